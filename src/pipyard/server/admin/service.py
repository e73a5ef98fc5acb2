"""What the owner of a server does to its data, even while the server runs.

For a moment, the command acts as one more server on the same database. The versions of a table
decide which of two changes came first, and nothing can be stored for a deleted table.
"""

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import numpy as np
import sqlalchemy as sa

from pipyard.core.errors import PipyardError
from pipyard.i18n import words
from pipyard.server.admin.repository import AdminRepository
from pipyard.server.database import Database, database_at, holds_games
from pipyard.server.games.catalogue import Catalogue
from pipyard.server.games.hosting import HostedGame
from pipyard.server.guests.repository import GuestRepository
from pipyard.server.guests.service import Guest, GuestService
from pipyard.server.settings import fair_below, milliseconds_now
from pipyard.server.tables.events import Closed
from pipyard.server.tables.hub import Hub
from pipyard.server.tables.keeper import TableKeeper
from pipyard.server.tables.repository import TableRepository
from pipyard.server.tables.service import TableService
from pipyard.server.tables.storage import VersionTaken


class AdminRefused(PipyardError):
    """Something that the owner requested cannot be done; nothing was changed."""

    def __init__(self, message: str, **about: object) -> None:
        super().__init__(message.replace("-", "/", 1), words()(message, **about))


class Admin:
    """Reads stored data, and closes and deletes."""

    def __init__(self, database: Database, clock: Callable[[], int] = milliseconds_now) -> None:
        self.kept = AdminRepository(database)
        self.clock = clock
        storage = TableRepository(database)
        self._keeper = TableKeeper(Catalogue(), storage, Hub(clock), fair_below, clock)
        self._tables = TableService(
            self._keeper, _think_never, secrets.token_urlsafe, secrets.token_bytes
        )
        self._guests = GuestService(
            GuestRepository(database), secrets.token_urlsafe, clock, farewell=self._tables
        )

    async def close_table(self, table_id: str) -> bool:
        """End a game early, as its host can; return False if it has already ended."""
        async with self._keeper.lock(table_id):
            while True:
                table = await self._keeper.load(table_id)
                if table.status in ("over", "closed"):
                    return False
                if table.stuck:
                    raise AdminRefused("admin-damaged", table=table_id)
                try:
                    await self._keeper.commit(table, table.after([Closed()]))
                except VersionTaken:
                    await self._keeper.reload(table)
                    continue
                return True

    async def delete_table(self, table_id: str) -> bool:
        """Delete a table with everything that belongs to it; return False if there is none."""
        return await self.kept.delete_table(table_id)

    async def delete_guest(self, guest_id: str) -> None:
        """Delete a guest as guests can themselves: bots take over, finished games stay."""
        await self._guests.delete(Guest(guest_id, ""))

    async def rest(self) -> None:
        """Leave the bots to the servers."""
        await self._tables.rest()


@asynccontextmanager
async def administering(place: Path | str) -> AsyncIterator[Admin]:
    """Open the data in a folder or at a database address; refuse with a reason."""
    if isinstance(place, Path) and not holds_games(place):
        raise AdminRefused("admin-no-games", place=str(place))
    # Do not open it: that would lock the folder of a running server, and migrate it.
    database = database_at(place)
    try:
        admin = Admin(database)
        if not await admin.kept.is_newest():
            raise AdminRefused("admin-old-form")
        yield admin
        await admin.rest()
    except (OSError, sa.exc.SQLAlchemyError) as error:
        reason = str(getattr(error, "orig", None) or error).rstrip(".")
        raise AdminRefused("admin-failed", reason=reason) from error
    finally:
        await database.close()


async def _think_never(
    game: HostedGame,  # noqa: ARG001
    bot: str,  # noqa: ARG001
    position: np.recarray,  # noqa: ARG001
    seat: int,  # noqa: ARG001
    seed: int,  # noqa: ARG001
) -> Any:
    """Let no bot play here; the servers do that when they serve the table."""
    await asyncio.get_running_loop().create_future()
