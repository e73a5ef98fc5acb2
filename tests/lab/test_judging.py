"""Training the coach's weights: sheets are recorded with what best play made of them."""

import numpy as np
import pytest

from pipyard.bots.spotted.value import trained
from pipyard.games.spotted.game import Spotted
from pipyard.lab.learner import Course
from pipyard.lab.spotted.judging import play_all
from pipyard.lab.spotted.train import SheetLearner, all_starts

GAMES = 20


@pytest.mark.long
@pytest.mark.xdist_group("compiled spotted")
def test_training_on_lessens_the_error_of_the_bots_weights() -> None:
    course = Course(first=0, rounds=1, games=GAMES, seed=8, cores=1)
    seen = play_all(course, all_starts(course.seed, Spotted()), dict(trained()), range(GAMES))
    assert len(seen) > 5 * GAMES
    learner = SheetLearner(dict(trained()), course.seed)

    def error() -> float:
        return float(np.mean((learner.judge(seen.inputs) - seen.points / 10) ** 2))

    before = error()
    learner.learn_from([seen], 2, 3e-4)
    assert error() < before
