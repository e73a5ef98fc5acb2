"""What can be requested of tables."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from pipyard.server.games.hosting import Json
from pipyard.server.tables.table import Terms


@dataclass(frozen=True, slots=True)
class SeatWish:
    """What the creator of a table wants for a seat: the host, a bot, or neither: a free seat.

    Several seats may be the host's, each with its own name: people who share a device.
    """

    host: bool = False
    bot: str | None = None
    name: str | None = None
    reserved: str | None = None


@dataclass(frozen=True, slots=True)
class TableWish:
    """What the creator of a table wants.

    `commitment` is the promise of a seed, given before; `entropy` is what the host's device adds.
    """

    game: str
    seats: Sequence[SeatWish]
    options: Json = field(default_factory=dict)
    config: Json | None = None
    """The previous configuration, for a rematch; otherwise the options decide."""
    terms: Terms = field(default_factory=Terms)
    pack: str | None = None
    commitment: str | None = None
    entropy: str = ""


@dataclass(slots=True)
class Act:
    """A request to act; `request` is its id, so that a request sent twice is carried out once.

    It contains an action, or the numbers of one or several actions in a row.
    """

    request: str
    version: int
    seat: int
    action: Any = None
    numbers: Sequence[int] = ()


@dataclass(slots=True)
class Done:
    """The result of a request: the resulting version, and whether it was carried out before."""

    version: int
    repeated: bool


@dataclass(frozen=True, slots=True)
class Undo:
    """A request to take a seat's last action back."""

    request: str
    version: int
    seat: int
