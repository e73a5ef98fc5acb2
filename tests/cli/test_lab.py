"""The command `pipyard lab run`, and the logs of `simulate`."""

import json
import sys
from pathlib import Path

import polars as pl
import pytest
from typer.testing import CliRunner

from pipyard.cli import app
from pipyard.lab.report import script
from tests.lab.made_up_results import spots_table, written

EXPERIMENT = """
games = 4

[[tables]]
game = "spotted"
bots = ["hasty", "random"]
options = { sheet = "two-ponds" }
"""


def run(*words: str) -> tuple[int, str, str]:
    done = CliRunner().invoke(app, list(words))
    return done.exit_code, done.stdout, done.stderr


def test_an_experiment_leaves_a_table_beside_its_file(tmp_path: Path) -> None:
    file = tmp_path / "seats.toml"
    file.write_text(EXPERIMENT, encoding="utf-8")
    code, out, _ = run("lab", "run", str(file))
    assert code == 0
    result = tmp_path / "seats" / "games.parquet"
    assert out.strip() == str(result)
    assert pl.read_parquet(result)["bot_1"].to_list() == ["hasty", "random"] * 2


def test_what_is_wrong_is_said(tmp_path: Path) -> None:
    code, _, said = run("lab", "run", str(tmp_path / "none.toml"))
    assert code == 2
    assert "none.toml: file: cannot be read" in said


def test_without_polars_it_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "seats.toml"
    file.write_text(EXPERIMENT, encoding="utf-8")
    for module in [name for name in sys.modules if name.startswith("pipyard.lab.experiments.r")]:
        monkeypatch.delitem(sys.modules, module)
    monkeypatch.setitem(sys.modules, "polars", None)
    code, _, said = run("lab", "run", str(file))
    assert code == 2
    assert "pip install 'pipyard[experiments]'" in said


def test_logs_of_simulated_games_replay(tmp_path: Path) -> None:
    folder = tmp_path / "logs"
    code, out, _ = run(
        "simulate", "spotted", "--bots", "hasty", "random", "--games", "2", "--seed", "4",
        "--logs", str(folder), "--json",
    )  # fmt: skip
    assert code == 0
    assert json.loads(out)["games"] == 2
    logs = sorted(folder.iterdir())
    assert [log.name for log in logs] == ["spotted-000000.json", "spotted-000001.json"]
    for log, bot in zip(logs, ("hasty", "random"), strict=True):
        assert json.loads(log.read_text(encoding="utf-8"))["seats"][0]["bot"] == bot
        code, out, _ = run("verify", str(log))
        assert "all are legal" in out


def test_a_report_says_what_it_shows_and_leaves_a_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(script, "drawing_script", lambda: "")
    before = written(tmp_path / "before", spots_table("park", 40, seat_1_wins=20))
    after = written(tmp_path / "after", spots_table("park", 40, seat_1_wins=39))
    code, out, _ = run("lab", "report", str(after))
    assert code == 0
    assert "- Seat 1 is favored: 97.5%" in out
    assert "Not sure:\n- " in out
    assert "<h2>What is not sure</h2>" in (after / "report.html").read_text(encoding="utf-8")
    code, out, _ = run("lab", "compare", str(before), str(after), "--out", str(tmp_path / "c.html"))
    assert code == 0
    assert "seat 1 +47.5 (" in out
    assert "before and after" in (tmp_path / "c.html").read_text(encoding="utf-8")


def test_without_altair_it_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in [name for name in sys.modules if name.startswith("pipyard.lab.report")]:
        monkeypatch.delitem(sys.modules, module)
    monkeypatch.setitem(sys.modules, "altair", None)
    code, _, said = run("lab", "report", str(tmp_path))
    assert code == 2
    assert "pip install 'pipyard[report]'" in said
