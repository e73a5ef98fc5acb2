"""The command itself, as a process: what it prints, how it ends, what it stores."""

import json
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx2
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.e2e.serving import ServerProcess
from tests.server.patience import PATIENCE
from tests.server.test_api import AGAINST_BOT
from tools.event_players import Follower

# One worker runs all of these, because they share a server.
pytestmark = pytest.mark.xdist_group("serving")


@pytest.fixture(scope="module")
def process(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    process = ServerProcess(tmp_path_factory.mktemp("serving"), seed="serving")
    yield process
    process.stop()


@pytest.fixture
def server(process: ServerProcess) -> ServerProcess:
    """Use the server for this test, too; if another test has stopped it, start it again."""
    if not process.is_running:
        process.start()
    return process


def open_socket(server: ServerProcess, table: str, key: str) -> ClientConnection:
    address = f"ws://127.0.0.1:{server.port}/ws/tables/{table}"
    return connect(
        address, open_timeout=PATIENCE, additional_headers={"Cookie": f"pipyard_guest={key}"}
    )


def receive(opened: ClientConnection, kind: str) -> dict[str, Any]:
    message: dict[str, Any] = json.loads(opened.recv(timeout=PATIENCE))
    assert message["type"] == kind, message
    return message


def follow(opened: ClientConnection) -> Follower:
    """Follow a table from the first message of its socket."""
    follower = Follower()
    follower.hear(receive(opened, "table_opened"))
    return follower


def act(opened: ClientConnection, follower: Follower, request: str) -> None:
    """Do the first legal action and read messages until the bot has answered it."""
    ((seat, numbers),) = follower.legal().items()
    opened.send(follower.act(request, seat, numbers[0]))
    while request not in follower.answered or not follower.legal():
        follower.hear(receive(opened, "happened"))


def test_a_game_is_brought_in_by_the_command_itself(server: ServerProcess) -> None:
    """The process that checks it starts by importing what the command was started with."""
    with httpx2.Client(base_url=server.address, timeout=PATIENCE) as client:
        table = client.post("/api/tables", json=AGAINST_BOT).json()["table"]
        log = client.get(f"/api/tables/{table}/log").json()
        assert client.post("/api/imports", json=log).status_code == 201
    assert server.stop() == 0


def test_every_acknowledged_move_survives_a_kill(server: ServerProcess) -> None:
    with httpx2.Client(base_url=server.address, timeout=PATIENCE) as client:
        table = client.post("/api/tables", json=AGAINST_BOT).json()["table"]
        key = client.cookies["pipyard_guest"]
    with open_socket(server, table, key) as opened:
        before = follow(opened)
        for number in range(10):
            seen = before.version
            act(opened, before, f"request-{number}")
        server.kill()
    server.start()
    with open_socket(server, table, key) as opened:
        again = follow(opened)
        assert (again.version, again.check) == (before.version, before.check)
        assert again.legal() == before.legal()
        ((seat, numbers),) = again.legal().items()
        opened.send(again.act("request-9", seat, numbers[0]))
        repeated = receive(opened, "happened")
        assert (repeated["data"]["request"], repeated["data"]["events"]) == ("request-9", [])
        assert seen < repeated["version"] <= before.version
        act(opened, again, "request-10")
        assert again.version > before.version


def test_the_end_is_clean_and_the_folder_free_again(server: ServerProcess) -> None:
    assert server.stop() == 0
    server.start()
    assert httpx2.get(f"{server.address}/api/me", timeout=PATIENCE).status_code == 200


def test_whoever_is_there_is_told_and_sigterm_is_as_clean_as_ctrl_c(server: ServerProcess) -> None:
    with httpx2.Client(base_url=server.address, timeout=PATIENCE) as client:
        table = client.post("/api/tables", json=AGAINST_BOT).json()["table"]
    with open_socket(server, table, "") as opened:
        receive(opened, "table_opened")
        assert server.end(signal.SIGTERM) == 0
        with pytest.raises(ConnectionClosed, match="1012"):
            opened.recv(timeout=PATIENCE)


def test_who_presses_ctrl_c_twice_does_not_wait_for_others(server: ServerProcess) -> None:
    with socket.create_connection(("127.0.0.1", server.port)) as slow:
        slow.sendall(
            b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
            b"Content-Length: 100\r\nExpect: 100-continue\r\n\r\n"
        )
        assert b"100 Continue" in slow.recv(64)
        assert server.end(signal.SIGINT, signal.SIGINT) == 130


def test_an_oversized_message_ends_only_its_own_socket(server: ServerProcess) -> None:
    with httpx2.Client(base_url=server.address, timeout=PATIENCE) as client:
        table = client.post("/api/tables", json=AGAINST_BOT).json()["table"]
        with open_socket(server, table, "") as opened:
            receive(opened, "table_opened")
            opened.send("x" * 100_000)
            with pytest.raises(Exception, match="1009"):
                opened.recv(timeout=PATIENCE)
        assert client.get(f"/api/tables/{table}").status_code == 200


def test_a_trusted_proxy_is_believed_and_the_log_keeps_secrets(tmp_path: Path) -> None:
    proxied = ("--public-url", "https://games.example", "--trusted-proxies", "127.0.0.1")
    server = ServerProcess(tmp_path, *proxied, "--log-level", "info")
    server.start()
    with httpx2.Client(
        base_url=server.address, headers={"X-Forwarded-Proto": "https"}, timeout=PATIENCE
    ) as client:
        answer = client.post("/api/tables", json=AGAINST_BOT)
        assert "Secure" in answer.headers["set-cookie"]
        table = answer.json()["table"]
        assert client.get(f"/api/tables/{table}").status_code == 200
        assert client.get("/api/server").json()["address"] == "https://games.example"
    assert server.stop() == 0
    log = (tmp_path / "server.log").read_text()
    assert "GET /api/tables/{table_id}: 200" in log
    assert table not in log


def test_who_is_no_proxy_is_not_believed(server: ServerProcess) -> None:
    answer = httpx2.get(
        f"{server.address}/api/me", headers={"X-Forwarded-Proto": "https"}, timeout=PATIENCE
    )
    assert "Secure" not in answer.headers["set-cookie"]


@pytest.mark.parametrize("wrong", ["folder", "port"])
def test_what_cannot_be_served_is_told_in_a_sentence(
    server: ServerProcess, tmp_path: Path, wrong: str
) -> None:
    taken = {"folder": server.folder / "data", "port": server.port}
    folder = taken["folder"] if wrong == "folder" else tmp_path / "other"
    port = taken["port"] if wrong == "port" else 0
    command = [sys.executable, "-m", "pipyard.cli", "serve", "--no-browser"]
    command += ["--data", str(folder), "--port", str(port)]
    ended = subprocess.run(
        command, capture_output=True, encoding="utf-8", check=False, timeout=PATIENCE
    )
    assert ended.returncode == 1
    assert f"--{'data' if wrong == 'folder' else 'port'}" in ended.stderr
    assert "Traceback" not in ended.stderr
