"""The arrays of a batch: commands in, one row of each array out for each table."""

from typing import NamedTuple, TypeAlias

import numpy as np

CHANCE = -1
NOBODY = -2
"""The values of `seats` for a table at which chance acts next, or nobody."""

STAY = -1
NEW_GAME = -2
DRAW = -3
SHOW = -4
"""Commands besides action numbers.

They leave a table alone, start a new game, draw the next chance event, or show a position that was
placed on the table.
"""

GOES_ON, ENDED, CUT_OFF = range(3)

Commands: TypeAlias = np.ndarray[tuple[int], np.dtype[np.int32]]
"""What each table should do: an action's number, or one of the commands above."""
Observation: TypeAlias = np.ndarray[tuple[int], np.dtype[np.float32]]
"""What one seat observes, one number for each feature."""


class BatchArrays(NamedTuple):
    """What a batch writes, one row for each table. The caller owns the arrays.

    `observations` contains what the acting seat sees, one column for each feature. `legal` marks
    its legal actions. `seats` says whose turn it is (-1 is chance, -2 nobody). `rewards` has one
    column for each seat. `terminated` says that a game has just ended, `truncated` that it was cut
    off.
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
