"""After a turn, the position contains only what is on the table.

Each position is compared, byte by byte, with one that is set up with the same table. So the way it
came about cannot matter to any bot or search.
"""

import numpy as np
import pytest

from pipyard.core.contract import Drawn
from pipyard.games.spots.actions import DiceRolled, DogTurnedUp
from pipyard.games.spots.game import Spots, SpotsConfig
from tests.games.spots.tables import table

TWO = """
players Ann Ben
Ann treats 0
Ann dogs {ann}
Ben treats 0
Ben dogs Lief, Zipper
top {top}
"""


def bare(position: np.recarray) -> bytes:
    """Return a position without the fields that a setup by text sets differently."""
    copy = position.copy()
    copy[0].then = 0
    return copy.tobytes()


def pack(dogs: str, top: str = "Momo") -> str:
    """Describe the table by Ann's dogs and the top card."""
    return TWO.format(ann=dogs, top=top)


TURNS = {
    "guard, all discarded": (
        pack("Bongo, Missy") + "set dog park\nAnn yard 1",
        "trick guard\nname 2\nroll 5 5 6 6",
        pack("Bongo, Missy") + "set dog park\nAnn yard 1\nfacedown guard\nturn Ben",
    ),
    "play dead, buried": (
        pack("Bongo, Missy") + "set puppy pen",
        "trick play dead\nroll 2\nbury 2",
        pack("Bongo, Missy")
        + "set puppy pen\nAnn yard 2\nAnn treats 2\nfacedown play dead\nturn Ben",
    ),
    "scavenge, bust": (
        pack("Bitsy, Missy") + "set puppy pen\nAnn yard 3",
        "trick scavenge\nroll 1 2 4 6\ndiscard 1\nplace 4 Bitsy\ndiscard 2\nbury 6",
        pack("Bitsy, Missy") + "set puppy pen\nfacedown scavenge\nturn Ben",
    ),
    "dig, stopped early": (
        pack("Doog, Missy") + "set dog park\nAnn yard 3",
        "trick dig\nlower Ann 3\nstop\nroll 2 3\nplace 2 Doog\nplace 3 Doog",
        pack("Doog 2 3, Missy") + "set dog park\nAnn yard 2\nfacedown dig\nturn Ben",
    ),
    "dig, bust early": (
        pack("Doog 2, Missy") + "set dog park\nAnn yard 3 4",
        "trick dig\nraise Ann 4",
        pack("Doog, Missy") + "set dog park\nfacedown dig\nturn Ben",
    ),
    "bolt, bust with dice set aside": (
        pack("Bongo 1, Missy") + "set puppy pen\nAnn yard 6",
        "trick bolt\nset aside 5\nmore\nroll 6\nbury 6",
        pack("Bongo, Missy") + "set puppy pen\nfacedown bolt\nturn Ben",
    ),
    "bolt, stopped": (
        pack("Doog, Missy") + "set puppy pen",
        "trick bolt\nset aside 3\nmore\nroll 2\nplace 2 Doog\nstop",
        pack("Doog 2, Missy") + "set puppy pen\nfacedown bolt\nturn Ben",
    ),
    "run, once more": (
        pack("Bongo, Missy"),
        "trick run\nroll 1 1 1\nbury 1\nbury 1\nbury 1\nmore\nroll 2\nbury 2\nstop",
        pack("Bongo, Missy") + "Ann yard 1 1 1 2\nfacedown run\nturn Ben",
    ),
    "howl, a dog drawn": (
        pack("Bongo, Missy"),
        "trick howl\nturn up Doog\nroll 2\nbury 2",
        pack("Bongo, Missy, Momo", "Doog") + "Ann yard 2\nfacedown howl\nturn Ben",
    ),
    "scored": (
        pack("Bongo 1 3, Missy 3") + "Ann yard 4",
        "score\nturn up Doog",
        pack("Missy 3, Momo", "Doog") + "Ann scored Bongo\nAnn yard 4\nturn Ben",
    ),
    "scored fast": (
        pack("Bongo 1"),
        "trick walk\nroll 3 5\nbury 5\nplace 3 Bongo\nturn up Doog\nstop",
        pack("Momo", "Doog") + "Ann scored Bongo\nAnn yard 5\nfacedown walk\nturn Ben",
    ),
    "retrieve": (
        pack("Missy, Bongo", "Burt") + "set puppy pen",
        "trick retrieve\nset 1\nplace 1 Bongo\nroll 3 3\nplace 3 Missy\nplace 3 Bongo",
        pack("Missy 3, Bongo 1 3", "Burt") + "set puppy pen\nfacedown retrieve\nturn Ben",
    ),
    "trot": (
        pack("Bongo 1, Missy") + "set agility course",
        "trick trot\nmove Bongo 1 to Missy 4\nroll 2 3\nplace 3 Missy\nbury 2",
        pack("Bongo, Missy 3 4") + "set agility course\nAnn yard 2\nfacedown trot\nturn Ben",
    ),
    "dogpile": (
        pack("Bongo 1, Missy") + "set kennel club",
        "trick dogpile\ntake Bongo 1\nroll 1 1 1\nbury 1\nbury 1\nbury 1\nstop",
        pack("Bongo, Missy") + "set kennel club\nAnn yard 1 1 1\nfacedown dogpile\nturn Ben",
    ),
    "the last player's turn": (
        pack("Bongo, Missy") + "turn Ben",
        "trick beg",
        pack("Bongo, Missy") + "Ben treats 3\nfacedown beg",
    ),
}


@pytest.mark.rule("spots:I1")
@pytest.mark.rule("spots:T4")
@pytest.mark.parametrize(("before", "play", "after"), TURNS.values(), ids=TURNS)
def test_a_turn_leaves_only_the_table_behind(before: str, play: str, after: str) -> None:
    assert bare(table(before, play).position) == bare(table(after).position)


@pytest.mark.rule("spots:K04")
def test_changes_that_undo_each_other_leave_nothing_behind_within_the_turn() -> None:
    header = pack("Doog, Missy") + "set dog park\nAnn yard 3"
    undone = table(header, "trick dig\nraise Ann 3\nlower Ann 4")
    assert bare(undone.position) == bare(table(header, "trick dig\nstop").position)


@pytest.mark.rule("spots:V2")
@pytest.mark.parametrize(
    ("before", "play", "after"),
    [
        ("turn d0g", "roll 3", "facedown run"),
        ("turn d0g\non run 1\nd0g treats 0", "roll 3", "facedown run\nd0g treats 1"),
        (
            "turn d0g\ntop Momo\nfacedown run",
            "roll 3\nturn up Raya",
            "top Raya\nd0g scored Momo\nfacedown run",
        ),
        (
            "turn d0g\ntop Momo\non run 2\nd0g treats 0",
            "roll 3\nturn up Raya",
            "top Raya\nd0g scored Momo\nfacedown run\nd0g treats 0",
        ),
        ("Ann treats 0", "trick beg", "turn d0g\nfacedown beg\nAnn treats 1"),
    ],
)
def test_d0gs_turn_leaves_only_the_table_behind(before: str, play: str, after: str) -> None:
    solo = "players Ann\nAnn dogs Bongo, Missy\n"
    assert bare(table(solo + before, play).position) == bare(table(solo + after).position)


@pytest.mark.rule("spots:S4")
def test_the_set_up_leaves_only_the_table_behind() -> None:
    spots = Spots()
    position = spots.new(SpotsConfig(2))
    for dog in ("Burt", "Bongo", "Missy", "Doog", "Momo"):
        spots.apply(position, Drawn(DogTurnedUp(dog)))
    for value in (4, 4, 2, 5):
        spots.apply(position, Drawn(DiceRolled((value,))))
    header = """
        players Ann Ben
        Ann dogs Burt, Missy
        Ann yard 2
        Ben dogs Bongo, Doog
        Ben yard 5
        top Momo
        turn Ben
    """
    position[0].after = 0
    assert bare(position) == bare(table(header).position)
