"""The command `pipyard simulate`: its output, its JSON and its refusals."""

import json

import pytest
from typer.testing import CliRunner

from pipyard.cli import app
from pipyard.cli.simulate import spread_bots


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
    wins = sum(bot["wins"] for bot in document["bots"])
    assert wins == sum(document["seat_wins"]) == document["games"] - document["cut_off"]
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
        ("spots --cores 0", "At least 1 core"),
        ("chess", "There is no game 'chess'"),
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
