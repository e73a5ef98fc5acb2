"""Only for PostgreSQL: its address, several servers at once, and notifications of changes."""

import asyncio
import socket
import sys
from collections.abc import AsyncIterator, Callable
from importlib import util
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy.util import await_only

from pipyard.core.errors import PipyardError
from pipyard.server.database import Database, database_at, listener
from pipyard.server.database.address import DatabaseUnusable
from pipyard.server.database.postgres import PostgresDatabase
from tests.server.patience import PATIENCE
from tests.server.storage.rows import add, keys
from tools.postgres import PostgresServer

SECRET = "hunter2"


@pytest.fixture
async def other(postgres: str) -> AsyncIterator[Database]:
    """Open the same database again, like another server."""
    database = database_at(postgres)
    await database.open()
    yield database
    await database.close()


class Ear:
    """Records notifications and lets a test wait for them."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, int]] = []
        self.missed = 0
        self._changed = asyncio.Event()

    def hear(self, table: str, version: int) -> None:
        self.heard.append((table, version))
        self._changed.set()

    def miss(self) -> None:
        self.missed += 1
        self._changed.set()

    async def until(self, *, heard: int = 0, missed: int = 0) -> None:
        """Wait until this many were received or missed."""
        async with asyncio.timeout(PATIENCE):
            while len(self.heard) < heard or self.missed < missed:
                await self._changed.wait()
                self._changed.clear()


def tell(database: Database, table: str, version: int) -> Callable[[sa.Connection], None]:
    return lambda connection: database.announce(connection, table, version)


def kill_listeners(connection: sa.Connection) -> int:
    """Close the connections that listen, like a restart of PostgreSQL."""
    ended = connection.exec_driver_sql(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE datname = current_database() AND query LIKE 'LISTEN%%'"
    )
    return len(ended.all())


async def test_a_change_is_heard_by_every_server(postgresql: Database, other: Database) -> None:
    mine, theirs = Ear(), Ear()
    async with (
        postgresql.listening(mine.hear, mine.miss),
        other.listening(theirs.hear, theirs.miss),
    ):
        await postgresql.write(tell(postgresql, "table_1-2", 7))
        await other.write(tell(other, "x", 12))
        for ear in (mine, theirs):
            await ear.until(heard=2)
            assert ear.heard == [("table_1-2", 7), ("x", 12)]
            assert ear.missed == 0


async def test_what_was_not_committed_is_not_heard(postgresql: Database) -> None:
    def job(connection: sa.Connection) -> None:
        postgresql.announce(connection, "table", 1)
        raise RuntimeError("half way")

    ear = Ear()
    async with postgresql.listening(ear.hear, ear.miss):
        with pytest.raises(RuntimeError):
            await postgresql.write(job)
        await postgresql.write(tell(postgresql, "table", 2))
        await ear.until(heard=1)
    assert ear.heard == [("table", 2)]


async def test_what_is_heard_can_be_read(postgresql: Database, other: Database) -> None:
    def job(connection: sa.Connection) -> None:
        add("kim")(connection)
        postgresql.announce(connection, "table", 1)

    ear = Ear()
    async with other.listening(ear.hear, ear.miss):
        await postgresql.write(job)
        await ear.until(heard=1)
        assert await other.read(keys) == ["kim"]


async def test_a_lost_connection_is_made_again_and_the_gap_is_told(postgresql: Database) -> None:
    ear = Ear()
    async with postgresql.listening(ear.hear, ear.miss):
        for times in (1, 2):
            assert await postgresql.write(kill_listeners) == 1
            await ear.until(missed=times)
            await postgresql.write(tell(postgresql, "table", times))
            await ear.until(heard=times)
    assert ear.heard == [("table", 1), ("table", 2)]


async def test_a_server_that_is_away_for_a_while_is_heard_again(
    postgres: str, postgres_server: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While its database is down, connections fail; later it is back."""
    name = sa.make_url(postgres).database
    assert name is not None
    database = database_at(postgres)
    ear, lost_for_good = Ear(), asyncio.Event()
    connect = listener.Listener._connect

    async def connect_in_vain(self: listener.Listener) -> Any:
        try:
            return await connect(self)
        except Exception:
            lost_for_good.set()
            raise

    monkeypatch.setattr(listener.Listener, "_connect", connect_in_vain)
    async with database.listening(ear.hear, ear.miss):
        await asyncio.to_thread(postgres_server.drop, name)
        await lost_for_good.wait()
        assert ear.missed == 0
        await asyncio.to_thread(postgres_server.create, name)
        await ear.until(missed=1)
        await database.write(tell(database, "table", 1))
        await ear.until(heard=1)
    await database.close()


async def test_words_of_others_on_the_channel_do_no_harm(postgresql: Database) -> None:
    def shout(connection: sa.Connection) -> None:
        for words in ("", "table", "table x", " 7", "table -1"):
            connection.execute(sa.select(sa.func.pg_notify("pipyard_table", words)))

    ear = Ear()
    async with postgresql.listening(ear.hear, ear.miss):
        await postgresql.write(shout)
        await postgresql.write(tell(postgresql, "table", 1))
        await ear.until(heard=1)
    assert ear.heard == [("table", 1)]


async def test_listening_ends_with_its_context(postgresql: PostgresDatabase) -> None:
    async with postgresql.listening(lambda _table, _version: None, lambda: None):
        pass
    async with asyncio.timeout(PATIENCE):
        while await postgresql.write(kill_listeners):
            await asyncio.sleep(0.01)


async def test_servers_that_start_at_once_migrate_once(postgres_server: PostgresServer) -> None:
    address = await asyncio.to_thread(postgres_server.create, "started_at_once")
    script = (
        "import asyncio, sys\n"
        "from pipyard.server.database import database_at\n"
        "asyncio.run(database_at(sys.argv[1]).open())\n"
    )
    starting = [
        await asyncio.create_subprocess_exec(sys.executable, "-c", script, address)
        for _ in range(3)
    ]
    assert [await process.wait() for process in starting] == [0, 0, 0]
    await asyncio.to_thread(postgres_server.drop, "started_at_once")


async def test_two_servers_that_race_for_a_key(postgresql: Database, other: Database) -> None:
    for n in range(20):
        answers = await asyncio.gather(
            postgresql.write(add(f"g{n}")),
            other.write(add(f"g{n}")),
            return_exceptions=True,
        )
        assert sorted(type(answer).__name__ for answer in answers) == ["IntegrityError", "NoneType"]


async def test_connections_that_were_lost_meanwhile_are_replaced(postgresql: Database) -> None:
    """Like after a restart of PostgreSQL."""
    all_three = asyncio.Barrier(3)

    def read_together(connection: sa.Connection) -> list[str]:
        """Read when the others have connections, too, each a separate one."""
        await_only(all_three.wait())
        return keys(connection)

    async def read_three_times() -> list[list[str]]:
        return await asyncio.gather(*(postgresql.read(read_together) for _ in range(3)))

    def end_the_others(connection: sa.Connection) -> int:
        ended = connection.exec_driver_sql(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
        return len(ended.all())

    assert await read_three_times() == [[], [], []]
    assert await postgresql.write(end_the_others) == 2
    assert await read_three_times() == [[], [], []]


def unusable_address(text: str) -> str:
    with pytest.raises(DatabaseUnusable) as caught:
        database_at(text)
    sentence = caught.value.sentence
    assert SECRET not in sentence
    assert SECRET not in str(caught.value.__cause__)
    return sentence


def test_addresses_that_are_wrong_are_refused_at_once() -> None:
    for text in ("", "nonsense", f"kim:{SECRET}@host", f"postgresql+asyncpg://k:{SECRET}@h:port/x"):
        assert "postgresql+asyncpg://user:password@host/name" in unusable_address(text)
    for text in (f"mysql://kim:{SECRET}@host/x", f"postgresql://kim:{SECRET}@host/x"):
        assert "postgresql+asyncpg://" in unusable_address(text)


def test_without_the_driver_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    found = util.find_spec
    monkeypatch.setattr(
        "pipyard.server.database.address.find_spec",
        lambda name: None if name == "asyncpg" else found(name),
    )
    sentence = unusable_address(f"postgresql+asyncpg://kim:{SECRET}@host/x")
    assert 'pip install "pipyard[postgres]"' in sentence


@pytest.mark.parametrize(
    ("changes", "advice"),
    [
        ({"password": SECRET}, "user name or the password"),
        ({"username": SECRET[:3]}, "user name or the password"),
        ({"database": "missing"}, "createdb"),
        ({"host": "pipyard.invalid"}, "nothing answers"),
        ({"query": {"sslmode": "require"}}, "sslmode"),
    ],
)
async def test_a_database_that_cannot_be_used_is_refused_with_advice(
    postgres: str, changes: dict[str, Any], advice: str
) -> None:
    await refused(sa.make_url(postgres).set(**changes), advice)


async def test_a_port_where_nothing_answers(postgres: str) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        await refused(sa.make_url(postgres).set(port=taken.getsockname()[1]), "nothing answers")


async def test_a_user_who_may_not_create_tables(
    postgres_server: PostgresServer, postgresql: Database
) -> None:
    address = await asyncio.to_thread(postgres_server.create, "closed")
    statement = f"CREATE ROLE visitor LOGIN PASSWORD '{SECRET}'"
    await postgresql.write(lambda connection: connection.execute(sa.text(statement)).close())
    visitor = sa.make_url(address).set(username="visitor", password=SECRET)
    await refused(visitor, "owner")
    await asyncio.to_thread(postgres_server.drop, "closed")


async def refused(address: sa.URL, advice: str) -> None:
    database = database_at(address.render_as_string(hide_password=False))
    with pytest.raises(PipyardError) as caught:
        await database.open()
    assert isinstance(caught.value, DatabaseUnusable)
    assert advice in caught.value.sentence
    assert str(address.password) not in caught.value.sentence
    assert caught.value.sentence.endswith(".")
    await database.close()
