"""Subscriptions in the database."""

from collections.abc import Collection, Sequence
from typing import Any

import sqlalchemy as sa

from pipyard.server import model
from pipyard.server.calls.service import Call, Subscription
from pipyard.server.database import Database

_SUBSCRIPTIONS, _SEATS, _TABLES = model.push_subscription, model.seat, model.game_table


class CallRepository:
    """Stores subscriptions, and up to when each was called."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def secret(self, name: str, new: str) -> str:
        """Return a secret of this server; the first one offered is stored."""
        kept = sa.select(model.secret.c.value).where(model.secret.c.name == name)

        def job(connection: sa.Connection) -> str:
            known = connection.scalar(kept)
            if known is None:
                connection.execute(sa.insert(model.secret), {"name": name, "value": new})
            return known or new

        try:
            return await self._database.write(job)
        except sa.exc.IntegrityError:
            # Another server was first.
            return await self._database.write(job)

    async def add(self, subscription: Subscription, most: int, now: int) -> None:
        """Store a subscription, up to a maximum per guest; it is not called for older turns."""
        row = {
            "id": subscription.id,
            "guest_id": subscription.guest,
            "address": subscription.address,
            "p256dh": subscription.p256dh,
            "auth": subscription.auth,
            "language": subscription.language,
            "called_ms": now,
            "created_ms": now,
        }
        owned = _SUBSCRIPTIONS.c.guest_id == subscription.guest
        newest = sa.select(_SUBSCRIPTIONS.c.id).where(owned)
        newest = newest.order_by(_SUBSCRIPTIONS.c.created_ms.desc()).limit(most)

        def job(connection: sa.Connection) -> None:
            connection.execute(_without(subscription))
            connection.execute(sa.insert(_SUBSCRIPTIONS), row)
            kept = connection.scalars(newest).all()
            surplus = sa.and_(owned, _SUBSCRIPTIONS.c.id.not_in(kept))
            connection.execute(sa.delete(_SUBSCRIPTIONS).where(surplus))

        await self._database.write(job)

    async def remove(self, subscription: Subscription) -> None:
        """Forget a subscription."""
        await self._database.write(lambda connection: connection.execute(_without(subscription)))

    async def claim(self, before: int, most: int) -> Sequence[Call]:
        """Claim the calls for turns that have waited since then; nobody else gets them.

        A table counts by when it last changed, and a subscription records up to when it was called.
        """
        query = (
            sa.select(
                _SUBSCRIPTIONS,
                _TABLES.c.id.label("table_id"),
                _TABLES.c.game,
                _TABLES.c.to_act,
                _TABLES.c.changed_ms,
                _SEATS.c.number,
            )
            .join(_SEATS, _SEATS.c.guest_id == _SUBSCRIPTIONS.c.guest_id)
            .join(_TABLES, _TABLES.c.id == _SEATS.c.table_id)
            .where(
                _TABLES.c.status == "playing",
                _TABLES.c.changed_ms > _SUBSCRIPTIONS.c.called_ms,
                _TABLES.c.changed_ms <= before,
                _SEATS.c.bot.is_(None),
            )
            .order_by(_TABLES.c.changed_ms)
            .limit(most)
        )

        def job(connection: sa.Connection) -> list[Call]:
            found: dict[str, list[Any]] = {}
            for row in connection.execute(query):
                found.setdefault(row.id, []).append(row)
            return [
                call for rows in found.values() if _note(connection, rows) for call in _of(rows)
            ]

        return await self._database.write(job)


def _note(connection: sa.Connection, rows: Sequence[Any]) -> bool:
    """Record up to when a subscription was called; False if another server did it meanwhile."""
    unchanged = _SUBSCRIPTIONS.c.called_ms == rows[0].called_ms
    noted = sa.update(_SUBSCRIPTIONS).where(_SUBSCRIPTIONS.c.id == rows[0].id, unchanged)
    return connection.execute(noted.values(called_ms=rows[-1].changed_ms)).rowcount == 1


def _of(rows: Sequence[Any]) -> Collection[Call]:
    """Return a call for each table at which it is the guest's turn, for any number of seats."""
    turns = (row for row in rows if row.number in row.to_act)
    return {row.table_id: Call(_read(row), row.table_id, row.game) for row in turns}.values()


def _without(subscription: Subscription) -> sa.Delete:
    return sa.delete(_SUBSCRIPTIONS).where(_SUBSCRIPTIONS.c.id == subscription.id)


def _read(row: Any) -> Subscription:
    return Subscription(row.guest_id, row.address, row.p256dh, row.auth, row.language)
