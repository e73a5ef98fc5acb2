"""Games kept between two visits: each a log as JSON, replayed when it is taken up again."""

from pathlib import Path
from typing import Annotated, Literal, TypeAlias

from pydantic import BaseModel, Field, ValidationError, model_validator

from pipyard.bots import BOTS
from pipyard.cli.terminal.seats import Seat
from pipyard.cli.terminal.session import Event, Session, Setup
from pipyard.cli.terminal.setup import content_of
from pipyard.core.contract import Drawn, Move
from pipyard.core.errors import IllegalMove, InvalidConfig, PipyardError
from pipyard.games.spots.actions import Action, ChanceOutcome
from pipyard.games.spots.game import RULES_VERSION, Spots, SpotsConfig
from pipyard.i18n import Words

GAME = "spots"
_MOST_KEPT = 20


class InvalidSave(PipyardError):
    """A saved game that cannot be taken up again; its file is left alone."""

    def __init__(self, sentence: str) -> None:
        super().__init__("save/invalid", sentence)


class _Moved(BaseModel):
    type: Literal["move"] = "move"
    seat: int
    action: Annotated[Action, Field(discriminator="type")]


class _Drawn(BaseModel):
    type: Literal["drawn"] = "drawn"
    outcome: Annotated[ChanceOutcome, Field(discriminator="type")]


_Stored: TypeAlias = Annotated[_Moved | _Drawn, Field(discriminator="type")]


class _Stamp(BaseModel):
    """What is looked at first: under other rules the rest may have another shape."""

    game: str
    rules_version: int
    content_hash: str
    pack: str | None = None


class _Save(_Stamp):
    config: SpotsConfig
    seats: tuple[Seat, ...]
    seed: int | None
    events: list[_Stored]

    @model_validator(mode="after")
    def _seats_fit(self) -> "_Save":
        bots = {seat.bot for seat in self.seats} - {None}
        if len(self.seats) != self.config.seats or not bots <= set(BOTS[GAME]):
            raise ValueError("the seats are not those of a game")
        return self


def to_json(session: Session) -> str:
    """Write a game as a log."""
    setup = session.setup
    return _Save(
        game=GAME,
        rules_version=RULES_VERSION,
        content_hash=session.spots.content.hash,
        pack=setup.pack,
        config=setup.config,
        seats=setup.seats,
        seed=setup.seed,
        events=[_stored(event) for event in session.events],
    ).model_dump_json(indent=1)


def from_json(text: str, words: Words) -> Session:
    """Read a log and replay it; one of other rules, cards or tiles is refused."""
    try:
        stamp = _Stamp.model_validate_json(text)
        if stamp.game != GAME:
            raise InvalidSave(words("terminal-save-unreadable"))
        if stamp.rules_version != RULES_VERSION:
            versions = {"saved": str(stamp.rules_version), "now": str(RULES_VERSION)}
            raise InvalidSave(words("terminal-save-rules", **versions))
        content = content_of(stamp.pack)
        if stamp.content_hash != content.hash:
            raise InvalidSave(words("terminal-save-content"))
        save = _Save.model_validate_json(text)
        setup = Setup(save.config, save.seats, save.seed, save.pack)
        return Session.start(Spots(content), setup, map(_event, save.events))
    except (ValidationError, IllegalMove, InvalidConfig):
        raise InvalidSave(words("terminal-save-unreadable")) from None


def _stored(event: Event) -> _Moved | _Drawn:
    if isinstance(event, Move):
        return _Moved(seat=event.seat, action=event.action)
    return _Drawn(outcome=event.outcome)


def _event(stored: _Moved | _Drawn) -> Event:
    if isinstance(stored, _Moved):
        return Move(stored.seat, stored.action)
    return Drawn(stored.outcome)


class Saves:
    """A folder of saved games; a game keeps its file until it is over."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def latest(self) -> Path | None:
        """Return the game that was played last, if one is kept."""
        kept = self._by_age()
        return kept[-1] if kept else None

    def new_path(self) -> Path:
        """Name a file for a new game."""
        taken = [int(path.stem.rpartition("-")[2]) for path in self._by_age()]
        return self._folder / f"{GAME}-{max(taken, default=0) + 1}.json"

    def write(self, path: Path, session: Session) -> None:
        """Keep a game, replacing the file in one go; the oldest games beyond twenty are dropped."""
        self._folder.mkdir(parents=True, exist_ok=True)
        draft = path.with_suffix(".draft")
        draft.write_text(to_json(session), encoding="utf-8")
        draft.replace(path)
        for old in self._by_age()[:-_MOST_KEPT]:
            old.unlink(missing_ok=True)

    def _by_age(self) -> list[Path]:
        paths = (path for path in self._folder.glob(f"{GAME}-*.json"))
        numbered = (path for path in paths if path.stem.rpartition("-")[2].isdecimal())
        return sorted(numbered, key=lambda path: (path.stat().st_mtime_ns, path.name))
