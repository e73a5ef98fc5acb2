"""Attacks on the connections themselves: what is sent, what is never read, what never ends."""

import asyncio
import json
import random
import resource
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from typing import Any
from urllib.parse import urlsplit

import httpx2
from websockets.client import ClientProtocol
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.uri import parse_uri

from bench.attacks.attack import Arena, Attack, Effect
from bench.attacks.yardstick import ADDRESS as SOMEBODY_ELSE
from tools.event_players import Follower
from tools.players import COOKIE, Player, end, open_socket, set_table

RESYNC = json.dumps({"type": "resync", "version": 0, "data": {}})
_DEAF_SOCKETS = 4
_RESYNCS = 300
_SECONDS_TO_PLAY = 20.0
_SECONDS_TO_REFILL = 5.0
_PING_BYTES = 150_000_000
_SLOW = 1_002
_USUAL_FILES = 1_024
"""How many files a process may have open on most machines, unless configured otherwise."""
_VISITS = 2_000
_VISITS_AT_ONCE = 20
_SECONDS_OF_RESYNCS = 8.0
_RESYNCS_PER_SECOND = 60


def deaf_sockets(arena: Arena) -> Effect:
    """Request a long game again and again on sockets that never read."""
    table = asyncio.run(_long_game(arena.address))
    with arena.moves() as seen, ExitStack() as stack:
        deaf = [stack.enter_context(_deaf(arena.address, table)) for _ in range(_DEAF_SOCKETS)]
        for _ in range(_RESYNCS):
            for each in deaf:
                each.say(RESYNC)
            time.sleep(0.005)
        time.sleep(3)
    return Effect(seen.text(), seen.grown < 60 and seen.longest < 500)


def pings(arena: Arena) -> Effect:
    """Send endless pings, and never read the answers."""
    table = asyncio.run(_new_table(arena.address))
    with arena.moves() as seen, _deaf(arena.address, table) as deaf:
        sent, until = 0, time.monotonic() + 30
        while sent < _PING_BYTES and time.monotonic() < until and deaf.ping(1_000):
            sent += 1_000 * 131
        time.sleep(3)
    text = f"{sent / 1e6:.0f} MB taken; {seen.text()}"
    return Effect(text, sent < 2e6 and seen.grown < 20 and seen.longest < 500)


def half_requests(arena: Arena) -> Effect:
    """Start very many requests and finish none, neither their headers nor their bodies."""
    resource.prlimit(arena.server.pid, resource.RLIMIT_NOFILE, (_USUAL_FILES, _USUAL_FILES))
    header = b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: "
    body = (
        b"PUT /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        b"Content-Length: 1000\r\n\r\n{"
    )
    with arena.moves() as seen, ExitStack() as stack:
        slow = []
        for number in range(_SLOW):
            with suppress(OSError):
                slow.append(stack.enter_context(_raw(arena.address)))
                slow[-1].sendall(body if number % 2 else header)
        answered = _answer_to_somebody_else(arena.address)
        time.sleep(35)
        left = _still_open(slow)
    waited = "never" if answered is None else f"after {1000 * answered:.0f} ms"
    text = f"somebody else is answered {waited}; {left} still open after 35 s; {seen.text()}"
    return Effect(text, answered is not None and left == 0 and seen.longest < 500)


def visits(arena: Arena) -> Effect:
    """Open a table and leave it at once, over and over."""
    with arena.moves() as seen:
        told, size, seconds = asyncio.run(_visited(arena.address))
    text = f"{told:,} messages, {size / 1e6:.1f} MB to one player in {seconds:.0f} s; {seen.text()}"
    return Effect(text, told <= seconds + 2 and seen.longest < 500)


def resyncs(arena: Arena) -> Effect:
    """Request the whole state of a table with six own seats, as often as possible."""
    link, key = asyncio.run(_all_to_write(arena.address))
    with arena.moves() as quiet:
        time.sleep(_SECONDS_OF_RESYNCS)
    with arena.moves() as seen:
        answers, refusals = asyncio.run(_resynced(link, key))
    text = (
        f"{answers} answered, {refusals} refused; undisturbed {quiet.median:.0f} ms, at most "
        f"{quiet.longest:.0f}; {seen.text()}"
    )
    return Effect(text, seen.median < 2 * quiet.median + 2 and seen.longest < 200)


ATTACKS = (
    Attack(
        "deaf-sockets",
        "4 sockets that never read, 300 resyncs each: under 60 MiB, no move over 500 ms",
        deaf_sockets,
    ),
    Attack(
        "pings",
        "150 MB of pings: cut off within 2 MB, under 20 MiB, no move over 500 ms",
        pings,
    ),
    Attack(
        "half-requests",
        "1,002 half headers and bodies, 1,024 files: others are answered, all gone in 35 s",
        half_requests,
    ),
    Attack(
        "visits",
        "2,000 visits: at most one message a second to a player, no move over 500 ms",
        visits,
    ),
    Attack(
        "resyncs",
        "60 a second, six own seats: median of others at most doubled, no move over 200 ms",
        resyncs,
    ),
)


class _Deaf:
    """A WebSocket that only writes."""

    def __init__(self, connection: socket.socket, protocol: ClientProtocol) -> None:
        self._socket = connection
        self._protocol = protocol

    def say(self, text: str) -> bool:
        self._protocol.send_text(text.encode())
        return self._send()

    def ping(self, count: int) -> bool:
        for number in range(count):
            self._protocol.send_ping(number.to_bytes(4) + b"x" * 121)
        return self._send()

    def _send(self) -> bool:
        """Send the pending bytes; return False once the other side accepts no more."""
        try:
            self._socket.sendall(b"".join(self._protocol.data_to_send()))
        except OSError:
            return False
        return True


@contextmanager
def _deaf(address: str, table: str) -> Iterator[_Deaf]:
    link = f"{address.replace('http', 'ws', 1)}/ws/tables/{table}"
    protocol = ClientProtocol(parse_uri(link))
    protocol.send_request(protocol.connect())
    with _raw(address) as connection:
        connection.settimeout(10)
        connection.sendall(b"".join(protocol.data_to_send()))
        # Read only up to the end of the handshake.
        answer = b""
        while not answer.endswith(b"\r\n\r\n"):
            answer += connection.recv(1)
        protocol.receive_data(answer)
        yield _Deaf(connection, protocol)


@contextmanager
def _raw(address: str) -> Iterator[socket.socket]:
    place = urlsplit(address)
    with socket.socket() as connection:
        # What the operating system buffers for a socket that does not read is not the server's
        # memory.
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        connection.settimeout(2)
        connection.connect((place.hostname or "", place.port or 80))
        yield connection


def _still_open(connections: list[socket.socket]) -> int:
    return sum(_is_open(each) for each in connections)


def _is_open(connection: socket.socket) -> bool:
    connection.setblocking(False)
    try:
        while connection.recv(4096):
            pass
    except BlockingIOError:
        return True
    except OSError:
        pass
    return False


def _answer_to_somebody_else(address: str) -> float | None:
    """Return after how many seconds a new connection is answered, or None if it is not."""
    began = time.monotonic()
    transport = httpx2.HTTPTransport(local_address=SOMEBODY_ELSE)
    try:
        with httpx2.Client(base_url=address, transport=transport, timeout=5) as http:
            http.get("/api/server").raise_for_status()
    except httpx2.HTTPError:
        return None
    return time.monotonic() - began


async def _new_table(address: str, **wanted: Any) -> str:
    seats = [{"kind": "me", "name": "Kim"}, {"kind": "person"}]
    return (await set_table(address, {"game": "spots", "seats": seats, **wanted})).table


async def _long_game(address: str) -> str:
    """Play a game whose state is long."""
    seats = [{"kind": "me"}, *[{"kind": "person"}] * 3]
    seating = await set_table(address, {"game": "spots", "seats": seats})
    players = [
        Player(address, seating.table, key, random.Random(number))
        for number, key in enumerate(seating.keys)
    ]
    tasks = [asyncio.create_task(player.play()) for player in players]
    await asyncio.sleep(_SECONDS_TO_PLAY)
    await end(tasks)
    # The players' messages counted against this address; wait until it may send again.
    await asyncio.sleep(_SECONDS_TO_REFILL)
    return seating.table


async def _visited(address: str) -> tuple[int, int, float]:
    """Visit a table; return the messages and bytes that one player there got, and the seconds."""
    seating = await set_table(
        address, {"game": "spots", "seats": [{"kind": "me"}, {"kind": "person"}]}
    )
    player = Player(address, seating.table, seating.keys[0], random.Random(1), acts=False)
    playing = asyncio.create_task(player.play())
    await player.ready.wait()
    player.count_anew()
    began = time.monotonic()
    free = asyncio.Semaphore(_VISITS_AT_ONCE)
    link = f"{address.replace('http', 'ws', 1)}/ws/tables/{seating.table}"

    async def visit() -> None:
        async with free:
            with suppress(OSError, InvalidHandshake, ConnectionClosed):
                async with open_socket(link, {}) as opened:
                    await opened.recv()

    await asyncio.gather(*(visit() for _ in range(_VISITS)))
    await asyncio.sleep(1.5)
    seconds = time.monotonic() - began
    await end([playing])
    return player.received_messages, player.received_bytes, seconds


async def _all_to_write(address: str) -> tuple[str, str]:
    """Play until six seats of one guest have many options; return the socket's link and the key."""
    names = ("Ann", "Bob", "Cleo", "Dag", "Eve", "Finn")
    seats = [{"kind": "me", "name": name} for name in names]
    seating = await set_table(address, {"game": "spotted", "seats": seats})
    link = f"{address.replace('http', 'ws', 1)}/ws/tables/{seating.table}"
    async with open_socket(link, {"Cookie": f"{COOKIE}={seating.keys[0]}"}) as opened:
        await _play_until_all_write(opened)
    return link, seating.keys[0]


async def _resynced(link: str, key: str) -> tuple[int, int]:
    """Request the whole table again and again; return how often it was answered and refused."""
    counted = {"table_opened": 0, "message_refused": 0}
    async with open_socket(link, {"Cookie": f"{COOKIE}={key}"}) as opened:

        async def hear() -> None:
            async for text in opened:
                kind = json.loads(text)["type"]
                counted[kind] = counted.get(kind, 0) + 1

        hearing = asyncio.create_task(hear())
        for _ in range(int(_SECONDS_OF_RESYNCS * _RESYNCS_PER_SECOND)):
            await opened.send(RESYNC)
            await asyncio.sleep(1 / _RESYNCS_PER_SECOND)
        await end([hearing])
    return counted["table_opened"], counted["message_refused"]


async def _play_until_all_write(opened: Any) -> None:
    source, follower = random.Random(3), Follower()
    follower.hear(json.loads(await opened.recv()))
    for number in range(150):
        legal = follower.legal()
        if len(legal) == 6 and min(map(len, legal.values())) >= 20:
            return
        seat, request = max(legal), f"request-{number}"
        await opened.send(follower.act(request, seat, source.choice(legal[seat])))
        while request not in follower.answered:
            message = json.loads(await opened.recv())
            if message["type"] not in ("happened", "surroundings"):
                raise RuntimeError(message)
            follower.hear(message)
