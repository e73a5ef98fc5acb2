"""The default database: one file in a folder, written by one thread and read by a few."""

import asyncio
import sqlite3
import stat
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from pipyard.core.errors import PipyardError
from pipyard.i18n import words
from pipyard.server.database.checking import check
from pipyard.server.database.contract import Heard, Job, Missed, T, Then, Told
from pipyard.server.database.failing import named_failures
from pipyard.server.database.migrating import migrate
from pipyard.server.database.writer import Writer

_FILE = "pipyard.sqlite3"
_LOCK = "in-use.sqlite3"
_READERS = 4
_DURABLE = (
    "journal_mode = WAL",
    # NORMAL would lose the last acknowledged moves in a power failure; FULL does not.
    "synchronous = FULL",
    "busy_timeout = 5000",
    # Checkpoints copy each page once, however often it was written meanwhile; up to 16 MiB wait.
    "wal_autocheckpoint = 4000",
)
_WRITER = ("foreign_keys = ON", "cache_size = -4096")
"""KiB: the pages that the tables in play write to."""
_READER = ("query_only = ON", "cache_size = -256")
"""The system caches the file in memory anyway, once for all connections."""


class FolderInUse(PipyardError):
    """Another server uses the data folder; two would not see each other's moves."""

    def __init__(self, folder: Path) -> None:
        super().__init__("data/in-use", words()("serve-folder-in-use", folder=str(folder)))


class FolderUnusable(PipyardError):
    """The data folder cannot be written, or its content cannot be read."""

    def __init__(self, folder: Path, reason: str) -> None:
        said = words()("serve-folder-unusable", folder=str(folder), reason=reason)
        super().__init__("data/unusable", said)


class SqliteDatabase:
    """Stores everything in one file; a folder has one server, so no others are notified."""

    shared = False

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._lock: sqlite3.Connection | None = None
        self._written = self._engine("BEGIN IMMEDIATE", _WRITER, pool_size=1)
        self._read = self._engine("BEGIN", _READER, pool_size=_READERS)
        self._writer = Writer(self._written)
        self.commits = self._writer.commits
        self._readers = ThreadPoolExecutor(_READERS, thread_name_prefix="pipyard-reader")

    @property
    def waiting(self) -> int:
        """How many jobs wait to be written, or are being written."""
        return self._writer.waiting

    async def open(self) -> None:
        """Lock the folder and migrate the tables; opening twice does nothing."""
        if self._lock is None:
            await asyncio.to_thread(self._open)

    async def close(self) -> None:
        """Finish the pending writes, then release the folder."""
        await asyncio.to_thread(self._close)

    def write(self, job: Job[T]) -> Awaitable[T]:
        """Run a job and commit it, together with other waiting jobs; it is then on the disk."""
        return self._writer.write(job)

    def write_then(self, job: Job[None], then: Then) -> None:
        """Run a job and commit it, together with other waiting jobs, and call back."""
        self._writer.write_then(job, then)

    async def read(self, job: Job[T]) -> T:
        """Run a job that only reads, in a thread that bots and long work do not block."""
        loop = asyncio.get_running_loop()
        with named_failures():
            return await loop.run_in_executor(self._readers, self._look, job)

    def announce(self, connection: sa.Connection, table: str, version: int) -> None:
        """Do nothing: there is no other server."""

    async def tell(self, text: str) -> None:
        """Do nothing: there is no other server."""

    @asynccontextmanager
    async def listening(
        self,
        heard: Heard,  # noqa: ARG002
        missed: Missed,  # noqa: ARG002
        told: Told | None = None,  # noqa: ARG002
    ) -> AsyncIterator[None]:
        """Receive nothing: there is no other server."""
        yield

    def _open(self) -> None:
        try:
            _keep_private(self._folder)
            self._lock = _claim(self._folder)
            check(self._folder / _FILE)
            self._migrate()
        except (OSError, sqlite3.Error, sa.exc.DBAPIError) as error:
            self._close()
            reason = getattr(error, "orig", None) or getattr(error, "strerror", None) or error
            raise FolderUnusable(self._folder, str(reason)) from error
        except PipyardError:
            self._close()
            raise

    def _close(self) -> None:
        self._writer.close()
        self._readers.shutdown(wait=True)
        self._written.dispose()
        self._read.dispose()
        if self._lock is not None:
            self._lock.close()
            self._lock = None

    def _look(self, job: Callable[[sa.Connection], T]) -> T:
        with self._read.connect() as connection:
            return job(connection)

    def _migrate(self) -> None:
        """Run the migrations; while one rebuilds a table, references to it must be left alone.

        That is why references are checked only afterwards, but before anything is committed.
        """
        engine = self._engine("BEGIN IMMEDIATE", ("foreign_keys = OFF",), pool_size=1)
        try:
            with engine.begin() as connection:
                changed = migrate(connection, copies=self._folder)
                if changed and connection.exec_driver_sql("PRAGMA foreign_key_check").first():
                    raise FolderUnusable(self._folder, "rows that others refer to are missing")
        finally:
            engine.dispose()

    def _engine(self, begin: str, settings: Sequence[str], *, pool_size: int) -> sa.Engine:
        """Create an engine whose connections begin transactions explicitly.

        Python's driver would begin them late, and not at all for savepoints and table changes.
        """

        def prepare(connection: Any, _record: object) -> None:
            connection.isolation_level = None
            for setting in (*_DURABLE, *settings):
                connection.execute(f"PRAGMA {setting}")

        engine = sa.create_engine(
            f"sqlite:///{self._folder / _FILE}",
            pool_size=pool_size,
            # Parameters contain keys and seeds, which error messages must not carry into a log.
            hide_parameters=True,
        )
        sa.event.listen(engine, "connect", prepare)
        sa.event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(begin))
        return engine


def holds_games(folder: Path) -> bool:
    """Return whether a server has stored games in a folder."""
    return (folder / _FILE).is_file()


def is_in_use(folder: Path) -> bool:
    """Return whether a server is running on a folder."""
    try:
        _claim(folder).close()
    except FolderInUse:
        return True
    return False


def _keep_private(folder: Path) -> None:
    """Let only the owner read the games, because they contain keys and the seeds of dice.

    SQLite gives the files next to a database the same permissions. A folder that also holds other
    things keeps its own permissions.
    """
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    for name in (_FILE, _LOCK):
        (folder / name).touch(mode=0o600)
    with suppress(PermissionError):
        others = False
        for path in folder.iterdir():
            if path.name.startswith((_FILE, _LOCK)):
                path.chmod(0o600)
            else:
                others = True
        if not others and not folder.stat().st_mode & stat.S_ISVTX:
            folder.chmod(0o700)


def _claim(folder: Path) -> sqlite3.Connection:
    """Hold a lock that the system releases however this process ends, on every platform."""
    lock = sqlite3.connect(folder / _LOCK, timeout=1, isolation_level=None, check_same_thread=False)
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        lock.close()
        if "locked" not in str(error):
            raise
        raise FolderInUse(folder) from None
    return lock
