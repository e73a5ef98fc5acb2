"""The web client: files built by vite, and one page for every address the client knows."""

import re
from pathlib import Path

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocketClose

from pipyard.core.registry import game_names

_FOREVER = "public, max-age=31536000, immutable"
_ALWAYS_ASK = "no-cache"
_PROGRAMS = ("api/", "ws/")
_PRESSED = {"br": ".br", "gzip": ".gz"}
"""The compressed forms that the build makes of each file, the best first."""
_PAGES = (
    *("carry", "join", "me", "me/games", "new", "practice", "privacy", "settings"),
    *(f"{about}/{game}" for about in ("learn", "rules") for game in game_names()),
)
_SCRIPT = re.compile(r'<script type="module"[^>]* src="([^"]+)"')
_MISSING = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Pipyard</title>
<h1>The web client is not built yet</h1>
<p>Stop this server and run <code>make play</code> in Pipyard's folder: it builds the client and
starts the server again. The API for programs already works; its description is
<a href="/api/openapi.json">here</a>.</p>
</html>
"""


class WebClient(StaticFiles):
    """Serves the built client; files with a hash in their name may be cached forever."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder, check_dir=False)
        self._folder = folder

    async def check_config(self) -> None:
        """Accept a client that is not built; the page says so."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve what no route has served; this is never a socket."""
        if scope["type"] == "websocket":
            await WebSocketClose()(scope, receive, send)
            return
        await super().__call__(scope, receive, send)

    def serves(self, scope: Scope) -> bool:
        """Return whether a request can only be for a page of the client or a file of a page."""
        path = self.get_path(scope)
        return path == "." or path.startswith("assets/") or _is_known(path)

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Return a file, or the client's page, which shows what the address means."""
        if scope["method"] not in ("GET", "HEAD"):
            raise HTTPException(405)
        try:
            if path in (".", "index.html"):
                return self._front_page(200, scope)
            pressed, coding = self._pressed(path, scope)
            response = await super().get_response(pressed, scope)
        except HTTPException as error:
            if error.status_code != 404 or path.startswith(_PROGRAMS) or not _wants_page(scope):
                raise
            return self._front_page(200 if _is_known(path) else 404, scope)
        response.headers["cache-control"] = _FOREVER if path.startswith("assets/") else _ALWAYS_ASK
        response.headers.update(coding)
        return response

    def _front_page(self, status: int, scope: Scope) -> Response:
        if not (self._folder / "index.html").is_file():
            return HTMLResponse(_MISSING, 503)
        pressed, coding = self._pressed("index.html", scope)
        headers = {"cache-control": _ALWAYS_ASK, **coding}
        return FileResponse(self._folder / pressed, status, headers, "text/html")

    def _pressed(self, path: str, scope: Scope) -> tuple[str, dict[str, str]]:
        """Return a compressed form of a file that the client accepts, and the headers for it."""
        offered = Headers(scope=scope).get("accept-encoding", "").split(",")
        understood = {coding.partition(";")[0].strip() for coding in offered}
        vary = {"vary": "accept-encoding"}
        for coding, ending in _PRESSED.items():
            if coding in understood and (self._folder / f"{path}{ending}").is_file():
                return f"{path}{ending}", {"content-encoding": coding, **vary}
        return path, vary


def script_of(folder: Path) -> str | None:
    """Return the script that the client's page starts with, or None if the client is not built."""
    try:
        page = (folder / "index.html").read_text(encoding="utf-8")
    except OSError:
        return None
    found = _SCRIPT.search(page)
    return found[1] if found else None


def _is_known(path: str) -> bool:
    return path.startswith("t/") or path in _PAGES


def _wants_page(scope: Scope) -> bool:
    return "text/html" in Headers(scope=scope).get("accept", "")
