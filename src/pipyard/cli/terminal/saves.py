"""Games kept between two visits: each a log as JSON, replayed when it is taken up again."""

from pathlib import Path
from typing import Annotated, Any, Literal, TypeAlias

from pydantic import BaseModel, Field, ValidationError

from pipyard.bots import BOTS
from pipyard.cli.terminal.games import TerminalGame
from pipyard.cli.terminal.seats import Seat
from pipyard.cli.terminal.session import Event, Session, Setup
from pipyard.core.contract import Drawn, Move
from pipyard.core.errors import IllegalMove, InvalidConfig, PipyardError
from pipyard.i18n import Words

_MOST_KEPT = 20


class InvalidSave(PipyardError):
    """A saved game that cannot be taken up again; its file is left alone."""

    def __init__(self, sentence: str) -> None:
        super().__init__("save/invalid", sentence)


class _Moved(BaseModel):
    type: Literal["move"] = "move"
    seat: int
    action: dict[str, Any]


class _Drawn(BaseModel):
    type: Literal["drawn"] = "drawn"
    outcome: dict[str, Any]


_Stored: TypeAlias = Annotated[_Moved | _Drawn, Field(discriminator="type")]


class _Stamp(BaseModel):
    """What is looked at first: under other rules the rest may have another shape."""

    game: str
    rules_version: int
    content_hash: str
    pack: str | None = None


class _Save(_Stamp):
    config: dict[str, Any]
    seats: tuple[Seat, ...]
    seed: int | None
    events: list[_Stored]


def to_json(game: TerminalGame, session: Session[Any]) -> str:
    """Write a game as a log."""
    setup = session.setup
    return _Save(
        game=game.name,
        rules_version=game.rules_version,
        content_hash=session.rules.content_hash,
        pack=setup.pack,
        config=game.config.dump_python(setup.config, mode="json"),
        seats=setup.seats,
        seed=setup.seed,
        events=[_stored(game, event) for event in session.events],
    ).model_dump_json(indent=1)


def from_json(game: TerminalGame, text: str, words: Words) -> Session[Any]:
    """Read a log and replay it; one of other rules or other content is refused."""
    unreadable = InvalidSave(words("terminal-save-unreadable", game=game.name))
    try:
        stamp = _Stamp.model_validate_json(text)
        if stamp.game != game.name:
            raise unreadable
        if stamp.rules_version != game.rules_version:
            versions = {"saved": str(stamp.rules_version), "now": str(game.rules_version)}
            raise InvalidSave(words("terminal-save-rules", game=game.name, **versions))
        rules = game.rules(stamp.pack)
        if stamp.content_hash not in rules.content_hashes:
            raise InvalidSave(words("terminal-save-content", game=game.name))
        save = _Save.model_validate_json(text)
        config = game.config.validate_python(save.config)
        bots = {seat.bot for seat in save.seats} - {None}
        if len(save.seats) != config.seats or not bots <= set(BOTS[game.name]):
            raise unreadable
        setup = Setup(config, save.seats, save.seed, save.pack)
        return Session.start(rules, setup, (_event(game, stored) for stored in save.events))
    except (ValidationError, IllegalMove, InvalidConfig):
        raise unreadable from None


def _stored(game: TerminalGame, event: Event) -> _Moved | _Drawn:
    if isinstance(event, Move):
        return _Moved(seat=event.seat, action=game.action.dump_python(event.action, mode="json"))
    return _Drawn(outcome=game.outcome.dump_python(event.outcome, mode="json"))


def _event(game: TerminalGame, stored: _Moved | _Drawn) -> Event:
    if isinstance(stored, _Moved):
        return Move(stored.seat, game.action.validate_python(stored.action))
    return Drawn(game.outcome.validate_python(stored.outcome))


class Saves:
    """A folder of saved games; each keeps its file until it is over."""

    def __init__(self, folder: Path, game: TerminalGame) -> None:
        self._folder = folder
        self._game = game

    def latest(self) -> Path | None:
        """Return the game that was played last, if one is kept."""
        kept = self._by_age()
        return kept[-1] if kept else None

    def new_path(self) -> Path:
        """Name a file for a new game."""
        taken = [int(path.stem.rpartition("-")[2]) for path in self._by_age()]
        return self._folder / f"{self._game.name}-{max(taken, default=0) + 1}.json"

    def write(self, path: Path, session: Session[Any]) -> None:
        """Keep a game, replacing the file in one go; the oldest games beyond twenty are dropped."""
        self._folder.mkdir(parents=True, exist_ok=True)
        draft = path.with_suffix(".draft")
        draft.write_text(to_json(self._game, session), encoding="utf-8")
        draft.replace(path)
        for old in self._by_age()[:-_MOST_KEPT]:
            old.unlink(missing_ok=True)

    def _by_age(self) -> list[Path]:
        paths = (path for path in self._folder.glob(f"{self._game.name}-*.json"))
        numbered = (path for path in paths if path.stem.rpartition("-")[2].isdecimal())
        return sorted(numbered, key=lambda path: (path.stat().st_mtime_ns, path.name))
