"""One server and a crowd: a thousand sockets, memory of tables and sockets, startup time."""

import asyncio
import random
import statistics
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import httpx2

from bench.load import percentile
from bench.processes import Served
from tools.players import Player, Seating, end, set_table
from tools.serving import ServerProcess

SOCKETS = 1000
_SOCKETS_AT_A_TABLE = 4
_PEOPLE = 2
_PLAYING = 5
_AT_ONCE = 25
_STARTS = 3
_SECONDS = 6.0


@dataclass(frozen=True, slots=True)
class Crowd:
    """Measurements: counts, bytes for each table and socket, latencies in milliseconds.

    `events` is the average of an idle table.
    """

    sockets: int
    tables: int
    events: float
    table_bytes: float
    socket_bytes: float
    seconds_to_connect: float
    moves: int
    p50: float
    p99: float
    broken: int


@dataclass(frozen=True, slots=True)
class Start:
    """Seconds of a start with compiled rules, from the command on."""

    page: float
    """Until the first request is answered, a browser's request for the page."""
    table: float
    """Until the first request is answered that needs the whole server."""


def time_start() -> Start:
    """Time a start with an existing database."""
    pages, tables = [], []
    with tempfile.TemporaryDirectory(prefix="pipyard-bench-") as folder:
        server = ServerProcess(Path(folder), "--no-rates")
        for _ in range(_STARTS + 1):
            began = time.perf_counter()
            server.start()
            httpx2.get(server.address).raise_for_status()
            pages.append(time.perf_counter() - began)
            httpx2.get(f"{server.address}/api/me").raise_for_status()
            tables.append(time.perf_counter() - began)
            server.stop()
    # The first start creates the database.
    return Start(statistics.median(pages[1:]), statistics.median(tables[1:]))


async def gather_crowd(served: Served) -> Crowd:
    """Connect a crowd: a few tables play, the other players and their watchers are connected."""
    # What a first crowd of the same size leaves behind, such as rules, caches, and the freed memory
    # of its sockets, does not count for a table.
    tables = SOCKETS // _SOCKETS_AT_A_TABLE
    await _play_a_little(served.address, await set_tables(served.address, tables))
    before = served.memory()
    seatings = await set_tables(served.address, tables)
    events = await _play_a_little(served.address, seatings)
    with_tables = served.memory()
    players = players_at(served.address, seatings)
    began = time.perf_counter()
    tasks = await connect(players)
    took = time.perf_counter() - began
    try:
        with_sockets = served.memory()
        playing = [player for player in players if player.acts]
        for player in playing:
            player.count_anew()
        await asyncio.sleep(_SECONDS)
        latencies = sorted(second for player in playing for second in player.seconds)
    finally:
        await end(tasks)
    return Crowd(
        sockets=len(players),
        tables=len(seatings),
        events=events,
        table_bytes=(with_tables - before) / len(seatings),
        # As many sockets as there were before find their memory again.
        socket_bytes=(with_sockets - with_tables) / (len(players) - _PEOPLE * tables),
        seconds_to_connect=took,
        moves=len(latencies),
        p50=percentile(latencies, 50),
        p99=percentile(latencies, 99),
        broken=sum(player.reconnections for player in players),
    )


async def set_tables(address: str, count: int) -> list[Seating]:
    """Create this many tables of Spots for two players."""
    free = asyncio.Semaphore(8)
    wanted = {"game": "spots", "seats": [{"kind": "me"}, {"kind": "person"}]}

    async def one() -> Seating:
        async with free:
            return await set_table(address, wanted)

    return await asyncio.gather(*(one() for _ in range(count)))


async def _play_a_little(address: str, seatings: Sequence[Seating]) -> float:
    """Play at all tables and leave again; return how many events a table then has."""
    players = [
        Player(address, seating.table, key, random.Random(f"{seating.table} {seat}"))
        for seating in seatings
        for seat, key in enumerate(seating.keys)
    ]
    tasks = await connect(players)
    await asyncio.sleep(_SECONDS)
    await end(tasks)
    return statistics.mean(float(player.seen.version) for player in players)


def players_at(address: str, seatings: Sequence[Seating]) -> list[Player]:
    """Return everyone who comes: the players of each table, and watchers without a seat."""
    players = []
    for number, seating in enumerate(seatings):
        for seat in range(_SOCKETS_AT_A_TABLE):
            key = seating.keys[seat] if seat < _PEOPLE else ""
            source = random.Random(f"{number} {seat}")
            acts = number < _PLAYING and seat < _PEOPLE
            players.append(Player(address, seating.table, key, source, acts=acts))
    return players


async def connect(players: Sequence[Player]) -> list["asyncio.Task[None]"]:
    """Connect players, a few at a time, and wait until all are connected."""
    tasks = []
    # Those who play connect last, so that the memory of everyone else is measured before they move.
    coming = sorted(players, key=lambda player: player.acts)
    for first in range(0, len(coming), _AT_ONCE):
        group = coming[first : first + _AT_ONCE]
        tasks += [asyncio.create_task(player.play()) for player in group]
        await asyncio.gather(*(player.ready.wait() for player in group))
    return tasks
