"""What the server's tests share."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from pipyard.server.app import create_app
from pipyard.server.database import Database, database_at
from pipyard.server.database.postgres import PostgresDatabase
from pipyard.server.database.sqlite import SqliteDatabase
from pipyard.server.settings import Settings
from tests.server.fakes import Room


@pytest.fixture
def room() -> Room:
    return Room()


@pytest.fixture
async def sqlite(tmp_path: Path) -> AsyncIterator[SqliteDatabase]:
    database = SqliteDatabase(tmp_path / "data")
    await database.open()
    yield database
    await database.close()


@pytest.fixture
async def postgresql(postgres: str) -> AsyncIterator[PostgresDatabase]:
    database = database_at(postgres)
    assert isinstance(database, PostgresDatabase)
    await database.open()
    yield database
    await database.close()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> Database:
    """Return a database of each kind: whatever takes it is held to by both."""
    opened: Database = request.getfixturevalue(request.param)
    return opened


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
