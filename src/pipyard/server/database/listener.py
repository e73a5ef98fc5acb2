"""Receiving what other servers announce through PostgreSQL, with reconnects."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import asyncpg
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from pipyard.server.database.contract import Heard, Missed, Told
from pipyard.server.log_lines import event

CHANNEL = "pipyard_table"
TALK = "pipyard_talk"
_FIRST_PAUSE = 0.1
_LONGEST_PAUSE = 2.0
_SECONDS_BETWEEN_CHECKS = 30
_SECONDS_TO_ANSWER = 10
_LOST = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, sa.exc.DBAPIError)

_logger = logging.getLogger(__name__)


class Listener:
    """Listens on a connection and, when it is lost, on a new one; then reports the gap."""

    def __init__(
        self, engine: AsyncEngine, heard: Heard, missed: Missed, told: Told | None = None
    ) -> None:
        self._engine = engine
        self._heard = heard
        self._missed = missed
        self._told = told
        self._ear: _Ear

    @asynccontextmanager
    async def listening(self) -> AsyncIterator[None]:
        """Listen from before the context begins until it ends."""
        self._ear = await self._connect()
        task = asyncio.create_task(self._keep_listening())
        try:
            yield
        finally:
            task.cancel()
            await asyncio.wait([task])
            await self._ear.close()

    async def _keep_listening(self) -> None:
        while True:
            await self._ear.until_lost()
            await self._ear.close()
            _logger.warning(
                "The connection that hears other servers was lost; connecting again.",
                extra=event("listening-lost"),
            )
            self._ear = await self._connect_again()
            self._missed()

    async def _connect_again(self) -> "_Ear":
        pause = _FIRST_PAUSE
        while True:
            try:
                return await self._connect()
            except _LOST:
                await asyncio.sleep(pause)
                pause = min(2 * pause, _LONGEST_PAUSE)

    async def _connect(self) -> "_Ear":
        ear = _Ear(await self._engine.connect())
        try:
            await ear.listen(self._hear)
        except BaseException:
            await ear.close()
            raise
        return ear

    def _hear(self, _connection: object, _process: int, channel: str, payload: str) -> None:
        if channel == TALK:
            if self._told is not None:
                self._told(payload)
            return
        table, _space, version = payload.rpartition(" ")
        # Anyone who may connect can send anything on the channel.
        if table and version.isdecimal():
            self._heard(table, int(version))


class _Ear:
    """A connection that does nothing but listen."""

    def __init__(self, connection: AsyncConnection) -> None:
        self._connection = connection
        self._lost = asyncio.Event()
        self._driver: Any = None

    async def listen(self, hear: Any) -> None:
        self._driver = (await self._connection.get_raw_connection()).driver_connection
        self._driver.add_termination_listener(lambda _connection: self._lost.set())
        for channel in (CHANNEL, TALK):
            await self._driver.add_listener(channel, hear)

    async def until_lost(self) -> None:
        """Return when the connection has ended, even if the network never reported it."""
        while not self._lost.is_set():
            try:
                await asyncio.wait_for(self._lost.wait(), _SECONDS_BETWEEN_CHECKS)
            except TimeoutError:
                try:
                    await self._driver.execute("SELECT 1", timeout=_SECONDS_TO_ANSWER)
                except _LOST:
                    return

    async def close(self) -> None:
        if self._driver is not None:
            # A clean close waits for an answer, which may never come.
            self._driver.terminate()
        await self._connection.invalidate()
        await self._connection.close()
