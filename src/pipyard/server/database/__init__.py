"""Storage of games: SQLite in a folder, or a PostgreSQL database that several servers share."""

from pathlib import Path

from pipyard.server.database.contract import Database, Heard, Job, Missed, Rows
from pipyard.server.database.sqlite import SqliteDatabase, holds_games, is_in_use

__all__ = ["Database", "Heard", "Job", "Missed", "Rows", "database_at", "holds_games", "is_in_use"]


def database_at(place: Path | str, copies: Path | None = None) -> Database:
    """Return the database at a place, which can be a folder or an address; it is not open yet.

    Before a migration, the tables of an older version are copied: those of a folder into that
    folder, those of an address into the folder for copies.

    An address is one of PostgreSQL, `postgresql+asyncpg://user:password@host/name`. An invalid
    address is refused here, and one where nothing answers when the database is opened.
    """
    if isinstance(place, Path):
        return SqliteDatabase(place)
    from pipyard.server.database.address import read_address  # noqa: PLC0415

    address = read_address(place)
    # The driver is an extra, which only users of PostgreSQL have.
    from pipyard.server.database.postgres import PostgresDatabase  # noqa: PLC0415

    return PostgresDatabase(address, copies)
