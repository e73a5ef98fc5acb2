"""`python -m tools.crash`: kill the server again and again during games, and lose nothing.

Real clients play real games at the same time. The server is killed with SIGKILL in the middle and
started again on the same folder, or on the same PostgreSQL with `--postgres`. Clients reconnect on
their own and ask again for missing answers. At the end, the database is compared with what each
client received. With `--power`, each kill is a power cut, after which the disk has what was synced
and a random part of the rest. With `--lying-disk`, it also loses synced data, which must be
detected.
"""

import argparse
import asyncio
import json
import random
import sqlite3
import sys
import tempfile
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import asyncpg
from rich.console import Console
from rich.progress import Progress

from tools.players import Json, Player, Seating, Told, choose_sensibly, end, set_table
from tools.postgres import running_server
from tools.power.disk import ForgetfulDisk
from tools.serving import ServerProcess

_DATABASE = Path("data") / "pipyard.sqlite3"
_EVENTS = "SELECT table_id, version, event, request FROM event ORDER BY table_id, version"
_ME, _FRIEND, _BOT = {"kind": "me"}, {"kind": "person"}, {"kind": "bot", "bot": "greedy"}
_TABLES: tuple[tuple[str, tuple[Json, ...]], ...] = (
    ("spots", (_ME, _FRIEND)),
    ("spotted", (_ME, _FRIEND)),
    ("spots", (_ME, _BOT)),
    ("spotted", (_ME, _FRIEND, _BOT)),
    ("spotted", (_ME, _BOT)),
    ("spots", (_ME,)),
    ("spots", (_ME, _FRIEND, _FRIEND)),
)
_SET_AT_ONCE = 8
_LONGEST_UNTIL_BACK = 180.0


@dataclass(slots=True)
class Report:
    """What happened, and what was found wrong; the list should be empty."""

    games: int
    finished: int = 0
    kills: int = 0
    acknowledged: int = 0
    events: int = 0
    reconnections: int = 0
    repeated: int = 0
    repeated_stored: int = 0
    """Requests that were on the disk, but not answered yet, when the server was killed."""
    refused: Counter[str] = field(default_factory=Counter)
    seconds: float = 0.0
    wrong: list[str] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Row:
    """An event in the database."""

    version: int
    event: Json
    request: str | None


async def crash(
    folder: Path,
    games: int,
    kills: int,
    seed: int,
    on_move: Callable[[int], None],
    *,
    postgres: str | None = None,
    disk: ForgetfulDisk | None = None,
) -> Report:
    """Play games to the end with a server that is killed meanwhile, and check what is left.

    `on_move` is called with the share of finished games, in thousandths. The games are stored in a
    PostgreSQL, if one is given. With a disk, unsynced data is lost at each kill.
    """
    began = time.monotonic()
    report = Report(games)
    options = ("--no-rates", *(("--database", postgres) if postgres else ()))
    environment = disk.environment if disk else {}
    server = ServerProcess(folder, *options, seed=str(seed), environment=environment)
    place = postgres or folder / _DATABASE
    server.start()
    try:
        players = await _sit_down(server.address, games, seed)
        tasks = [asyncio.create_task(player.play()) for player in players]
        try:
            await _kill_meanwhile(server, place, players, kills, report, on_move, disk)
            await _finish(tasks, players, on_move)
        finally:
            await end(tasks)
    finally:
        server.stop()
    _sum_up(report, players)
    _check(report, players, await _events_at(place))
    report.seconds = time.monotonic() - began
    return report


async def _sit_down(address: str, games: int, seed: int) -> list[Player]:
    source = random.Random(seed)
    free = asyncio.Semaphore(_SET_AT_ONCE)

    async def one(number: int) -> Seating:
        game, seats = _TABLES[number % len(_TABLES)]
        async with free:
            return await set_table(address, {"game": game, "seats": seats})

    seatings = await asyncio.gather(*(one(number) for number in range(games)))
    return [
        Player(address, seating.table, key, random.Random(source.random()), choose_sensibly)
        for seating in seatings
        for key in seating.keys
    ]


async def _kill_meanwhile(
    server: ServerProcess,
    place: Path | str,
    players: Sequence[Player],
    kills: int,
    report: Report,
    on_move: Callable[[int], None],
    disk: ForgetfulDisk | None,
) -> None:
    """Kill the server at moments spread over the games; moves are in progress each time."""
    source = random.Random(len(players))
    for number in range(kills):
        await asyncio.gather(*(player.ready.wait() for player in players))
        share = (number + 1) / (kills + 1)
        while _played(players) < share and not all(player.over.is_set() for player in players):
            on_move(int(1000 * _played(players)))
            await asyncio.sleep(0.05 * source.random())
        for player in players:
            player.ready.clear()
        await asyncio.to_thread(server.kill)
        report.kills += 1
        if disk is not None:
            disk.cut()
            # Reading it would sync it, and is not part of what happens to a server.
        else:
            report.repeated_stored += _stored_unanswered(await _events_at(place), players)
        await asyncio.to_thread(server.start)
        await _come_back(players)


def _stored_unanswered(events: dict[str, list[Row]], players: Sequence[Player]) -> int:
    rows = (row for table in events.values() for row in table)
    stored = {row.request for row in rows if row.request is not None}
    return sum(player.awaited in stored for player in players)


async def _come_back(players: Sequence[Player]) -> None:
    waiting = [p.ready.wait() for p in players if not p.over.is_set()]
    async with asyncio.timeout(_LONGEST_UNTIL_BACK):
        await asyncio.gather(*waiting)
    for player in players:
        player.ready.set()


def _played(players: Sequence[Player]) -> float:
    """Estimate the progress of the games from the finished ones and the moves of the others."""
    usual = 150
    done = sum(1.0 if p.over.is_set() else min(len(p.told) / usual, 0.95) for p in players)
    return done / len(players)


async def _finish(
    tasks: Sequence["asyncio.Task[None]"],
    players: Sequence[Player],
    on_move: Callable[[int], None],
) -> None:
    while not all(task.done() for task in tasks):
        on_move(int(1000 * _played(players)))
        await asyncio.wait(tasks, timeout=0.2)
    for task in tasks:
        task.result()


def stored_events(database: Path) -> dict[str, list[Row]]:
    """Read every table's events directly from the file, in order."""
    opened = sqlite3.connect(database)
    try:
        return _by_table(opened.execute(_EVENTS))
    finally:
        opened.close()


async def _events_at(place: Path | str) -> dict[str, list[Row]]:
    """Read the events from a file, or from a PostgreSQL."""
    if isinstance(place, Path):
        return stored_events(place)
    opened = await asyncpg.connect(place.replace("+asyncpg", ""))
    try:
        return _by_table(await opened.fetch(_EVENTS))
    finally:
        await opened.close()


def _by_table(rows: Iterable[Any]) -> dict[str, list[Row]]:
    events: defaultdict[str, list[Row]] = defaultdict(list)
    for table, version, event, request in rows:
        events[table].append(Row(version, json.loads(event), request))
    return events


def _sum_up(report: Report, players: Sequence[Player]) -> None:
    over = {player.table for player in players if player.over.is_set()}
    report.finished = len(over)
    report.acknowledged = sum(len(player.told) for player in players)
    report.reconnections = sum(player.reconnections for player in players)
    report.repeated = sum(player.repeated for player in players)
    for player in players:
        report.refused.update(player.refused)


def _check(report: Report, players: Sequence[Player], stored: dict[str, list[Row]]) -> None:
    if report.finished != report.games:
        report.wrong.append(f"{report.games - report.finished} games did not finish")
    for rows in stored.values():
        report.events += len(rows)
        if [row.version for row in rows] != list(range(1, len(rows) + 1)):
            report.wrong.append("versions with gaps")
    for player in players:
        report.wrong += faults(player.told, stored[player.table])


def faults(told: Sequence[Told], rows: Sequence[Row]) -> list[str]:
    """Return what a player received and the database does not have exactly once and in order."""
    by_request: defaultdict[str, list[Row]] = defaultdict(list)
    for row in rows:
        if row.request is not None:
            by_request[row.request].append(row)
    found = []
    before = 0
    for one in told:
        mine = by_request[one.request]
        moves = [row for row in mine if _is_move_of(row, one.seat)]
        if len(moves) != 1:
            found.append(f"request {one.request} is stored {len(moves)} times")
        elif moves[0].event["action"] != one.action:
            found.append(f"request {one.request} is stored as another action")
        elif mine[-1].version != one.version:
            found.append(f"request {one.request} led to {mine[-1].version}, not {one.version}")
        elif one.version <= before:
            found.append(f"request {one.request} is out of order")
        before = one.version
    return found


def _is_move_of(row: Row, seat: int) -> bool:
    return row.event["type"] == "move" and row.event["seat"] == seat and not row.event.get("by")


def describe(report: Report) -> str:
    """Format the counts as lines."""
    refused = ", ".join(f"{code} {count}" for code, count in report.refused.most_common())
    lines = [
        f"{report.finished} of {report.games} games finished in {report.seconds:.0f} s;"
        f" the server was killed {report.kills} times.",
        f"{report.acknowledged:,} moves were acknowledged, {report.events:,} events are stored.",
        f"{report.reconnections:,} times a client reconnected;"
        f" {report.repeated} requests were sent again, {report.repeated_stored} of them stored"
        " before and not answered.",
        f"Refused: {refused or 'nothing'}.",
    ]
    if report.wrong:
        lines += [f"WRONG: {fault}" for fault in report.wrong[:20]]
    else:
        lines.append("Every acknowledged move is there, once and in order.")
    return "\n".join(lines)


def main() -> int:
    """Run the command; return 1 if anything acknowledged was lost."""
    parser = argparse.ArgumentParser(prog="python -m tools.crash", description=__doc__)
    parser.add_argument("--games", type=int, default=100, help="games at once (100)")
    parser.add_argument("--kills", type=int, default=5, help="how often the server is killed (5)")
    parser.add_argument("--seed", type=int, default=1, help="decides the players' choices (1)")
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--postgres", action="store_true", help="keep games in a PostgreSQL")
    where.add_argument("--power", action="store_true", help="lose what was not synced, too")
    where.add_argument("--lying-disk", action="store_true", help="lose what was synced as well")
    asked = parser.parse_args()
    console = Console(stderr=True)
    with (
        tempfile.TemporaryDirectory(prefix="pipyard-crash-") as name,
        ExitStack() as beside,
        Progress(console=console, transient=True, disable=not console.is_terminal) as progress,
    ):
        folder, postgres, disk = Path(name), None, None
        if asked.postgres:
            postgres = beside.enter_context(running_server()).create("crash")
        elif asked.power or asked.lying_disk:
            lies = asked.lying_disk
            disk = ForgetfulDisk(folder / "data", folder / "aside", asked.seed, lies=lies)
        task = progress.add_task("Playing and killing", total=1000)

        def show(thousandths: int) -> None:
            progress.update(task, completed=thousandths)

        playing = crash(
            folder, asked.games, asked.kills, asked.seed, show, postgres=postgres, disk=disk
        )
        report = asyncio.run(playing)
    print(describe(report))
    if disk is not None:
        print(f"Of what was not synced {disk.lost:,} pieces were lost, {disk.kept:,} were there.")
    return 1 if report.wrong else 0


if __name__ == "__main__":
    sys.exit(main())
