"""Every former schema migrates to the current one, on both databases, and keeps its data."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy.ext.asyncio import create_async_engine

from pipyard.server import model
from pipyard.server.backup import bring_back
from pipyard.server.database import Database, database_at
from pipyard.server.database.migrating import MadeByNewer, NotCopied, migrate
from pipyard.server.tables.repository import TableRepository
from pipyard.server.tables.storage import Report
from tools.postgres import PostgresServer

_FIRST_FORM = (
    "INSERT INTO guest (id, key_hash, name, created_ms) VALUES ('kim', 'hash of kim', 'Kim', 5)",
    "INSERT INTO game_table (id, host_id, game, config, rules_version, content_hash, status,"
    " to_act, created_ms, changed_ms)"
    " VALUES ('table', 'kim', 'spots', '{\"seats\": 2}', 1, 'abc', 'playing', '[0]', 6, 7)",
    "INSERT INTO seat (table_id, number, guest_id) VALUES ('table', 0, 'kim')",
    "INSERT INTO seat (table_id, number, bot) VALUES ('table', 1, 'greedy')",
    "INSERT INTO event (table_id, version, event, request, at_ms)"
    " VALUES ('table', 1, '{\"type\": \"drawn\"}', 'r1', 7)",
)

Place = Path | str


@pytest.fixture(params=["sqlite", "postgresql"])
def empty_place(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Place]:
    if request.param == "sqlite":
        yield tmp_path
        return
    server: PostgresServer = request.getfixturevalue("postgres_server")
    yield server.create("from_the_start")
    server.drop("from_the_start")


async def run_on(place: Place, job: Callable[[sa.Connection], object]) -> None:
    """Run a job on a database that the server has not opened."""
    if isinstance(place, Path):
        engine = sa.create_engine(f"sqlite:///{place}/pipyard.sqlite3")
        with engine.begin() as connection:
            job(connection)
        engine.dispose()
        return
    asynchronous = create_async_engine(place)
    async with asynchronous.begin() as connection:
        await connection.run_sync(job)
    await asynchronous.dispose()


async def test_the_migrations_lead_to_the_model(database: Database) -> None:
    def differences(connection: sa.Connection) -> list[object]:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        return list(compare_metadata(context, model.metadata))

    assert await database.read(differences) == []


async def test_migrating_twice_does_nothing(database: Database) -> None:
    assert await database.write(migrate) is False


async def test_games_of_the_first_form_are_kept(empty_place: Place) -> None:
    def first_form(connection: sa.Connection) -> None:
        migrate(connection, "r0001")
        for statement in _FIRST_FORM:
            connection.exec_driver_sql(statement)

    await run_on(empty_place, first_form)
    database = database_at(empty_place)
    await database.open()
    (guest,) = await _rows(database, model.guest)
    assert (guest.id, guest.name, guest.created_ms) == ("kim", "Kim", 5)
    (key,) = await _rows(database, model.guest_key)
    assert (key.guest_id, key.key_hash) == ("kim", "hash of kim")
    (table,) = await _rows(database, model.game_table)
    assert (table.host_id, table.config, table.to_act) == ("kim", {"seats": 2}, [0])
    assert (table.terms, table.deadlines, table.public, table.imported) == ({}, {}, False, False)
    seats = await _rows(database, model.seat)
    assert [(seat.number, seat.guest_id, seat.bot) for seat in seats] == [
        (0, "kim", None),
        (1, None, "greedy"),
    ]
    (event,) = await _rows(database, model.event)
    assert (event.version, event.event, event.request) == (1, {"type": "drawn"}, "r1")
    await database.close()


async def test_reports_of_the_second_form_name_their_games(empty_place: Place) -> None:
    def second_form(connection: sa.Connection) -> None:
        migrate(connection, "r0001")
        for statement in _FIRST_FORM:
            connection.exec_driver_sql(statement)
        migrate(connection, "r0002")
        connection.exec_driver_sql(
            "INSERT INTO report (id, table_id, version, text, log, created_ms)"
            " VALUES ('r', 'table', 1, 'Odd.', '{}', 8)"
        )

    await run_on(empty_place, second_form)
    database = database_at(empty_place)
    await database.open()
    (report,) = await TableRepository(database).reports(9)
    assert report == Report("r", "table", "spots", 1, "Odd.", 8)
    await database.close()


async def _rows(database: Database, table: sa.Table) -> list[sa.Row[tuple[object, ...]]]:
    query = sa.select(table).order_by(*table.primary_key.columns)
    return await database.read(lambda connection: list(connection.execute(query)))


async def test_a_migration_that_fails_leaves_the_old_form(
    empty_place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first step succeeds, then something fails: nothing of it may remain."""
    await run_on(empty_place, lambda connection: migrate(connection, "r0001"))

    def break_off(connection: sa.Connection, copies: Path | None = None) -> None:
        del copies
        migrate(connection)
        raise OSError("the power went")

    for module in ("sqlite", "postgres"):
        monkeypatch.setattr(f"pipyard.server.database.{module}.migrate", break_off)
    with pytest.raises(Exception, match=r"the power went|cannot be stored"):
        await database_at(empty_place).open()

    def check(connection: sa.Connection) -> None:
        assert MigrationContext.configure(connection).get_current_revision() == "r0001"
        assert not sa.inspect(connection).has_table("guest_key")

    await run_on(empty_place, check)


async def test_tables_of_a_newer_form_are_refused(empty_place: Place) -> None:
    def newer(connection: sa.Connection) -> None:
        migrate(connection)
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = 'r9999'")

    await run_on(empty_place, newer)
    with pytest.raises(MadeByNewer, match="Update"):
        await database_at(empty_place).open()


async def old_games(place: Path | str, folder: Path) -> Database:
    """Store games in an older schema, and return the database to open them."""

    def former(connection: sa.Connection) -> None:
        migrate(connection, "r0001")
        for statement in _FIRST_FORM:
            connection.exec_driver_sql(statement)
        migrate(connection, "r0003")

    await run_on(place, former)
    return database_at(place, folder)


async def test_what_was_there_before_a_migration_is_copied_once(
    empty_place: Place, tmp_path: Path
) -> None:
    database = await old_games(empty_place, tmp_path)
    await database.open()
    await database.close()
    again = database_at(empty_place, tmp_path)
    await again.open()
    await again.close()
    (copy,) = tmp_path.glob("*.backup")
    assert copy.name == "before-update-r0003-1.backup"
    assert copy.stat().st_mode & 0o777 == 0o600
    with closing(sqlite3.connect(copy)) as kept:
        assert kept.execute("SELECT version_num FROM alembic_version").fetchall() == [("r0003",)]
        assert kept.execute("SELECT number, bot FROM seat ORDER BY number").fetchall() == [
            (0, None),
            (1, "greedy"),
        ]
        assert kept.execute("SELECT event FROM event").fetchall() == [('{"type": "drawn"}',)]
    copied = await bring_back(copy, tmp_path / "there")
    assert (copied.tables, copied.events, copied.guests) == (1, 1, 1)


async def test_nothing_is_changed_where_there_is_no_room_for_a_copy(
    empty_place: Place, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_file: Path) -> None:
        raise OSError(28, "No space left on device")

    database = await old_games(empty_place, tmp_path)
    monkeypatch.setattr("pipyard.server.database.copying.check_copy", full)
    with pytest.raises(NotCopied, match="No space left on device"):
        await database.open()
    await database.close()

    def check(connection: sa.Connection) -> None:
        assert MigrationContext.configure(connection).get_current_revision() == "r0003"

    await run_on(empty_place, check)
    assert list(tmp_path.glob("*.backup")) == []
