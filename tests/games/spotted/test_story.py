"""Facts: what an event caused, in order."""

import pytest

from pipyard.core.contract import Drawn, Fact, Move
from pipyard.games.spotted.actions import Action, ChanceOutcome
from pipyard.games.spotted.notation import parse_action, parse_chance
from pipyard.games.spotted.scenario import SpottedTable
from tests.games.spotted.tables import table


def told(board: SpottedTable, *lines: str, seat: int = 0) -> list[Fact]:
    """Play lines and return the facts of the last."""
    facts: list[Fact] = []
    for line in lines:
        outcome = parse_chance(line)
        event: Move[Action] | Drawn[ChanceOutcome]
        event = Drawn(outcome) if outcome else Move(seat, parse_action(board.spotted.content, line))
        facts = board.spotted.apply(board.position, event)
    return facts


def test_a_circled_beetle_and_the_next_turn() -> None:
    facts = told(table("players Ann Ben\nAnn dice white=3"), "spots white 3@1")
    assert facts == [
        Fact("spots_placed", {"seat": 0, "colour": "white", "groups": (3, 0, 0, 0, 0)}),
        Fact("beetle_circled", {"seat": 0, "colour": "white"}),
        Fact("turn_started", {"seat": 1}),
    ]


def test_the_fifth_beetle_unlocks_a_bonus() -> None:
    header = "players Ann Ben\nAnn beetles pink 1 1 1 1 0\nAnn track 9\nAnn dice pink=1 blue=2"
    facts = told(table(header), "spots pink 1@5")
    assert facts[1:] == [
        Fact("row_completed", {"seat": 0, "colour": "pink"}),
        Fact("bonus_unlocked", {"seat": 0, "bonus": "+7", "place": 10}),
    ]


def test_a_walk_its_fields_and_its_magnifier() -> None:
    board = table("players Ann Ben\nsheet ./lone.toml\nAnn dice blue=2 pink=1")
    assert told(board, "walk blue") == [
        Fact("walk_started", {"seat": 0, "colour": "blue", "steps": 2})
    ]
    assert told(board, "cross s") == [
        Fact("field_crossed", {"seat": 0, "field": "s", "kind": "step"})
    ]
    assert told(board, "cross m4") == [
        Fact("field_crossed", {"seat": 0, "field": "m4", "kind": "four"})
    ]
    assert told(board, "magnify green") == [
        Fact("magnifier_assigned", {"seat": 0, "colour": "green", "kind": "four"})
    ]


@pytest.mark.rule("spotted:M3")
def test_a_seventh_magnifier_is_told_as_an_extra() -> None:
    kinds = {"white": "two", "yellow": "three", "orange": "four", "green": "five", "blue": "even"}
    lines = "\n".join(f"Ann magnifier {colour} {kind}" for colour, kind in kinds.items())
    header = f"players Ann Ben\nsheet ./lone.toml\nAnn crossed s\n{lines}\n"
    board = table(header + "Ann dice blue=2 pink=1", "walk blue\ncross m1\nmagnify pink")
    assert told(board, "cross m7") == [
        Fact("field_crossed", {"seat": 0, "field": "m7", "kind": "odd"}),
        Fact("extra_magnifier", {"seat": 0}),
    ]


def test_the_factor_of_a_bonus() -> None:
    header = "players Ann Ben\nAnn track 3\nAnn dice pink=c blue=1"
    board = table(header)
    assert told(board, "clover pink") == [
        Fact("clover_used", {"seat": 0, "colour": "pink"}),
        Fact("bonus_unlocked", {"seat": 0, "bonus": "3x", "place": 4}),
    ]
    assert told(board, "factor green") == [
        Fact("factor_assigned", {"seat": 0, "colour": "green", "factor": 3})
    ]


def test_rolls_and_rerolls_start_no_turn() -> None:
    board = table("players Ann Ben\nAnn rerolls 1")
    roll = "roll white=1 yellow=2 orange=3 green=4 blue=5 pink=c"
    assert [fact.type for fact in told(board, roll)] == ["dice_rolled"]
    again = told(board, "reroll white yellow orange green blue pink")
    assert [fact.type for fact in again] == ["dice_rerolled"]


def test_a_new_round_and_the_end() -> None:
    two = "players Ann Ben\nactive Ben\nBen dice white=1\n"
    facts = told(table(two + "round 4"), "spots white 1@1", seat=1)
    assert facts[-1] == Fact("round_started", {"round": 5})
    facts = told(table(two + "round 5\nAnn circled white pink"), "spots white 1@1", seat=1)
    assert facts[-3:] == [
        Fact("sheet_scored", {"seat": 0, "score": 4}),
        Fact("sheet_scored", {"seat": 1, "score": 0}),
        Fact("game_won", {"seats": (0,)}),
    ]
