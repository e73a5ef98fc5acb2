"""The bots of Spots by number, for compiled loops and for one table."""

import numpy as np
from numba import from_dtype, types

from pipyard.bots.spots.greedy import pick_greedy
from pipyard.bots.spots.outlook import SCRATCH
from pipyard.bots.spots.uniform import pick_any
from pipyard.core.chance import STREAM, Stream
from pipyard.core.jit import entry, rule
from pipyard.games.spots.drive import CONTENTS, GAMES
from pipyard.games.spots.moves import legal_moves

RANDOM = 0
GREEDY = 1
NAMES = ("random", "greedy")
"""The bots' names by number."""

SCRATCHES = types.Array(from_dtype(SCRATCH), 1, "C")


@rule
def pick_move(
    bot: int, game: np.record, content: np.record, scratch: np.record, stream: Stream
) -> int:
    """Let a bot pick one of the legal moves in `scratch` for the player in turn."""
    if bot == RANDOM:
        return pick_any(scratch, stream)
    return pick_greedy(game, content, scratch)


@entry(types.int64(types.int64, GAMES, CONTENTS, SCRATCHES, STREAM))
def pick_at_table(
    bot: int, games: np.recarray, contents: np.recarray, scratches: np.recarray, stream: Stream
) -> int:
    """List the legal moves of the first position and let a bot pick one of them."""
    scratch = scratches[0]
    scratch.count = legal_moves(games[0], contents[0], scratch.legal)
    return pick_move(bot, games[0], contents[0], scratch, stream)
