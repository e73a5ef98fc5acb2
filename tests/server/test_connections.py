"""Connections in isolation, with a fake transport and a fake clock."""

import asyncio
import gc
import json
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any
from weakref import ref

import pytest
import uvicorn
from starlette.types import Message, Receive, Scope, Send
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from pipyard.server.connections import Bounds, HttpConnection, SocketConnection, _text_in
from pipyard.server.limits import Limits
from pipyard.server.rates import FLOODED, Rate, Rates, Turnstile

LIMITS = Limits(header_seconds=10, body_seconds=30, unread_seconds=20)
HEADER = b"PUT /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\n\r\n"


@dataclass
class Timer:
    at: float
    call: Callable[..., Any]
    args: tuple[Any, ...]
    cancelled: bool = False

    def cancel(self) -> None:
        self.cancelled = True


@dataclass
class Time:
    """Timers that fire when a test advances the time, on the application's event loop."""

    now: float = 0.0
    timers: list[Timer] = field(default_factory=list)

    def call_later(self, seconds: float, call: Callable[..., Any], *args: Any) -> Timer:
        self.timers.append(Timer(self.now + seconds, call, args))
        return self.timers[-1]

    def time(self) -> float:
        return self.now

    def create_task(self, running: Any) -> "asyncio.Task[Any]":
        return asyncio.get_running_loop().create_task(running)

    def pass_to(self, now: float) -> None:
        self.now = now
        for timer in [each for each in self.timers if each.at <= now]:
            self.timers.remove(timer)
            if not timer.cancelled:
                timer.call(*timer.args)


class Transport(asyncio.Transport):
    def __init__(self, address: str = "192.0.2.1") -> None:
        super().__init__()
        self.address = address
        self.written = b""
        self.closed = self.aborted = False
        self.protocol: Any = None

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return (self.address, 50_000) if name == "peername" else default

    def write(self, data: Any) -> None:
        self.written += bytes(data)

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True

    def abort(self) -> None:
        self.closed = self.aborted = True

    def pause_reading(self) -> None:
        pass

    def resume_reading(self) -> None:
        pass

    def set_protocol(self, protocol: Any) -> None:
        self.protocol = protocol


@dataclass
class Line:
    """A connection with its dependencies: `app` receives what is sent."""

    bounds: Bounds
    time: Time = field(default_factory=Time)
    address: str = "192.0.2.1"
    max_size: int = 16 * 1024 * 1024
    heard: list[Message] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.transport = Transport(self.address)

        def websocket(**rest: Any) -> SocketConnection:
            return SocketConnection(_loop=self.time, bounds=self.bounds, **rest)

        config = uvicorn.Config(
            self.app,
            http="h11",
            ws=websocket,  # type: ignore[arg-type]
            interface="asgi3",
            log_config=None,
            ws_max_size=self.max_size,
        )
        config.load()
        self.http = HttpConnection(
            config=config,
            server_state=ServerState(),
            app_state={},
            _loop=self.time,
            bounds=self.bounds,
        )
        self.http.connection_made(self.transport)

    async def app(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request with its whole body, or receive a socket's messages until it ends."""
        if scope["type"] == "websocket":
            await send({"type": "websocket.accept"})
        while True:
            message = await receive()
            self.heard.append(message)
            if message["type"].endswith(".disconnect"):
                return
            if message["type"] == "http.request" and not message["more_body"]:
                break
        await send({"type": "http.response.start", "status": 204, "headers": []})
        await send({"type": "http.response.body", "body": b""})

    def is_closed(self) -> bool:
        return self.transport.closed

    def is_aborted(self) -> bool:
        return self.transport.aborted

    @property
    def refusal(self) -> tuple[int, str]:
        head, _, body = self.transport.written.partition(b"\r\n\r\n")
        return int(head.split()[1]), str(json.loads(body)["code"])


async def settle() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


def line(rates: Rates | None = None, **rest: Any) -> Line:
    return Line(Bounds(LIMITS, Turnstile(rates, clock=lambda: 1.0)), **rest)


async def test_half_a_header_is_refused_when_its_time_is_over() -> None:
    one = line()
    one.http.data_received(HEADER[:20])
    one.time.pass_to(9)
    # Sending more does not extend the deadline.
    one.http.data_received(HEADER[20:30])
    assert one.transport.written == b""
    one.time.pass_to(10)
    assert one.refusal == (408, "request/too-slow")
    assert one.is_closed()
    assert not one.is_aborted()
    one.time.pass_to(30)
    assert one.is_aborted()


async def test_a_connection_that_says_nothing_is_closed_too() -> None:
    one = line()
    one.time.pass_to(10)
    assert one.refusal == (408, "request/too-slow")


async def test_half_a_body_is_refused_when_its_time_is_over() -> None:
    one = line()
    one.http.data_received(HEADER + b"ab")
    await settle()
    one.time.pass_to(29)
    one.http.data_received(b"c")
    assert not one.is_closed()
    one.time.pass_to(30)
    await settle()
    assert one.refusal == (408, "request/too-slow")
    assert one.is_closed()
    assert one.heard[-1] == {"type": "http.disconnect"}


async def test_a_request_in_time_is_answered_and_the_next_has_a_time_of_its_own() -> None:
    one = line()
    one.time.pass_to(9)
    one.http.data_received(HEADER)
    one.time.pass_to(38)
    one.http.data_received(b"abcd")
    await settle()
    assert one.transport.written.startswith(b"HTTP/1.1 204")
    one.transport.written = b""
    one.time.pass_to(40)
    one.http.data_received(HEADER[:20])
    one.time.pass_to(49)
    assert not one.is_closed()
    one.time.pass_to(50)
    assert one.refusal == (408, "request/too-slow")


async def test_what_is_not_read_is_waited_for_no_longer_than_allowed() -> None:
    one = line()
    one.http.pause_writing()
    one.time.pass_to(9)
    one.http.resume_writing()
    one.http.data_received(HEADER + b"abcd")
    await settle()
    one.http.pause_writing()
    one.time.pass_to(28)
    assert not one.is_aborted()
    one.time.pass_to(29)
    assert one.is_aborted()


async def test_an_address_has_so_many_connections() -> None:
    bounds = Bounds(LIMITS, Turnstile(Rates(connections_of_an_address=2)))
    first, second, third = (Line(bounds) for _ in range(3))
    assert third.refusal == (429, "rate/exceeded")
    assert third.is_closed()
    third.http.connection_lost(None)
    elsewhere = Line(bounds, address="192.0.2.2")
    assert not any(each.is_closed() for each in (first, second, elsewhere))
    first.http.connection_lost(None)
    assert not Line(bounds).is_closed()


@pytest.mark.parametrize("address", ["10.1.2.3", "::ffff:10.1.2.3", "2001:db8::1"])
async def test_a_trusted_proxy_has_as_many_as_it_needs(address: str) -> None:
    rates = Turnstile(Rates(connections_of_an_address=1))
    bounds = Bounds(LIMITS, rates, ("10.0.0.0/8", "2001:db8::1"))
    lines = [Line(bounds, address=address) for _ in range(3)]
    assert not any(each.is_closed() for each in lines)
    assert not Line(bounds, address="192.0.2.1").is_closed()
    assert Line(bounds, address="192.0.2.1").is_closed()


@dataclass
class Open:
    """An open WebSocket, and its other end."""

    line: Line
    other: ClientProtocol
    connection: SocketConnection

    def send(self) -> None:
        self.connection.data_received(b"".join(self.other.data_to_send()))

    def frames(self) -> list[Frame]:
        """Read what has arrived."""
        self.other.receive_data(self.line.transport.written)
        self.line.transport.written = b""
        return [each for each in self.other.events_received() if isinstance(each, Frame)]


async def open_socket(one: Line) -> Open:
    other = ClientProtocol(parse_uri("ws://localhost/ws"))
    other.send_request(other.connect())
    one.http.data_received(b"".join(other.data_to_send()))
    opened = Open(one, other, one.transport.protocol)
    await settle()
    opened.frames()
    return opened


async def test_pings_without_end_close_the_socket() -> None:
    one = line(Rates(frames=Rate(60, 0.001)))
    opened = await open_socket(one)
    for number in range(60):
        opened.other.send_ping(number.to_bytes(2))
    opened.send()
    assert [frame.opcode for frame in opened.frames()] == [Opcode.PONG] * 60
    assert not one.is_closed()
    for _ in range(1_000):
        opened.other.send_ping(b"more")
    opened.send()
    opened.frames()
    assert opened.other.close_rcvd is not None
    assert (opened.other.close_rcvd.code, opened.other.close_rcvd.reason) == (
        FLOODED,
        "rate/exceeded",
    )
    assert one.is_closed()
    await settle()
    assert one.heard[-1]["type"] == "websocket.disconnect"


@pytest.mark.parametrize("kind", ["pong", "part"])
async def test_other_frames_that_are_no_message_are_counted_too(kind: str) -> None:
    one = line(Rates(frames=Rate(60, 0.001)))
    opened = await open_socket(one)
    if kind == "part":
        opened.other.send_text(b"begun", fin=False)
    for _ in range(61):
        if kind == "pong":
            opened.other.send_pong(b"")
        else:
            opened.other.send_continuation(b"", fin=False)
    opened.send()
    opened.frames()
    assert opened.other.close_rcvd is not None
    assert opened.other.close_rcvd.code == FLOODED


async def test_pings_are_answered_no_more_while_answers_are_not_read() -> None:
    one = line()
    opened = await open_socket(one)
    opened.connection.pause_writing()
    for _ in range(1_000):
        opened.other.send_ping(b"x" * 125)
    opened.send()
    assert one.transport.written == b""
    opened.connection.resume_writing()
    opened.other.send_ping(b"last")
    opened.send()
    assert [bytes(frame.data) for frame in opened.frames()] == [b"last"]


async def test_a_socket_that_never_reads_is_cut_off() -> None:
    one = line()
    opened = await open_socket(one)
    opened.connection.pause_writing()
    one.time.pass_to(19)
    assert not one.is_aborted()
    one.time.pass_to(20)
    assert one.is_aborted()


async def test_a_socket_counts_as_its_addresses_connection() -> None:
    bounds = Bounds(LIMITS, Turnstile(Rates(connections_of_an_address=1)))
    opened = await open_socket(Line(bounds))
    assert Line(bounds).refusal == (429, "rate/exceeded")
    opened.connection.connection_lost(None)
    assert not Line(bounds).is_closed()
    # A socket waits for neither a header nor a body.
    opened.line.time.pass_to(100)
    assert opened.line.transport.written == b""


@pytest.mark.parametrize("size", [0, 1, 125, 126, 300, 65_535])
def test_a_message_that_comes_whole_is_read_at_once(size: int) -> None:
    body = bytes(number % 251 for number in range(size))
    frame = Frame(Opcode.TEXT, body).serialize(mask=True)
    assert _text_in(frame) == body
    # The library reads anything but a single text message.
    binary = Frame(Opcode.BINARY, body).serialize(mask=True)
    part = Frame(Opcode.TEXT, body, fin=False).serialize(mask=True)
    bare = Frame(Opcode.TEXT, body).serialize(mask=False)
    for other in (frame + b"x", frame[:-1], frame[:1], b"", binary, part, bare):
        assert _text_in(other) is None


def frame(first: int, body: bytes, *, length: bytes | None = None, masked: bool = True) -> bytes:
    """Write a frame, optionally an invalid one: with any first byte, length and no mask."""
    bit = 0x80 if masked else 0
    size = bytes([bit | len(body)]) if length is None else bytes([bit | length[0]]) + length[1:]
    mask = b"\x01\x02\x03\x04"
    if not masked:
        return bytes([first]) + size + body
    return bytes([first]) + size + mask + bytes(c ^ mask[n % 4] for n, c in enumerate(body))


_LARGE = (70_000).to_bytes(8)
WRONG_FRAMES = {
    "not masked": (frame(0x81, b"{}", masked=False), 1002),
    "a reserved bit": (frame(0xC1, b"{}"), 1002),
    "all reserved bits": (frame(0xF1, b"{}"), 1002),
    "a reserved kind of message": (frame(0x83, b"{}"), 1002),
    "a reserved kind of control frame": (frame(0x8B, b"{}"), 1002),
    "a part of nothing": (frame(0x80, b"{}"), 1002),
    "a message within another": (frame(0x01, b"{") + frame(0x81, b"}"), 1002),
    "a ping in parts": (frame(0x09, b"x"), 1002),
    "a ping that is too long": (frame(0x89, b"x" * 126, length=b"\x7e\x00\x7e"), 1002),
    "half a close code": (frame(0x88, b"\x03"), 1002),
    "a close code that is none": (frame(0x88, (999).to_bytes(2)), 1002),
    "a close code that is never sent": (frame(0x88, (1006).to_bytes(2)), 1002),
    "a reason that is no text": (frame(0x88, (1000).to_bytes(2) + b"\xff"), 1007),
    "text that is none": (frame(0x81, b"\xff\xfe"), 1007),
    "half a letter": (frame(0x81, "é".encode()[:1]), 1007),
    "text that is none, in parts": (frame(0x01, b"\xff") + frame(0x80, b"\xfe"), 1007),
    "more than is taken": (frame(0x81, b"", length=b"\x7f" + _LARGE), 1009),
    "more than there is": (frame(0x81, b"", length=b"\x7f" + b"\xff" * 8), 1009),
    "no frame at all": (b"GET / HTTP/1.1\r\n\r\n", 1002),
}


def _keep(heard: list[str | bytes], message: str | bytes) -> bool:
    heard.append(message)
    return True


@pytest.mark.parametrize("taken", [False, True], ids=["by the framework", "taken over"])
@pytest.mark.parametrize("kind", WRONG_FRAMES)
async def test_a_wrong_frame_closes_its_socket_with_a_code(kind: str, taken: bool) -> None:
    data, code = WRONG_FRAMES[kind]
    # In one piece, and byte by byte as from a slow or hostile connection.
    for pieces in ([data], [data[n : n + 1] for n in range(len(data))]):
        one = line(max_size=65_536)
        opened = await open_socket(one)
        heard: list[str | bytes] = []
        if taken:
            opened.connection.listen(partial(_keep, heard))
        for piece in pieces:
            if not one.is_closed():
                opened.connection.data_received(piece)
        await settle()
        opened.frames()
        assert opened.other.close_rcvd is not None
        assert opened.other.close_rcvd.code == code
        assert one.is_closed()
        assert heard == []


async def test_a_lost_socket_is_freed_without_a_garbage_collection() -> None:
    one = line()
    connection = (await open_socket(one)).connection
    connection.listen(partial(_heard_by, connection))
    gone = ref(connection)
    gc.disable()
    try:
        connection.connection_lost(None)
        await settle()
        # As real transports and timers do.
        one.transport.protocol = None
        one.time.timers.clear()
        del connection
        assert gone() is None
    finally:
        gc.enable()


def _heard_by(connection: SocketConnection, _message: str | bytes) -> bool:
    return connection.is_taken
