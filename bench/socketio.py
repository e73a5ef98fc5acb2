"""Players at a boardgame.io server: socket.io's frames over the same wire as all others."""

import asyncio
import random
import time
from dataclasses import dataclass, field
from typing import Any, TypeAlias
from urllib.parse import urlsplit

import httpx2
import msgspec

from bench.events import TEXT, Wire

GAME = "pips"
_EVENT = f"42/{GAME},".encode()
_OPENED, _JOINED = b"0", f"40/{GAME},".encode()
_PING, _PONG = b"2", b"3"
_read, _write = msgspec.json.Decoder().decode, msgspec.json.Encoder().encode
Json: TypeAlias = dict[str, Any]


@dataclass(slots=True)
class BoardgamePlayer:
    """One seat of one match, who moves at random as soon as it is that seat's turn.

    The server has no acknowledgement of its own. The answer to a move is the `update` that contains
    the state after it.
    """

    address: str
    match: str
    seat: str
    credentials: str
    source: random.Random
    seconds: list[float] = field(default_factory=list)
    received_messages: int = 0
    received_bytes: int = 0
    ready: asyncio.Event = field(default_factory=asyncio.Event)
    wire: Wire | None = None
    _sent: tuple[int, float] | None = None
    _ended: "asyncio.Future[None] | None" = None

    def count_anew(self) -> None:
        """Reset all counts."""
        self.seconds.clear()
        self.received_messages = self.received_bytes = 0

    async def play(self) -> None:
        """Play until stopped or cut off."""
        loop = asyncio.get_running_loop()
        parts = urlsplit(self.address)
        self._ended = loop.create_future()
        transport, self.wire = await loop.create_connection(
            lambda: Wire(self), str(parts.hostname), int(parts.port or 80)
        )
        try:
            await self._ended
        finally:
            self.wire = None
            transport.abort()

    def handshake(self) -> bytes:
        """Return the request for a WebSocket."""
        return (
            f"GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\n"
            f"Host: {urlsplit(self.address).netloc}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        ).encode()

    def lost(self, error: Exception | None) -> None:
        """Handle the end of the connection."""
        if self._ended is not None and not self._ended.done():
            self._ended.set_exception(error or ConnectionError("boardgame.io has hung up"))

    def hear(self, body: bytes) -> None:
        """Handle a packet of socket.io, and move if it is this seat's turn."""
        self.received_messages += 1
        self.received_bytes += len(body)
        if body.startswith(_EVENT):
            self._take(*_read(body[len(_EVENT) :]))
        elif body == _PING:
            self._send(_PONG)
        elif body.startswith(_JOINED):
            self._emit(["sync", self.match, self.seat, self.credentials, 2])
        elif body.startswith(_OPENED):
            self._send(_JOINED)

    def _take(self, kind: str, *arguments: Any) -> None:
        if kind == "sync":
            self.ready.set()
            self._act(arguments[1]["state"])
        elif kind == "update":
            state = arguments[1]
            if self._sent is not None and state["_stateID"] > self._sent[0]:
                self.seconds.append(time.perf_counter() - self._sent[1])
                self._sent = None
            self._act(state)

    def _act(self, state: Json) -> None:
        if state["ctx"]["currentPlayer"] != self.seat or self._sent is not None:
            return
        move, arguments = self._choose(state["G"])
        payload = {
            "type": move,
            "args": arguments,
            "playerID": self.seat,
            "credentials": self.credentials,
        }
        action = {"type": "MAKE_MOVE", "payload": payload}
        version = state["_stateID"]
        self._sent = (version, time.perf_counter())
        self._emit(["update", action, version, self.match, self.seat])

    def _choose(self, table: Json) -> tuple[str, list[int]]:
        """Choose one of the legal moves; the state does not list them."""
        if not table["roll"]:
            return self.source.choice(("roll", "stop")), []
        die = self.source.randrange(len(table["roll"]))
        value = table["roll"][die]
        dogs = table["players"][int(self.seat)]["dogs"]
        if any(not spaces[value - 1] for spaces in dogs):
            return self.source.choice(("keep", "bury")), [die]
        return "bury", [die]

    def _emit(self, event: list[Any]) -> None:
        self._send(_EVENT + _write(event))

    def _send(self, packet: bytes) -> None:
        assert self.wire is not None
        self.wire.send(TEXT, packet)


async def set_match(address: str) -> tuple[str, list[str]]:
    """Create a match for two through the lobby's interface and join it; return the credentials."""
    async with httpx2.AsyncClient(base_url=f"{address}/games/{GAME}", timeout=60) as http:
        answer = await http.post("/create", json={"numPlayers": 2})
        answer.raise_for_status()
        match = str(answer.json()["matchID"])
        credentials = []
        for seat in ("0", "1"):
            wanted = {"playerID": seat, "playerName": f"Player {seat}"}
            answer = await http.post(f"/{match}/join", json=wanted)
            answer.raise_for_status()
            credentials.append(str(answer.json()["playerCredentials"]))
    return match, credentials
