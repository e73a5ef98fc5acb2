"""`pipyard backup` and `pipyard restore`: their output."""

import asyncio
import json
from pathlib import Path

from typer.testing import CliRunner, Result

from pipyard.cli import app
from pipyard.server.database import database_at


def run(command: str, file: Path, data: Path, *options: str) -> Result:
    return CliRunner().invoke(app, [command, str(file), "--data", str(data), *options])


def test_a_copy_is_made_and_brought_back(tmp_path: Path) -> None:
    here, there, file = tmp_path / "here", tmp_path / "there", tmp_path / "games.backup"
    database = database_at(here)
    asyncio.run(database.open())
    asyncio.run(database.close())
    made = run("backup", file, here)
    assert made.exit_code == 0
    assert f"{file} holds everything from {here}: 0 tables, 0 events, 0 guests." in made.stdout
    back = run("restore", file, there, "--json")
    assert json.loads(back.stdout)["tables"] == 0
    assert back.exit_code == 0


def test_what_cannot_be_done_is_said(tmp_path: Path) -> None:
    none = run("backup", tmp_path / "copy", tmp_path)
    assert (none.exit_code, none.stdout) == (2, "")
    assert f"There are no games in {tmp_path} yet." in none.stderr
    missing = run("restore", tmp_path / "copy", tmp_path / "there")
    assert missing.exit_code == 2
    assert f"There is no file {tmp_path / 'copy'}." in missing.stderr
