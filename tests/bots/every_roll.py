"""The odds of a roll compared with a list of every possible roll; run interpreted, as a program.

Compiled, the tested functions would be recompiled in each process, because they are not entry
points.
"""

from itertools import product

import numpy as np

from pipyard.bots.spots.odds import bust_worth, deal_worth, roll_worth
from pipyard.bots.spots.outlook import OUTLOOK
from pipyard.core.record import recarray

LEAST = 1e-9


def outlook_of(wanted: list[int], spots: int, stake: float) -> np.record:
    """Return an outlook with these empty spaces, one of each value the last of its dog."""
    outlook: np.record = recarray(OUTLOOK)[0]
    for value in wanted:
        outlook.wanted[value] += 1
        outlook.closing[value] = 1
    outlook.spaces = len(wanted)
    outlook.dogs = 2
    outlook.spots = spots
    outlook.stake = stake
    outlook.discard_above = 6
    return outlook


def listed(outlook: np.record, dice: int) -> tuple[float, float]:
    """Return the chance not to bust and the expected value of a roll from a list of all rolls."""
    safe = worth = 0.0
    for roll in product(range(1, 7), repeat=dice):
        counts = np.bincount([v for v in roll if v <= outlook.discard_above], minlength=7)
        brought = deal_worth(outlook, counts.astype(np.int16))
        worth += brought / 6**dice
        safe += (brought != bust_worth(outlook)) / 6**dice
    return safe, worth


def main() -> None:
    """Compare a few packs, yards and numbers of dice."""
    cases = [
        ([1, 6], 0, 2.0, 0, 6),
        ([2, 2, 5], 6, 4.5, 0, 6),
        ([3], 7, 1.0, 0, 6),
        ([1, 2, 3, 4, 5, 6], 3, 0.0, 0, 6),
        ([4, 5], 5, 3.0, 5, 6),
        ([2, 6], 4, 3.0, 0, 3),
    ]
    for wanted, spots, stake, below, above in cases:
        for dice in (0, 1, 2, 3):
            outlook = outlook_of(wanted, spots, stake)
            outlook.discard_below = below
            outlook.discard_above = above
            safe, worth = listed(outlook, dice)
            assert abs(roll_worth(outlook, dice) - worth) < LEAST, (wanted, spots, dice)
            assert abs(outlook.survival - safe) < LEAST, (wanted, spots, dice)
            outlook.treats = 1
            assert roll_worth(outlook, dice) >= worth - LEAST, "a treat never makes it worse"
    print("all equal")


if __name__ == "__main__":
    main()
