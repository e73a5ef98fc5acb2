"""Storage that fails on purpose: SQLite in memory, behind the contract that servers use.

A single server commits through the real writer, with waiting jobs in one group, but without its
thread. Servers that share a database run each job in a transaction of its own and are notified of
each other's changes, as with PostgreSQL. Repositories and their SQL are the real ones.
"""

import asyncio
import random
import sqlite3
from collections import defaultdict, deque
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import cache
from typing import Any, Protocol, TypeVar

import sqlalchemy as sa
from sqlalchemy.pool import StaticPool

from pipyard.server.counting import Histogram
from pipyard.server.database.contract import Heard, Job, Missed, Rows, Then, Told
from pipyard.server.database.failing import named
from pipyard.server.database.migrating import migrate
from pipyard.server.database.writer import Writer
from tools.faults.virtual_time import Process, VirtualLoop, later_than

T = TypeVar("T")
_GROUP = 256
_QUICK, _SLOW = (0.0005, 0.006), (0.2, 1.5)


class Away(OSError):
    """Storage does not answer."""


class BadStatement(sqlite3.OperationalError):
    """A statement that fails; the code is SQLite's own."""

    def __init__(self, code: int) -> None:
        super().__init__("this fails on purpose")
        self.sqlite_errorcode = code


MEANT = (Away, BadStatement, sa.exc.OperationalError)
"""The exceptions of deliberate storage failures."""


class Host(Protocol):
    """The server that uses this database."""

    number: int
    process: Process

    def kill(self) -> None:
        """End it at once."""
        ...


class Disk:
    """What all servers of one world have stored, and what is currently wrong with it."""

    def __init__(
        self,
        loop: VirtualLoop,
        source: random.Random,
        committed: Callable[[set[str]], None],
        wrong: Callable[[str, str], None],
    ) -> None:
        self.loop = loop
        self.source = source
        self.committed = committed
        self.wrong = wrong
        self.engine, self.driver = _engine()
        self.driver.deserialize(_template())
        self.driver.execute("PRAGMA foreign_keys = ON")
        self.away_until = self.full_until = self.slow_until = 0.0
        self.faults: defaultdict[int, deque[str]] = defaultdict(deque)
        """What happens to the next commits of each server."""
        self._bad: frozenset[int] = frozenset()
        self._statements = 0
        self._armed = False
        sa.event.listen(self.engine, "before_cursor_execute", self._before_statement)

    def close(self) -> None:
        """Release the engine that all worlds of this process share."""
        sa.event.remove(self.engine, "before_cursor_execute", self._before_statement)

    @property
    def latency(self) -> float:
        """How long the next thing takes."""
        return self.source.uniform(*(_SLOW if self.loop.time() < self.slow_until else _QUICK))

    def check_there(self) -> None:
        """Raise an error while storage does not answer."""
        if self.loop.time() < self.away_until:
            raise Away("nothing answers")

    @contextmanager
    def writing(self, fault: str | None) -> Iterator[None]:
        """Let statements fail within the context, as a fault requires."""
        self._statements, self._armed = 0, True
        self._bad = frozenset()
        if fault == "fail_next":
            self._bad = frozenset(range(1, 1000))
        elif fault == "fail_inside":
            # One statement fails, and with it its whole group; then one of those that run alone.
            first = self.source.randrange(1, 4)
            self._bad = frozenset({first, first + self.source.randrange(2, 6)})
        try:
            yield
        finally:
            self._armed = False

    def count_statement(self) -> None:
        """Count a statement that is about to run, which may fail."""
        if not self._armed:
            return
        self._statements += 1
        if self.loop.time() < self.full_until:
            raise BadStatement(sqlite3.SQLITE_FULL)
        if self._statements in self._bad:
            raise BadStatement(sqlite3.SQLITE_IOERR)

    def _before_statement(self, *_: object) -> None:
        self.count_statement()


@cache
def _engine() -> tuple[sa.Engine, sqlite3.Connection]:
    """Create the one engine of this process, because compiled statements are worth keeping."""
    driver = sqlite3.connect(":memory:", check_same_thread=False, isolation_level=None)
    engine = sa.create_engine("sqlite://", creator=lambda: driver, poolclass=StaticPool)
    sa.event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN"))
    return engine, driver


@cache
def _template() -> bytes:
    """Return an empty database with the newest schema."""
    engine, driver = _engine()
    with engine.begin() as connection:
        migrate(connection)
    return bytes(driver.serialize())


class _FailingDriver:
    """The driver's connection, in which statements may fail."""

    def __init__(self, disk: Disk) -> None:
        self._disk = disk

    @property
    def in_transaction(self) -> bool:
        return self._disk.driver.in_transaction

    def execute(self, statement: str, values: Any = ()) -> Any:
        if statement not in ("ROLLBACK", "BEGIN IMMEDIATE"):
            self._disk.count_statement()
        return self._disk.driver.execute(statement, values)


class SteppedWriter(Writer):
    """The real writer without its thread: a group is committed when its time has come."""

    def __init__(self, disk: Disk, host: Host) -> None:
        super().__init__(disk.engine)
        self.announced: list[tuple[str, int]] = []
        self._disk = disk
        self._host = host
        self._under_way = False

    def _call(self, loop: asyncio.AbstractEventLoop) -> None:
        """Commit a job a little later, with everything that arrives until then."""
        if not self._under_way:
            self._under_way = True
            loop.call_later(self._disk.latency, self._step)

    def _step(self) -> None:
        disk = self._disk
        group = [self._asked.popleft() for _ in range(min(len(self._asked), _GROUP))]
        faults = disk.faults[self._host.number]
        fault = faults.popleft() if faults else None
        if fault == "crash_before":
            self._host.kill()
            return
        asked = [each for each in group if each.is_awaited]
        if disk.loop.time() < disk.away_until:
            fault = "fail_next"
        with disk.writing(fault):
            self._commit(asked)
        tables = {each.job.added[0][0] for each in asked if isinstance(each.job, Rows)}
        disk.committed(tables | {table for table, _ in self.announced})
        self.announced.clear()
        for each in asked:
            if each.error is not None and isinstance(each.job, Rows):
                self._check_absent(each.job)
        if fault == "crash_after":
            self._host.kill()
            return
        self._under_way = bool(self._asked)
        if self._under_way:
            disk.loop.call_later(disk.latency, self._step)

    def _check_absent(self, job: Rows) -> None:
        """Check that nothing is left of a failed job."""
        query = "SELECT 1 FROM event WHERE table_id=? AND version=? AND event=? AND request IS ?"
        for table, version, text, request, _now in job.added:
            if self._disk.driver.execute(query, (table, version, text, request)).fetchone():
                self._disk.wrong("failed-but-stored", f"{table} has version {version} of it")

    def _own_connection(self) -> Any:
        return _FailingDriver(self._disk)


class Bus:
    """Carries what servers tell each other, in order for each, but not always completely."""

    def __init__(self, loop: VirtualLoop, source: random.Random) -> None:
        self._loop = loop
        self._source = source
        self._ears: dict[int, _Ear] = {}
        self.echo_until = self.lag_until = 0.0

    def tell(self, kind: str, *what: Any) -> None:
        """Send to all listeners."""
        for ear in self._ears.values():
            times = 2 if self._loop.time() < self.echo_until else 1
            for _ in range(times):
                slow = self._loop.time() < self.lag_until
                at = self._loop.time() + self._source.uniform(0.0005, 3 if slow else 0.02)
                ear.last = later_than(ear.last, at)
                self._loop.call_at(ear.last, ear.hear, kind, *what, context=ear.process.context)

    def listen(self, host: Host, heard: Heard, missed: Missed, told: Told | None) -> None:
        """Let a server listen from now on."""
        self._ears[host.number] = _Ear(host.process, heard, missed, told)

    def forget(self, host: Host) -> None:
        """Let a server listen no longer."""
        self._ears.pop(host.number, None)

    def deafen(self, number: int, seconds: float) -> None:
        """Let a server receive nothing for a while; afterwards it learns that it missed things."""
        ear = self._ears.get(number)
        if ear is not None:
            ear.deaf += 1
            later = self._loop.time() + seconds
            self._loop.call_at(later, ear.hear_again, context=ear.process.context)

    def deafen_all(self, seconds: float) -> None:
        """Let no server receive anything for a while."""
        for number in list(self._ears):
            self.deafen(number, seconds)


class _Ear:
    def __init__(self, process: Process, heard: Heard, missed: Missed, told: Told | None) -> None:
        self.process = process
        self.last = 0.0
        self.deaf = 0
        self._heard = heard
        self._missed = missed
        self._told = told

    def hear(self, kind: str, *what: Any) -> None:
        if self.deaf:
            return
        if kind == "told":
            if self._told is not None:
                self._told(*what)
        else:
            self._heard(*what)

    def hear_again(self) -> None:
        self.deaf -= 1
        if not self.deaf:
            self._missed()


class FaultyDatabase:
    """One server's access to storage: what `Database` promises, and what can go wrong."""

    def __init__(self, disk: Disk, bus: Bus, host: Host, shared: bool) -> None:
        self.shared = shared
        self.commits = Histogram()
        self._disk = disk
        self._bus = bus
        self._host = host
        self._writer = None if shared else SteppedWriter(disk, host)
        self._announced = self._writer.announced if self._writer is not None else []

    @property
    def waiting(self) -> int:
        """Waiting jobs are not counted here."""
        return 0

    async def open(self) -> None:
        """Do nothing: the newest schema is already there."""

    async def close(self) -> None:
        """Do nothing: there is no thread to wait for."""

    def write(self, job: Job[T]) -> Awaitable[T]:
        """Run a job and commit it, if all goes well."""
        if self._writer is not None:
            return self._writer.write(job)
        answer: asyncio.Future[T] = self._disk.loop.create_future()
        self._disk.loop.call_later(self._disk.latency, self._commit, job, answer)
        return answer

    def write_then(self, job: Job[None], then: Then) -> None:
        """Run a job and commit it, and call back."""
        if self._writer is not None:
            self._writer.write_then(job, then)
            return

        def told(written: "asyncio.Future[None]") -> None:
            then(asyncio.CancelledError() if written.cancelled() else written.exception())

        asyncio.ensure_future(self.write(job)).add_done_callback(told)

    def _commit(self, job: Job[T], answer: "asyncio.Future[T]") -> None:
        disk, faults = self._disk, self._disk.faults[self._host.number]
        fault = faults.popleft() if faults else None
        if fault == "crash_before":
            self._host.kill()
            return
        self._announced.clear()
        error: BaseException | None = None
        try:
            disk.check_there()
            with disk.writing(fault), disk.engine.begin() as connection:
                result = job(connection)
        except BaseException as failed:
            error = named(failed)
        else:
            disk.committed({table for table, _ in self._announced})
            for table, version in self._announced:
                self._bus.tell("heard", table, version)
        if fault == "crash_after":
            self._host.kill()
            return
        if fault == "unsure" and error is None:
            error = Away("the connection was lost while committing")
        delay = disk.latency
        if error is not None:
            disk.loop.call_later(delay, _fail, answer, error)
        else:
            disk.loop.call_later(delay, _succeed, answer, result)

    async def read(self, job: Job[T]) -> T:
        """Run a job that only reads, if storage answers."""
        await asyncio.sleep(self._disk.latency)
        self._disk.check_there()
        with self._disk.engine.connect() as connection:
            return job(connection)

    def announce(self, _connection: sa.Connection, table: str, version: int) -> None:
        """Notify all servers of a change when it is committed."""
        self._announced.append((table, version))

    async def tell(self, text: str) -> None:
        """Send a text to all servers."""
        if not self._host.process.alive:
            return
        await asyncio.sleep(self._disk.latency)
        self._disk.check_there()
        self._bus.tell("told", text)

    @asynccontextmanager
    async def listening(
        self, heard: Heard, missed: Missed, told: Told | None = None
    ) -> AsyncIterator[None]:
        """Receive announcements and texts within the context."""
        if self.shared:
            self._bus.listen(self._host, heard, missed, told)
        try:
            yield
        finally:
            if self._host.process.alive:
                self._bus.forget(self._host)


def _fail(answer: "asyncio.Future[Any]", error: BaseException) -> None:
    if not answer.done():
        answer.set_exception(error)


def _succeed(answer: "asyncio.Future[T]", result: T) -> None:
    if not answer.done():
        answer.set_result(result)
