"""Bots of Pig: one that acts at random, and one that holds at 20."""

import numpy as np

from pipyard.bots import anyhow
from pipyard.core.chance import Stream
from tests.pig.game import ACTIONS, Hold, Pig, Roll

NAMES = ("random", "careful")
QUICK = frozenset(NAMES)
STAND_IN = "careful"
_ENOUGH = 20


def pick(
    pig: Pig, bot: int, position: np.recarray, seat: int, stream: Stream, patience: float
) -> int:
    """Choose an action's number."""
    if NAMES[bot] == "random":
        return anyhow.pick(pig, bot, position, seat, stream, patience)
    game = position[0]
    enough = game.kept >= min(_ENOUGH, game.goal - game.scores[seat])
    return ACTIONS.index(Hold if enough else Roll)
