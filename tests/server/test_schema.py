"""Requests generated from the API's own description: no errors, only documented responses."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx2
import pytest

from tests.e2e.serving import ServerProcess
from tests.server.patience import PATIENCE
from tests.server.test_api import AGAINST_BOT

# One worker runs all of these, because they share a server.
pytestmark = pytest.mark.xdist_group("schema")
_BOUNDED = "--max-examples 10 --generation-deterministic --suppress-health-check all"
_PATIENT = f"--request-timeout {PATIENCE}"
# The rules of a game refuse much that a schema cannot express; and a version that a new table does
# not have gets a 404, though the table exists.
_LEFT_OUT = "positive_data_acceptance,ensure_resource_availability"
_CHECKS = f"--exclude-checks {_LEFT_OUT} --continue-on-failure --no-color"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    process = ServerProcess(tmp_path_factory.mktemp("schema"), "--no-rates", seed="schema")
    process.start()
    yield process
    process.stop()


def run(server: ServerProcess, folder: Path, *options: str) -> str:
    """Run schemathesis against the server; return its output."""
    command = [
        sys.executable,
        "-m",
        "schemathesis.cli",
        "run",
        *f"{_BOUNDED} {_PATIENT} {_CHECKS}".split(),
    ]
    ended = subprocess.run(
        [*command, *options, f"{server.address}/api/openapi.json"],
        cwd=folder,
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE,
        check=False,
    )
    assert ended.returncode == 0, ended.stdout + ended.stderr
    return ended.stdout


def test_no_fault_and_no_answer_that_is_not_described(
    server: ServerProcess, tmp_path: Path
) -> None:
    assert "Stateful" in run(server, tmp_path)


def test_neither_at_a_table_where_there_is_a_game(server: ServerProcess, tmp_path: Path) -> None:
    with httpx2.Client(base_url=server.address, timeout=PATIENCE) as client:
        table = client.post("/api/tables", json=AGAINST_BOT).json()["table"]
        key = client.cookies["pipyard_guest"]
        (tmp_path / "schemathesis.toml").write_text(f'[parameters]\n"path.table_id" = "{table}"\n')
        host = ("--header", f"Cookie: pipyard_guest={key}", "--phases", "coverage,fuzzing")
        about = ("--include-path-regex", "table_id", "--exclude-method", "DELETE")
        # It reports its own requests as wrong after it has put our table into them.
        checked = ("--exclude-checks", f"{_LEFT_OUT},negative_data_rejection")
        before = client.get(f"/api/tables/{table}").json()["version"]
        run(server, tmp_path, *host, *about, *checked)
        assert client.get(f"/api/tables/{table}").json()["version"] > before


def test_everything_is_described_in_words(server: ServerProcess) -> None:
    document = httpx2.get(f"{server.address}/api/openapi.json", timeout=PATIENCE).json()
    tags = {tag["name"] for tag in document["tags"]}
    operations = [one for path in document["paths"].values() for one in path.values()]
    assert len(operations) > 10
    assert [one["operationId"] for one in operations if not set(one["tags"]) <= tags] == []
    assert [one["operationId"] for one in operations if one["summary"].endswith(".")] == []
    assert document["components"]["securitySchemes"]["guest"]["in"] == "cookie"


def test_its_examples_are_accepted(server: ServerProcess) -> None:
    document = httpx2.get(f"{server.address}/api/openapi.json", timeout=PATIENCE).json()
    tried = 0
    for path, operations in document["paths"].items():
        for method, operation in operations.items():
            body = operation.get("requestBody", {}).get("content", {}).get("application/json", {})
            for example in body.get("examples", {}).values():
                if "{" not in path:
                    address = f"{server.address}{path}"
                    answer = httpx2.request(
                        method.upper(), address, json=example["value"], timeout=PATIENCE
                    )
                    assert answer.is_success, answer.text
                    tried += 1
    assert tried > 3
