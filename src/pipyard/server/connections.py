"""Connections with limits that the web server has no settings for.

A request must arrive in time or is refused. What is sent must be read in time or the connection is
cut off. An address has a maximum number of connections, and a WebSocket of control frames.
"""

import asyncio
from collections import Counter, deque
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from http import HTTPStatus
from typing import Any, Literal, TypeAlias

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, apply_mask  # type: ignore[attr-defined]
from websockets.http11 import Request

from pipyard.server.addresses import is_among
from pipyard.server.direct import Hear, offer
from pipyard.server.errors import Refused
from pipyard.server.limits import USUAL_LIMITS, Limits
from pipyard.server.middleware import answer
from pipyard.server.rates import FLOODED, TOO_MUCH, Turnstile

_MOST_WAITING = 64
"""Unanswered messages of one socket, after which no more are read."""
_NOT_TEXT = 1007
_WHOLE_TEXT, _MASKED, _TWO_BYTES, _MASK = 0x81, 0x80, 126, 4
_SHORTEST_FRAME = 2 + _MASK
"""Values of a WebSocket frame.

They are the first byte of a complete text, the flag that a mask adds to the size, the size that
means that two bytes with the real size follow, and the number of bytes of a mask.
"""

_Awaited: TypeAlias = Literal["header", "body"] | None


@dataclass(frozen=True, slots=True)
class Bounds:
    """Limits for connections; those of trusted proxies carry many people and are not counted."""

    limits: Limits = USUAL_LIMITS
    rates: Turnstile = field(default_factory=Turnstile)
    trusted_proxies: Sequence[str] = ()
    refusals: Counter[str] = field(default_factory=Counter)
    """Counts refusals that happen before a request is complete, by code."""


class _Bounded(asyncio.Protocol):
    """What requests and WebSockets have in common."""

    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport

    def __init__(self, *args: Any, bounds: Bounds, **rest: Any) -> None:
        super().__init__(*args, **rest)
        self.bounds = bounds
        self.address = ""
        self._counted = False
        self._unread: asyncio.TimerHandle | None = None

    def enter(self, transport: asyncio.BaseTransport) -> Refused | None:
        """Count the connection; return the refusal if its address has too many."""
        peer = transport.get_extra_info("peername")
        self.address = str(peer[0]) if isinstance(peer, tuple) else ""
        if is_among(self.address, self.bounds.trusted_proxies):
            return None
        refusal = self.bounds.rates.connect(self.address)
        self._counted = refusal is None
        return refusal

    def leave(self) -> None:
        """Stop counting the connection and waiting for it to be read."""
        if self._counted:
            self.bounds.rates.disconnect(self.address)
            self._counted = False
        self._stop_waiting()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop all timers that wait for the other side."""
        self.leave()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """What was sent is not being read; start the time limit."""
        super().pause_writing()
        self.abort_later()

    def resume_writing(self) -> None:
        """What was sent is being read again."""
        self._stop_waiting()
        super().resume_writing()

    def abort_later(self) -> None:
        """Let the other side read what is left, but not forever."""
        if self._unread is None:
            seconds = self.bounds.limits.unread_seconds
            self._unread = self.loop.call_later(seconds, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None


class HttpConnection(_Bounded, H11Protocol):
    """Requests; one that does not arrive in time gets a 408, and the connection is closed."""

    def __init__(self, *args: Any, **rest: Any) -> None:
        super().__init__(*args, **rest)
        self._awaited: _Awaited = None
        self._timer: asyncio.TimerHandle | None = None
        self._is_http = True

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Accept a connection, unless its address has too many."""
        super().connection_made(transport)
        refusal = self.enter(transport)
        if refusal is not None:
            self._refuse(refusal)
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop waiting for the rest."""
        self._is_http = False
        self._watch()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Receive a part of a request."""
        super().data_received(data)
        self._watch()

    def on_response_complete(self) -> None:
        """Wait for the next request, or for the rest of this one."""
        super().on_response_complete()
        self._watch()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand the connection over; the WebSocket counts it from now on."""
        self._is_http = False
        self.leave()
        super().handle_websocket_upgrade(event)

    def _watch(self) -> None:
        """Start the time limit when another part of a request is expected."""
        awaited = self._missing()
        if awaited == self._awaited:
            return
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._awaited = awaited
        limits = self.bounds.limits
        if awaited is not None:
            seconds = limits.header_seconds if awaited == "header" else limits.body_seconds
            self._timer = self.loop.call_later(seconds, self._give_up, awaited, seconds)

    def _missing(self) -> _Awaited:
        if not self._is_http or self.transport.is_closing():
            return None
        if self.conn.their_state is h11.SEND_BODY:
            return "body"
        # Between two requests of one connection, uvicorn's own timer runs until the next one
        # starts.
        begun = self.timeout_keep_alive_task is None
        return "header" if self.conn.their_state is h11.IDLE and begun else None

    def _give_up(self, awaited: str, seconds: int) -> None:
        sentence = f"Send the {awaited} of a request within {seconds} seconds."
        self._refuse(Refused("request/too-slow", sentence))
        if awaited == "body":
            # Code that waits for the rest of the request learns that it will not come.
            self.cycle.disconnected = True
            self.cycle.message_event.set()

    def _refuse(self, refusal: Refused) -> None:
        """Send the reason if nothing has been answered yet, and close the connection."""
        self.bounds.refusals[refusal.code] += 1
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            refused = answer(refusal)
            headers = [*refused.raw_headers, (b"connection", b"close")]
            reason = HTTPStatus(refused.status_code).phrase.encode()
            events: list[h11.Event] = [
                h11.Response(status_code=refused.status_code, headers=headers, reason=reason),
                h11.Data(data=bytes(refused.body)),
                h11.EndOfMessage(),
            ]
            self.transport.write(b"".join(self.conn.send(event) or b"" for event in events))
        self.transport.close()
        self.abort_later()


class SocketConnection(_Bounded, WebSocketsSansIOProtocol):
    """A WebSocket; it is closed if it sends little but control frames and parts of messages.

    An endpoint may take it over. The framework has then done its part and releases it.
    """

    def __init__(self, *args: Any, **rest: Any) -> None:
        super().__init__(*args, **rest)
        self._hear: Hear | None = None
        self._inbox: deque[str | bytes] = deque()
        self._busy = self._hearing = False
        self._endings: list[Callable[[], None]] = []

    def handle_connect(self, event: Request) -> None:
        """Accept a request for a WebSocket; the endpoint finds this connection in its scope."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            offer(self.scope, self)

    @property
    def is_taken(self) -> bool:
        """Pass messages to `hear`, including earlier ones, each after the previous is answered."""
        return self._hear is not None

    def listen(self, hear: Hear) -> None:
        """Have messages heard, also those that came before, each when the last is answered."""
        self._hear = hear
        while not self.queue.empty():
            message = _message_in(self.queue.get_nowait())
            if message is not None:
                self._inbox.append(message)
        self._resume()
        self._hear_next()

    def answered(self) -> None:
        """Pass on the next message."""
        self._busy = False
        if not self._hearing and self._inbox:
            self._hear_next()

    def when_ended(self, then: Callable[[], None]) -> None:
        """Call back when the connection is lost, or at once if it already is."""
        if self.disconnected:
            then()
        else:
            self._endings.append(then)

    def _hear_next(self) -> None:
        """Pass on waiting messages, as long as each is answered at once."""
        assert self._hear is not None
        self._hearing = True
        while self._inbox and not self._busy and not self.close_sent:
            self._busy = True
            if not self._hear(self._inbox.popleft()):
                self.end(FLOODED)
        self._hearing = False
        if self.read_paused and len(self._inbox) < _MOST_WAITING // 2:
            self._resume()

    def _resume(self) -> None:
        if self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    def data_received(self, data: bytes) -> None:
        """Receive data; most of it is one short message, whose frame is quick to read."""
        text = None
        if self._hear is not None and not (self.frames or self.conn.reader.buffer):
            text = _text_in(data)
        if text is None:
            super().data_received(data)
        elif not self.close_sent:
            self._take(text, is_text=True)

    def send_receive_event_to_app(self) -> None:
        """Pass on a complete message."""
        if self._hear is None:
            super().send_receive_event_to_app()
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        if not self.close_sent:
            self._take(bytes(data), self.curr_msg_data_type == "text")

    def _take(self, data: bytes, is_text: bool) -> None:
        try:
            message = data.decode() if is_text else data
        except UnicodeDecodeError:
            self.end(_NOT_TEXT)
            return
        self._inbox.append(message)
        if not self._busy:
            self._hear_next()
        elif len(self._inbox) >= _MOST_WAITING and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        """Inform the endpoint, and let go of it and of the library's generator.

        Both refer to this connection. Cycles wait for a garbage collection, and those are seldom.
        """
        super().connection_lost(exc)
        self._inbox.clear()
        while self._endings:
            self._endings.pop()()
        self._hear = None
        self.conn.parser.close()

    def unread_bytes(self) -> int:
        """Return how many bytes the other side has not read yet."""
        return self.transport.get_write_buffer_size()

    def send_frame(self, frame: bytes, most_unread: int) -> bool:
        """Send a frame, unless too many bytes would then be unread; return False in that case.

        A frame is always sent if nothing is waiting before it.
        """
        transport = self.transport
        if self.close_sent or transport.is_closing():
            return True
        unread = transport.get_write_buffer_size()
        if unread and unread + len(frame) > most_unread:
            return False
        transport.write(frame)
        return True

    def end(self, code: int) -> None:
        """Close the connection with a code."""
        if self.close_sent or self.transport.is_closing():
            return
        self.conn.fail(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.close()
        self.abort_later()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Take a connection over from HTTP, which has just stopped counting it."""
        super().connection_made(transport)
        self.enter(transport)

    def handle_ping(self) -> None:
        """Answer, unless earlier answers are not being read; then this answer is not needed."""
        if not self._is_patient():
            return
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()

    def handle_pong(self, event: Frame) -> None:
        """Accept the answer to a ping, even if there was no ping."""
        if self._is_patient():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """Receive a part of a message, which may be empty."""
        if self._is_patient():
            super().handle_cont(event)

    def keepalive_timeout(self) -> None:
        """Close a connection whose other side does not answer, and would not read a close frame."""
        super().keepalive_timeout()
        self.abort_later()

    async def run_asgi(self) -> None:
        """Serve the request; a connection that was taken over stays, without the request's data."""
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except BaseException:
            self.logger.exception("A WebSocket could not be served.")
            self._hear = None
        if self._hear is not None or self.disconnected:
            del self.scope, self.request, self.response
            return
        if not self.handshake_complete:
            self.send_500_response()
        if self.close_timer is None:
            self.transport.close()
        self.abort_later()

    def _is_patient(self) -> bool:
        """Count a frame; one too many closes the connection."""
        if self.close_sent:
            return False
        if self.bounds.rates.frame(str(id(self))) is None:
            return True
        code, reason = FLOODED, TOO_MUCH
        self.bounds.refusals[reason] += 1
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        self.conn.fail(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.close()
        self.abort_later()
        return False


def _text_in(data: bytes) -> bytes | None:
    """Return the text of a frame if the data is exactly one complete text message.

    Anything else is left to the library, which knows the whole protocol.
    """
    if len(data) < _SHORTEST_FRAME or data[0] != _WHOLE_TEXT:
        return None
    size, at = data[1] - _MASKED, 2
    if size == _TWO_BYTES:
        size, at = int.from_bytes(data[2:4], "big"), 4
    if not 0 <= size == len(data) - at - _MASK or (at == 2 and size > _TWO_BYTES):
        return None
    return apply_mask(data[at + _MASK :], data[at : at + _MASK])


def _message_in(event: Mapping[str, Any]) -> str | bytes | None:
    if event["type"] != "websocket.receive":
        return None
    text: str | None = event.get("text")
    return text if text is not None else event["bytes"]
