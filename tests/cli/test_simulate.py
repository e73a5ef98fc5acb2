"""The command `pipyard simulate`: its output, its JSON and its refusals."""

import json
import shutil
from pathlib import Path

import pytest
from typer.testing import CliRunner

from pipyard.cli import app
from pipyard.cli.simulate import spread_bots
from pipyard.games.spots.content import DATA


def run(*words: str) -> tuple[int, str, str]:
    done = CliRunner().invoke(app, ["simulate", *words])
    return done.exit_code, done.stdout, done.stderr


@pytest.mark.parametrize(
    ("given", "spread"),
    [
        ("spots --bots a b --seed 1", "spots --bots a --bots b --seed 1"),
        ("--bots a --bots b", "--bots a --bots b"),
        ("--bots a b c", "--bots a --bots b --bots c"),
        ("spots --players 2", "spots --players 2"),
        ("--bots", "--bots"),
    ],
)
def test_a_list_of_bots_is_read_up_to_the_next_option(given: str, spread: str) -> None:
    assert spread_bots(given.split()) == spread.split()


def test_json_alone_is_printed_when_asked_for() -> None:
    code, out, _ = run(
        "spots", "--players", "2", "--bots", "greedy", "random", "--games", "40", "--seed", "3",
        "--json",
    )  # fmt: skip
    assert code == 0
    document = json.loads(out)
    assert [bot["name"] for bot in document["bots"]] == ["greedy", "random"]
    ended = 1 - document["cut_off"] / document["games"]
    for part in ("bots", "seats"):
        assert sum(each["win_share"] for each in document[part]) == pytest.approx(ended)
    low, high = document["bots"][0]["win_interval"]
    assert 0 <= low <= document["bots"][0]["win_share"] <= high <= 1
    assert (document["schema"], document["command"]) == (1, "simulate")
    assert document["content_hash"] == "c77b6f169ce69a1d"
    assert document["d0g"] is None
    assert document["set"] == "Adoption Event"
    assert document["seed"] == 3
    assert document["decisions_per_second_per_core"] > 0
    assert document["games_per_second"] > 0


def test_a_table_names_bots_seats_and_speed() -> None:
    code, out, _ = run("spots", "--bots", "greedy", "random", "--games", "20", "--set", "dog park")
    assert code == 0
    for words in ("1. greedy", "2. random", "seat 2", "turns per player", "decisions per second"):
        assert words in out
    assert "d0g" not in out


def test_spotted_in_json_has_scores_wins_and_ties() -> None:
    code, out, _ = run(
        "spotted", "--bots", "greedy", "random", "--games", "40", "--seed", "3",
        "--sheet", "clover-meadow", "--json",
    )  # fmt: skip
    assert code == 0
    document = json.loads(out)
    greedy, random = document["bots"]
    assert (greedy["name"], random["name"]) == ("greedy", "random")
    assert greedy["mean"] > random["mean"]
    assert greedy["win_share"] + random["win_share"] == pytest.approx(1.0)
    assert document["sheet"] == "Clover Meadow"
    assert document["ties"] == 0
    assert document["decisions_per_second_per_core"] > 0
    assert document["games_per_second"] > 0


def test_spotted_as_a_table_with_bands_alone_and_shares_at_a_table() -> None:
    code, out, _ = run("spotted", "--players", "1", "--games", "20", "--bots", "random")
    assert code == 0
    for words in ("1. random", "solo band", "0 to 40", "91 and more", "games per second"):
        assert words in out
    code, out, _ = run("spotted", "--players", "3", "--games", "20", "--bots", "random")
    assert code == 0
    assert "seat 3" in out
    assert "solo band" not in out


def test_alone_against_d0g_and_cut_off_games() -> None:
    code, out, _ = run("spots", "--players", "1", "--games", "20", "--off-leash")
    assert code == 0
    assert "d0g" in out
    assert "seat" not in out
    code, out, _ = run("spots", "--bots", "random", "--games", "5", "--turn-limit", "4")
    assert "cut off after 4 turns" in out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("spots --bots clever", "There is no bot 'clever'"),
        ("spots --bots greedy random --players 3", "2 bots cannot fill 3 seats"),
        ("spots --players 7", "1 to 4 players"),
        ("spots --players 0", "1 to 4 players"),
        ("spots --set nowhere", "Adoption Event"),
        ("spots --off-leash --set nowhere", "leave out --set"),
        ("spots --games 0", "At least 1 game"),
        ("chess", "There is no game 'chess'"),
        ("spots --sheet clover-meadow", "Spots has no --sheet"),
        ("spotted --players 7", "1 to 6 players"),
        ("spotted --bots clever", "There is no bot 'clever'"),
        ("spotted --sheet nowhere", "There is no sheet 'nowhere'"),
        ("spotted --off-leash", "Spotted! has no --off-leash"),
        ("spotted --set park", "Spotted! has no --set"),
        ("spotted --turn-limit 9", "Spotted! has no --turn-limit"),
    ],
)
def test_refusals_say_what_to_do(words: str, said: str) -> None:
    code, out, err = run(*words.split())
    assert code == 2
    assert out == ""
    assert said in err


def test_an_interrupt_leaves_without_a_report(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("pipyard.cli.simulation.simulate", interrupted)
    code, out, err = run("spots", "--games", "10")
    assert (code, out) == (130, "")
    assert "Stopped" in err


def pack_with(folder: Path, file: str, before: str, after: str) -> Path:
    shutil.copytree(DATA, folder / "pack")
    path = folder / "pack" / file
    path.write_text(path.read_text(encoding="utf-8").replace(before, after), encoding="utf-8")
    return folder / "pack"


def test_a_pack_with_another_name_for_a_trick_plays_the_same(tmp_path: Path) -> None:
    pack = pack_with(tmp_path, "tricks.toml", "Walk", "Stroll")
    asked = ["simulate", "spots", "--games", "20", "--seed", "3", "--json"]
    plain = json.loads(CliRunner().invoke(app, asked).stdout)
    same = json.loads(CliRunner().invoke(app, [*asked, "--pack", str(pack)]).stdout)
    assert same["turns"] == plain["turns"]
    assert same["pack"] == str(pack)


def test_a_pack_changes_the_game(tmp_path: Path) -> None:
    pack = pack_with(tmp_path, "tricks.toml", "dice = 8", "dice = 3")
    asked = ["simulate", "spots", "--games", "50", "--seed", "3", "--json"]
    plain = json.loads(CliRunner().invoke(app, asked).stdout)
    other = json.loads(CliRunner().invoke(app, [*asked, "--pack", str(pack)]).stdout)
    assert other["turns"] != plain["turns"]


def test_a_bad_pack_is_refused_with_file_key_and_reason(tmp_path: Path) -> None:
    pack = pack_with(tmp_path, "tricks.toml", "dice = 8", "dice = 0")
    done = CliRunner().invoke(app, ["simulate", "spots", "--pack", str(pack)])
    assert done.exit_code == 2
    assert "tricks.toml: blue.Fetch.1.dice: must be a whole number" in done.output


def test_a_deck_too_small_for_the_seats_is_refused(tmp_path: Path) -> None:
    pack = pack_with(tmp_path, "dogs.toml", "", "")
    deck = pack / "dogs.toml"
    deck.write_text("\n".join(deck.read_text().splitlines()[:24]))
    done = CliRunner().invoke(app, ["simulate", "spots", "--players", "4", "--pack", str(pack)])
    assert done.exit_code == 2
    assert "4 players need 25" in done.output
