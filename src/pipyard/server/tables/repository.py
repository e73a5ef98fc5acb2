"""Tables, seats and events in the database."""

from collections import defaultdict
from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from pipyard.server import model
from pipyard.server.database import Database
from pipyard.server.tables.storage import (
    Listed,
    Progress,
    SeatTaken,
    StoredEvent,
    StoredTable,
    VersionTaken,
)
from pipyard.server.tables.table import Seat


class TableRepository:
    """Keeps tables; whatever is stored by one call is stored as a whole or not at all."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, table: StoredTable, progress: Progress) -> None:
        """Store a new table with its first events."""

        def job(connection: sa.Connection) -> None:
            connection.execute(sa.insert(model.game_table), _table_row(table, progress))
            connection.execute(sa.insert(model.seat), _seat_rows(table))
            _add_events(connection, table.id, progress)

        await self._database.write(job)

    async def load(self, table: str) -> StoredTable | None:
        """Return a table with all its events in order."""
        return await self._database.read(lambda connection: _load(connection, table))

    async def append(self, table: str, progress: Progress) -> None:
        """Store further events, or raise VersionTaken."""

        def job(connection: sa.Connection) -> None:
            _add_events(connection, table, progress)
            _set_status(connection, table, progress)

        await self._database.write(job)

    async def take_seat(self, table: str, seat: int, guest: str, progress: Progress) -> None:
        """Give a free seat to a guest and store the events that follow, or raise SeatTaken."""
        free = sa.update(model.seat).where(
            model.seat.c.table_id == table,
            model.seat.c.number == seat,
            model.seat.c.bot.is_(None),
            model.seat.c.guest_id.is_(None),
        )

        def job(connection: sa.Connection) -> None:
            if connection.execute(free.values(guest_id=guest)).rowcount != 1:
                raise SeatTaken
            _add_events(connection, table, progress)
            _set_status(connection, table, progress)

        await self._database.write(job)

    async def tables_of(self, guest: str, most: int) -> Sequence[Listed]:
        """List the tables a guest hosts or sits at, newest first."""
        return await self._database.read(lambda connection: _tables_of(connection, guest, most))


def _table_row(table: StoredTable, progress: Progress) -> dict[str, Any]:
    return {
        "id": table.id,
        "host_id": table.host,
        "game": table.game,
        "config": dict(table.config),
        "rules_version": table.rules_version,
        "content_hash": table.content_hash,
        "pack": table.pack,
        "terms": {},
        "imported": False,
        "public": False,
        "deadlines": {},
        "status": progress.status,
        "to_act": list(progress.to_act),
        "created_ms": progress.now,
        "changed_ms": progress.now,
    }


def _seat_rows(table: StoredTable) -> list[dict[str, Any]]:
    return [
        {"table_id": table.id, "number": number, "bot": seat.bot, "guest_id": seat.guest}
        for number, seat in enumerate(table.seats)
    ]


def _add_events(connection: sa.Connection, table: str, progress: Progress) -> None:
    rows = [
        {
            "table_id": table,
            "version": version,
            "event": dict(stored.event),
            "request": stored.request,
            "at_ms": progress.now,
        }
        for version, stored in enumerate(progress.events, progress.since + 1)
    ]
    if not rows:
        return
    try:
        connection.execute(sa.insert(model.event), rows)
    except IntegrityError:
        raise VersionTaken from None


def _set_status(connection: sa.Connection, table: str, progress: Progress) -> None:
    connection.execute(
        sa.update(model.game_table)
        .where(model.game_table.c.id == table)
        .values(status=progress.status, to_act=list(progress.to_act), changed_ms=progress.now)
    )


def _load(connection: sa.Connection, table: str) -> StoredTable | None:
    tables, events = model.game_table, model.event
    row = connection.execute(sa.select(tables).where(tables.c.id == table)).first()
    if row is None:
        return None
    log = connection.execute(
        sa.select(events.c.event, events.c.request)
        .where(events.c.table_id == table)
        .order_by(events.c.version)
    )
    return StoredTable(
        id=row.id,
        game=row.game,
        host=row.host_id,
        config=row.config,
        rules_version=row.rules_version,
        content_hash=row.content_hash,
        pack=row.pack,
        seats=_seats(connection, [table])[table],
        events=[StoredEvent(each.event, each.request) for each in log],
    )


def _seats(connection: sa.Connection, tables: Sequence[str]) -> dict[str, list[Seat]]:
    seats, guests = model.seat, model.guest
    rows = connection.execute(
        sa.select(seats.c.table_id, seats.c.bot, seats.c.guest_id, guests.c.name)
        .select_from(seats.outerjoin(guests, seats.c.guest_id == guests.c.id))
        .where(seats.c.table_id.in_(tables))
        .order_by(seats.c.table_id, seats.c.number)
    )
    found = defaultdict(list)
    for row in rows:
        found[row.table_id].append(Seat(row.bot, row.guest_id, row.name or ""))
    return found


def _tables_of(connection: sa.Connection, guest: str, most: int) -> list[Listed]:
    tables, seats = model.game_table, model.seat
    sits_at = sa.select(seats.c.table_id).where(seats.c.guest_id == guest)
    rows = connection.execute(
        sa.select(tables.c.id, tables.c.game, tables.c.status, tables.c.to_act)
        .where(sa.or_(tables.c.host_id == guest, tables.c.id.in_(sits_at)))
        .order_by(tables.c.created_ms.desc(), tables.c.id)
        .limit(most)
    ).all()
    seated = _seats(connection, [row.id for row in rows])
    return [Listed(row.id, row.game, row.status, row.to_act, seated[row.id]) for row in rows]
