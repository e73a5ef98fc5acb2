"""The one thread that writes to SQLite: whatever waits while it commits shares the next commit."""

import asyncio
import time
from collections import defaultdict
from collections.abc import Mapping, Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any

import sqlalchemy as sa

from pipyard.server.database.contract import Job, Rows, T

_LARGEST_GROUP = 256
_MANY = 8
"""Jobs in one commit from which on the next one waits for others a moment."""
_GATHERING_SECONDS = 0.002


class Writer:
    """Commits jobs in the order they were asked for, as many at once as are waiting."""

    def __init__(self, engine: sa.Engine) -> None:
        self._engine = engine
        self._asked: SimpleQueue[_Asked | None] = SimpleQueue()
        self._thread: Thread | None = None
        self._closed = False
        self._driver: Any = None

    async def write(self, job: Job[T]) -> T:
        """Run a job and wait until it is on the disk."""
        if self._closed:
            raise RuntimeError("Nothing is written any more.")
        if self._thread is None:
            self._thread = Thread(target=self._work, name="pipyard-writer", daemon=True)
            self._thread.start()
        asked = _Asked(job)
        self._asked.put(asked)
        result: T = await asked.answer
        return result

    def close(self) -> None:
        """Commit what is waiting, then end the thread."""
        self._closed = True
        if self._thread is not None:
            self._asked.put(None)
            self._thread.join()
        if self._driver is not None:
            self._driver.close()
            self._driver = None

    def _work(self) -> None:
        """Commit group after group: all that waits goes together."""
        goes_on, busy = True, False
        while goes_on:
            group = [self._asked.get()]
            if busy:
                # A commit costs the same for one and for many: while many ask, more share it.
                time.sleep(_GATHERING_SECONDS)
            with suppress(Empty):
                while len(group) < _LARGEST_GROUP:
                    group.append(self._asked.get_nowait())
            goes_on, busy = None not in group, len(group) >= _MANY
            self._commit([each for each in group if each and not each.answer.cancelled()])

    def _commit(self, group: "list[_Asked]") -> None:
        """Commit a group; only where that fails, each job is run so that others are left alone."""
        if not group:
            return
        try:
            self._commit_plainly(group)
        except BaseException:
            self._commit_one_by_one(group)
        _answer(group)

    def _commit_plainly(self, group: "list[_Asked]") -> None:
        merged: defaultdict[str, list[bytes]] = defaultdict(list)
        others = []
        for asked in group:
            if isinstance(asked.job, Rows):
                for statement, row in asked.job.rows:
                    merged[statement].append(row)
            else:
                others.append(asked)
        if others:
            with self._engine.begin() as connection:
                for asked in others:
                    asked.result = asked.job(connection)
                _add_rows(connection.connection.driver_connection, merged)
            return
        driver = self._own_connection()
        driver.execute("BEGIN IMMEDIATE")
        try:
            _add_rows(driver, merged)
            driver.execute("COMMIT")
        except BaseException:
            if driver.in_transaction:
                driver.execute("ROLLBACK")
            raise

    def _own_connection(self) -> Any:
        """Return a connection past SQLAlchemy, whose transactions take longer than the rows."""
        if self._driver is None:
            self._driver = self._engine.raw_connection()
        return self._driver.driver_connection

    def _commit_one_by_one(self, group: "list[_Asked]") -> None:
        for asked in group:
            asked.result = asked.error = None
        try:
            with self._engine.begin() as connection:
                for asked in group:
                    asked.run(connection)
        except BaseException as error:
            # Nothing was kept, whatever became of each job: nobody may be told otherwise.
            for asked in group:
                asked.error = error


class _Asked:
    """A job, what came of it, and who waits for that."""

    def __init__(self, job: Job[Any]) -> None:
        self.answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.error: BaseException | None = None
        self.job = job
        self.result: Any = None

    def run(self, connection: sa.Connection) -> None:
        """Run the job in a savepoint, so that its failure takes back nothing but its own work."""
        # SQLAlchemy's own savepoints cost half as much as a usual job does.
        driver: Any = connection.connection.driver_connection
        driver.execute("SAVEPOINT job")
        try:
            self.result = self.job(connection)
        except BaseException as error:
            # A full disk, for one, can make SQLite roll back everything, not only this job.
            if not driver.in_transaction:
                raise
            driver.execute("ROLLBACK TO job")
            self.error = error
        driver.execute("RELEASE job")

    def tell(self) -> None:
        """Answer whoever still waits."""
        if self.answer.done():
            return
        if self.error is None:
            self.answer.set_result(self.result)
        else:
            self.answer.set_exception(self.error)


def _add_rows(driver: Any, merged: Mapping[str, Sequence[bytes]]) -> None:
    """Run each statement once: the less often a thread calls, the less it waits for the other."""
    for statement, rows in merged.items():
        driver.execute(statement, (f"[{b','.join(rows).decode()}]",))


def _answer(group: Sequence[_Asked]) -> None:
    """Wake each event loop once, not once for every job."""
    by_loop: defaultdict[asyncio.AbstractEventLoop, list[_Asked]] = defaultdict(list)
    for asked in group:
        by_loop[asked.answer.get_loop()].append(asked)
    for loop, waiting in by_loop.items():
        if not loop.is_closed():
            loop.call_soon_threadsafe(_tell_all, waiting)


def _tell_all(waiting: Sequence[_Asked]) -> None:
    for asked in waiting:
        asked.tell()
