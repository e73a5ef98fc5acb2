"""Batches with interpreted steps: nothing is compiled, so a few steps take no time."""

import pytest

from pipyard.lab import compiled_batch
from pipyard.lab.spots import batch as spots
from pipyard.lab.spotted import batch as spotted


def interpret(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make all batches from now on use plain Python for their steps."""
    places = [
        (spots, "step_tables"),
        (spotted, "step_tables"),
        (compiled_batch, "find_refused"),
        (compiled_batch, "sample_moves"),
    ]
    for module, name in places:
        entry = getattr(module, name)
        monkeypatch.setattr(module, name, getattr(entry, "py_func", entry))
