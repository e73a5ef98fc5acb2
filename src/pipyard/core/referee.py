"""A game as a referee sees it: positions as bytes, events as numbers, one call for each event.

Whoever decides for many tables keeps a position's bytes and asks: is this allowed, where does it
lead, who is to act then? A referee holds nothing of a table and may be used by any thread.
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
"""Kinds of event that every game's compiled referee knows: none, and a seat's action."""
_GIVEN = 16
_SEATS, _OVER, _PHASE, _CHANCE, _WHOSE, _OUTCOMES, _LISTED = range(7)
"""Places in a verdict's record."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """Who is to act; where it is chance, what for, and what of."""

    acting: Acting
    purpose: str = ""
    chance: int = 0
    outcomes: int = 0
    listed: tuple[int, ...] = ()


class Referee(ABC):
    """Applies events to positions as bytes; what is not allowed is refused."""

    dtype: np.dtype[Any]
    """The record that the bytes are."""

    @abstractmethod
    def look(self, record: bytes) -> Verdict:
        """Say who is to act."""

    @abstractmethod
    def move(self, record: bytes, seat: int, number: int) -> tuple[bytes, Verdict]:
        """Return the position after a seat's action, and who is to act then."""

    @abstractmethod
    def draw(self, record: bytes, verdict: Verdict, below: Below) -> list[int]:
        """Draw what chance is to bring, with its proper odds, as numbers."""

    @abstractmethod
    def land(
        self, record: bytes, verdict: Verdict, numbers: Sequence[int]
    ) -> tuple[bytes, Verdict]:
        """Return the position after what chance brought, and who is to act then."""

    @abstractmethod
    def action(self, record: bytes, number: int) -> Any:
        """Say what the number of an action means here, in the structured form."""

    @abstractmethod
    def number(self, record: bytes, action: Any) -> int:
        """Number an action, legal or not; one that means nothing here is refused."""

    @abstractmethod
    def outcome(self, record: bytes, verdict: Verdict, numbers: Sequence[int]) -> Any:
        """Say what the numbers mean that chance brings, in the structured form."""

    @abstractmethod
    def numbers(self, record: bytes, verdict: Verdict, outcome: Any) -> list[int]:
        """Number what chance brings; refuse what it cannot bring now."""

    def seat_state(self, record: bytes, seat: int) -> bytes | None:  # noqa: ARG002
        """Return all that decides what a seat may do, where only its own moves change that."""
        return None

    @property
    def layout(self) -> str:
        """Name the record's layout: under another one the same bytes mean something else."""
        return _layout(self.dtype)

    def position(self, record: bytes) -> np.recarray:
        """Return a position of one's own, as the contract takes it."""
        position = recarray(self.dtype)
        position.view(np.uint8)[:] = np.frombuffer(record, np.uint8)
        return position


class GeneralReferee(Referee):
    """The referee of any game, through its contract."""

    def __init__(self, game: "Game[Any, Any, Any]", dtype: np.dtype[Any]) -> None:
        self._game = game
        self.dtype = dtype

    def look(self, record: bytes) -> Verdict:
        """Say who is to act."""
        return self._verdict(self.position(record))

    def move(self, record: bytes, seat: int, number: int) -> tuple[bytes, Verdict]:
        """Return the position after a seat's action, and who is to act then."""
        position = self.position(record)
        if number not in self._game.legal_dense(position, seat):
            raise IllegalMove(NOT_ALLOWED)
        action = self._game.from_dense(position, number)
        self._game.apply(position, Move(seat, action))
        return position.tobytes(), self._verdict(position)

    def draw(self, record: bytes, verdict: Verdict, below: Below) -> list[int]:  # noqa: ARG002
        """Draw what chance is to bring."""
        position = self.position(record)
        return self._game.numbers_of(position, self._game.draw(position, below))

    def land(
        self,
        record: bytes,
        verdict: Verdict,  # noqa: ARG002
        numbers: Sequence[int],
    ) -> tuple[bytes, Verdict]:
        """Return the position after what chance brought, and who is to act then."""
        position = self.position(record)
        if not self._game.acting(position).chance:
            raise IllegalMove(NOT_DUE)
        self._game.apply(position, Drawn(self._game.outcome_of(position, numbers)))
        return position.tobytes(), self._verdict(position)

    def action(self, record: bytes, number: int) -> Any:
        """Say what the number of an action means here."""
        return self._game.from_dense(self.position(record), number)

    def number(self, record: bytes, action: Any) -> int:
        """Number an action."""
        return self._game.number_of(self.position(record), action)

    def outcome(
        self,
        record: bytes,
        verdict: Verdict,  # noqa: ARG002
        numbers: Sequence[int],
    ) -> Any:
        """Say what the numbers mean that chance brings."""
        return self._game.outcome_of(self.position(record), numbers)

    def numbers(self, record: bytes, verdict: Verdict, outcome: Any) -> list[int]:
        """Number what chance brings."""
        if not verdict.acting.chance:
            raise IllegalMove(NOT_DUE)
        return self._game.numbers_of(self.position(record), outcome)

    def seat_state(self, record: bytes, seat: int) -> bytes | None:
        """Return all that decides what a seat may do, where only its own moves change that."""
        return self._game.seat_state(self.position(record), seat)

    def _verdict(self, position: np.recarray) -> Verdict:
        acting = self._game.acting(position)
        return Verdict(acting, self._game.purpose(position) if acting.chance else "")


class _Desk:
    """Room in a thread's memory for one position, and the entry point bound to it."""

    def __init__(self, entry: Callable[..., Any], dtype: np.dtype[Any], content: Any) -> None:
        jit.make_room()
        position, verdict = recarray(dtype), recarray(VERDICT)
        given = jit.zeros(np.dtype(np.int16), _GIVEN)
        self.position = position.view(np.uint8).data
        self.verdict = verdict.view(np.int16).data
        self.given = given.data
        self.call = jit.bound(entry, position, content, None, None, None, given, verdict)


class CompiledReferee(Referee):
    """The referee of a game whose rules have an entry point for it: one call an event."""

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
        self._purpose = purpose
        self._desks = threading.local()

    def _desk(self) -> _Desk:
        try:
            desk: _Desk = self._desks.desk
        except AttributeError:
            desk = self._desks.desk = _Desk(self._entry, self.dtype, self._content)
        return desk

    def look(self, record: bytes) -> Verdict:
        """Say who is to act."""
        desk = self._desk()
        desk.position[:] = record
        desk.call(_LOOK, 0, 0)
        return self._verdict(desk)

    def move(self, record: bytes, seat: int, number: int) -> tuple[bytes, Verdict]:
        """Return the position after a seat's action, and who is to act then."""
        desk = self._desk()
        desk.position[:] = record
        if not desk.call(_MOVE, seat, number):
            raise IllegalMove(NOT_ALLOWED)
        return desk.position.tobytes(), self._verdict(desk)

    def land(
        self, record: bytes, verdict: Verdict, numbers: Sequence[int]
    ) -> tuple[bytes, Verdict]:
        """Return the position after what chance brought, and who is to act then."""
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
        """Lay out what chance brought as the rules take it; the number that goes with it.

        Refuse what cannot be laid out.
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
