"""Only for SQLite: the folder, the disk, and many writes in one commit."""

import asyncio
import os
import stat
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from pipyard.server import model
from pipyard.server.database import Job, Rows
from pipyard.server.database.failing import StorageFull
from pipyard.server.database.sqlite import FolderInUse, FolderUnusable, SqliteDatabase
from tests.server.storage.rows import add, keys


@pytest.fixture
def commits() -> Iterator[list[object]]:
    """Record the commits of every database."""
    seen: list[object] = []

    def see(connection: sa.Connection) -> None:
        seen.append(connection)

    sa.event.listen(sa.Engine, "commit", see)
    yield seen
    sa.event.remove(sa.Engine, "commit", see)


async def test_a_commit_is_on_the_disk_when_it_returns(sqlite: SqliteDatabase) -> None:
    def mode(connection: sa.Connection) -> tuple[object, object]:
        journal = connection.exec_driver_sql("PRAGMA journal_mode").scalar()
        return journal, connection.exec_driver_sql("PRAGMA synchronous").scalar()

    full = 2
    assert await sqlite.write(mode) == ("wal", full)


@asynccontextmanager
async def busy(database: SqliteDatabase) -> AsyncIterator[None]:
    """Keep the writer busy within the context, so that jobs submitted there wait together."""
    loop = asyncio.get_running_loop()
    started, release = asyncio.Event(), threading.Event()

    def job(_connection: sa.Connection) -> None:
        loop.call_soon_threadsafe(started.set)
        release.wait()

    writing = asyncio.ensure_future(database.write(job))
    await started.wait()
    try:
        yield
        # The jobs are submitted as soon as their tasks start.
        await asyncio.sleep(0)
    finally:
        release.set()
    await writing


async def write_together(database: SqliteDatabase, *jobs: Job[Any]) -> list[Any]:
    async with busy(database):
        writes = [asyncio.ensure_future(database.write(job)) for job in jobs]
    return await asyncio.gather(*writes, return_exceptions=True)


async def test_writes_that_wait_share_a_commit(
    sqlite: SqliteDatabase, commits: list[object]
) -> None:
    names = [f"row {number:02}" for number in range(100)]
    assert await write_together(sqlite, *map(add, names)) == [None] * 100
    assert await sqlite.read(keys) == names
    assert len(commits) == 2


async def test_a_commit_includes_what_the_next_turns_of_the_event_loop_add(
    sqlite: SqliteDatabase, commits: list[object]
) -> None:
    async def later(turns: int) -> None:
        for _ in range(turns):
            await asyncio.sleep(0)
        await sqlite.write(add(f"{turns}"))

    await asyncio.gather(*map(later, range(10)))
    assert len(commits) == 1


async def test_in_a_shared_commit_one_failure_leaves_the_others(
    sqlite: SqliteDatabase, commits: list[object]
) -> None:
    def half_way(connection: sa.Connection) -> None:
        add("half")(connection)
        raise RuntimeError("half way")

    answers = await write_together(sqlite, add("a"), half_way, add("a"), add("b"))
    kinds = [type(answer) for answer in answers]
    assert kinds == [type(None), RuntimeError, sa.exc.IntegrityError, type(None)]
    assert await sqlite.read(keys) == ["a", "b"]
    assert len(commits) == 2


async def test_a_write_alone_does_not_wait_for_others(
    sqlite: SqliteDatabase, commits: list[object]
) -> None:
    for n in range(3):
        await sqlite.write(add(f"g{n}"))
    assert len(commits) == 3


async def test_when_a_commit_fails_all_who_wait_are_told(sqlite: SqliteDatabase) -> None:
    def fail(connection: sa.Connection) -> None:
        if keys(connection):
            raise RuntimeError("the disk is gone")

    sa.event.listen(sa.Engine, "commit", fail)
    answers = await write_together(sqlite, add("a"), add("b"))
    sa.event.remove(sa.Engine, "commit", fail)
    assert [str(answer) for answer in answers] == ["the disk is gone"] * 2
    assert await sqlite.read(keys) == []


async def test_what_sqlite_itself_rolled_back_is_acknowledged_to_nobody(
    sqlite: SqliteDatabase,
) -> None:
    """Some errors abort the whole transaction, including earlier jobs in the same group."""
    statement = sa.insert(model.commitment).prefix_with("OR ROLLBACK")
    row = {"commitment": "before", "seed": "", "created_ms": 1}

    def end_everything(connection: sa.Connection) -> None:
        connection.execute(statement, row)

    answers = await write_together(sqlite, add("before"), end_everything, add("after"))
    assert [type(answer) for answer in answers] == [sa.exc.IntegrityError] * 3
    assert await sqlite.read(keys) == []
    await sqlite.write(add("later"))
    assert await sqlite.read(keys) == ["later"]


async def test_a_write_nobody_waits_for_any_more_is_left_out(sqlite: SqliteDatabase) -> None:
    async with busy(sqlite):
        given_up = asyncio.ensure_future(sqlite.write(add("gone")))
        kept = asyncio.ensure_future(sqlite.write(add("kept")))
        await asyncio.sleep(0)
        given_up.cancel()
    await kept
    assert await sqlite.read(keys) == ["kept"]


async def test_a_folder_serves_one_server_at_a_time(tmp_path: Path) -> None:
    first, second = SqliteDatabase(tmp_path), SqliteDatabase(tmp_path)
    await first.open()
    await first.open()
    with pytest.raises(FolderInUse) as caught:
        await second.open()
    assert "--data" in caught.value.sentence
    await second.close()
    await first.close()
    third = SqliteDatabase(tmp_path)
    await third.open()
    await third.close()


async def test_a_folder_that_cannot_be_used_is_refused_with_a_reason(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(FolderUnusable) as caught:
        await SqliteDatabase(tmp_path / "file" / "data").open()
    assert str(tmp_path) in caught.value.sentence


async def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "pipyard.sqlite3").write_text(
        "not a database, but long enough to be read as one" * 9
    )
    with pytest.raises(FolderUnusable, match="not a database"):
        await SqliteDatabase(tmp_path).open()


async def test_a_full_disk_is_called_by_its_name_and_nothing_is_stored(
    sqlite: SqliteDatabase, caplog: pytest.LogCaptureFixture
) -> None:
    def leave_no_room(connection: sa.Connection) -> None:
        pages = connection.exec_driver_sql("PRAGMA page_count").scalar()
        connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")

    def make_room(connection: sa.Connection) -> None:
        connection.exec_driver_sql("PRAGMA max_page_count = 1000000")

    def add_much(connection: sa.Connection) -> None:
        row = {"hash": "much", "files": {"file": "x" * 100_000}}
        connection.execute(sa.insert(model.content), row)

    await sqlite.write(leave_no_room)
    answers = await write_together(sqlite, add_much, add("small"))
    assert [type(answer) for answer in answers] in (
        [StorageFull, StorageFull],
        [StorageFull, type(None)],
    )
    assert answers[0].code == "storage/full"
    assert "make room" in caplog.text
    await sqlite.write(make_room)
    await sqlite.write(add_much)


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


async def test_the_owner_alone_can_read_the_games(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    before = os.umask(0o022)
    try:
        database = SqliteDatabase(folder)
        await database.open()
        await database.write(add("kim"))
        assert mode(folder) == 0o700
        names = {path.name: mode(path) for path in folder.iterdir()}
        assert names.keys() >= {"pipyard.sqlite3", "pipyard.sqlite3-wal", "pipyard.sqlite3-shm"}
        assert set(names.values()) == {0o600}
        await database.close()
    finally:
        os.umask(before)


async def test_what_others_could_read_is_made_private(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    first = SqliteDatabase(folder)
    await first.open()
    await first.close()
    for path in folder.iterdir():
        path.chmod(0o644)
    folder.chmod(0o755)
    second = SqliteDatabase(folder)
    await second.open()
    assert mode(folder) == 0o700
    assert {mode(path) for path in folder.iterdir()} == {0o600}
    await second.close()


async def test_a_folder_that_holds_other_things_too_stays_open(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("for everybody")
    for path, bits in ((tmp_path, 0o755), (tmp_path / "letter.txt", 0o644)):
        path.chmod(bits)
    database = SqliteDatabase(tmp_path)
    await database.open()
    assert (mode(tmp_path), mode(tmp_path / "letter.txt")) == (0o755, 0o644)
    assert mode(tmp_path / "pipyard.sqlite3") == 0o600
    await database.close()


async def test_rows_that_many_ask_for_are_added_by_one_statement(sqlite: SqliteDatabase) -> None:
    def rows(key: str) -> Rows:
        into = "INSERT INTO commitment (commitment, seed, created_ms) VALUES"
        return Rows(add(key), into, [(key, "", 1)])

    assert await write_together(sqlite, rows("a"), rows("b"), add("c")) == [None] * 3
    assert await sqlite.read(keys) == ["a", "b", "c"]
    answers = await write_together(sqlite, rows("d"), rows("a"), rows("e"))
    kinds = [type(answer) for answer in answers]
    assert kinds == [type(None), sa.exc.IntegrityError, type(None)]
    assert await sqlite.read(keys) == ["a", "b", "c", "d", "e"]


async def test_what_rows_change_besides_is_kept_with_them_or_not_at_all(
    sqlite: SqliteDatabase,
) -> None:
    def renamed(key: str, old: str, new: str) -> Rows:
        def job(connection: sa.Connection) -> None:
            add(key)(connection)
            connection.exec_driver_sql(change, (new, old))

        change = "UPDATE commitment SET commitment = ? WHERE commitment = ?"
        into = "INSERT INTO commitment (commitment, seed, created_ms) VALUES"
        return Rows(job, into, [(key, "", 1)], [(change, (new, old))])

    await write_together(sqlite, add("a"), add("b"))
    assert await write_together(sqlite, renamed("c", "a", "z")) == [None]
    assert await sqlite.read(keys) == ["b", "c", "z"]
    answers = await write_together(sqlite, renamed("d", "b", "y"), renamed("c", "z", "x"))
    assert [type(answer) for answer in answers] == [type(None), sa.exc.IntegrityError]
    assert await sqlite.read(keys) == ["c", "d", "y", "z"]
