"""Every game keeps the promises that drivers rely on."""

from functools import partial

import numpy as np
import pytest

from pipyard.core.conformance import check_conformance
from pipyard.core.contract import Drawn
from pipyard.games.spots.actions import ChanceOutcome
from pipyard.games.spots.content import standard_content
from pipyard.games.spots.game import Spots, SpotsConfig, tiles_of_set
from pipyard.games.spots.invariants import check_position
from pipyard.games.spotted.content import find_sheet, sheet_names
from pipyard.games.spotted.game import Spotted, SpottedConfig
from tests.games.spotted.naive import check_scores

CONFIGS = [
    SpotsConfig(seats, tiles_of_set(standard_content(), name))
    for seats in (1, 2, 3, 4)
    for name in standard_content().sets
] + [SpotsConfig(seats, off_leash=True) for seats in (1, 2, 3, 4)]


@pytest.mark.rule("spots:N1")
@pytest.mark.rule("spots:N2")
@pytest.mark.rule("spots:N3")
def test_spots_conforms_and_its_invariants_hold() -> None:
    always = partial(check_position, standard_content())
    check_conformance(Spots(), CONFIGS, events=250, always=always)


@pytest.mark.rule("spotted:E1")
@pytest.mark.rule("spotted:E3")
@pytest.mark.rule("spotted:B4")
@pytest.mark.rule("spotted:B5")
@pytest.mark.rule("spotted:M1")
@pytest.mark.parametrize("sheet", sheet_names())
def test_spotted_conforms_and_its_invariants_hold(sheet: str) -> None:
    game = Spotted(find_sheet(sheet))
    configs = [SpottedConfig(seats) for seats in (1, 2, 3, 4, 5, 6)]
    always = partial(check_scores, game)
    check_conformance(game, configs, events=200, always=always)


class LoadedDice(Spots):
    """A game that breaks a promise: it draws its own dice."""

    def draw(self, position: np.recarray, below: object) -> ChanceOutcome:
        _ = below
        outcomes = list(self.outcomes(position))
        self.apply(position, Drawn(outcomes[0][0]))
        return outcomes[0][0]


class Forgetful(Spots):
    """A game that breaks a promise: it lists an action that it does not allow."""

    def legal_dense(self, position: np.recarray, seat: int) -> list[int]:
        return [*super().legal_dense(position, seat), self.metadata.dense_actions]


@pytest.mark.parametrize("game", [LoadedDice(), Forgetful()])
def test_a_game_that_breaks_its_promises_is_caught(game: Spots) -> None:
    with pytest.raises((AssertionError, IndexError)):
        check_conformance(game, [SpotsConfig(2)])
