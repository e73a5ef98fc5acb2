"""PostgreSQL: several servers on one database, each notified of changes by the others."""

import asyncio
import random
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any

import asyncpg
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from pipyard.server.counting import Histogram
from pipyard.server.database.address import DatabaseUnusable, name_address
from pipyard.server.database.contract import Heard, Job, Missed, T, Then, Told
from pipyard.server.database.failing import named_failures
from pipyard.server.database.listener import CHANNEL, TALK, Listener
from pipyard.server.database.migrating import migrate

_CONNECTIONS = 10
_SECONDS_TO_CONNECT = 10
_SECONDS_TO_ANSWER = 30
_SECONDS_TO_FINISH = 10
_ATTEMPTS = 12
_SHORTEST_PAUSE = 0.005
_LONGEST_PAUSE = 0.5
_LOST_RACES = frozenset({"40001", "40P01"})
"""PostgreSQL's codes for serialization failures and for deadlocks."""
_MIGRATING = 0x70697079617264
"""The lock that a server holds while it migrates; any number that others do not use."""
_CANNOT_CONNECT = (
    OSError,
    TypeError,
    ValueError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    sa.exc.DBAPIError,
)
"""Exceptions of connecting; wrong types and values come from options in the address."""
_ADVICE: dict[type[Exception], str] = {
    asyncpg.InvalidAuthorizationSpecificationError: (
        "it refused the user name or the password. Check them in the address"
    ),
    asyncpg.InvalidCatalogNameError: (
        "there is no database of that name. Create it with createdb, or correct the address"
    ),
    asyncpg.InsufficientPrivilegeError: (
        "this user may not create tables there. Make the user the database's owner"
    ),
    asyncpg.TooManyConnectionsError: (
        "it has no connection left to give. Stop what holds them, or raise max_connections"
    ),
    OSError: (
        "nothing answers there. See that PostgreSQL is running and lets this machine in, or"
        " correct the address"
    ),
}


class PostgresDatabase:
    """Runs each writing job in a serializable transaction, and again if it has lost a race."""

    shared = True

    def __init__(self, address: sa.URL, copies: Path | None = None) -> None:
        self._address = address
        self._copies = copies
        self._opened = False
        self.commits = Histogram()
        """Seconds of committed transactions, from their first statement."""
        self._unfinished = 0
        self._finished = asyncio.Event()
        self._finished.set()
        self._engine = _engine(
            address, _SECONDS_TO_ANSWER, pool_size=_CONNECTIONS, pool_pre_ping=True
        )
        self._writing = self._engine.execution_options(isolation_level="SERIALIZABLE")
        self._reading = self._engine.execution_options(
            isolation_level="REPEATABLE READ", postgresql_readonly=True
        )

    @property
    def waiting(self) -> int:
        """How many jobs wait to be written, or are being written."""
        return self._unfinished

    async def open(self) -> None:
        """Migrate the tables to the newest schema, one server at a time; refuse with a reason."""
        if self._opened:
            return
        # These connections belong to the current event loop, the others to the one that will serve.
        engine = _engine(self._address, poolclass=NullPool)
        try:
            async with engine.begin() as connection:
                await connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_MIGRATING)))
                await connection.run_sync(partial(migrate, copies=self._copies))
        except _CANNOT_CONNECT as error:
            raise DatabaseUnusable(
                f"Games cannot be stored in the database {name_address(self._address)}:"
                f" {_advice_on(error)}."
            ) from error
        finally:
            await engine.dispose()
        self._opened = True

    async def close(self) -> None:
        """Finish the pending writes, then close the connections."""
        self._opened = False
        with suppress(TimeoutError):
            await asyncio.wait_for(self._finished.wait(), _SECONDS_TO_FINISH)
        await self._engine.dispose()

    async def write(self, job: Job[T]) -> T:
        """Run a job in a transaction, with the same result as if nobody else were writing."""
        with named_failures(), self._writing_now():
            for attempt in range(1, _ATTEMPTS):
                try:
                    return await self._commit(job)
                except sa.exc.DBAPIError as error:
                    if getattr(error.orig, "sqlstate", None) not in _LOST_RACES:
                        raise
                await asyncio.sleep(_pause_after(attempt))
            return await self._commit(job)

    def write_then(self, job: Job[None], then: Then) -> None:
        """Run a job as `write` does, and call back."""

        def told(written: "asyncio.Task[None]") -> None:
            then(asyncio.CancelledError() if written.cancelled() else written.exception())

        asyncio.ensure_future(self.write(job)).add_done_callback(told)

    async def read(self, job: Job[T]) -> T:
        """Run a job that only reads, all of it at one moment."""
        with named_failures():
            async with self._reading.connect() as connection:
                return await connection.run_sync(job)

    def announce(self, connection: sa.Connection, table: str, version: int) -> None:
        """Let PostgreSQL notify every server of the change when the job is committed."""
        connection.execute(sa.select(sa.func.pg_notify(CHANNEL, f"{table} {version}")))

    async def tell(self, text: str) -> None:
        """Let PostgreSQL send a text to every server that listens, at most 8,000 bytes."""
        async with self._engine.begin() as connection:
            await connection.execute(sa.select(sa.func.pg_notify(TALK, text)))

    @asynccontextmanager
    async def listening(
        self, heard: Heard, missed: Missed, told: Told | None = None
    ) -> AsyncIterator[None]:
        """Receive changes on a separate connection, which is reopened whenever it is lost."""
        engine = _engine(self._address, poolclass=NullPool)
        try:
            async with Listener(engine, heard, missed, told).listening():
                yield
        finally:
            await engine.dispose()

    @contextmanager
    def _writing_now(self) -> Iterator[None]:
        """Keep the database from being closed within the context."""
        self._unfinished += 1
        self._finished.clear()
        try:
            yield
        finally:
            self._unfinished -= 1
            if not self._unfinished:
                self._finished.set()

    async def _commit(self, job: Job[T]) -> T:
        async with self._writing.begin() as connection:
            began = time.perf_counter()
            result = await connection.run_sync(job)
        self.commits.add(time.perf_counter() - began)
        return result


def _engine(address: sa.URL, answer: float | None = None, **options: Any) -> AsyncEngine:
    """Create an engine; `answer` is how many seconds a statement may take."""
    connecting = {
        "timeout": _SECONDS_TO_CONNECT,
        "command_timeout": answer,
        "server_settings": {"application_name": "pipyard", "jit": "off"},
    }
    # Parameters contain keys and seeds, which error messages must not carry into a log.
    return create_async_engine(address, connect_args=connecting, hide_parameters=True, **options)


def _pause_after(attempt: int) -> float:
    """Return a growing, random pause, so that competing transactions get out of step."""
    return random.uniform(0, min(_LONGEST_PAUSE, _SHORTEST_PAUSE * 2**attempt))


def _advice_on(error: BaseException) -> str:
    cause = getattr(error, "orig", None) or error
    cause = getattr(cause, "driver_exception", None) or cause
    advice = (said for kind, said in _ADVICE.items() if isinstance(cause, kind))
    return next(advice, f"{cause}".rstrip("."))
