"""What every game offers: the same small set of functions for each, and the types they share.

A driver (server, simulator, test, search) asks who acts. If chance acts, the driver draws one of
the outcomes and applies it. If a seat acts, it picks one of its legal actions. Nothing else ever
changes a position.
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
    """Who acts next: seats (several may act at once), chance, or nobody once the game is over."""

    seats: tuple[int, ...] = ()
    chance: bool = False

    @property
    def nobody(self) -> bool:
        """Return whether the game is over."""
        return not self.seats and not self.chance


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: the seats that won (none if an automatic opponent did), and all scores."""

    winners: tuple[int, ...]
    scores: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Move(Generic[A]):
    """An event: a seat took an action."""

    seat: int
    action: A


@dataclass(frozen=True, slots=True)
class Drawn(Generic[C]):
    """An event: chance had this outcome."""

    outcome: C


@dataclass(frozen=True, slots=True)
class Fact:
    """Something that happened, for logs and animation: a type in the past tense, and details."""

    type: str
    particulars: Mapping[str, Any] = field(default_factory=dict)


BY_SEAT: Mapping[str, bool] = MappingProxyType({"by_seat": True})
"""The metadata of a field of a view with one value for each seat: boards show whose is whose."""


def fields_by_seat(view: Any) -> list[str]:
    """List the names of the fields of a view that have one value for each seat."""
    return [each.name for each in fields(view) if each.metadata.get("by_seat")]


Event: TypeAlias = Move[Any] | Drawn[Any]
"""An action of a seat or an outcome of chance, in a game's own structured form."""


@dataclass(frozen=True, slots=True)
class Metadata:
    """What a driver needs to know about a game before it sets one up.

    `config`, `actions` and `outcomes` are dataclasses: how a game is set up, and every kind of
    action and chance outcome, each with a field `type` that names the kind. JSON is made from them.
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
    """A source of chance: an integer from 0 up to, but not including, the bound."""

    def __call__(self, bound: int) -> int:
        """Draw a number."""
        ...


class Game(ABC, Generic[A, C, K]):
    """One game with its content.

    It is a value: any number of threads may use it at once, each on its own positions. Positions
    are NumPy record arrays of length 1, and only `apply` changes them, in place. The methods that
    are not abstract here suit a game without content of its own in which one seat acts at a time.
    """

    metadata: Metadata
    pack: str | None = None
    """The content pack, if the content is not the published one."""
    content_hash: str = ""
    """The hash that distinguishes its content from any other."""
    content_hashes: frozenset[str] = frozenset({""})
    """Every hash that this same content has, or had in older logs."""
    files: Mapping[str, str] = MappingProxyType({})
    """The texts that the content was read from, by file name; tables store those of packs."""

    def with_pack(self, folder: Path) -> "Game[A, C, K] | None":  # noqa: ARG002
        """Return the game with a pack's content; None if the folder has none for it."""
        return None

    def with_files(self, files: Mapping[str, str], pack: str | None) -> "Game[A, C, K]":
        """Return the game as one table plays it, with content that the table has stored."""
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
        """Check the options, draw what is left to chance, and return the game's configuration."""
        config: K = self.metadata.config(seats=seats, **options)
        self.new(config)
        return config

    def check_seats(self, seats: int) -> None:
        """Refuse more or fewer players than the game allows."""
        least, most = self.metadata.min_seats, self.metadata.max_seats
        if not least <= seats <= most:
            raise InvalidConfig(f"{self.title} takes {least} to {most} players, not {seats}.")

    @property
    def title(self) -> str:
        """The game's name as it is written in a sentence."""
        return self.metadata.name.capitalize()

    @abstractmethod
    def new(self, config: K) -> np.recarray:
        """Set up a position; random parts of the setup follow later, as chance events."""

    @abstractmethod
    def acting(self, position: np.recarray) -> Acting:
        """Return who acts next."""

    @abstractmethod
    def legal_dense(self, position: np.recarray, seat: int) -> list[int]:
        """List a seat's legal actions as integers in rising order; empty if it may not act."""

    @abstractmethod
    def from_dense(self, position: np.recarray, number: int) -> A:
        """Return the structured action that a dense integer means in this position."""

    @abstractmethod
    def number_of(self, position: np.recarray, action: A) -> int:
        """Return the number of an action, legal or not; refuse one that means nothing here."""

    def legal(self, position: np.recarray, seat: int) -> list[A]:
        """List the legal actions in structured form, in the same order."""
        return [self.from_dense(position, number) for number in self.legal_dense(position, seat)]

    def to_dense(self, position: np.recarray, seat: int, action: A) -> int:
        """Return a legal action's integer; refuse an action that the position does not allow."""
        if seat not in self.acting(position).seats:
            raise IllegalMove("It is not this player's turn to act.")
        number = self.number_of(position, action)
        if number not in self.legal_dense(position, seat):
            raise IllegalMove("The rules do not allow this now; choose one of the offered actions.")
        return number

    @abstractmethod
    def outcomes(self, position: np.recarray) -> Iterable[tuple[C, float]]:
        """Yield every outcome that chance can have, with its probability."""

    @abstractmethod
    def purpose(self, position: np.recarray) -> str:
        """Return what the next chance event is for, such as `deck` or `dice/0`; otherwise nothing.

        A driver may give each purpose its own source: then the number of one player's rolls affects
        neither another player's dice nor the deck.
        """

    @abstractmethod
    def draw(self, position: np.recarray, below: "Below") -> C:
        """Draw one outcome with its proper odds from a source of fair integers."""

    def numbers_of(self, position: np.recarray, outcome: C) -> list[int]:
        """Return a chance outcome as numbers; their meaning depends on the position."""
        return [[each for each, _ in self.outcomes(position)].index(outcome)]

    def outcome_of(self, position: np.recarray, numbers: Sequence[int]) -> C:
        """Return the chance outcome that numbers mean here; refuse numbers that mean nothing."""
        listed = [each for each, _ in self.outcomes(position)]
        if len(numbers) != 1 or not 0 <= numbers[0] < len(listed):
            raise IllegalMove("This is not what chance is to bring now.")
        return listed[numbers[0]]

    def apply(self, position: np.recarray, event: Move[A] | Drawn[C]) -> list[Fact]:
        """Apply an event in place, return what happened; refuse an illegal one without changes."""
        if isinstance(event, Move):
            number = self.to_dense(position, event.seat, event.action)
            told = self.apply_dense(position, event.seat, number)
        else:
            told = self.apply_outcome(position, event.outcome)
        return self.read_facts(told)

    def record_type(self, config: K) -> np.dtype[Any]:
        """Return the record type of positions."""
        return self.new(config).dtype

    def referee(self, dtype: np.dtype[Any]) -> "Referee":
        """Return the referee that decides what is allowed; `dtype` is the type of positions."""
        from pipyard.core.referee import GeneralReferee  # noqa: PLC0415  (it knows this contract)

        return GeneralReferee(self, dtype)

    @abstractmethod
    def apply_dense(self, position: np.recarray, seat: int, number: int) -> Any:
        """Apply a seat's legal action given as a dense integer; the caller must know it is legal.

        Return what happened, in a form that `read_facts` reads.
        """

    @abstractmethod
    def apply_outcome(self, position: np.recarray, outcome: C) -> Any:
        """Apply a chance outcome, and return what happened; refuse one that is not possible now."""

    def read_facts(self, told: Any) -> list[Fact]:
        """Return what happened in words; a game whose rules write numbers overrides this."""
        facts: list[Fact] = told
        return facts

    @abstractmethod
    def outcome(self, position: np.recarray) -> Outcome | None:
        """Return the winners and the scores, or None while the game is not over."""

    @abstractmethod
    def view(self, position: np.recarray) -> Any:
        """Describe a position in words and numbers, as a dataclass, for code that draws it."""

    def hints(self, position: np.recarray, seats: Sequence[int]) -> Mapping[str, Any]:  # noqa: ARG002
        """Return, by field, what a table adds about the seats that may act."""
        return {}

    def seat_state(self, position: np.recarray, seat: int) -> bytes | None:  # noqa: ARG002
        """Return everything that decides what a seat may do, if only its own moves change that.

        None if the moves of other seats, or chance, may change it too.
        """
        return None

    def without_move(
        self,
        positions: Sequence[np.recarray],  # noqa: ARG002
        seat: int,  # noqa: ARG002
        before: np.recarray,  # noqa: ARG002
    ) -> Sequence[np.recarray] | None:
        """Return later positions as they would be if a seat had not moved from an earlier one.

        In each of them another seat moved next. None if one of those seats would then have had a
        different choice, or might have had.
        """
        return None
