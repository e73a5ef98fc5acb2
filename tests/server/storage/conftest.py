"""Databases of both kinds."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from pipyard.server.database.sqlite import SqliteDatabase


@pytest.fixture
async def sqlite(tmp_path: Path) -> AsyncIterator[SqliteDatabase]:
    database = SqliteDatabase(tmp_path / "data")
    await database.open()
    yield database
    await database.close()
