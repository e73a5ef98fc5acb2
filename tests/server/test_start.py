"""A server starts without modules that it does not need."""

import subprocess
import sys

import pytest

HEAVY = {"alembic", "llvmlite", "numba", "wasmtime"}
LATER = {"fastapi", "fluent", "pipyard.games.spots.game", "pipyard.server.tables.schemas"}
"""Modules that are not needed to serve pages."""


@pytest.mark.parametrize(
    ("module", "unwanted"),
    [("pipyard.server.app", HEAVY), ("pipyard.server.serving", HEAVY | LATER)],
)
def test_nothing_is_loaded_that_can_wait(module: str, unwanted: set[str]) -> None:
    script = f"import sys, {module}; print(sorted({unwanted} & set(sys.modules)))"
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert done.stdout == "[]\n"
