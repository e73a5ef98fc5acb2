"""Deleting from the database."""

from collections.abc import Sequence

import sqlalchemy as sa

from pipyard.server import model
from pipyard.server.database import Database
from pipyard.server.retention.service import Kind

_TABLES, _SEATS, _EVENTS = model.game_table, model.seat, model.event
_REPORTS, _GUESTS, _BASES = model.report, model.guest, model.base
_OWN = sa.not_(_TABLES.c.imported)
_KINDS: dict[Kind, sa.ColumnElement[bool]] = {
    # With a clock, a bot plays on; a table that waits for players is closed at some point.
    "abandoned": sa.and_(_OWN, _TABLES.c.status == "playing", _TABLES.c.due_ms.is_(None)),
    "finished": sa.and_(_OWN, _TABLES.c.status.in_(("over", "closed"))),
    "imports": _TABLES.c.imported,
}
_NAMING = (_TABLES.c.host_id, _SEATS.c.guest_id, _SEATS.c.reserved_id)
"""The columns in which tables refer to a guest."""


class RetentionRepository:
    """Deletes old data; each call that deletes is one transaction."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def lapsed(self, kind: Kind, before: int, most: int) -> Sequence[str]:
        """Return tables without activity since a time, the oldest first."""
        query = sa.select(_TABLES.c.id).where(_lapsed(kind, before))
        query = query.order_by(_TABLES.c.changed_ms).limit(most)
        return await self._database.read(lambda connection: connection.scalars(query).all())

    async def remove(self, kind: Kind, table: str, before: int) -> bool:
        """Delete a table with its events, unless something has happened there meanwhile."""
        which = sa.select(_TABLES.c.id).where(_TABLES.c.id == table, _lapsed(kind, before))
        linked = sa.update(_TABLES).where(_TABLES.c.rematch == table).values(rematch=None)

        def job(connection: sa.Connection) -> bool:
            if connection.scalar(which) is None:
                return False
            connection.execute(linked)
            for column in (_BASES.c.table_id, _EVENTS.c.table_id, _SEATS.c.table_id, _TABLES.c.id):
                connection.execute(sa.delete(column.table).where(column == table))
            return True

        return await self._database.write(job)

    async def forget_reports(self, before: int, most: int) -> int:
        """Delete reports from before a time; return how many."""
        old = sa.select(_REPORTS.c.id).where(_REPORTS.c.created_ms < before).limit(most)

        def job(connection: sa.Connection) -> int:
            gone = connection.scalars(old).all()
            connection.execute(sa.delete(_REPORTS).where(_REPORTS.c.id.in_(gone)))
            return len(gone)

        return await self._database.write(job)

    async def forget_guests(self, before: int, most: int) -> int:
        """Delete guests without tables who have not visited since a time; return how many."""
        unseen = sa.select(_GUESTS.c.id).where(
            *(~sa.exists().where(column == _GUESTS.c.id) for column in _NAMING),
            _GUESTS.c.seen_ms < before,
        )

        def job(connection: sa.Connection) -> int:
            gone = connection.scalars(unseen.limit(most)).all()
            for owned in model.OWNED:
                connection.execute(sa.delete(owned).where(owned.c.guest_id.in_(gone)))
            connection.execute(sa.delete(_GUESTS).where(_GUESTS.c.id.in_(gone)))
            return len(gone)

        return await self._database.write(job)


def _lapsed(kind: Kind, before: int) -> sa.ColumnElement[bool]:
    reported = sa.exists().where(_REPORTS.c.table_id == _TABLES.c.id)
    return sa.and_(_KINDS[kind], _TABLES.c.changed_ms < before, ~reported)
