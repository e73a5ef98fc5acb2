"""Random steps of batches; legal masks and observations are written at every step."""

import time
from functools import cache, partial

import pipyard
from bench.sample import Contender, Sample

TABLES = 512
STEPS = 32
"""How many steps of a batch count as one game."""
SETUPS = {
    "Spots, 2 players": ("spots", 2),
    "Spots, 4 players": ("spots", 4),
    "Spotted! alone": ("spotted", 1),
    "Spotted!, 2 players": ("spotted", 2),
}


def contenders() -> list[Contender]:
    """Return one contender for each setup."""
    return [Contender(f"{name}, {TABLES} tables", partial(_play, *SETUPS[name])) for name in SETUPS]


@cache
def _begun(game: str, players: int) -> tuple[pipyard.Batch, pipyard.BatchArrays]:
    batch = pipyard.make(game, players).batch(TABLES, seed=1)
    out = batch.arrays()
    batch.reset(out)
    return batch, out


def _play(game: str, players: int, times: int) -> Sample:
    batch, out = _begun(game, players)
    ended, seconds = 0, 0.0
    for _ in range(STEPS * times):
        began = time.thread_time()
        batch.step(batch.sample(), out)
        seconds += time.thread_time() - began
        ended += int(out.terminated.sum())
    return Sample(STEPS * times * TABLES, ended, seconds)
