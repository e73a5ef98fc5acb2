"""Numbers that are counted where things happen, and read only when requested."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from time import perf_counter

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
"""Upper bounds of the histogram's buckets, in seconds."""


class Histogram:
    """How often something took how long: counts by bucket, the last one without an upper bound."""

    __slots__ = ("bounds", "counts", "total")

    def __init__(self, bounds: tuple[float, ...] = SECONDS) -> None:
        self.bounds = bounds
        self.counts = [0] * (len(bounds) + 1)
        self.total = 0.0

    def add(self, value: float) -> None:
        """Count a value; a value equal to a bound belongs below it."""
        self.counts[bisect_left(self.bounds, value)] += 1
        self.total += value

    @property
    def count(self) -> int:
        """How many values were counted."""
        return sum(self.counts)


@dataclass(slots=True, eq=False)
class Counts:
    """What one server has counted since it started."""

    moves: Histogram = field(default_factory=Histogram)
    """Seconds from reading a player's request until it is stored and sent out."""
    events: int = 0
    """Events that were stored, including those of chance and of bots."""
    thinking: Histogram = field(default_factory=Histogram)
    """Seconds that bots took for a decision, without waiting for a thread."""
    refusals: Counter[str] = field(default_factory=Counter)
    """Refusals, by code."""
    now: Callable[[], float] = perf_counter
    """A clock in seconds that only measures elapsed time."""
