"""`pipyard reports`: the problems that players reported, with their games."""

import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient
from typer.testing import CliRunner, Result

from pipyard.cli import app
from pipyard.server.app import create_app
from pipyard.server.logs.reading import read_log
from pipyard.server.logs.verifying import verify
from pipyard.server.settings import Settings


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "data"


@pytest.fixture
def server(data: Path) -> Iterator[TestClient]:
    with TestClient(create_app(Settings(data=data, rates=None))) as client:
        yield client


def report(client: TestClient, text: str, version: int) -> tuple[str, str]:
    """Create a table and report a problem at one of its positions."""
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
    table = client.post("/api/tables", json={"game": "spots", "seats": seats}).json()["table"]
    body = {"version": version, "text": text}
    told = client.post(f"/api/tables/{table}/reports", json=body).json()
    return table, told["report"]


def run(data: Path, *options: str) -> Result:
    return CliRunner().invoke(app, ["reports", "--data", str(data), *options])


def test_an_owner_whom_nobody_told_of_a_problem(data: Path) -> None:
    data.mkdir()
    done = run(data)
    assert done.exit_code == 0
    assert "Nobody has reported a problem" in done.stdout
    assert not list(data.iterdir())
    assert json.loads(run(data, "--json").stdout) == []


def test_a_folder_that_is_not_there(data: Path) -> None:
    done = run(data)
    assert (done.exit_code, done.stdout) == (2, "")
    assert f"There is no folder {data}." in done.stderr
    assert not data.exists()


def test_reports_are_listed_newest_first_while_the_server_runs(
    server: TestClient, data: Path
) -> None:
    first, _ = report(server, "A die is missing.\nThe red one.", 2)
    second, named = report(server, "\x1b[2JBoo", 3)
    done = run(data)
    assert done.exit_code == 0
    assert done.stdout.index(second) < done.stdout.index(first)
    assert f"Spots, table {first}, version 2" in done.stdout
    assert "  A die is missing.\n  The red one.\n" in done.stdout
    assert "\x1b" not in done.stdout
    assert "2 reports in" in done.stdout
    listed = json.loads(run(data, "--json").stdout)
    assert [(one["table"], one["version"]) for one in listed] == [(second, 3), (first, 2)]
    assert listed[0]["id"] == named
    assert listed[0]["text"] == "\x1b[2JBoo"


def test_the_game_a_report_is_about_is_written_and_brought_in(
    server: TestClient, data: Path, tmp_path: Path
) -> None:
    _, named = report(server, "Odd.", 3)
    file = tmp_path / "odd.json"
    done = run(data, "--log", named, str(file))
    assert done.exit_code == 0
    assert f"version 3 is in {file}" in done.stdout
    log = read_log(file.read_text(encoding="utf-8"))
    assert len(log.events) == 3
    assert verify(log).dice == "sealed"
    brought = server.post("/api/imports", json=log.as_json())
    assert brought.status_code == 201


def test_what_cannot_be_done_is_said(server: TestClient, data: Path, tmp_path: Path) -> None:
    _, named = report(server, "Odd.", 1)
    unknown = run(data, "--log", "nothing", str(tmp_path / "x.json"))
    assert unknown.exit_code == 2
    assert "There is no report nothing" in unknown.output
    unwritable = run(data, "--log", named, str(tmp_path / "no" / "x.json"))
    assert unwritable.exit_code == 2
    assert "can’t be written" in unwritable.output


def test_data_of_an_older_server(data: Path) -> None:
    data.mkdir()
    sqlite3.connect(data / "pipyard.sqlite3").execute("CREATE TABLE guest (id TEXT)").close()
    done = run(data)
    assert done.exit_code == 2
    assert "can’t be read" in done.output
    assert "Start `pipyard serve` there once" in done.output


def test_reports_in_a_shared_database(postgres: str, data: Path) -> None:
    with TestClient(create_app(Settings(data=data, rates=None, database=postgres))) as client:
        table, _ = report(client, "Odd.", 1)
        done = CliRunner().invoke(app, ["reports", "--json"], env={"PIPYARD_DATABASE": postgres})
    assert [one["table"] for one in json.loads(done.stdout)] == [table]
