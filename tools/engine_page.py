"""The rules built separately for Node and browsers, and a page with them to serve."""

import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from pipyard.core import modules
from pipyard.server.middleware import HEADERS
from tools import stamps
from tools.client import WEB, node, node_environment
from tools.console import ROOT

BUILT = ROOT / "test-results" / "engine"


def build_page() -> None:
    """Build `web/src/engine` and what it needs, unless nothing has changed since.

    Tests that run in parallel need the same page: one of them builds it, and the others wait.
    """
    with stamps.one_at_a_time("engine-lock"):
        _build_page()


def _build_page() -> None:
    folders = [WEB / "src" / name for name in ("engine", "lib", "play", "replay")]
    sources = [path for folder in folders for path in folder.rglob("*")]
    built_by = [WEB / name for name in ("engine.config.ts", "rules.ts")]
    files = [path for path in (*sources, *built_by, *modules.FOLDER.iterdir()) if path.is_file()]
    current = stamps.fingerprint(files)
    if stamps.is_fresh("engine", current, BUILT / "index.html"):
        return
    vite = ["node_modules/vite/bin/vite.js", "build", "--config", "engine.config.ts"]
    subprocess.run([str(node()), *vite], cwd=WEB, env={**node_environment()}, check=True)
    stamps.mark("engine", current)


class _Handler(SimpleHTTPRequestHandler):
    """Serves files with the same policy as the server."""

    def end_headers(self) -> None:
        for name, value in HEADERS.items():
            self.send_header(name, value)
        super().end_headers()

    def log_message(self, *_: Any) -> None:
        """Print nothing."""


@contextmanager
def serving_page() -> Iterator[str]:
    """Serve the page, and yield its address."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Handler, directory=str(BUILT)))
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/"
    finally:
        server.shutdown()
        server.server_close()
