"""Flipped bits are found when a server starts, which names the unreadable tables."""

import logging
from dataclasses import replace
from pathlib import Path

import pytest

from pipyard.server.database import checking
from pipyard.server.database.checking import check
from pipyard.server.database.failing import StorageDamaged
from pipyard.server.database.sqlite import SqliteDatabase
from pipyard.server.guests.repository import GuestRepository
from pipyard.server.tables.repository import TableRepository
from tests.server.fakes import FRIEND, HOST
from tests.server.tables.test_storage import NOTHING, TABLE, events

PAGE = 4096
NAMES = ("first-table", "second-table", "third-table")


async def filled(folder: Path) -> Path:
    """Store three tables, each with events for many pages."""
    database = SqliteDatabase(folder)
    await database.open()
    for guest in (HOST, FRIEND):
        await GuestRepository(database).add(guest, f"hash of {guest.id}", 1)
    for name in NAMES:
        log = replace(NOTHING, events=events(*[f"{name} {number:04}" for number in range(300)]))
        await TableRepository(database).add(replace(TABLE, id=name), log)
    await database.close()
    return folder / "pipyard.sqlite3"


def damage(file: Path, text: str) -> None:
    """Flip the bits for the type of the page that contains a text."""
    content = bytearray(file.read_bytes())
    page = content.index(text.encode()) // PAGE
    content[page * PAGE] ^= 0xFF
    file.write_bytes(content)


async def test_tables_that_cannot_be_read_are_named(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file = await filled(tmp_path)
    assert check(file) == []
    assert caplog.text == ""
    damage(file, "second-table 0150")
    assert check(file) == ["second-table"]
    assert "second…" in caplog.text
    assert "second-table" not in caplog.text


async def test_the_server_starts_and_the_other_games_can_be_read(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file = await filled(tmp_path)
    damage(file, "second-table 0150")
    database = SqliteDatabase(tmp_path)
    await database.open()
    tables = TableRepository(database)
    assert "is damaged" in caplog.text
    for name in ("first-table", "third-table"):
        stored = await tables.load(name)
        assert stored is not None
        assert len(stored.events) == 300
    with pytest.raises(StorageDamaged):
        await tables.load("second-table")
    await database.close()


async def test_a_look_that_takes_too_long_is_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    file = await filled(tmp_path)
    damage(file, "second-table 0150")
    monkeypatch.setattr(checking, "_SECONDS", -1.0)
    monkeypatch.setattr(checking, "_STEPS_BETWEEN_LOOKS_AT_THE_TIME", 1)
    with caplog.at_level(logging.INFO):
        assert check(file) == []
    assert caplog.text == ""
