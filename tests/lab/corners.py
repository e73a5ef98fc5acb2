"""Soaking with a look at every event: situations are counted by compiled code."""

from typing import Any

import numpy as np

from pipyard.core.by_numba import compiled
from pipyard.core.chance import new_stream
from pipyard.core.record import recarray
from pipyard.lab.soak import RESULT, Note, SoakSetup, soaking

TURN_LIMIT = 60


def count_corners(
    setup: SoakSetup, checked_game: Any, note: Note, watch: Any, tally: Any, games: int
) -> tuple[int, np.record]:
    """Play a number of games; return the first fault, and the counts of all games."""
    fields: Any = setup.desk.fields
    more = {"watch": watch, "tally": tally}
    # The additional fields come first: at the end, Numba would confuse the desk with the soak's
    # own.
    kinds = list(more.items()) + [(name, kind[0]) for name, kind in fields.items()]
    desk = np.dtype(kinds, align=True)
    play = soaking(checked_game(note))

    def chunk(starts: Any, contents: Any, seed: int, count: int, desks: Any, results: Any) -> None:
        play(starts, contents, seed, 0, count, TURN_LIMIT, desks, results)

    desks, results, total = recarray(desk, len(setup.contents)), recarray(RESULT), recarray(tally)
    compiled(chunk)(setup.starts, setup.contents, new_stream(1), games, desks, results)
    for name in tally.names:
        total[0][name] = desks["tally"][name].sum(axis=0)
    return int(results[0].fault), total[0]
