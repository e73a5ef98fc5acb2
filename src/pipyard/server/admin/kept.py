"""Stored data, as the owner of a server sees it."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field

from pipyard.server.tables.table import Status


@dataclass(frozen=True, slots=True)
class TableFilter:
    """Selects tables by their status and by when something last happened there."""

    statuses: Collection[str] = ()
    """If empty, tables of any status."""
    changed_before: int | None = None
    changed_after: int | None = None


@dataclass(frozen=True, slots=True)
class KeptSeat:
    """Who has a seat: a guest, a bot, a bot that stands in for a guest, or nobody."""

    guest: str | None
    name: str
    bot: str | None


@dataclass(frozen=True, slots=True)
class KeptTable:
    """A table and its size; `changed_ms` is accurate to the minute."""

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
    """A guest; `tables` counts those the guest hosts, sits at or is expected at."""

    id: str
    name: str
    created_ms: int
    seen_ms: int
    tables: int
    going_on: int
    """How many of the tables have unfinished games."""


@dataclass(frozen=True, slots=True)
class KeptRows:
    """A table of the database with its indexes; the bytes are None if they are unknown."""

    name: str
    rows: int
    bytes: int | None


@dataclass(frozen=True, slots=True)
class Sizes:
    """The size of everything; `free` is space in the file that will be reused."""

    bytes: int
    free: int
    parts: Sequence[KeptRows]
