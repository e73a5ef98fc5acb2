"""What the table services ask of whatever keeps tables; a repository does it with SQL."""

from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from pydantic_core import to_json

from pipyard.server.games.hosting import Json
from pipyard.server.tables.table import Base, Seat, Status, Terms


class VersionTaken(Exception):
    """Other events have been stored under the versions these would have had."""


class RematchSet(Exception):
    """There is a rematch of the table already."""


class PromiseUsed(Exception):
    """The promise of dice is another table's by now, or was never given."""


@dataclass(slots=True)
class StoredEvent:
    """An event as logs keep it, and the request that brought it about.

    `written` is the event as text, where that is known already.
    """

    event: Json
    request: str | None = None
    written: str = field(default="", compare=False)

    @property
    def text(self) -> str:
        """Return the event as it is written into the log."""
        return self.written or to_json(self.event).decode()


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A table as logs keep it: enough to rebuild it anywhere by replay."""

    id: str
    game: str
    host: str | None
    config: Json
    terms: Terms
    rules_version: int
    content_hash: str
    pack: str | None
    seats: Sequence[Seat]
    seed: bytes | None = None
    imported: bool = False
    rematch: str | None = None
    deadlines: Mapping[int, int] | None = None
    ended: bool = False
    """Whether the game is over or the table closed, so that its seed may be told."""
    base: Base = field(default_factory=Base)
    """Where the table was before its events here; earlier ones were left in storage."""
    events: Sequence[StoredEvent] = ()
    older_requests: Sequence[str] = ()
    """The requests that brought the events before the base about."""

    @property
    def version(self) -> int:
        """The table's version after all its events."""
        return self.base.version + len(self.events)


@dataclass(slots=True)
class Progress:
    """Events to be stored after a version, with all that follows from them, and the time."""

    since: int
    events: Sequence[StoredEvent]
    seats: Sequence[Seat]
    status: Status
    to_act: Sequence[int]
    deadlines: Mapping[int, int]
    now: int
    base: Base | None = None
    """Where the table was at one of these events, to be loaded from."""
    listed: bool = True
    """Whether lists and clocks are to see anything new; they know of the time to the minute."""


@dataclass(frozen=True, slots=True)
class Listed:
    """A table in a list."""

    id: str
    game: str
    config: Json
    terms: Terms
    status: Status
    to_act: Sequence[int]
    deadlines: Mapping[int, int]
    changed: int
    seats: Sequence[Seat]


@dataclass(frozen=True, slots=True)
class Report:
    """A problem somebody told of at a version of a table; only the server's owner reads it."""

    id: str
    table: str
    game: str
    version: int
    text: str
    created: int


@dataclass(frozen=True, slots=True)
class Answer:
    """How a request was answered: the version it led to, and the seat it acted for."""

    version: int
    seat: int | None


class TableStorage(Protocol):
    """Keeps tables; each call that stores is one transaction, done when it returns."""

    async def add(
        self,
        table: StoredTable,
        progress: Progress,
        rematch_of: str | None = None,
        promise: str | None = None,
    ) -> None:
        """Store a new table with its first events and use a promise up with it.

        Raise RematchSet if there is another rematch, PromiseUsed if the promise is gone.
        """
        ...

    async def bring_in(self, table: StoredTable, progress: Progress, events: Sequence[str]) -> None:
        """Store a game that was played elsewhere, with its events as logs keep them.

        That takes several transactions; until the last nobody knows of the game.
        """
        ...

    async def load(self, table: str, at: int | None = None) -> StoredTable | None:
        """Return a table from the latest base on that was stored, or that is not after a version.

        Events are in order; from version 0 on they are all there.
        """
        ...

    async def answer(self, table: str, request: str) -> Answer | None:
        """Tell how a request was answered, if it was carried out."""
        ...

    def append(self, table: str, progress: Progress) -> Awaitable[None]:
        """Store further events and the seats as they are then, or raise VersionTaken."""
        ...

    def append_then(
        self, table: str, progress: Progress, then: Callable[[BaseException | None], None]
    ) -> None:
        """Do as `append` does, and call back when it is done or has failed."""
        ...

    async def tables_of(self, guest: str, most: int) -> Sequence[Listed]:
        """List the tables a guest hosts, sits at or is awaited at, newest first."""
        ...

    async def ids_of(self, guest: str) -> Sequence[str]:
        """Name the tables a guest hosts, sits at or is awaited at."""
        ...

    async def public_tables(self, most: int, first: Collection[str] = ()) -> Sequence[Listed]:
        """List the public tables that wait for players.

        Some are named to come first; then come those of hosts with a name; of equals the newest.
        """
        ...

    async def count_open(self, host: str) -> int:
        """Count the public tables of a host that wait for players."""
        ...

    async def due(self, now: int, most: int) -> Sequence[str]:
        """Name tables at which somebody's time has run out, longest ago first."""
        ...

    async def unused_since(self, before: int, most: int) -> Sequence[str]:
        """Name tables that have waited for players since before a time."""
        ...

    async def unlink(self, guest: str) -> None:
        """Take a guest's identity off every table: finished games stay, under no name."""
        ...

    async def keep_content(self, content_hash: str, files: Mapping[str, str]) -> None:
        """Keep what is printed on cards, tiles or sheets, unless it is kept already."""
        ...

    async def content(self, content_hash: str) -> Mapping[str, str] | None:
        """Return kept content by its hash."""
        ...

    async def promise(self, commitment: str, seed: bytes, now: int) -> None:
        """Keep a seed that was promised and is not yet a table's."""
        ...

    async def promised(self, commitment: str) -> bytes | None:
        """Return a seed that was promised and is not yet a table's."""
        ...

    async def forget_promises(self, before: int) -> None:
        """Let go of seeds that were promised before a time and became no table's."""
        ...

    async def add_report(self, report: Report) -> None:
        """Keep a problem that somebody told of, unless it is kept already."""
        ...

    async def reports(self, most: int) -> Sequence[Report]:
        """Return the problems told of, newest first."""
        ...
