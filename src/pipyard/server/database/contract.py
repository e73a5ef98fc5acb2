"""The interface of every database; the same tests run against each of them."""

from collections.abc import Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias, TypeVar

import sqlalchemy as sa

from pipyard.server.counting import Histogram

T = TypeVar("T")
Job: TypeAlias = Callable[[sa.Connection], T]
"""Statements of one transaction; a job may be run again if nothing of it was stored."""


@dataclass(slots=True, eq=False)
class Rows:
    """A job that many request at once, so that a few statements can do all of them.

    `into` is an SQLite statement that adds rows, up to the first of them. `changes` are further
    statements with their values. A database that cannot do this, or has failed to, runs `job`.
    """

    job: Job[None]
    into: str
    added: Sequence[tuple[Any, ...]]
    changes: Sequence[tuple[str, tuple[Any, ...]]] = ()

    def __call__(self, connection: sa.Connection) -> None:
        """Do the job on its own."""
        self.job(connection)


Then: TypeAlias = Callable[[BaseException | None], None]
"""Called once a job is committed, or with the reason why nothing of it was."""
Heard: TypeAlias = Callable[[str, int], None]
"""Called with a table and its current version."""
Told: TypeAlias = Callable[[str], None]
"""Called with a text that a server sent to the others."""
Missed: TypeAlias = Callable[[], None]
"""Called when changes may have been missed, so that the listener looks for itself."""


class Database(Protocol):
    """Runs jobs; jobs that write take effect as if they ran one after another."""

    shared: bool
    """Whether other servers may use the same database."""
    commits: Histogram
    """Seconds that commits took."""

    @property
    def waiting(self) -> int:
        """How many jobs wait to be written, or are being written."""
        ...

    async def open(self) -> None:
        """Migrate the tables to the newest schema; opening twice does nothing.

        This may be called in a different event loop than the one that serves.
        """
        ...

    async def close(self) -> None:
        """Finish the pending writes, then close; closing twice does nothing."""
        ...

    def write(self, job: Job[T]) -> Awaitable[T]:
        """Run a job; when this returns, it is committed; if it raises, nothing is stored.

        A job that catches an IntegrityError must raise as well, because PostgreSQL then refuses
        further statements.
        """
        ...

    def write_then(self, job: Job[None], then: Then) -> None:
        """Run a job as `write` does, and call back; frequent jobs need no future."""
        ...

    async def read(self, job: Job[T]) -> T:
        """Run a job that only reads; it sees one moment, with everything committed before."""
        ...

    def announce(self, connection: sa.Connection, table: str, version: int) -> None:
        """Within a job that writes, notify the other servers of the change after the commit."""
        ...

    async def tell(self, text: str) -> None:
        """Send a text to all servers that listen now, including this one; it is not stored."""
        ...

    def listening(
        self, heard: Heard, missed: Missed, told: Told | None = None
    ) -> AbstractAsyncContextManager[None]:
        """Within the context, receive what any server announces or sends, including this one."""
        ...
