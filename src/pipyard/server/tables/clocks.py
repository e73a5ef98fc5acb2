"""The clocks of all tables: whose time runs out, and what has waited too long."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from pipyard.server.log_lines import event
from pipyard.server.tables.service import TableService
from pipyard.server.tables.storage import TableStorage

_LOOK_EVERY_SECONDS = 1
_AT_ONCE = 100
_GRACE_MS = 60_000
"""The extra time for players whose time may have run out unfairly.

They could not act while the server was down, and jumps of the system's clock do not count.
"""
_JUMP_MS = 5_000
"""How far the time of day may get ahead of the steady clock between two checks."""
_DAY_MS = 24 * 3600 * 1000
UNUSED_DAYS = 30
"""After this many days, a table that still waits for players is closed."""

_logger = logging.getLogger(__name__)


class Clocks:
    """Checks the time; the server runs it in the background."""

    def __init__(
        self,
        tables: TableService,
        storage: TableStorage,
        clock: Callable[[], int],
        daily: Callable[[], Awaitable[object]],
        steady: Callable[[], int],
    ) -> None:
        self._tables = tables
        self._daily = daily
        self._storage = storage
        self._clock = clock
        self._steady = steady
        self._last: tuple[int, int] | None = None
        self._unfair_before = self._grace_until = 0
        self._next_tidying = 0
        self._tried_again: dict[str, int] = {}

    async def run(self) -> None:
        """Check repeatedly until cancelled."""
        while True:
            await asyncio.sleep(_LOOK_EVERY_SECONDS)
            try:
                await self.look()
            except Exception:
                _logger.exception(
                    "The clocks could not be looked at; trying again.", extra=event("clocks-failed")
                )

    async def look(self) -> None:
        """Play for everybody whose time has run out, and delete unused data once a day."""
        now = self._clock()
        self._look_for_jumps(now)
        for table_id in await self._storage.due(now, _AT_ONCE):
            await self._play_for_the_late(table_id, now)
        if now >= self._next_tidying:
            self._next_tidying = now + _DAY_MS
            await self._tidy(now)

    def _look_for_jumps(self, now: int) -> None:
        """Give extra time at the start, and when the time of day differs from the steady clock.

        While the clock is wrong, nobody's time runs out, and nothing is deleted.
        """
        steady = self._steady()
        if self._last is None:
            self._give_grace(now, now)
        else:
            jump = now - self._last[0] - (steady - self._last[1])
            if jump > _JUMP_MS:
                seconds = jump // 1000
                _logger.warning(
                    "The clock has jumped ahead by %d s.",
                    seconds,
                    extra=event("clock-jumped", seconds=seconds),
                )
                self._give_grace(now, now + jump)
            if abs(jump) > _JUMP_MS:
                self._next_tidying = now + _DAY_MS
        self._last = now, steady

    def _give_grace(self, now: int, unfair_before: int) -> None:
        self._unfair_before = unfair_before
        self._grace_until = now + _GRACE_MS

    async def _tidy(self, now: int) -> None:
        for table_id in await self._storage.unused_since(now - UNUSED_DAYS * _DAY_MS, _AT_ONCE):
            await self._tables.expire(table_id)
        await self._storage.forget_promises(now - _DAY_MS)
        await self._daily()

    async def _play_for_the_late(self, table_id: str, now: int) -> None:
        """Play at one table; an error there does not affect others and is tried again."""
        if now < self._tried_again.get(table_id, now):
            return
        self._tried_again.pop(table_id, None)
        try:
            await self._tables.play_for_the_late(table_id, self._is_over)
        except Exception:
            self._tried_again[table_id] = now + _GRACE_MS
            _logger.exception(
                "A table's time ran out and nobody could play on.", extra=event("clock-failed")
            )

    def _is_over(self, deadline: int) -> bool:
        if deadline < self._unfair_before:
            deadline = max(deadline, self._grace_until)
        return self._clock() >= deadline
