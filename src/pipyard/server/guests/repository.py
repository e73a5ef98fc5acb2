"""Guests in the database."""

import sqlalchemy as sa

from pipyard.server import model
from pipyard.server.database import Database
from pipyard.server.guests.service import Guest


class GuestRepository:
    """Keeps guests under a hash of their key."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, guest: Guest, key_hash: str, now: int) -> None:
        """Store a new guest."""
        row = {"id": guest.id, "name": guest.name, "created_ms": now}
        key = {"key_hash": key_hash, "guest_id": guest.id, "created_ms": now}

        def job(connection: sa.Connection) -> None:
            connection.execute(sa.insert(model.guest), row)
            connection.execute(sa.insert(model.guest_key), key)

        await self._database.write(job)

    async def find(self, key_hash: str) -> Guest | None:
        """Return the guest that holds a key, if there is one."""
        query = (
            sa.select(model.guest.c.id, model.guest.c.name)
            .join(model.guest_key)
            .where(model.guest_key.c.key_hash == key_hash)
        )
        row = await self._database.read(lambda connection: connection.execute(query).first())
        return None if row is None else Guest(row.id, row.name)

    async def rename(self, guest: Guest) -> None:
        """Store the name that a guest has now."""
        query = sa.update(model.guest).where(model.guest.c.id == guest.id).values(name=guest.name)
        await self._database.write(lambda connection: connection.execute(query))
