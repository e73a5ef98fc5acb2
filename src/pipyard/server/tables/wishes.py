"""What can be asked of tables."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from pipyard.server.games.hosting import Json
from pipyard.server.tables.table import Terms


@dataclass(frozen=True, slots=True)
class SeatWish:
    """What somebody setting a table wants of a seat: the host, a bot, or neither: a free one.

    Several seats may be the host's, each under a name of its own: people who share a device.
    """

    host: bool = False
    bot: str | None = None
    name: str | None = None
    reserved: str | None = None


@dataclass(frozen=True, slots=True)
class TableWish:
    """What somebody setting a table wants of it.

    `commitment` is the promise of a seed, given out before; `entropy` what the host's device adds.
    """

    game: str
    seats: Sequence[SeatWish]
    options: Json = field(default_factory=dict)
    config: Json | None = None
    """What was configured before, for a table set again; else the options decide."""
    terms: Terms = field(default_factory=Terms)
    pack: str | None = None
    commitment: str | None = None
    entropy: str = ""


@dataclass(slots=True)
class Act:
    """A request to act: `request` names it, so that one sent twice is carried out once.

    What is asked for is an action, or the numbers of one or several that follow each other.
    """

    request: str
    version: int
    seat: int
    action: Any = None
    numbers: Sequence[int] = ()


@dataclass(slots=True)
class Done:
    """What came of a request: the version it led to, and whether it was carried out before."""

    version: int
    repeated: bool


@dataclass(frozen=True, slots=True)
class Undo:
    """A request to take a seat's last action back."""

    request: str
    version: int
    seat: int
