"""Facts: what an event caused, in order."""

import numpy as np
import pytest

from pipyard.core.contract import Drawn, Fact
from pipyard.games.spots.game import Spots, SpotsConfig
from pipyard.games.spots.notation import parse_chance
from tests.games.spots.tables import table, told

TWO = """
    players Ann Ben
    Ann treats 0
    Ann dogs Bongo, Missy
    Ben treats 0
    Ben dogs Lief, Zipper
    top Momo
"""


def test_a_trick_takes_the_treats_on_its_tile() -> None:
    facts = told(table(TWO + "    on beg 2"), "trick beg")
    assert facts == [
        Fact("trick_done", {"seat": 0, "trick": "Beg", "treats": 2}),
        Fact("treats_taken", {"seat": 0, "treats": 1}),
        Fact("turn_started", {"seat": 1}),
    ]


def test_howl_draws_then_a_card_is_turned_up() -> None:
    board = table(TWO)
    assert told(board, "trick howl") == [
        Fact("trick_done", {"seat": 0, "trick": "Howl", "treats": 0}),
        Fact("dog_drawn", {"seat": 0, "dog": "Momo"}),
    ]
    assert told(board, "turn up Doog") == [Fact("dog_turned_up", {"dog": "Doog"})]
    assert told(board, "roll 3") == [Fact("dice_rolled", {"seat": 0, "values": (3,)})]


def test_a_bust_says_how_many_dice_are_lost() -> None:
    facts = told(
        table(TWO + "    Ann yard 2 4"), "trick walk", "roll 3 6", "place 3 Bongo", "bury 6"
    )
    assert facts == [
        Fact("die_buried", {"seat": 0, "value": 6}),
        Fact("busted", {"seat": 0, "dice": 4}),
        Fact("turn_started", {"seat": 1}),
    ]


def test_fast_scoring_names_the_dogs_and_the_draw() -> None:
    facts = told(
        table(TWO + "    Ann dogs Bongo 1"), "trick walk", "roll 3 5", "bury 5", "place 3 Bongo"
    )
    assert facts == [
        Fact("die_placed", {"seat": 0, "value": 3, "dog": "Bongo"}),
        Fact("dogs_scored", {"seat": 0, "dogs": ("Bongo",), "fast": "yes"}),
        Fact("dog_drawn", {"seat": 0, "dog": "Momo"}),
    ]


def test_slow_scoring() -> None:
    facts = told(table(TWO + "    Ann dogs Bongo 1 3, Missy"), "score")
    assert facts[0] == Fact("dogs_scored", {"seat": 0, "dogs": ("Bongo",), "fast": "no"})


def test_a_reset_names_the_tile_that_got_the_treat() -> None:
    header = TWO + "    facedown howl, walk, run, roll over"
    facts = told(table(header), "trick beg")
    assert facts[-1] == Fact("tiles_reset", {"treats": 1, "trick": "Fetch"})
    facts = told(table(header + "\n    supply treats 1"), "trick beg")
    assert facts[-1] == Fact("tiles_reset", {"treats": 0, "trick": None})


def test_everyone_busts() -> None:
    facts = told(table(TWO + "    supply dice 1\n    Ann yard 1"), "trick walk", "roll 1", "bury 1")
    assert facts[-2:] == [Fact("turn_started", {"seat": 1}), Fact("everyone_busted", {})]


def test_a_reroll_tells_what_is_picked_up() -> None:
    board = table(TWO + "    Ann treats 1")
    facts = told(board, "trick walk", "roll 2 5", "reroll")
    assert facts == [Fact("dice_rerolled", {"seat": 0, "values": (2, 5)})]


def test_winning() -> None:
    header = TWO + "    Ann scored Burt, Raya, Doog, Mayor, Rogue\n    Ann dogs Bongo 1"
    facts = told(table(header), "trick howl", "roll 3", "place 3 Bongo")
    assert facts[-1] == Fact("game_won", {"seat": 0})


def test_d0g() -> None:
    solo = "players Ann\nAnn dogs Bongo, Missy\nturn d0g\ntop Momo\non run 1\nfacedown walk"
    assert told(table(solo), "roll 3") == [
        Fact("d0g_rolled", {"value": 3}),
        Fact("d0g_turned", {"trick": "Run", "treats": 1}),
        Fact("d0g_scored", {"dog": "Momo", "traded": "yes"}),
    ]
    from_the_tile = solo.replace("on run 1", "on run 2\nd0g treats 0")
    traded = Fact("d0g_scored", {"dog": "Momo", "traded": "yes"})
    assert told(table(from_the_tile), "roll 3")[-1] == traded
    assert told(table(solo), "roll 2") == [
        Fact("d0g_rolled", {"value": 2}),
        Fact("d0g_scored", {"dog": "Momo", "traded": "no"}),
    ]
    assert told(table(solo), "roll 2", "turn up Doog") == [
        Fact("dog_turned_up", {"dog": "Doog"}),
        Fact("turn_started", {"seat": 0}),
    ]
    last = solo + "\nd0g scored Burt, Raya, Doog, Mayor, Rogue"
    assert told(table(last), "roll 2")[-1] == Fact("d0g_won", {})


def test_the_set_up_is_told() -> None:
    spots = Spots()
    position = spots.new(SpotsConfig(2))
    facts: list[str] = []
    for line in ("turn up Burt", "turn up Doog", "turn up Raya", "turn up Momo", "turn up Mayor"):
        facts += _told_chance(spots, position, line)
    assert facts == ["dog_dealt"] * 4 + ["dog_turned_up"]
    assert _told_chance(spots, position, "roll 2") == ["dice_rolled", "die_buried"]
    first = ["dice_rolled", "die_buried", "first_player", "turn_started"]
    assert _told_chance(spots, position, "roll 1") == first


def _told_chance(spots: Spots, position: np.recarray, line: str) -> list[str]:
    board = table(TWO)
    outcome = parse_chance(board.names, line)
    assert outcome is not None
    return [fact.type for fact in spots.apply(position, Drawn(outcome))]


def test_gobble_tells_what_is_taken_and_what_is_returned() -> None:
    assert told(table(TWO + "    set agility course"), "trick gobble") == [
        Fact("trick_done", {"seat": 0, "trick": "Gobble", "treats": 0}),
        Fact("treats_taken", {"seat": 0, "treats": 7}),
        Fact("treats_returned", {"seat": 0, "treats": 4}),
        Fact("turn_started", {"seat": 1}),
    ]


def test_treats_are_told_once_only() -> None:
    board = table(TWO + "    set agility course")
    told(board, "trick gobble", "trick howl")
    assert told(board, "turn up Doog") == [Fact("dog_turned_up", {"dog": "Doog"})]


def test_a_revealed_tile_is_told() -> None:
    header = TWO + "    off leash\n    facedown howl, walk, run, roll over"
    board = table(header)
    assert told(board, "trick beg")[-1] == Fact("tiles_reset", {"treats": 1, "trick": "Fetch"})
    assert told(board, "reveal dig") == [Fact("tile_revealed", {"trick": "Dig"})]


def test_the_bust_of_another_tells_that_players_dice() -> None:
    header = """
        players Ann Ben
        set dog park
        Ann dogs Pebble 1
        Ann yard 2
        Ben dogs Lief 1 2
        Ben yard 3 4
    """
    assert told(table(header), "trick dig", "raise Ben 4")[:2] == [
        Fact("die_raised", {"seat": 0, "player": 1, "value": 4}),
        Fact("busted", {"seat": 1, "dice": 4}),
    ]


@pytest.mark.parametrize(
    ("lines", "fact"),
    [
        (
            ["trick fetch", "roll 1 1 2 3 4 5 6 6", "choose 6"],
            Fact("value_chosen", {"seat": 0, "value": 6}),
        ),
        (
            ["trick walk", "roll 1 3", "place 1 Bongo", "place 3 Missy", "more"],
            Fact("went_on", {"seat": 0}),
        ),
        (
            ["trick walk", "roll 1 3", "place 1 Bongo", "place 3 Missy", "stop"],
            Fact("stopped", {"seat": 0}),
        ),
    ],
)
def test_answers_are_told(lines: list[str], fact: Fact) -> None:
    assert told(table(TWO), *lines)[0] == fact
