"""The one thread that writes to SQLite: whatever waits while it commits shares the next commit."""

import asyncio
from collections import defaultdict, deque
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from threading import Lock
from typing import Any

import sqlalchemy as sa

from pipyard.server.database.contract import Job, T

_LARGEST_GROUP = 256


class Writer:
    """Commits jobs in the order they were asked for, as many at once as are waiting."""

    def __init__(self, engine: sa.Engine) -> None:
        self._engine = engine
        self._waiting: deque[_Asked] = deque()
        self._at_work = False
        self._lock = Lock()
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="pipyard-writer")

    async def write(self, job: Job[T]) -> T:
        """Run a job and wait until it is on the disk."""
        asked = _Asked(job)
        with self._lock:
            self._waiting.append(asked)
            idle, self._at_work = not self._at_work, True
        if idle:
            self._thread.submit(self._commit_all)
        result: T = await asked.answer
        return result

    def close(self) -> None:
        """Commit what is waiting, then end the thread."""
        self._thread.shutdown(wait=True)

    def _commit_all(self) -> None:
        """Commit group after group until nothing waits any more."""
        while True:
            with self._lock:
                group = self._take_waiting()
                self._at_work = bool(group)
            if not group:
                return
            self._commit([asked for asked in group if not asked.answer.cancelled()])

    def _commit(self, group: "list[_Asked]") -> None:
        try:
            with self._engine.begin() as connection:
                for asked in group:
                    asked.run(connection)
        except BaseException as error:
            # Nothing was kept, whatever became of each job: nobody may be told otherwise.
            for asked in group:
                asked.error = error
        _answer(group)

    def _take_waiting(self) -> "list[_Asked]":
        count = min(len(self._waiting), _LARGEST_GROUP)
        return [self._waiting.popleft() for _ in range(count)]


class _Asked:
    """A job, what came of it, and who waits for that."""

    def __init__(self, job: Job[Any]) -> None:
        self.answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.error: BaseException | None = None
        self._job = job
        self._result: Any = None

    def run(self, connection: sa.Connection) -> None:
        """Run the job in a savepoint, so that its failure takes back nothing but its own work."""
        # SQLAlchemy's own savepoints cost half as much as a usual job does.
        driver: Any = connection.connection.driver_connection
        driver.execute("SAVEPOINT job")
        try:
            self._result = self._job(connection)
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
            self.answer.set_result(self._result)
        else:
            self.answer.set_exception(self.error)


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
