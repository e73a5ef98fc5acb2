"""Reading players' reports from outside a server, even while one runs."""

from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import TypeVar

from sqlalchemy.exc import SQLAlchemyError

from pipyard.server.database import database_at
from pipyard.server.logs.schemas import GameLog
from pipyard.server.tables.archive import log_of
from pipyard.server.tables.repository import TableRepository
from pipyard.server.tables.storage import Report

T = TypeVar("T")
_MOST = 10_000


class ReportsUnreadable(Exception):
    """There is no database at the given place, or it cannot be read."""


async def read_reports(place: Path | str) -> Sequence[Report]:
    """Return the reports stored in a folder or at a database's address, newest first."""
    return await _read(place, lambda tables: tables.reports(_MOST))


async def read_game(place: Path | str, report: Report) -> GameLog:
    """Return the game that a report is about, up to the reported position."""
    stored = await _read(place, lambda tables: tables.load(report.table, 0))
    if stored is None:
        raise ReportsUnreadable(f"table {report.table} is gone")
    return log_of(stored, report.version)


async def _read(place: Path | str, job: Callable[[TableRepository], Awaitable[T]]) -> T:
    # Do not open it: that would lock the folder of a running server.
    database = database_at(place)
    try:
        return await job(TableRepository(database))
    except (SQLAlchemyError, OSError) as error:
        raise ReportsUnreadable(str(getattr(error, "orig", None) or error)) from error
    finally:
        await database.close()
