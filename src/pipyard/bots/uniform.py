"""The bot that takes any legal move, each with the same probability."""

import numpy as np

from pipyard.core.chance import Stream, draw_below
from pipyard.core.jit import rule


@rule
def pick_any(scratch: np.record, stream: Stream) -> int:
    """Pick one of the legal moves."""
    return scratch.legal[draw_below(stream, scratch.count)]
