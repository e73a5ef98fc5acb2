"""Running the server until it is told to stop, and shutting down cleanly."""

import asyncio
import logging
import os
import signal
import socket
import sys
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import (
    AbstractContextManager,
    AsyncExitStack,
    asynccontextmanager,
    closing,
    contextmanager,
    nullcontext,
    suppress,
)
from functools import partial
from importlib import import_module
from types import FrameType
from typing import TYPE_CHECKING, cast

import uvicorn
from starlette.types import ASGIApp
from uvicorn.server import HANDLED_SIGNALS

from pipyard.core import jit
from pipyard.server import garbage
from pipyard.server.client import WebClient
from pipyard.server.connections import Bounds, HttpConnection, SocketConnection
from pipyard.server.counting import Counts
from pipyard.server.database import Database, database_at
from pipyard.server.listening import listen_for_metrics
from pipyard.server.log_lines import event, write_log
from pipyard.server.metrics.serving import MetricsPage, serving_metrics
from pipyard.server.middleware import Guard
from pipyard.server.opening import Opening
from pipyard.server.origin import KnownHosts
from pipyard.server.rates import Turnstile
from pipyard.server.request_log import RequestLog
from pipyard.server.settings import Settings

if TYPE_CHECKING:
    from fastapi import FastAPI

if sys.platform != "win32":
    import resource

_logger = logging.getLogger(__name__)
_LARGEST_MESSAGE = 65_536
_SECONDS_TO_END = 3
_ENDED_AT_ONCE = 130
_SECONDS_BETWEEN_THREADS = 0.0005
"""The time after which a working thread lets the event loop continue.

Python's own 5 ms would be waited for several times in the course of one move.
"""


def serve(
    settings: Settings,
    listening: socket.socket,
    announce: Callable[[], None],
    part: Callable[[], None],
) -> bool:
    """Serve until told to stop, announcing when the server answers; return False if it never did.

    An unusable data folder is refused before anything starts. `part` is called when the shutdown
    begins: open sockets are informed, and work in progress is finished and stored.
    """
    garbage.share_heap()
    write_log(settings.log_level, settings.log_format)
    with _listening_for_metrics(settings) as metrics:
        database = database_at(settings.database or settings.data, settings.data)
        asyncio.run(database.open())
        _allow_many_files()
        counts, rates = Counts(), Turnstile(settings.rates)
        client = WebClient(settings.client)
        pages = Guard(client, KnownHosts(settings.hosts), rates, counts.refusals)
        bounds = Bounds(settings.limits, rates, settings.trusted_proxies, counts.refusals)
        run = partial(_application, settings, database, counts, rates, metrics)
        server = _Server(settings, bounds, Opening(client, pages, run), announce, part)
        server.run(sockets=[listening])
    return server.started


@asynccontextmanager
async def _application(
    settings: Settings,
    database: Database,
    counts: Counts,
    rates: Turnstile,
    metrics: socket.socket | None,
) -> AsyncIterator["FastAPI"]:
    """Load the application and run it within the context, with metrics at a separate socket."""
    with garbage.left_lying():
        module = await asyncio.to_thread(import_module, "pipyard.server.app")
    app: FastAPI = module.create_app(settings, database, counts, rates)
    async with app.router.lifespan_context(app), AsyncExitStack() as beside:
        if metrics is not None:
            page = MetricsPage(app.state.services.measured.metrics, KnownHosts(settings.hosts))
            await beside.enter_async_context(serving_metrics(page, metrics, settings.limits))
        garbage.look_seldom()
        threading.Thread(target=jit.make_ready, name="pipyard-rules", daemon=True).start()
        yield app


def _listening_for_metrics(
    settings: Settings,
) -> AbstractContextManager[socket.socket | None]:
    if settings.metrics_port is None:
        return nullcontext()
    opened = listen_for_metrics(settings.metrics_host, settings.metrics_port)
    host, port = opened.getsockname()[:2]
    _logger.info(
        "Metrics are at http://%s:%d/metrics.", host, port, extra=event("metrics", port=port)
    )
    return closing(opened)


def _config(settings: Settings, bounds: Bounds, app: ASGIApp) -> uvicorn.Config:
    return uvicorn.Config(
        RequestLog(app) if settings.log_level == "info" else app,
        lifespan="off",
        # Uvicorn's own lines would contain addresses, and with them the links of private tables.
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=list(settings.trusted_proxies),
        # uvicorn accepts anything that makes a protocol, although its type says a class.
        http=cast("type[asyncio.Protocol]", partial(HttpConnection, bounds=bounds)),
        ws=cast("type[asyncio.Protocol]", partial(SocketConnection, bounds=bounds)),
        ws_max_size=_LARGEST_MESSAGE,
        # Compressing takes more time than small messages take to arrive, and memory per socket.
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=_SECONDS_TO_END,
    )


class _Server(uvicorn.Server):
    def __init__(
        self,
        settings: Settings,
        bounds: Bounds,
        opening: Opening,
        announce: Callable[[], None],
        part: Callable[[], None],
    ) -> None:
        super().__init__(_config(settings, bounds, opening))
        self._opening = opening
        self._announce = announce
        self._part = part

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            sys.setswitchinterval(_SECONDS_BETWEEN_THREADS)
            self._announce()
            self._opening.begin(self._fail)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._part()
        await super().shutdown(sockets)
        await self._opening.end()

    def _fail(self) -> None:
        self.should_exit = True

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Handle signals as uvicorn does, which would raise them again at the end, and so fail."""
        before = {number: signal.signal(number, self.handle_exit) for number in HANDLED_SIGNALS}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    def handle_exit(self, sig: int, _frame: FrameType | None) -> None:
        """Start the shutdown; a second Ctrl-C at the terminal ends the process immediately."""
        if self.should_exit and sig == signal.SIGINT:
            # Nothing acknowledged is lost: it is on the disk.
            os._exit(_ENDED_AT_ONCE)
        self.should_exit = True


def _allow_many_files() -> None:
    """Allow as many connections as the system does; many systems start with 1,024."""
    if sys.platform != "win32":
        _soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
