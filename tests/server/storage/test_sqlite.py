"""What is SQLite's alone: the folder, the disk, and many writes in one commit."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from pipyard.server.database.sqlite import FolderInUse, FolderUnusable, SqliteDatabase
from tests.server.storage.rows import add, keys


@pytest.fixture
def commits() -> Iterator[list[object]]:
    """Collect the commits of every database."""
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


async def test_writes_that_wait_share_a_commit(
    sqlite: SqliteDatabase, commits: list[object]
) -> None:
    writes = 100
    await asyncio.gather(*(sqlite.write(add(f"g{n}")) for n in range(writes)))
    # The first is committed alone or with few others; the rest waited for it.
    assert 1 <= len(commits) <= 5
    assert len(await sqlite.read(keys)) == writes


async def test_a_write_alone_does_not_wait_for_others(
    sqlite: SqliteDatabase, commits: list[object]
) -> None:
    for n in range(3):
        await sqlite.write(add(f"g{n}"))
    assert len(commits) == 3


async def test_what_sqlite_itself_rolled_back_is_acknowledged_to_nobody(
    sqlite: SqliteDatabase,
) -> None:
    """A full disk ends the whole transaction, also for the jobs before in the same group."""

    def fill_the_disk(connection: sa.Connection) -> None:
        pages = connection.exec_driver_sql("PRAGMA page_count").scalar()
        connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")
        connection.exec_driver_sql("CREATE TABLE filler AS SELECT zeroblob(1000000) AS blob")

    def make_room(connection: sa.Connection) -> None:
        connection.exec_driver_sql("PRAGMA max_page_count = 1000000")

    jobs = [add("before"), fill_the_disk, add("after")]
    told = await asyncio.gather(*map(sqlite.write, jobs), return_exceptions=True)
    assert isinstance(told[1], sa.exc.OperationalError)
    acknowledged = [
        name
        for name, answer in (("before", told[0]), ("after", told[2]))
        if not isinstance(answer, BaseException)
    ]
    await sqlite.write(make_room)
    assert await sqlite.read(keys) == sorted(acknowledged)


async def test_a_write_nobody_waits_for_any_more_is_left_out(sqlite: SqliteDatabase) -> None:
    entered, release = asyncio.Event(), asyncio.Event()
    loop = asyncio.get_running_loop()

    def hold(_connection: sa.Connection) -> None:
        loop.call_soon_threadsafe(entered.set)
        asyncio.run_coroutine_threadsafe(release.wait(), loop).result()

    holding = asyncio.create_task(sqlite.write(hold))
    await entered.wait()
    given_up = asyncio.create_task(sqlite.write(add("gone")))
    await asyncio.sleep(0)
    given_up.cancel()
    kept = asyncio.create_task(sqlite.write(add("kept")))
    await asyncio.sleep(0)
    release.set()
    await asyncio.gather(holding, kept)
    assert await sqlite.read(keys) == ["kept"]


async def test_closing_lets_writes_finish(tmp_path: Path) -> None:
    database = SqliteDatabase(tmp_path)
    await database.open()
    writes = [asyncio.create_task(database.write(add(f"g{n}"))) for n in range(20)]
    await asyncio.sleep(0)
    await database.close()
    await asyncio.gather(*writes)
    again = SqliteDatabase(tmp_path)
    await again.open()
    assert len(await again.read(keys)) == 20
    await again.close()


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
