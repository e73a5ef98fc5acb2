"""The bots of Spotted! by number, for compiled loops and for one table."""

from typing import TYPE_CHECKING

import numpy as np

from pipyard.bots.rollout import mind_of, rollout_player
from pipyard.bots.spotted.greedy import move_worth, pick_greedy
from pipyard.bots.spotted.hasty import pick_hasty
from pipyard.bots.spotted.outlook import SCRATCH
from pipyard.bots.spotted.planning import HEAD, pick_learned, pick_planned
from pipyard.bots.spotted.value import teach, trained
from pipyard.bots.uniform import pick_any
from pipyard.core.chance import STREAM, Stream
from pipyard.core.jit import entry, rule
from pipyard.core.record import recarray
from pipyard.core.signature import INT, array_of
from pipyard.games.spotted.counts import total_score
from pipyard.games.spotted.drive import CONTENTS, GAMES, draw_chance
from pipyard.games.spotted.moves import MOST_LEGAL, apply_move, first_to_act, legal_moves
from pipyard.games.spotted.record import GAME, OVER, REROLL, ROLL

if TYPE_CHECKING:
    from pipyard.games.spotted.game import Spotted

NAMES = ("random", "hasty", "greedy", "rollout", "planner", "sage")
"""The bots' names by number, weakest first."""
QUICK = frozenset({"random", "greedy"})
STAND_IN = "greedy"
RANDOM, HASTY, GREEDY, ROLLOUT, PLANNER, SAGE = range(len(NAMES))
BATCH = 8
OPINION = 24.0
"""Trials between two halvings, and how many trials greedy's opinion counts as."""
WON = 10.0
"""What winning is worth compared to a point more than the best of the others."""

MIND = mind_of(GAME, SCRATCH, MOST_LEGAL, head=HEAD, patience=np.dtype(np.float64))
MINDS = array_of(MIND)


@rule
def play_to_the_end(
    game: np.record, content: np.record, seat: int, scratch: np.record, stream: Stream
) -> float:
    """Let greedy play for everybody to the end; return the result for a seat."""
    while game.phase != OVER:
        if game.phase == ROLL:
            draw_chance(game, stream, None)
        else:
            actor = first_to_act(game)
            scratch.count = legal_moves(game, content, actor, scratch.legal)
            move = pick_greedy(game, content, actor, scratch, stream)
            apply_move(game, content, actor, move, None)
    return final_worth(game, content, seat)


@rule
def final_worth(game: np.record, content: np.record, seat: int) -> float:
    """Return what a final position is worth: the score; with other players the lead and the win."""
    own = float(total_score(game.players[seat], content))
    if game.seats == 1:
        return own
    best = 0.0
    for other in range(game.seats):
        if other != seat:
            best = max(best, float(total_score(game.players[other], content)))
    return own - best + (WON if own > best else 0.0)


@rule
def weigh(game: np.record, content: np.record, seat: int, mind: np.record, stream: Stream) -> None:
    """Weigh moves as greedy does; it has no comparable opinion about re-rolls."""
    scratch = mind.scratch
    sums = mind.trials.sums
    if game.phase != REROLL:
        pick_greedy(game, content, seat, scratch, stream)
    for index in range(scratch.count):
        sums[index] = 0.0
        if game.phase != REROLL:
            sums[index] = move_worth(game, content, seat, scratch, scratch.legal[index])


pick_by_rollouts = rollout_player(apply_move, play_to_the_end, weigh, BATCH, OPINION)


def new_mind(patience: float = 1.0) -> np.recarray:
    """Return a mind with everything that was learned; with more patience it plans wider."""
    mind = recarray(MIND)
    teach(mind[0].head.net[0], trained())
    mind[0].patience = patience
    return mind


@rule
def pick_move(
    bot: int, game: np.record, content: np.record, seat: int, mind: np.record, stream: Stream
) -> int:
    """Let a bot pick one of the legal moves in `mind.scratch` for a seat."""
    if bot == RANDOM:
        return pick_any(mind.scratch, stream)
    if bot == HASTY:
        return pick_hasty(game, content, seat, mind, stream)
    if bot == GREEDY:
        return pick_greedy(game, content, seat, mind.scratch, stream)
    if bot == ROLLOUT:
        return pick_by_rollouts(game, content, seat, mind, stream)
    if bot == PLANNER:
        return pick_learned(game, content, seat, mind, stream)
    return pick_planned(game, content, seat, mind, stream)


@entry(INT(INT, GAMES, CONTENTS, INT, MINDS, STREAM))
def pick_at_table(
    bot: int,
    games: np.recarray,
    contents: np.recarray,
    seat: int,
    minds: np.recarray,
    stream: Stream,
) -> int:
    """List the legal moves of a seat in the first position and let a bot pick one of them."""
    scratch = minds[0].scratch
    scratch.count = legal_moves(games[0], contents[0], seat, scratch.legal)
    return pick_move(bot, games[0], contents[0], seat, minds[0], stream)


def pick(
    spotted: "Spotted", bot: int, position: np.recarray, seat: int, stream: Stream, patience: float
) -> int:
    """Let a bot pick a move for a seat at a table; the caller passes a copy of the position."""
    mind = new_mind(patience)
    return int(pick_at_table(bot, position, spotted.content.record, seat, mind, stream))
