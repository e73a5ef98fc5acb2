"""Soaking with a look at every event: situations are counted by compiled code."""

import hashlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from pipyard.core.by_numba import CACHE, CacheByModule, compiled_entry
from pipyard.core.chance import new_stream
from pipyard.core.record import recarray
from pipyard.lab.soak import RESULT, SoakSetup

TURN_LIMIT = 60


class CacheOfNotes(CacheByModule):
    """Keeps what these modules compile for the next run, unless one of them or a rule changed."""

    @classmethod
    def get_suitable_cache_subpath(cls, py_file: str) -> str:
        """Return a folder that no module of the package has."""
        return f"tests_{Path(py_file).stem}"

    def get_source_stamp(self) -> str:
        """Identify the sources by their content."""
        digest = hashlib.sha256(CACHE.name.encode())
        for path in sorted(Path(__file__).parent.glob("*corners.py")):
            digest.update(path.read_bytes())
        return digest.hexdigest()


def noting(function: Callable[..., None]) -> Any:
    """Compile a function that plays games and looks at every event."""
    return compiled_entry(function, CacheOfNotes)


def count_corners(
    setup: SoakSetup, play: Callable[..., None], watch: Any, tally: Any, games: int
) -> tuple[int, np.record]:
    """Play a number of games; return the first fault, and the counts of all games."""
    fields: Any = setup.desk.fields
    more = {"watch": watch, "tally": tally}
    # The additional fields come first: at the end, Numba would confuse the desk with the soak's
    # own.
    kinds = list(more.items()) + [(name, kind[0]) for name, kind in fields.items()]
    desks = recarray(np.dtype(kinds, align=True), len(setup.contents))
    results, total = recarray(RESULT), recarray(tally)
    play(setup.starts, setup.contents, new_stream(1), 0, games, TURN_LIMIT, desks, results)
    for name in tally.names:
        total[0][name] = desks["tally"][name].sum(axis=0)
    return int(results[0].fault), total[0]
