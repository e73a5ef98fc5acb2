"""What the server's tests share."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from pipyard.server.app import create_app
from pipyard.server.database import Database, database_at
from pipyard.server.settings import Settings
from tests.server.fakes import Room


@pytest.fixture
def room() -> Room:
    return Room()


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    opened = database_at(tmp_path)
    await opened.open()
    yield opened
    await opened.close()


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
    app = create_app(Settings(data=tmp_path / "data", client=built, rates=None))
    with TestClient(app) as opened:
        yield opened
