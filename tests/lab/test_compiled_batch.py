"""Compiled batches write the same as interpreted ones.

Steps are compiled for one game, which takes long enough; for the other, only what a seat sees,
which is the part that no other compiled code has.
"""

import numpy as np
import pytest

from pipyard.core.by_numba import compiled
from pipyard.lab.batch import Batch, BatchOptions
from pipyard.lab.setup import configured
from pipyard.lab.spots.observing import observe
from tests.lab.interpreted import interpret


@pytest.mark.xdist_group("compiled spotted")
def test_compiled_steps_write_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    setup, options = configured("spotted", 2, {}), BatchOptions(3, seed=4, step_limit=30)
    batch = Batch(setup, options)
    interpret(monkeypatch)
    interpreted = Batch(setup, options)
    first, second = batch.arrays(), interpreted.arrays()
    batch.reset(first)
    interpreted.reset(second)
    for _ in range(40):
        actions = batch.sample()
        batch.step(actions, first)
        interpreted.step(actions, second)
        for ours, theirs in zip(first, second, strict=True):
            assert (ours == theirs).all()


@compiled
def observe_first(games: np.recarray, contents: np.recarray, seat: int, rows: np.ndarray) -> None:
    observe(games[0], contents[0], seat, rows[0])


@pytest.mark.xdist_group("compiled spots")
def test_compiled_eyes_see_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    interpret(monkeypatch)
    setup = configured("spots", 3, {"off_leash": True})
    batch = Batch(setup, BatchOptions(2, seed=4))
    out = batch.arrays()
    batch.reset(out)
    content = setup.rules.content.record  # type: ignore[attr-defined]
    for _ in range(40):
        batch.step(batch.sample(), out)
        row = np.zeros((1, len(batch.features)), np.float32)
        observe_first(batch.position(0), content, int(out.seats[0]), row)
        assert (row[0] == out.observations[0]).all()
