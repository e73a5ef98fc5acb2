"""`python -m bench.restart [SOCKETS]`: kill a server under a crowd, and let everybody come back.

Some of the crowd play. No move may be lost: what was not answered is sent again, and each player's
next answer must arrive.
"""

import asyncio
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path

import psutil

from bench import crowd
from bench.processes import players_on_their_core
from tools.players import Player, end
from tools.serving import ServerProcess

_AT_A_TABLE = 4
_LONGEST = 120.0
_POLL = 0.02


async def measure(server: ServerProcess, sockets: int) -> str:
    """Connect a crowd, kill the server, start it again, and describe how long that took."""
    seatings = await crowd.set_tables(server.address, sockets // _AT_A_TABLE)
    players = crowd.players_at(server.address, seatings)
    tasks = await crowd.connect(players)
    playing = [player for player in players if player.acts]
    try:
        await asyncio.sleep(1)
        answered = {id(player): len(player.told) for player in playing}
        server.kill()
        began = time.perf_counter()
        await asyncio.to_thread(server.start)
        started = time.perf_counter() - began
        process = psutil.Process(server.pid)
        to_start = _used(process)
        await _until(players, lambda player: player.connections > 1)
        back, used = time.perf_counter() - began, _used(process)
        await _until(playing, lambda player: len(player.told) > answered[id(player)])
    finally:
        await end(tasks)
    refused = sum(len(player.refused) for player in playing)
    return (
        f"{len(players):,} sockets at {len(seatings)} tables. The server answered {started:.1f} s "
        f"after it was killed, and all were back after {back:.1f} s: {used:.1f} s of its "
        f"processor time, {to_start:.1f} of them to start. {len(playing)} players went "
        f"on, {sum(player.repeated for player in playing)} sent their last move again, {refused} "
        "were refused."
    )


def _used(process: psutil.Process) -> float:
    used = process.cpu_times()
    return float(used.user + used.system)


async def _until(players: Sequence[Player], is_so: Callable[[Player], bool]) -> None:
    async with asyncio.timeout(_LONGEST):
        while not all(is_so(player) for player in players):
            await asyncio.sleep(_POLL)


def main() -> None:
    """Measure, and print the result."""
    sockets = int(sys.argv[1]) if len(sys.argv) > 1 else 2 * crowd.SOCKETS
    with players_on_their_core(), tempfile.TemporaryDirectory(prefix="pipyard-bench-") as folder:
        server = ServerProcess(Path(folder), "--no-rates")
        server.start()
        try:
            print(asyncio.run(measure(server, sockets)))
        finally:
            server.stop()


if __name__ == "__main__":
    main()
