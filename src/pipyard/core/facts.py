"""Facts: what happened, written by the rules as it happens, into a small buffer of numbers.

The caller that applies an event passes the buffer, zeroed, or None. Rule functions pass it on as
their last parameter, and code compiled for None contains nothing of it. The first two numbers of
the buffer are its own. After them come the facts: for each, its kind, the count of its numbers, and
these numbers.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias, TypeVar

import numpy as np

from pipyard.core.contract import Fact
from pipyard.core.jit import rule
from pipyard.core.signature import array_of

LENGTH = 512
"""More than any event can fill: a roll of all dice, a track of bonuses, and everybody's score."""
USED = 0
LATEST = 1
HEAD = 2
"""The buffer's own numbers: how many are used after them, and where the latest fact is."""
FACTS = array_of(np.int16)
"""The buffer's type for entry points."""

Buffer: TypeAlias = np.ndarray[tuple[int], np.dtype[np.int16]]
Facts: TypeAlias = Buffer | None
C = TypeVar("C")
"""The content that gives the numbers their names: cards and tiles, or a sheet."""


def no_facts() -> Buffer:
    """Return an empty buffer."""
    return np.zeros(LENGTH, np.int16)


@rule
def tell(facts: Facts, kind: np.int16) -> None:
    """Record that something happened; if there is no room left, the fact is lost."""
    if facts is not None:
        place = HEAD + facts[USED]
        if place + 2 <= len(facts):
            facts[place] = kind
            facts[place + 1] = 0
            facts[LATEST] = place
            facts[USED] += 2
        else:
            facts[USED] = len(facts) - HEAD


@rule
def add(facts: Facts, number: int) -> None:
    """Record one more number of the latest fact."""
    if facts is not None:
        place = HEAD + facts[USED]
        if place < len(facts):
            facts[place] = number
            facts[facts[LATEST] + 1] += 1
            facts[USED] += 1


@rule
def tell1(facts: Facts, kind: np.int16, number: int) -> None:
    """Record a fact with one number."""
    tell(facts, kind)
    add(facts, number)


@rule
def tell2(facts: Facts, kind: np.int16, first: int, second: int) -> None:
    """Record a fact with two numbers."""
    tell1(facts, kind, first)
    add(facts, second)


@rule
def tell3(facts: Facts, kind: np.int16, first: int, second: int, third: int) -> None:
    """Record a fact with three numbers."""
    tell2(facts, kind, first, second)
    add(facts, third)


@rule
def tell_more(facts: Facts, kind: np.int16, seat: int, amount: int) -> None:
    """Record a seat and an amount, in one fact with what the same event caused before."""
    if facts is not None and amount:
        numbers = find(facts, kind)
        if numbers:
            facts[numbers + 1] += amount
        else:
            tell2(facts, kind, seat, amount)


@rule
def find(facts: Buffer, kind: np.int16) -> int:
    """Return where the numbers of the first fact of a kind begin, 0 if there is none."""
    place = HEAD
    while place + 1 < HEAD + facts[USED]:
        if facts[place] == kind:
            return place + 2
        place += 2 + facts[place + 1]
    return 0


@dataclass(frozen=True, slots=True)
class Meaning(Generic[C]):
    """What a number of a fact means; or all remaining numbers, if it is `listed`."""

    read: Callable[[C, Any], Any]
    listed: bool = False


NUMBER: Meaning[Any] = Meaning(lambda _, number: number)
SEAT = NUMBER
YES_NO: Meaning[Any] = Meaning(lambda _, number: "yes" if number else "no")


class FactTable(Generic[C]):
    """A game's kinds of facts, each declared once: its name and what its numbers mean."""

    def __init__(self) -> None:
        self.kinds: list[tuple[str, dict[str, Meaning[C]]]] = []

    def kind(self, name: str, **particulars: Meaning[C]) -> np.int16:
        """Declare a kind and return its number; a listed detail takes the last numbers.

        The number is a NumPy integer: Numba would compile `tell` once for each Python literal.
        """
        self.kinds.append((name, particulars))
        return np.int16(len(self.kinds) - 1)

    def quiet_kind(self) -> np.int16:
        """Declare a kind that is not shown to players."""
        return self.kind("")

    @property
    def names(self) -> list[str]:
        """List the names of all kinds that are shown."""
        return [name for name, _ in self.kinds if name]

    def read(self, content: C, facts: Buffer) -> list[Fact]:
        """Return the facts in the buffer in words."""
        return [
            Fact(self.kinds[kind][0], self._particulars(content, kind, numbers))
            for kind, numbers in _each(facts)
            if self.kinds[kind][0]
        ]

    def _particulars(self, content: C, kind: int, numbers: list[int]) -> dict[str, Any]:
        meanings = self.kinds[kind][1]
        singles = [key for key, meaning in meanings.items() if not meaning.listed]
        given: dict[str, Any] = dict(zip(singles, numbers, strict=False))
        rest = numbers[len(singles) :]
        return {
            key: meaning.read(content, given.get(key, rest)) for key, meaning in meanings.items()
        }


def _each(facts: Buffer) -> Iterator[tuple[int, list[int]]]:
    numbers = facts[HEAD : HEAD + int(facts[USED])].tolist()
    place = 0
    while place + 1 < len(numbers):
        kind, count = numbers[place : place + 2]
        place += 2 + count
        yield kind, numbers[place - count : place]
