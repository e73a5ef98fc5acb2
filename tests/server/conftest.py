"""Fixtures for the server's tests."""

import asyncio
import shutil
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import ThreadPoolExecutor
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


@pytest.fixture(scope="session")
def migrated_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a data folder that others are copied from: migrations take most of a short test."""
    folder = tmp_path_factory.mktemp("migrated") / "data"

    async def make() -> None:
        database = SqliteDatabase(folder)
        await database.open()
        await database.close()

    # The event loop of an asynchronous test may be running in this thread.
    with ThreadPoolExecutor(1) as elsewhere:
        elsewhere.submit(asyncio.run, make()).result()
    return folder


@pytest.fixture
async def sqlite(tmp_path: Path, migrated_folder: Path) -> AsyncIterator[SqliteDatabase]:
    database = SqliteDatabase(shutil.copytree(migrated_folder, tmp_path / "data"))
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
    """Return a database of each kind: tests that use it run with both."""
    opened: Database = request.getfixturevalue(request.param)
    return opened


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """Return a folder with the files of a built client."""
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<p>the client</p>")
    (folder / "assets" / "index-1a2b.js").write_text("1")
    return folder


@pytest.fixture
def client(tmp_path: Path, built: Path, migrated_folder: Path) -> Iterator[TestClient]:
    data = shutil.copytree(migrated_folder, tmp_path / "data")
    app = create_app(Settings(data=data, client=built, rates=None))
    with TestClient(app) as opened:
        yield opened
