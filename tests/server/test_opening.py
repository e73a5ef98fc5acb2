"""The first second of a server: what is answered before everything is loaded, and what waits."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx2
import pytest
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from pipyard.server.client import WebClient
from pipyard.server.middleware import Guard
from pipyard.server.opening import Opening
from pipyard.server.origin import KnownHosts
from pipyard.server.rates import Turnstile

PAGE = {"accept": "text/html"}


@dataclass
class Loading:
    """An application that loads when a test says so, and records its requests."""

    folder: Path
    may_load: asyncio.Event = field(default_factory=asyncio.Event)
    ended: bool = False
    asked: list[str] = field(default_factory=list)
    failed: int = 0

    def __post_init__(self) -> None:
        (self.folder / "assets").mkdir(parents=True)
        (self.folder / "index.html").write_text("the page", encoding="utf-8")
        (self.folder / "assets" / "start.js").write_text("the script", encoding="utf-8")
        client = WebClient(self.folder)
        guarded = Guard(client, KnownHosts(()), Turnstile(None), Counter())
        self.opening = Opening(client, guarded, self.application)
        self.opening.begin(self.fail)

    def fail(self) -> None:
        self.failed += 1

    @asynccontextmanager
    async def application(self) -> AsyncIterator[ASGIApp]:
        await self.may_load.wait()
        try:
            yield self.answer
        finally:
            self.ended = True

    async def answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.asked.append(scope["path"])
        if scope["type"] == "http":
            await PlainTextResponse("the application")(scope, receive, send)

    def browser(self) -> httpx2.AsyncClient:
        transport = httpx2.ASGITransport(app=self.opening)
        return httpx2.AsyncClient(transport=transport, base_url="http://localhost", headers=PAGE)


async def steps() -> None:
    """Let everything run that does not need anything from outside."""
    for _ in range(20):
        await asyncio.sleep(0)


async def test_a_page_and_its_script_are_there_before_the_application(tmp_path: Path) -> None:
    loading = Loading(tmp_path / "client")
    async with loading.browser() as browser:
        for path in ("/", "/t/secret", "/rules/spots"):
            page = await browser.get(path)
            assert (page.status_code, page.text) == (200, "the page")
            assert "content-security-policy" in page.headers
        script = await browser.get("/assets/start.js")
        assert (script.text, script.headers["cache-control"]) == (
            "the script",
            "public, max-age=31536000, immutable",
        )
        assert (await browser.get("/", headers={"host": "evil.example"})).status_code == 421
    assert loading.asked == []
    loading.may_load.set()
    await loading.opening.end()


@pytest.mark.parametrize("path", ["/api/me", "/healthz", "/assets/missing.js", "/nowhere"])
async def test_all_else_waits_for_the_application(path: str, tmp_path: Path) -> None:
    loading = Loading(tmp_path / "client")
    async with loading.browser() as browser:
        asked = asyncio.create_task(browser.get(path, headers={"accept": "*/*"}))
        await browser.get("/")
        await steps()
        assert not asked.done()
        loading.may_load.set()
        assert (await asked).text == "the application"
        assert (await browser.get("/")).text == "the application"
    assert loading.asked == [path, "/"]
    assert not loading.ended
    await loading.opening.end()
    assert (loading.ended, loading.failed) == (True, 0)


async def test_a_socket_waits_and_whoever_leaves_meanwhile_takes_it_from_nobody(
    tmp_path: Path,
) -> None:
    loading = Loading(tmp_path / "client")
    silent: Any = None
    sockets = [
        asyncio.ensure_future(
            loading.opening({"type": "websocket", "path": f"/ws/tables/{name}"}, silent, silent)
        )
        for name in ("one", "two")
    ]
    await steps()
    sockets[0].cancel()
    loading.may_load.set()
    await sockets[1]
    assert loading.asked == ["/ws/tables/two"]
    await loading.opening.end()


async def test_where_it_cannot_be_loaded_the_server_is_told_and_nobody_waits_for_ever(
    tmp_path: Path,
) -> None:
    loading = Loading(tmp_path / "client")

    async def load() -> ASGIApp:
        await loading.may_load.wait()
        raise OSError("The disk is gone.")

    @asynccontextmanager
    async def broken() -> AsyncIterator[ASGIApp]:
        yield await load()

    ended = Opening(WebClient(loading.folder), loading.answer, broken)
    ended.begin(loading.fail)
    silent: Any = None
    waiting = asyncio.ensure_future(
        ended({"type": "http", "method": "GET", "path": "/api/me"}, silent, silent)
    )
    await steps()
    loading.may_load.set()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    assert loading.failed == 1
    with pytest.raises(OSError, match="The disk is gone"):
        await ended.end()
    await loading.opening.end()


async def test_an_end_before_all_is_loaded_is_clean(tmp_path: Path) -> None:
    loading = Loading(tmp_path / "client")
    await steps()
    ending = asyncio.create_task(loading.opening.end())
    await steps()
    assert not ending.done()
    loading.may_load.set()
    await ending
    assert (loading.ended, loading.failed) == (True, 0)
