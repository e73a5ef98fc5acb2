"""Databases of both kinds; what takes `database` is the contract, and runs against each."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from pipyard.server.database import Database, database_at
from pipyard.server.database.postgres import PostgresDatabase
from pipyard.server.database.sqlite import SqliteDatabase


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
    opened: Database = request.getfixturevalue(request.param)
    return opened
