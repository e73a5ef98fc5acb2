"""Greedy does the obvious in small positions."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from pipyard.bots import choose
from pipyard.core.chance import new_stream
from pipyard.games.spots.notation import format_action
from tests.games.spots.tables import table


def chosen(header: str, play: str = "") -> str:
    """Return the action greedy chooses for Kim after some lines of play, as text."""
    board = table(f"players Kim Lou\nLou dogs Pebble, Bitsy\n{header}", play)
    action = choose(board.spots, "greedy", board.position, 0, new_stream(0))
    return format_action(board.names, action)


def test_completes_a_dog_rather_than_burying() -> None:
    assert chosen(
        "Kim dogs Mayor 1, Frankie\nKim treats 0", "trick howl\nturn up Lief\nroll 6"
    ) == ("place 6 Mayor")


def test_completes_a_dog_rather_than_starting_another() -> None:
    header = "Kim dogs Rupert, Mayor 1\nKim treats 0"
    assert chosen(header, "trick walk\nroll 6 3") == "place 6 Mayor"


def test_does_not_bust_on_purpose() -> None:
    header = "Kim dogs Mayor 1, Frankie\nKim yard 5\nKim treats 0"
    assert chosen(header, "trick walk\nroll 4 5").startswith("place")


def test_spends_a_treat_to_escape_a_bust() -> None:
    header = "Kim dogs Zipper 4 5, Frankie 4 5, Gretchen 5\nKim yard 5"
    assert chosen(header, "trick walk\nroll 3 3") == "reroll"


def test_keeps_a_good_roll() -> None:
    header = "Kim dogs Zipper 4, Frankie 4\nKim yard 2"
    assert chosen(header, "trick walk\nroll 5 6") == "keep"


def test_scores_before_risking_much() -> None:
    header = """
    Kim dogs Zipper 4 5 6, Momo 3 5 6, Burt
    Kim yard 6 1
    Kim treats 0
    facedown roll over, beg, fetch
    """.replace("    ", "")
    assert chosen(header) == "score"


def test_does_not_score_a_trifle_when_nothing_is_at_risk() -> None:
    header = "Kim dogs Burt 1, Zipper, Mayor, Sundrop\nKim treats 2"
    assert chosen(header).startswith("trick")


def test_stops_a_repeatable_step_when_the_yard_is_full() -> None:
    header = "Kim dogs Zipper 4 5 6, Momo 3 5, Burt\nKim yard 5 2\nKim treats 0"
    play = "trick run\nroll 6 1 2\nplace 6 Momo\nplace 1 Burt\nbury 2"
    full = header.replace("yard 5 2", "yard 5").replace("Burt", "Burt, Xerxes")
    assert chosen(full, play) == "stop"


def test_goes_on_when_nothing_is_at_stake() -> None:
    header = "Kim dogs Zipper, Momo, Sundrop\nKim treats 0\nKim yard 2"
    assert chosen(header, "trick walk\nroll 1 1\nbury 1\nbury 1") == "more"


def test_rolls_over_a_full_yard() -> None:
    header = "Kim dogs Zipper 4 5, Mayor 6, Sundrop\nKim yard 5 2\nKim treats 0"
    assert chosen(header) == "trick roll over"


def test_fetches_the_value_that_fills_most_spaces() -> None:
    header = "Kim dogs Bristles 1, Sundrop, Raya, Mayor 1\nKim treats 0"
    assert chosen(header, "trick fetch\nroll 1 1 2 2 2 4 6 6") == "choose 2"


@pytest.mark.parametrize(("value", "other"), [(2, 5), (5, 2)])
def test_sets_a_die_to_what_fits(value: int, other: int) -> None:
    wanting = {2: "Bristles 1", 5: "Ursula 1"}[value]
    header = f"set puppy pen\ntop Raya\nKim dogs {wanting}, Zipper\nKim treats 0"
    assert chosen(header, "trick retrieve") == f"set {value}" != f"set {other}"


def test_scavenges_without_burying() -> None:
    header = "set puppy pen\nKim dogs Zipper 4, Momo 3\nKim yard 3 3\nKim treats 0"
    play = "trick scavenge\nroll 1 2 4 5\nplace 5 Zipper"
    assert chosen(header, play).startswith("discard")


def test_names_a_value_that_keeps_the_high_dice_out() -> None:
    header = "set dog park\nKim dogs Bristles, Lief\nKim treats 0\nKim yard 4"
    assert chosen(header, "trick guard") in ("name 2", "name 3")


def test_digs_at_a_rival_who_can_be_made_to_bust() -> None:
    header = """
    set dog park
    Lou dogs Zipper 4 5, Mirabelle 3 4 5, Doog 2 3 5
    Lou yard 5 2
    Kim dogs Lief, Goliath
    Kim treats 0
    """.replace("    ", "")
    board = table(f"players Kim Lou\n{header}", "trick dig")
    action = choose(board.spots, "greedy", board.position, 0, new_stream(0))
    assert format_action(board.names, action) in ("raise Lou 5", "raise Lou 2")


def test_digs_its_own_yard_down() -> None:
    header = "set dog park\nLou yard\nKim dogs Lief 1, Goliath 1 2\nKim yard 6 1\nKim treats 0"
    assert chosen(header, "trick dig") in ("lower Kim 6", "lower Kim 1")


def test_trots_to_complete_a_dog() -> None:
    header = "set agility course\nKim dogs Burt, Mayor 6\nKim treats 0"
    assert chosen(header, "trick trot") == "move Mayor 6 to Burt 1"


def test_takes_a_dangerous_die_out_of_the_yard() -> None:
    header = "set kennel club\nKim dogs Zipper 4, Mayor 1, Wolfgang 2\nKim yard 6 1\nKim treats 0"
    assert chosen(header, "trick dogpile") == "take yard 6"


def test_sets_few_dice_aside_with_much_at_stake_and_more_with_nothing_to_lose() -> None:
    risky = "set puppy pen\nKim dogs Mayor 1, Frankie 4\nKim yard 6\nKim treats 0"
    free = "set puppy pen\nKim dogs Zipper, Lief, Doog, Wilbur\nKim treats 0"
    few = int(chosen(risky, "trick bolt").removeprefix("set aside "))
    many = int(chosen(free, "trick bolt").removeprefix("set aside "))
    assert few == 3 < many


def test_finishes_the_last_dog() -> None:
    header = """
    Kim scored Jolene, Xerxes, Louise, Missy, Handsome
    Kim dogs Mayor 1
    Kim treats 1
    """.replace("    ", "")
    assert chosen(header, "trick walk\nroll 2 6") == "keep"
    assert chosen(header, "trick walk\nroll 2 6\nkeep") in ("place 6 Mayor", "bury 2")


def test_odds_of_a_roll_are_those_of_every_roll_listed() -> None:
    done = subprocess.run(
        [sys.executable, "-W", "error", "-m", "tests.bots.every_roll"],
        cwd=Path(__file__).parents[2],
        env={**os.environ, "PIPYARD_MACHINE": "interpreted"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout == "all equal\n", done.stderr
