"""What the owner of a server reads and deletes in the database."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

import sqlalchemy as sa

from pipyard.server import model
from pipyard.server.admin.kept import KeptGuest, KeptRows, KeptSeat, KeptTable, Sizes, TableFilter
from pipyard.server.database import Database
from pipyard.server.database.migrating import is_newest

_TABLES, _SEATS, _EVENTS, _BASES = model.game_table, model.seat, model.event, model.base
_REPORTS, _GUESTS = model.report, model.guest
_Which: TypeAlias = sa.ColumnElement[bool]
_EVERY: _Which = sa.true()


class AdminRepository:
    """Reads and deletes stored data; each call is one transaction."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def is_newest(self) -> bool:
        """Return whether the database has the schema that this version expects."""
        return await self._database.read(is_newest)

    async def tables(self, wanted: TableFilter) -> Sequence[KeptTable]:
        """List tables, most recently changed first."""
        which = _meant(wanted)
        return await self._database.read(lambda connection: _tables(connection, which))

    async def table(self, table: str) -> KeptTable | None:
        """Return a table."""
        which = _TABLES.c.id == table
        found = await self._database.read(lambda connection: _tables(connection, which))
        return found[0] if found else None

    async def guests(self) -> Sequence[KeptGuest]:
        """List guests, most recent visit first."""
        return await self._database.read(lambda connection: _guests(connection, _EVERY))

    async def guest(self, guest: str) -> KeptGuest | None:
        """Return a guest."""
        which = _GUESTS.c.id == guest
        found = await self._database.read(lambda connection: _guests(connection, which))
        return found[0] if found else None

    async def sizes(self) -> Sizes:
        """Return how much space everything uses."""
        return await self._database.read(_sizes)

    async def delete_table(self, table: str) -> bool:
        """Delete a table with everything that refers to it; return False if there is none.

        Servers that have the table in memory cannot store anything for it afterwards, because each
        event refers to its table. Those that listen hear of a version they have not seen, and find
        nothing.
        """
        latest = sa.select(sa.func.max(_EVENTS.c.version)).where(_EVENTS.c.table_id == table)
        linked = sa.update(_TABLES).where(_TABLES.c.rematch == table).values(rematch=None)
        columns = (_REPORTS.c.table_id, _BASES.c.table_id, _EVENTS.c.table_id, _SEATS.c.table_id)

        def job(connection: sa.Connection) -> bool:
            version = connection.scalar(latest) or 0
            connection.execute(linked)
            for column in columns:
                connection.execute(sa.delete(column.table).where(column == table))
            gone = connection.execute(sa.delete(_TABLES).where(_TABLES.c.id == table)).rowcount
            self._database.announce(connection, table, version + 1)
            return gone == 1

        return await self._database.write(job)


def _meant(wanted: TableFilter) -> _Which:
    which = [_EVERY]
    if wanted.statuses:
        which.append(_TABLES.c.status.in_(wanted.statuses))
    if wanted.changed_before is not None:
        which.append(_TABLES.c.changed_ms < wanted.changed_before)
    if wanted.changed_after is not None:
        which.append(_TABLES.c.changed_ms >= wanted.changed_after)
    return sa.and_(*which)


def _tables(connection: sa.Connection, which: _Which) -> list[KeptTable]:
    query = (
        sa.select(
            _TABLES,
            _about(sa.func.count(), _EVENTS).label("events"),
            _about(sa.func.sum(_size(connection, _EVENTS.c.event)), _EVENTS).label("event_bytes"),
            _about(sa.func.sum(sa.func.length(_BASES.c.record)), _BASES).label("base_bytes"),
            _about(sa.func.count(), _REPORTS).label("reports"),
        )
        .where(which)
        .order_by(_TABLES.c.changed_ms.desc(), _TABLES.c.id)
    )
    seats = _seats(connection, which)
    return [
        KeptTable(
            id=row.id,
            game=row.game,
            status=row.status,
            imported=row.imported,
            created_ms=row.created_ms,
            changed_ms=row.changed_ms,
            events=row.events,
            bytes=int(row.event_bytes or 0) + int(row.base_bytes or 0),
            reports=row.reports,
            seats=seats[row.id],
        )
        for row in connection.execute(query)
    ]


def _about(value: sa.ColumnElement[Any], rows: sa.Table) -> sa.ScalarSelect[Any]:
    """Sum something up over the rows that belong to a table."""
    belonging = sa.select(value).select_from(rows).where(rows.c.table_id == _TABLES.c.id)
    return belonging.correlate(_TABLES).scalar_subquery()


def _size(connection: sa.Connection, column: sa.Column[Any]) -> sa.ColumnElement[int]:
    """Return the size of stored JSON in bytes; `length` of a text would count characters."""
    if connection.dialect.name == "sqlite":
        return sa.func.length(sa.cast(sa.type_coerce(column, sa.Text), sa.LargeBinary))
    return sa.func.octet_length(sa.cast(column, sa.Text))


def _seats(connection: sa.Connection, which: _Which) -> Mapping[str, list[KeptSeat]]:
    query = (
        sa.select(_SEATS, _GUESTS.c.name.label("guest_name"))
        .join(_TABLES, _TABLES.c.id == _SEATS.c.table_id)
        .outerjoin(_GUESTS, _GUESTS.c.id == _SEATS.c.guest_id)
        .where(which)
        .order_by(_SEATS.c.table_id, _SEATS.c.number)
    )
    found = defaultdict(list)
    for row in connection.execute(query):
        name = row.name or row.guest_name or ""
        found[row.table_id].append(KeptSeat(row.guest_id, name, row.bot))
    return found


def _guests(connection: sa.Connection, which: _Which) -> list[KeptGuest]:
    naming = sa.union(
        sa.select(_TABLES.c.host_id.label("guest_id"), _TABLES.c.id.label("table_id")),
        sa.select(_SEATS.c.guest_id, _SEATS.c.table_id),
        sa.select(_SEATS.c.reserved_id, _SEATS.c.table_id),
    ).subquery()
    counted = (
        sa.select(
            naming.c.guest_id,
            sa.func.count().label("tables"),
            sa.func.sum(sa.case((_TABLES.c.status.in_(("waiting", "playing")), 1), else_=0)).label(
                "going_on"
            ),
        )
        .join(_TABLES, _TABLES.c.id == naming.c.table_id)
        .group_by(naming.c.guest_id)
        .subquery()
    )
    query = (
        sa.select(_GUESTS, counted.c.tables, counted.c.going_on)
        .outerjoin(counted, counted.c.guest_id == _GUESTS.c.id)
        .where(which)
        .order_by(_GUESTS.c.seen_ms.desc(), _GUESTS.c.id)
    )
    return [
        KeptGuest(
            row.id,
            row.name,
            row.created_ms,
            row.seen_ms,
            tables=row.tables or 0,
            going_on=int(row.going_on or 0),
        )
        for row in connection.execute(query)
    ]


def _sizes(connection: sa.Connection) -> Sizes:
    names = [table.name for table in model.metadata.sorted_tables]
    rows = {
        table.name: connection.scalar(sa.select(sa.func.count()).select_from(table)) or 0
        for table in model.metadata.sorted_tables
    }
    if connection.dialect.name == "sqlite":
        total, free, taken = _sqlite_bytes(connection)
    else:
        total, free, taken = _postgres_bytes(connection, names)
    return Sizes(total, free, [KeptRows(name, rows[name], taken.get(name)) for name in names])


def _sqlite_bytes(connection: sa.Connection) -> tuple[int, int, Mapping[str, int]]:
    def pragma(name: str) -> int:
        return int(connection.exec_driver_sql(f"PRAGMA {name}").scalar_one())

    page = pragma("page_size")
    try:
        # An index belongs to its table.
        taken = connection.exec_driver_sql(
            "SELECT entry.tbl_name, sum(page.pgsize) FROM dbstat AS page"
            " JOIN sqlite_master AS entry ON entry.name = page.name GROUP BY entry.tbl_name"
        ).all()
    except sa.exc.OperationalError:
        # Not every SQLite is built with dbstat.
        taken = []
    total, free = page * pragma("page_count"), page * pragma("freelist_count")
    return total, free, {str(name): int(size) for name, size in taken}


def _postgres_bytes(
    connection: sa.Connection, names: Sequence[str]
) -> tuple[int, int, Mapping[str, int]]:
    total = sa.select(sa.func.pg_database_size(sa.func.current_database()))
    taken = {
        name: int(connection.scalar(sa.select(sa.func.pg_total_relation_size(name))) or 0)
        for name in names
    }
    return int(connection.scalar(total) or 0), 0, taken
