"""What is kept, as the owner of a server sees it."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field

from pipyard.server.tables.table import Status


@dataclass(frozen=True, slots=True)
class TableFilter:
    """Which tables are meant: those of a status, and by when something last happened there."""

    statuses: Collection[str] = ()
    """Any, where it is empty."""
    changed_before: int | None = None
    changed_after: int | None = None


@dataclass(frozen=True, slots=True)
class KeptSeat:
    """Who sits somewhere: a guest, a bot, a bot that stands in for a guest, or nobody."""

    guest: str | None
    name: str
    bot: str | None


@dataclass(frozen=True, slots=True)
class KeptTable:
    """A table, and what it takes; `changed_ms` is to the minute."""

    id: str
    game: str
    status: Status
    imported: bool
    created_ms: int
    changed_ms: int
    events: int
    bytes: int
    reports: int
    seats: Sequence[KeptSeat] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class KeptGuest:
    """A guest; `tables` are those the guest hosts, sits at or is awaited at."""

    id: str
    name: str
    created_ms: int
    seen_ms: int
    tables: int
    going_on: int
    """Of the tables, those whose games are not over."""


@dataclass(frozen=True, slots=True)
class KeptRows:
    """A table of the database, with its indexes; the bytes are None where nothing tells them."""

    name: str
    rows: int
    bytes: int | None


@dataclass(frozen=True, slots=True)
class Sizes:
    """What everything takes; `free` is room in the file that will be used again."""

    bytes: int
    free: int
    parts: Sequence[KeptRows]
