"""A browser subscribes to calls; the server calls it after a turn has waited."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from pipyard.server.app import create_app
from pipyard.server.settings import Settings
from tests.server.test_api import code

SERVICE = "https://push.example"
WANTED = {"address": f"{SERVICE}/kim", "p256dh": "A" * 87, "auth": "A" * 22, "language": "de-AT"}


@pytest.fixture
def calling(tmp_path: Path, built: Path, migrated_folder: Path) -> Iterator[TestClient]:
    data = shutil.copytree(migrated_folder, tmp_path / "data")
    app = create_app(Settings(data=data, client=built, rates=None, push=(SERVICE,)))
    with TestClient(app) as opened:
        yield opened


def test_a_browser_asks_to_be_called(calling: TestClient) -> None:
    assert len(calling.get("/api/server").json()["push"]) == 87
    assert calling.put("/api/me/push", json=WANTED).status_code == 204
    assert calling.put("/api/me/push", json=WANTED).status_code == 204
    assert calling.get("/api/me/data").json()["called"] == 1
    calling.delete("/api/me")
    calling.get("/api/me")
    assert calling.get("/api/me/data").json()["called"] == 0


@pytest.mark.parametrize(
    "wrong",
    [
        {"address": "x" * 1025},
        {"p256dh": "A" * 86},
        {"p256dh": "=" * 87},
        {"auth": "A" * 23},
        {"language": ""},
    ],
)
def test_what_no_browser_sends(calling: TestClient, wrong: dict[str, str]) -> None:
    assert code(calling.put("/api/me/push", json=WANTED | wrong)) == "request/malformed"


def test_an_address_elsewhere(calling: TestClient) -> None:
    elsewhere = WANTED | {"address": "https://elsewhere.example/kim"}
    assert code(calling.put("/api/me/push", json=elsewhere)) == "push/unknown-service"


def test_a_server_that_calls_nobody(client: TestClient) -> None:
    assert client.get("/api/server").json()["push"] is None
    assert code(client.put("/api/me/push", json=WANTED)) == "push/off"
