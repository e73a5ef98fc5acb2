"""Facts: what happened, written down by the rules as it happens, in a small buffer of numbers.

Whoever applies an event brings the buffer, zeroed, or None: rule functions pass it on as their last
parameter, and compiled code that is given None holds no trace of it. After two numbers of its own
it holds one fact after another: its kind, how many numbers follow, and these.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias, TypeVar

import numpy as np

from pipyard.core.contract import Fact
from pipyard.core.jit import rule
from pipyard.core.signature import array_of

LENGTH = 512
"""More than any event can fill: a roll of all dice, a track of bonuses and everybody's score."""
USED = 0
LATEST = 1
HEAD = 2
"""Places of the buffer's own numbers: how many are used after them, where the latest fact is."""
FACTS = array_of(np.int16)
"""The buffer's type for entry points."""

Buffer: TypeAlias = np.ndarray[tuple[int], np.dtype[np.int16]]
Facts: TypeAlias = Buffer | None
C = TypeVar("C")
"""The content that gives numbers their names: cards and tiles, or a sheet."""


def no_facts() -> Buffer:
    """Return an empty buffer."""
    return np.zeros(LENGTH, np.int16)


@rule
def tell(facts: Facts, kind: np.int16) -> None:
    """Write down that something happened; where there is no more room it gets lost."""
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
    """Write down one more number of the latest fact."""
    if facts is not None:
        place = HEAD + facts[USED]
        if place < len(facts):
            facts[place] = number
            facts[facts[LATEST] + 1] += 1
            facts[USED] += 1


@rule
def tell1(facts: Facts, kind: np.int16, number: int) -> None:
    """Write down a fact with one number."""
    tell(facts, kind)
    add(facts, number)


@rule
def tell2(facts: Facts, kind: np.int16, first: int, second: int) -> None:
    """Write down a fact with two numbers."""
    tell1(facts, kind, first)
    add(facts, second)


@rule
def tell3(facts: Facts, kind: np.int16, first: int, second: int, third: int) -> None:
    """Write down a fact with three numbers."""
    tell2(facts, kind, first, second)
    add(facts, third)


@rule
def tell_more(facts: Facts, kind: np.int16, seat: int, amount: int) -> None:
    """Write down a seat and an amount, in one fact with what the same event brought before."""
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
    """What a number of a fact means; or all that are left, where it is `listed`."""

    read: Callable[[C, Any], Any]
    listed: bool = False


NUMBER: Meaning[Any] = Meaning(lambda _, number: number)
SEAT = NUMBER
YES_NO: Meaning[Any] = Meaning(lambda _, number: "yes" if number else "no")


class FactTable(Generic[C]):
    """The kinds of facts of a game, each declared once: its name and what its numbers mean."""

    def __init__(self) -> None:
        self.kinds: list[tuple[str, dict[str, Meaning[C]]]] = []

    def kind(self, name: str, **particulars: Meaning[C]) -> np.int16:
        """Declare a kind and return its number; a listed particular takes the last numbers.

        The number is not Python's own: Numba would compile `tell` for each of them.
        """
        self.kinds.append((name, particulars))
        return np.int16(len(self.kinds) - 1)

    def quiet_kind(self) -> np.int16:
        """Declare a kind that players are not told of."""
        return self.kind("")

    @property
    def names(self) -> list[str]:
        """Name all that can be told."""
        return [name for name, _ in self.kinds if name]

    def read(self, content: C, facts: Buffer) -> list[Fact]:
        """Say in words what the buffer holds."""
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
