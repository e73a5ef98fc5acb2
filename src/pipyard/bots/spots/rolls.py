"""Every roll of some dice, each set of values once, with its probability.

Values that a trick discards in the same way are rolled as one: of `sides` kinds of values, the last
one stands for all from there up to 6.
"""

import numpy as np

from pipyard.core.jit import rule
from pipyard.games.spots.moves import Moves


@rule
def clear(counts: Moves) -> None:
    """Set all counts to zero."""
    for value in range(1, 7):
        counts[value] = 0


@rule
def number_of_rolls(dice: int, sides: int) -> int:
    """Return how many different rolls of some dice there are with a number of kinds of values."""
    rolls = 1
    for kind in range(1, sides):
        rolls = rolls * (dice + kind) // kind
    return rolls


@rule
def first_roll(counts: Moves, dice: int) -> None:
    """Start with all dice showing a 1."""
    clear(counts)
    counts[1] = dice


@rule
def next_roll(counts: Moves, sides: int) -> bool:
    """Go on to the next roll of as many dice; return whether there was one."""
    value = 1
    while value < sides and counts[value] == 0:
        value += 1
    if value >= sides:
        return False
    moved = counts[value]
    counts[value] = 0
    counts[1] = moved - 1
    counts[value + 1] += 1
    return True


@rule
def chance_of_roll(counts: Moves, sides: int) -> float:
    """Return the probability of a roll, in any order of its dice."""
    chance = 1.0
    rolled = 0
    for value in range(1, sides + 1):
        share = (7.0 - sides) / 6.0 if value == sides else 1.0 / 6.0
        for shown in range(1, counts[value] + 1):
            rolled += 1
            chance *= share * rolled / shown
    return chance


@rule
def surely_buried(counts: Moves, wanted: Moves, below: int, above: int) -> int:
    """Return the spots that have to be buried, however the dice of a roll are used.

    Dice below one value and above another need not be buried: they may be discarded.
    """
    spots = 0
    for value in range(max(1, below), above + 1):
        spots += value * max(0, counts[value] - wanted[value])
    return spots


@rule
def want_of(player: np.record, content: np.record, wanted: Moves) -> None:
    """Count the empty spaces of a player's dogs by value."""
    for value in range(1, 7):
        wanted[value] = 0
    for slot in range(player.cards):
        dog = player.dogs[slot]
        if dog.scored == 0:
            empty = content.cards[dog.card].spaces & ~dog.filled
            for value in range(1, 7):
                wanted[value] += empty >> value & 1
