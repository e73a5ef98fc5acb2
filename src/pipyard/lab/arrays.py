"""What a batch takes and writes: commands in, one row of each array for each table out."""

from typing import NamedTuple, TypeAlias

import numpy as np

CHANCE = -1
NOBODY = -2
"""What stands in a table's place for a seat where chance is to act, or nobody."""

STAY = -1
NEW_GAME = -2
DRAW = -3
SHOW = -4
"""Commands besides the numbers of actions: leave a table alone, begin a new game, draw what chance
is to bring, show a position that was put on the table."""

GOES_ON, ENDED, CUT_OFF = range(3)

Commands: TypeAlias = np.ndarray[tuple[int], np.dtype[np.int32]]
"""What each table is to do: an action's number or one of the commands above."""
Observation: TypeAlias = np.ndarray[tuple[int], np.dtype[np.float32]]
"""What one seat sees, a number for each feature."""


class BatchArrays(NamedTuple):
    """What a batch writes, a row for each table; the arrays are the caller's.

    `observations` hold what the seat that acts sees, a column for each feature, `legal` which
    actions it has, `seats` whose turn it is (-1 is chance's, -2 nobody's). `rewards` have a column
    for each seat; `terminated` tells that a game has just ended, `truncated` that it was cut off.
    """

    observations: np.ndarray[tuple[int, int], np.dtype[np.float32]]
    legal: np.ndarray[tuple[int, int], np.dtype[np.bool_]]
    seats: np.ndarray[tuple[int], np.dtype[np.int32]]
    rewards: np.ndarray[tuple[int, int], np.dtype[np.float32]]
    terminated: np.ndarray[tuple[int], np.dtype[np.bool_]]
    truncated: np.ndarray[tuple[int], np.dtype[np.bool_]]

    def part(self, rows: slice) -> "BatchArrays":
        """Return the rows of some tables."""
        return BatchArrays(
            self.observations[rows],
            self.legal[rows],
            self.seats[rows],
            self.rewards[rows],
            self.terminated[rows],
            self.truncated[rows],
        )
