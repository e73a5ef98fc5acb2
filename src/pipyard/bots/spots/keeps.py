"""Steps that keep only some dice of a roll: what the best of them are worth."""

import numpy as np

from pipyard.bots.spots.odds import (
    NO_HOPE,
    best_hoped,
    chance_of_at_least,
    chance_of_exactly,
    deal_worth,
    roll_worth,
)
from pipyard.core.jit import rule
from pipyard.games.spots.counts import dice_in_roll
from pipyard.games.spots.dice import may_select
from pipyard.games.spots.record import KEEP_DICE, KEEP_NAMED, KEEP_TOTAL, KEEP_VALUE


@rule
def step_roll_worth(
    content: np.record, step: np.record, named: int, dice: int, outlook: np.record
) -> float:
    """Return the expected worth of a step's roll, for any rule of what it keeps."""
    if step.keep == KEEP_VALUE:
        return _hope_for_value(outlook, dice)
    if step.keep in (KEEP_DICE, KEEP_TOTAL):
        return _hope_for_selection(content, step, outlook, dice)
    if step.keep == KEEP_NAMED:
        outlook.discard_above = named
    if step.discard_below:
        outlook.discard_below = outlook.spots
    worth = roll_worth(outlook, dice)
    outlook.discard_above = 6
    outlook.discard_below = 0
    return worth


@rule
def _hope_for_value(outlook: np.record, dice: int) -> float:
    count = 0
    for value in range(1, 7):
        for shown in range(1, dice + 1):
            _only(outlook, value, shown)
            outlook.hoped[count] = deal_worth(outlook, outlook.counts)
            outlook.chance[count] = chance_of_exactly(dice, shown)
            count += 1
    return best_hoped(outlook, count)


@rule
def _only(outlook: np.record, value: int, dice: int) -> None:
    for other in range(1, 7):
        outlook.counts[other] = 0
    outlook.counts[value] = dice


@rule
def _hope_for_selection(
    content: np.record, step: np.record, outlook: np.record, dice: int
) -> float:
    wanted = min(step.kept, dice)
    count = 0
    for row in range(content.selection_count):
        selection = content.selections[row]
        fits = selection.dice == wanted if step.keep == KEEP_DICE else selection.total == step.kept
        if fits and selection.dice <= dice:
            outlook.hoped[count] = deal_worth(outlook, selection.counts)
            chance = 1.0
            for value in range(1, 7):
                chance *= chance_of_at_least(dice, selection.counts[value])
            outlook.chance[count] = chance
            count += 1
    return best_hoped(outlook, count)


@rule
def best_value_worth(game: np.record, outlook: np.record) -> float:
    """Return what it is worth to keep the dice of the best value in the roll."""
    best = NO_HOPE
    for value in range(1, 7):
        if game.roll[value]:
            _only(outlook, value, game.roll[value])
            best = max(best, deal_worth(outlook, outlook.counts))
    return best


@rule
def best_selection_worth(
    game: np.record, content: np.record, step: np.record, outlook: np.record
) -> float:
    """Return what it is worth to keep the best set of dice in the roll."""
    best = NO_HOPE
    if dice_in_roll(game) == 0:
        return 0.0
    for row in range(content.selection_count):
        selection = content.selections[row]
        if may_select(game, step, selection):
            best = max(best, deal_worth(outlook, selection.counts))
    return best


@rule
def set_die_worth(outlook: np.record, spaces: int) -> float:
    """Return what it is worth to set a die to the best of a dog's values, given as bits."""
    best = NO_HOPE
    for value in range(1, 7):
        if spaces >> value & 1:
            _only(outlook, value, 1)
            best = max(best, deal_worth(outlook, outlook.counts))
    return best
