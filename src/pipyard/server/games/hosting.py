"""What hosting a game is for every game: the contract's functions, and events as logs keep them."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Generic, TypeVar

import numpy as np
from pydantic import TypeAdapter, ValidationError

from pipyard.core.contract import Acting, Below, Drawn, Game, Move, Outcome
from pipyard.server.games.hosted import Event, Json
from pipyard.server.validation import malformed

A = TypeVar("A")
C = TypeVar("C")


@contextmanager
def folder_of(files: Mapping[str, str]) -> Iterator[Path]:
    """Put files into a folder for as long as they are read."""
    with TemporaryDirectory(prefix="pipyard-") as folder:
        for name, text in files.items():
            (Path(folder) / Path(name).name).write_text(text, encoding="utf-8")
        yield Path(folder)


def copied(position: np.recarray) -> np.recarray:
    """Copy a position as bytes: field by field, as NumPy does, takes ten times as long."""
    return np.frombuffer(bytearray(position.tobytes()), position.dtype).view(np.recarray)


class Hosting(Generic[A, C]):
    """A game's rules, with adapters that put its actions and outcomes into JSON and back."""

    quick = frozenset({"random", "greedy"})
    stand_in = "greedy"

    def __init__(
        self, rules: Game[A, C, Any], actions: TypeAdapter[A], outcomes: TypeAdapter[C]
    ) -> None:
        self._rules = rules
        self._actions = actions
        self._outcomes = outcomes
        self.rules_version = rules.metadata.rules_version

    def acting(self, position: np.recarray) -> Acting:
        """Say who is to act."""
        return self._rules.acting(position)

    def legal(self, position: np.recarray, seat: int) -> list[A]:
        """List a seat's legal actions."""
        return list(self._rules.legal(position, seat))

    def foreseen(self, position: np.recarray, seats: Sequence[int]) -> Json:  # noqa: ARG002
        """Return what a table's state tells besides of seats that are asked: nothing."""
        return {}

    def purpose(self, position: np.recarray) -> str:
        """Say what the coming chance event is for; nothing where chance does not act."""
        return self._rules.purpose(position)

    def draw(self, position: np.recarray, below: Below) -> Drawn[C]:
        """Draw what chance is to bring."""
        return Drawn(self._rules.draw(position, below))

    def outcome(self, position: np.recarray) -> Outcome | None:
        """Say who won, or None while the game goes on."""
        return self._rules.outcome(position)

    def read_action(self, given: object) -> A:
        """Read an action as clients send it; refuse what is none of this game."""
        try:
            return self._actions.validate_python(given)
        except ValidationError as error:
            raise malformed(error.errors()) from None

    def write_event(self, event: Event) -> dict[str, Any]:
        """Put an event into the form in which logs keep it."""
        if isinstance(event, Move):
            action = self._actions.dump_python(event.action, mode="json")
            return {"type": "move", "seat": event.seat, "action": action}
        return {"type": "drawn", "outcome": self._outcomes.dump_python(event.outcome, mode="json")}

    def read_event(self, stored: Json) -> Event:
        """Read an event from a log."""
        if stored["type"] == "move":
            return Move(stored["seat"], self._actions.validate_python(stored["action"]))
        return Drawn(self._outcomes.validate_python(stored["outcome"]))
