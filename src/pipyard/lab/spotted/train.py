"""Training the value of a sheet of Spotted! by letting it play.

It starts with games of greedy and then plays its own, with a random move now and then. Some sheets
of each game are recorded, and the value is fitted to the points that came after them.
"""

from dataclasses import dataclass

import numpy as np

from pipyard.bots.spotted.features import FAMILY_INPUTS, SHEET, SHEET_INPUTS
from pipyard.bots.spotted.value import ROW_UNITS, SCALE, UNITS, stamp, teach
from pipyard.core.chance import new_stream
from pipyard.core.record import recarray
from pipyard.games.spotted.game import Spotted, SpottedConfig
from pipyard.games.spotted.record import FAMILIES
from pipyard.lab.learner import Array, Course, Learner, Weights
from pipyard.lab.spotted.play import TABLE
from pipyard.lab.spotted.practice import SHEETS, SIGHT, practise
from pipyard.lab.spotted.varying import varied

STAMP = stamp
"""A hash of what the weights are trained for, stored with them."""
CHUNK = 50
BATCH = 1024
RATE = 2e-3
LAST_RATE = 2e-5
FIRST_PASSES = 2
SEATS_BY_TURNS = (1, 2, 1, 3, 1, 4)
"""The numbers of players of the games, used in turn."""
SHIPPED = 24
VARIED = 8
"""How often each shipped sheet is used, along with others like it."""
ROUNDS_KEPT = 2
"""Each round is trained on together with the previous one."""


@dataclass(frozen=True, slots=True)
class SpottedCourse(Course):
    """The length of the training."""

    first: int = 24_000
    rounds: int = 20
    games: int = 24_000


COURSE = SpottedCourse


def train(course: Course, spotted: Spotted | None = None) -> Weights:
    """Train a value on all sheets of a game, and on sheets like them, and return its weights."""
    starts = all_starts(course.seed, spotted or Spotted())
    learner = SheetLearner(untaught(course.seed), course.seed)
    seen = [play(course, starts, None, range(course.first))]
    learner.learn_from(seen, FIRST_PASSES, RATE)
    for number in range(course.rounds):
        begin = course.first + number * course.games
        numbers = range(begin, begin + course.games)
        seen = [*seen, play(course, starts, learner.weights, numbers)][-ROUNDS_KEPT:]
        part = number / max(1, course.rounds - 1)
        learner.learn_from(seen, 1, RATE * (LAST_RATE / RATE) ** part)
    return learner.weights


def all_starts(seed: int, spotted: Spotted) -> list[tuple[np.recarray, np.recarray]]:
    """Set up a table of every kind: all sheets and some like them, 1 to 4 players."""
    chance = np.random.default_rng([seed, 3])
    sheets = []
    for each in spotted.on_all_contents():
        sheet = each.content
        sheets += [sheet] * SHIPPED + [varied(sheet, chance) for _ in range(VARIED)]
    games = [Spotted(sheet) for sheet in sheets]
    return [
        (game.new(SpottedConfig(seats)), game.content.record)
        for game in games
        for seats in SEATS_BY_TURNS
    ]


def play(
    course: Course,
    starts: list[tuple[np.recarray, np.recarray]],
    weights: Weights | None,
    numbers: range,
) -> np.recarray:
    """Play games with the weights, or with greedy, and return the samples from them, in order."""
    seed = new_stream(course.seed, 1)[0]

    def play_chunk(begin: int, count: int) -> np.recarray:
        table = recarray(TABLE)
        if weights is not None:
            teach(table[0].mind.head.net[0], weights)
        sights = recarray(SIGHT, count * SHEETS)
        start, sheet = starts[begin // CHUNK % len(starts)]
        by_value = int(weights is not None)
        kept = practise(start, sheet, by_value, seed, begin, count, table, sights)
        return sights[:kept].view(np.recarray)

    return course.practised(play_chunk, numbers, CHUNK)


def untaught(seed: int) -> Weights:
    """Return untrained weights."""
    chance = np.random.default_rng([seed, 2])
    return {
        "row_weights": chance.normal(0, 0.15, (FAMILY_INPUTS, ROW_UNITS)).astype(np.float32),
        "row_bias": np.zeros(ROW_UNITS, np.float32),
        "weights": chance.normal(0, 0.12, (ROW_UNITS + SHEET_INPUTS, UNITS)).astype(np.float32),
        "bias": np.zeros(UNITS, np.float32),
        "last": chance.normal(0, 0.1, UNITS).astype(np.float32),
        "last_bias": np.zeros((), np.float32),
    }


class SheetLearner(Learner):
    """Moves the weights of a sheet's value toward the points that came later."""

    def learn_from(self, seen: list[np.recarray], passes: int, rate: float) -> None:
        """Go through the samples several times, each time in another order."""
        inputs = np.concatenate([sights.inputs for sights in seen])
        points: Array = np.concatenate([sights.points for sights in seen])
        self.learn(inputs, points / np.float32(SCALE), passes, rate, BATCH)

    def judge(self, inputs: Array) -> Array:
        """Return the predicted points still to come, in the scale of the value."""
        _, units = self._units(self._rows(inputs)[1], inputs)
        found: Array = units @ self.weights["last"] + self.weights["last_bias"]
        return found

    def slopes(self, inputs: Array, target: Array) -> Weights:
        """Return the gradient of the squared error for each weight."""
        own = self.weights
        rows, row_units = self._rows(inputs)
        joined, units = self._units(row_units, inputs)
        wrong = (units @ own["last"] + own["last_bias"] - target) * (2 / len(target))
        back = np.outer(wrong, own["last"]) * (units > 0)
        further = (back @ own["weights"][:ROW_UNITS].T).repeat(FAMILIES, axis=0) * (row_units > 0)
        return {
            "row_weights": rows.T @ further,
            "row_bias": further.sum(axis=0),
            "weights": joined.T @ back,
            "bias": back.sum(axis=0),
            "last": units.T @ wrong,
            "last_bias": wrong.sum(),
        }

    def _rows(self, inputs: Array) -> tuple[Array, Array]:
        rows = inputs[:, :SHEET].reshape(-1, FAMILY_INPUTS)
        own = self.weights
        return rows, np.maximum(rows @ own["row_weights"] + own["row_bias"], 0)

    def _units(self, row_units: Array, inputs: Array) -> tuple[Array, Array]:
        together = row_units.reshape(-1, FAMILIES, ROW_UNITS).sum(axis=1)
        joined = np.concatenate([together, inputs[:, SHEET:]], axis=1)
        own = self.weights
        return joined, np.maximum(joined @ own["weights"] + own["bias"], 0)
