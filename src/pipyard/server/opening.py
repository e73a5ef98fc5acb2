"""A server's first second: pages are served while the rest of it is being loaded.

What a browser asks for first are files. To load the web framework, SQL and the messages of all
games takes several times as long as to begin serving files, and the browser needs that time to
start and to read the page's script.
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
    """The application, and until it is loaded the pages: whatever else is asked for waits for it.

    `client` has the pages, `pages` serves them as the application would.
    """

    def __init__(self, client: WebClient, pages: ASGIApp, application: Application) -> None:
        self._client = client
        self._pages = pages
        self._application = application
        self._loaded: asyncio.Future[ASGIApp]
        self._ended = asyncio.Event()
        self._running: asyncio.Task[None]

    def begin(self, failed: Callable[[], None]) -> None:
        """Begin to load the application; if that fails, say so: `end` raises the reason."""
        self._loaded = asyncio.get_running_loop().create_future()
        self._running = asyncio.create_task(self._run(failed))

    async def end(self) -> None:
        """End the application."""
        self._ended.set()
        await self._running

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request or a socket."""
        if not self._loaded.done() and scope["type"] == "http" and self._client.serves(scope):
            # What is not there is refused by the application, before anything is sent.
            with suppress(HTTPException):
                await self._pages(scope, receive, send)
                return
        # Others wait for the same, whatever becomes of this one.
        app = await asyncio.shield(self._loaded)
        await app(scope, receive, send)

    async def _run(self, failed: Callable[[], None]) -> None:
        try:
            async with self._application() as app:
                self._loaded.set_result(app)
                await self._ended.wait()
        except BaseException:
            # Who waits is let go when the server ends.
            self._loaded.cancel()
            failed()
            raise
