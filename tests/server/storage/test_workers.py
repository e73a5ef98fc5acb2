"""Several processes of one server behind one port, on one PostgreSQL."""

import asyncio
import random
import subprocess
from pathlib import Path

from tests.server.patience import PATIENCE
from tools.players import Player, choose_sensibly, end, set_table
from tools.serving import ServerProcess


def children(pid: int) -> list[int]:
    """Return the processes that another process has started and that serve."""
    listed = subprocess.run(
        ["ps", "-Aww", "-o", "pid=,ppid=,args="], capture_output=True, text=True, check=True
    )
    rows = (line.split(None, 2) for line in listed.stdout.splitlines())
    return [int(row[0]) for row in rows if int(row[1]) == pid and "spawn_main" in row[2]]


async def test_players_of_a_table_are_on_whichever_process_takes_them(
    postgres: str, tmp_path: Path
) -> None:
    server = ServerProcess(tmp_path, "--no-rates", "--workers", "3", "--database", postgres)
    await asyncio.to_thread(server.start)
    try:
        pid = server.pid
        assert len(children(pid)) == 2
        wanted = {"game": "spotted", "seats": [{"kind": "me"}, {"kind": "person"}]}
        seatings = [await set_table(server.address, wanted) for _ in range(3)]
        players = [
            Player(server.address, seating.table, key, random.Random(number), choose_sensibly)
            for seating in seatings
            for number, key in enumerate(seating.keys)
        ]
        tasks = [asyncio.create_task(player.play()) for player in players]
        async with asyncio.timeout(PATIENCE):
            while min(len(player.told) for player in players) < 10:
                await asyncio.sleep(0.05)
        await end(tasks)
        assert all(player.seen.checked for player in players)
    finally:
        assert await asyncio.to_thread(server.stop) == 0
    assert children(pid) == []
