"""`python -m tools.outages`: take real servers' storage away, and see who gets stuck.

First, two servers share a PostgreSQL that stops and comes back. Then one server's disk is full for
a while. Simulated players sit at tables meanwhile, and keep trying as people would. Every check
prints a line. Nothing should need a restart or any intervention.
"""

import argparse
import asyncio
import os
import random
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import httpx2

from tools.console import say, stop
from tools.crash import faults, stored_events
from tools.players import Json, Player, choose_sensibly, end, set_table
from tools.postgres import PostgresServer, running_server
from tools.serving import ServerProcess

_ME, _FRIEND, _BOT = {"kind": "me"}, {"kind": "person"}, {"kind": "bot", "bot": "greedy"}
_ENOUGH = 3
"""Moves after which a table counts as going on."""
_PATIENCE = 0.25
_SECONDS_TO_GO_ON = 30.0
_DISK = "16m"
"""Space for a few games, and for what SQLite writes before it cleans up."""
_MOST_LOGGED = 200_000


@dataclass(slots=True)
class Findings:
    """The results, one line each, and whether all of them are good."""

    good: bool = True
    lines: list[str] = field(default_factory=list)

    def note(self, good: bool, line: str) -> None:
        """Print a line at once, with a mark if it is not good."""
        self.good = self.good and good
        self.lines.append(f"{'good ' if good else 'WRONG'} {line}")
        say(self.lines[-1])


async def database_away(
    folder: Path, postgres: PostgresServer, database: str, seconds: float, tables: int
) -> Findings:
    """Stop the PostgreSQL of two servers while players of each table are on both."""
    findings = Findings()
    servers = [_server(folder / name, "--database", database) for name in ("first", "second")]
    for server in servers:
        server.start()
    try:
        async with _seated(servers, tables) as (players, bots, leavers):
            await _all_moved(players + bots, _ENOUGH)
            with postgres.away():
                await end(leavers)
                await asyncio.sleep(seconds)
            say(f"     PostgreSQL was away for {seconds:g} s and more.")
            _note_progress(findings, "with players on both servers", players)
            went_on = await _went_on(players)
            findings.note(
                went_on == tables, f"{went_on} of {tables} tables with players on both went on"
            )
            went_on = await _went_on(bots)
            findings.note(went_on == tables, f"{went_on} of {tables} tables with bots went on")
            await _note_absence(findings, players)
    finally:
        for server in servers:
            server.stop()
    _note_logs(findings, servers)
    return findings


async def disk_full(folder: Path, seconds: float, tables: int) -> Findings:
    """Fill the disk of one server while its players keep trying."""
    findings = Findings()
    server = _server(folder)
    with _small_disk(folder / "data") as disk:
        server.start()
        try:
            async with _seated([server], tables) as (players, bots, _leavers):
                everybody = players + bots
                await _all_moved(everybody, _ENOUGH)
                for player in everybody:
                    player.refused.clear()
                with _filled(disk):
                    await asyncio.sleep(seconds)
                    code = await _ask_for_a_table(server.address)
                say(f"     The disk was full for {seconds:g} s.")
                refused = Counter(code for player in everybody for code in player.refused)
                findings.note(
                    set(refused) <= {"storage/full", "move/stale"} and bool(refused),
                    f"players received {dict(refused)}",
                )
                findings.note(code == "storage/full", f"creating a table failed with {code}")
                went_on = await _went_on(everybody)
                findings.note(went_on == 2 * tables, f"{went_on} of {2 * tables} tables went on")
        finally:
            server.stop()
        stored = stored_events(disk / "pipyard.sqlite3")
        wrong = [fault for one in everybody for fault in faults(one.told, stored[one.table])]
        findings.note(not wrong, f"{len(wrong)} acknowledged moves are lost or doubled")
    _note_logs(findings, [server])
    return findings


def _server(folder: Path, *options: str) -> ServerProcess:
    folder.mkdir(exist_ok=True)
    return ServerProcess(folder, "--no-rates", *options)


@asynccontextmanager
async def _seated(
    servers: Sequence[ServerProcess], tables: int
) -> AsyncIterator[tuple[list[Player], list[Player], "list[asyncio.Task[None]]"]]:
    """Seat pairs of players, on the first and the last server, and others against bots.

    Somebody watches each table of a pair on the first server and on the last; these are the tasks
    that may be ended.
    """
    first, last = servers[0].address, servers[-1].address
    pairs, alone, watching = [], [], []
    for number in range(tables):
        pair = await set_table(first, {"game": "spots", "seats": [_ME, _FRIEND]})
        for address, key in zip((first, last), pair.keys, strict=True):
            pairs.append(_player(address, pair.table, key, number))
            watching.append(_player(address, pair.table, "", number))
        bots = await set_table(last, {"game": "spots", "seats": [_ME, _BOT, _BOT]})
        alone.append(_player(last, bots.table, bots.keys[0], number))
    tasks = [asyncio.create_task(player.play()) for player in pairs + alone]
    leavers = [asyncio.create_task(player.play()) for player in watching]
    try:
        yield pairs, alone, leavers
    finally:
        await end(tasks + leavers)


def _player(address: str, table: str, key: str, number: int) -> Player:
    chance = random.Random(number)
    return Player(address, table, key, chance, choose_sensibly, patience=_PATIENCE)


async def _all_moved(players: Sequence[Player], moves: int) -> int:
    """Wait until every player has moved this often or the game is over, and count them."""
    goals = {id(player): len(player.told) + moves for player in players}

    def has_moved(player: Player) -> bool:
        return player.over.is_set() or len(player.told) >= goals[id(player)]

    await _until(lambda: all(map(has_moved, players)))
    return sum(map(has_moved, players))


async def _until(holds: Callable[[], bool]) -> None:
    give_up = time.monotonic() + _SECONDS_TO_GO_ON
    while not holds() and time.monotonic() < give_up:
        await asyncio.sleep(0.05)


async def _went_on(players: Sequence[Player]) -> int:
    """Count the tables at which every player has moved again."""
    before = {id(player): len(player.told) for player in players}

    def moved(player: Player) -> bool:
        return player.over.is_set() or len(player.told) >= before[id(player)] + _ENOUGH

    await _until(lambda: all(map(moved, players)))
    stuck = {player.table for player in players if not moved(player)}
    return len({player.table for player in players} - stuck)


def _note_progress(findings: Findings, where: str, players: Sequence[Player]) -> None:
    refused = Counter(code for player in players for code in player.refused)
    findings.note(True, f"players {where} were told {dict(refused)}")


async def _note_absence(findings: Findings, players: Sequence[Player]) -> None:
    """Check that those who left while the database was away are no longer counted."""

    async def watching(player: Player) -> int:
        async with httpx2.AsyncClient(base_url=player.address, timeout=60) as http:
            state: Json = (await http.get(f"/api/tables/{player.table}")).json()
        return int(state["watching"])

    give_up = time.monotonic() + _SECONDS_TO_GO_ON
    while ghosts := sum([await watching(player) for player in players]):
        if time.monotonic() > give_up:
            break
        await asyncio.sleep(0.5)
    shown = 2 * len(players)
    findings.note(not ghosts, f"{ghosts} of {shown} who left meanwhile are still shown as watching")


async def _ask_for_a_table(address: str) -> str:
    async with httpx2.AsyncClient(base_url=address, timeout=300) as http:
        answer = await http.post("/api/tables", json={"game": "spots", "seats": [_ME, _BOT]})
    return str(answer.json().get("code", "accepted"))


def _note_logs(findings: Findings, servers: Sequence[ServerProcess]) -> None:
    for server in servers:
        size = (server.folder / "server.log").stat().st_size
        findings.note(size < _MOST_LOGGED, f"{size:,} bytes were logged by {server.folder.name}")


@contextmanager
def _small_disk(folder: Path) -> Iterator[Path]:
    """Mount a disk in memory within the context."""
    if os.geteuid() != 0:
        stop("Only root may mount the small disk that is to be full. Run this as root.")
    folder.mkdir()
    subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={_DISK}", "tmpfs", folder], check=True)
    try:
        yield folder
    finally:
        subprocess.run(["umount", folder], check=True)


@contextmanager
def _filled(disk: Path) -> Iterator[None]:
    """Leave no room on a disk within the context."""
    ballast = disk / "ballast"
    block = 4096
    with ballast.open("wb", buffering=0) as file:
        try:
            while file.write(b"x" * block) == block:
                pass
        except OSError:
            pass
    try:
        yield
    finally:
        ballast.unlink()


async def _play(folder: Path, seconds: float, tables: int) -> bool:
    with running_server() as postgres:
        database = postgres.create("outages")
        first = await database_away(folder, postgres, database, seconds, tables)
    (folder / "alone").mkdir()
    second = await disk_full(folder / "alone", seconds, tables)
    return first.good and second.good


def main() -> int:
    """Run the command; return 1 if anybody got stuck or received something wrong."""
    parser = argparse.ArgumentParser(prog="python -m tools.outages", description=__doc__)
    parser.add_argument("--seconds", type=float, default=7.0, help="how long each lasts (7)")
    parser.add_argument("--tables", type=int, default=6, help="tables of each kind (6)")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="pipyard-outages-") as folder:
        good = asyncio.run(_play(Path(folder), asked.seconds, asked.tables))
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
