"""Playing the ladder over all cores, a little of everything at a time.

Whenever the run ends, all parts have progressed about equally, and no long part is left that would
keep one core busy while the others wait.
"""

import os
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import inf
from typing import Any, TypeAlias

import numpy as np

from pipyard.bots import BOTS
from pipyard.core.contract import Game
from pipyard.lab.ladder.plan import USUAL_GAMES, Kind, Part
from pipyard.lab.ladder.results import NOBODY, Results, Sitting, machine
from pipyard.lab.ladder.thinking import Thinker, think_times
from pipyard.lab.plan import Shares
from pipyard.lab.simulate import SimulateOptions, TableSetup, player_of, set_up, win_shares
from pipyard.lab.threads import in_threads

SAVE_SECONDS = 15.0
"""How many seconds of work may be lost if the machine is switched off."""
THINKING_DONE = 0.75
"""The share of the whole run by which thinking is measured; its games are long."""

PlayChunk: TypeAlias = Callable[[int, int], list[int]]
"""Plays this many games of a part, starting at a number; returns their results."""


@dataclass(frozen=True, slots=True)
class Chunk:
    """Some games of a part, starting at a number."""

    part: Part
    first: int
    count: int


@dataclass(frozen=True, slots=True)
class LadderOptions:
    """How the ladder is played: on how many cores, and for how long at most.

    `games` is the number the parts were made for. `on_progress` is called with the number of
    finished games, and `save` is called from time to time.
    """

    games: int = USUAL_GAMES
    cores: int | None = None
    seconds: float | None = None
    on_progress: Callable[[int], None] = lambda _: None
    save: Callable[[], None] = lambda: None


def play_ladder(parts: Sequence[Part], results: Results, asked: LadderOptions) -> None:
    """Play what is missing; finished games are kept even if this is interrupted."""
    todo = chunks(parts, results)
    workers = max(1, min(asked.cores or os.cpu_count() or 1, len(todo)))
    players = {part.name: player(part, results.seed) for part in parts}

    past, here = list(results.sittings), machine()
    began = saved = time.monotonic()
    end = inf if asked.seconds is None else began + asked.seconds

    def play(chunk: Chunk) -> tuple[Chunk, list[int] | None]:
        if time.monotonic() > end:
            return chunk, None
        return chunk, players[chunk.part.name](chunk.first, chunk.count)

    try:
        for chunk, found in in_threads(play, todo, workers):
            if found is None:
                continue
            results.add(chunk.part, chunk.first, chunk.count, found)
            asked.on_progress(chunk.count)
            now = time.monotonic()
            results.sittings = [*past, Sitting(here, workers, asked.games, now - began)]
            if now - saved > SAVE_SECONDS:
                asked.save()
                saved = now
    finally:
        asked.save()


def chunks(parts: Sequence[Part], results: Results) -> list[Chunk]:
    """List what is still to be played, with all parts advancing equally."""
    found: list[tuple[float, Chunk]] = []
    for part in parts:
        pace = THINKING_DONE if part.kind == Kind.THINKING else 1.0
        for first in range(results.games_of(part), part.games, part.chunk):
            chunk = Chunk(part, first, min(part.chunk, part.games - first))
            found.append(((first + part.chunk / 2) / part.games * pace, chunk))
    return [chunk for _, chunk in sorted(found, key=lambda pair: pair[0])]


def player(part: Part, seed: int) -> PlayChunk:
    """Return a function that plays games of a part."""
    setup = set_up(part.game, part.table.seats, **part.table.options)
    if part.kind == Kind.THINKING:
        return _thinker(part, setup, seed)
    games = player_of(setup, SimulateOptions(part.seated, part.games, seed, paired=True))

    def play(first: int, count: int) -> list[int]:
        results = games(first, count)
        if part.kind == Kind.ALONE:
            return [int(score) for score in results.scores[:, 0]]
        return [int(result) for result in _won(first, win_shares(setup, results))]

    return play


def _thinker(part: Part, setup: TableSetup, seed: int) -> PlayChunk:
    def new_table() -> tuple[Game[Any, Any, Any], np.recarray]:
        return setup.rules, setup.start

    thinker = Thinker(part.bot, new_table, part.patience)
    # The very first decision loads compiled code, which does not count as thinking.
    think_times(Thinker(BOTS[part.game][0], new_table), seed, 0, most=1)

    def play(first: int, count: int) -> list[int]:
        games = range(first, first + count)
        return [thought for number in games for thought in think_times(thinker, seed, number)]

    return play


def _won(first: int, shares: Shares) -> np.ndarray[Any, np.dtype[np.int64]]:
    """Return how many players shared each win of the first bot, or 0 if it did not win."""
    count, seats = shares.shape
    own = shares[np.arange(count), -np.arange(first, first + count) % seats]
    won = np.where(own > 0, np.rint(1 / np.maximum(own, 1 / seats)), 0)
    return np.where(np.isnan(own), NOBODY, won).astype(np.int64)
