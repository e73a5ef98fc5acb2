"""The command `pipyard solved spots`: its table, its JSON, its page and its refusals."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from pipyard.cli import app
from pipyard.lab.spots.solved import endings, page
from tests.lab.test_solved import ONE_DIE

# Numba compiles the rules of a game once per process, so one worker runs all tests that need them.
pytestmark = pytest.mark.xdist_group("compiled spots")


@pytest.fixture(autouse=True)
def _few(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (endings, page):
        monkeypatch.setattr(module, "ENDINGS", (ONE_DIE,))


def run(*words: str) -> tuple[int, str, str]:
    done = CliRunner().invoke(app, ["solved", "spots", *words])
    return done.exit_code, done.stdout, done.stderr


def test_json_holds_every_ending_and_what_every_bot_loses() -> None:
    code, out, _ = run("--bots", "greedy", "random", "--games", "20", "--json")
    assert code == 0
    (ending,) = json.loads(out)["endings"]
    assert 0 < ending["value"] < 1
    assert ending["error"] < 1e-4
    assert [bot["name"] for bot in ending["bots"]] == ["greedy", "random"]
    assert all(bot["lost"] >= 0 and bot["games"] == 20 for bot in ending["bots"])


def test_a_table_and_a_page_tell_the_same(tmp_path: Path) -> None:
    page = tmp_path / "solved.md"
    code, out, err = run("--bots", "random", "--games", "20", "--page", str(page))
    assert code == 0
    assert "one die" in out
    assert f"Written to {page}" in "".join(err.splitlines())
    assert "pipyard solved spots --bots random --games 20 --seed 0" in page.read_text("utf-8")


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
