"""Confidence intervals of shares of games."""

from dataclasses import dataclass
from math import sqrt

SURE = 1.96
"""Standard errors on either side of a 95% interval."""


@dataclass(frozen=True, slots=True)
class Interval:
    """A share, and its lower and upper bound with 95% confidence."""

    share: float
    low: float
    high: float


def wilson(share: float, count: float) -> Interval:
    """Return Wilson's interval of a share of this many games."""
    middle = (share + SURE**2 / (2 * count)) / (1 + SURE**2 / count)
    reach = sqrt(share * (1 - share) / count + (SURE / count) ** 2 / 4)
    reach *= SURE / (1 + SURE**2 / count)
    return Interval(share, max(0.0, middle - reach), min(1.0, middle + reach))


def win_fields(share: float, games: int) -> dict[str, object]:
    """Return a share of wins and its bounds as fields of a document."""
    found = wilson(share, games)
    return {"win_share": share, "win_interval": [found.low, found.high]}
