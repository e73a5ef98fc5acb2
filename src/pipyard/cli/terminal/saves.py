"""Saved games: each is a log, which is replayed when the game continues."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

from pipyard.bots import BOTS
from pipyard.cli.terminal.games import TerminalGame
from pipyard.cli.terminal.session import Session
from pipyard.core.errors import InvalidConfig, PipyardError
from pipyard.i18n import Words
from pipyard.server.games.hosting import HostedGame
from pipyard.server.logs.reading import checked_log, write_log
from pipyard.server.logs.refusal import LogRefused
from pipyard.server.logs.replaying import OTHER_RULES
from pipyard.server.logs.schemas import FORMAT, GameLog, LoggedTerminal
from pipyard.server.logs.verifying import verify
from pipyard.server.tables.events import Rolled, read_event, write_event
from pipyard.server.tables.table import Seat

_MOST_KEPT = 20


class InvalidSave(PipyardError):
    """A saved game that cannot be continued; its file is left alone."""

    def __init__(self, sentence: str) -> None:
        super().__init__("save/invalid", sentence)


def to_json(session: Session[Any]) -> str:
    """Convert a game to a log."""
    table = session.table
    events = (write_event(table.game, event) for event in session.events)
    log = {
        "pipyard": FORMAT,
        "game": table.game.name,
        "rules_version": table.rules_version,
        "content_hash": table.game.content_hash,
        "pack": table.game.pack,
        "config": dict(table.config),
        "seats": [{"name": seat.name, "bot": seat.bot} for seat in table.seats],
        "dice": None,
        "terminal": {"seed": session.seed, "content": session.content},
        "events": [{"version": number, **event} for number, event in enumerate(events, 1)],
    }
    return write_log(checked_log(log))


def from_json(game: TerminalGame, text: str, words: Words) -> Session[Any]:
    """Read a log and replay it; refuse one with other rules or other content."""
    unreadable = InvalidSave(words("terminal-save-unreadable", game=game.name))
    now = game.published.metadata.rules_version
    try:
        log = checked_log(_as_log(game, json.loads(text)))
        bots = {seat.bot for seat in log.seats} - {None}
        if log.game != game.name or not bots <= set(BOTS[game.name]):
            raise unreadable
        if log.rules_version != now:
            versions = {"saved": str(log.rules_version), "now": str(now)}
            raise InvalidSave(words("terminal-save-rules", game=game.name, **versions))
        return _replayed(game, log)
    except LogRefused as refused:
        if refused.code == OTHER_RULES and refused.found:
            raise InvalidSave(words("terminal-save-content", game=game.name)) from None
        raise unreadable from None
    except (ValueError, KeyError, TypeError, AttributeError, InvalidConfig):
        raise unreadable from None


def _replayed(game: TerminalGame, log: GameLog) -> Session[Any]:
    here = log.terminal or LoggedTerminal(seed=None, content=None)
    hosted = HostedGame(game.with_content(here.content))
    verify(log, {game.name: hosted})
    seats = [Seat(seat.bot, own_name=seat.name) for seat in log.seats]
    config = hosted.read_config(log.config)
    session: Session[Any] = Session.seated(game, hosted, config, seats, **here.model_dump())
    for logged in log.events:
        event = read_event(session.table.game, logged.model_dump(mode="json", exclude={"version"}))
        if isinstance(event, Rolled) and not event.purpose:
            # Old saves do not say what a draw was for.
            purpose, number, _ = session.table.source(_no_chance)
            event = replace(event, purpose=purpose, number=number)
        session.apply(event)
    return session


def _no_chance(bound: int) -> int:
    raise ValueError(f"nothing is drawn below {bound} in a replay")


def _as_log(game: TerminalGame, given: Any) -> Any:
    """Return the content of a save as a log, also if it was saved before saves were logs."""
    if "pipyard" in given:
        return given
    config, content = game.read_former_setup(given["config"], given["pack"])
    seed, events = given.pop("seed"), [{"type": "begun"}, *given["events"]]
    return {
        **given,
        "pipyard": FORMAT,
        "pack": None,
        "config": config,
        "dice": None,
        "terminal": {"seed": seed, "content": content},
        "events": [{"version": number, **event} for number, event in enumerate(events, 1)],
    }


class Saves:
    """A folder of saved games; each keeps its file until it is over."""

    def __init__(self, folder: Path, game: TerminalGame) -> None:
        self._folder = folder
        self._game = game

    def latest(self) -> Path | None:
        """Return the game that was played last, if one is saved."""
        kept = self._by_age()
        return kept[-1] if kept else None

    def new_path(self) -> Path:
        """Return a file name for a new game."""
        taken = [int(path.stem.rpartition("-")[2]) for path in self._by_age()]
        return self._folder / f"{self._game.name}-{max(taken, default=0) + 1}.json"

    def write(self, path: Path, session: Session[Any]) -> None:
        """Save a game, replacing the file atomically; drop the oldest games beyond twenty."""
        self._folder.mkdir(parents=True, exist_ok=True)
        draft = path.with_suffix(".draft")
        draft.write_text(to_json(session), encoding="utf-8")
        draft.replace(path)
        for old in self._by_age()[:-_MOST_KEPT]:
            old.unlink(missing_ok=True)

    def _by_age(self) -> list[Path]:
        paths = (path for path in self._folder.glob(f"{self._game.name}-*.json"))
        numbered = (path for path in paths if path.stem.rpartition("-")[2].isdecimal())
        return sorted(numbered, key=lambda path: (path.stat().st_mtime_ns, path.name))
