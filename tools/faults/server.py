"""A server of the simulation: the real services, started, killed and restarted."""

import asyncio
import random
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from pipyard.server.app import create_services, running
from pipyard.server.limits import Limits
from pipyard.server.rates import USUAL, Turnstile
from pipyard.server.services import Services
from pipyard.server.settings import Settings
from tools.faults.network import Connection
from tools.faults.storage import FaultyDatabase
from tools.faults.virtual_time import Process

if TYPE_CHECKING:
    from tools.faults.world import World

_BEGINNING = 1_700_000_000_000
_NOBODY = Path("/nowhere")


class Server:
    """One server, through all its restarts."""

    def __init__(self, world: "World", number: int) -> None:
        self.number = number
        self.process = Process(f"server {number}")
        self.process.kill()
        self.services: Services
        self.connections: set[Connection] = set()
        self.unreachable_until = 0.0
        self._world = world
        self._lives = 0
        self._ahead = 0.0
        self._main: asyncio.Task[None] | None = None
        self._source = random.Random(f"server/{world.plan.seed}/{number}")
        self.settings = Settings(
            data=_NOBODY,
            client=_NOBODY,
            below=self._below,
            seeds=self._source.randbytes,
            table_ids=self._token,
            tokens=self._token,
            clock=lambda: _BEGINNING + round(1000 * (world.loop.time() + self._ahead)),
            steady=lambda: round(1000 * world.loop.time()),
            rates=None,
            limits=Limits(waiting_bytes=world.plan.waiting, table_bytes=world.plan.memory),
        )

    @property
    def is_up(self) -> bool:
        """Whether it answers."""
        return self.process.alive

    @property
    def keeper(self) -> Any:
        """The keeper of its tables."""
        return self.services.tables._keeper

    def start(self) -> None:
        """Start again, without any memory of earlier runs."""
        if self.is_up:
            return
        self._lives += 1
        world = self._world
        self.process = Process(f"server {self.number}, life {self._lives}")
        database = FaultyDatabase(world.disk, world.bus, self, world.plan.shared)
        services = create_services(self.settings, database)
        self.services = replace(services, rates=Turnstile(USUAL, world.loop.time))
        self._main = world.loop.create_task(
            self._run(database, self.services), context=self.process.context
        )

    async def _run(self, database: FaultyDatabase, services: Services) -> None:
        async with running(database, services):
            await asyncio.get_running_loop().create_future()

    def kill(self) -> None:
        """End at once."""
        if not self.is_up:
            return
        self._world.note(f"{self.process.name} is dead")
        self.process.kill()
        self._world.dead.append(self.process)
        self._world.bus.forget(self)
        for connection in self.connections:
            connection.drop()
        self.connections.clear()
        if self._world.heals:
            self._world.later(self._source.uniform(0.2, 2), self.start)

    def stop(self, back_after: float) -> None:
        """Shut down cleanly: finish work in progress, then end."""
        if not self.is_up or self._main is None:
            return
        self._main.cancel()
        self._world.later(0.5, self._gone, self.process)
        self._world.later(0.6 + back_after, self.start)

    def _gone(self, process: Process) -> None:
        if process is self.process:
            self.kill()

    def set_clock(self, seconds: float) -> None:
        """Set the clock forward, or back."""
        self._ahead += seconds

    def do(self, work: Any) -> "asyncio.Task[Any]":
        """Let the server do something, as for an HTTP request."""
        return self._world.loop.create_task(work, context=self.process.context)

    def _below(self, bound: int) -> int:
        return self._source.randrange(bound)

    def _token(self, size: int) -> str:
        return self._source.randbytes(size).hex()[:22]
