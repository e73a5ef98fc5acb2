"""How far from the best a bot plays an ending: what it loses by each of its moves.

The best play scores a known amount on average from any position. What a move gives away is the
difference between that before it and after it; luck has no part in it. Added up over a game and
averaged over many, it is exactly what the bot scores less than the best play.
"""

import os
from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import TypeAlias

import numpy as np

from pipyard.bots import bot_number
from pipyard.bots.spotted.pick import new_mind, pick_at_table
from pipyard.core.chance import Stream, draw_below, new_stream
from pipyard.core.contract import Drawn
from pipyard.games.spotted.record import OVER, PICK, REROLL, ROLL, WRITINGS
from pipyard.lab.simulate import Wanted
from pipyard.lab.spotted.solved.solution import Solution
from pipyard.lab.threads import in_threads
from pipyard.lab.tournament import SURE

Chooser: TypeAlias = Callable[[np.recarray, list[int]], int]
"""Chooses one of the legal moves in a position, of which it gets a copy."""
BEST = "best play"
"""Who always makes the best move."""
LEAST = 1e-9
"""What is less than this is no loss but rounding."""


@dataclass(frozen=True, slots=True)
class Slip:
    """A move that gave something away, and one that would not have."""

    lost: float
    position: np.recarray
    chosen: int
    better: int


@dataclass(frozen=True, slots=True)
class Trial:
    """A game that was played: its score, and its slips."""

    score: int
    slips: tuple[Slip, ...]

    @property
    def lost(self) -> float:
        """What was given away in all."""
        return sum(slip.lost for slip in self.slips)


@dataclass(frozen=True, slots=True)
class Mean:
    """A mean, and how much more or less it may be, with 95% confidence."""

    value: float
    doubt: float


@dataclass(frozen=True, slots=True)
class Distance:
    """How a bot played an ending, game by game."""

    bot: str
    trials: tuple[Trial, ...]

    @property
    def score(self) -> Mean:
        """What was scored."""
        return mean_of([trial.score for trial in self.trials])

    @property
    def lost(self) -> Mean:
        """What was given away."""
        return mean_of([trial.lost for trial in self.trials])

    def lost_by_question(self) -> Mapping[str, float]:
        """Return what was given away in a game on average, by what was asked."""
        lost: dict[str, float] = defaultdict(float)
        for trial in self.trials:
            for slip in trial.slips:
                lost[question(slip.position)] += slip.lost / len(self.trials)
        return lost

    def worst(self, count: int) -> list[Slip]:
        """Return the slips that gave away most, each position once."""
        slips = [slip for trial in self.trials for slip in trial.slips]
        found = {slip.position.tobytes(): slip for slip in slips}
        return sorted(found.values(), key=lambda slip: -slip.lost)[:count]


def mean_of(amounts: Sequence[float]) -> Mean:
    """Return a mean with its 95% interval."""
    error = float(np.std(amounts, ddof=1)) / sqrt(len(amounts)) if len(amounts) > 1 else 0.0
    return Mean(float(np.mean(amounts)), SURE * error)


def question(position: np.recarray) -> str:
    """Name what a player is asked in a position."""
    game = position[0]
    if game.phase in (PICK, REROLL):
        return "pick" if game.phase == PICK else "reroll"
    return WRITINGS[game.players[0].writing]


def measure(solution: Solution, bot: str, wanted: Wanted) -> Distance:
    """Let a bot, or best play, play an ending many times and watch its moves.

    What happens in a game depends on the seed and its number alone.
    """

    def play_number(number: int) -> tuple[int, Trial]:
        choose = best_player(solution)
        if bot != BEST:
            choose = bot_player(solution, bot, new_stream(wanted.seed, number, 1))
        return number, play(solution, choose, new_stream(wanted.seed, number, 0))

    found = {}
    workers = min(wanted.cores or os.cpu_count() or 1, wanted.games)
    for number, trial in in_threads(play_number, range(wanted.games), workers):
        found[number] = trial
        wanted.on_progress(1)
    return Distance(bot, tuple(found[number] for number in range(wanted.games)))


def bot_player(solution: Solution, bot: str, stream: Stream) -> Chooser:
    """Return a bot as a player, with chance of its own."""
    number, mind = bot_number("spotted", bot), new_mind()
    content = solution.explored.spotted.sheet.record
    return lambda position, _: int(pick_at_table(number, position, content, 0, mind, stream))


def best_player(solution: Solution) -> Chooser:
    """Return the player that always makes the best move, the first of equals."""
    return lambda position, legal: max(legal, key=lambda move: solution.worth_after(position, move))


def play(solution: Solution, choose: Chooser, dice: Stream) -> Trial:
    """Play an ending to the end of the game and note every slip."""
    spotted = solution.explored.spotted
    position = solution.explored.start.copy()
    slips: list[Slip] = []
    while position[0].phase != OVER:
        if position[0].phase == ROLL:
            rolled = spotted.draw(position, lambda bound: int(draw_below(dice, bound)))
            spotted.apply(position, Drawn(rolled))
            continue
        legal = spotted.legal_dense(position, 0)
        move = legal[0]
        if len(legal) > 1:
            move = choose(position.copy(), legal)
            slips += _slips(solution, position, legal, move)
        spotted.apply_dense(position, 0, move)
    return Trial(spotted.scores(position, 0)[-2], tuple(slips))


def _slips(solution: Solution, position: np.recarray, legal: list[int], chosen: int) -> list[Slip]:
    lost = solution.worth(position) - solution.worth_after(position, chosen)
    if lost < LEAST:
        return []
    better = best_player(solution)(position, legal)
    return [Slip(lost, position.copy(), chosen, better)]
