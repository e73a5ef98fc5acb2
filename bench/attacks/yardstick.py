"""A player who moves at a steady rate, to measure how long each move takes to be answered.

It runs in its own process, so that an attack does not slow down the measurement. It uses another
address of this machine than the attacker, as other people would.
"""

import asyncio
import json
import random
import time
import uuid
from multiprocessing.connection import Connection

import httpx2
from websockets.asyncio.client import ClientConnection, connect

from tools.event_players import Follower
from tools.players import COOKIE

ADDRESS = "127.0.0.2"
"""The address that the yardstick's connections come from."""
_SECONDS_BETWEEN = 0.1
_TABLE = {
    "game": "spots",
    "seats": [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Bob"}],
}


def play_until_told(address: str, boss: Connection) -> None:
    """Create a table, report it, play until told to stop, and send the time of each move."""
    asyncio.run(_play(address, boss))


async def _play(address: str, boss: Connection) -> None:
    transport = httpx2.AsyncHTTPTransport(local_address=ADDRESS)
    async with httpx2.AsyncClient(base_url=address, transport=transport, timeout=60) as http:
        table = (await http.post("/api/tables", json=_TABLE)).raise_for_status().json()["table"]
        key = http.cookies[COOKIE]
    socket_address = f"{address.replace('http', 'ws', 1)}/ws/tables/{table}"
    async with connect(
        socket_address,
        additional_headers={"Cookie": f"{COOKIE}={key}"},
        local_addr=(ADDRESS, 0),
        compression=None,
        proxy=None,
        max_size=None,
        ping_interval=None,
    ) as socket:
        follower = Follower()
        follower.hear(json.loads(await socket.recv()))
        source = random.Random(1)
        # The first moves load what later moves find ready.
        for _ in range(5):
            await _move(socket, follower, source)
        boss.send("ready")
        took = []
        while not boss.poll():
            took.append(1000 * await _move(socket, follower, source))
            await asyncio.sleep(_SECONDS_BETWEEN)
        boss.send(took)


async def _move(socket: ClientConnection, follower: Follower, source: random.Random) -> float:
    """Do any action; return the seconds until it was acknowledged."""
    seat, numbers = next(iter(follower.legal().items()))
    request = uuid.uuid4().hex
    message = follower.act(request, seat, source.choice(numbers))
    began = time.perf_counter()
    await socket.send(message)
    while request not in follower.answered:
        told = json.loads(await socket.recv())
        if told["type"] == "action_refused":
            raise RuntimeError(told["data"]["sentence"])
        follower.hear(told)
    return time.perf_counter() - began
