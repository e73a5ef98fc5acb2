"""A game as a referee sees it: positions as bytes, events as numbers, one call for each event.

A driver that runs many tables keeps a position as bytes and asks: is this allowed, what does it
lead to, and who acts then? A referee stores nothing about a table, and any thread may use it.
"""

import threading
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any
from zlib import crc32

import numpy as np

from pipyard.core import jit
from pipyard.core.contract import Acting, Below, Drawn, Move
from pipyard.core.errors import IllegalMove
from pipyard.core.record import bits_of, recarray
from pipyard.core.verdict import VERDICT

if TYPE_CHECKING:
    from pipyard.core.contract import Game

NOT_ALLOWED = "The rules do not allow this now; choose one of the offered actions."
NOT_DUE = "This is not what chance is to bring now."
_LOOK, _MOVE = 0, 1
"""Kinds of event that every game's compiled referee has: no event, and a seat's action."""
_GIVEN = 16
_SEATS, _OVER, _PHASE, _CHANCE, _WHOSE, _OUTCOMES, _LISTED = range(7)
"""Indexes in a verdict's record."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """Who acts next; if it is chance, its purpose and the possible outcomes."""

    acting: Acting
    purpose: str = ""
    chance: int = 0
    outcomes: int = 0
    listed: tuple[int, ...] = ()


class Referee(ABC):
    """Applies events to positions as bytes; refuses what is not allowed."""

    dtype: np.dtype[Any]
    """The record type of the bytes."""

    @abstractmethod
    def look(self, record: bytes) -> Verdict:
        """Return who acts next."""

    @abstractmethod
    def move(self, record: bytes, seat: int, number: int) -> tuple[bytes, Verdict]:
        """Return the position after a seat's action, and who acts next."""

    @abstractmethod
    def draw(self, record: bytes, verdict: Verdict, below: Below) -> list[int]:
        """Draw the next chance outcome with its proper odds, as numbers."""

    @abstractmethod
    def land(
        self, record: bytes, verdict: Verdict, numbers: Sequence[int]
    ) -> tuple[bytes, Verdict]:
        """Return the position after a chance outcome, and who acts next."""

    @abstractmethod
    def action(self, record: bytes, number: int) -> Any:
        """Return the structured action that a number means here."""

    @abstractmethod
    def number(self, record: bytes, action: Any) -> int:
        """Return an action's number, legal or not; refuse one that means nothing here."""

    @abstractmethod
    def outcome(self, record: bytes, verdict: Verdict, numbers: Sequence[int]) -> Any:
        """Return the structured chance outcome that the numbers mean."""

    @abstractmethod
    def numbers(self, record: bytes, verdict: Verdict, outcome: Any) -> list[int]:
        """Return a chance outcome as numbers; refuse one that is not possible now."""

    def seat_state(self, record: bytes, seat: int) -> bytes | None:  # noqa: ARG002
        """Return everything that decides what a seat may do, if only its own moves change that."""
        return None

    @property
    def layout(self) -> str:
        """Return a hash of the record's layout: in another one the same bytes mean other things."""
        return _layout(self.dtype)

    def position(self, record: bytes) -> np.recarray:
        """Return a new position in the form that the contract uses."""
        position = recarray(self.dtype)
        position.view(np.uint8)[:] = np.frombuffer(record, np.uint8)
        return position


class GeneralReferee(Referee):
    """The referee of any game, through its contract."""

    def __init__(self, game: "Game[Any, Any, Any]", dtype: np.dtype[Any]) -> None:
        self._game = game
        self.dtype = dtype

    def look(self, record: bytes) -> Verdict:
        """Return who acts next."""
        return self._verdict(self.position(record))

    def move(self, record: bytes, seat: int, number: int) -> tuple[bytes, Verdict]:
        """Return the position after a seat's action, and who acts next."""
        position = self.position(record)
        if number not in self._game.legal_dense(position, seat):
            raise IllegalMove(NOT_ALLOWED)
        action = self._game.from_dense(position, number)
        self._game.apply(position, Move(seat, action))
        return position.tobytes(), self._verdict(position)

    def draw(self, record: bytes, verdict: Verdict, below: Below) -> list[int]:  # noqa: ARG002
        """Draw the next chance outcome."""
        position = self.position(record)
        return self._game.numbers_of(position, self._game.draw(position, below))

    def land(
        self,
        record: bytes,
        verdict: Verdict,  # noqa: ARG002
        numbers: Sequence[int],
    ) -> tuple[bytes, Verdict]:
        """Return the position after a chance outcome, and who acts next."""
        position = self.position(record)
        if not self._game.acting(position).chance:
            raise IllegalMove(NOT_DUE)
        self._game.apply(position, Drawn(self._game.outcome_of(position, numbers)))
        return position.tobytes(), self._verdict(position)

    def action(self, record: bytes, number: int) -> Any:
        """Return the action that a number means here."""
        return self._game.from_dense(self.position(record), number)

    def number(self, record: bytes, action: Any) -> int:
        """Return an action's number."""
        return self._game.number_of(self.position(record), action)

    def outcome(
        self,
        record: bytes,
        verdict: Verdict,  # noqa: ARG002
        numbers: Sequence[int],
    ) -> Any:
        """Return the chance outcome that the numbers mean."""
        return self._game.outcome_of(self.position(record), numbers)

    def numbers(self, record: bytes, verdict: Verdict, outcome: Any) -> list[int]:
        """Return a chance outcome as numbers."""
        if not verdict.acting.chance:
            raise IllegalMove(NOT_DUE)
        return self._game.numbers_of(self.position(record), outcome)

    def seat_state(self, record: bytes, seat: int) -> bytes | None:
        """Return everything that decides what a seat may do, if only its own moves change that."""
        return self._game.seat_state(self.position(record), seat)

    def _verdict(self, position: np.recarray) -> Verdict:
        acting = self._game.acting(position)
        return Verdict(acting, self._game.purpose(position) if acting.chance else "")


class _Desk:
    """A buffer in a thread's memory for one position, and the entry point bound to it."""

    def __init__(self, entry: Callable[..., Any], dtype: np.dtype[Any], content: Any) -> None:
        jit.make_room()
        position, verdict = recarray(dtype), recarray(VERDICT)
        given = jit.zeros(np.dtype(np.int16), _GIVEN)
        self.position = position.view(np.uint8).data
        self.verdict = verdict.view(np.int16).data
        self.given = given.data
        self.call = jit.bound(entry, position, content, None, None, None, given, verdict)


class CompiledReferee(Referee):
    """The referee of a game whose rules have an entry point for it: one call for each event."""

    def __init__(
        self,
        entry: Callable[..., Any],
        dtype: np.dtype[Any],
        content: np.ndarray[Any, Any],
        purpose: Callable[[int, int], str],
    ) -> None:
        self.dtype = dtype
        self._entry = entry
        self._content = content
        self._purpose = cache(purpose)
        self._desks = threading.local()

    def _desk(self) -> _Desk:
        try:
            desk: _Desk = self._desks.desk
        except AttributeError:
            desk = self._desks.desk = _Desk(self._entry, self.dtype, self._content)
        return desk

    def look(self, record: bytes) -> Verdict:
        """Return who acts next."""
        desk = self._desk()
        desk.position[:] = record
        desk.call(_LOOK, 0, 0)
        return self._verdict(desk)

    def move(self, record: bytes, seat: int, number: int) -> tuple[bytes, Verdict]:
        """Return the position after a seat's action, and who acts next."""
        desk = self._desk()
        desk.position[:] = record
        if not desk.call(_MOVE, seat, number):
            raise IllegalMove(NOT_ALLOWED)
        return desk.position.tobytes(), self._verdict(desk)

    def land(
        self, record: bytes, verdict: Verdict, numbers: Sequence[int]
    ) -> tuple[bytes, Verdict]:
        """Return the position after a chance outcome, and who acts next."""
        if not verdict.chance:
            raise IllegalMove(NOT_DUE)
        desk = self._desk()
        desk.position[:] = record
        number = self.lay(verdict, numbers, desk.given)
        if not desk.call(verdict.chance, 0, number):
            raise IllegalMove(NOT_DUE)
        return desk.position.tobytes(), self._verdict(desk)

    @abstractmethod
    def lay(self, verdict: Verdict, numbers: Sequence[int], given: memoryview) -> int:
        """Write a chance outcome in the form that rules take; return the number that goes with it.

        Refuse what cannot be written that way.
        """

    def _verdict(self, desk: _Desk) -> Verdict:
        told = desk.verdict
        chance = told[_CHANCE]
        if not chance:
            return _asked(told[_SEATS])
        outcomes = told[_OUTCOMES]
        purpose = self._purpose(told[_PHASE], told[_WHOSE])
        listed = tuple(told[_LISTED : _LISTED + outcomes])
        return Verdict(_CHANCE_ACTS, purpose, chance, outcomes, listed)


_CHANCE_ACTS = Acting(chance=True)


@cache
def _layout(dtype: np.dtype[Any]) -> str:
    return f"{crc32(str(dtype).encode()):08x}"


@lru_cache(maxsize=256)
def _asked(seats: int) -> Verdict:
    return Verdict(Acting(bits_of(seats)))
