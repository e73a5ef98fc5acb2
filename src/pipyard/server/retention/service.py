"""Deleting old data, a little at a time, never what somebody is looking at."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import Literal, Protocol, TypeAlias, get_args

from pipyard.server.log_lines import event
from pipyard.server.retention.keep import Keep
from pipyard.server.tables.keeper import TableKeeper

Kind: TypeAlias = Literal["abandoned", "finished", "imports"]
"""Why a table may be deleted."""
SLICE = 20
"""Tables deleted at once: each is one transaction, with others' transactions in between."""
ROWS = 200
"""Reports, or guests, deleted at once."""
_CANDIDATES = 200
_SECONDS_BETWEEN_SLICES = 5
_SECONDS_WHEN_DONE = 3600
_DAY_MS = 24 * 3600 * 1000

_logger = logging.getLogger(__name__)


class RetentionStorage(Protocol):
    """The storage of data to delete."""

    async def lapsed(self, kind: Kind, before: int, most: int) -> Sequence[str]:
        """Return tables without activity since a time, the oldest first.

        Tables with reports are not among them, nor tables with a running clock.
        """
        ...

    async def remove(self, kind: Kind, table: str, before: int) -> bool:
        """Delete a table with its events, unless something has happened there meanwhile."""
        ...

    async def forget_reports(self, before: int, most: int) -> int:
        """Delete reports from before a time; return how many."""
        ...

    async def forget_guests(self, before: int, most: int) -> int:
        """Delete guests without tables who have not visited since a time; return how many."""
        ...


class Retention:
    """Finds and deletes old data; the server runs it in the background."""

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
        """Delete one slice after another until cancelled, and pause when there is nothing left."""
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
        """Delete one slice of everything; return how much it was."""
        keep, gone = self._keep, 0
        # First delete what refers to other things: reports to tables, tables to guests.
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
