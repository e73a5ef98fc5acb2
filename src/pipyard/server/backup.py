"""All games in one file, from either database: copied while a server runs, and restored.

The file is an SQLite database with the same tables. It contains everything that the original does,
including the seeds of unfinished games, so anybody who has it can do what the host can.
"""

from pathlib import Path
from tempfile import TemporaryDirectory

import sqlalchemy as sa

from pipyard.server.database import Database, database_at
from pipyard.server.database.copying import (
    BackupRefused,
    Copied,
    check_copy,
    copy_rows,
    reason_of,
    write_copy,
)
from pipyard.server.database.migrating import migrate, revision_of
from pipyard.server.model import metadata


async def back_up(place: Path | str, file: Path) -> Copied:
    """Copy all stored data, as of one moment, into a new file."""
    if file.exists():
        raise BackupRefused("backup-file-exists", file=str(file))

    def copy(connection: sa.Connection) -> Copied:
        if revision_of(connection) is None:
            raise BackupRefused("backup-no-games", place=str(place))
        return write_copy(connection, file)

    database = database_at(place)
    try:
        return await database.read(copy)
    except (OSError, sa.exc.SQLAlchemyError) as error:
        raise BackupRefused("backup-failed", reason=reason_of(error)) from error
    finally:
        await database.close()


async def bring_back(file: Path, place: Path | str) -> Copied:
    """Restore the games of a copy to a place that has none; all of them or nothing."""
    copied = check_copy(file)
    with TemporaryDirectory(prefix="pipyard-") as folder:
        newest = Path(folder) / "newest.sqlite3"
        newest.write_bytes(file.read_bytes())
        engine = sa.create_engine(f"sqlite:///{newest}", hide_parameters=True)
        try:
            with engine.begin() as connection:
                migrate(connection)
            with engine.connect() as source:
                await _fill(database_at(place), source)
        except sa.exc.SQLAlchemyError as error:
            raise BackupRefused("backup-failed", reason=reason_of(error)) from error
        finally:
            engine.dispose()
    return copied


async def _fill(database: Database, source: sa.Connection) -> None:
    def fill(target: sa.Connection) -> None:
        for table in metadata.sorted_tables:
            if target.execute(sa.select(sa.literal(1)).select_from(table).limit(1)).first():
                raise BackupRefused("backup-not-empty")
        copy_rows(source, target, metadata)

    try:
        await database.open()
        await database.write(fill)
    finally:
        await database.close()
