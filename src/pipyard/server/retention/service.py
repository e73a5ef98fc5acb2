"""Letting go of what was kept long enough, a little at a time, never of what somebody looks at."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import Literal, Protocol, TypeAlias, get_args

from pipyard.server.log_lines import event
from pipyard.server.retention.keep import Keep
from pipyard.server.tables.keeper import TableKeeper

Kind: TypeAlias = Literal["abandoned", "finished", "imports"]
"""Of a table: why it may go some day."""
SLICE = 20
"""Tables that go at once: each is one change of the database, between which others have theirs."""
ROWS = 200
"""Reports, or guests, that go at once."""
_CANDIDATES = 200
_SECONDS_BETWEEN_SLICES = 5
_SECONDS_WHEN_DONE = 3600
_DAY_MS = 24 * 3600 * 1000

_logger = logging.getLogger(__name__)


class RetentionStorage(Protocol):
    """What is to be let go of."""

    async def lapsed(self, kind: Kind, before: int, most: int) -> Sequence[str]:
        """Name tables at which nothing has happened since a time, the oldest first.

        Those that a report is about are not among them, nor any where a clock runs.
        """
        ...

    async def remove(self, kind: Kind, table: str, before: int) -> bool:
        """Delete a table with its events, unless something has happened there meanwhile."""
        ...

    async def forget_reports(self, before: int, most: int) -> int:
        """Delete reports from before a time; how many they were."""
        ...

    async def forget_guests(self, before: int, most: int) -> int:
        """Delete guests without tables who have not come since a time; how many they were."""
        ...


class Retention:
    """Looks for what has been kept long enough; whoever runs the server lets it run."""

    def __init__(
        self,
        storage: RetentionStorage,
        keeper: TableKeeper,
        clock: Callable[[], int],
        keep: Keep,
    ) -> None:
        self._storage = storage
        self._keeper = keeper
        self._clock = clock
        self._keep = keep

    async def run(self) -> None:
        """Let go of one slice after another until cancelled, and rest when there is none left."""
        pause = _SECONDS_BETWEEN_SLICES
        while True:
            await asyncio.sleep(pause)
            pause = _SECONDS_WHEN_DONE
            try:
                if await self.look():
                    pause = _SECONDS_BETWEEN_SLICES
            except Exception:
                _logger.exception(
                    "What was kept long enough could not be deleted; trying again.",
                    extra=event("deleting-failed"),
                )

    async def look(self) -> int:
        """Let go of one slice of everything; how much it was."""
        keep, gone = self._keep, 0
        # First what holds on to other things: reports to tables, tables to guests.
        if keep.reports:
            gone += await self._storage.forget_reports(self._before(keep.reports), ROWS)
        for kind in get_args(Kind):
            days: int = getattr(keep, kind)
            if days:
                gone += await self._remove_tables(kind, self._before(days))
        if keep.guests:
            gone += await self._storage.forget_guests(self._before(keep.guests), ROWS)
        return gone

    def _before(self, days: int) -> int:
        return self._clock() - days * _DAY_MS

    async def _remove_tables(self, kind: Kind, before: int) -> int:
        gone = 0
        for table_id in await self._storage.lapsed(kind, before, _CANDIDATES):
            if gone == SLICE:
                break
            gone += await self._remove(kind, table_id, before)
        return gone

    async def _remove(self, kind: Kind, table_id: str, before: int) -> bool:
        bus = self._keeper.bus
        async with self._keeper.lock(table_id):
            if bus.is_watched(table_id) or bus.present(table_id):
                return False
            gone = await self._storage.remove(kind, table_id, before)
            if gone:
                self._keeper.forget(table_id)
        return gone
