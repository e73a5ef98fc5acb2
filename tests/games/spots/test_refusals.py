"""What is refused: actions without meaning in a position, facts that cannot be compared."""

import pytest

from pipyard.core.contract import Move
from pipyard.core.errors import IllegalMove
from pipyard.core.scenario import InvalidScenario
from pipyard.games.spots.actions import (
    Action,
    BuryDie,
    ChooseDice,
    DoTrick,
    PlaceDie,
    RaiseDie,
    SetAside,
    TakeDie,
)
from tests.games.spots.tables import table

TWO = """
    players Ann Ben
    Ann dogs Bongo 1, Lil Beth
    Ben dogs Lief, Zipper
"""


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        (BuryDie(0), "value must be from 1 to 6, not 0"),
        (PlaceDie(7, "Bongo"), "value must be from 1 to 6, not 7"),
        (PlaceDie(1, "Lief"), "Lief is not in this pack"),
        (TakeDie("Zipper", 4), "Zipper is not in this pack"),
        (SetAside(0), "dice set aside must be from 1 to 20, not 0"),
        (SetAside(21), "dice set aside must be from 1 to 20, not 21"),
        (RaiseDie(2, 1), "player must be from 0 to 1, not 2"),
        (RaiseDie(-1, 1), "player must be from 0 to 1, not -1"),
        (ChooseDice((6, 6, 6)), "cannot be chosen together"),
        (DoTrick("Dig"), "Dig is not in play"),
        (BuryDie(3), "The rules do not allow this now"),
    ],
)
def test_an_action_that_means_nothing_here_is_refused(action: Action, reason: str) -> None:
    board = table(TWO)
    before = board.position.tobytes()
    with pytest.raises(IllegalMove, match=reason):
        board.spots.apply(board.position, Move(0, action))
    assert board.position.tobytes() == before


def test_a_line_that_is_no_action_is_refused() -> None:
    board = table(TWO)
    for read in (lambda: board.play("hop", None), lambda: board.canonical("hop")):
        with pytest.raises(InvalidScenario, match="hop"):
            read()


@pytest.mark.parametrize(
    ("fact", "reason"),
    [
        ("d0g treats 1", "d0g plays only against one player"),
        ("winner Zed", "no player 'Zed'"),
        ("Ann hat 1", "'hat' says nothing about a player"),
        ("moon full", "'moon full' is no fact"),
    ],
)
def test_a_fact_that_cannot_be_compared_is_refused(fact: str, reason: str) -> None:
    with pytest.raises(InvalidScenario) as caught:
        table(TWO).check(fact)
    assert reason in caught.value.sentence


def test_a_fact_about_d0g_is_one_it_has() -> None:
    solo = table("players Ann\nAnn dogs Bongo")
    assert solo.check("d0g treats 1") is None
    with pytest.raises(InvalidScenario) as caught:
        solo.check("d0g yard 3")
    assert "'yard 3' says nothing about d0g" in caught.value.sentence


@pytest.mark.parametrize(
    ("fact", "found"),
    [
        ("Ann dogs Bongo", "Bongo 1, Lil Beth"),
        ("Ann has Bongo", "Bongo, Lil Beth"),
        ("Ann yard 3", "none"),
        ("Ben yard", "2 5"),
        ("Ann treats 4", "1"),
        ("on dig 0", "not in play"),
        ("winner Ann", "nobody"),
    ],
)
def test_a_wrong_fact_is_answered_with_what_is_the_case(fact: str, found: str) -> None:
    assert table(TWO + "    Ben yard 5 2").check(fact) == f"expected {fact}; it is {found}"
