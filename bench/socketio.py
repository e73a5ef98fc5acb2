"""Players at a boardgame.io server: socket.io's frames over the same WebSocket client."""

import asyncio
import json
import random
import time
from dataclasses import dataclass, field
from typing import Any, TypeAlias

import httpx2
from websockets.asyncio.client import ClientConnection

from tools.players import open_socket

GAME = "pips"
_EVENT = f"42/{GAME},"
_PING, _PONG = b"2", "3"
Json: TypeAlias = dict[str, Any]


@dataclass(slots=True)
class BoardgamePlayer:
    """One seat of one match, who moves at random as soon as it is that seat's turn.

    The server has no acknowledgement of its own: a move is answered by the `update` that carries
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
    _sent: tuple[int, float] | None = None

    def count_anew(self) -> None:
        """Forget what was counted."""
        self.seconds.clear()
        self.received_messages = self.received_bytes = 0

    async def play(self) -> None:
        """Play for ever."""
        address = self.address.replace("http", "ws", 1)
        link = f"{address}/socket.io/?EIO=4&transport=websocket"
        async with open_socket(link, {}) as socket:
            await socket.recv()
            await socket.send(f"40/{GAME},")
            await socket.recv()
            await self._emit(socket, ["sync", self.match, self.seat, self.credentials, 2])
            while True:
                await self._hear(socket, await socket.recv(decode=False))

    async def _hear(self, socket: ClientConnection, text: bytes) -> None:
        self.received_messages += 1
        self.received_bytes += len(text)
        if text == _PING:
            await socket.send(_PONG)
            return
        kind, *arguments = json.loads(text[len(_EVENT) :])
        if kind == "sync":
            self.ready.set()
            await self._act(socket, arguments[1]["state"])
        elif kind == "update":
            state = arguments[1]
            if self._sent is not None and state["_stateID"] > self._sent[0]:
                self.seconds.append(time.perf_counter() - self._sent[1])
                self._sent = None
            await self._act(socket, state)

    async def _act(self, socket: ClientConnection, state: Json) -> None:
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
        await self._emit(socket, ["update", action, version, self.match, self.seat])

    def _choose(self, table: Json) -> tuple[str, list[int]]:
        """Choose among the legal moves; the state does not list them."""
        if not table["roll"]:
            return self.source.choice(("roll", "stop")), []
        die = self.source.randrange(len(table["roll"]))
        value = table["roll"][die]
        dogs = table["players"][int(self.seat)]["dogs"]
        if any(not spaces[value - 1] for spaces in dogs):
            return self.source.choice(("keep", "bury")), [die]
        return "bury", [die]

    async def _emit(self, socket: ClientConnection, event: list[Any]) -> None:
        await socket.send(_EVENT + json.dumps(event))


async def set_match(address: str) -> tuple[str, list[str]]:
    """Create a match for two by the lobby's interface and join it; the credentials by seat."""
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
