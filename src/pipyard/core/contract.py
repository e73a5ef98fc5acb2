"""What every game offers, the same small set of functions for each, and what drivers hold on to.

A driver (server, simulator, test, search) asks who acts. If it is chance, the driver draws one of
the outcomes and applies it; if it is a seat, that seat picks one of its legal actions. Nothing
else ever happens to a position.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, Protocol, TypeVar

import numpy as np

A = TypeVar("A")
"""A game's structured actions."""
C = TypeVar("C")
"""A game's structured chance outcomes."""
K_contra = TypeVar("K_contra", contravariant=True)
"""A game's configuration."""


@dataclass(frozen=True, slots=True)
class Acting:
    """Who is to act: seats (several may act at once), chance, or nobody once the game is over."""

    seats: tuple[int, ...] = ()
    chance: bool = False

    @property
    def nobody(self) -> bool:
        """Tell whether the game is over."""
        return not self.seats and not self.chance


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: the seats that won; none if an automatic opponent did."""

    winners: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Move(Generic[A]):
    """An event: a seat did an action."""

    seat: int
    action: A


@dataclass(frozen=True, slots=True)
class Drawn(Generic[C]):
    """An event: chance brought this outcome."""

    outcome: C


@dataclass(frozen=True, slots=True)
class Fact:
    """Something that happened, for logs and animation: a past-tense type and its particulars."""

    type: str
    particulars: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Metadata:
    """What a driver must know of a game before it sets one up."""

    name: str
    rules_version: int
    min_seats: int
    max_seats: int
    dense_actions: int


class Game(Protocol[A, C, K_contra]):
    """One game. Positions are NumPy record arrays of length 1, changed in place by `apply`."""

    metadata: Metadata

    def new(self, config: K_contra) -> np.recarray:
        """Set up a position; whatever is random about set-up is still to come, as chance."""
        ...

    def acting(self, position: np.recarray) -> Acting:
        """Say who is to act."""
        ...

    def legal(self, position: np.recarray, seat: int) -> Sequence[A]:
        """List a seat's legal actions in a fixed order; empty if it is not to act."""
        ...

    def legal_dense(self, position: np.recarray, seat: int) -> Sequence[int]:
        """List the same actions, in the same order, as dense integers."""
        ...

    def to_dense(self, position: np.recarray, seat: int, action: A) -> int:
        """Turn a legal action into its integer; refuse one that the position does not allow."""
        ...

    def from_dense(self, position: np.recarray, number: int) -> A:
        """Turn a dense integer into the structured action it means in this position."""
        ...

    def outcomes(self, position: np.recarray) -> Iterable[tuple[C, float]]:
        """Yield every outcome chance can bring, with its probability."""
        ...

    def purpose(self, position: np.recarray) -> str:
        """Say what the coming chance event is for, such as `deck` or `dice/0`; else nothing.

        A driver may give each purpose a source of its own: then how often one player rolls shifts
        neither another's dice nor the deck.
        """
        ...

    def draw(self, position: np.recarray, below: "Below") -> C:
        """Draw one outcome with its proper odds from a source of fair whole numbers."""
        ...

    def apply(self, position: np.recarray, event: Move[A] | Drawn[C]) -> list[Fact]:
        """Apply an event in place and tell what happened; refuse an illegal one unchanged."""
        ...

    def outcome(self, position: np.recarray) -> Outcome | None:
        """Say who won, or None while the game goes on."""
        ...


class Below(Protocol):
    """A source of chance: a whole number from 0 up to, not including, the bound."""

    def __call__(self, bound: int) -> int:
        """Draw a number."""
        ...
