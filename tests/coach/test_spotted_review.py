"""The account of a review in Spotted!: what choices, dice, and nothing that is known change."""

import numpy as np
import pytest

from pipyard.coach.spotted.odds import SpottedCoach
from pipyard.coach.spotted.weighing import WORK, best_use, bring_closer
from pipyard.core.contract import Move
from pipyard.core.record import recarray
from pipyard.games.spotted.game import Spotted, SpottedConfig
from pipyard.games.spotted.record import (
    DICE,
    PICK,
    REROLL,
    ROLL,
    ROUND_BONUS,
    USE,
    WALK,
    WRITE,
)
from tests.coach.test_review import reviewed
from tests.coach.test_spotted_endings import START, board

pytestmark = pytest.mark.xdist_group("reviews")


def before_roll(seats: int, box: int, active: int, second_roll: int = 0) -> np.recarray:
    """Return a first position as if a roll of some turn came next."""
    position = Spotted().new(SpottedConfig(seats))
    game = position[0]
    game.phase, game.part, game.box = ROLL, DICE, box
    game.active, game.second_roll = active, second_roll
    return position


# A player alone gets 3 dice of each first roll and 2 of each second one. Of two players, each gets
# 3 dice of each own roll and 2 of each other one. A die of an own roll adds
# -0.08, one of a second roll 1.55, others 1.1.
@pytest.mark.parametrize(
    ("position", "seat", "adds"),
    [
        (before_roll(1, 1, 0), 0, 10 * 1.55 - 15 * 0.08),
        (before_roll(1, 5, 0, second_roll=1), 0, 2 * 1.55),
        (before_roll(2, 1, 0), 0, 10 * 1.1 - 15 * 0.08),
        (before_roll(2, 1, 0), 1, 10 * 1.1 - 15 * 0.08),
        (before_roll(2, 5, 1), 0, 2 * 1.1),
        (before_roll(2, 5, 1), 1, -3 * 0.08),
        (before_roll(3, 5, 1), 0, 2 * 1.1),
        (before_roll(3, 5, 1), 1, 1.1 - 3 * 0.08),
    ],
)
def test_dice_to_come_add_to_a_sheet_by_whose_roll_they_are_of(
    position: np.recarray, seat: int, adds: float
) -> None:
    assert best_use(position[0], seat) == pytest.approx(adds)


@pytest.mark.parametrize(
    ("phase", "part", "writing", "other"),
    [
        (PICK, DICE, 0, 9.0),
        (WRITE, DICE, USE, 9.0),
        (REROLL, DICE, 0, 8.0),
        (WRITE, DICE, WALK, 6.8),
        (WRITE, ROUND_BONUS, USE, 6.0),
    ],
)
def test_of_a_difference_that_is_estimated_only_what_lasts_counts(
    phase: int, part: int, writing: int, other: float
) -> None:
    game = before_roll(2, 1, 0)[0]
    game.phase, game.part, game.players[0].writing = phase, part, writing
    work = recarray(WORK)[0]
    work.count = 2
    work.options[0].points[0], work.options[1].points[0] = 6.0, 10.0
    bring_closer(game, work, 0)
    assert [float(work.options[at].points[0]) for at in (0, 1)] == pytest.approx([other, 10.0])


def test_when_no_die_comes_any_more_a_difference_counts_in_full() -> None:
    game = before_roll(2, 5, 1)[0]
    game.phase, game.players[0].writing = WRITE, USE
    work = recarray(WORK)[0]
    work.count = 2
    work.options[0].points[0], work.options[1].points[0] = 6.0, 10.0
    bring_closer(game, work, 0)
    assert float(work.options[0].points[0]) == 6.0


@pytest.mark.parametrize("seats", [1, 2])
def test_little_is_not_explained(seats: int) -> None:
    for player in reviewed("spotted", seats).players:
        assert abs(player.account.unexplained) < 3.0


def test_the_bonus_of_the_next_round_is_counted_before_it_is_written() -> None:
    table = board(START + "players Ann Ben\nround 4\nactive Ben\nBen dice blue=1\n")
    spotted, position = table.spotted, table.position
    coach = SpottedCoach(spotted, 2)
    before = coach.sheets(position)[0]
    while position[0].part == DICE:
        spotted.apply(position, Move(1, spotted.legal(position, 1)[0]))
    assert position[0].players[0].due == 1 << 5
    assert coach.sheets(position)[0] == before
