"""The facts of an event: everything that it caused, and nothing else."""

import pytest

from pipyard.core.facts import find
from pipyard.games.spots.notation import parse_action
from pipyard.games.spots.story import DICE_RAN_SHORT, TREATS_RAN_SHORT
from tests.games.spots.tables import table, told

TWO = "players Ann Ben\nAnn treats 0\nBen treats 0\nBen dogs Lief, Zipper\ntop Burt\n"
HOWL = "trick howl\nturn up Raya\nroll 3"
DIG = "set dog park\nAnn dogs Pebble\nBen yard 3 4"
FEW = "facedown howl, walk, run, roll over\n"


@pytest.mark.rule("spots:D1")
@pytest.mark.rule("spots:D4")
@pytest.mark.rule("spots:P2")
@pytest.mark.rule("spots:T1")
@pytest.mark.rule("spots:T2")
@pytest.mark.rule("spots:U1")
@pytest.mark.parametrize(
    ("header", "play", "types"),
    [
        ("Ann dogs Bongo", "trick walk", "trick_done"),
        ("Ann dogs Bongo\nsupply treats 1", "trick beg", "trick_done treats_taken turn_started"),
        ("Ann dogs Bongo\nsupply treats 0", "trick beg", "trick_done turn_started"),
        ("Ann dogs Bongo\nsupply treats 0", "trick beg\ntrick walk", "trick_done"),
        ("Ann dogs Bongo", f"{HOWL}\nbury 3", "die_buried turn_started"),
        ("Ann dogs Bongo\nAnn yard 5", f"{HOWL}\nbury 3", "die_buried busted turn_started"),
        (DIG, "trick dig\nraise Ben 3", "die_raised busted"),
        (DIG, "trick dig\nlower Ben 3", "die_lowered"),
        (f"{FEW}Ann dogs Bongo", "trick beg", "trick_done treats_taken turn_started tiles_reset"),
        (
            f"{FEW}Ann dogs Bongo\nsupply treats 0",
            "trick beg",
            "trick_done turn_started tiles_reset",
        ),
        (f"{FEW}Ann dogs Bongo", "trick beg\ntrick fetch", "trick_done"),
        ("Ann dogs Bongo 1 3, Missy", "score", "dogs_scored dog_drawn"),
        ("Ann dogs Bongo 1 3, Missy", "score\nturn up Raya", "dog_turned_up turn_started"),
        (
            "Ann dogs Bongo 1",
            "trick walk\nroll 3 5\nbury 5\nplace 3 Bongo",
            "die_placed dogs_scored dog_drawn",
        ),
        (
            "Ann dogs Bongo\nsupply dice 1",
            "trick walk\nroll 1\nbury 1",
            "die_buried turn_started everyone_busted",
        ),
    ],
)
def test_the_facts_of_an_event(header: str, play: str, types: str) -> None:
    facts = told(table(TWO + header), *play.splitlines())
    assert " ".join(fact.type for fact in facts) == types


@pytest.mark.rule("spots:T1")
@pytest.mark.rule("spots:T2")
@pytest.mark.parametrize(
    ("header", "play", "dice", "treats"),
    [
        ("Ann dogs Bongo\nsupply dice 2", "trick walk", False, False),
        ("Ann dogs Bongo\nsupply dice 1", "trick walk", True, False),
        ("Ann dogs Bongo\nsupply treats 1", "trick beg", False, False),
        ("Ann dogs Pebble\nsupply treats 1", "trick beg", False, True),
        ("Ann dogs Bongo\nsupply treats 0", "trick beg", False, True),
    ],
)
def test_a_supply_that_runs_short(header: str, play: str, dice: bool, treats: bool) -> None:
    board = table(TWO + header)
    action = parse_action(board.names, board.position, play)
    facts = board.spots.apply_dense(
        board.position, 0, board.spots.to_dense(board.position, 0, action)
    )
    short = [find(facts, kind) > 0 for kind in (DICE_RAN_SHORT, TREATS_RAN_SHORT)]
    assert short == [dice, treats]


@pytest.mark.rule("spots:K20")
@pytest.mark.rule("spots:U1")
@pytest.mark.parametrize(
    ("header", "play", "taken", "returned"),
    [
        ("Ann dogs Lief", "trick beg", 2, 0),
        ("Ann dogs Lief\nsupply treats 1", "trick beg", 1, 0),
        ("Ann dogs Lief", "trick beg\ntrick walk", 0, 0),
        ("Ann dogs Bitsy 6\nset agility course", "trick gobble", 7, 4),
        ("Ann dogs Bitsy\nset agility course\nsupply treats 3", "trick gobble", 3, 3),
        ("Ann dogs Bitsy 6\nset agility course", "trick gobble\ntrick howl", 0, 0),
    ],
)
def test_the_treats_of_an_event(header: str, play: str, taken: int, returned: int) -> None:
    whole = TWO.replace("Lief", "Rupert") + header
    amounts = {fact.type: fact.particulars for fact in told(table(whole), *play.splitlines())}
    for kind, treats in (("treats_taken", taken), ("treats_returned", returned)):
        assert amounts.get(kind, {"treats": 0})["treats"] == treats
