"""The database file: opened, brought to the newest form, written by one thread and read by many."""

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sa
from alembic import command
from alembic.config import Config

from pipyard.core.errors import PipyardError

T = TypeVar("T")

_MIGRATIONS = Path(__file__).parent / "migrations"
_FILE = "pipyard.sqlite3"
_LOCK = "in-use.sqlite3"


class FolderInUse(PipyardError):
    """Another server has the data folder open; two would not see each other's moves."""

    def __init__(self, folder: Path) -> None:
        super().__init__(
            "data/in-use",
            f"Another Pipyard server is using {folder}. Stop it, or give this one a folder of its"
            " own with --data.",
        )


class FolderUnusable(PipyardError):
    """The data folder cannot be written, or what lies in it cannot be read."""

    def __init__(self, folder: Path, reason: str) -> None:
        super().__init__(
            "data/unusable",
            f"Games cannot be kept in {folder}: {reason}. Choose another folder with --data.",
        )


class Database:
    """SQLite behind two doors: `write`, one transaction after another, and `read`."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._lock: sqlite3.Connection | None = None
        self._writer = ThreadPoolExecutor(1, thread_name_prefix="pipyard-writer")
        self._engine = sa.create_engine(f"sqlite:///{folder / _FILE}")
        sa.event.listen(self._engine, "connect", _make_durable)

    def open(self) -> None:
        """Claim the folder and bring the tables to the newest form; opening twice does nothing."""
        if self._lock is not None:
            return
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            self._lock = _claim(self._folder)
            with self._engine.begin() as connection:
                migrate(connection)
        except (OSError, sqlite3.Error, sa.exc.DBAPIError) as error:
            self.close()
            reason = getattr(error, "orig", None) or getattr(error, "strerror", None) or error
            raise FolderUnusable(self._folder, str(reason)) from error

    def close(self) -> None:
        """Let the writes that were asked for finish, then let go of the folder."""
        self._writer.shutdown(wait=True)
        self._engine.dispose()
        if self._lock is not None:
            self._lock.close()
            self._lock = None

    async def write(self, job: Callable[[sa.Connection], T]) -> T:
        """Run a job in a transaction of its own; when this returns it is on the disk."""
        return await asyncio.get_running_loop().run_in_executor(self._writer, self._commit, job)

    async def read(self, job: Callable[[sa.Connection], T]) -> T:
        """Run a job that only reads; it sees everything committed before."""
        return await asyncio.to_thread(self._look, job)

    def _commit(self, job: Callable[[sa.Connection], T]) -> T:
        with self._engine.begin() as connection:
            return job(connection)

    def _look(self, job: Callable[[sa.Connection], T]) -> T:
        with self._engine.connect() as connection:
            return job(connection)


def migrate(connection: sa.Connection) -> None:
    """Run the migrations that this database has not seen."""
    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _make_durable(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode = WAL")
    # NORMAL would lose the last acknowledged moves when the power goes; FULL does not.
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.execute("PRAGMA busy_timeout = 5000")
    cursor.close()


def _claim(folder: Path) -> sqlite3.Connection:
    """Hold a lock that the system lets go of however this process ends, on every platform."""
    lock = sqlite3.connect(folder / _LOCK, timeout=1, isolation_level=None, check_same_thread=False)
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        lock.close()
        if "locked" not in str(error):
            raise
        raise FolderInUse(folder) from None
    return lock
