"""Requests made up from the API's own description: no fault, and no answer it does not name."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx2
import pytest

from tests.e2e.serving import ServerProcess

_BOUNDED = "--max-examples 20 --generation-deterministic --suppress-health-check all"
# The rules of a game refuse much that a schema cannot tell from what they allow.
_CHECKS = "--exclude-checks positive_data_acceptance --continue-on-failure --no-color"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    process = ServerProcess(tmp_path, "--no-rates")
    process.start()
    yield process
    process.stop()


def test_no_fault_and_no_answer_that_is_not_described(
    server: ServerProcess, tmp_path: Path
) -> None:
    command = [
        sys.executable,
        "-m",
        "schemathesis.cli",
        "run",
        f"{server.address}/api/openapi.json",
    ]
    ended = subprocess.run(
        [*command, *_BOUNDED.split(), *_CHECKS.split()],
        cwd=tmp_path,
        capture_output=True,
        encoding="utf-8",
        timeout=300,
        check=False,
    )
    assert ended.returncode == 0, ended.stdout + ended.stderr
    assert "0 operations" not in ended.stdout


def test_everything_is_described_in_words(server: ServerProcess) -> None:
    document = httpx2.get(f"{server.address}/api/openapi.json").json()
    tags = {tag["name"] for tag in document["tags"]}
    operations = [one for path in document["paths"].values() for one in path.values()]
    assert len(operations) > 10
    assert [one["operationId"] for one in operations if not set(one["tags"]) <= tags] == []
    assert [one["operationId"] for one in operations if one["summary"].endswith(".")] == []
    assert document["components"]["securitySchemes"]["guest"]["in"] == "cookie"


def test_its_examples_are_accepted(server: ServerProcess) -> None:
    document = httpx2.get(f"{server.address}/api/openapi.json").json()
    tried = 0
    for path, operations in document["paths"].items():
        for method, operation in operations.items():
            body = operation.get("requestBody", {}).get("content", {}).get("application/json", {})
            for example in body.get("examples", {}).values():
                if "{" not in path:
                    address = f"{server.address}{path}"
                    answer = httpx2.request(method.upper(), address, json=example["value"])
                    assert answer.is_success, answer.text
                    tried += 1
    assert tried > 3
