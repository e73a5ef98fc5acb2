"""What a table needs of a game, the same for each."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, TypeAlias

import numpy as np

from pipyard.core.contract import Acting, Below, Drawn, Fact, Move, Outcome

Event: TypeAlias = Move[Any] | Drawn[Any]
"""An action of a seat or an outcome of chance, in the game's own structured form."""
Json: TypeAlias = Mapping[str, Any]


class HostedGame(Protocol):
    """One game; positions are never changed in place, so whoever holds one may keep it."""

    name: str
    rules_version: int
    content_hash: str
    content_hashes: frozenset[str]
    """Every name that this very content has, or had in older logs."""
    files: Mapping[str, str]
    """The texts of what is printed on cards, tiles or the sheet, by file name."""
    pack: str | None
    """The content pack, where it is not the published content."""
    bots: tuple[str, ...]
    quick: frozenset[str]
    """The bots that choose in less time than it takes to hand them to a thread."""
    stand_in: str
    """The bot that plays for people who are away."""

    def configure(self, seats: int, options: Json, below: Below) -> Json:
        """Check what was asked for, draw what is left to chance, and return what is stored."""
        ...

    def at(self, config: Json) -> "HostedGame":
        """Return the game as it is played at a table with a stored configuration."""
        ...

    def printed(self, files: Mapping[str, str], pack: str | None) -> "HostedGame":
        """Return the game as it is played at a table, with other content, which is a pack's."""
        ...

    def new(self, config: Json) -> np.recarray:
        """Set up a position from a stored configuration."""
        ...

    def acting(self, position: np.recarray) -> Acting:
        """Say who is to act."""
        ...

    def legal(self, position: np.recarray, seat: int) -> Sequence[Any]:
        """List a seat's legal actions."""
        ...

    def foreseen(self, position: np.recarray, seats: Sequence[int]) -> Json:
        """Return what a table's state tells besides of seats that are asked, by field."""
        ...

    def asked(self, position: np.recarray, seat: int) -> bytes | None:
        """Return all that decides what a seat may do, where only its own moves change that.

        None where the moves of other seats, or chance, may change it too.
        """
        ...

    def without(
        self, positions: Sequence[np.recarray], seat: int, before: np.recarray
    ) -> Sequence[np.recarray] | None:
        """Return later positions as they would be had a seat not moved on from an earlier one.

        In each of them another seat moved next. None where one of those would then have been asked
        something else, or might have been.
        """
        ...

    def purpose(self, position: np.recarray) -> str:
        """Say what the coming chance event is for; nothing where chance does not act."""
        ...

    def draw(self, position: np.recarray, below: Below) -> Drawn[Any]:
        """Draw what chance is to bring."""
        ...

    def apply(self, position: np.recarray, event: Event) -> tuple[np.recarray, list[Fact]]:
        """Return the position after an event, and what it brought about."""
        ...

    def outcome(self, position: np.recarray) -> Outcome | None:
        """Say who won, or None while the game goes on."""
        ...

    def choose(self, bot: str, position: np.recarray, seat: int, seed: int) -> Any:
        """Let a bot choose among its seat's actions; may take long, may run in any thread."""
        ...

    def content(self) -> Any:
        """Describe what the game is made of, for clients that draw it."""
        ...

    def view(self, position: np.recarray) -> Any:
        """Describe a position for clients."""
        ...

    def read_action(self, given: object) -> Any:
        """Read an action as clients send it."""
        ...

    def write_event(self, event: Event) -> dict[str, Any]:
        """Put an event into the form in which logs keep it."""
        ...

    def read_event(self, stored: Json) -> Event:
        """Read an event from a log."""
        ...
