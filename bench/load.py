"""One round of measurement: many tables, two players each, who move as fast as they can."""

import asyncio
import gc
import random
import statistics
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Protocol, TypeAlias

from bench.events import EventPlayer, Place, Table
from bench.processes import Served
from bench.socketio import BoardgamePlayer, set_match
from tools.players import end, set_table

_SET_AT_ONCE = 8
_LONGEST_UNTIL_READY = 60


class Measured(Protocol):
    """The counts that both kinds of players keep."""

    ready: asyncio.Event
    received_messages: int
    received_bytes: int

    @property
    def seconds(self) -> Sequence[float]:
        """The seconds until each answer, since counting started."""
        ...

    def count_anew(self) -> None:
        """Reset all counts."""
        ...

    async def play(self) -> None:
        """Play until stopped."""
        ...


Sit: TypeAlias = Callable[[str, int], Awaitable[list[Measured]]]
"""Creates this many tables at an address, and seats two players at each."""


@dataclass(frozen=True, slots=True)
class Round:
    """One round: moves per second, latencies in milliseconds, bytes, and busy cores."""

    moves: float
    p50: float
    p90: float
    p99: float
    message_bytes: float
    server_cpu: float
    client_cpu: float
    memory: int


async def measure(served: Served, sit: Sit, tables: int, warm_up: float, seconds: float) -> Round:
    """Play at all tables at once, and count what happens after the warm-up."""
    players = await sit(served.address, tables)
    tasks = [asyncio.create_task(player.play()) for player in players]
    try:
        await _until_ready(players, tasks)
        await asyncio.sleep(warm_up)
        for player in players:
            player.count_anew()
        gc.collect()
        began, server, client = time.perf_counter(), served.cpu_seconds(), time.process_time()
        await asyncio.sleep(seconds)
        took = time.perf_counter() - began
        server, client = served.cpu_seconds() - server, time.process_time() - client
        memory = served.memory()
        return _round(players, took, server / took, client / took, memory)
    finally:
        await end(tasks)


async def _until_ready(players: Sequence[Measured], tasks: Sequence["asyncio.Task[None]"]) -> None:
    """Wait for everyone's first state; if a player failed, raise the reason."""
    try:
        async with asyncio.timeout(_LONGEST_UNTIL_READY):
            await asyncio.gather(*(player.ready.wait() for player in players))
    except TimeoutError:
        for task in tasks:
            if task.done():
                task.result()
        raise


def _round(
    players: Sequence[Measured], took: float, server: float, client: float, memory: int
) -> Round:
    latencies = sorted(second for player in players for second in player.seconds)
    messages = sum(player.received_messages for player in players)
    return Round(
        moves=len(latencies) / took,
        p50=percentile(latencies, 50),
        p90=percentile(latencies, 90),
        p99=percentile(latencies, 99),
        message_bytes=sum(player.received_bytes for player in players) / max(messages, 1),
        server_cpu=server,
        client_cpu=client,
        memory=memory,
    )


def percentile(rising: Sequence[float], share: int) -> float:
    """Return a percentile, in milliseconds, of sorted seconds."""
    if not rising:
        raise RuntimeError("No move was accepted.")
    return 1000 * rising[min(len(rising) - 1, len(rising) * share // 100)]


def middle(rounds: Sequence[Round]) -> Round:
    """Return the medians of several rounds, value by value."""
    return Round(
        *(statistics.median(getattr(each, name) for each in rounds) for name in Round.__slots__)
    )


@dataclass(frozen=True, slots=True)
class Company:
    """Who is at each table: people, bots, and watchers; and how many games they play.

    With many people at each table, only one of `share` tables is created.
    """

    people: int = 2
    bots: int = 0
    watchers: int = 0
    games: int = 1
    share: int = 1


def at_pipyard(game: str, company: Company = Company()) -> Sit:  # noqa: B008  (it cannot change)
    """Seat players at tables of a game; for short games, at several tables one after another."""
    friends = [{"kind": "person"}] * (company.people - 1)
    bots = [{"kind": "bot", "bot": "greedy"}] * company.bots
    wanted = {"game": game, "seats": [{"kind": "me"}, *friends, *bots]}

    async def sit(address: str, tables: int) -> list[Measured]:
        free = asyncio.Semaphore(_SET_AT_ONCE)

        async def one(number: int) -> list[Measured]:
            places: list[list[Place]] = [[] for _ in range(company.people + company.watchers)]
            for _ in range(company.games):
                async with free:
                    seating = await set_table(address, wanted)
                seen = Table()
                keys = (*seating.keys, *[""] * company.watchers)
                for own, key in zip(places, keys, strict=True):
                    own.append(Place(seating.table, key, seen))
            return [
                EventPlayer(address, own, random.Random(f"{number} {seat}"), bool(own[0].key))
                for seat, own in enumerate(places)
            ]

        set_up = map(one, range(tables // company.share))
        return [each for pair in await asyncio.gather(*set_up) for each in pair]

    return sit


async def at_boardgameio(address: str, tables: int) -> list[Measured]:
    """Seat players at matches of boardgame.io."""
    players: list[Measured] = []
    for number in range(tables):
        match, credentials = await set_match(address)
        for seat, secret in enumerate(credentials):
            source = random.Random(f"{number} {seat}")
            players.append(BoardgamePlayer(address, match, str(seat), secret, source))
    return players
