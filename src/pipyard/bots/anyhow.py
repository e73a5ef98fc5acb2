"""The bot of a game without bots of its own: it picks any legal action."""

from typing import Any

import numpy as np

from pipyard.core.chance import Stream, draw_below
from pipyard.core.contract import Game

NAMES = ("random",)
QUICK = frozenset(NAMES)
STAND_IN = "random"


def pick(
    game: Game[Any, Any, Any],
    bot: int,  # noqa: ARG001
    position: np.recarray,
    seat: int,
    stream: Stream,
    patience: float,  # noqa: ARG001
) -> int:
    """Pick one of the legal actions, each with the same probability."""
    legal = game.legal_dense(position, seat)
    return legal[int(draw_below(stream, len(legal)))]
