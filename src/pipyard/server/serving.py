"""Running the server: an address that is free, a line that tells it, a clean end."""

import asyncio
import socket
import sys
from collections.abc import Callable
from contextlib import closing
from threading import Thread

import uvicorn

from pipyard.core import jit
from pipyard.core.errors import PipyardError
from pipyard.server.app import create_app
from pipyard.server.settings import Settings

USUAL_PORT = 8017
_LARGEST_MESSAGE = 65_536
_SECONDS_TO_END = 3


class PortTaken(PipyardError):
    """The port that was asked for cannot be used."""

    def __init__(self, host: str, port: int, reason: str) -> None:
        super().__init__(
            "address/taken",
            f"Cannot listen on {host}, port {port}: {reason}. Choose another with --port, or leave"
            " it out to get a free one.",
        )


def listen(host: str, port: int | None) -> socket.socket:
    """Open a listening socket: on the port asked for, else the usual one, else any free one."""
    if port is not None:
        return _bind(host, port)
    try:
        return _bind(host, USUAL_PORT)
    except PortTaken:
        return _bind(host, 0)


def address_of(listening: socket.socket) -> str:
    """Return the address to open in a browser on this machine."""
    host, port = listening.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = "localhost"
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def serve(settings: Settings, listening: socket.socket, announce: Callable[[], None]) -> bool:
    """Serve until told to stop, announcing when the server answers; False if it never did.

    A data folder that cannot be used is refused before anything starts.
    """
    app = create_app(settings)
    asyncio.run(app.state.database.open())
    config = uvicorn.Config(
        app,
        lifespan="on",
        log_level="warning",
        access_log=False,
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=_LARGEST_MESSAGE,
        timeout_graceful_shutdown=_SECONDS_TO_END,
    )
    server = _AnnouncingServer(config, announce)
    with closing(listening):
        server.run(sockets=[listening])
    return server.started


class _AnnouncingServer(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, announce: Callable[[], None]) -> None:
        super().__init__(config)
        self._announce = announce

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            Thread(target=_load_rules, name="pipyard-rules", daemon=True).start()
            self._announce()


def _load_rules() -> None:
    """Read the compiled rules from the cache while the first page is on its way to the browser."""
    for entry in jit.ENTRIES:
        entry.compile()


def _bind(host: str, port: int) -> socket.socket:
    try:
        family, kind, protocol, _name, place = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        listening = socket.socket(family, kind, protocol)
    except OSError as error:
        raise PortTaken(host, port, _reason(error)) from None
    try:
        if sys.platform != "win32":
            # A server that was killed leaves its port unusable for a minute without this.
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(place)
        listening.listen()
    except OSError as error:
        listening.close()
        raise PortTaken(host, port, _reason(error)) from None
    return listening


def _reason(error: OSError) -> str:
    return (error.strerror or str(error)).lower()
