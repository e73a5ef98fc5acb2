"""`python -m bench.soak`: a server at its highest rate for a long time, with restarts.

Players sit at many tables and move as fast as they are answered. A game that ends, or has lasted
long, is followed by another one at a new table. From time to time the server is killed or stopped,
and started again on the same folder; everybody reconnects. Memory, open files, moves, latencies and
stored bytes are recorded every second. Between two starts they must stay flat, and whenever the
server is down, everything that anybody received must be in the file. The result is a page with
charts.
"""

import argparse
import asyncio
import random
import sqlite3
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path

import httpx2
import psutil
from rich.console import Console
from rich.progress import Progress, TextColumn, TimeRemainingColumn

from bench.events import EventPlayer, Place, Table
from bench.load import percentile
from bench.processes import bind, players_on_their_core
from bench.soaked import EVERY, Sample, Soak, describe, html, is_good
from tools.console import ROOT, say
from tools.players import Json, end, set_table
from tools.serving import ServerProcess

PAGE = ROOT / "dist" / "soak.html"
_DATABASE = Path("data") / "pipyard.sqlite3"
_ME, _FRIEND, _BOT = {"kind": "me"}, {"kind": "person"}, {"kind": "bot", "bot": "greedy"}
_TABLES: tuple[tuple[Json, int], ...] = (
    ({"game": "spots", "seats": [_ME, _FRIEND]}, 0),
    ({"game": "spotted", "seats": [_ME, _FRIEND]}, 0),
    ({"game": "spots", "seats": [_ME, _FRIEND, _BOT]}, 1),
    ({"game": "spotted", "seats": [_ME, _FRIEND, _FRIEND, _FRIEND]}, 0),
    ({"game": "spots", "seats": [_ME, _FRIEND]}, 3),
)
"""What is played, and how many people watch."""
_MOST_MOVES = 400
"""Moves of a player at one table; then all leave, and the game is never finished."""
_SET_AT_ONCE = 4
_UNTIL_BACK = 0.2


class Regular(EventPlayer):
    """A guest who reconnects when the connection is lost, until the game is over."""

    is_done: bool = False
    connections: int = 0

    async def play(self) -> None:
        """Play until the game is over or has lasted long."""
        while not self.is_done:
            with suppress(OSError):
                self.connections += 1
                await self.sit_down()
            if not self.is_done:
                await asyncio.sleep(_UNTIL_BACK)

    def hear(self, body: bytes) -> None:
        """Handle a message, and leave after the last one."""
        super().hear(body)
        if self.is_over or self.moves >= _MOST_MOVES:
            self.is_done = True
            self.lost(None)


async def soak(run: Soak, folder: Path, on_sample: Callable[[Sample], None]) -> None:
    """Play for this many seconds and end the server this many times meanwhile."""
    server = ServerProcess(folder, "--no-rates")
    await asyncio.to_thread(_start, server)
    began = started = time.monotonic()
    free = asyncio.Semaphore(_SET_AT_ONCE)
    parties = [
        asyncio.create_task(_party(run, server, number, free)) for number in range(run.parties)
    ]
    stretch = 0
    try:
        while (now := time.monotonic()) - began < run.seconds:
            if now - began > (stretch + 1) * run.seconds / (run.restarts + 1):
                stretch += 1
                run.ends.append((now - began, "killed" if stretch % 2 else "stopped"))
                await asyncio.to_thread(server.kill if stretch % 2 else server.stop)
                _check_stored(run, folder / _DATABASE)
                await asyncio.to_thread(_start, server)
                started = time.monotonic()
                run.down.append(started - now)
                run.latencies.clear()
            await asyncio.sleep(EVERY)
            for party in parties:
                if party.done():
                    party.result()
            now = time.monotonic()
            sample = _sample(run, server, now - began, stretch, now - started)
            if sample is not None:
                run.samples.append(sample)
                on_sample(sample)
    finally:
        await end(parties)
        server.stop()
    _check_stored(run, folder / _DATABASE)


def _start(server: ServerProcess) -> None:
    server.start()
    bind(psutil.Process(server.pid))


async def _party(run: Soak, server: ServerProcess, number: int, free: asyncio.Semaphore) -> None:
    """Play at one table after another, always with the same players."""
    wanted, watchers = _TABLES[number % len(_TABLES)]
    for game in range(sys.maxsize):
        try:
            async with free:
                seating = await set_table(server.address, wanted)
        except (httpx2.HTTPError, RuntimeError):
            # The server is down; a table that was half set up stays so, as it would with people.
            await asyncio.sleep(_UNTIL_BACK)
            continue
        run.tables += 1
        seen = run.seen[seating.table] = Table()
        company = [
            Regular(
                server.address,
                [Place(seating.table, key, seen)],
                random.Random(f"{number} {game} {seat}"),
                bool(key),
                seconds=run.latencies,
            )
            for seat, key in enumerate((*seating.keys, *[""] * watchers))
        ]
        playing = [asyncio.create_task(each.play()) for each in company]
        try:
            done, _ = await asyncio.wait(playing, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            await end(playing)
        run.finished += any(each.is_over for each in company)
        run.reconnections += sum(each.connections - 1 for each in company)
        run.refused += sum(len(each.refused) for each in company)


def _sample(
    run: Soak, server: ServerProcess, second: float, stretch: int, since_start: float
) -> Sample | None:
    latencies = sorted(run.latencies)
    run.latencies.clear()
    if not latencies:
        return None
    process = psutil.Process(server.pid)
    stored = sum(file.stat().st_size for file in (server.folder / "data").glob("pipyard.sqlite3*"))
    return Sample(
        second=second,
        stretch=stretch,
        since_start=since_start,
        moves=len(latencies) / EVERY,
        p50=percentile(latencies, 50),
        p99=percentile(latencies, 99),
        memory=process.memory_info().rss / 2**20,
        files=process.num_fds(),
        stored=stored / 2**20,
    )


def _check_stored(run: Soak, database: Path) -> None:
    """Check that the file has everything that anybody received; the server is down."""
    opened = sqlite3.connect(database)
    try:
        query = "SELECT table_id, COUNT(*), MAX(version) FROM event GROUP BY table_id"
        stored = {table: (count, last) for table, count, last in opened.execute(query)}
    finally:
        opened.close()
    for table, seen in run.seen.items():
        count, last = stored.get(table, (0, 0))
        if last < seen.version:
            run.wrong.append(f"Table {table} had version {seen.version}, but {last} is stored.")
        if count != last:
            run.wrong.append(f"Table {table} has {count} events up to version {last}.")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run it; return 1 if anything was lost or keeps rising."""
    parser = argparse.ArgumentParser(prog="python -m bench.soak", description=__doc__)
    parser.add_argument("--minutes", type=float, default=15, help="how long (15)")
    parser.add_argument("--restarts", type=int, default=3, help="how often it is ended (3)")
    parser.add_argument("--tables", type=int, default=50, help="tables at once (50)")
    parser.add_argument("--page", type=Path, default=PAGE, help="where the charts go (dist)")
    asked = parser.parse_args(arguments)
    run = Soak(60 * asked.minutes, asked.restarts, asked.tables)
    console = Console(stderr=True)
    progress = Progress(
        *Progress.get_default_columns()[:-1],
        TimeRemainingColumn(),
        TextColumn("{task.fields[now]}"),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )
    with (
        players_on_their_core(),
        tempfile.TemporaryDirectory(prefix="pipyard-soak-") as folder,
        progress,
    ):
        task = progress.add_task("Playing", total=run.seconds, now="")

        def show(sample: Sample) -> None:
            now = f"{sample.moves:,.0f} moves/s, {sample.memory:.0f} MiB"
            progress.update(task, completed=sample.second, now=now)

        asyncio.run(soak(run, Path(folder), show))
    lines = describe(run)
    for line in lines:
        say(line)
    asked.page.parent.mkdir(parents=True, exist_ok=True)
    asked.page.write_text(html(run), encoding="utf-8")
    say(f"Charts: {asked.page}")
    return 0 if is_good(run) else 1


if __name__ == "__main__":
    sys.exit(main())
