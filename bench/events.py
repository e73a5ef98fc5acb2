"""Players who follow tables by events and cost next to nothing, so that the server is measured.

Both players of a table share one copy of its position. Each event is applied once for both, and the
player whose turn it is picks one of the legal actions at random.
"""

import asyncio
import random
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeAlias, cast
from urllib.parse import urlsplit

import msgspec
import numpy as np

from pipyard.core import jit
from pipyard.core.record import recarray
from pipyard.core.referee import Referee, Verdict
from pipyard.server.games.hosting import HostedGame, published
from tools.event_players import Follower
from tools.players import COOKIE

Json: TypeAlias = dict[str, Any]
_MASKED = 0x80
TEXT, _PING, _PONG = 0x81, 0x89, 0x8A
_NO_MASK = bytes(4)
_SHORT, _LONG = 126, 127
_read, _write = msgspec.json.Decoder().decode, msgspec.json.Encoder().encode


class Table:
    """A table as its players see it."""

    def __init__(self) -> None:
        self.version = -1
        self.record = b""
        self.verdict: Verdict | None = None
        self._referee: Referee | None = None
        self._list: Callable[[bytes, int], list[int]] | None = None

    def open(self, message: Json) -> None:
        """Load the state of the whole table, unless it is known."""
        if message["version"] <= self.version:
            return
        follower = Follower()
        follower.hear(message)
        if follower.record is None:
            return
        data = message["data"]
        game = published(data["game"]).at(data["setup"])
        self._referee = game.referee(data["setup"])
        self._list = lister(game, self._referee)
        self.record, self.version = follower.record, follower.version
        self.verdict = self._referee.look(self.record)

    def happen(self, message: Json) -> None:
        """Apply what has happened, once for all players of the table."""
        data = message["data"]
        referee, verdict = self._referee, self.verdict
        if message["version"] <= self.version or referee is None or verdict is None:
            return
        assert data["since"] == self.version, "an event is missing"
        for event in data["events"]:
            if "action" in event:
                self.record, verdict = referee.move(self.record, event["seat"], event["action"])
            elif "drawn" in event:
                self.record, verdict = referee.land(self.record, verdict, event["drawn"])
        self.version, self.verdict = message["version"], verdict

    def legal(self, seat: int) -> list[int]:
        """List what a seat may do, by number."""
        if self.verdict is None or self._list is None or seat not in self.verdict.acting.seats:
            return []
        return self._list(self.record, seat)


def lister(game: HostedGame, referee: Referee) -> Callable[[bytes, int], list[int]]:
    """Return a function that lists legal actions with one call of the rules."""
    drive = __import__(f"pipyard.games.{game.name}.drive", fromlist=["drive"])
    moves = __import__(f"pipyard.games.{game.name}.moves", fromlist=["moves"])
    jit.make_room()
    position = recarray(referee.dtype)
    legal = jit.zeros(np.dtype(np.int16), moves.MOST_LEGAL)
    content = game.rules.content.record  # type: ignore[attr-defined]
    room = position.view(np.uint8).data

    def listed(record: bytes, seat: int) -> list[int]:
        room[:] = record
        given = (seat,) if game.name == "spotted" else ()
        count = drive.list_legal(position, content, *given, legal)
        numbers: list[int] = legal[:count].tolist()
        return numbers

    return listed


class OnWire(Protocol):
    """A player at one end of a WebSocket."""

    wire: "Wire | None"

    def handshake(self) -> bytes:
        """Return the request for a WebSocket."""
        ...

    def hear(self, body: bytes) -> None:
        """Handle a message."""
        ...

    def lost(self, error: Exception | None) -> None:
        """Handle the end of the connection."""
        ...


class Wire(asyncio.Protocol):
    """A WebSocket with only what is needed here: short unmasked frames, whole messages.

    Players of every server use the same code, so no server is measured with a slower client.
    """

    def __init__(self, player: OnWire) -> None:
        self._player = player
        self._data = b""
        self._open = False
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Request the WebSocket."""
        # uvloop's transports are not subclasses of asyncio's, but can do the same.
        self.transport = cast("asyncio.Transport", transport)
        # The first message may come before the connecting code continues.
        self._player.wire = self
        self.transport.write(self._player.handshake())

    def data_received(self, data: bytes) -> None:
        """Pass on each complete message."""
        self._data += data
        if not self._open:
            head, ended, rest = self._data.partition(b"\r\n\r\n")
            if not ended:
                return
            if b" 101 " not in head.split(b"\r\n", 1)[0]:
                self._player.lost(ConnectionError(head.decode()))
                return
            self._open, self._data = True, rest
        at, data = 0, self._data
        while (frame := _frame_at(data, at)) is not None:
            kind, start, at = frame
            if kind == TEXT:
                self._player.hear(data[start:at])
            elif kind == _PING:
                self.send(_PONG, data[start:at])
        self._data = data[at:]

    def connection_lost(self, exc: Exception | None) -> None:
        """Inform the player, if this is still the player's wire."""
        # The previous wire, left when its game was over, is cut off a moment later.
        if self._player.wire is self:
            self._player.lost(exc)

    def send(self, kind: int, body: bytes) -> None:
        """Send one frame."""
        assert self.transport is not None
        size = len(body)
        long = bytes((_MASKED | _SHORT,)) + size.to_bytes(2, "big")
        head = bytes((_MASKED | size,)) if size < _SHORT else long
        self.transport.write(bytes((kind,)) + head + _NO_MASK + body)


def _frame_at(data: bytes, at: int) -> tuple[int, int, int] | None:
    """Return the kind of the frame at an offset and where its body starts and ends, if complete."""
    if len(data) < at + 2:
        return None
    size, start = data[at + 1], at + 2
    if size == _SHORT:
        size, start = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
    elif size == _LONG:
        size, start = int.from_bytes(data[at + 2 : at + 10], "big"), at + 10
    return None if len(data) < start + size else (data[at], start, start + size)


@dataclass(frozen=True, slots=True)
class Place:
    """A guest's place at a table."""

    table: str
    key: str
    seen: Table


@dataclass(slots=True)
class EventPlayer:
    """One guest, who moves as soon as it is their turn and their last move is answered.

    When a game is over, the player continues at the next table, if there is one.
    """

    address: str
    places: list[Place]
    source: random.Random
    acts: bool = True
    received_messages: int = 0
    received_bytes: int = 0
    refused: list[str] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)
    ready: asyncio.Event = field(default_factory=asyncio.Event)
    _seats: Sequence[int] = ()
    wire: Wire | None = None
    _asked: str | None = None
    _at: float = 0.0
    _count: int = 0
    _over: bool = False
    _ended: "asyncio.Future[None] | None" = None

    @property
    def is_over(self) -> bool:
        """Whether the current game is over."""
        return self._over

    @property
    def moves(self) -> int:
        """How many moves were sent."""
        return self._count

    def count_anew(self) -> None:
        """Reset all counts."""
        self.seconds.clear()
        self.received_messages = self.received_bytes = 0

    async def play(self) -> None:
        """Play until stopped or cut off."""
        while self.places:
            await self.sit_down()
            self.places.pop(0)

    async def sit_down(self) -> None:
        """Play at the first place until the game or the connection ends."""
        loop = asyncio.get_running_loop()
        parts = urlsplit(self.address)
        self._ended, self._asked, self._over = loop.create_future(), None, False
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
        parts = urlsplit(self.address)
        place = self.places[0]
        cookie = f"Cookie: {COOKIE}={place.key}\r\n" if place.key else ""
        return (
            f"GET /ws/tables/{place.table} HTTP/1.1\r\nHost: {parts.netloc}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n{cookie}\r\n"
        ).encode()

    def hear(self, body: bytes) -> None:
        """Handle a message, and move if it is the player's turn."""
        self.received_messages += 1
        self.received_bytes += len(body)
        if not self.acts and self.ready.is_set():
            return
        message = _read(body)
        kind, data = message["type"], message["data"]
        seen = self.places[0].seen
        if kind == "happened":
            seen.happen(message)
            self._over = data.get("status", "playing") != "playing"
            if self._asked is not None and data.get("request") == self._asked:
                self.seconds.append(time.perf_counter() - self._at)
                self._asked = None
        elif kind == "table_opened":
            self._seats = [seat["seat"] for seat in data["seats"] if seat["mine"]]
            seen.open(message)
            self._over = data["status"] != "playing"
            self.ready.set()
        elif kind.endswith("refused"):
            self.refused.append(data["code"])
            self._asked = None
        if self._over and len(self.places) > 1:
            self.lost(None)
        elif self.acts and self._asked is None:
            self._act(seen)

    def _act(self, seen: Table) -> None:
        for seat in self._seats:
            legal = seen.legal(seat)
            if legal:
                self._count += 1
                self._asked = f"request-{self._seats[0]}-{self._count}"
                number = legal[self.source.randrange(len(legal))]
                data = {"request": self._asked, "seat": seat, "actions": [number]}
                message = {"type": "act", "version": seen.version, "data": data}
                self._at = time.perf_counter()
                assert self.wire is not None
                self.wire.send(TEXT, _write(message))
                return

    def lost(self, error: Exception | None) -> None:
        """Handle the end of the connection."""
        if self._ended is not None and not self._ended.done():
            if error is None:
                self._ended.set_result(None)
            else:
                self._ended.set_exception(error)
