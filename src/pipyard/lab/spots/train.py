"""Training the net of Spots by letting it play against itself.

It starts with games of greedy and then plays its own. After each round of games, every judgment is
moved toward the value that the solver found for the next turn, over all dice, and toward the winner
at the end (temporal differences, TD(lambda)). The same seed gives the same net on any number of
cores.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Any

import numpy as np

from pipyard.bots.spots.net import HIDDEN, INPUTS, WEIGHTS, stamp, teach
from pipyard.bots.spots.pick import GREEDY, NODES, SAGE
from pipyard.core.chance import new_stream
from pipyard.core.record import recarray
from pipyard.games.spots.content import COLOURS
from pipyard.games.spots.game import Spots, SpotsConfig, place_tiles, tiles_of_set
from pipyard.games.spots.record import GAME
from pipyard.lab.learner import Array, Course, Learner, Weights
from pipyard.lab.spots.ground import seen_by_value
from pipyard.lab.spots.play import TABLE
from pipyard.lab.spots.practice import MOST_TURNS, SIGHT, practise

STAMP = stamp
"""A hash of what the weights are trained for, stored with them."""
CHUNK = 16
LAMBDAS = (0.6, 0.1)
"""The weight of the game's end, compared with the value found a turn later, in each half.

The end is the truth, but contains much luck. The second half makes what was learned in the first
one consistent.
"""
BATCH = 512
FIRST_RATE = 1e-3
RATE = 3.6e-4
LAST_RATE = 5e-5
PASSES = 2
RECENT = 3
"""How often to train on the samples of this many rounds."""
TOGETHER = (2, 2, 2, 2, 3, 3, 4, 4, 4)
ALONE = (1,)
"""The numbers of players of the games, used in turn, for each of the two nets."""


@dataclass(frozen=True, slots=True)
class SpotsCourse(Course):
    """The length of the training for each of two nets; they search `nodes` positions per turn."""

    first: int = 60_000
    rounds: int = 18
    games: int = 2_500
    nodes: int = 10_000

    @property
    def all_games(self) -> int:
        """The total number of games for both nets."""
        return 2 * (self.first + self.rounds * self.games)


COURSE = SpotsCourse


def train(course: SpotsCourse, spots: Spots | None = None) -> Weights:
    """Train both nets and return their weights, one after the other.

    With other content, the nets also see its own tricks.
    """
    spots = seen_by_value(spots) if spots else Spots()
    nets = [teach_net(course, spots, all_starts(spots, course.seed, s)) for s in (TOGETHER, ALONE)]
    return {name: np.stack([net[name] for net in nets]) for name in WEIGHTS}


def teach_net(course: SpotsCourse, spots: Spots, starts: np.recarray) -> Weights:
    """Train a net with games from some starts and return its weights."""
    learner = NetLearner(untaught(course.seed), course.seed)
    seen = play(course, spots, starts, GREEDY, learner.weights, range(course.first))
    learner.learn(seen.inputs, seen.won, 1, FIRST_RATE, BATCH)
    middle = (course.rounds + 1) // 2
    stages = range(middle), range(middle, course.rounds)
    for rounds, end_counts in zip(stages, LAMBDAS, strict=True):
        practise_rounds(course, spots, starts, learner, rounds, end_counts)
    return learner.weights


def practise_rounds(
    course: SpotsCourse,
    spots: Spots,
    starts: np.recarray,
    learner: "NetLearner",
    rounds: range,
    end_counts: float,
) -> None:
    """Let the net play rounds of games and learn after each, in smaller and smaller steps."""
    inputs: list[Array] = []
    targets: list[Array] = []
    for place, number in enumerate(rounds):
        begin = course.first + number * course.games
        numbers = range(begin, begin + course.games)
        seen = play(course, spots, starts, SAGE, learner.weights, numbers)
        inputs = [*inputs[1 - RECENT :], np.array(seen.inputs)]
        target = returns(seen, learner.judge(seen.inputs), end_counts)
        targets = [*targets[1 - RECENT :], target]
        rate = RATE * (LAST_RATE / RATE) ** (place / max(1, len(rounds) - 1))
        learner.learn(np.concatenate(inputs), np.concatenate(targets), PASSES, rate, BATCH)


def all_starts(spots: Spots, seed: int, players: Sequence[int]) -> np.recarray:
    """Set up tables of every kind: numbers of players, sets of tiles, off leash, and d0g."""
    content = spots.content
    choices = np.random.default_rng([seed, 1])
    by_colour = [[t.name for t in content.tricks if t.colour == c] for c in COLOURS[1:]]
    mixed = [place_tiles(content, names) for names in product(*by_colour)]
    usual = [tiles_of_set(content, name) for name in content.sets]
    starts = recarray(GAME, 2000)
    for number in range(len(starts)):
        seats = players[number % len(players)]
        tiles = (usual or mixed) if choices.random() < 0.5 else mixed
        config = SpotsConfig(
            seats,
            tiles[choices.integers(len(tiles))],
            bool(choices.random() < 0.2),
            int(choices.integers(6)),
        )
        starts[number] = spots.new(config)[0]
    return starts


def play(
    course: SpotsCourse,
    spots: Spots,
    starts: np.recarray,
    bot: int,
    weights: Weights,
    numbers: range,
) -> np.recarray:
    """Let a bot play games against itself and return the samples from them, in order."""
    seed = new_stream(course.seed, 2)[0]
    patience = course.nodes / NODES

    def play_chunk(begin: int, count: int) -> np.recarray:
        table = recarray(TABLE)
        teach(table[0].mind.desk.net, weights)
        sights = recarray(SIGHT, count * MOST_TURNS)
        record = spots.content.record
        written = practise(starts, record, bot, patience, seed, begin, count, table, sights)
        return sights[:written].copy().view(np.recarray)

    return course.practised(play_chunk, numbers, CHUNK)


def returns(seen: np.recarray, judged: Array, end_counts: float) -> Array:
    """Return the target of each judgment: the later value and the game's end, mixed."""
    later = np.array(seen.later, np.float32)
    target = np.array(seen.won, np.float32)
    for rows in _by_player(seen):
        known = target[rows[-1]]
        for place, now in reversed(list(enumerate(rows))):
            next_value = later[now]
            if next_value < 0:
                next_value = judged[rows[place + 1]] if place + 1 < len(rows) else known
            known = (1 - end_counts) * next_value + end_counts * known
            target[now] = known
    return target


def _by_player(seen: np.recarray) -> Iterator[Any]:
    """Yield the indices of one player's samples in one game, in order."""
    order = np.lexsort((np.arange(len(seen)), seen.seat, seen.game))
    keys = seen.game[order] * 4 + seen.seat[order]
    yield from np.split(order, np.flatnonzero(np.diff(keys)) + 1)


def untaught(seed: int) -> Weights:
    """Return an untrained net."""
    chance = np.random.default_rng([seed, 3])
    return {
        "first": chance.normal(0, 0.15, (INPUTS, HIDDEN)).astype(np.float32),
        "first_bias": np.zeros(HIDDEN, np.float32),
        "second": chance.normal(0, 0.1, HIDDEN).astype(np.float32),
        "second_bias": np.zeros((), np.float32),
    }


class NetLearner(Learner):
    """Moves the weights of the net toward the winners."""

    def judge(self, inputs: Array) -> Array:
        """Return the net's chances to win."""
        return self._forward(inputs)[1]

    def slopes(self, inputs: Array, target: Array) -> Weights:
        """Return the gradient of the cross-entropy for each weight."""
        hidden, judged = self._forward(inputs)
        wrong = (judged - target) / len(target)
        back = np.outer(wrong, self.weights["second"]) * (hidden > 0)
        return {
            "first": inputs.T @ back,
            "first_bias": back.sum(0),
            "second": hidden.T @ wrong,
            "second_bias": wrong.sum(),
        }

    def _forward(self, inputs: Array) -> tuple[Array, Array]:
        weights = self.weights
        hidden = np.maximum(inputs @ weights["first"] + weights["first_bias"], 0)
        total = hidden @ weights["second"] + weights["second_bias"]
        return hidden, 1 / (1 + np.exp(-total))
