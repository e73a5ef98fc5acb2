"""How far a bot is from best play in a solved game: what its moves lose, one by one.

The bot plays one seat; its opponent is best play or the same bot. For each decision of the bot, the
loss is the chance to win after the best move minus the chance after the bot's move. Against best
play, these losses add up, on average, to exactly how much less the bot wins than best play, and
they vary far less than wins do.
"""

from dataclasses import replace

import numpy as np

from pipyard.bots import bot_number
from pipyard.bots.spots.pick import new_mind, pick_at_table
from pipyard.core.chance import Stream, draw_below, new_stream
from pipyard.core.contract import Drawn
from pipyard.core.record import recarray
from pipyard.games.spots.record import TURN
from pipyard.lab.simulate import SimulateOptions
from pipyard.lab.solved import BEST, Distance, Mistake, Trial, play_trials
from pipyard.lab.spots.solved.retrograde import DESK
from pipyard.lab.spots.solved.solution import Solution, weigh_one

CHUNK = 10
"""Games played without a pause."""
MORE = 10
"""How many times more games best play has against itself; they are quick, but luck is large."""
MOST_TURNS = 2000
"""A game that takes longer, as with weak players, is abandoned."""
NOTHING = 1e-7
"""Smaller losses count as none, because the values themselves are no more exact."""


def measure(solution: Solution, bot: str, against: str, wanted: SimulateOptions) -> Distance:
    """Let a bot play a solved game against best play, or against itself, and record its losses.

    It plays each seat equally often. What happens in a game depends only on the seed and its
    number.
    """
    seats = int(solution.start[0].seats)
    games = -(-wanted.games // seats) * seats

    def play(numbers: range) -> list[Trial]:
        player = Player(solution)
        return [player.trial(bot, against, wanted.seed, number) for number in numbers]

    return Distance(bot, against, play_trials(play, games, CHUNK, wanted))


class Player:
    """Plays a solved game for all seats, with its own working memory."""

    def __init__(self, solution: Solution) -> None:
        self._spots = solution.spots
        self._start = solution.start
        self._desk = recarray(DESK)
        own, known = self._desk[0].book, solution.desk[0].book
        own.count, own.like_yards = known.count, known.like_yards
        own.index = known.index
        own.digests[: own.count] = known.digests[: own.count]
        own.values[: own.count] = known.values[: own.count]
        self._mind = new_mind(int(self._start[0].seats))

    def trial(self, bot: str, against: str, seed: int, number: int) -> Trial:
        """Play one game and watch one seat; consecutive games, one per seat, have the same dice."""
        spots = self._spots
        position = self._start.copy()
        seats = int(position[0].seats)
        watched = number % seats
        *own, chance = (new_stream(seed, number // seats, label) for label in range(seats + 1))
        mistakes = []
        turns = 0
        while spots.outcome(position) is None and turns < MOST_TURNS:
            if spots.acting(position).chance:
                drawn = spots.draw(position, lambda below: int(draw_below(chance, below)))
                spots.apply(position, Drawn(drawn))
                continue
            turns += int(position[0].phase) == TURN
            seat = int(position[0].turn)
            move, *others = spots.legal_dense(position, seat)
            if others:
                move = self._pick(bot if seat == watched else against, position, own[seat])
                if seat == watched and bot != BEST:
                    mistakes.append(self._watch(position, move))
            spots.apply_dense(position, seat, move)
        outcome = spots.outcome(position)
        won = outcome is not None and watched in outcome.winners
        lost = sum(mistake.lost for mistake in mistakes)
        counted = tuple(mistake for mistake in mistakes if mistake.lost > NOTHING)
        return Trial(lost, float(won), counted, watched)

    def _pick(self, player: str, position: np.recarray, stream: Stream) -> int:
        if player == BEST:
            return weigh_one(self._spots, position, self._desk)[1]
        number = bot_number("spots", player)
        seat = int(position[0].turn)
        record = self._spots.content.record
        return int(pick_at_table(number, position.copy(), record, seat, self._mind, stream))

    def _watch(self, position: np.recarray, move: int) -> Mistake:
        """Compare a move with the best one; the loss may be 0."""
        best, better = weigh_one(self._spots, position, self._desk)
        if move == better:
            return Mistake(0.0, position, move, better)
        left, _ = weigh_one(self._spots, position, self._desk, move)
        lost = best - left if position[0].turn == 0 else left - best
        return Mistake(lost, position.copy(), move, better)


def opponents(solution: Solution, bot: str) -> list[str]:
    """List the opponents of a bot; a solo game is against d0g, which decides nothing."""
    return [BEST, bot] if solution.start[0].seats > 1 else [BEST]


def games_to_play(solution: Solution, wanted: SimulateOptions) -> int:
    """Return how many games a report takes."""
    return wanted.games * (MORE + sum(len(opponents(solution, bot)) for bot in wanted.bots))


def measure_all(
    solution: Solution, wanted: SimulateOptions
) -> tuple[tuple[Distance, ...], Distance]:
    """Measure every bot in a solved ending, and check that best play wins as often as it should."""
    many = replace(wanted, games=MORE * wanted.games)
    distances = tuple(
        measure(solution, bot, against, wanted)
        for bot in wanted.bots
        for against in opponents(solution, bot)
    )
    return distances, measure(solution, BEST, BEST, many)
