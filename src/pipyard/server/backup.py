"""All games in one file, whichever database they are in: copied while a server runs, and back.

The file is an SQLite database in the newest form of the tables. It holds what the original holds,
the seeds of games that go on among it: whoever has it can do what the host can.
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
from pipyard.server.database import Database, database_at
from pipyard.server.database.migrating import is_newest, migrate
from pipyard.server.model import metadata

_ROWS = 1000
"""Rows that are in memory at a time."""
_GAPS = (
    "SELECT table_id FROM event GROUP BY table_id"
    " HAVING count(*) != max(version) - min(version) + 1 LIMIT 1"
)


class BackupRefused(PipyardError):
    """A copy that cannot be made or brought back; nothing was changed."""

    def __init__(self, message: str, **about: object) -> None:
        super().__init__(message.replace("-", "/", 1), words()(message, **about))


@dataclass(frozen=True, slots=True)
class Copied:
    """What a copy holds."""

    tables: int
    events: int
    guests: int
    size: int


async def back_up(place: Path | str, file: Path) -> Copied:
    """Copy all that is kept at a place, as it is at one moment, into a new file."""
    if file.exists():
        raise BackupRefused("backup-file-exists", file=str(file))
    database = database_at(place)
    try:
        with TemporaryDirectory(prefix=".pipyard-", dir=file.parent) as folder:
            unfinished = Path(folder) / file.name
            unfinished.touch(mode=0o600)
            await database.read(lambda connection: _copy_into(unfinished, connection))
            copied = check_copy(unfinished)
            _sync(unfinished)
            # A link refuses where a file has come to be meanwhile; a rename would replace it.
            os.link(unfinished, file)
            _sync(file.parent)
    except FileExistsError:
        raise BackupRefused("backup-file-exists", file=str(file)) from None
    except (OSError, sa.exc.SQLAlchemyError) as error:
        raise BackupRefused("backup-failed", reason=_reason(error)) from error
    finally:
        await database.close()
    return copied


async def bring_back(file: Path, place: Path | str) -> Copied:
    """Bring the games of a copy to a place where there are none; all of them or nothing."""
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
            raise BackupRefused("backup-failed", reason=_reason(error)) from error
        finally:
            engine.dispose()
    return copied


def check_copy(file: Path) -> Copied:
    """Read a copy through; refuse one that is damaged, or that is none."""
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


def _counted(copy: sqlite3.Connection, size: int) -> Copied:
    tables, events, guests = (
        int(copy.execute(f"SELECT count(*) FROM {name}").fetchone()[0])
        for name in ("game_table", "event", "guest")
    )
    return Copied(tables, events, guests, size)


def _copy_into(file: Path, source: sa.Connection) -> None:
    if not is_newest(source):
        raise BackupRefused("backup-old-form")
    engine = sa.create_engine(f"sqlite:///{file}", hide_parameters=True)
    try:
        with engine.begin() as target:
            migrate(target)
            _copy_rows(source, target)
    finally:
        engine.dispose()


async def _fill(database: Database, source: sa.Connection) -> None:
    def fill(target: sa.Connection) -> None:
        for table in metadata.sorted_tables:
            if target.execute(sa.select(sa.literal(1)).select_from(table).limit(1)).first():
                raise BackupRefused("backup-not-empty")
        _copy_rows(source, target)

    try:
        await database.open()
        await database.write(fill)
    finally:
        await database.close()


def _copy_rows(source: sa.Connection, target: sa.Connection) -> None:
    """Copy every row, those first that others refer to."""
    for table in metadata.sorted_tables:
        result = source.execution_options(yield_per=_ROWS).execute(sa.select(table))
        for rows in result.mappings().partitions():
            target.execute(table.insert(), [_plain(row) for row in rows])


def _plain(row: Mapping[Any, Any]) -> dict[str, Any]:
    return {str(key): value for key, value in row.items()}


def _sync(path: Path) -> None:
    """Have the disk hold it, whatever happens next."""
    if os.name == "nt" and path.is_dir():
        return
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _reason(error: Exception) -> str:
    return str(getattr(error, "orig", None) or getattr(error, "strerror", None) or error)
