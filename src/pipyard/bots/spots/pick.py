"""The bots of Spots by number, for compiled loops and for one table."""

from typing import TYPE_CHECKING

import numpy as np

from pipyard.bots.rollout import mind_of, rollout_player
from pipyard.bots.spots.desk import DESK
from pipyard.bots.spots.greedy import move_worth, pick_greedy, position_worth, rivals_worth
from pipyard.bots.spots.judge import BY_HAND, BY_NET, judge
from pipyard.bots.spots.net import teach, trained
from pipyard.bots.spots.outlook import SCRATCH
from pipyard.bots.spots.solver import solve_turn
from pipyard.bots.uniform import pick_any
from pipyard.core.chance import STREAM, Stream
from pipyard.core.facts import Facts
from pipyard.core.jit import entry, rule
from pipyard.core.record import recarray
from pipyard.core.signature import FLOAT, INT, array_of
from pipyard.games.spots.counts import asks_seat
from pipyard.games.spots.drive import CONTENTS, GAMES, draw_chance
from pipyard.games.spots.moves import MOST_LEGAL, SCORE, apply_move, legal_moves
from pipyard.games.spots.record import GAME, OVER, TURN

if TYPE_CHECKING:
    from pipyard.games.spots.game import Spots

NAMES = ("random", "puppy", "daring", "timid", "greedy", "rollout", "planner", "sage")
"""The bots' names by number, weakest first."""
QUICK = frozenset({"random", "greedy"})
STAND_IN = "greedy"
RANDOM, PUPPY, DARING, TIMID, GREEDY, ROLLOUT, PLANNER, SAGE = range(len(NAMES))
TIMID_CAUTION = 3.0
DARING_CAUTION = -0.9
"""How much more than the loss timid fears a bust, and how much less daring does."""
NODES = 100_000
"""The most positions that a solver of turns looks at before it moves."""
BATCH = 24
OPINION = 4.0
"""Trials between two halvings, and how many trials greedy's opinion counts as."""
HORIZON = 1
"""The turns of each player that rollouts play, after the current one."""
RIVAL = 0.3
"""How much the others' packs count compared to one's own when a rollout ends."""

MIND = mind_of(GAME, SCRATCH, MOST_LEGAL, desk=DESK, patience=np.dtype(np.float64))
MINDS = array_of(MIND)


@rule
def do_move(
    game: np.record,
    content: np.record,
    seat: int,  # noqa: ARG001
    move: int,
    facts: Facts,
) -> None:
    """Do a move of the active player, the only one who has any."""
    apply_move(game, content, move, facts)


@rule
def play_some_turns(
    game: np.record, content: np.record, seat: int, scratch: np.record, stream: Stream
) -> float:
    """Let greedy play a few turns for everybody; return how they look for a seat."""
    left = HORIZON * game.seats + 1
    while game.phase != OVER:
        if not asks_seat(game):
            draw_chance(game, content, stream, None)
            continue
        if game.phase == TURN:
            left -= 1
            if left < 0:
                break
        scratch.count = legal_moves(game, content, scratch.legal)
        apply_move(game, content, pick_greedy(game, content, scratch), None)
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


def new_mind(seats: int) -> np.recarray:
    """Return a mind with everything that was learned for a number of players."""
    mind = recarray(MIND)
    teach(mind[0].desk.net, trained(seats))
    mind[0].patience = 1.0
    return mind


@rule
def pick_by_solving(game: np.record, content: np.record, mind: np.record, judge_by: int) -> int:
    """Pick the move that is worth most, considering all that can happen in the turn.

    If that is too much to search even once, pick as greedy does.
    """
    desk = mind.desk
    desk.judge = judge_by
    desk.limit = int(NODES * mind.patience)
    move = solve_turn(game, content, desk)
    if move >= 0:
        return move
    mind.scratch.outlook.caution = 0.0
    return pick_greedy(game, content, mind.scratch)


@rule
def pick_move(
    bot: int, game: np.record, content: np.record, seat: int, mind: np.record, stream: Stream
) -> int:
    """Let a bot pick one of the legal moves in `mind.scratch` for the active player."""
    if bot == RANDOM or (bot == PUPPY and game.phase == TURN):
        return pick_on_a_whim(bot, mind.scratch, stream)
    if bot == ROLLOUT:
        mind.scratch.outlook.caution = 0.0
        return pick_by_rollouts(game, content, seat, mind, stream)
    if bot == PLANNER:
        return pick_by_solving(game, content, mind, BY_HAND)
    if bot == SAGE:
        return pick_by_solving(game, content, mind, BY_NET)
    mind.scratch.outlook.caution = caution_of(bot)
    return pick_greedy(game, content, mind.scratch)


@rule
def pick_on_a_whim(bot: int, scratch: np.record, stream: Stream) -> int:
    """Pick any move, but let puppy score as soon as it can: scoring is the last move of a turn."""
    last = scratch.legal[scratch.count - 1]
    if bot == PUPPY and last == SCORE:
        return last
    return pick_any(scratch, stream)


@rule
def caution_of(bot: int) -> float:
    """Return how much more than its cost a bot fears a bust."""
    if bot == TIMID:
        return TIMID_CAUTION
    return DARING_CAUTION if bot == DARING else 0.0


@entry(INT(INT, GAMES, CONTENTS, INT, MINDS, STREAM))
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


def pick(
    spots: "Spots", bot: int, position: np.recarray, seat: int, stream: Stream, patience: float
) -> int:
    """Let a bot pick a move at a table; the caller passes a copy of the position."""
    mind = new_mind(int(position[0].seats))
    mind[0].patience = patience
    return int(pick_at_table(bot, position, spots.content.record, seat, mind, stream))


@entry(FLOAT(GAMES, CONTENTS, INT, MINDS, INT))
def judge_at_table(
    games: np.recarray, contents: np.recarray, seat: int, minds: np.recarray, judge_by: int
) -> float:
    """Return the judged chance to win of a seat whose turn is over."""
    minds[0].desk.judge = judge_by
    minds[0].desk.seat = seat
    return judge(games[0], contents[0], minds[0].desk)
