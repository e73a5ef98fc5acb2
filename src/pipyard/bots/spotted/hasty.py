"""The bot that takes points at once: the best score now, and otherwise any move."""

import numpy as np

from pipyard.core.chance import Stream, draw_below
from pipyard.core.jit import rule
from pipyard.games.spotted.counts import total_score
from pipyard.games.spotted.moves import apply_move


@rule
def pick_hasty(
    game: np.record, content: np.record, seat: int, mind: np.record, stream: Stream
) -> int:
    """Pick one of the legal moves in `mind.scratch` after which the sheet scores most."""
    scratch = mind.scratch
    trial = mind.trials.position[0]
    most = -1
    alike = 0
    for index in range(scratch.count):
        mind.trials.position[0] = game
        apply_move(trial, content, seat, scratch.legal[index], None)
        score = total_score(trial.players[seat], content)
        if score > most:
            most = score
            alike = 0
        if score == most:
            mind.trials.moves[alike] = scratch.legal[index]
            alike += 1
    return mind.trials.moves[draw_below(stream, alike)]
