"""One measurement, and the summary of many."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from statistics import median

SECONDS = 0.4
"""About how long one measurement lasts."""


@dataclass(frozen=True, slots=True)
class Sample:
    """Decisions between at least two legal actions, and games, in seconds of processor time."""

    decisions: int
    games: int
    seconds: float


@dataclass(frozen=True, slots=True)
class Contender:
    """Something to measure: plays about this many games and returns a sample."""

    name: str
    play: Callable[[int], Sample]


@dataclass(frozen=True, slots=True)
class Speed:
    """Medians over all rounds, with the slowest and the fastest round for decisions."""

    decisions: float
    slowest: float
    fastest: float
    games: float


def games_that_fill_the_time(contender: Contender) -> int:
    """Return how many games fill one measurement, after a warm-up game."""
    contender.play(1)
    games = 1
    while True:
        began = time.perf_counter()
        contender.play(games)
        taken = time.perf_counter() - began
        if taken > SECONDS / 4:
            return max(1, round(games * SECONDS / taken))
        games *= 4


def summarise(samples: list[Sample]) -> Speed:
    """Return medians, because other work on the machine disturbs single rounds."""
    decisions = [sample.decisions / sample.seconds for sample in samples]
    games = [sample.games / sample.seconds for sample in samples]
    return Speed(median(decisions), min(decisions), max(decisions), median(games))
