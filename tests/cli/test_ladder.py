"""The command `pipyard ladder`: its games, its output and its refusals."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from pipyard.cli import app
from pipyard.lab.ladder import plan
from pipyard.lab.ladder.plan import Kind, Part, Table
from pipyard.lab.ladder.results import read_results, write_results
from tests.lab.made_up_ladder import made_up

PART = Part("spotted", Kind.ALONE, "alone", Table(1), "greedy", games=20)


def run(*words: object) -> tuple[int, str, str]:
    done = CliRunner().invoke(app, ["ladder", *map(str, words)])
    return done.exit_code, done.stdout, done.stderr


def test_what_was_played_is_told_without_playing(tmp_path: Path) -> None:
    results, page = tmp_path / "ladder.json", tmp_path / "strength.md"
    write_results(results, made_up())
    code, out, _ = run("--games", 0, "--results", results, "--page", page)
    assert code == 0
    assert "strength.md" in out
    written = page.read_text(encoding="utf-8")
    assert "| sage | Old Gray |" in written
    assert "(strength.svg)" in written
    assert (tmp_path / "strength.svg").read_text(encoding="utf-8").startswith("<svg")


def test_games_are_played_kept_and_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plan, "parts_of", lambda _names, _games: [PART])
    files = ("--results", tmp_path / "ladder.json", "--page", tmp_path / "ladder.md")
    code, out, _ = run("spotted", "--games", 5, "--cores", 1, *files)
    assert code == 0
    assert "the results are in" in out
    results = read_results(tmp_path / "ladder.json")
    assert results.games_of(PART) == 20
    assert results.sittings[0].games == 5
    page = (tmp_path / "ladder.md").read_text(encoding="utf-8")
    assert "| greedy | 20 |" in page
    assert not (tmp_path / "ladder.svg").exists()


def test_refusals_say_what_to_do(tmp_path: Path) -> None:
    files = ("--results", tmp_path / "ladder.json", "--page", tmp_path / "ladder.md")
    assert "choose one of spots, spotted" in run("chess", *files)[2]
    assert "name another file" in run("--games", 0, *files)[2]
    code, out, err = run("--results", tmp_path / "missing" / "ladder.json")
    assert (code, out) == (2, "")
    assert "There is no folder" in err
