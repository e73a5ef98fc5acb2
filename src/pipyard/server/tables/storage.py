"""What the table service asks of whatever keeps tables; a repository does it with SQL."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from pipyard.server.games.hosted import Json
from pipyard.server.tables.table import Seat, Status


class VersionTaken(Exception):
    """Other events have been stored under the versions these would have had."""


class SeatTaken(Exception):
    """Somebody else has the seat."""


@dataclass(frozen=True, slots=True)
class StoredEvent:
    """An event as logs keep it, and the request that brought it about."""

    event: Json
    request: str | None = None


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A table as logs keep it: enough to rebuild it anywhere by replay."""

    id: str
    game: str
    host: str
    config: Json
    rules_version: int
    content_hash: str
    pack: str | None
    seats: Sequence[Seat]
    events: Sequence[StoredEvent] = ()


@dataclass(frozen=True, slots=True)
class Progress:
    """Events to be stored after a version, with what follows from them and the time."""

    since: int
    events: Sequence[StoredEvent]
    status: Status
    to_act: Sequence[int]
    now: int


@dataclass(frozen=True, slots=True)
class Listed:
    """A table in a guest's list."""

    id: str
    game: str
    status: Status
    to_act: Sequence[int]
    seats: Sequence[Seat]


class TableStorage(Protocol):
    """Keeps tables; each call that stores is one transaction, done when it returns."""

    async def add(self, table: StoredTable, progress: Progress) -> None:
        """Store a new table with its first events."""
        ...

    async def load(self, table: str) -> StoredTable | None:
        """Return a table with all its events in order."""
        ...

    async def append(self, table: str, progress: Progress) -> None:
        """Store further events, or raise VersionTaken."""
        ...

    async def take_seat(self, table: str, seat: int, guest: str, progress: Progress) -> None:
        """Give a free seat to a guest and store the events that follow, or raise SeatTaken."""
        ...

    async def tables_of(self, guest: str, most: int) -> Sequence[Listed]:
        """List the tables a guest hosts or sits at, newest first."""
        ...
