"""A world: servers, storage, network and clients of one plan, from the first second to the last.

First everybody sits down in peace. Then come the faults, and then calm: everything is repaired, and
all clients must reach the same state and continue.
"""

import asyncio
import gc
import logging
import random
from collections import Counter, deque
from collections.abc import Callable
from contextlib import suppress
from contextvars import copy_context
from dataclasses import dataclass, field
from typing import Any
from zlib import crc32

from pipyard.core.errors import PipyardError
from pipyard.server.games.catalogue import Catalogue
from pipyard.server.guests.service import Guest
from pipyard.server.tables.storage import VersionTaken
from pipyard.server.tables.table import Terms
from pipyard.server.tables.wishes import SeatWish, TableWish
from tools.faults.client import Client
from tools.faults.oracle import Oracle
from tools.faults.plan import FAULTS, Incident, Plan, TablePlan
from tools.faults.server import Server
from tools.faults.storage import MEANT, Bus, Disk
from tools.faults.virtual_time import Process, VirtualLoop

_TRACE = 400
_CALM = 16.0
_STILL = 8.0
_LAG = 3.0
"""Seconds by which a client may be behind what is stored, in calm."""
_MEANT = (*MEANT, PipyardError, VersionTaken, asyncio.CancelledError)
"""Failures that servers may log, because they are caused on purpose."""


@dataclass(slots=True)
class Outcome:
    """The outcome of a plan: the first thing that was wrong, and figures."""

    plan: Plan
    wrong: tuple[str, str] | None = None
    events: int = 0
    acknowledged: int = 0
    incidents: Counter[str] = field(default_factory=Counter)
    refused: Counter[str] = field(default_factory=Counter)
    trace: list[str] = field(default_factory=list)
    digest: int = 0
    seconds: float = 0.0
    """Virtual seconds."""


class World:
    """Everything of one plan."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.loop = VirtualLoop(random.Random(f"aside/{plan.seed}"))
        self.context = copy_context()
        self.games = Catalogue()
        self.oracle = Oracle(self)
        source = random.Random(f"disk/{plan.seed}")
        self.disk = Disk(self.loop, source, self.oracle.committed, self.wrong)
        self.bus = Bus(self.loop, random.Random(f"bus/{plan.seed}"))
        self.clients: list[Client] = []
        self.servers: list[Server] = []
        self.dead: list[Process] = []
        self.heals = True
        self.outcome = Outcome(plan)
        self._trace: deque[str] = deque(maxlen=_TRACE)
        self._digest = 0
        self._numbers = 0
        self._has_ended = False
        self._stopped: asyncio.Future[None] = self.loop.create_future()

    def next_number(self) -> int:
        """Count connections."""
        self._numbers += 1
        return self._numbers

    def note(self, line: str) -> None:
        """Record what has happened."""
        line = f"{self.loop.time():8.3f} {line}"
        self._trace.append(line)
        self._digest = crc32(line.encode(), self._digest)

    def wrong(self, kind: str, what: str) -> None:
        """Record something that must not happen; the first one ends the world."""
        if self.outcome.wrong is None:
            self.note(f"WRONG {kind}: {what}")
            self.outcome.wrong = kind, what
            if not self._stopped.done():
                self._stopped.set_result(None)

    def later(self, seconds: float, then: Callable[..., object], *args: Any) -> None:
        """Call back after some seconds, for any caller."""
        self.loop.call_later(seconds, then, *args, context=self.context)

    def some_server(self, source: random.Random) -> Server | None:
        """Return a reachable server, if there is one."""
        now = self.loop.time()
        up = [each for each in self.servers if each.is_up and each.unreachable_until <= now]
        return source.choice(up) if up else None

    def guest_of(self, client: object) -> str:
        """Return the guest that a client is at the servers."""
        assert isinstance(client, Client)
        return client.guest_id

    def run(self) -> Outcome:
        """Run the plan."""
        gc.disable()
        watch = _Watch(self)
        logging.getLogger("pipyard").addHandler(watch)
        propagates = logging.getLogger("pipyard").propagate
        logging.getLogger("pipyard").propagate = False
        self.loop.set_exception_handler(self._unhandled)
        try:
            self.loop.run_until_complete(self._live())
        finally:
            logging.getLogger("pipyard").removeHandler(watch)
            logging.getLogger("pipyard").propagate = propagates
            self._end()
            gc.enable()
        outcome = self.outcome
        outcome.events, outcome.refused = self.oracle.events, self.oracle.refused
        outcome.acknowledged = self.oracle.acknowledged["requests"]
        outcome.trace, outcome.digest = list(self._trace), self._digest
        outcome.seconds = self.loop.time()
        return outcome

    def _end(self) -> None:
        for server in self.servers:
            server.process.kill()
            self.dead.append(server.process)
        # Otherwise, they would be closed at some time in the middle of another world.
        for process in self.dead:
            for task in list(process.tasks):
                with suppress(BaseException):
                    task.get_coro().close()
        self._has_ended = True
        self.disk.close()
        self.loop.close()

    def _unhandled(self, _loop: object, happened: dict[str, Any]) -> None:
        error = happened.get("exception")
        if not self._has_ended and not isinstance(error, _MEANT):
            self.wrong("unexpected", f"{happened.get('message')}: {error!r}")

    async def _live(self) -> None:
        living = asyncio.ensure_future(self._phases())
        await asyncio.wait([living, self._stopped], return_when=asyncio.FIRST_COMPLETED)
        if living.done():
            living.result()
        else:
            living.cancel()
            await asyncio.wait([living])

    async def _phases(self) -> None:
        await self._sit_down()
        for incident in self.plan.incidents:
            if incident.at <= self.plan.storm:
                self.later(incident.at, self._happen, incident)
        await asyncio.sleep(self.plan.storm)
        await self._calm_down()
        await self._be_still()
        await self._go_home()

    async def _sit_down(self) -> None:
        for number in range(self.plan.servers):
            server = Server(self, number)
            self.servers.append(server)
            server.start()
        for number, table in enumerate(self.plan.tables):
            await self._set_table(self.servers[number % len(self.servers)], table, number)
        for client in self.clients:
            client.connect()

    async def _set_table(self, server: Server, wanted: TablePlan, number: int) -> None:
        services, guests = server.services, []
        for person in range(wanted.people + wanted.watchers):
            guest, key = await server.do(services.guests.welcome())
            name = f"Player {number}-{person}"
            guests.append((await server.do(services.guests.rename(guest, name)), key))
        free = [SeatWish() for _ in range(wanted.people - 1)]
        bots = [SeatWish(bot="greedy") for _ in range(wanted.bots)]
        seats = [SeatWish(host=True), *free, *bots]
        wish = TableWish(wanted.game, seats, terms=Terms(seconds=wanted.seconds))
        table = await server.do(services.tables.set_table(guests[0][0], wish))
        for seat, (guest, _key) in enumerate(guests[1 : wanted.people], 1):
            join = services.tables.take_seat(guest, table.id, seat, f"{seat:08x}")
            await server.do(join)
        self.oracle.look(table.id)
        for person, (guest, key) in enumerate(guests):
            unknown = person >= wanted.people and person % 2
            who: Guest | None = None if unknown else guest
            shown = "" if unknown else key
            self.clients.append(Client(self, len(self.clients), table.id, who, shown))

    def _happen(self, incident: Incident) -> None:
        if not self.heals:
            return
        self.note(str(incident))
        self.outcome.incidents[incident.kind] += 1
        if incident.kind not in FAULTS:
            self.clients[incident.target].prank(incident.kind, incident.amount)
        elif incident.kind in ("cut", "stall"):
            client = self.clients[incident.target]
            if incident.kind == "cut":
                client.cut()
            else:
                client.stall(incident.amount)
        else:
            self._go_wrong(incident.kind, self.servers[incident.target], incident.amount)

    def _go_wrong(self, kind: str, server: Server, amount: float) -> None:
        until = self.loop.time() + amount
        match kind:
            case "kill":
                server.kill()
            case "stop":
                server.stop(amount)
            case "crash_before" | "crash_after" | "fail_next" | "fail_inside" | "unsure":
                # A server's own file is never uncertain: what failed is not there.
                if kind != "unsure" or self.plan.shared:
                    times = 4 if kind == "fail_inside" else 1
                    self.disk.faults[server.number].extend([kind] * times)
            case "full":
                self.disk.full_until = until
            case "away":
                self.disk.away_until = until
                self.bus.deafen_all(amount)
            case "slow":
                self.disk.slow_until = until
            case "deaf":
                self.bus.deafen(server.number, amount)
            case "echo":
                self.bus.echo_until = until
            case "lag":
                self.bus.lag_until = until
            case "clock":
                server.set_clock(amount)
            case "partition":
                server.unreachable_until = until
                for connection in sorted(server.connections, key=lambda c: c.client.number):
                    connection.cut()

    async def _calm_down(self) -> None:
        """Repair everything, and check that everybody continues."""
        self.note("calm")
        self.disk.away_until = self.disk.full_until = self.disk.slow_until = 0
        self.disk.faults.clear()
        self.bus.echo_until = self.bus.lag_until = 0
        for server in self.servers:
            server.unreachable_until = 0
            server.start()
        for client in self.clients:
            client.read_on()
        await asyncio.sleep(_CALM / 2)
        before = {name: kept.table.version for name, kept in self.oracle.tables.items()}
        awaited = {name for name in before if self._is_awaited(name)}
        await asyncio.sleep(_CALM / 2)
        for name in sorted(awaited):
            kept = self.oracle.tables[name]
            if kept.table.version == before[name]:
                self.wrong("stuck", f"{name} stays at version {before[name]}")

    def _is_awaited(self, name: str) -> bool:
        """Return whether a bot, or somebody who is there, has to act at a table."""
        kept = self.oracle.tables[name]
        people = {client.guest_id for client in self.clients if client.table == name}
        return any(kept.owners[seat] in people for seat in kept.table.to_act) or bool(
            kept.table.to_act
        )

    async def _be_still(self) -> None:
        """Let nobody act any more; in a moment, all must have seen the same."""
        for client in self.clients:
            client.acts = False
        await asyncio.sleep(_STILL)
        for client in self.clients:
            kept = self.oracle.tables[client.table]
            if self.loop.time() - kept.changed < _LAG:
                continue
            if client.seen.version != kept.table.version:
                self.wrong(
                    "left-behind",
                    f"client {client.number} is at {client.seen.version}, {client.table} at"
                    f" {kept.table.version}",
                )
        self.oracle.check_all()
        for server in self.servers:
            self._check_memory(server)
            self._check_shown(server)

    def _check_shown(self, server: Server) -> None:
        """Check that a server shows every player who has a table open, here or elsewhere."""
        for client in self.clients:
            plays = client.guest_id in self.oracle.tables[client.table].seated
            present = server.services.hub.present(client.table)
            if plays and client.connection is not None and client.guest_id not in present:
                self.wrong("absent", f"server {server.number} does not show client {client.number}")

    def _check_memory(self, server: Server) -> None:
        keeper = server.keeper
        known = set(keeper.known())
        for name in ("_sizes", "_requests", "_listed"):
            extra = set(getattr(keeper, name)) - known
            if extra:
                self.wrong("unbounded", f"{name} of server {server.number} keeps {sorted(extra)}")
        unwatched = set(keeper._seen) - set(server.services.hub.watched())
        if unwatched:
            self.wrong("unbounded", f"_seen of server {server.number} keeps {sorted(unwatched)}")
        if len(known) > 1 and keeper.bytes_in_memory > keeper.most_bytes:
            self.wrong("unbounded", f"{keeper.bytes_in_memory} bytes of tables")
        for name in sorted(known):
            kept = self.oracle.tables.get(name)
            idle = kept and self.loop.time() - kept.changed > _LAG
            if kept and idle and keeper.get(name).version != kept.table.version:
                self.wrong("outdated", f"server {server.number} has an old {name}")

    async def _go_home(self) -> None:
        """Let everybody leave; nothing may be left of them."""
        for client in self.clients:
            client.go()
        await asyncio.sleep(60 if self.plan.shared else 5)
        for server in self.servers:
            hub = server.services.hub
            if hub._watchers:
                self.wrong("ghosts", f"server {server.number} still shows {sorted(hub._watchers)}")
            for name in sorted(self.oracle.tables):
                elsewhere = server.services.elsewhere
                if elsewhere.watching(name) or elsewhere.players(name):
                    self.wrong("ghosts", f"server {server.number} thinks somebody is at {name}")
            waiting = server.services.tables._performer._waiting
            if waiting:
                self.wrong("unbounded", f"requests still wait for {sorted(waiting)}")


class _Watch(logging.Handler):
    """Checks what servers log: failures that nobody has caused are bugs."""

    def __init__(self, world: World) -> None:
        super().__init__()
        self._world = world

    def emit(self, record: logging.LogRecord) -> None:
        """Check one line."""
        error = record.exc_info[1] if record.exc_info else None
        if error is not None and not isinstance(error, _MEANT):
            self._world.wrong("unexpected", f"{record.getMessage()} {error!r}")
        elif "another position" in record.msg and "check 5" not in record.getMessage():
            self._world.wrong("client-differs", record.getMessage())


def live(plan: Plan) -> Outcome:
    """Run a plan in a new world."""
    return World(plan).run()
