"""Why one option of a decision in Spotted! is better than another, by the figures of both.

The reasons describe what the sheet shows once the dice in hand are written as planned, after each
of two options. Points count as they are. Everything else is worth points only roughly, which
decides what is shown first. If there is no term, or all terms together favor the other option, the
better option pays off later.
"""

import numpy as np

from pipyard.coach.reasons import LATER, add_reason, in_tenths, keep_largest, only_later
from pipyard.coach.spotted.figures import (
    CIRCLED,
    DRAFT,
    FAMILY_POINTS,
    FIELDS,
    MAGNIFIED,
    MULTIPLIED,
    OTHER_POINTS,
    REACH,
    REROLLS,
    STARTED,
    TRACK,
)
from pipyard.core.jit import rule
from pipyard.core.record import Words

REASONS = Words()
"""The ids of reasons: one for each figure, in their order, and one without."""
for _name in (
    "families",
    "circled",
    "points",
    "rerolls",
    "bonuses",
    "magnifiers",
    "factors",
    "beetles",
    "meadow",
    "reach",
    "dice",
):
    REASONS.add(_name)
PAYS_LATER = REASONS.add(LATER)

LEAST_GAIN = 0.1
"""A term that is worth fewer points is not shown."""


@rule
def weight_of(figure: int) -> float:
    """Return roughly how many points a difference of one in a figure is worth."""
    if figure in (FAMILY_POINTS, OTHER_POINTS, REROLLS, DRAFT):
        return 1.0
    if figure == CIRCLED:
        return 2.0
    if figure in (TRACK, MAGNIFIED, MULTIPLIED):
        return 1.8
    if figure == STARTED:
        return 0.5
    return 0.25 if figure == FIELDS else -0.4


@rule
def explain(better: np.record, other: np.record, reasons: np.recarray) -> int:
    """Write the terms that most favor the better option, largest first; return how many."""
    count = 0
    total = 0.0
    for figure in range(DRAFT + 1):
        one = better.figures[figure]
        two = other.figures[figure]
        if figure != REACH or (one >= 0.0 and two >= 0.0):
            gain = weight_of(figure) * (one - two)
            total += gain
            if gain >= LEAST_GAIN:
                if figure == DRAFT:
                    # What dice are worth alone only counts against other dice; it may be negative.
                    one, two = one - two, 0.0
                one, two = in_tenths(one), in_tenths(two)
                count = add_reason(reasons, count, figure, one, two, gain)
    if count == 0 or total <= 0.0:
        return only_later(reasons, PAYS_LATER)
    return keep_largest(reasons, count)
