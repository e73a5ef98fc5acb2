"""`pipyard admin`: its output, questions and refusals; its effects are tested with the server."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from typer.testing import CliRunner, Result

from pipyard.cli import app
from pipyard.i18n import languages, speak, words
from pipyard.server.app import create_app
from pipyard.server.settings import Settings

SEATS: list[dict[str, Any]] = [{"kind": "me"}, {"kind": "person"}]


def run(*arguments: str, said: str = "") -> Result:
    return CliRunner().invoke(app, ["admin", *arguments], input=said)


@dataclass
class Kept:
    """A place with a table of two seats, one of them taken; ids can start with a dash."""

    where: tuple[str, str]
    table: str

    @property
    def guest(self) -> str:
        (guest,) = json.loads(self.run("guests", "--json").stdout)
        return str(guest["id"])

    def run(self, *arguments: str, said: str = "") -> Result:
        return run(*arguments, *self.where, said=said)

    def tables(self) -> list[dict[str, Any]]:
        listed = self.run("tables", "--json")
        assert listed.exit_code == 0, listed.output
        found: list[dict[str, Any]] = json.loads(listed.stdout)
        return found


def settings(folder: Path, database: str | None = None) -> Settings:
    numbers, tokens = count(1), count(1)
    return Settings(
        data=folder,
        database=database,
        rates=None,
        seeds=bytes,
        table_ids=lambda _size: f"-table-{next(numbers)}",
        tokens=lambda _size: f"--token-{next(tokens)}",
    )


def play(client: TestClient) -> str:
    """Create a table as a guest with a name."""
    client.put("/api/me", json={"name": "Kim"})
    return str(client.post("/api/tables", json={"game": "spots", "seats": SEATS}).json()["table"])


@pytest.fixture
def kept(tmp_path: Path) -> Kept:
    with TestClient(create_app(settings(tmp_path))) as client:
        return Kept(("--data", str(tmp_path)), play(client))


@pytest.fixture
def running(tmp_path: Path) -> Iterator[tuple[Kept, TestClient]]:
    with TestClient(create_app(settings(tmp_path))) as client:
        yield Kept(("--data", str(tmp_path)), play(client)), client


def test_tables_are_listed_for_people_and_for_programs(kept: Kept) -> None:
    (table,) = kept.tables()
    assert (table["id"], table["status"], table["game"]) == (kept.table, "waiting", "spots")
    assert table["seats"] == [
        {"guest": kept.guest, "name": "Kim", "bot": None},
        {"guest": None, "name": "", "bot": None},
    ]
    shown = kept.run("tables").stdout
    assert f"1 table in {kept.where[1]}." in shown
    row = next(line for line in shown.splitlines() if line.startswith(kept.table))
    assert "Kim, free" in row
    assert "waiting" in row


def test_tables_are_chosen_by_status_and_age(kept: Kept) -> None:
    for fitting in (
        ("--status", "waiting"),
        ("--newer-than", "1"),
        ("--status", "over", "--status", "waiting"),
    ):
        assert kept.table in kept.run("tables", *fitting).stdout
    for other in (("--status", "over"), ("--older-than", "1")):
        assert f"No such tables in {kept.where[1]}." in kept.run("tables", *other).stdout
    assert kept.run("tables", "--status", "odd").exit_code == 2


def test_guests_and_sizes_are_listed(kept: Kept) -> None:
    (guest,) = json.loads(kept.run("guests", "--json").stdout)
    assert (guest["id"], guest["name"], guest["tables"]) == (kept.guest, "Kim", 1)
    shown = kept.run("guests").stdout
    assert f"1 guest in {kept.where[1]}." in shown
    assert "Kim" in shown
    sizes = json.loads(kept.run("sizes", "--json").stdout)
    assert {part["name"]: part["rows"] for part in sizes["parts"]}["game_table"] == 1
    assert "game_table" in kept.run("sizes").stdout


def test_who_does_not_say_yes_changes_nothing(kept: Kept) -> None:
    for command, wanted in (
        ("close", kept.table),
        ("delete", kept.table),
        ("delete-guest", kept.guest),
    ):
        for said in ("no\n", "\n", ""):
            asked = kept.run(command, wanted, said=said)
            assert asked.exit_code == 1
            assert wanted in asked.stdout
            assert "Type “yes” to go on:" in asked.stdout
            assert "Nothing was changed." in asked.stderr
    (table,) = kept.tables()
    assert table["status"] == "waiting"


def test_a_table_is_closed_and_then_deleted(kept: Kept) -> None:
    closed = kept.run("close", kept.table, said="yes\n")
    assert closed.exit_code == 0, closed.output
    assert "will end now" in closed.stdout
    assert f"Table {kept.table} is closed." in closed.stdout
    assert kept.tables()[0]["status"] == "closed"
    again = kept.run("close", kept.table)
    assert (again.exit_code, "already ended" in again.stdout) == (0, True)
    deleted = kept.run("delete", kept.table, "--yes")
    assert deleted.exit_code == 0
    assert "will be deleted for good" in deleted.stdout
    assert "Type" not in deleted.stdout
    assert "running" not in deleted.stdout
    assert kept.tables() == []


def test_a_guest_is_deleted_and_a_table_that_nobody_is_at_is_closed(kept: Kept) -> None:
    deleted = kept.run("delete-guest", kept.guest, said="YES\n")
    assert deleted.exit_code == 0, deleted.output
    assert "(Kim, 1 table, 1 of them still in play)" in deleted.stdout
    assert json.loads(kept.run("guests", "--json").stdout) == []
    (table,) = kept.tables()
    assert table["status"] == "closed"
    assert [seat["guest"] for seat in table["seats"]] == [None, None]


def test_what_is_not_there_is_refused_in_a_sentence(kept: Kept, tmp_path: Path) -> None:
    for command in ("close", "delete"):
        refused = kept.run(command, "-nowhere", "--yes")
        assert (refused.exit_code, refused.stdout) == (2, "")
        assert f"pipyard admin {command}: There is no table -nowhere in" in refused.stderr
    refused = kept.run("delete-guest", "nobody", "--yes")
    assert refused.exit_code == 2
    assert "There is no guest nobody in" in refused.stderr
    empty = run("tables", "--data", str(tmp_path / "empty"))
    assert empty.exit_code == 2
    assert "There are no games in" in empty.stderr
    assert not (tmp_path / "empty").exists()


def test_it_works_beside_a_server_and_says_what_that_server_knows(
    running: tuple[Kept, TestClient],
) -> None:
    kept, client = running
    assert kept.tables()[0]["id"] == kept.table
    deleted = kept.run("delete", kept.table, "--yes")
    assert deleted.exit_code == 0, deleted.output
    assert "A server is running on this folder." in deleted.stdout
    refused = client.delete(f"/api/tables/{kept.table}/seats/0")
    assert (refused.status_code, refused.json()["code"]) == (404, "table/unknown")
    assert client.get(f"/api/tables/{kept.table}").status_code == 404


def test_a_guest_who_was_deleted_beside_a_server_is_known_no_more(
    running: tuple[Kept, TestClient],
) -> None:
    kept, client = running
    assert client.get("/api/me").json()["name"] == "Kim"
    assert kept.run("delete-guest", kept.guest, "--yes").exit_code == 0
    assert client.get("/api/me").json()["name"] == ""


def test_a_postgresql_is_reached_as_well(postgres: str, tmp_path: Path) -> None:
    with TestClient(create_app(settings(tmp_path, postgres))) as client:
        kept = Kept(("--database", postgres), play(client))
    assert kept.tables()[0]["id"] == kept.table
    assert json.loads(kept.run("sizes", "--json").stdout)["bytes"] > 0
    assert kept.run("delete-guest", kept.guest, "--yes").exit_code == 0
    deleted = kept.run("delete", kept.table, "--yes")
    assert deleted.exit_code == 0
    assert postgres not in deleted.output
    assert kept.tables() == []


@pytest.mark.parametrize("language", languages())
def test_every_language_takes_its_own_yes(kept: Kept, language: str) -> None:
    yes = words(language)("admin-yes")
    try:
        closed = kept.run("close", kept.table, "--lang", language, said=f"{yes}\n")
    finally:
        speak("en")
    assert closed.exit_code == 0, closed.output
    assert words(language)("admin-close-done", table=kept.table) in closed.stdout


def test_what_cannot_be_read_is_told_without_a_trace(tmp_path: Path) -> None:
    (tmp_path / "pipyard.sqlite3").write_bytes(b"not a database, but long enough to be one" * 100)
    refused = run("tables", "--data", str(tmp_path))
    assert (refused.exit_code, refused.stdout) == (2, "")
    assert refused.stderr.startswith("pipyard admin tables: ")
    assert "storage is damaged" in refused.stderr
    away = run("tables", "--database", "postgresql+asyncpg://ann:secret@127.0.0.1:1/games")
    assert away.exit_code == 2
    assert "The database can’t be used: " in away.stderr
    assert "secret" not in away.output
