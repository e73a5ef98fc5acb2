"""A naive version of the turn solver: every event of a turn, one by one, through the contract.

It shares only the rules and the value of the position after the turn with the solver. It skips no
move, and does not merge equivalent rolls or cards.
"""

from collections.abc import Callable

import numpy as np

from pipyard.core.contract import Drawn, Move
from pipyard.games.spots.game import Spots

Judge = Callable[[np.recarray], float]


class BruteForce:
    """Values of positions for a seat, cached by the whole content of the position."""

    def __init__(self, spots: Spots, seat: int, judge: Judge) -> None:
        self._spots = spots
        self._seat = seat
        self._judge = judge
        self._known: dict[bytes, float] = {}

    def value(self, position: np.recarray) -> float:
        """Return the best value of a position before the turn has ended."""
        position = position.copy()
        key = position.tobytes()
        if key not in self._known:
            self._known[key] = self._find(position)
        return self._known[key]

    def moves(self, position: np.recarray) -> dict[int, float]:
        """Return the value of each legal move."""
        legal = self._spots.legal_dense(position, self._seat)
        return {move: self.value(self._after(position, move)) for move in legal}

    def _find(self, position: np.recarray) -> float:
        spots = self._spots
        if spots.outcome(position) is not None or position[0].turn != self._seat:
            return self._judge(position)
        if not spots.acting(position).chance:
            return max(self.moves(position).values())
        total = 0.0
        for outcome, chance in spots.outcomes(position):
            after = position.copy()
            spots.apply(after, Drawn(outcome))
            total += chance * self.value(after)
        return total

    def _after(self, position: np.recarray, move: int) -> np.recarray:
        after = position.copy()
        action = self._spots.from_dense(position, move)
        self._spots.apply(after, Move(self._seat, action))
        return after
