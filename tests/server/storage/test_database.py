"""The contract of databases: jobs, races, snapshots, and a change's code after its commit."""

import asyncio

import pytest
import sqlalchemy as sa

from pipyard.server import model
from pipyard.server.database import Database
from tests.server.storage.rows import add, keys


async def test_what_is_written_can_be_read_at_once(database: Database) -> None:
    await database.write(add("kim"))
    assert await database.read(keys) == ["kim"]


async def test_a_job_has_a_result(database: Database) -> None:
    assert await database.write(lambda _connection: "written") == "written"
    assert await database.read(lambda _connection: "read") == "read"


async def test_a_job_that_fails_leaves_nothing(database: Database) -> None:
    def job(connection: sa.Connection) -> None:
        add("kim")(connection)
        raise RuntimeError("half way")

    with pytest.raises(RuntimeError, match="half way"):
        await database.write(job)
    assert await database.read(keys) == []


async def test_a_job_that_fails_leaves_the_others(database: Database) -> None:
    def fail(connection: sa.Connection) -> None:
        add("half")(connection)
        raise RuntimeError("half way")

    def twice(connection: sa.Connection) -> None:
        add("twice")(connection)
        add("twice")(connection)

    jobs = [add("a"), fail, add("b"), twice, add("c")]
    answers = await asyncio.gather(*map(database.write, jobs), return_exceptions=True)
    kinds = [type(answer) for answer in answers]
    none = type(None)
    assert kinds == [none, RuntimeError, none, sa.exc.IntegrityError, none]
    assert await database.read(keys) == ["a", "b", "c"]


async def test_who_is_called_back_hears_of_each_job_what_came_of_it(database: Database) -> None:
    def fail(_connection: sa.Connection) -> None:
        raise RuntimeError("no")

    heard: asyncio.Queue[tuple[str, BaseException | None]] = asyncio.Queue()
    database.write_then(add("kim"), lambda error: heard.put_nowait(("kim", error)))
    database.write_then(fail, lambda error: heard.put_nowait(("fail", error)))
    came = dict([await heard.get(), await heard.get()])
    assert came["kim"] is None
    assert isinstance(came["fail"], RuntimeError)
    assert await database.read(keys) == ["kim"]


async def test_a_job_may_turn_a_taken_key_into_an_answer_of_its_own(database: Database) -> None:
    class NameTaken(Exception):
        pass

    def job(connection: sa.Connection) -> None:
        try:
            add("kim")(connection)
        except sa.exc.IntegrityError:
            raise NameTaken from None

    await database.write(job)
    with pytest.raises(NameTaken):
        await database.write(job)
    await database.write(add("lou"))
    assert await database.read(keys) == ["kim", "lou"]


async def test_rows_cannot_refer_to_nothing(database: Database) -> None:
    key = {"key_hash": "k", "guest_id": "nobody", "created_ms": 1}
    with pytest.raises(sa.exc.IntegrityError):
        await database.write(lambda it: it.execute(sa.insert(model.guest_key), key))


async def test_of_many_who_write_the_same_key_one_does(database: Database) -> None:
    same = [database.write(add("kim")) for _ in range(10)]
    answers = await asyncio.gather(*same, return_exceptions=True)
    assert answers.count(None) == 1
    assert sum(isinstance(answer, sa.exc.IntegrityError) for answer in answers) == 9


async def test_jobs_that_read_and_then_write_lose_nothing(database: Database) -> None:
    """Ten jobs each add one to what they have read: the result is the same as in sequence."""
    await database.write(add("kim"))
    row = model.commitment

    def add_one(connection: sa.Connection) -> None:
        seed = connection.execute(sa.select(row.c.seed)).scalar_one()
        connection.execute(sa.update(row).values(seed=seed + "x"))

    await asyncio.gather(*(database.write(add_one) for _ in range(10)))
    seed = await database.read(lambda it: it.execute(sa.select(row.c.seed)).scalar_one())
    assert seed == "x" * 10


async def test_two_who_each_look_for_the_other_do_not_both_miss(database: Database) -> None:
    """At most one of them can commit: what each has read must still be true at its commit."""

    class Full(Exception):
        pass

    def come_in(name: str) -> "asyncio.Future[None]":
        def job(connection: sa.Connection) -> None:
            if keys(connection):
                raise Full
            add(name)(connection)

        return asyncio.ensure_future(database.write(job))

    answers = await asyncio.gather(*map(come_in, "abcdef"), return_exceptions=True)
    assert answers.count(None) == 1
    assert len(await database.read(keys)) == 1


async def test_a_read_sees_one_moment(database: Database) -> None:
    """What is committed while a job reads is visible to the next one."""
    loop = asyncio.get_running_loop()

    def look_twice(connection: sa.Connection) -> tuple[list[str], list[str]]:
        before = keys(connection)
        _let_others_write(connection, loop, database)
        return before, keys(connection)

    before, after = await database.read(look_twice)
    assert before == after == []
    assert await database.read(keys) == ["meanwhile"]


def _let_others_write(
    connection: sa.Connection, loop: asyncio.AbstractEventLoop, database: Database
) -> None:
    async def write() -> None:
        await database.write(add("meanwhile"))

    if connection.dialect.name == "sqlite":
        asyncio.run_coroutine_threadsafe(write(), loop).result()
    else:
        sa.util.await_only(write())


async def test_a_reading_job_cannot_write(database: Database) -> None:
    with pytest.raises(sa.exc.DBAPIError):
        await database.read(add("kim"))
    assert await database.read(keys) == []


async def test_a_cancelled_write_leaves_the_database_usable(database: Database) -> None:
    writing = asyncio.ensure_future(database.write(add("kim")))
    await asyncio.sleep(0)
    writing.cancel()
    with pytest.raises(asyncio.CancelledError):
        await writing
    await database.write(add("lou"))
    assert "lou" in await database.read(keys)


async def test_announcing_is_part_of_a_job(database: Database) -> None:
    def job(connection: sa.Connection) -> None:
        add("kim")(connection)
        database.announce(connection, "table", 7)

    async with database.listening(lambda _table, _version: None, lambda: None):
        await database.write(job)
    assert await database.read(keys) == ["kim"]


async def test_opening_and_closing_twice_does_nothing(database: Database) -> None:
    await database.open()
    await database.write(add("kim"))
    await database.close()
    await database.close()


async def test_closing_lets_writes_finish(database: Database) -> None:
    writes = [asyncio.ensure_future(database.write(add(f"row {n}"))) for n in range(20)]
    await asyncio.sleep(0)
    await database.close()
    assert [writing.done() for writing in writes] == [True] * 20
    assert await asyncio.gather(*writes) == [None] * 20


async def test_errors_tell_no_secrets(database: Database) -> None:
    def job(connection: sa.Connection) -> None:
        row = {"commitment": "a", "seed": "the secret seed", "created_ms": 1}
        connection.execute(sa.insert(model.commitment), row)
        connection.execute(sa.insert(model.commitment), row)

    with pytest.raises(sa.exc.IntegrityError) as caught:
        await database.write(job)
    assert "secret" not in str(caught.value)
