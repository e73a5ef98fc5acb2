"""`python -m bench.stall`: how long a move waits while somebody requests something heavy.

Some tables play at an easy pace. Meanwhile somebody imports the longest log that is accepted,
requests ten replays at once, and deletes a guest with many tables. Each is done several times.
Because a busy machine adds different delays each time, the smallest of the largest waits is the
server's.
"""

import asyncio
import json
import multiprocessing
import os
import random
import statistics
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, TypeAlias, TypeVar

import httpx2
from rich.console import Console
from rich.table import Table as Shown

from bench.events import EventPlayer, Place, Table, lister
from bench.processes import pipyard, players_on_their_core
from pipyard.core import fair
from pipyard.core.contract import Move
from pipyard.server.games.hosting import published
from pipyard.server.logs.schemas import MOST_EVENTS
from pipyard.server.middleware import LARGEST_IMPORT
from pipyard.server.tables.archive import log_of
from pipyard.server.tables.events import Closed, Event, Moved, Undone, write_event
from pipyard.server.tables.storage import StoredEvent, StoredTable
from pipyard.server.tables.table import Seat, Terms
from pipyard.server.tables.table import Table as ServedTable
from tools.players import COOKIE, Seating, end, set_table

T = TypeVar("T")
Lister: TypeAlias = Callable[[bytes, int], list[int]]
_BRINGING, _ASKING = "the longest log is imported", "ten replays are requested"
_TAKING, _DELETING = "it is taken out", "a guest with 60 tables is deleted"
_UNDONE, _TIMES = 0.9, 3
_ROOM_FOR_THE_REST, _ROOM_FOR_A_VERSION = 4_096, 18
_TABLES = 8
_THOUGHT = 0.05
_OWN_TABLES = 60
_REPLAYS = 10
_QUIET = 4.0
_LONGEST = 300.0
_WANTED = {"game": "spots", "seats": [{"kind": "me"}, {"kind": "person"}]}


class Thinker(EventPlayer):
    """A player who thinks for a moment before each move."""

    def _act(self, seen: Table) -> None:
        asyncio.get_running_loop().call_later(_THOUGHT, self._act_now, seen)

    def _act_now(self, seen: Table) -> None:
        if self.wire is not None and self._asked is None:
            super()._act(seen)


@dataclass(frozen=True, slots=True)
class Waits:
    """How long moves took while something went on, in milliseconds, and how long that took."""

    what: str
    moves: int
    middle: float
    longest: float
    seconds: float


def longest_log() -> str:
    """Play the longest log that is accepted, with most of its moves taken back at once."""
    game, chance = published("spots"), random.Random(20)
    config = game.configure(2, {}, fair.source(bytes(fair.SEED_BYTES), [], "set-up", 0))
    seats = (Seat(guest="a", guest_name="Ann"), Seat(guest="b", guest_name="Bob"))
    seed = chance.randbytes(fair.SEED_BYTES)
    table = ServedTable("log", game.at(config), config, None, seats, seed=seed).set_up()
    legal = lister(table.game, table.referee)
    events: list[StoredEvent] = []
    room = LARGEST_IMPORT - _ROOM_FOR_THE_REST
    while len(events) < MOST_EVENTS - 1 and room > 0:
        happened = _next_event(table, legal, chance)
        table = table.after([happened]).settle()
        events.append(StoredEvent(write_event(table.game, happened)))
        room -= len(events[-1].text) + _ROOM_FOR_A_VERSION
    stored = StoredTable(
        id="log",
        game=game.name,
        host=None,
        config=config,
        terms=Terms(),
        rules_version=game.rules_version,
        content_hash=game.content_hash,
        pack=None,
        seats=seats,
        seed=seed,
        ended=True,
        events=[*events, StoredEvent(write_event(game, Closed()))],
    )
    return json.dumps(log_of(stored).as_json(), separators=(",", ":"))


def _never(bound: int) -> int:  # noqa: ARG001  (the contract names it)
    raise AssertionError("All dice come from the seed.")


def _next_event(table: ServedTable, legal: Lister, chance: random.Random) -> Event:
    """Draw, or take back what is possible, or act so that the game goes on."""
    if table.acting.chance:
        return table.draw(_never)
    seat = table.to_act[0]
    latest = table.undoable(seat)
    if latest is not None and chance.random() < _UNDONE:
        return Undone(seat, latest)
    while True:
        number = chance.choice(legal(table.begun, seat))
        moved = Moved(Move(seat, table.referee.action(table.begun, number)), dense=number)
        if table.after_one(moved).status == "playing":
            return moved


async def measure(address: str, log: str) -> list[Waits]:
    """Let tables play, and do one heavy thing after another meanwhile."""
    seatings = [await set_table(address, _WANTED) for _ in range(_TABLES)]
    players = [player for seating in seatings for player in _thinkers(address, seating)]
    tasks = [asyncio.create_task(player.play()) for player in players]
    spawning = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(1, spawning, initializer=os.nice, initargs=(10,)) as elsewhere:

        async def waits(what: str, work: Callable[..., T], *given: Any) -> T:
            loop = asyncio.get_running_loop()
            # This traffic must not slow down the players' own process.
            asked = loop.run_in_executor(elsewhere, work, address, *given)
            noted, done = await _waits(what, players, asked)
            found.append(noted)
            return done

        found: list[Waits] = []
        try:
            await asyncio.gather(*(player.ready.wait() for player in players))
            await asyncio.get_running_loop().run_in_executor(elsewhere, _rest, address, 1.0)
            for _ in range(_TIMES):
                await waits("nothing else", _rest, _QUIET)
                table = await waits(_BRINGING, _bring_in, log)
                await waits(_ASKING, _replay, table)
                await waits(_TAKING, _take_out, table)
                await waits(_DELETING, _delete, await asyncio.to_thread(_newcomer, address))
        finally:
            await end(tasks)
    return found


def _thinkers(address: str, seating: Seating) -> list[EventPlayer]:
    seen = Table()
    return [
        Thinker(address, [Place(seating.table, key, seen)], random.Random(key))
        for key in seating.keys
    ]


async def _waits(
    what: str, players: Sequence[EventPlayer], work: "asyncio.Future[T]"
) -> tuple[Waits, T]:
    for player in players:
        player.count_anew()
    began = time.perf_counter()
    done = await work
    took = time.perf_counter() - began
    # A move that still waits counts, too.
    await asyncio.sleep(0.5)
    waited = sorted(1000 * each for player in players for each in player.seconds)
    return Waits(what, len(waited), waited[len(waited) // 2], waited[-1], took), done


def _rest(_address: str, seconds: float) -> None:
    time.sleep(seconds)


def _bring_in(address: str, log: str) -> str:
    headers = {"content-type": "application/json"}
    answer = httpx2.post(f"{address}/api/imports", content=log, headers=headers, timeout=_LONGEST)
    return str(answer.raise_for_status().json()["table"])


def _replay(address: str, table: str) -> None:
    """Request positions from ten places of a long game at once."""
    link = f"{address}/api/tables/{table}/positions"
    latest = httpx2.get(f"{link}?count=1", timeout=_LONGEST).json()["latest"]
    asked = [f"{link}?since={latest * n // (_REPLAYS + 1)}" for n in range(1, _REPLAYS + 1)]
    with ThreadPoolExecutor(_REPLAYS) as askers:
        for answer in askers.map(lambda each: httpx2.get(each, timeout=_LONGEST), asked):
            answer.raise_for_status()


def _take_out(address: str, table: str) -> None:
    httpx2.get(f"{address}/api/tables/{table}/log", timeout=_LONGEST).raise_for_status()


def _newcomer(address: str) -> str:
    """Create a guest with many tables; return the guest's key."""
    with httpx2.Client(base_url=address, timeout=_LONGEST) as http:
        for _ in range(_OWN_TABLES):
            http.post("/api/tables", json=_WANTED).raise_for_status()
        return http.cookies[COOKIE]


def _delete(address: str, key: str) -> None:
    headers = {"cookie": f"{COOKIE}={key}"}
    httpx2.delete(f"{address}/api/me", headers=headers, timeout=_LONGEST).raise_for_status()


def main() -> None:
    """Measure, and print the largest waits."""
    log = longest_log()
    with players_on_their_core(), pipyard() as served:
        found = asyncio.run(measure(served.address, log))
    shown = Shown("meanwhile", title=f"{_TABLES} tables play; a log of {len(log):,} characters")
    for heading in ("moves", "middle ms", "longest ms", "least of the longest", "took s"):
        shown.add_column(heading, justify="right")
    for what in dict.fromkeys(each.what for each in found):
        rows = [each for each in found if each.what == what]
        shown.add_row(
            what,
            f"{sum(each.moves for each in rows):,}",
            f"{statistics.median(each.middle for each in rows):.1f}",
            ", ".join(f"{each.longest:.0f}" for each in rows),
            f"{min(each.longest for each in rows):.0f}",
            f"{statistics.median(each.seconds for each in rows):.1f}",
        )
    Console(highlight=False).print(shown)


if __name__ == "__main__":
    main()
