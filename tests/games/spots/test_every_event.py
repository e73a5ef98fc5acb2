"""What must hold after every single event, checked in all the scenarios."""

from pathlib import Path

import numpy as np
import pytest

from pipyard.core.contract import Drawn, Fact, Move
from pipyard.core.scenario import read_scenario, run_scenario
from pipyard.games.spots import moves
from pipyard.games.spots.actions import Action, ChanceOutcome, to_dense
from pipyard.games.spots.game import Spots
from pipyard.games.spots.invariants import all_dice, all_treats, check_position
from pipyard.games.spots.scenario import SpotsTable

FILES = sorted((Path(__file__).parents[2] / "scenarios" / "spots").glob("*.scenario"))


class Watched(Spots):
    """Spots with checks after each event."""

    def __init__(self, position: np.recarray) -> None:
        super().__init__()
        self.dice, self.treats = all_dice(position[0]), all_treats(position[0])

    def apply(
        self, position: np.recarray, event: Move[Action] | Drawn[ChanceOutcome]
    ) -> list[Fact]:
        """Apply, then check dice, treats, cards and the offered actions."""
        facts = super().apply(position, event)
        check_position(self.content, position, dice=self.dice, treats=self.treats)
        acting = self.acting(position)
        if acting.seats:
            legal = self.legal_dense(position, acting.seats[0])
            assert legal == sorted(set(legal)), "an action is offered twice, or out of order"
            words = [self.from_dense(position, number) for number in legal]
            again = [to_dense(position, self.content, action) for action in words]
            assert again == legal, "two offers mean the same"
            assert legal, "a player is asked and has no answer"
            assert legal != [moves.STOP], "a step that cannot be done is offered"
        return facts


@pytest.mark.rule("spots:N1")
@pytest.mark.rule("spots:N3")
@pytest.mark.rule("spots:T5")
@pytest.mark.rule("spots:T6")
def test_nothing_is_lost_and_nothing_empty_is_offered() -> None:
    assert len(FILES) > 200
    for file in FILES:
        scenario = read_scenario(file.read_text(encoding="utf-8"))
        board = SpotsTable.from_header(scenario.header)
        board.spots = Watched(board.position)
        assert run_scenario(scenario.play, board) is None, file.name
