"""Running the server until it is told to stop, and a clean end."""

import asyncio
import gc
import logging
import os
import signal
import socket
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import (
    AbstractAsyncContextManager,
    AbstractContextManager,
    AsyncExitStack,
    closing,
    contextmanager,
    nullcontext,
    suppress,
)
from functools import partial
from types import FrameType
from typing import cast

import uvicorn
from fastapi import FastAPI
from uvicorn.server import HANDLED_SIGNALS

from pipyard.core import jit
from pipyard.server.app import create_app
from pipyard.server.connections import Bounds, HttpConnection, SocketConnection
from pipyard.server.listening import listen_for_metrics
from pipyard.server.log_lines import event, write_log
from pipyard.server.metrics.serving import MetricsPage, serving_metrics
from pipyard.server.origin import KnownHosts
from pipyard.server.request_log import RequestLog
from pipyard.server.services import Services
from pipyard.server.settings import Settings

if sys.platform != "win32":
    import resource

_logger = logging.getLogger(__name__)
_LARGEST_MESSAGE = 65_536
_SECONDS_TO_END = 3
_ENDED_AT_ONCE = 130
_GARBAGE_THRESHOLDS = (20_000, 20, 50)
_SECONDS_BETWEEN_THREADS = 0.0005
"""After which a thread that works beside the event loop lets it go on: Python's own 5 ms would be
waited for several times in the course of one move."""


def serve(
    settings: Settings,
    listening: socket.socket,
    announce: Callable[[], None],
    part: Callable[[], None],
) -> bool:
    """Serve until told to stop, announcing when the server answers; False if it never did.

    A data folder that cannot be used is refused before anything starts. `part` is called when
    the end begins: open sockets are told, what was begun is finished and stored.
    """
    write_log(settings.log_level, settings.log_format)
    with _listening_for_metrics(settings) as metrics:
        app = create_app(settings)
        asyncio.run(app.state.database.open())
        _allow_many_files()
        server = _Server(_config(settings, app), announce, part)
        if metrics is not None:
            read = app.state.services.measured.metrics
            page = MetricsPage(read, KnownHosts(settings.hosts))
            server.beside = partial(serving_metrics, page, metrics, settings.limits)
        server.run(sockets=[listening])
    return server.started


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


def _config(settings: Settings, app: FastAPI) -> uvicorn.Config:
    reached: Services = app.state.services
    refusals = reached.measured.counts.refusals
    bounds = Bounds(settings.limits, reached.rates, settings.trusted_proxies, refusals)
    return uvicorn.Config(
        RequestLog(app) if settings.log_level == "info" else app,
        lifespan="on",
        # Uvicorn's own lines would hold addresses, and with them the links of private tables.
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=list(settings.trusted_proxies),
        # uvicorn takes anything that makes a protocol, though it says a class.
        http=cast("type[asyncio.Protocol]", partial(HttpConnection, bounds=bounds)),
        ws=cast("type[asyncio.Protocol]", partial(SocketConnection, bounds=bounds)),
        ws_max_size=_LARGEST_MESSAGE,
        # Compressing costs more time than small messages take on their way, and memory by socket.
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=_SECONDS_TO_END,
    )


class _Server(uvicorn.Server):
    def __init__(
        self, config: uvicorn.Config, announce: Callable[[], None], part: Callable[[], None]
    ) -> None:
        super().__init__(config)
        self._announce = announce
        self._part = part
        self.beside: Callable[[], AbstractAsyncContextManager[None]] = nullcontext
        """What is served beside the application, for as long as it is."""
        self._end_of_beside = AsyncExitStack()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            await self._end_of_beside.enter_async_context(self.beside())
            _look_for_garbage_seldom()
            sys.setswitchinterval(_SECONDS_BETWEEN_THREADS)
            threading.Thread(target=jit.make_ready, name="pipyard-rules", daemon=True).start()
            self._announce()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._part()
        await super().shutdown(sockets)
        await self._end_of_beside.aclose()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Hear signals as uvicorn does; it would raise them again at the end, and so fail."""
        before = {number: signal.signal(number, self.handle_exit) for number in HANDLED_SIGNALS}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    def handle_exit(self, sig: int, _frame: FrameType | None) -> None:
        """Begin the end; whoever asks twice at the terminal does not want to wait for it."""
        if self.should_exit and sig == signal.SIGINT:
            # Nothing acknowledged is lost: it is on the disk.
            os._exit(_ENDED_AT_ONCE)
        self.should_exit = True


def _look_for_garbage_seldom() -> None:
    """Leave what is here from the start out of every search for garbage, and search less often.

    Tables and sockets hold no circles; searching among them took an eighth of a busy server's time.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_GARBAGE_THRESHOLDS)


def _allow_many_files() -> None:
    """Take as many connections as the system allows; many give a process 1,024 at first."""
    if sys.platform != "win32":
        _soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
