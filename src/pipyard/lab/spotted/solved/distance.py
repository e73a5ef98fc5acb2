"""How far a bot is from best play in an ending: what each of its moves loses.

Best play scores a known amount on average from any position. The loss of a move is the difference
between that amount before and after it; luck has no part in it. Added up over a game and averaged
over many games, it is exactly how much less the bot scores than best play.
"""

from collections import defaultdict
from collections.abc import Callable, Mapping
from typing import TypeAlias

import numpy as np

from pipyard.bots import bot_number
from pipyard.bots.spotted.pick import new_mind, pick_at_table
from pipyard.core.chance import Stream, draw_below, new_stream
from pipyard.core.contract import Drawn
from pipyard.games.spotted.record import OVER, PICK, REROLL, ROLL, WRITINGS
from pipyard.lab.simulate import SimulateOptions
from pipyard.lab.solved import BEST, Distance, Mistake, Trial, play_trials
from pipyard.lab.spotted.solved.solution import Solution

Chooser: TypeAlias = Callable[[np.recarray, list[int]], int]
"""Chooses one of the legal moves in a position, given a copy of it."""
LEAST = 1e-9
"""Smaller amounts are rounding, not losses."""


def lost_by_question(found: Distance) -> Mapping[str, float]:
    """Return the average loss in a game, by kind of decision."""
    lost: dict[str, float] = defaultdict(float)
    for trial in found.trials:
        for mistake in trial.mistakes:
            lost[question(mistake.position)] += mistake.lost / len(found.trials)
    return lost


def question(position: np.recarray) -> str:
    """Return the kind of decision that a player has to make in a position."""
    game = position[0]
    if game.phase in (PICK, REROLL):
        return "pick" if game.phase == PICK else "reroll"
    return WRITINGS[game.players[0].writing]


def measure(solution: Solution, bot: str, wanted: SimulateOptions) -> Distance:
    """Let a bot, or best play, play an ending many times and record its losses.

    What happens in a game depends only on the seed and its number.
    """

    def play_number(number: int) -> Trial:
        choose = best_player(solution)
        if bot != BEST:
            choose = bot_player(solution, bot, new_stream(wanted.seed, number, 1))
        return play(solution, choose, new_stream(wanted.seed, number, 0))

    trials = play_trials(lambda numbers: [*map(play_number, numbers)], wanted.games, 1, wanted)
    return Distance(bot, BEST, trials)


def bot_player(solution: Solution, bot: str, stream: Stream) -> Chooser:
    """Return a bot as a player, with its own random numbers."""
    number, mind = bot_number("spotted", bot), new_mind()
    content = solution.explored.spotted.content.record
    return lambda position, _: int(pick_at_table(number, position, content, 0, mind, stream))


def best_player(solution: Solution) -> Chooser:
    """Return the player that always makes the best move, the first one if several are equal."""
    return lambda position, legal: max(legal, key=lambda move: solution.worth_after(position, move))


def play(solution: Solution, choose: Chooser, dice: Stream) -> Trial:
    """Play an ending to the end of the game and record every mistake."""
    spotted = solution.explored.spotted
    position = solution.explored.start.copy()
    mistakes: list[Mistake] = []
    while position[0].phase != OVER:
        if position[0].phase == ROLL:
            rolled = spotted.draw(position, lambda bound: int(draw_below(dice, bound)))
            spotted.apply(position, Drawn(rolled))
            continue
        legal = spotted.legal_dense(position, 0)
        move = legal[0]
        if len(legal) > 1:
            move = choose(position.copy(), legal)
            mistakes += _mistakes(solution, position, legal, move)
        spotted.apply_dense(position, 0, move)
    lost = sum(mistake.lost for mistake in mistakes)
    return Trial(lost, spotted.scores(position, 0)[-2], tuple(mistakes))


def _mistakes(
    solution: Solution, position: np.recarray, legal: list[int], chosen: int
) -> list[Mistake]:
    lost = solution.worth(position) - solution.worth_after(position, chosen)
    if lost < LEAST:
        return []
    better = best_player(solution)(position, legal)
    return [Mistake(lost, position.copy(), chosen, better)]
