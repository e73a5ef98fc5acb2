"""What every game offers, the same small set of functions for each, and what drivers hold on to.

A driver (server, simulator, test, search) asks who acts. If it is chance, the driver draws one of
the outcomes and applies it; if it is a seat, that seat picks one of its legal actions. Nothing
else ever happens to a position.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeAlias, TypeVar

import numpy as np

from pipyard.core.errors import IllegalMove, InvalidConfig, InvalidContent

if TYPE_CHECKING:
    from pipyard.core.referee import Referee

A = TypeVar("A")
"""A game's structured actions."""
C = TypeVar("C")
"""A game's structured chance outcomes."""
K = TypeVar("K")
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
    """How a game ended: the seats that won, none if an automatic opponent did, and all scores."""

    winners: tuple[int, ...]
    scores: tuple[int, ...] = ()


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


BY_SEAT: Mapping[str, bool] = MappingProxyType({"by_seat": True})
"""The metadata of a view's field that holds one value for each seat: boards show whose each is."""


def fields_by_seat(view: Any) -> list[str]:
    """Name the fields of a view that hold one value for each seat."""
    return [each.name for each in fields(view) if each.metadata.get("by_seat")]


Event: TypeAlias = Move[Any] | Drawn[Any]
"""An action of a seat or an outcome of chance, in a game's own structured form."""


@dataclass(frozen=True, slots=True)
class Metadata:
    """What a driver must know of a game before it sets one up.

    `config`, `actions` and `outcomes` are dataclasses: how a game is set up, and every kind of
    action and chance outcome, each with a field `type` that names it. JSON is made from them.
    """

    name: str
    rules_version: int
    min_seats: int
    max_seats: int
    dense_actions: int
    config: type
    actions: tuple[type, ...]
    outcomes: tuple[type, ...]


class Below(Protocol):
    """A source of chance: a whole number from 0 up to, not including, the bound."""

    def __call__(self, bound: int) -> int:
        """Draw a number."""
        ...


class Game(ABC, Generic[A, C, K]):
    """One game with its content.

    It is a value: any number of threads may use it at once, on positions of their own. Positions
    are NumPy record arrays of length 1, changed in place by `apply` alone. What is not abstract
    here is right for a game without content of its own in which one seat acts at a time.
    """

    metadata: Metadata
    pack: str | None = None
    """The content pack, where it is not the published content."""
    content_hash: str = ""
    """What tells its content from any other."""
    content_hashes: frozenset[str] = frozenset({""})
    """Every name that this very content has, or had in older logs."""
    files: Mapping[str, str] = MappingProxyType({})
    """The texts that the content was read from, by file name; tables keep those of packs."""

    def with_pack(self, folder: Path) -> "Game[A, C, K] | None":  # noqa: ARG002
        """Return the game with a pack's content; None where the folder holds none for it."""
        return None

    def with_files(self, files: Mapping[str, str], pack: str | None) -> "Game[A, C, K]":
        """Return the game as one table plays it, with content that the table has kept."""
        if files:
            raise InvalidContent(pack or "pack", "files", f"{self.metadata.name} has no content")
        return self

    def at(self, config: K) -> "Game[A, C, K]":  # noqa: ARG002
        """Return the game with the part of its content that a table has chosen."""
        return self

    def on_all_contents(self) -> Sequence["Game[A, C, K]"]:
        """Return the game with each part of its content that a table can choose."""
        return (self,)

    def configure(self, seats: int, options: Mapping[str, Any], below: "Below") -> K:  # noqa: ARG002
        """Check what is wanted, draw what is left to chance, and return how the game is set up."""
        config: K = self.metadata.config(seats=seats, **options)
        self.new(config)
        return config

    def check_seats(self, seats: int) -> None:
        """Refuse more or fewer players than the game takes."""
        least, most = self.metadata.min_seats, self.metadata.max_seats
        if not least <= seats <= most:
            raise InvalidConfig(f"{self.title} takes {least} to {most} players, not {seats}.")

    @property
    def title(self) -> str:
        """The game's name as it stands in a sentence."""
        return self.metadata.name.capitalize()

    @abstractmethod
    def new(self, config: K) -> np.recarray:
        """Set up a position; whatever is random about set-up is still to come, as chance."""

    @abstractmethod
    def acting(self, position: np.recarray) -> Acting:
        """Say who is to act."""

    @abstractmethod
    def legal_dense(self, position: np.recarray, seat: int) -> list[int]:
        """List a seat's legal actions as dense integers, rising; empty if it is not to act."""

    @abstractmethod
    def from_dense(self, position: np.recarray, number: int) -> A:
        """Turn a dense integer into the structured action it means in this position."""

    @abstractmethod
    def number_of(self, position: np.recarray, action: A) -> int:
        """Number an action, legal or not; one that means nothing in this position is refused."""

    def legal(self, position: np.recarray, seat: int) -> list[A]:
        """List the legal actions in their structured form, in the same order."""
        return [self.from_dense(position, number) for number in self.legal_dense(position, seat)]

    def to_dense(self, position: np.recarray, seat: int, action: A) -> int:
        """Turn a legal action into its integer; refuse one that the position does not allow."""
        if seat not in self.acting(position).seats:
            raise IllegalMove("It is not this player's turn to act.")
        number = self.number_of(position, action)
        if number not in self.legal_dense(position, seat):
            raise IllegalMove("The rules do not allow this now; choose one of the offered actions.")
        return number

    @abstractmethod
    def outcomes(self, position: np.recarray) -> Iterable[tuple[C, float]]:
        """Yield every outcome chance can bring, with its probability."""

    @abstractmethod
    def purpose(self, position: np.recarray) -> str:
        """Say what the coming chance event is for, such as `deck` or `dice/0`; else nothing.

        A driver may give each purpose a source of its own: then how often one player rolls shifts
        neither another's dice nor the deck.
        """

    @abstractmethod
    def draw(self, position: np.recarray, below: "Below") -> C:
        """Draw one outcome with its proper odds from a source of fair whole numbers."""

    def numbers_of(self, position: np.recarray, outcome: C) -> list[int]:
        """Write what chance brings here as numbers; what they mean follows from the position."""
        return [[each for each, _ in self.outcomes(position)].index(outcome)]

    def outcome_of(self, position: np.recarray, numbers: Sequence[int]) -> C:
        """Read what chance brings here; refuse numbers that mean nothing."""
        listed = [each for each, _ in self.outcomes(position)]
        if len(numbers) != 1 or not 0 <= numbers[0] < len(listed):
            raise IllegalMove("This is not what chance is to bring now.")
        return listed[numbers[0]]

    def apply(self, position: np.recarray, event: Move[A] | Drawn[C]) -> list[Fact]:
        """Apply an event in place and tell what happened; refuse an illegal one unchanged."""
        if isinstance(event, Move):
            number = self.to_dense(position, event.seat, event.action)
            told = self.apply_dense(position, event.seat, number)
        else:
            told = self.apply_outcome(position, event.outcome)
        return self.read_facts(told)

    def record_type(self, config: K) -> np.dtype[Any]:
        """Return the record that positions are."""
        return self.new(config).dtype

    def referee(self, dtype: np.dtype[Any]) -> "Referee":
        """Return who decides what is allowed; `dtype` is the record that positions are."""
        from pipyard.core.referee import GeneralReferee  # noqa: PLC0415  (it knows this contract)

        return GeneralReferee(self, dtype)

    @abstractmethod
    def apply_dense(self, position: np.recarray, seat: int, number: int) -> Any:
        """Do a seat's legal action given as a dense integer; the caller vouches for it.

        Return what happened, in a form that `read_facts` reads.
        """

    @abstractmethod
    def apply_outcome(self, position: np.recarray, outcome: C) -> Any:
        """Apply what chance brought, and return what happened; refuse what it cannot bring now."""

    def read_facts(self, told: Any) -> list[Fact]:
        """Say in words what happened; it is in words already unless the rules tell in numbers."""
        facts: list[Fact] = told
        return facts

    @abstractmethod
    def outcome(self, position: np.recarray) -> Outcome | None:
        """Say who won and the scores, or None while the game goes on."""

    @abstractmethod
    def view(self, position: np.recarray) -> Any:
        """Describe a position in words and numbers, as a dataclass, for whoever draws it."""

    def hints(self, position: np.recarray, seats: Sequence[int]) -> Mapping[str, Any]:  # noqa: ARG002
        """Return what a table tells besides about the seats that are to act, by field."""
        return {}

    def seat_state(self, position: np.recarray, seat: int) -> bytes | None:  # noqa: ARG002
        """Return all that decides what a seat may do, where only its own moves change that.

        None where the moves of other seats, or chance, may change it too.
        """
        return None

    def without_move(
        self,
        positions: Sequence[np.recarray],  # noqa: ARG002
        seat: int,  # noqa: ARG002
        before: np.recarray,  # noqa: ARG002
    ) -> Sequence[np.recarray] | None:
        """Return later positions as they would be had a seat not moved on from an earlier one.

        In each of them another seat moved next. None where one of those would then have been asked
        something else, or might have been.
        """
        return None
