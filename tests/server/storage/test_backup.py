"""A backup has all data of one moment, restores to either database, and overwrites nothing."""

import asyncio
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from starlette.testclient import TestClient

from pipyard.core.errors import PipyardError
from pipyard.server.app import create_app
from pipyard.server.backup import back_up, bring_back
from pipyard.server.database import database_at
from pipyard.server.database.copying import BackupRefused, Copied, check_copy
from pipyard.server.database.migrating import migrate
from pipyard.server.model import metadata
from pipyard.server.settings import Settings

SEATS = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]


@pytest.fixture
def played(tmp_path: Path) -> Path:
    """Return a folder with two tables, a report and a guest."""
    folder = tmp_path / "played"
    with TestClient(create_app(Settings(data=folder, rates=None))) as client:
        for game in ("spots", "spotted"):
            opened = client.post("/api/tables", json={"game": game, "seats": SEATS}).json()
        told = {"version": 2, "text": "Odd."}
        client.post(f"/api/tables/{opened['table']}/reports", json=told)
    return folder


async def rows_at(place: Path | str) -> dict[str, Sequence[Any]]:
    """Read everything that is stored at a place."""

    def everything(connection: sa.Connection) -> dict[str, Sequence[Any]]:
        return {
            table.name: sorted(map(repr, connection.execute(sa.select(table))))
            for table in metadata.sorted_tables
        }

    database = database_at(place)
    try:
        return await database.read(everything)
    finally:
        await database.close()


async def test_it_goes_into_the_other_database_and_back(
    played: Path, postgres: str, tmp_path: Path
) -> None:
    first, second, there = tmp_path / "one", tmp_path / "two", tmp_path / "there"
    copied = await back_up(played, first)
    assert (copied.tables, copied.guests) == (2, 1)
    await bring_back(first, postgres)
    await back_up(postgres, second)
    await bring_back(second, there)
    kept = await rows_at(played)
    assert len(kept["event"]) == copied.events
    assert await rows_at(postgres) == kept
    assert await rows_at(there) == kept


def test_it_is_made_while_the_server_runs_and_the_games_go_on_elsewhere(tmp_path: Path) -> None:
    here, there, file = tmp_path / "here", tmp_path / "there", tmp_path / "copy"
    with TestClient(create_app(Settings(data=here, rates=None))) as client:
        opened = client.post("/api/tables", json={"game": "spots", "seats": SEATS}).json()
        asyncio.run(back_up(here, file))
        before = client.get(f"/api/tables/{opened['table']}").json()
        cookies = dict(client.cookies)
    asyncio.run(bring_back(file, there))
    with TestClient(create_app(Settings(data=there, rates=None)), cookies=cookies) as client:
        after = client.get(f"/api/tables/{opened['table']}").json()
    assert after["version"] == before["version"]
    assert after["view"] == before["view"]


async def test_only_the_owner_can_read_it(played: Path, tmp_path: Path) -> None:
    await back_up(played, tmp_path / "copy")
    assert (tmp_path / "copy").stat().st_mode & 0o777 == 0o600
    assert sorted(path.name for path in tmp_path.iterdir()) == ["copy", "played"]


async def refused(work: Any) -> str:
    with pytest.raises(PipyardError) as refusal:
        await work
    return refusal.value.code


async def test_nothing_is_overwritten(played: Path, tmp_path: Path) -> None:
    file = tmp_path / "copy"
    file.write_text("mine")
    assert await refused(back_up(played, file)) == "backup/file-exists"
    assert file.read_text() == "mine"
    file.unlink()
    await back_up(played, file)
    kept = await rows_at(played)
    assert await refused(bring_back(file, played)) == "backup/not-empty"
    assert await rows_at(played) == kept


async def test_it_waits_for_no_server_on_the_folder(played: Path, tmp_path: Path) -> None:
    file, taken = tmp_path / "copy", database_at(tmp_path / "taken")
    await back_up(played, file)
    await taken.open()
    assert await refused(bring_back(file, tmp_path / "taken")) == "data/in-use"
    await taken.close()


async def test_what_is_no_backup_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "copy"
    assert await refused(bring_back(file, tmp_path / "there")) == "backup/no-file"
    file.write_text("A shopping list.")
    assert await refused(bring_back(file, tmp_path / "there")) == "backup/no-backup"
    sqlite3.connect(tmp_path / "other").execute("CREATE TABLE cats (name)").connection.close()
    assert await refused(bring_back(tmp_path / "other", tmp_path / "there")) == "backup/no-backup"
    assert not (tmp_path / "there").exists()


async def test_one_with_an_event_missing_is_damaged(played: Path, tmp_path: Path) -> None:
    file = tmp_path / "copy"
    await back_up(played, file)
    with sqlite3.connect(file) as copy:
        copy.execute("DELETE FROM event WHERE version = 2")
    copy.close()
    assert await refused(bring_back(file, tmp_path / "there")) == "backup/damaged"


async def test_one_of_an_older_form_is_brought_up_to_date(tmp_path: Path) -> None:
    engine = sa.create_engine(f"sqlite:///{tmp_path / 'copy'}")
    with engine.begin() as connection:
        migrate(connection, "r0003")
        connection.exec_driver_sql("INSERT INTO guest VALUES ('kim', 'Kim', 5, 6)")
    engine.dispose()
    copied = await bring_back(tmp_path / "copy", tmp_path / "there")
    assert copied == Copied(0, 0, 1, (tmp_path / "copy").stat().st_size)
    assert (await rows_at(tmp_path / "there"))["guest"] == ["('kim', 'Kim', 5, 6)"]


async def test_games_of_an_older_form_are_copied_as_they_are(tmp_path: Path) -> None:
    engine = sa.create_engine(f"sqlite:///{tmp_path / 'pipyard.sqlite3'}")
    with engine.begin() as connection:
        migrate(connection, "r0003")
        connection.exec_driver_sql("INSERT INTO guest VALUES ('kim', 'Kim', 5, 6)")
    engine.dispose()
    assert (await back_up(tmp_path, tmp_path / "copy")).guests == 1
    with sqlite3.connect(tmp_path / "copy") as copy:
        assert copy.execute("SELECT version_num FROM alembic_version").fetchall() == [("r0003",)]
    copy.close()
    await bring_back(tmp_path / "copy", tmp_path / "there")
    assert (await rows_at(tmp_path / "there"))["guest"] == ["('kim', 'Kim', 5, 6)"]


async def test_a_full_disk_leaves_nothing_behind(
    played: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_file: Path) -> Copied:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("pipyard.server.database.copying.check_copy", full)
    with pytest.raises(BackupRefused, match="No space left on device"):
        await back_up(played, tmp_path / "copy")
    assert [path.name for path in tmp_path.iterdir()] == ["played"]
    monkeypatch.undo()
    assert check_copy(played / "pipyard.sqlite3").tables == 2
