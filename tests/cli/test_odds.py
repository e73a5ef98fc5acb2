"""`pipyard odds` and `pipyard coach`, for people and for programs."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

import pipyard
from pipyard.cli import app
from tests.server.logs.playing import play

FIELDS = ["action", "bust", "complete_dog", "complete_all", "dogs", "worth", "error", "exact"]
SPOTS = """\
game spots
players Ann Ben
set dog park
Ann treats 0
Ann yard 6
Ann dogs Burt, Zipper
Ben dogs Lief
play
trick dig
stop
roll 1 4
"""
SPOTTED = """\
game spotted
sheet clover-meadow
players Ann
round 2
play
roll white=3 yellow=c orange=1 green=1 blue=5 pink=4
"""


def written(folder: Path, text: str) -> str:
    file = folder / "a.scenario"
    file.write_text(text)
    return str(file)


def test_json_lists_options_in_the_order_of_legal_actions(tmp_path: Path) -> None:
    result = CliRunner().invoke(app, ["odds", written(tmp_path, SPOTS), "--json"])
    assert result.exit_code == 0
    listed = json.loads(result.stdout)
    assert [list(option) for option in listed] == [FIELDS] * 4
    assert [option["action"] for option in listed] == [
        "place 1 Burt",
        "place 4 Zipper",
        "bury 1",
        "bury 4",
    ]
    assert listed[0]["complete_dog"] == 1.0
    assert listed[3]["bust"] == 1.0


def test_what_means_nothing_is_null(tmp_path: Path) -> None:
    result = CliRunner().invoke(app, ["odds", written(tmp_path, SPOTTED), "--json"])
    listed = json.loads(result.stdout)
    assert [option["action"] for option in listed] == ["pick orange", "pick green"]
    assert all(option["bust"] is None and option["dogs"] is None for option in listed)
    assert all(20 < option["worth"] < 120 for option in listed)


@pytest.mark.parametrize("language", ["en", "de", "fr", "nl", "ru"])
def test_a_table_is_shown_in_every_language(tmp_path: Path, language: str) -> None:
    result = CliRunner().invoke(app, ["--lang", language, "odds", written(tmp_path, SPOTS)])
    assert result.exit_code == 0
    assert "place 1 Burt" in result.stdout
    assert "Ann" in result.stdout


def test_it_says_when_there_is_nothing_to_decide(tmp_path: Path) -> None:
    file = written(tmp_path, SPOTS.replace("roll 1 4\n", ""))
    assert "chance" in CliRunner().invoke(app, ["odds", file]).stdout
    assert json.loads(CliRunner().invoke(app, ["odds", file, "--json"]).stdout) == []


def test_what_is_no_position_is_refused_with_its_line(tmp_path: Path) -> None:
    result = CliRunner().invoke(app, ["odds", written(tmp_path, SPOTS + "place 5 Zipper\n")])
    assert result.exit_code == 2
    assert "a.scenario:12" in result.stderr


OVER = """\
game spots
players Ann Ben
set dog park
Ann treats 0
Ann dogs Burt
Ann scored Bristles, Bongo, Eloise, Ursula, Mayor
Ben dogs Lief
play
trick dig
roll 1 2
place 1 Burt
bury 2
"""
D0G = "game spots\nplayers Ann\nturn d0g\nAnn dogs Burt\n"


@pytest.mark.parametrize(("text", "who"), [(OVER, "over"), (D0G, "chance")])
def test_where_nobody_decides_the_list_is_empty(tmp_path: Path, text: str, who: str) -> None:
    file = written(tmp_path, text)
    result = CliRunner().invoke(app, ["odds", file, "--json"])
    assert (result.exit_code, json.loads(result.stdout)) == (0, [])
    assert who in CliRunner().invoke(app, ["odds", file]).stdout


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "a.scenario:1 "),
        ("players Ann Ben\n", "game NAME"),
        ("game chess\nplayers Ann Ben\n", "chess"),
        ("game spots\nplayers Ann Ben\nAnn dogs Nobody\n", "a.scenario:3"),
        ("game spots\nplayers Ann Ben\nAnn yard 6 6\nAnn dogs Burt\nBen dogs Lief\n", "7"),
        ("game spotted\nplayers Ann\nround 9\n", "a.scenario:3"),
    ],
)
def test_what_is_no_position_is_refused(tmp_path: Path, text: str, reason: str) -> None:
    for given in ([], ["--json"]):
        result = CliRunner().invoke(app, ["odds", written(tmp_path, text), *given])
        assert (result.exit_code, result.stdout.strip()) == (2, "")
        assert reason in result.stderr


def test_files_that_cannot_be_read_are_refused(tmp_path: Path) -> None:
    (tmp_path / "bytes.scenario").write_bytes(b"\xff\xfe\x00game")
    reasons = {
        "missing.scenario": "It can’t be read: No such file or directory.",
        "bytes.scenario": "It isn’t UTF-8 text.",
        ".": "It can’t be read: Is a directory.",
    }
    for name, reason in reasons.items():
        result = CliRunner().invoke(app, ["odds", str(tmp_path / name), "--json"])
        assert (result.exit_code, result.stdout) == (2, "")
        assert result.stderr.endswith(f"can’t be read as a position: {reason}\n")


@pytest.mark.parametrize(("game", "unit"), [("spots", "win"), ("spotted", "points")])
def test_a_game_is_looked_over(tmp_path: Path, game: str, unit: str) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(play(game, 2, {}, 4, undo=0.05).written()))
    told = json.loads(CliRunner().invoke(app, ["coach", str(file), "--json"]).stdout)
    assert (told["game"], told["unit"], told["names"]) == (game, unit, ["Ann", "Ben"])
    assert told["finished"]
    for decision in told["decisions"]:
        assert len(decision["reasons"]) <= 3
        for reason in decision["reasons"]:
            assert decision["label"]
            assert list(reason["arguments"]) == ["better", "other"]
    shown = CliRunner().invoke(app, ["coach", str(file)])
    assert shown.exit_code == 0
    assert "Ann" in shown.stdout


def test_what_is_no_log_is_refused(tmp_path: Path) -> None:
    result = CliRunner().invoke(app, ["coach", written(tmp_path, "no log")])
    assert result.exit_code == 2
    assert "not valid JSON" in result.stderr


ZOOMIES = "docs/packs/zoomies"


def test_odds_and_scenarios_of_a_pack(tmp_path: Path) -> None:
    file = written(
        tmp_path, "game spots\nplayers Ann Ben\nset zoo night\nAnn dogs Burt\nBen dogs Lief\nplay\n"
    )
    assert "there is no set" in CliRunner().invoke(app, ["odds", file]).stderr
    result = CliRunner().invoke(app, ["odds", file, "--pack", ZOOMIES])
    assert result.exit_code == 0, result.stderr
    assert "trick zoomies" in result.stdout
    assert "learned without Zoomies" in " ".join(result.stdout.split())
    result = CliRunner().invoke(app, ["odds", file, "--pack", ZOOMIES, "--json"])
    assert "trick zoomies" in [option["action"] for option in json.loads(result.stdout)]
    assert "learned without Zoomies" in " ".join(result.stderr.split())
    assert CliRunner().invoke(app, ["scenario", file]).exit_code == 2
    assert CliRunner().invoke(app, ["scenario", file, "--pack", ZOOMIES]).exit_code == 0


def test_a_game_of_a_pack_is_looked_over(tmp_path: Path) -> None:
    game = pipyard.make("spots", players=1, pack=ZOOMIES, set="zoo night")
    log = tmp_path / "a.json"
    log.write_text(game.play(["greedy"], seed=3, most_events=40).log(), encoding="utf-8")
    refused = CliRunner().invoke(app, ["coach", str(log)])
    assert refused.exit_code == 2
    told = CliRunner().invoke(app, ["coach", str(log), "--pack", ZOOMIES, "--json"])
    assert told.exit_code == 0, told.stderr
    assert json.loads(told.stdout)["unknown_to_value"] == "Zoomies"
