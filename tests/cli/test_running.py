"""A second server for the same games refers to the one that is running."""

import json
import sys
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread

import pytest
from typer.testing import CliRunner

from pipyard.cli import app
from pipyard.cli.running import note_address, running_at
from pipyard.server.database.sqlite import FolderInUse


class Answering(BaseHTTPRequestHandler):
    """A server with prepared responses."""

    said = b""

    def do_GET(self) -> None:
        self.send_response(200)
        self.end_headers()
        self.wfile.write(self.said if self.path == "/api/server" else b"")

    def log_message(self, *_: object) -> None:
        """Log nothing."""


@pytest.fixture
def address() -> Iterator[str]:
    Answering.said = json.dumps({"version": "1", "address": "http://here"}).encode()
    server = HTTPServer(("127.0.0.1", 0), Answering)
    thread = Thread(target=server.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    thread.join()
    server.server_close()


def test_the_server_of_a_folder_is_found(tmp_path: Path, address: str) -> None:
    assert running_at(tmp_path) is None
    note_address(tmp_path, address)
    assert running_at(tmp_path) == address


@pytest.mark.parametrize("said", [b"", b"<html>", b"7", b"{}"])
def test_another_program_at_that_address_is_not_taken_for_it(
    tmp_path: Path, address: str, said: bytes
) -> None:
    Answering.said = said
    note_address(tmp_path, address)
    assert running_at(tmp_path) is None


@pytest.mark.parametrize("noted", ["", "nonsense", "http://127.0.0.1:1", "file:///etc/passwd"])
def test_a_note_that_leads_nowhere(tmp_path: Path, noted: str) -> None:
    note_address(tmp_path, noted)
    assert running_at(tmp_path) is None


def test_the_browser_is_opened_there(
    tmp_path: Path, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []

    def refuse(*_: object, **__: object) -> bool:
        raise FolderInUse(tmp_path)

    monkeypatch.setattr(sys.modules["pipyard.cli.serve"], "_serve", refuse)
    monkeypatch.setattr("webbrowser.open", opened.append)
    monkeypatch.setattr("pipyard.cli.welcome.can_open_browser", lambda: True)
    serve = ["--lang", "en", "serve", "--data", str(tmp_path)]
    alone = CliRunner().invoke(app, serve)
    assert (alone.exit_code, opened) == (1, [])
    assert "Another Pipyard server is using" in alone.stderr
    note_address(tmp_path, address)
    second = CliRunner().invoke(app, serve)
    assert (second.exit_code, second.stdout) == (0, f"Pipyard is already running: {address}\n")
    assert opened == [address]
    assert CliRunner().invoke(app, [*serve, "--no-browser"]).exit_code == 1
    assert opened == [address]
