"""Connections between clients and servers: in order, late, cut off, or not read."""

import json
import random
from collections import deque
from collections.abc import Callable, MutableMapping
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, Protocol

from starlette.websockets import WebSocket

from pipyard.server.direct import Hear, offer
from pipyard.server.middleware import COOKIE
from pipyard.server.tables.sockets import watch_table
from tools.faults.storage import MEANT
from tools.faults.virtual_time import later_than

if TYPE_CHECKING:
    from tools.faults.server import Server
    from tools.faults.world import World

_MOST_WAITING = 64
_KERNEL = 256
"""Bytes that the system buffers before a server has to keep what is not read."""
_FASTEST, _SLOWEST = 0.001, 0.08


class End(Protocol):
    """The client's side of a connection."""

    number: int
    key: str
    stalled: bool

    def hear(self, connection: "Connection", text: str) -> None:
        """Handle a message."""
        ...

    def lost(self, connection: "Connection") -> None:
        """Handle the end of the connection."""
        ...


class Connection:
    """One WebSocket, both sides of it; to a server, it is a `DirectConnection`."""

    def __init__(
        self, world: "World", server: "Server", client: End, table: str, since: int | None
    ) -> None:
        self._world = world
        self.server = server
        self.client = client
        self.table = table
        self._process = server.process
        self._source = random.Random(f"net/{world.plan.seed}/{client.number}/{world.next_number()}")
        self._since = since
        self._hear: Hear | None = None
        self._inbox: deque[str] = deque()
        self._busy = self._hearing = False
        self._endings: list[Callable[[], None]] = []
        self._ended = self._lost = False
        self._last_in = self._last_out = 0.0
        self._unread: deque[str] = deque()
        self._unread_bytes = 0
        self.sent: dict[str, float] = {}
        """When each request was last sent here."""
        self._to_server(self._open)

    # What a server sees.

    @property
    def is_taken(self) -> bool:
        """Whether somebody listens."""
        return self._hear is not None

    def listen(self, hear: Hear) -> None:
        """Pass messages to `hear`, each when the previous one is answered."""
        self._hear = hear
        self._hear_next()

    def answered(self) -> None:
        """Pass on the next message."""
        self._busy = False
        if not self._hearing and self._inbox:
            self._hear_next()

    def when_ended(self, then: Callable[[], None]) -> None:
        """Call back when the connection is lost."""
        if self._ended:
            then()
        else:
            self._endings.append(then)

    def unread_bytes(self) -> int:
        """Return how many bytes are unread, beyond what the system buffers."""
        return max(0, self._unread_bytes - _KERNEL)

    def send_frame(self, frame: bytes, most_unread: int) -> bool:
        """Send a message to the client; return False if too much would be unread."""
        if self._ended:
            return True
        unread = self.unread_bytes()
        if unread and unread + len(frame) > most_unread:
            return False
        size = frame[1]
        self._send(frame[2 if size < 126 else 4 if size == 126 else 10 :].decode())
        return True

    def end(self, _code: int) -> None:
        """Close the connection from the server's side."""
        self._end()
        self._to_client(self._lose)

    def _hear_next(self) -> None:
        assert self._hear is not None
        self._hearing = True
        while self._inbox and not self._busy and not self._ended:
            self._busy = True
            if not self._hear(self._inbox.popleft()):
                self.end(0)
        self._hearing = False

    def _open(self) -> None:
        self._world.loop.create_task(self._serve())

    async def _serve(self) -> None:
        scope: dict[str, Any] = {
            "type": "websocket",
            "app": SimpleNamespace(state=SimpleNamespace(services=self.server.services)),
            "headers": [(b"cookie", f"{COOKIE}={self.client.key}".encode())],
            "query_string": b"" if self._since is None else b"since=%d" % self._since,
            "client": (f"10.0.0.{self.client.number % 250}", 1),
            "extensions": {},
        }
        offer(scope, self)
        try:
            await watch_table(WebSocket(scope, _receive, self._answer), self.table)
        except MEANT:
            pass
        except Exception as error:
            self._world.wrong("unexpected", f"a socket could not be served: {error!r}")
        if not self.is_taken:
            self.end(0)

    async def _answer(self, message: MutableMapping[str, Any]) -> None:
        if message["type"] == "websocket.send":
            self._send(message["text"])

    def _send(self, text: str) -> None:
        self._world.oracle.see(self, text)
        if self.client.stalled:
            self._unread.append(text)
            self._unread_bytes += len(text)
            most = self.server.settings.limits.waiting_bytes + _KERNEL
            if self._unread_bytes > most + max(map(len, self._unread)):
                self._world.wrong("unbounded", f"{self._unread_bytes} bytes wait for a client")
        else:
            self._to_client(self._deliver, text)

    def _end(self) -> None:
        """Handle the end of the connection on the server's side."""
        if self._ended:
            return
        self._ended = True
        self._inbox.clear()
        while self._endings:
            self._endings.pop()()

    # What a client sees.

    def send(self, text: str, request: str | None = None) -> None:
        """Send a message to the server."""
        if request is not None:
            self.sent[request] = self._world.loop.time()
        self._to_server(self._take, text)

    def read_on(self) -> None:
        """Read the waiting messages."""
        while self._unread:
            self._to_client(self._deliver, self._unread.popleft())
        self._unread_bytes = 0

    def cut(self) -> None:
        """Lose the connection; each side notices it at a different time."""
        self._to_server(self._end)
        self._to_client(self._lose)

    def drop(self) -> None:
        """Notice that the server is gone."""
        self._to_client(self._lose)

    def _take(self, text: str) -> None:
        if self._ended:
            return
        self._inbox.append(text)
        if len(self._inbox) > _MOST_WAITING * 8:
            self._world.wrong("unbounded", "messages of a client pile up")
        if self._hear is not None and not self._busy:
            self._hear_next()

    def _deliver(self, text: str) -> None:
        if not self._lost:
            self.client.hear(self, text)

    def _lose(self) -> None:
        if not self._lost:
            self._lost = True
            self.client.lost(self)

    def _delay(self) -> float:
        return self._world.loop.time() + self._source.uniform(_FASTEST, _SLOWEST)

    def _to_server(self, then: Callable[..., None], *args: Any) -> None:
        self._last_in = later_than(self._last_in, self._delay())
        self._world.loop.call_at(self._last_in, then, *args, context=self._process.context)

    def _to_client(self, then: Callable[..., None], *args: Any) -> None:
        self._last_out = later_than(self._last_out, self._delay())
        self._world.loop.call_at(self._last_out, then, *args, context=self._world.context)


async def _receive() -> MutableMapping[str, Any]:
    return {"type": "websocket.connect"}


def written(kind: str, version: int, **data: Any) -> str:
    """Return a message of a client."""
    return json.dumps({"type": kind, "version": version, "data": data})
