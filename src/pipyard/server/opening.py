"""A server's first second: pages are served while the rest of it is loading.

A browser first requests files. Loading the web framework, SQL and the messages of all games takes
several times as long as starting to serve files, and the browser needs that time to start and to
read the page's script.
"""

import asyncio
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager, suppress
from typing import TypeAlias

from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Receive, Scope, Send

from pipyard.server.client import WebClient

Application: TypeAlias = Callable[[], AbstractAsyncContextManager[ASGIApp]]
"""Loads the application and runs it within the context."""


class Opening:
    """The application and, until it is loaded, the pages; all other requests wait for it.

    `client` has the pages, and `pages` serves them as the application would.
    """

    def __init__(self, client: WebClient, pages: ASGIApp, application: Application) -> None:
        self._client = client
        self._pages = pages
        self._application = application
        self._loaded: asyncio.Future[ASGIApp]
        self._ended = asyncio.Event()
        self._running: asyncio.Task[None]

    def begin(self, failed: Callable[[], None]) -> None:
        """Start loading the application; on failure, call `failed`, and `end` raises the reason."""
        self._loaded = asyncio.get_running_loop().create_future()
        self._running = asyncio.create_task(self._run(failed))

    async def end(self) -> None:
        """End the application."""
        self._ended.set()
        await self._running

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request or a socket."""
        if not self._loaded.done() and scope["type"] == "http" and self._client.serves(scope):
            # A missing file is refused by the application, before anything is sent.
            with suppress(HTTPException):
                await self._pages(scope, receive, send)
                return
        # Others wait for the same, whatever happens to this one.
        app = await asyncio.shield(self._loaded)
        await app(scope, receive, send)

    async def _run(self, failed: Callable[[], None]) -> None:
        try:
            async with self._application() as app:
                self._loaded.set_result(app)
                await self._ended.wait()
        except BaseException:
            # Waiting requests are released when the server ends.
            self._loaded.cancel()
            failed()
            raise
