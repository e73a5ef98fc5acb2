"""The command `pipyard tournament`: its table, its JSON and its refusals."""

import json

import numpy as np
import pytest
from typer.testing import CliRunner

from pipyard.cli import app
from pipyard.lab import simulate
from pipyard.lab.plan import Shares


def run(*words: str) -> tuple[int, str, str]:
    done = CliRunner().invoke(app, ["tournament", *words])
    return done.exit_code, done.stdout, done.stderr


def test_json_holds_every_pairing_with_its_interval_and_every_rating() -> None:
    code, out, _ = run("spots", "--bots", "greedy", "random", "--games", "20", "--json")
    assert code == 0
    document = json.loads(out)
    assert (document["schema"], document["command"]) == (1, "tournament")
    assert document["games_per_pairing"] == 20
    assert {(p["bot"], p["against"]) for p in document["pairings"]} == {
        ("greedy", "random"),
        ("random", "greedy"),
    }
    assert all(p["low"] <= p["share"] <= p["high"] for p in document["pairings"])
    greedy, random = document["bots"]
    assert greedy["rating"] > random["rating"]


def test_bots_meet_with_a_pack() -> None:
    asked = ("--bots", "greedy", "random", "--games", "4", "--set", "zoo night", "--json")
    document = json.loads(run("spots", "--pack", "docs/packs/zoomies", *asked)[1])
    assert (document["pack"], document["set"]) == ("docs/packs/zoomies", "zoo night")
    assert (
        "it has nothing for Spotted!"
        in run("spotted", "--pack", "docs/packs/zoomies", *asked[:5])[2]
    )


def test_a_table_shows_who_beats_whom() -> None:
    code, out, _ = run("spotted", "--bots", "greedy", "random", "--games", "20", "--players", "3")
    assert code == 0
    for words in ("against greedy", "against random", "95% intervals", "33% is a fair share"):
        assert words in " ".join(out.split())


def test_games_that_were_cut_off_are_told_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    def none_won(_setup: object, results: np.recarray) -> Shares:
        return np.full((len(results), 2), np.nan)

    monkeypatch.setattr(simulate, "win_shares", none_won)
    asked = ("spots", "--bots", "greedy", "random", "--games", "20")
    assert "greedy against random: 20 cut off, which count for neither." in run(*asked)[1]
    pairings = json.loads(run(*asked, "--json")[1])["pairings"]
    assert [pairing["cut_off"] for pairing in pairings] == [20, 20]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("spots --bots clever greedy", "There is no bot 'clever'"),
        ("chess --bots greedy", "There is no game 'chess'"),
        ("chess", "There is no game 'chess'"),
        ("spots --bots greedy", "two different bots"),
        ("spots --bots greedy random --players 1", "simulate"),
        ("spots --bots greedy random --players 5", "1 to 4 players"),
        ("spots --bots greedy random --games 0", "At least 1 game"),
        ("spots --off-leash --set nowhere --bots greedy random", "leave out --set"),
        ("spotted --off-leash --bots greedy random", "Spotted! has no --off-leash"),
    ],
)
def test_refusals_say_what_to_do(words: str, said: str) -> None:
    code, out, err = run(*words.split())
    assert (code, out) == (2, "")
    assert said in err
