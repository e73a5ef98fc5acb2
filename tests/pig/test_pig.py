"""Pig, tested against the contract and its own rules."""

import numpy as np
import pytest

from pipyard.core.conformance import check_conformance
from pipyard.core.contract import Drawn, Event, Move, Outcome
from pipyard.core.errors import IllegalMove, InvalidConfig
from tests.pig.game import DieRolled, Hold, Pig, PigConfig, Roll

PIG = Pig()


def rolled(position: np.recarray, *values: int) -> list[str]:
    """Roll these values for the current player; return the kinds of facts."""
    told = []
    for value in values:
        events: list[Event] = [Move(int(position[0].turn), Roll()), Drawn(DieRolled((value,)))]
        for event in events:
            told += [fact.type for fact in PIG.apply(position, event)]
    return told


def test_it_keeps_the_contract() -> None:
    check_conformance(PIG, [PigConfig(2), PigConfig(6, goal=20)])


def test_what_is_held_counts_and_a_one_loses_the_turn() -> None:
    position = PIG.new(PigConfig(2))
    assert PIG.legal(position, 0) == [Roll()]
    assert rolled(position, 6, 5) == ["die_rolled", "die_rolled"]
    PIG.apply(position, Move(0, Hold()))
    assert PIG.view(position).scores == (11, 0)
    assert rolled(position, 6, 1) == ["die_rolled", "die_rolled", "turn_lost"]
    assert (PIG.view(position).turn, PIG.view(position).scores) == (0, (11, 0))


def test_the_goal_ends_the_game() -> None:
    position = PIG.new(PigConfig(3, goal=10))
    rolled(position, 6, 4)
    PIG.apply(position, Move(0, Hold()))
    assert PIG.outcome(position) == Outcome((0,), (10, 0, 0))
    assert PIG.acting(position).nobody


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(InvalidConfig, match="2 to 6 players, not 7"):
        PIG.new(PigConfig(7))
    position = PIG.new(PigConfig(2))
    with pytest.raises(IllegalMove):
        PIG.apply(position, Move(0, Hold()))
    with pytest.raises(IllegalMove):
        PIG.apply(position, Drawn(DieRolled((3,))))
