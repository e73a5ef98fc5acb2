"""What the table services need from storage; a repository implements it with SQL."""

from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from pydantic_core import to_json

from pipyard.server.games.hosting import Json
from pipyard.server.tables.table import Base, Seat, Status, Terms

LISTED = ("status", "to_act", "deadlines", "due_ms", "changed_ms")
"""Everything that lists and clocks record."""
LISTED_TURN = ("to_act", "changed_ms")
"""The part of it that changes with each turn; the rest would cost three times as much."""


class VersionTaken(Exception):
    """Other events have been stored under the versions these would have had."""


class RematchSet(Exception):
    """The table already has a rematch."""


class PromiseUsed(Exception):
    """The promise of dice belongs to another table by now, or was never given."""


@dataclass(slots=True)
class StoredEvent:
    """An event as logs store it, and the request that caused it.

    `written` is the event as text, if it is already known.
    """

    event: Json
    request: str | None = None
    written: str = field(default="", compare=False)

    @property
    def text(self) -> str:
        """The event as it is written into the log."""
        return self.written or to_json(self.event).decode()


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A table as logs store it: enough to rebuild it anywhere by replay."""

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
    """Whether the game is over or the table closed, so that its seed may be revealed."""
    base: Base = field(default_factory=Base)
    """The state of the table before its events here; earlier ones were not loaded."""
    events: Sequence[StoredEvent] = ()
    older_requests: Sequence[str] = ()
    """The requests that caused the events before the base."""

    @property
    def version(self) -> int:
        """The table's version after all its events."""
        return self.base.version + len(self.events)


@dataclass(slots=True)
class Progress:
    """Events to store after a version, with everything that follows from them, and the time."""

    since: int
    events: Sequence[StoredEvent]
    seats: Sequence[Seat]
    status: Status
    to_act: Sequence[int]
    deadlines: Mapping[int, int]
    now: int
    base: Base | None = None
    """The state of the table at one of these events, for loading from there."""
    listed: Sequence[str] = LISTED
    """What lists and clocks must record; they know the time to the minute."""


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
    """A problem that somebody reported at a version of a table, for the server's owner only."""

    id: str
    table: str
    game: str
    version: int
    text: str
    created: int


@dataclass(frozen=True, slots=True)
class Answer:
    """How a request was answered: the resulting version, and the seat it acted for."""

    version: int
    seat: int | None


class TableStorage(Protocol):
    """Stores tables; each call that stores is one transaction, done when it returns."""

    async def add(
        self,
        table: StoredTable,
        progress: Progress,
        rematch_of: str | None = None,
        promise: str | None = None,
    ) -> None:
        """Store a new table with its first events and use up its promise.

        Raise RematchSet if there is another rematch, PromiseUsed if the promise is gone.
        """
        ...

    async def bring_in(
        self,
        table: StoredTable,
        progress: Progress,
        events: Sequence[str],
        bases: Sequence[Base] = (),
    ) -> None:
        """Store a game that was played elsewhere, with its events as logs store them, and bases.

        This takes several transactions; until the last one, nobody knows of the game.
        """
        ...

    async def load(self, table: str, at: int | None = None) -> StoredTable | None:
        """Return a table from its latest stored base, or the latest one not after a version.

        Events are in order; from version 0 on, they are all there.
        """
        ...

    async def answer(self, table: str, request: str) -> Answer | None:
        """Return how a request was answered, if it was carried out."""
        ...

    def append(self, table: str, progress: Progress) -> Awaitable[None]:
        """Store further events and the current seats, or raise VersionTaken."""
        ...

    def append_then(
        self, table: str, progress: Progress, then: Callable[[BaseException | None], None]
    ) -> None:
        """Do the same as `append`, and call back when it is done or has failed."""
        ...

    async def tables_of(self, guest: str, most: int) -> Sequence[Listed]:
        """List the tables a guest hosts, sits at or is expected at, newest first."""
        ...

    async def ids_of(self, guest: str) -> Sequence[str]:
        """Return the ids of the tables a guest hosts, sits at or is expected at."""
        ...

    async def public_tables(self, most: int, first: Collection[str] = ()) -> Sequence[Listed]:
        """List the public tables that wait for players.

        Those in `first` come first, then those of hosts with a name; among equals, the newest
        first.
        """
        ...

    async def count_open(self, host: str) -> int:
        """Count the public tables of a host that wait for players."""
        ...

    async def due(self, now: int, most: int) -> Sequence[str]:
        """Return tables at which somebody's time has run out, longest ago first."""
        ...

    async def unused_since(self, before: int, most: int) -> Sequence[str]:
        """Return tables that have waited for players since before a time."""
        ...

    async def unlink(self, guest: str) -> None:
        """Remove a guest's identity from every table: finished games stay, without a name."""
        ...

    async def keep_content(self, content_hash: str, files: Mapping[str, str]) -> None:
        """Store what is printed on cards, tiles or sheets, unless it is already stored."""
        ...

    async def content(self, content_hash: str) -> Mapping[str, str] | None:
        """Return stored content by its hash."""
        ...

    async def promise(self, commitment: str, seed: bytes, now: int) -> None:
        """Store a promised seed that does not belong to a table yet."""
        ...

    async def promised(self, commitment: str) -> bytes | None:
        """Return a promised seed that does not belong to a table yet."""
        ...

    async def forget_promises(self, before: int) -> None:
        """Delete seeds that were promised before a time and never used for a table."""
        ...

    async def add_report(self, report: Report) -> None:
        """Store a problem that somebody reported, unless it is already stored."""
        ...

    async def reports(self, most: int) -> Sequence[Report]:
        """Return the reported problems, newest first."""
        ...
