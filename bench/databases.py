"""`python -m bench.databases`: one process on SQLite, and one and two on PostgreSQL.

With two, the players of a table are on the same process, or on different ones. Processes are not
bound to cores here: the servers, PostgreSQL and the players share all cores.
"""

import asyncio
import random
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

import psutil
from rich.console import Console
from rich.table import Table as Shown

from bench.events import EventPlayer, Place, Table
from bench.load import Measured, Round, measure, middle
from bench.processes import Served
from tools.players import set_table
from tools.postgres import PostgresServer, running_server
from tools.serving import ServerProcess

_TABLES, _ROUNDS, _WARM_UP, _SECONDS = 50, 3, 3.0, 6.0


@dataclass(frozen=True, slots=True)
class Several(Served):
    """Servers on one database."""

    addresses: Sequence[str]
    processes: Sequence[psutil.Process]

    def cpu_seconds(self) -> float:
        """Return the processor time that the servers have used."""
        return sum(map(_used, self.processes))

    def memory(self) -> int:
        """Return the memory that the servers use, in bytes."""
        return sum(int(process.memory_info().rss) for process in self.processes)


@dataclass(frozen=True, slots=True)
class Contender:
    """How many processes, on which database, and whether a table's players share one."""

    name: str
    processes: int
    postgres: bool
    together: bool = True


CONTENDERS = (
    Contender("SQLite, one process", 1, postgres=False),
    Contender("PostgreSQL, one process", 1, postgres=True),
    Contender("PostgreSQL, two, a table's players on one", 2, postgres=True),
    Contender("PostgreSQL, two, a table's players on both", 2, postgres=True, together=False),
)


@contextmanager
def _serving(one: Contender, database: str | None) -> Iterator[Several]:
    with ExitStack() as stack:
        servers = []
        for _ in range(one.processes):
            folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="pipyard-bench-"))
            options = () if database is None else ("--database", database)
            server = ServerProcess(Path(folder), "--no-rates", *options)
            stack.callback(server.stop)
            server.start()
            servers.append(server)
        processes = [psutil.Process(server.pid) for server in servers]
        addresses = [server.address for server in servers]
        yield Several(addresses[0], processes[0], addresses, processes)


async def _sit(one: Contender, addresses: Sequence[str]) -> list[Measured]:
    """Seat two players at each table of Spots, on one server or on two."""
    free = asyncio.Semaphore(8)

    async def table(number: int) -> list[Measured]:
        home = addresses[number % len(addresses)]
        async with free:
            seating = await set_table(
                home, {"game": "spots", "seats": [{"kind": "me"}, {"kind": "person"}]}
            )
        # Each process has its own copy of the position to follow, because it gets events at other
        # times.
        seen = Table()
        return [
            EventPlayer(
                home if one.together else addresses[seat % len(addresses)],
                [Place(seating.table, key, seen if one.together else Table())],
                random.Random(f"{number} {seat}"),
            )
            for seat, key in enumerate(seating.keys)
        ]

    return [each for pair in await asyncio.gather(*map(table, range(_TABLES))) for each in pair]


def _used(process: psutil.Process) -> float:
    """Return a process's time and that of its children that have ended."""
    used = process.cpu_times()
    return float(used.user + used.system + used.children_user + used.children_system)


def _database_seconds() -> float:
    """Return the processor time of PostgreSQL's processes, which this process started."""
    seconds = 0.0
    for process in psutil.Process().children(recursive=True):
        # A connection's process that ends meanwhile counts at its parent.
        with suppress(psutil.NoSuchProcess):
            seconds += _used(process) if process.name().startswith("postgres") else 0
    return seconds


def _measure(one: Contender, database: str | None) -> tuple[Round, float]:
    with _serving(one, database) as served:

        async def sit(_address: str, _tables: int) -> list[Measured]:
            return await _sit(one, served.addresses)

        async def whole() -> tuple[Round, float]:
            before = _database_seconds()
            seen = await measure(served, sit, _TABLES, _WARM_UP, _SECONDS)
            # This includes the warm-up, whose moves are not counted, so it is scaled down.
            share = _SECONDS / (_SECONDS + _WARM_UP)
            return seen, (_database_seconds() - before) * share / _SECONDS

        return asyncio.run(whole())


def main() -> None:
    """Measure in turns, and print the medians."""
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else _ROUNDS
    found: dict[str, list[tuple[Round, float]]] = {one.name: [] for one in CONTENDERS}
    with running_server(durable=True) as postgres:
        for number in range(rounds):
            for place, one in enumerate(CONTENDERS):
                database = _database(postgres, one, f"bench_{number}_{place}")
                found[one.name].append(_measure(one, database))
    shown = Shown("50 tables of Spots", title="Databases and processes")
    for heading in ("moves/s", "p50 ms", "p99 ms", "servers us", "PostgreSQL us"):
        shown.add_column(heading, justify="right")
    for name, rows in found.items():
        seen = middle([each for each, _ in rows])
        beside = sorted(share for _, share in rows)[len(rows) // 2]
        shown.add_row(
            name,
            f"{seen.moves:,.0f}",
            f"{seen.p50:.1f}",
            f"{seen.p99:.1f}",
            f"{1e6 * seen.server_cpu / seen.moves:,.0f}",
            f"{1e6 * beside / seen.moves:,.0f}",
        )
    Console(highlight=False).print(shown)


def _database(postgres: PostgresServer, one: Contender, name: str) -> str | None:
    return postgres.create(name) if one.postgres else None


if __name__ == "__main__":
    main()
