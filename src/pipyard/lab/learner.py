"""Weights that are moved, batch by batch, toward their targets."""

import os
from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np

from pipyard.lab.threads import in_threads

Array: TypeAlias = np.ndarray[Any, np.dtype[np.float32]]
Weights: TypeAlias = dict[str, Any]

# Adam's own constants: how fast the running means decay, and what keeps a step finite.
_MEAN = 0.9
_SQUARE = 0.999
_LEAST = 1e-8


@dataclass(frozen=True, slots=True)
class Course:
    """The length of a training: `first` games of greedy, then `rounds` of `games` by the learner.

    `on_progress` is called with the number of finished games.
    """

    first: int
    rounds: int
    games: int
    seed: int = 0
    cores: int | None = None
    on_progress: Callable[[int], None] = lambda _: None

    @property
    def all_games(self) -> int:
        """The total number of games."""
        return self.first + self.rounds * self.games

    def practised(
        self, play: Callable[[int, int], np.recarray], numbers: range, chunk: int
    ) -> np.recarray:
        """Play games by number, some at a time, over the cores; return the samples in order."""

        def play_chunk(begin: int) -> tuple[int, int, np.recarray]:
            count = min(chunk, numbers.stop - begin)
            return begin, count, play(begin, count)

        done = []
        begins = range(numbers.start, numbers.stop, chunk)
        for begin, count, seen in in_threads(play_chunk, begins, self.cores or os.cpu_count() or 1):
            done.append((begin, seen))
            self.on_progress(count)
        done.sort(key=lambda each: each[0])
        return np.concatenate([seen for _, seen in done]).view(np.recarray)


class Learner(ABC):
    """Weights, each with Adam's step; a game defines the gradient of its error."""

    def __init__(self, weights: Weights, seed: int) -> None:
        self.weights = {name: np.array(value, np.float32) for name, value in weights.items()}
        self._order = np.random.default_rng([seed, 4])
        self._mean = {name: np.zeros_like(value) for name, value in self.weights.items()}
        self._square = {name: np.zeros_like(value) for name, value in self.weights.items()}
        self._steps = 0

    @abstractmethod
    def slopes(self, inputs: Array, target: Array) -> Weights:
        """Return the gradient of the mean error of some inputs."""

    def learn(self, inputs: Array, target: Array, passes: int, rate: float, batch: int) -> None:
        """Go through the samples several times, each time in another order."""
        inputs = np.ascontiguousarray(inputs)
        for _ in range(passes):
            order = self._order.permutation(len(inputs))
            for start in range(0, len(order), batch):
                rows = order[start : start + batch]
                self._step(self.slopes(inputs[rows], target[rows]), rate)

    def _step(self, slopes: Weights, rate: float) -> None:
        self._steps += 1
        for name, slope in slopes.items():
            mean, square = self._mean[name], self._square[name]
            mean[...] = _MEAN * mean + (1 - _MEAN) * slope
            square[...] = _SQUARE * square + (1 - _SQUARE) * slope * slope
            step = mean / (1 - _MEAN**self._steps)
            size = np.sqrt(square / (1 - _SQUARE**self._steps)) + _LEAST
            self.weights[name][...] -= rate * step / size
