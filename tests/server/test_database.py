from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from pipyard.server import model
from pipyard.server.database import Database, FolderInUse, FolderUnusable, migrate


async def test_the_migrations_lead_to_the_model(database: Database) -> None:
    def differences(connection: sa.Connection) -> list[object]:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        return list(compare_metadata(context, model.metadata))

    assert await database.read(differences) == []


async def test_migrating_twice_does_nothing(database: Database) -> None:
    await database.write(migrate)


async def test_a_commit_is_on_the_disk_when_it_returns(database: Database) -> None:
    def mode(connection: sa.Connection) -> tuple[object, object]:
        journal = connection.exec_driver_sql("PRAGMA journal_mode").scalar()
        return journal, connection.exec_driver_sql("PRAGMA synchronous").scalar()

    full = 2
    assert await database.write(mode) == ("wal", full)


async def test_a_job_that_fails_leaves_nothing(database: Database) -> None:
    row = {"id": "g", "name": "", "created_ms": 1}

    def job(connection: sa.Connection) -> None:
        connection.execute(sa.insert(model.guest), row)
        raise RuntimeError("half way")

    with pytest.raises(RuntimeError):
        await database.write(job)
    count = sa.select(sa.func.count()).select_from(model.guest)
    assert await database.read(lambda connection: connection.execute(count).scalar()) == 0


def test_a_folder_serves_one_server_at_a_time(tmp_path: Path) -> None:
    first, second = Database(tmp_path), Database(tmp_path)
    first.open()
    first.open()
    with pytest.raises(FolderInUse) as caught:
        second.open()
    assert "--data" in caught.value.sentence
    first.close()
    third = Database(tmp_path)
    third.open()
    third.close()


def test_a_folder_that_cannot_be_used_is_refused_with_a_reason(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(FolderUnusable) as caught:
        Database(tmp_path / "file" / "data").open()
    assert str(tmp_path) in caught.value.sentence


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "pipyard.sqlite3").write_text(
        "not a database, but long enough to be read as one" * 9
    )
    with pytest.raises(FolderUnusable, match="not a database"):
        Database(tmp_path).open()
