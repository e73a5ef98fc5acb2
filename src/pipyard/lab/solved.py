"""Solved endings of any game, and how far bots are from best play in them.

For each decision of a bot, the loss is the position's value after the best move minus its value
after the bot's move. Added up over a game and averaged over many games, this is exactly how much
less the bot gets than best play.
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
"""The name of the player who always makes the best move."""
MISTAKES_TOLD = 5
"""How many mistakes of the last bot a page shows."""


class Shown(Protocol):
    """Shows people how far solving and playing has come."""

    def status(self, text: str = "") -> AbstractContextManager[Callable[[str], None]]:
        """Show a status; yield a function that changes its text."""
        ...

    def progress_bar(self, what: str, total: int) -> AbstractContextManager[Callable[[int], None]]:
        """Show a progress bar; yield a function that advances it."""
        ...


@dataclass(frozen=True, slots=True)
class Mistake:
    """A move that lost something, and a better move."""

    lost: float
    position: np.recarray
    chosen: int
    better: int


@dataclass(frozen=True, slots=True)
class Trial:
    """A game of an ending: what one seat lost in it, and what it got."""

    lost: float
    result: float
    mistakes: tuple[Mistake, ...]
    seat: int = 0


@dataclass(frozen=True, slots=True)
class Mean:
    """A mean, and the half-width of its 95% interval."""

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
        """The mean loss; games with the same dice, one in each seat, count as one."""
        seats = 1 + max(trial.seat for trial in self.trials)
        return mean_of([trial.lost for trial in self.trials], seats)

    @property
    def result(self) -> Mean:
        """The mean score, or the share of games won."""
        return mean_of([trial.result for trial in self.trials])

    def worst(self, alike: Callable[[Mistake], object]) -> list[Mistake]:
        """Return the most costly mistakes, only one of those that are alike."""
        mistakes = [mistake for trial in self.trials for mistake in trial.mistakes]
        found = {alike(mistake): mistake for mistake in mistakes}
        return sorted(found.values(), key=lambda mistake: -mistake.lost)[:MISTAKES_TOLD]


def mean_of(amounts: Sequence[float], group: int = 1) -> Mean:
    """Return a mean with its 95% interval, for amounts that come in groups."""
    means = np.reshape(amounts, (-1, group)).mean(axis=1)
    error = float(np.std(means, ddof=1)) / sqrt(len(means)) if len(means) > 1 else 0.0
    return Mean(float(np.mean(amounts)), SURE * error)


def play_trials(
    play: Callable[[range], list[Trial]], games: int, chunk: int, wanted: SimulateOptions
) -> tuple[Trial, ...]:
    """Play games by number, some at a time, over the cores; return the trials in order."""
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
    """A solved ending and what each bot loses in it; `check` is best play against itself."""

    ending: Any
    solution: Any
    distances: tuple[Distance, ...]
    check: Distance

    def by_bot(self) -> dict[str, list[Distance]]:
        """Return each bot's distances, the one against best play first."""
        bots = {distance.bot: None for distance in self.distances}
        return {bot: [found for found in self.distances if found.bot == bot] for bot in bots}

    @abstractmethod
    def points(self, found: Distance) -> str:
        """Format the average loss in a game."""

    @abstractmethod
    def as_document(self) -> dict[str, object]:
        """Return the report as fields of a document, except the ending's name."""

    @abstractmethod
    def table(self) -> TextTable:
        """Return the report as a table for a person."""

    @abstractmethod
    def section(self) -> list[str]:
        """Return the section of the page about the ending, its solution and the bots."""

    @abstractmethod
    def worst(self, found: Distance) -> list[str]:
        """Return the worst mistakes of a bot, one line each."""

    def mistakes(self) -> list[str]:
        """Return the moves of the last bot that lost most."""
        bot, distances = list(self.by_bot().items())[-1]
        lines = self.worst(distances[0])
        if not lines:
            return [f"{bot} made no mistake.", ""]
        return [f"The costliest mistakes of {bot}:", "", *lines, ""]


def page_of(introduction: str, summary: str, reports: Sequence[EndingReport], command: str) -> str:
    """Return a page in Markdown: all bots side by side, then ending by ending."""
    rows = [
        (bot, *(report.points(report.by_bot()[bot][0]) for report in reports))
        for bot in reports[0].by_bot()
    ]
    headings = (summary, *(report.ending.name for report in reports))
    parts = [introduction, f"Generated by `{command}`.", "", *markdown(headings, rows), ""]
    for report in reports:
        parts += report.section()
    return "\n".join(parts)


def unknown_ending(name: str, known: Iterable[str]) -> str:
    """Return a message that there is no such ending, and which ones there are."""
    return f"There is no ending {name!r}; choose one of {', '.join(known)}."
