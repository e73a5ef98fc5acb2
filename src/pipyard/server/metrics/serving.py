"""A separate port for metrics, so that the players' port shows none of them."""

import asyncio
import socket
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from http import HTTPStatus

import uvicorn
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.types import Receive, Scope, Send
from uvicorn.server import ServerState

from pipyard.server.connections import Bounds, HttpConnection
from pipyard.server.errors import Refused
from pipyard.server.limits import Limits
from pipyard.server.metrics.exposition import CONTENT_TYPE, Metric, written
from pipyard.server.middleware import answer
from pipyard.server.origin import KnownHosts

PATH = "/metrics"
_ELSEWHERE = Refused("page/unknown", f"There is nothing but {PATH} at this port.")
_UNKNOWN_HOST = Refused(
    "request/unknown-host",
    "This server does not have that name. Its owner can allow the name.",
)


class MetricsPage:
    """The only page at the port."""

    def __init__(self, read: Callable[[], Iterable[Metric]], hosts: KnownHosts) -> None:
        self._read = read
        self._hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        await self._answer(Request(scope))(scope, receive, send)

    def _answer(self, request: Request) -> Response:
        # A web page that points its own name at this machine must not read them.
        if request.headers.get("host", "") not in self._hosts:
            return answer(_UNKNOWN_HOST)
        if request.url.path != PATH:
            return answer(_ELSEWHERE)
        if request.method not in ("GET", "HEAD"):
            return Response(status_code=HTTPStatus.METHOD_NOT_ALLOWED, headers={"allow": "GET"})
        headers = {"content-type": CONTENT_TYPE, "cache-control": "no-store"}
        return PlainTextResponse(written(self._read()), headers=headers)


@asynccontextmanager
async def serving_metrics(
    page: MetricsPage, listening: socket.socket, limits: Limits
) -> AsyncIterator[None]:
    """Serve at a socket within the context, in the current event loop."""
    state, bounds = ServerState(), Bounds(limits)
    config = uvicorn.Config(
        page, lifespan="off", ws="none", log_config=None, access_log=False, server_header=False
    )
    config.load()

    def connect() -> HttpConnection:
        return HttpConnection(config=config, server_state=state, app_state={}, bounds=bounds)

    server = await asyncio.get_running_loop().create_server(connect, sock=listening)
    try:
        yield
    finally:
        server.close()
        for connection in list(state.connections):
            connection.shutdown()
