"""The bots of Spots by number, for compiled loops and for one table."""

from typing import TYPE_CHECKING

import numpy as np
from numba import from_dtype, types

from pipyard.bots.rollout import mind_of, rollout_player
from pipyard.bots.spots.greedy import move_worth, pick_greedy, position_worth, rivals_worth
from pipyard.bots.spots.outlook import SCRATCH
from pipyard.bots.uniform import pick_any
from pipyard.core.chance import STREAM, Stream
from pipyard.core.jit import entry, rule
from pipyard.core.record import recarray
from pipyard.games.spots.drive import CONTENTS, GAMES, draw_chance
from pipyard.games.spots.moves import MOST_LEGAL, apply_move, legal_moves
from pipyard.games.spots.record import GAME, OVER, ROLL, TURN

if TYPE_CHECKING:
    from pipyard.games.spots.game import Spots

RANDOM = 0
GREEDY = 1
ROLLOUT = 2
BATCH = 24
OPINION = 4.0
"""Trials between two halvings, and how many of them greedy's opinion counts for."""
NAMES = ("random", "greedy", "rollout")
"""The bots' names by number."""
HORIZON = 1
"""Turns of each player that rollouts play on, after the one they are in."""
RIVAL = 0.3
"""How much the others' packs count beside one's own when rollouts stop looking."""

MIND = mind_of(GAME, SCRATCH, MOST_LEGAL)
MINDS = types.Array(from_dtype(MIND), 1, "C")


@rule
def do_move(game: np.record, content: np.record, seat: int, move: int) -> None:  # noqa: ARG001
    """Do a move of the player in turn, the only one who has any."""
    apply_move(game, content, move)


@rule
def play_some_turns(
    game: np.record, content: np.record, seat: int, scratch: np.record, stream: Stream
) -> float:
    """Let greedy play for everybody some turns on; return what it looks like for a seat."""
    left = HORIZON * game.seats + 1
    while game.phase != OVER:
        if game.phase >= ROLL:
            draw_chance(game, content, stream)
            continue
        if game.phase == TURN:
            left -= 1
            if left < 0:
                break
        scratch.count = legal_moves(game, content, scratch.legal)
        apply_move(game, content, pick_greedy(game, content, scratch))
    worth = position_worth(game, content, seat, scratch.outlook)
    if game.phase != OVER:
        worth -= RIVAL * rivals_worth(game, content, seat, scratch.outlook)
    return worth


@rule
def weigh(game: np.record, content: np.record, seat: int, mind: np.record, stream: Stream) -> None:  # noqa: ARG001
    """Weigh moves as greedy does, by how the position looks right after each."""
    scratch = mind.scratch
    for index in range(scratch.count):
        worth = move_worth(game, content, scratch, scratch.legal[index])
        mind.trials.sums[index] = worth


pick_by_rollouts = rollout_player(do_move, play_some_turns, weigh, BATCH, OPINION)


@rule
def pick_move(
    bot: int, game: np.record, content: np.record, seat: int, mind: np.record, stream: Stream
) -> int:
    """Let a bot pick one of the legal moves in `mind.scratch` for the player in turn."""
    if bot == RANDOM:
        return pick_any(mind.scratch, stream)
    if bot == GREEDY:
        return pick_greedy(game, content, mind.scratch)
    return pick_by_rollouts(game, content, seat, mind, stream)


@entry(types.int64(types.int64, GAMES, CONTENTS, types.int64, MINDS, STREAM))
def pick_at_table(
    bot: int,
    games: np.recarray,
    contents: np.recarray,
    seat: int,
    minds: np.recarray,
    stream: Stream,
) -> int:
    """List the legal moves of the first position and let a bot pick one of them."""
    scratch = minds[0].scratch
    scratch.count = legal_moves(games[0], contents[0], scratch.legal)
    return pick_move(bot, games[0], contents[0], seat, minds[0], stream)


def pick(spots: "Spots", bot: int, position: np.recarray, seat: int, stream: Stream) -> int:
    """Let a bot pick a move at a table; the caller passes a copy of the position."""
    return int(pick_at_table(bot, position, spots.content.record, seat, recarray(MIND), stream))
