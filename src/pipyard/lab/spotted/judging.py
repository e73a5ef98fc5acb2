"""Training the coach's weights: `python -m pipyard.lab.spotted.judging FILE`.

The bots' weights say what a sheet is worth to one who looks at the next move only. The coach asks
what best play makes of it, of any sheet. So in each of these games, every seat is played by a bot
of any strength up to some turn, and from then on by planning. The sheets from then on are recorded
before each roll, and the weights of the bots are fitted to the points that came after them: first
with plans by the bots' weights, then with plans by the weights that this gave.
"""

import sys
from pathlib import Path

import numpy as np

from pipyard.bots.spotted.features import INPUTS, describe
from pipyard.bots.spotted.pick import GREEDY, PLANNER, SAGE, new_mind, pick_move
from pipyard.bots.spotted.value import WEIGHTS, stamp, teach, trained
from pipyard.bots.weights import write_weights
from pipyard.core.chance import Stream, draw_below
from pipyard.core.jit import learning_entry, rule
from pipyard.core.record import recarray
from pipyard.games.spotted.counts import total_score
from pipyard.games.spotted.drive import draw_chance
from pipyard.games.spotted.game import Spotted
from pipyard.games.spotted.moves import apply_move, first_to_act, legal_moves
from pipyard.games.spotted.record import FAMILIES, OVER, ROLL, SEATS
from pipyard.lab.learner import Course, Weights
from pipyard.lab.plan import seed_game
from pipyard.lab.spotted.play import TABLE
from pipyard.lab.spotted.train import CHUNK, SheetLearner, all_starts

PATIENCE = 0.375
"""How wide best play plans: as wide as the coach."""
ROUNDS = 2
GAMES = 4_000
PASSES = 8
RATE = 3e-4
SEED = 8
MOST_SHEETS = 400
"""Room for the sheets of a game."""
BETWEEN = 10
"""One sheet in this many is recorded in the middle of writing, too: plans lead over such sheets."""
ALL_DICE = (1 << FAMILIES) - 1

SIGHT = np.dtype(
    [("inputs", "f4", INPUTS), ("score", "f4"), ("points", "f4"), ("seat", "i4")], align=True
)
"""A sheet as the value sees it, its score at that time, the points that came later, and whose."""
SEATED = np.dtype([("bot", "i8"), ("until", "i8")], align=True)
"""Who plays a seat up to which turn."""


@learning_entry
def play_on(
    starts: np.recarray,
    contents: np.recarray,
    seed: int,
    first: int,
    games: int,
    tables: np.recarray,
    minds: np.recarray,
    seated: np.recarray,
    sights: np.recarray,
) -> int:
    """Play games by the bots of the table, then by the mind; return the number of sheets."""
    table = tables[0]
    game = table.game[0]
    kept = 0
    for number in range(first, first + games):
        table.game[0] = starts[0]
        seed_game(seed, number, table.streams)
        turns = 5 * max(2, int(game.seats)) + 1
        for seat in range(game.seats):
            seated[seat].until = draw_below(table.streams[:1], turns)
            drawn = draw_below(table.streams[:1], 5)
            seated[seat].bot = SAGE if drawn == 0 else GREEDY if drawn < 3 else PLANNER
        last = _play(contents[0], table, minds[0], seated, sights, kept)
        for place in range(kept, last):
            final = total_score(game.players[sights[place].seat], contents[0])
            sights[place].points = final - sights[place].score
        kept = last
    return kept


@rule
def _play(
    content: np.record,
    table: np.record,
    mind: np.record,
    seated: np.recarray,
    sights: np.recarray,
    kept: int,
) -> int:
    """Play a game to its end and record the sheets of seats that are played as well as possible."""
    game = table.game[0]
    own = table.streams[1:2]
    turn = 0
    while game.phase != OVER:
        if game.phase == ROLL:
            if game.rolling == ALL_DICE:
                turn += 1
                for seat in range(game.seats):
                    if turn >= seated[seat].until:
                        kept = _record(game, content, seat, mind, sights, kept)
            draw_chance(game, table.streams[:1], None)
            continue
        seat = first_to_act(game)
        well = turn > seated[seat].until
        if well:
            move = _pick(SAGE, game, content, seat, mind, own)
        else:
            move = _pick(seated[seat].bot, game, content, seat, table.mind, own)
        apply_move(game, content, seat, move, None)
        if well and draw_below(own, BETWEEN) == 0:
            kept = _record(game, content, seat, mind, sights, kept)
    return kept


@rule
def _pick(
    bot: int, game: np.record, content: np.record, seat: int, mind: np.record, stream: Stream
) -> int:
    mind.scratch.count = legal_moves(game, content, seat, mind.scratch.legal)
    return pick_move(bot, game, content, seat, mind, stream)


@rule
def _record(
    game: np.record,
    content: np.record,
    seat: int,
    mind: np.record,
    sights: np.recarray,
    kept: int,
) -> int:
    """Record a sheet; return how many sheets there are."""
    describe(game, content, seat, mind.scratch, sights[kept].inputs)
    sights[kept].score = total_score(game.players[seat], content)
    sights[kept].seat = seat
    return kept + 1


def train_on(course: Course) -> Weights:
    """Train the bots' weights on, and return them."""
    starts = all_starts(course.seed, Spotted())
    weights: Weights = dict(trained())
    seen: list[np.recarray] = []
    for number in range(course.rounds):
        numbers = range(number * course.games, (number + 1) * course.games)
        seen.append(play_all(course, starts, weights, numbers))
        learner = SheetLearner(weights, course.seed)
        for part in range(PASSES):
            learner.learn_from(seen, 1, RATE * (1.0 - part / PASSES))
        weights = learner.weights
    return weights


def play_all(
    course: Course,
    starts: list[tuple[np.recarray, np.recarray]],
    weights: Weights,
    numbers: range,
) -> np.recarray:
    """Play games by number, the best play with these weights, and return the sheets."""

    def play_chunk(begin: int, count: int) -> np.recarray:
        table, mind = recarray(TABLE), new_mind(PATIENCE)
        table[0].mind = new_mind()[0]
        teach(mind[0].head.net[0], weights)
        seated, sights = recarray(SEATED, SEATS), recarray(SIGHT, count * MOST_SHEETS)
        start, sheet = starts[begin // CHUNK % len(starts)]
        kept = play_on(start, sheet, course.seed, begin, count, table, mind, seated, sights)
        return sights[:kept].copy().view(np.recarray)

    return course.practised(play_chunk, numbers, CHUNK)


def main() -> None:
    """Train on and write the file."""
    course = Course(0, ROUNDS, GAMES, SEED)
    weights = train_on(course)
    write_weights(Path(sys.argv[1]), {name: weights[name] for name in WEIGHTS}, stamp())


if __name__ == "__main__":
    main()
