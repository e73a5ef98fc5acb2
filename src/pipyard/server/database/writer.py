"""The one thread that writes to SQLite: jobs that wait during a commit share the next one."""

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
_MOST_TURNS = 32
"""Turns of the event loop for which a commit waits at most, while each brings more jobs."""
_MOST_ROWS = 512
"""Rows that one statement adds; SQLite allows about 32,000 values."""


_logger = logging.getLogger(__name__)


class Writer:
    """Commits jobs in order, all waiting ones together."""

    def __init__(self, engine: sa.Engine) -> None:
        self._engine = engine
        self._asked: deque[_Asked] = deque()
        self._called = Event()
        self._waker: asyncio.AbstractEventLoop | None = None
        self._count = 0
        self._thread: Thread | None = None
        self._closed = False
        self._driver: Any = None
        self._committing = 0
        self.commits = Histogram()
        """Seconds that commits took, each for a group of jobs."""

    @property
    def waiting(self) -> int:
        """How many jobs wait to be written, or are being written."""
        return len(self._asked) + self._committing

    def write(self, job: Job[T]) -> "asyncio.Future[T]":
        """Run a job; the returned future is done when the job is on the disk."""
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._ask(_AskedFor(job, answer))
        return answer

    def write_then(self, job: Job[None], then: Then) -> None:
        """Run a job, and call back in the event loop when it is on the disk."""
        self._ask(_Asked(job, then))

    def _ask(self, asked: "_Asked") -> None:
        if self._closed:
            raise RuntimeError("Nothing is written any more.")
        self._asked.append(asked)
        self._count += 1
        self._call(asked.loop)

    def _call(self, loop: asyncio.AbstractEventLoop) -> None:
        """Wake the thread when the event loop has nothing more to add.

        A commit costs about the same for one job as for many, so it includes what follows from all
        messages that have already arrived. A single job waits for one turn.
        """
        if self._thread is None:
            self._thread = Thread(target=self._work, name="pipyard-writer", daemon=True)
            self._thread.start()
        if self._waker is not loop:
            self._waker = loop
            loop.call_soon(self._wake, loop, 0, _MOST_TURNS)

    def _wake(self, loop: asyncio.AbstractEventLoop, count: int, turns: int) -> None:
        if count < self._count and turns and len(self._asked) < _LARGEST_GROUP:
            loop.call_soon(self._wake, loop, self._count, turns - 1)
            return
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
        """Commit group after group, each time when somebody calls."""
        while self._asked or not self._closed:
            self._called.wait()
            self._called.clear()
            while self._asked:
                self._commit([each for each in self._next_group() if each.is_awaited])

    def _next_group(self) -> "list[_Asked]":
        asked = self._asked
        return [asked.popleft() for _ in range(min(len(asked), _LARGEST_GROUP))]

    def _commit(self, group: "list[_Asked]") -> None:
        """Commit a group; if that fails, run each job separately, so others are not affected."""
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
            # A single statement is a transaction of its own.
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
        """Return a connection without SQLAlchemy, whose transactions take longer than the rows."""
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
            # Nothing was stored, so no job may report success.
            for asked in group:
                asked.error = error


class _Asked:
    """A job, its result, and who is informed of it in which event loop."""

    __slots__ = ("error", "job", "loop", "result", "then")

    def __init__(self, job: Job[Any], then: Then) -> None:
        self.loop = asyncio.get_running_loop()
        self.error: BaseException | None = None
        self.job = job
        self.result: Any = None
        self.then = then

    def run(self, connection: sa.Connection) -> None:
        """Run the job in a savepoint, so that a failure undoes only its own work."""
        # SQLAlchemy's own savepoints cost half as much as a usual job does.
        driver: Any = connection.connection.driver_connection
        driver.execute("SAVEPOINT job")
        try:
            self.result = self.job(connection)
        except BaseException as error:
            # A full disk, for example, can make SQLite roll back everything, not only this job.
            if not driver.in_transaction:
                raise
            driver.execute("ROLLBACK TO job")
            self.error = error
        driver.execute("RELEASE job")

    @property
    def is_awaited(self) -> bool:
        """Whether anybody waits for the result."""
        return True

    def tell(self) -> None:
        """Pass on the result."""
        self.then(None if self.error is None else named(self.error))


class _AskedFor(_Asked):
    """A job whose result is awaited, unless the caller is gone."""

    __slots__ = ("answer",)

    def __init__(self, job: Job[Any], answer: "asyncio.Future[Any]") -> None:
        super().__init__(job, _tell_nobody)
        self.answer = answer

    @property
    def is_awaited(self) -> bool:
        """Whether anybody waits for the result."""
        return not self.answer.cancelled()

    def tell(self) -> None:
        """Pass the result to the caller, if it still waits."""
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
    """Combine the rows of many jobs into few statements.

    The fewer calls a thread makes, the less it waits for the thread that answers everybody.
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
            # A failing callback must not keep others from being called.
            _logger.exception(
                "A stored result could not be passed on.", extra=event("telling-failed")
            )
