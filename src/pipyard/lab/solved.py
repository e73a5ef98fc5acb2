"""Endings that are solved, and how far from the best play bots are in them, whatever the game.

Whenever a bot decides, what the position is worth after its move is taken from what it would be
worth after the best one. Added up over a game and averaged over many, that is exactly how much less
the bot gets than the best play.
"""

import os
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from math import sqrt
from typing import Any, Protocol

import numpy as np

from pipyard.lab.intervals import SURE
from pipyard.lab.simulate import SimulateOptions
from pipyard.lab.text_table import TextTable, markdown
from pipyard.lab.threads import in_threads

BEST = "best play"
"""Who always makes the best move."""
MISTAKES_TOLD = 5
"""How many mistakes of the last bot a page tells."""


class Shown(Protocol):
    """Where people see how far solving and playing is."""

    def status(self, text: str = "") -> AbstractContextManager[Callable[[str], None]]:
        """Show what is going on; yield how to say something else."""
        ...

    def progress_bar(self, what: str, total: int) -> AbstractContextManager[Callable[[int], None]]:
        """Show how much of something is done; yield how to advance it."""
        ...


@dataclass(frozen=True, slots=True)
class Mistake:
    """A move that gave something away, and a better one."""

    lost: float
    position: np.recarray
    chosen: int
    better: int


@dataclass(frozen=True, slots=True)
class Trial:
    """A game of an ending: what one seat gave away in it, and what it got all the same."""

    lost: float
    result: float
    mistakes: tuple[Mistake, ...]
    seat: int = 0


@dataclass(frozen=True, slots=True)
class Mean:
    """A mean, and how much more or less it may be, with 95% confidence."""

    value: float
    doubt: float


@dataclass(frozen=True, slots=True)
class Distance:
    """How a bot played an ending, game by game."""

    bot: str
    against: str
    trials: tuple[Trial, ...]

    @property
    def lost(self) -> Mean:
        """What was given away; games with the same chance, one in each seat, count as one."""
        seats = 1 + max(trial.seat for trial in self.trials)
        return mean_of([trial.lost for trial in self.trials], seats)

    @property
    def result(self) -> Mean:
        """What was scored, or how many games were won."""
        return mean_of([trial.result for trial in self.trials])

    def worst(self, alike: Callable[[Mistake], object]) -> list[Mistake]:
        """Return the mistakes that gave away most, one of those that are alike."""
        mistakes = [mistake for trial in self.trials for mistake in trial.mistakes]
        found = {alike(mistake): mistake for mistake in mistakes}
        return sorted(found.values(), key=lambda mistake: -mistake.lost)[:MISTAKES_TOLD]


def mean_of(amounts: Sequence[float], group: int = 1) -> Mean:
    """Return a mean with its 95% interval, of amounts that go by groups."""
    means = np.reshape(amounts, (-1, group)).mean(axis=1)
    error = float(np.std(means, ddof=1)) / sqrt(len(means)) if len(means) > 1 else 0.0
    return Mean(float(np.mean(amounts)), SURE * error)


def play_trials(
    play: Callable[[range], list[Trial]], games: int, chunk: int, wanted: SimulateOptions
) -> tuple[Trial, ...]:
    """Play games by number, some at a time, over the cores; return them in order."""
    starts = range(0, games, chunk)

    def play_chunk(first: int) -> tuple[int, list[Trial]]:
        return first, play(range(first, min(first + chunk, games)))

    found = {}
    workers = min(wanted.cores or os.cpu_count() or 1, len(starts))
    for first, trials in in_threads(play_chunk, starts, workers):
        found[first] = trials
        wanted.on_progress(len(trials))
    return tuple(trial for first in starts for trial in found[first])


@dataclass(frozen=True, slots=True)
class EndingReport(ABC):
    """A solved ending and what each bot loses in it; `check` is best play as it was played."""

    ending: Any
    solution: Any
    distances: tuple[Distance, ...]
    check: Distance

    def by_bot(self) -> dict[str, list[Distance]]:
        """Return each bot's distances, against best play first."""
        bots = {distance.bot: None for distance in self.distances}
        return {bot: [found for found in self.distances if found.bot == bot] for bot in bots}

    @abstractmethod
    def points(self, found: Distance) -> str:
        """Write what is lost in a game on average."""

    @abstractmethod
    def as_document(self) -> dict[str, object]:
        """Lay it out for JSON, but for the ending's name."""

    @abstractmethod
    def table(self) -> TextTable:
        """Lay it out for a person."""

    @abstractmethod
    def section(self) -> list[str]:
        """Tell of the ending, its solution and the bots, line by line."""

    @abstractmethod
    def worst(self, found: Distance) -> list[str]:
        """Tell of the worst mistakes of a bot, a line for each."""

    def mistakes(self) -> list[str]:
        """Tell which moves of the last bot lost most."""
        bot, distances = list(self.by_bot().items())[-1]
        lines = self.worst(distances[0])
        if not lines:
            return [f"The moves of {bot} lost nothing.", ""]
        return [f"What lost most of the moves of {bot}:", "", *lines, ""]


def page_of(introduction: str, summary: str, reports: Sequence[EndingReport], command: str) -> str:
    """Write a page in Markdown: all bots side by side, then ending by ending."""
    rows = [
        (bot, *(report.points(report.by_bot()[bot][0]) for report in reports))
        for bot in reports[0].by_bot()
    ]
    headings = (summary, *(report.ending.name for report in reports))
    parts = [introduction, f"Made anew by `{command}`.", "", *markdown(headings, rows), ""]
    for report in reports:
        parts += report.section()
    return "\n".join(parts)


def unknown_ending(name: str, known: Iterable[str]) -> str:
    """Say that there is no such ending, and which there are."""
    return f"There is no ending {name!r}; choose one of {', '.join(known)}."
