"""Facts: what an event brought about, told in order."""

from pathlib import Path

import numpy as np

from pipyard.core.contract import Drawn, Fact, Move
from pipyard.core.scenario import read_scenario
from pipyard.games.spotted.actions import Action, ChanceOutcome
from pipyard.games.spotted.game import Spotted
from pipyard.games.spotted.notation import parse_action, parse_chance
from pipyard.games.spotted.position import parse_position
from pipyard.games.spotted.story import tell

SHEETS = Path(__file__).parents[2] / "scenarios" / "spotted"


def board(header: str) -> tuple[Spotted, np.recarray]:
    spotted, position, _ = parse_position(read_scenario(f"game spotted\n{header}").header, SHEETS)
    return spotted, position


def told(spotted: Spotted, position: np.recarray, *lines: str, seat: int = 0) -> list[Fact]:
    """Play lines and return the facts of the last."""
    facts: list[Fact] = []
    for line in lines:
        before = position.copy()
        outcome = parse_chance(line)
        event: Move[Action] | Drawn[ChanceOutcome]
        event = Drawn(outcome) if outcome else Move(seat, parse_action(spotted.sheet, line))
        spotted.apply(position, event)
        facts = tell(spotted, before, event, position)
    return facts


def test_a_circled_beetle_and_the_next_turn() -> None:
    facts = told(*board("players Ann Ben\nAnn dice white=3"), "spots white 3@1")
    assert facts == [
        Fact("spots_placed", {"seat": 0, "colour": "white", "groups": (3, 0, 0, 0, 0)}),
        Fact("beetle_circled", {"seat": 0, "colour": "white"}),
        Fact("turn_started", {"seat": 1}),
    ]


def test_the_fifth_beetle_unlocks_a_bonus() -> None:
    header = "players Ann Ben\nAnn beetles pink 1 1 1 1 0\nAnn track 9\nAnn dice pink=1 blue=2"
    facts = told(*board(header), "spots pink 1@5")
    assert facts[1:] == [
        Fact("row_completed", {"seat": 0, "colour": "pink"}),
        Fact("bonus_unlocked", {"seat": 0, "bonus": "+7", "place": 10}),
    ]


def test_a_walk_its_fields_and_its_magnifier() -> None:
    spotted, position = board("players Ann Ben\nsheet ./lone.toml\nAnn dice blue=1 pink=1")
    start = spotted.sheet.start
    assert told(spotted, position, "walk blue") == [
        Fact("walk_started", {"seat": 0, "colour": "blue", "steps": 1})
    ]
    assert told(spotted, position, f"cross {start}") == [
        Fact("field_crossed", {"seat": 0, "field": start, "kind": "step"})
    ]


def test_rolls_and_rerolls_start_no_turn() -> None:
    spotted, position = board("players Ann Ben\nAnn rerolls 1 used 0")
    roll = "roll white=1 yellow=2 orange=3 green=4 blue=5 pink=c"
    assert [fact.type for fact in told(spotted, position, roll)] == ["dice_rolled"]
    again = told(spotted, position, "reroll white yellow orange green blue pink")
    assert [fact.type for fact in again] == ["dice_rerolled"]


def test_a_new_round_and_the_end() -> None:
    two = "players Ann Ben\nactive Ben\nBen dice white=1\n"
    facts = told(*board(two + "round 4"), "spots white 1@1", seat=1)
    assert facts[-1] == Fact("round_started", {"round": 5})
    facts = told(*board(two + "round 5\nAnn circled white pink"), "spots white 1@1", seat=1)
    assert facts[-3:] == [
        Fact("sheet_scored", {"seat": 0, "score": 4}),
        Fact("sheet_scored", {"seat": 1, "score": 0}),
        Fact("game_won", {"seats": (0,)}),
    ]
