"""Numbers that are counted where things happen, and read only when somebody asks for them."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from time import perf_counter

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
"""Up to which times are told apart."""


class Histogram:
    """How often something took how long: counts by bounds, the last for all that took longer."""

    __slots__ = ("bounds", "counts", "total")

    def __init__(self, bounds: tuple[float, ...] = SECONDS) -> None:
        self.bounds = bounds
        self.counts = [0] * (len(bounds) + 1)
        self.total = 0.0

    def add(self, value: float) -> None:
        """Count one more; what is exactly a bound belongs below it."""
        self.counts[bisect_left(self.bounds, value)] += 1
        self.total += value

    @property
    def count(self) -> int:
        """How many there were."""
        return sum(self.counts)


@dataclass(slots=True, eq=False)
class Counts:
    """What one server has counted since it was started."""

    moves: Histogram = field(default_factory=Histogram)
    """Seconds from when a player's request is read until it is stored and told."""
    events: int = 0
    """Events that were stored, those of chance and of bots among them."""
    thinking: Histogram = field(default_factory=Histogram)
    """Seconds that bots took for a decision, without waiting for their turn."""
    refusals: Counter[str] = field(default_factory=Counter)
    """What was refused, by its code."""
    now: Callable[[], float] = perf_counter
    """A clock in seconds, which only tells how much time has passed."""
