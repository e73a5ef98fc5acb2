"""What every database offers; one suite of tests runs against each."""

from collections.abc import Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias, TypeVar

import sqlalchemy as sa

from pipyard.server.counting import Histogram

T = TypeVar("T")
Job: TypeAlias = Callable[[sa.Connection], T]
"""Statements to be run together; a job may be run again after nothing of it was kept."""


@dataclass(slots=True, eq=False)
class Rows:
    """A job that many ask for at once, so that theirs can be done by the same few statements.

    `into` is a statement of SQLite's that adds rows, up to the first of them; `changes` are further
    statements with their values. A database that cannot do that, or has failed to, runs `job`.
    """

    job: Job[None]
    into: str
    added: Sequence[tuple[Any, ...]]
    changes: Sequence[tuple[str, tuple[Any, ...]]] = ()

    def __call__(self, connection: sa.Connection) -> None:
        """Do it by itself."""
        self.job(connection)


Then: TypeAlias = Callable[[BaseException | None], None]
"""Called once a job is committed, or with why nothing of it was."""
Heard: TypeAlias = Callable[[str, int], None]
"""Called with a table and the version that it has now."""
Told: TypeAlias = Callable[[str], None]
"""Called with what a server told the others."""
Missed: TypeAlias = Callable[[], None]
"""Called when changes may have gone unheard, so that whoever listens looks for itself."""


class Database(Protocol):
    """Runs jobs; those that write happen as if one after another, however many at a time."""

    shared: bool
    """Whether other servers may be on the same database."""
    commits: Histogram
    """Seconds that commits took."""

    @property
    def waiting(self) -> int:
        """How many jobs wait to be written, or are being written."""
        ...

    async def open(self) -> None:
        """Bring the tables to their newest form; opening twice does nothing.

        May be called in an event loop of its own, before the one that serves.
        """
        ...

    async def close(self) -> None:
        """Let the writes that were asked for finish, then let go; closing twice does nothing."""
        ...

    def write(self, job: Job[T]) -> Awaitable[T]:
        """Run a job; when this returns it is committed for good, when it raises nothing is.

        A job that catches an IntegrityError must raise, too: PostgreSQL lets it do nothing more.
        """
        ...

    def write_then(self, job: Job[None], then: Then) -> None:
        """Run a job as `write` does, and call back: what is asked for often needs no future."""
        ...

    async def read(self, job: Job[T]) -> T:
        """Run a job that only reads; it sees one moment, with everything committed before."""
        ...

    def announce(self, connection: sa.Connection, table: str, version: int) -> None:
        """Within a job that writes, tell the other servers of the change once it is committed."""
        ...

    async def tell(self, text: str) -> None:
        """Tell the servers that listen now, this one too; nothing of it is kept."""
        ...

    def listening(
        self, heard: Heard, missed: Missed, told: Told | None = None
    ) -> AbstractAsyncContextManager[None]:
        """Hear within the context what anyone announces and tells, also this server itself."""
        ...
