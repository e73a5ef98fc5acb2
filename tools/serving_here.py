"""A real server in a thread of this process, with a chosen client, clock and random source."""

import asyncio
import base64
import os
import random
import threading
import time
from pathlib import Path

import uvicorn
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from pipyard.server.app import create_app
from pipyard.server.settings import Settings

_OFTEN = 0.6
_MEAN_DELAY_SECONDS = 0.12


class Chance:
    """The source of a server's dice, cards and links; setting a seed repeats them."""

    def __init__(self, seed: int | str) -> None:
        self._random = random.Random(seed)

    def set_to(self, seed: int | str) -> None:
        """Restart from a seed."""
        self._random.seed(seed)

    def below(self, bound: int) -> int:
        """Draw a whole number."""
        return self._random.randrange(bound)

    def draw_bytes(self, size: int) -> bytes:
        """Draw the seed of a table."""
        return self._random.randbytes(size)

    def table_id(self, size: int) -> str:
        """Draw a link."""
        return base64.urlsafe_b64encode(self.draw_bytes(size)).rstrip(b"=").decode()


def foreseeable(folder: Path, chance: Chance, public_url: str | None = None) -> Settings:
    """Return settings of a server that counts no requests and draws from this source."""
    return Settings(
        data=folder,
        below=chance.below,
        seeds=chance.draw_bytes,
        table_ids=chance.table_id,
        rates=None,
        public_url=public_url,
    )


class SlowNetwork:
    """A server as seen over a bad network: everything arrives late, with varying delays."""

    def __init__(self, app: ASGIApp, seed: str) -> None:
        self._app = app
        self._random = random.Random(seed)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer, late."""

        async def receive_late() -> Message:
            message = await receive()
            await self._wait()
            return message

        async def send_late(message: Message) -> None:
            await self._wait()
            await send(message)

        if _is_a_pages(scope):
            await self._app(scope, receive_late, send_late)
        else:
            await self._app(scope, receive, send)

    async def _wait(self) -> None:
        if self._random.random() < _OFTEN:
            await asyncio.sleep(self._random.expovariate(1 / _MEAN_DELAY_SECONDS))


def _is_a_pages(scope: Scope) -> bool:
    """Return whether a page sends a request; a test's own setup requests are not slow."""
    if scope["type"] == "http":
        return any(name == b"sec-fetch-mode" for name, _ in scope["headers"])
    return bool(scope["type"] == "websocket")


def _networked(app: ASGIApp) -> ASGIApp:
    """Put a slow network before a server if `make shaken` requests one."""
    seed = os.environ.get("PIPYARD_SHAKEN")
    return SlowNetwork(app, seed) if seed else app


class ServerThread:
    """A server in this process; after a restart, it has the same address."""

    def __init__(self, settings: Settings, host: str = "127.0.0.1") -> None:
        self.settings = settings
        self.port = 0
        self._host = host
        self._server: uvicorn.Server | None = None
        self._thread: threading.Thread | None = None

    @property
    def address(self) -> str:
        """The address for this machine."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it and wait until it answers."""
        config = uvicorn.Config(
            _networked(create_app(self.settings)),
            host=self._host,
            port=self.port,
            log_config=None,
            ws="websockets-sansio",
            timeout_graceful_shutdown=1,
        )
        self._server = uvicorn.Server(config)
        self._thread = threading.Thread(target=self._server.run)
        self._thread.start()
        while not self._server.started:
            assert self._thread.is_alive(), "The server did not start."
            time.sleep(0.01)
        self.port = self._server.servers[0].sockets[0].getsockname()[1]

    def wait_until_idle(self) -> None:
        """Wait until no request is being answered and no socket is open."""
        assert self._server is not None
        while self._server.server_state.tasks:
            time.sleep(0.005)

    def stop(self) -> None:
        """End it; work in progress is finished."""
        server, self._server = self._server, None
        if server is not None and self._thread is not None:
            server.should_exit = True
            self._thread.join()
