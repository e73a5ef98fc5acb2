"""Reading what players reported, from outside a server and also while one runs."""

from collections.abc import Sequence
from pathlib import Path

from sqlalchemy.exc import SQLAlchemyError

from pipyard.server.database import database_at
from pipyard.server.tables.repository import TableRepository
from pipyard.server.tables.storage import Report

_MOST = 10_000


class ReportsUnreadable(Exception):
    """There is no database where one is named, or it cannot be read."""


async def read_reports(place: Path | str) -> Sequence[Report]:
    """Return the reports kept in a folder or at a database's address, newest first."""
    # It is not opened: that would claim the folder of a server that runs.
    database = database_at(place)
    try:
        return await TableRepository(database).reports(_MOST)
    except (SQLAlchemyError, OSError) as error:
        raise ReportsUnreadable(str(getattr(error, "orig", None) or error)) from error
    finally:
        await database.close()
