"""How even dice came out, held against what fair dice do."""

import math
from collections.abc import Sequence

FEWEST = 60
"""Dice below which nothing is said: the approximation is good from five of each face expected."""


def chance_of(faces: Sequence[float]) -> float | None:
    """Return how often fair dice come out at least as uneven as these; None for too few dice.

    This is the p-value of Pearson's chi-square test. Six faces leave five degrees of freedom, for
    which the tail of the distribution has a closed form.
    """
    rolled = sum(faces)
    if rolled < FEWEST:
        return None
    expected = rolled / len(faces)
    squares = sum((count - expected) ** 2 for count in faces) / expected
    tail = math.sqrt(2 * squares / math.pi) * math.exp(-squares / 2) * (1 + squares / 3)
    return min(1.0, math.erfc(math.sqrt(squares / 2)) + tail)
