import json
from itertools import pairwise
from pathlib import Path

import polars as pl
import pytest

from pipyard.core.errors import InvalidConfig, InvalidContent
from pipyard.lab.experiments import rows
from pipyard.lab.experiments.plan import read_experiment
from pipyard.lab.experiments.run import ExperimentRun
from pipyard.lab.simulate import SimulateOptions, simulate
from pipyard.lab.workers import Threads

TWO_TABLES = """
games = 12
seed = 3

[[tables]]
name = "dog park"
game = "spots"
bots = ["greedy", "timid"]
options = { set = "dog park" }

[[tables]]
game = "spotted"
players = 1
bots = ["hasty"]
"""


@pytest.fixture(autouse=True)
def _small_chunks(monkeypatch: pytest.MonkeyPatch) -> None:
    for record in rows.CHUNKS:
        monkeypatch.setitem(rows.CHUNKS, record, 5)


def running(folder: Path, text: str = TWO_TABLES, name: str = "out") -> ExperimentRun:
    file = folder / "experiment.toml"
    file.write_text(text, encoding="utf-8")
    return ExperimentRun(read_experiment(file), folder / name)


def played(run: ExperimentRun, workers: int = 1) -> pl.DataFrame:
    run.begin()
    return pl.read_parquet(run.run(Threads(workers), lambda _: None))


def test_a_row_a_game_is_what_simulate_plays(tmp_path: Path) -> None:
    found = played(running(tmp_path))
    spots = found.filter(pl.col("table") == "dog park")
    assert spots["game"].to_list() == list(range(12))
    assert spots["bot_1"].to_list() == ["greedy", "timid"] * 6
    table = running(tmp_path).experiment.tables[0]
    report = simulate(table.setup, SimulateOptions(("greedy", "timid"), 12, 3))
    assert spots["win_1"].sum() == report.seat_wins[0]
    assert spots["turns"].sum() == report.turns
    alone = found.filter(pl.col("table") == "2")
    assert alone["scores_1"].min() > 0  # type: ignore[operator]
    assert alone["bot_2"].null_count() == 12


def test_any_number_of_workers_finds_the_same(tmp_path: Path) -> None:
    first, second = running(tmp_path, name="one"), running(tmp_path, name="three")
    assert played(first, 1).equals(played(second, 3))


def test_what_was_stopped_goes_on(tmp_path: Path) -> None:
    run, whole = running(tmp_path), played(running(tmp_path, name="whole"))

    def stop(_: int) -> None:
        raise KeyboardInterrupt

    assert run.begin() == 0
    with pytest.raises(KeyboardInterrupt):
        run.run(Threads(1), stop)
    again = running(tmp_path)
    assert 0 < again.begin() < again.total == 24
    assert played(again).equals(whole)
    assert running(tmp_path).begin() == 24
    assert sorted(file.name for file in again.folder.iterdir()) == [
        "experiment.json",
        "games.parquet",
    ]


def test_a_folder_keeps_one_experiment_and_says_which(tmp_path: Path) -> None:
    run = running(tmp_path)
    run.begin()
    about = json.loads((run.folder / "experiment.json").read_text(encoding="utf-8"))
    assert (about["schema"], about["seed"], about["record"]) == (1, 3, "game")
    assert about["tables"][0]["content_hash"] == "c77b6f169ce69a1d"
    with pytest.raises(InvalidConfig, match="holds another experiment"):
        running(tmp_path, TWO_TABLES.replace("seed = 3", "seed = 4")).begin()


def test_decisions_and_turns_are_of_the_same_games(tmp_path: Path) -> None:
    text = TWO_TABLES.replace("games = 12", 'games = 6\nrecord = "decision"')
    decisions = played(running(tmp_path, text, "decisions"))
    turns = played(running(tmp_path, text.replace('"decision"', '"turn"'), "turns"), 2)
    assert decisions.columns[:6] == ["table", "game", "turn", "decision", "seat", "bot"]
    assert turns["actions"].sum() == len(decisions)
    assert turns["decisions"].sum() == (decisions["legal"] > 1).sum()
    first = decisions.row(0, named=True)
    assert first["type"] == "do_trick"
    assert set(json.loads(first["action"])) == {"trick"}
    spots = turns.filter(pl.col("table") == "dog park")
    assert set(spots["first_type"]) == {"do_trick", "score_dogs"}
    seats = spots.filter(pl.col("game") == 0)["seat"].to_list()
    assert all(one != next_one for one, next_one in pairwise(seats))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("games = 1", "tables: name at least one table"),
        ("games = 1\ntable = 3", "table: is none of games, seed, record, tables"),
        ('games = "many"', "games: must be of type int"),
        ("[[tables]]\nplayers = 2", "tables.1: needs a game"),
        ('[[tables]]\ngame = "spots"\nbot = 1', "tables.1.bot: is none of"),
        ('record = "die"\n[[tables]]\ngame = "spots"', "record: is one of game, turn, decision"),
        ("games = ", "is not valid TOML"),
    ],
)
def test_what_is_wrong_in_a_file_is_named(tmp_path: Path, text: str, said: str) -> None:
    with pytest.raises(InvalidContent, match=said):
        running(tmp_path, text)
    with pytest.raises(InvalidContent, match="cannot be read"):
        read_experiment(tmp_path / "none.toml")


def test_what_cannot_be_played_is_refused(tmp_path: Path) -> None:
    with pytest.raises(InvalidConfig, match="At least 1 game"):
        running(tmp_path, 'games = 0\n[[tables]]\ngame = "spots"')
