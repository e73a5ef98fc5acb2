"""The one thread that writes to SQLite: whatever waits while it commits shares the next commit."""

import asyncio
import logging
import time
from collections import defaultdict, deque
from collections.abc import Sequence
from itertools import chain
from threading import Event, Thread
from typing import Any, TypeAlias

import sqlalchemy as sa

from pipyard.server.counting import Histogram
from pipyard.server.database.contract import Job, Rows, T, Then
from pipyard.server.database.failing import named
from pipyard.server.log_lines import event

_LARGEST_GROUP = 256
_MANY = 8
"""Jobs in one commit from which on the next one waits for others a moment."""
_GATHERING_SECONDS = 0.002
_MOST_ROWS = 512
"""Rows that one statement adds; SQLite takes some 32,000 values."""


_logger = logging.getLogger(__name__)


class Writer:
    """Commits jobs in the order they were asked for, as many at once as are waiting."""

    def __init__(self, engine: sa.Engine) -> None:
        self._engine = engine
        self._asked: deque[_Asked] = deque()
        self._called = Event()
        self._waker: asyncio.AbstractEventLoop | None = None
        self._thread: Thread | None = None
        self._closed = False
        self._driver: Any = None
        self._committing = 0
        self.commits = Histogram()
        """Seconds that commits took, each of them for a group of jobs."""

    @property
    def waiting(self) -> int:
        """How many jobs wait to be written, or are being written."""
        return len(self._asked) + self._committing

    def write(self, job: Job[T]) -> "asyncio.Future[T]":
        """Run a job; what is returned is done when that is on the disk."""
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._ask(_AskedFor(job, answer))
        return answer

    def write_then(self, job: Job[None], then: Then) -> None:
        """Run a job, and call back in the event loop when that is on the disk."""
        self._ask(_Asked(job, then))

    def _ask(self, asked: "_Asked") -> None:
        if self._closed:
            raise RuntimeError("Nothing is written any more.")
        self._asked.append(asked)
        self._call(asked.loop)

    def _call(self, loop: asyncio.AbstractEventLoop) -> None:
        """Have the thread woken after all that the event loop does now.

        What is asked for in one go is committed together, and wakes the thread once.
        """
        if self._thread is None:
            self._thread = Thread(target=self._work, name="pipyard-writer", daemon=True)
            self._thread.start()
        if self._waker is not loop:
            self._waker = loop
            loop.call_soon(self._wake)

    def _wake(self) -> None:
        self._waker = None
        self._called.set()

    def close(self) -> None:
        """Commit what is waiting, then end the thread."""
        self._closed = True
        if self._thread is not None:
            self._called.set()
            self._thread.join()
        if self._driver is not None:
            self._driver.close()
            self._driver = None

    def _work(self) -> None:
        """Commit group after group: all that waits goes together."""
        busy = False
        while self._asked or not self._closed:
            if not self._asked:
                self._called.wait()
                self._called.clear()
                continue
            if busy:
                # A commit costs the same for one and for many: while many ask, more share it.
                time.sleep(_GATHERING_SECONDS)
            group = self._next_group()
            busy = len(group) >= _MANY
            self._commit([each for each in group if each.is_awaited])

    def _next_group(self) -> "list[_Asked]":
        asked = self._asked
        return [asked.popleft() for _ in range(min(len(asked), _LARGEST_GROUP))]

    def _commit(self, group: "list[_Asked]") -> None:
        """Commit a group; only where that fails, each job is run so that others are left alone."""
        if not group:
            return
        self._committing, began = len(group), time.perf_counter()
        try:
            self._commit_plainly(group)
        except BaseException:
            self._commit_one_by_one(group)
        self.commits.add(time.perf_counter() - began)
        self._committing = 0
        _answer(group)

    def _commit_plainly(self, group: "list[_Asked]") -> None:
        statements = _merged([asked.job for asked in group if isinstance(asked.job, Rows)])
        others = [asked for asked in group if not isinstance(asked.job, Rows)]
        if others:
            with self._engine.begin() as connection:
                for asked in others:
                    asked.result = asked.job(connection)
                _run(connection.connection.driver_connection, statements)
            return
        driver = self._own_connection()
        if len(statements) == 1:
            # A single statement is a transaction by itself.
            _run(driver, statements)
            return
        driver.execute("BEGIN IMMEDIATE")
        try:
            _run(driver, statements)
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
    """A job, what came of it, and who is told that, in which event loop."""

    __slots__ = ("error", "job", "loop", "result", "then")

    def __init__(self, job: Job[Any], then: Then) -> None:
        self.loop = asyncio.get_running_loop()
        self.error: BaseException | None = None
        self.job = job
        self.result: Any = None
        self.then = then

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

    @property
    def is_awaited(self) -> bool:
        """Whether anybody waits for it."""
        return True

    def tell(self) -> None:
        """Tell what came of it."""
        self.then(None if self.error is None else named(self.error))


class _AskedFor(_Asked):
    """A job whose result is awaited, unless whoever asked for it has gone."""

    __slots__ = ("answer",)

    def __init__(self, job: Job[Any], answer: "asyncio.Future[Any]") -> None:
        super().__init__(job, _tell_nobody)
        self.answer = answer

    @property
    def is_awaited(self) -> bool:
        """Whether anybody waits for it."""
        return not self.answer.cancelled()

    def tell(self) -> None:
        """Answer whoever still waits."""
        if self.answer.done():
            return
        if self.error is None:
            self.answer.set_result(self.result)
        else:
            self.answer.set_exception(named(self.error))


def _tell_nobody(_error: BaseException | None) -> None:
    pass


_Statement: TypeAlias = tuple[str, Sequence[Any]]


def _merged(jobs: Sequence[Rows]) -> list[_Statement]:
    """Put the rows of many jobs into few statements.

    The less often a thread calls, the less it waits for the one that answers everybody.
    """
    statements: list[_Statement] = []
    added: defaultdict[str, list[tuple[Any, ...]]] = defaultdict(list)
    for job in jobs:
        statements += job.changes
        added[job.into] += job.added
    for into, rows in added.items():
        for first in range(0, len(rows), _MOST_ROWS):
            some = rows[first : first + _MOST_ROWS]
            values = ",".join([f"({','.join('?' * len(some[0]))})"] * len(some))
            statements.append((f"{into} {values}", list(chain.from_iterable(some))))
    return statements


def _run(driver: Any, statements: Sequence[_Statement]) -> None:
    for statement, values in statements:
        driver.execute(statement, values)


def _answer(group: Sequence[_Asked]) -> None:
    """Wake each event loop once, not once for every job."""
    by_loop: defaultdict[asyncio.AbstractEventLoop, list[_Asked]] = defaultdict(list)
    for asked in group:
        by_loop[asked.loop].append(asked)
    for loop, waiting in by_loop.items():
        if not loop.is_closed():
            loop.call_soon_threadsafe(_tell_all, waiting)


def _tell_all(waiting: Sequence[_Asked]) -> None:
    for asked in waiting:
        try:
            asked.tell()
        except Exception:
            # One who cannot take it must not keep it from the others.
            _logger.exception("What was stored could not be told.", extra=event("telling-failed"))
