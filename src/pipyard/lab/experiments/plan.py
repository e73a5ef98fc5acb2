"""An experiment as described in its file: tables, number of games, and what is recorded."""

import hashlib
import json
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from pipyard.core.errors import InvalidContent
from pipyard.lab.setup import configured
from pipyard.lab.simulate import SimulateOptions, TableSetup, seat_bots

RECORDS = ("game", "turn", "decision", "fact")
_KEYS = {"games": int, "seed": int, "record": str, "tables": list, "coach": bool, "reviews": int}
REVIEWS = 20
"""How many games of each table the coach reviews by default."""
_TABLE_KEYS = {"game": str, "players": int, "bots": list, "rotate": bool, "pack": str, "name": str}


@dataclass(frozen=True, slots=True)
class ExperimentTable:
    """One table of an experiment: its setup, and who plays at it."""

    name: str
    setup: TableSetup
    bots: tuple[str, ...]
    rotate: bool

    def bot_at(self, number: int, seat: int) -> str:
        """Return the bot in a seat of the game with a number."""
        return self.bots[(seat + (number if self.rotate else 0)) % len(self.bots)]

    def about(self) -> dict[str, object]:
        """Describe the table for a document."""
        return {
            "name": self.name,
            "game": self.setup.game,
            "players": self.setup.seats,
            "bots": list(self.bots),
            "rotate": self.rotate,
            "pack": self.setup.rules.pack,
            "content_hash": self.setup.rules.content_hash,
            "config": repr(self.setup.config),
        }


@dataclass(frozen=True, slots=True)
class Experiment:
    """A number of games at each table, from one seed, with one row for each recorded thing.

    If facts are recorded, the coach judges every turn, and reviews this many games of each table.
    """

    games: int
    seed: int
    record: str
    tables: tuple[ExperimentTable, ...]
    coach: bool = True
    reviews: int = REVIEWS

    def options(self, table: ExperimentTable) -> SimulateOptions:
        """Return the options for playing the games of a table."""
        return SimulateOptions(table.bots, self.games, self.seed, rotate=table.rotate)

    def about(self) -> dict[str, object]:
        """Describe the experiment for a document: everything that its numbers depend on."""
        tables = [table.about() for table in self.tables]
        asked = {"coach": self.coach, "reviews": self.reviews} if self.record == "fact" else {}
        numbers = {"games": self.games, "seed": self.seed, "record": self.record}
        return {**numbers, **asked, "tables": tables}

    @property
    def digest(self) -> str:
        """A hash that distinguishes the experiment from all others."""
        return hashlib.sha256(json.dumps(self.about(), sort_keys=True).encode()).hexdigest()[:16]


def read_experiment(file: Path) -> Experiment:
    """Read an experiment; missing values get defaults, and wrong ones are refused."""
    try:
        given = tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise InvalidContent(file.name, "file", f"cannot be read: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise InvalidContent(file.name, "file", f"is not valid TOML: {error}") from None
    _check(file.name, "", given, _KEYS)
    if not given.get("tables"):
        raise InvalidContent(file.name, "tables", "name at least one table: [[tables]]")
    experiment = Experiment(
        games=given.get("games", 1000),
        seed=given.get("seed", 0),
        record=given.get("record", "game"),
        tables=tuple(_table(file, number, each) for number, each in enumerate(given["tables"], 1)),
        coach=given.get("coach", True),
        reviews=given.get("reviews", REVIEWS),
    )
    if experiment.record not in RECORDS:
        raise InvalidContent(file.name, "record", f"is one of {', '.join(RECORDS)}")
    for table in experiment.tables:
        experiment.options(table).check()
    return experiment


def _table(file: Path, number: int, given: object) -> ExperimentTable:
    key = f"tables.{number}"
    if not isinstance(given, dict) or "game" not in given:
        raise InvalidContent(file.name, key, "needs a game")
    options = given.get("options", {})
    _check(file.name, f"{key}.", {k: v for k, v in given.items() if k != "options"}, _TABLE_KEYS)
    bots: Sequence[str] = given.get("bots", ())
    players = given.get("players", max(len(bots), 2))
    pack = file.parent / given["pack"] if "pack" in given else None
    setup = configured(given["game"], players, options, pack)
    names = seat_bots(setup.game, bots, players)
    return ExperimentTable(given.get("name", f"{number}"), setup, names, given.get("rotate", True))


def _check(file: str, place: str, given: Mapping[str, Any], known: Mapping[str, type]) -> None:
    for key, value in given.items():
        if key not in known:
            raise InvalidContent(file, f"{place}{key}", f"is none of {', '.join(known)}")
        if not isinstance(value, known[key]) or (known[key] is int and isinstance(value, bool)):
            raise InvalidContent(file, f"{place}{key}", f"must be of type {known[key].__name__}")
