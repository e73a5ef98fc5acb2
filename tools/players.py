"""Simulated players: guests who sit at tables of a running server and move by WebSocket."""

import asyncio
import json
import random
import time
import uuid
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, TypeAlias

import httpx2
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tools.event_players import Follower, Missed

Json: TypeAlias = dict[str, Any]
Choose: TypeAlias = Callable[[Sequence[Json], random.Random], Json]

COOKIE = "pipyard_guest"
_NAMES = ("Ann", "Bob", "Cleo", "Dag", "Eve", "Finn")
_FIRST_WAIT = 0.05
_LONGEST_WAIT = 1.0
_WISHES = {"score_dogs": 0, "place_die": 1, "bury_die": 4, "discard_die": 3}
_NO_WISH = 2


def choose_any(legal: Sequence[Json], source: random.Random) -> Json:
    """Choose at random; a game of Spots then takes thousands of moves."""
    return source.choice(legal)


def waits_for_bot(state: Json) -> bool:
    """Return whether a bot will move; what a table shows until then depends on its speed."""
    acting = state["view"]["acting"] if state["status"] == "playing" else ()
    return any(state["seats"][seat]["kind"] == "bot" for seat in acting)


def choose_sensibly(legal: Sequence[Json], source: random.Random) -> Json:
    """Prefer what brings a game to its end: place and score rather than bury and discard."""
    best = min(_WISHES.get(action["type"], _NO_WISH) for action in legal)
    return source.choice([a for a in legal if _WISHES.get(a["type"], _NO_WISH) == best])


def open_socket(address: str, headers: dict[str, str]) -> connect:
    """Connect without compression and without limits on unread messages."""
    return connect(
        address,
        additional_headers=headers,
        compression=None,
        proxy=None,
        max_size=None,
        max_queue=None,
        ping_interval=None,
        open_timeout=300,
    )


@dataclass(slots=True)
class Asked:
    """An action that was sent: the message, to send it again, and when it was first sent."""

    request: str
    seat: int
    action: Json
    message: str
    at: float


@dataclass(slots=True)
class Told:
    """An action that the server has acknowledged, with the resulting version."""

    request: str
    seat: int
    action: Json
    version: int
    seconds: float


@dataclass(slots=True)
class Player:
    """One guest at one table, who reconnects and asks again for missing answers.

    A player acts as soon as one of their seats may act and no answer is pending.
    """

    address: str
    table: str
    key: str
    source: random.Random
    choose: Choose = choose_any
    acts: bool = True
    patience: float = 0.0
    """Seconds after a refusal before the player tries again."""
    told: list[Told] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)
    received_messages: int = 0
    received_bytes: int = 0
    sent_bytes: int = 0
    connections: int = 0
    resyncs: int = 0
    repeated: int = 0
    seen: Follower = field(default_factory=Follower)
    """The table as the player's own rules know it, compared with the server's repeatedly."""
    ready: asyncio.Event = field(default_factory=asyncio.Event)
    over: asyncio.Event = field(default_factory=asyncio.Event)
    _asked: Asked | None = None

    @property
    def _link(self) -> str:
        since = f"?since={self.seen.version}" if self.seen.version >= 0 else ""
        return f"{self.address.replace('http', 'ws', 1)}/ws/tables/{self.table}{since}"

    @property
    def _headers(self) -> dict[str, str]:
        return {"Cookie": f"{COOKIE}={self.key}"} if self.key else {}

    @property
    def seconds(self) -> list[float]:
        """How long each acknowledgement took."""
        return [one.seconds for one in self.told]

    def count_anew(self) -> None:
        """Reset all counts."""
        self.told.clear()
        self.received_messages = self.received_bytes = 0

    @property
    def reconnections(self) -> int:
        """How often the player reconnected."""
        return max(0, self.connections - 1)

    @property
    def awaited(self) -> str | None:
        """The request that has not been answered yet."""
        return None if self._asked is None else self._asked.request

    async def play(self) -> None:
        """Play until the game is over, however often the server is away meanwhile."""
        wait = _FIRST_WAIT
        while not self.over.is_set():
            try:
                async with open_socket(self._link, self._headers) as socket:
                    wait = _FIRST_WAIT
                    self.connections += 1
                    await self._take_part(socket)
            except (OSError, ConnectionClosed, InvalidHandshake):
                await asyncio.sleep(wait * self.source.uniform(0.5, 1.5))
                wait = min(2 * wait, _LONGEST_WAIT)

    async def _take_part(self, socket: ClientConnection) -> None:
        again = self._asked is not None
        while not self.over.is_set():
            text = await socket.recv(decode=False)
            self.received_messages += 1
            self.received_bytes += len(text)
            await self._hear(socket, json.loads(text))
            if again and self._asked is not None and self.ready.is_set():
                again = False
                self.repeated += 1
                await self._send(socket, self._asked.message)
            await self._act(socket)

    async def _hear(self, socket: ClientConnection, message: Json) -> None:
        kind, data = message["type"], message["data"]
        if kind in {"action_refused", "message_refused"}:
            self.refused.append(data["code"])
            self._asked = None
            await asyncio.sleep(self.patience)
            return
        try:
            self.seen.hear(message)
        except Missed:
            self.resyncs += 1
            await self._send(socket, json.dumps({"type": "resync", "version": 0, "data": {}}))
            return
        self.ready.set()
        if kind == "happened" and "request" in data:
            self._note(data["request"], message["version"])
        if self._asked is None and self.seen.status not in {"waiting", "playing"}:
            self.over.set()

    def _note(self, request: str, version: int) -> None:
        asked = self._asked
        if asked is None or asked.request != request:
            return
        seconds = time.perf_counter() - asked.at
        self.told.append(Told(request, asked.seat, asked.action, version, seconds))
        self._asked = None

    async def _act(self, socket: ClientConnection) -> None:
        if self._asked is not None or not self.acts:
            return
        choices = [(seat, legal) for seat, legal in self.seen.legal().items() if legal]
        if not choices:
            return
        seat, legal = choices[0]
        actions = [self.seen.written(number) for number in legal]
        action = self.choose(actions, self.source)
        request = uuid.uuid4().hex
        message = self.seen.act(request, seat, legal[actions.index(action)])
        self._asked = Asked(request, seat, action, message, time.perf_counter())
        await self._send(socket, message)

    async def _send(self, socket: ClientConnection, message: str) -> None:
        self.sent_bytes += len(message)
        await socket.send(message)


@dataclass(frozen=True, slots=True)
class Seating:
    """A new table, and the keys of the people at it."""

    table: str
    game: str
    keys: tuple[str, ...]


async def set_table(address: str, wanted: Json) -> Seating:
    """Create a table over HTTP and seat a new guest on each free seat."""
    keys = []
    async with httpx2.AsyncClient(base_url=address, timeout=300) as http:
        answer = _done(await http.post("/api/tables", json=wanted))
        table = str(answer.json()["table"])
        keys.append(http.cookies[COOKIE])
        seats = _done(await http.get(f"/api/tables/{table}")).json()["seats"]
        for seat in seats:
            if seat["taken"]:
                continue
            http.cookies.clear()
            link = f"/api/tables/{table}/seats/{seat['seat']}"
            added = {"entropy": uuid.uuid4().hex}
            _done(await http.post(link, json={"name": _NAMES[seat["seat"]], **added}))
            keys.append(http.cookies[COOKIE])
    return Seating(table, str(wanted["game"]), tuple(keys))


def _done(answer: httpx2.Response) -> httpx2.Response:
    """Return a successful answer; a refusal raises its reason."""
    if answer.is_error:
        raise RuntimeError(f"{answer.request.url.path}: {answer.status_code} {answer.text}")
    return answer


async def end(tasks: Sequence["asyncio.Task[None]"]) -> None:
    """Stop what still runs and wait until its sockets are closed."""
    for task in tasks:
        task.cancel()
    for task in tasks:
        with suppress(asyncio.CancelledError):
            await task
