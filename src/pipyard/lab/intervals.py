"""How sure a share of games is."""

from dataclasses import dataclass
from math import sqrt

SURE = 1.96
"""Standard errors to either side that hold 95 of 100."""


@dataclass(frozen=True, slots=True)
class Interval:
    """A share, and between which bounds it lies with 95% confidence."""

    share: float
    low: float
    high: float


def wilson(share: float, count: float) -> Interval:
    """Return Wilson's interval of a share of so many games."""
    middle = (share + SURE**2 / (2 * count)) / (1 + SURE**2 / count)
    reach = sqrt(share * (1 - share) / count + (SURE / count) ** 2 / 4)
    reach *= SURE / (1 + SURE**2 / count)
    return Interval(share, max(0.0, middle - reach), min(1.0, middle + reach))


def win_fields(share: float, games: int) -> dict[str, object]:
    """Lay a share of wins out for a document, with the bounds it lies between."""
    found = wilson(share, games)
    return {"win_share": share, "win_interval": [found.low, found.high]}
