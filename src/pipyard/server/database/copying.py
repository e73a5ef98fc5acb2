"""A copy of everything that a database holds at one moment, with any version of its tables.

It is an SQLite file with the same tables, and it is read through before it gets its name.
"""

import os
import sqlite3
from collections.abc import Mapping
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import sqlalchemy as sa

from pipyard.core.errors import PipyardError
from pipyard.i18n import words
from pipyard.server.database.migrating import migrate, revision_of

_ROWS = 1000
"""Rows that are in memory at a time."""
_GAPS = (
    "SELECT table_id FROM event GROUP BY table_id"
    " HAVING count(*) != max(version) - min(version) + 1 LIMIT 1"
)


class BackupRefused(PipyardError):
    """A copy that cannot be made or restored; nothing was changed."""

    def __init__(self, message: str, **about: object) -> None:
        super().__init__(message.replace("-", "/", 1), words()(message, **about))


@dataclass(frozen=True, slots=True)
class Copied:
    """The content of a copy."""

    tables: int
    events: int
    guests: int
    size: int


def write_copy(source: sa.Connection, file: Path) -> Copied:
    """Copy everything into a new file that only its owner can read."""
    try:
        with TemporaryDirectory(prefix=".pipyard-", dir=file.parent) as folder:
            unfinished = Path(folder) / file.name
            unfinished.touch(mode=0o600)
            _copy_into(unfinished, source)
            copied = check_copy(unfinished)
            _sync(unfinished)
            # A link fails if a file has appeared there in the meantime; a rename would replace it.
            os.link(unfinished, file)
            _sync(file.parent)
    except FileExistsError:
        raise BackupRefused("backup-file-exists", file=str(file)) from None
    except (OSError, sa.exc.SQLAlchemyError) as error:
        raise BackupRefused("backup-failed", reason=reason_of(error)) from error
    return copied


def check_copy(file: Path) -> Copied:
    """Read a copy through; refuse a file that is damaged or not a copy."""
    if not file.is_file():
        raise BackupRefused("backup-no-file", file=str(file))
    try:
        with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as copy:
            (found,) = copy.execute("PRAGMA integrity_check(1)").fetchone()
            if found != "ok" or copy.execute("PRAGMA foreign_key_check").fetchone():
                raise BackupRefused("backup-damaged", file=str(file))
            if copy.execute(_GAPS).fetchone():
                raise BackupRefused("backup-damaged", file=str(file))
            return _counted(copy, file.stat().st_size)
    except sqlite3.DatabaseError:
        raise BackupRefused("backup-no-backup", file=str(file)) from None


def copy_rows(source: sa.Connection, target: sa.Connection, tables: sa.MetaData) -> None:
    """Copy every row, starting with rows that others refer to."""
    for table in tables.sorted_tables:
        # Options of the connection would stay with it, and a migration may follow.
        result = source.execute(sa.select(table).execution_options(yield_per=_ROWS))
        for rows in result.mappings().partitions():
            target.execute(table.insert(), [_plain(row) for row in rows])


def reason_of(error: Exception) -> str:
    """Return what the system or the driver says about a failure."""
    return str(getattr(error, "orig", None) or getattr(error, "strerror", None) or error)


def _copy_into(file: Path, source: sa.Connection) -> None:
    revision = revision_of(source)
    assert revision is not None
    engine = sa.create_engine(f"sqlite:///{file}", hide_parameters=True)
    try:
        with engine.begin() as target:
            migrate(target, revision)
            tables = sa.MetaData()
            tables.reflect(target)
            # This names the version of the tables, and was written with them.
            versions = [name for name in tables.tables if name.startswith("alembic")]
            for name in versions:
                tables.remove(tables.tables[name])
            copy_rows(source, target, tables)
    finally:
        engine.dispose()


def _counted(copy: sqlite3.Connection, size: int) -> Copied:
    tables, events, guests = (
        int(copy.execute(f"SELECT count(*) FROM {name}").fetchone()[0])
        for name in ("game_table", "event", "guest")
    )
    return Copied(tables, events, guests, size)


def _plain(row: Mapping[Any, Any]) -> dict[str, Any]:
    return {str(key): value for key, value in row.items()}


def _sync(path: Path) -> None:
    """Make sure that the disk has the file, whatever happens next."""
    if os.name == "nt" and path.is_dir():
        return
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
