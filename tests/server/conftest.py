"""What the server's tests share."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from pipyard.server.app import create_app
from pipyard.server.database import Database
from pipyard.server.settings import Settings
from tests.server.fakes import Room


@pytest.fixture
def room() -> Room:
    return Room()


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    opened = Database(tmp_path)
    opened.open()
    yield opened
    opened.close()


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """Return a folder that looks like a built client."""
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<p>the client</p>")
    (folder / "assets" / "index-1a2b.js").write_text("1")
    return folder


@pytest.fixture
def client(tmp_path: Path, built: Path) -> Iterator[TestClient]:
    app = create_app(Settings(data=tmp_path / "data", client=built))
    with TestClient(app) as opened:
        yield opened
