"""How even dice were, compared with fair dice."""

import math
from collections.abc import Sequence

FEWEST = 60
"""Dice needed for a result; the approximation is good from five expected dice per face."""


def chance_of(faces: Sequence[float]) -> float | None:
    """Return how often fair dice are at least as uneven as these, or None for too few dice.

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
