"""Guests in the database."""

import sqlalchemy as sa

from pipyard.server import model
from pipyard.server.database import Database
from pipyard.server.guests.service import DAY_MS, Guest, Link, Stored


class GuestRepository:
    """Stores guests under hashes of their keys."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, guest: Guest, key_hash: str, now: int) -> None:
        """Store a new guest."""
        row = {"id": guest.id, "name": guest.name, "created_ms": now, "seen_ms": now}

        def job(connection: sa.Connection) -> None:
            connection.execute(sa.insert(model.guest), row)
            _add_key(connection, guest.id, key_hash, now)

        await self._database.write(job)

    async def find(self, key_hash: str, now: int) -> Guest | None:
        """Return the guest with a key, if there is one, and record the day."""
        query = (
            sa.select(model.guest.c.id, model.guest.c.name, model.guest.c.seen_ms)
            .join(model.guest_key)
            .where(model.guest_key.c.key_hash == key_hash)
        )
        row = await self._database.read(lambda connection: connection.execute(query).first())
        if row is None:
            return None
        if now - row.seen_ms > DAY_MS:
            seen = sa.update(model.guest).where(model.guest.c.id == row.id).values(seen_ms=now)
            await self._database.write(lambda connection: connection.execute(seen))
        return Guest(row.id, row.name)

    async def rename(self, guest: Guest) -> None:
        """Store a guest's current name."""
        query = sa.update(model.guest).where(model.guest.c.id == guest.id).values(name=guest.name)
        await self._database.write(lambda connection: connection.execute(query))

    async def add_link(self, guest_id: str, code_hash: str, expires_ms: int) -> None:
        """Store a link, replacing the guest's unused ones."""
        link = model.identity_link
        row = {"code_hash": code_hash, "guest_id": guest_id, "expires_ms": expires_ms}
        unused = sa.and_(link.c.guest_id == guest_id, link.c.used_ms.is_(None))

        def job(connection: sa.Connection) -> None:
            connection.execute(sa.delete(link).where(unused))
            connection.execute(sa.insert(link), row)

        await self._database.write(job)

    async def claim(
        self, code_hash: str, key_hash: str, old_key_hash: str | None, now: int
    ) -> Guest | None:
        """Use up a valid link, giving its guest another key; of two concurrent tries, one succeeds.

        The device's old key, which the new one replaces, is deleted.
        """
        link, key = model.identity_link, model.guest_key
        good = sa.and_(
            link.c.code_hash == code_hash, link.c.used_ms.is_(None), link.c.expires_ms > now
        )
        guest = (
            sa.select(model.guest.c.id, model.guest.c.name)
            .join(link, link.c.guest_id == model.guest.c.id)
            .where(link.c.code_hash == code_hash)
        )

        def job(connection: sa.Connection) -> Guest | None:
            used = connection.execute(sa.update(link).where(good).values(used_ms=now))
            if used.rowcount == 0:
                return None
            connection.execute(sa.delete(key).where(key.c.key_hash == old_key_hash))
            row = connection.execute(guest).one()
            _add_key(connection, row.id, key_hash, now)
            return Guest(row.id, row.name)

        return await self._database.write(job)

    async def find_link(self, code_hash: str) -> Link | None:
        """Return what is stored about a link."""
        link = model.identity_link
        query = sa.select(link.c.expires_ms, link.c.used_ms).where(link.c.code_hash == code_hash)
        row = await self._database.read(lambda connection: connection.execute(query).first())
        return None if row is None else Link(row.expires_ms, row.used_ms)

    async def set_spare(self, guest_id: str, spare_hash: str, now: int) -> None:
        """Store a spare key, replacing the guest's previous one."""
        spare = model.spare_key
        row = {"guest_id": guest_id, "key_hash": spare_hash, "created_ms": now}

        def job(connection: sa.Connection) -> None:
            connection.execute(sa.delete(spare).where(spare.c.guest_id == guest_id))
            connection.execute(sa.insert(spare), row)

        await self._database.write(job)

    async def come_back(
        self, spare_hash: str, key_hash: str, old_key_hash: str | None, now: int
    ) -> Guest | None:
        """Give the guest with this spare key another key; the spare key stays valid."""
        key, spare = model.guest_key, model.spare_key
        guest = (
            sa.select(model.guest.c.id, model.guest.c.name)
            .join(spare, spare.c.guest_id == model.guest.c.id)
            .where(spare.c.key_hash == spare_hash)
        )

        def job(connection: sa.Connection) -> Guest | None:
            row = connection.execute(guest).first()
            if row is None:
                return None
            connection.execute(sa.delete(key).where(key.c.key_hash == old_key_hash))
            _add_key(connection, row.id, key_hash, now)
            return Guest(row.id, row.name)

        return await self._database.write(job)

    async def stored(self, guest_id: str) -> Stored:
        """Return what is stored about a guest."""
        guest, spare = model.guest, model.spare_key
        times = (
            sa.select(guest.c.created_ms, guest.c.seen_ms, spare.c.created_ms.label("spare_ms"))
            .outerjoin(spare)
            .where(guest.c.id == guest_id)
        )
        keys, calls = (
            sa.select(sa.func.count()).select_from(owned).where(owned.c.guest_id == guest_id)
            for owned in (model.guest_key, model.push_subscription)
        )

        def job(connection: sa.Connection) -> Stored:
            row = connection.execute(times).one()
            tables = [table for (table,) in connection.execute(_tables_of(guest_id))]
            devices = connection.execute(keys).scalar_one()
            called = connection.execute(calls).scalar_one()
            times_seen = row.created_ms, row.seen_ms
            return Stored(*times_seen, devices, row.spare_ms, called, sorted(tables))

        return await self._database.read(job)

    async def remove(self, guest_id: str) -> None:
        """Delete a guest with all keys and links, and remove the guest from everything else."""
        guest, seat = model.guest, model.seat
        names = sa.update(seat).where(seat.c.guest_id == guest_id).values(name=None)

        def job(connection: sa.Connection) -> None:
            connection.execute(names)
            for column in _NAMING:
                naming = sa.update(column.table).where(column == guest_id)
                connection.execute(naming.values({column.name: None}))
            for owned in model.OWNED:
                connection.execute(sa.delete(owned).where(owned.c.guest_id == guest_id))
            connection.execute(sa.delete(guest).where(guest.c.id == guest_id))

        await self._database.write(job)

    async def forget_links(self, before_ms: int) -> None:
        """Delete the links that expired before a time."""
        link = model.identity_link
        query = sa.delete(link).where(link.c.expires_ms < before_ms)
        await self._database.write(lambda connection: connection.execute(query))


_NAMING = (model.game_table.c.host_id, model.seat.c.guest_id, model.seat.c.reserved_id)
"""The columns in which tables refer to a guest."""


def _tables_of(guest_id: str) -> sa.CompoundSelect[str]:
    table, seat = model.game_table, model.seat
    return sa.union(
        sa.select(table.c.id).where(table.c.host_id == guest_id),
        sa.select(seat.c.table_id).where(seat.c.guest_id == guest_id),
    )


def _add_key(connection: sa.Connection, guest_id: str, key_hash: str, now: int) -> None:
    row = {"key_hash": key_hash, "guest_id": guest_id, "created_ms": now}
    connection.execute(sa.insert(model.guest_key), row)
