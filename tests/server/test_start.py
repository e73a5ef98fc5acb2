"""A server starts without what it does not need."""

import subprocess
import sys

HEAVY = {"alembic", "llvmlite", "numba", "wasmtime"}


def test_nothing_heavy_is_loaded_for_a_start() -> None:
    script = f"import sys, pipyard.server.serving; print(sorted({HEAVY} & set(sys.modules)))"
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert done.stdout == "[]\n"
