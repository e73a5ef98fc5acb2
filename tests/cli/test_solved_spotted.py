"""The command `pipyard solved spotted`: its table, its JSON, its page and its refusals."""

import json
import shutil
from pathlib import Path

import pytest
from typer.testing import CliRunner

from pipyard.cli import app
from pipyard.lab.spotted.solved import endings
from tests.lab.small_endings import small_ending

# Numba compiles the rules of a game once per process, so one worker runs all tests that need them.
pytestmark = pytest.mark.xdist_group("compiled spotted")


@pytest.fixture(autouse=True)
def _small(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    ending = small_ending("5 5 5 5 3", "5 5 5 5 5")
    shutil.copy(endings.DATA / "garden-path.toml", tmp_path)
    text = "\n".join(["game spotted", f"title {ending.title}", *ending.header])
    (tmp_path / "small.scenario").write_text(text, encoding="utf-8")
    monkeypatch.setattr(endings, "DATA", tmp_path)


def run(*words: str) -> tuple[int, str, str]:
    done = CliRunner().invoke(app, ["solved", "spotted", *words])
    return done.exit_code, done.stdout, done.stderr


def test_json_holds_every_ending_and_what_every_bot_loses() -> None:
    code, out, _ = run("--bots", "greedy", "random", "--games", "5", "--json")
    assert code == 0
    (ending,) = json.loads(out)["endings"]
    assert ending["sheets"] > 1
    assert ending["best_play"]["lost"] == 0
    assert [bot["name"] for bot in ending["bots"]] == ["greedy", "random"]
    assert all(bot["lost"] >= 0 and bot["games"] == 5 for bot in ending["bots"])


def test_a_table_and_a_page_tell_the_same(tmp_path: Path) -> None:
    page = tmp_path / "solved.md"
    code, out, err = run("--bots", "random", "--games", "5", "--page", str(page))
    assert code == 0
    assert "small: " in out
    assert "best play" in out
    assert f"Written to {page}" in "".join(err.splitlines())
    assert "pipyard solved spotted --bots random --games 5 --seed 0" in page.read_text("utf-8")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("--ending opening", "There is no ending 'opening'"),
        ("--bots clever", "There is no bot 'clever'"),
        ("--games 0", "At least 1 game"),
        ("--page nowhere/solved.md", "There is no folder nowhere"),
    ],
)
def test_refusals_say_what_to_do(words: str, said: str) -> None:
    code, out, err = run(*words.split())
    assert (code, out) == (2, "")
    assert said in err
