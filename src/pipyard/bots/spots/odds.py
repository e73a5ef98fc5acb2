"""What dice are worth to a pack: certain ones exactly, those to be rolled in expectation.

Dice are treated as a sensible player would: placed if there is a space, discarded if the tile
allows it, buried otherwise.
"""

import numpy as np

from pipyard.bots.spots.outlook import (
    COMPLETE,
    MOST_FORESEEN,
    ROOM,
    SPOT_LEVELS,
    danger,
    scoring_worth,
    treats_worth,
    yard_cost,
)
from pipyard.core.arithmetic import power
from pipyard.core.jit import rule
from pipyard.games.spots.moves import Moves
from pipyard.games.spots.record import SAFE_SPOTS

NO_HOPE = -1000.0


@rule
def placing_worth(outlook: np.record, value: int, dice: int) -> float:
    """Return what it adds to the stake to place as many of these dice as there are spaces for."""
    placed = min(dice, outlook.wanted[value])
    return placed + COMPLETE * min(placed, outlook.closing[value])


@rule
def room_lost(outlook: np.record, value: int, dice: int) -> float:
    """Return what it costs that no space for a value is left."""
    return ROOM if 0 < outlook.wanted[value] <= dice else 0.0


@rule
def spots_left_over(outlook: np.record, value: int, dice: int) -> int:
    """Return the spots to bury after dice of a value have been placed and discarded."""
    if value < outlook.discard_below:
        return 0
    return value * max(0, dice - outlook.wanted[value])


@rule
def bust_worth(outlook: np.record) -> float:
    """Return what a bust is worth: the stake is lost, but the yard is empty again."""
    return yard_cost(outlook, outlook.spots) - outlook.stake * (1.0 + outlook.caution)


@rule
def deal_worth(outlook: np.record, counts: Moves) -> float:
    """Return what exactly these dice are worth, given as counts by value."""
    spots = outlook.spots
    gain = 0.0
    lost = 0.0
    placed = 0
    for value in range(1, 7):
        spots += spots_left_over(outlook, value, counts[value])
        gain += placing_worth(outlook, value, counts[value])
        lost += room_lost(outlook, value, counts[value])
        placed += min(counts[value], outlook.wanted[value])
    if spots > SAFE_SPOTS:
        return bust_worth(outlook)
    worth = gain * (1.0 - danger(spots)) - lost
    worth += yard_cost(outlook, outlook.spots) - yard_cost(outlook, spots)
    if placed == outlook.spaces:
        worth += scoring_worth(outlook)
    return worth


@rule
def deal_with(outlook: np.record, counts: Moves) -> float:
    """Deal with dice that are certain before others are rolled; return what they are worth."""
    gain = 0.0
    lost = 0.0
    before = yard_cost(outlook, outlook.spots)
    for value in range(1, 7):
        placed = min(counts[value], outlook.wanted[value])
        gain += placing_worth(outlook, value, counts[value])
        lost += room_lost(outlook, value, counts[value])
        outlook.spots += spots_left_over(outlook, value, counts[value])
        outlook.wanted[value] -= placed
        outlook.closing[value] -= min(placed, outlook.closing[value])
        outlook.spaces -= placed
    outlook.stake += gain
    return gain - lost + before - yard_cost(outlook, outlook.spots)


@rule
def roll_worth(outlook: np.record, dice: int) -> float:
    """Return the expected worth of rolling dice, with a treat spent if they would bust."""
    dice = min(dice, MOST_FORESEEN)
    if outlook.spots > SAFE_SPOTS:
        outlook.survival = 0.0
        return bust_worth(outlook)
    _foresee(outlook, dice)
    cell = dice * SPOT_LEVELS + outlook.spots
    survival = outlook.safe[cell]
    lost = bust_worth(outlook)
    worth = outlook.gain[cell] + survival * yard_cost(outlook, outlook.spots)
    worth += (1.0 - survival) * lost + outlook.full[cell] * scoring_worth(outlook)
    outlook.survival = survival
    if outlook.treats > 0:
        price = treats_worth(outlook.treats) - treats_worth(outlook.treats - 1)
        worth += (1.0 - survival) * max(0.0, worth - lost - price)
    return worth


@rule
def _foresee(outlook: np.record, dice: int) -> None:
    """Compute the exact odds of a roll from any number of spots that the yard has or more.

    Values are taken from 6 down: of the dice that show at least `value`, each shows it with a
    probability of 1 in 7 - value. A cell (dice, spots) has the chance not to bust, what is left of
    a placed die's worth, the gain, and the chance to fill every space, all without a bust.
    """
    for spots in range(outlook.spots, SPOT_LEVELS):
        outlook.safe[spots] = 1.0
        outlook.left[spots] = 1.0 - danger(spots)
        outlook.gain[spots] = -yard_cost(outlook, spots)
        outlook.full[spots] = 1.0
    for value in range(6, 0, -1):
        for rolled in range(dice, -1, -1):
            for spots in range(outlook.spots, SPOT_LEVELS):
                _foresee_value(outlook, value, rolled, spots)


@rule
def _foresee_value(outlook: np.record, value: int, rolled: int, spots: int) -> None:
    safe = 0.0
    left = 0.0
    gain = 0.0
    full = 0.0
    odds = 1.0 / (7 - value)
    weight = power(1.0 - odds, rolled)
    start = 0
    if value == 6:
        weight = 1.0
        start = rolled
    for shown in range(start, rolled + 1):
        kept = shown if value <= outlook.discard_above else 0
        after = spots + spots_left_over(outlook, value, kept)
        if after < SPOT_LEVELS:
            cell = (rolled - shown) * SPOT_LEVELS + after
            safe += weight * outlook.safe[cell]
            left += weight * outlook.left[cell]
            placing = outlook.left[cell] * placing_worth(outlook, value, kept)
            placing -= outlook.safe[cell] * room_lost(outlook, value, kept)
            gain += weight * (outlook.gain[cell] + placing)
            if kept >= outlook.wanted[value]:
                full += weight * outlook.full[cell]
        if shown < rolled:
            weight *= (rolled - shown) / (shown + 1) * odds / (1.0 - odds)
    cell = rolled * SPOT_LEVELS + spots
    outlook.safe[cell] = safe
    outlook.left[cell] = left
    outlook.gain[cell] = gain
    outlook.full[cell] = full


@rule
def best_hoped(outlook: np.record, count: int) -> float:
    """Return the worth of the best of several sets of dice, each available with its own chance.

    The sets are taken from the best down, as if they came up independently.
    """
    worth = 0.0
    left = 1.0
    for _ in range(count):
        best = 0
        for row in range(1, count):
            if outlook.hoped[row] > outlook.hoped[best]:
                best = row
        worth += left * outlook.chance[best] * outlook.hoped[best]
        left *= 1.0 - outlook.chance[best]
        outlook.hoped[best] = NO_HOPE
        if left < 0.01:
            break
    return worth


@rule
def chance_of_exactly(dice: int, wanted: int) -> float:
    """Return the chance that exactly that many of the dice show a given value."""
    chance = power(5.0 / 6.0, dice)
    for shown in range(wanted):
        chance *= (dice - shown) / (shown + 1) / 5.0
    return chance


@rule
def chance_of_at_least(dice: int, wanted: int) -> float:
    """Return the chance that at least that many of the dice show a given value."""
    chance = 1.0
    for shown in range(wanted):
        chance -= chance_of_exactly(dice, shown)
    return max(0.0, chance)
