"""Many games between bots over all cores, the same for a seed however many cores there are."""

import os
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np

from pipyard.bots import bot_number
from pipyard.core.chance import new_stream
from pipyard.core.errors import InvalidConfig
from pipyard.core.record import recarray
from pipyard.lab.threads import in_threads

CHUNK = 32
"""Games played without a pause: few enough to stop at once, many enough to cost nothing."""
SLOW_CHUNK = 2
"""The same where a bot thinks long."""
QUICK = {"random", "puppy", "hasty", "timid", "daring", "greedy"}
"""Bots that do not think long."""

Shares: TypeAlias = np.ndarray[tuple[int, int], np.dtype[np.float64]]
"""What each seat won of each game, a row for each game."""
PlayGames: TypeAlias = Callable[[int, int], np.recarray]
"""Plays so many games from a number on; returns their results."""


@dataclass(frozen=True, slots=True)
class Pace:
    """How long it took: by the clock on the wall, and processor time of all cores added up."""

    seconds: float
    busy_seconds: float
    cores: int


@dataclass(frozen=True, slots=True)
class Wanted:
    """What is to be simulated: a bot for each seat or one for all, how often, from which seed.

    Game number n gets its own streams from the seed and n, and if seats rotate, each bot moves on
    by one seat from game to game. If they are `paired`, as many games in a row as there are seats
    have the same streams. `on_progress` hears of games as they are finished.
    """

    bots: Sequence[str]
    games: int
    seed: int
    cores: int | None = None
    rotate: bool = True
    paired: bool = False
    on_progress: Callable[[int], None] = lambda _: None

    def check(self) -> None:
        """Refuse what cannot be played."""
        if self.games < 1:
            raise InvalidConfig(f"At least 1 game must be played, not {self.games}.")
        if self.seed < 0:
            raise InvalidConfig(f"A seed is 0 or more, not {self.seed}.")
        if self.cores is not None and self.cores < 1:
            raise InvalidConfig(f"At least 1 core is needed, not {self.cores}.")


def seat_bots(game: str, names: Sequence[str], seats: int) -> tuple[str, ...]:
    """Give every seat a bot: one name stands for all, else there must be one for each."""
    for name in names:
        bot_number(game, name)
    if len(names) == 1:
        return tuple(names) * seats
    if len(names) != seats:
        raise InvalidConfig(
            f"{len(names)} bots cannot fill {seats} seats; name one for all or one for each."
        )
    return tuple(names)


def make_plan(
    dtype: np.dtype[np.void], game: str, start: np.recarray, names: Sequence[str], wanted: Wanted
) -> np.recarray:
    """Write down what is to be played, for compiled code."""
    plan = recarray(dtype)
    plan[0].start[0] = start[0]
    plan[0].bots[: len(names)] = [bot_number(game, name) for name in names]
    plan[0].rotate = wanted.rotate
    plan[0].alike = len(names) if wanted.paired else 1
    plan[0].seed = new_stream(wanted.seed)[0]
    return plan


def play_all(play: PlayGames, results: np.recarray, wanted: Wanted) -> Pace:
    """Play all games in chunks over the cores, fill in their results, say how long it took."""
    chunk = CHUNK if QUICK.issuperset(wanted.bots) else SLOW_CHUNK

    def play_chunk(first: int) -> tuple[int, float]:
        count = min(chunk, wanted.games - first)
        began = time.thread_time()
        results[first : first + count] = play(first, count)
        return count, time.thread_time() - began

    workers = min(wanted.cores or os.cpu_count() or 1, -(-wanted.games // chunk))
    began = time.perf_counter()
    busy = 0.0
    for count, seconds in in_threads(play_chunk, range(0, wanted.games, chunk), workers):
        busy += seconds
        wanted.on_progress(count)
    return Pace(time.perf_counter() - began, busy, workers)


def places(wanted: Wanted, seats: int) -> np.ndarray[tuple[int, int], np.dtype[np.int64]]:
    """Return which place in the list of bots played each seat, a row for each game."""
    shifts = np.arange(wanted.games) if wanted.rotate else np.zeros(wanted.games, np.int64)
    return (shifts[:, None] + np.arange(seats)) % seats
