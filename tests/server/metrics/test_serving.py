"""The port for metrics: its one page, who has access, and a whole server with it."""

import re
import socket
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import httpx2
import pytest

from pipyard.server import serving
from pipyard.server.limits import USUAL_LIMITS
from pipyard.server.listening import PortTaken, listen_for_metrics
from pipyard.server.metrics.exposition import CONTENT_TYPE, Metric, gauge
from pipyard.server.metrics.serving import MetricsPage, serving_metrics
from pipyard.server.origin import KnownHosts
from pipyard.server.settings import Settings
from pipyard.server.workers import _own, _serve
from tests.server.patience import PATIENCE
from tools.serving import ServerProcess


def nothing_but_one() -> Sequence[Metric]:
    return [gauge("one", "One.", 1)]


async def test_there_is_one_page_for_whoever_knows_the_name() -> None:
    page = MetricsPage(nothing_but_one, KnownHosts(()))
    with listen_for_metrics("127.0.0.1", 0) as listening:
        address = f"http://127.0.0.1:{listening.getsockname()[1]}"
        async with (
            serving_metrics(page, listening, USUAL_LIMITS),
            httpx2.AsyncClient(base_url=address, timeout=PATIENCE) as client,
        ):
            answer = await client.get("/metrics")
            assert (answer.status_code, answer.headers["content-type"]) == (200, CONTENT_TYPE)
            assert answer.text == "# HELP one One.\n# TYPE one gauge\none 1\n"
            assert (await client.get("/")).status_code == 404
            assert (await client.post("/metrics")).status_code == 405
            foreign = await client.get("/metrics", headers={"host": "evil.example"})
            assert (foreign.status_code, foreign.json()["code"]) == (421, "request/unknown-host")


def test_a_port_that_is_taken_is_told_with_the_setting_that_names_it() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(PortTaken, match="--metrics-port") as refused:
            listen_for_metrics("127.0.0.1", port)
    assert refused.value.code == "address/taken"


def test_each_worker_has_a_port_of_its_own(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path)
    assert _own(settings, 1).metrics_port is None
    ports = [_own(Settings(data=tmp_path, metrics_port=first), 2).metrics_port for first in (0, 9)]
    assert ports == [0, 11]


@pytest.mark.parametrize("port", [65_536, None])
def test_a_worker_whose_port_cannot_be_had_serves_players_all_the_same(
    port: int | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    served = []

    def serve(settings: Settings, *_given: object, **_rest: object) -> None:
        if settings.metrics_port is not None:
            listen_for_metrics(settings.metrics_host, settings.metrics_port).close()
        served.append(settings.metrics_port)

    monkeypatch.setattr(serving, "serve", serve)
    with socket.create_server(("127.0.0.1", 0)) as taken:
        settings = Settings(data=tmp_path, metrics_port=port or taken.getsockname()[1])
        _serve(settings, taken)
    assert served == [None]


def test_a_server_serves_them_at_a_port_of_this_machine(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, "--metrics-port", "0", "--log-level", "info")
    server.start()
    said = re.search(
        r"http://127\.0\.0\.1:(\d+)/metrics", (tmp_path / "server.log").read_text("utf-8")
    )
    assert said is not None
    with httpx2.Client(timeout=PATIENCE) as client:
        metrics = client.get(said[0]).text
        assert "pipyard_moves_stored_total 0\n" in metrics
        if sys.platform == "linux":
            resident = re.search(r"^process_resident_memory_bytes (\d+)$", metrics, re.MULTILINE)
            assert resident is not None
            assert int(resident[1]) > 1_000_000
        assert "pipyard_" not in client.get(f"{server.address}/metrics").text
    # The client has gone, but one that stays connected must not delay the end either.
    with socket.create_connection(("127.0.0.1", int(said[1]))):
        assert server.stop() == 0


def test_the_command_says_what_to_do_where_the_port_is_taken(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        command = [sys.executable, "-m", "pipyard.cli", "serve", "--no-browser", "--port", "0"]
        command += ["--data", str(tmp_path / "data"), "--metrics-port", port]
        ended = subprocess.run(
            command, capture_output=True, encoding="utf-8", check=False, timeout=PATIENCE
        )
    assert ended.returncode == 1
    assert "--metrics-port" in ended.stderr
    assert "Traceback" not in ended.stderr
