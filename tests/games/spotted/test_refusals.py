"""What a scenario cannot contain, and what it claims wrongly."""

import pytest

from pipyard.core.errors import IllegalMove
from pipyard.core.scenario import Failure, InvalidScenario, read_scenario
from pipyard.games.spotted.scenario import run_spotted
from tests.games.spotted.tables import SHEETS, table

TWO = """
    players Ann Ben
    Ann beetles white 3 1 0 0 0
    Ann crossed a1 b1
    Ann rerolls 2 used 1
    Ann dice white=2 pink=c
"""


def test_a_line_that_is_no_action_is_refused() -> None:
    board = table(TWO)
    for read in (lambda: board.play("hop", None), lambda: board.canonical("hop")):
        with pytest.raises(InvalidScenario, match="hop"):
            read()


def test_an_action_is_that_of_one_player_at_the_table() -> None:
    board = table("players Ann Ben\nbonus pending")
    with pytest.raises(IllegalMove, match="name one before a colon"):
        board.play("spots white 1@1", None)
    with pytest.raises(InvalidScenario, match="no player 'Zed'"):
        board.play("spots white 1@1", "Zed")
    board.play("spots white 1@1", "Ben")
    assert board.actor() == "Ann"


@pytest.mark.parametrize(
    ("fact", "reason"),
    [
        ("moon full", "'moon full' is no fact"),
        ("Ann hat 1", "'hat 1' says nothing about a player"),
        ("Ann track one", "expected a number, not 'one'"),
        ("Ann track ²", "expected a number, not '²'"),
        ("Ann factor white", "expected `factor COLOUR` and one word more"),
        ("Ann magnifier white big", "no magnifier 'big'"),
        ("Ann beetles red 1", "no colour 'red'"),
    ],
)
def test_a_fact_that_cannot_be_compared_is_refused(fact: str, reason: str) -> None:
    with pytest.raises(InvalidScenario) as caught:
        table(TWO).check(fact)
    assert reason in caught.value.sentence


@pytest.mark.parametrize(
    ("fact", "found"),
    [
        ("Ann beetles white 3 0 0 0 0", "3 1 0 0 0"),
        ("Ann crossed a1", "a1, b1"),
        ("Ben crossed a1", "none"),
        ("Ann dice white=2", "white=2 pink=c"),
        ("Ann rerolls 2 used 2", "2 1"),
        ("Ann rerolls 1", "2"),
        ("Ann magnifier white one", "none"),
        ("Ann factor white 2", "1"),
        ("to act Ben", "Ann"),
        ("winner Ann", "nobody"),
    ],
)
def test_a_wrong_fact_is_answered_with_what_is_the_case(fact: str, found: str) -> None:
    assert table(TWO).check(fact) == f"expected {fact}; it is {found}"


@pytest.mark.rule("spotted:F1")
@pytest.mark.parametrize(
    ("sheet", "problem"),
    [
        ("patch.toml refused track", "expected patch.toml to be refused for track; it was read"),
        (
            "refused/count-six.toml refused track",
            "expected track to be refused; it was count-six.toml: families.",
        ),
    ],
)
def test_a_sheet_is_refused_for_what_the_file_says(sheet: str, problem: str) -> None:
    scenario = read_scenario(f"game spotted\nplayers Ann\nsheet {sheet}")
    failure = run_spotted(scenario, SHEETS)
    assert isinstance(failure, Failure)
    assert failure.line == 3
    assert failure.message.startswith(problem)
