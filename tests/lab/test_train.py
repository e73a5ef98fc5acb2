"""Training learns from games, and the same seed brings the same net on any number of cores."""

import numpy as np

from pipyard.bots.spots.net import WEIGHTS, trained
from pipyard.bots.spots.pick import GREEDY
from pipyard.core.record import recarray
from pipyard.games.spots.game import Spots
from pipyard.lab.spots.practice import SIGHT
from pipyard.lab.spots.train import (
    LAMBDA,
    Course,
    NetLearner,
    all_starts,
    play,
    returns,
    train,
    untaught,
)

FEW = Course(first=40, rounds=1, games=4, nodes=200)


def test_the_same_seed_brings_the_same_net_on_any_number_of_cores() -> None:
    one, two = (
        train(Course(first=40, rounds=1, games=4, nodes=200, cores=cores)) for cores in (1, 2)
    )
    assert all((one[name] == two[name]).all() for name in WEIGHTS)


def test_learning_makes_judgements_better_than_none() -> None:
    spots = Spots()
    starts = all_starts(spots, 1)
    learner = NetLearner(untaught(1), 1)
    seen = play(FEW, spots, starts, GREEDY, learner.weights, range(300))
    before = np.mean((learner.judge(seen.inputs) - seen.won) ** 2)
    learner.learn(seen.inputs, seen.won, 3, 1e-3, 512)
    after = np.mean((learner.judge(seen.inputs) - seen.won) ** 2)
    assert after < seen.won.var() < before


def test_what_should_have_been_judged_mixes_later_judgements_and_the_end() -> None:
    seen = recarray(SIGHT, 5)
    seen.game = [1, 1, 1, 1, 2]
    seen.seat = [0, 1, 0, 1, 0]
    seen.won = [1, 0, 1, 0, 1]
    judged = np.array([0.5, 0.5, 0.7, 0.2, 0.9], np.float32)
    target = returns(seen, judged)
    assert target[2] == target[4] == 1
    assert target[3] == 0
    assert np.isclose(target[0], (1 - LAMBDA) * 0.7 + LAMBDA)
    assert np.isclose(target[1], (1 - LAMBDA) * 0.2)


def test_shipped_weights_are_whole_and_finite() -> None:
    weights = trained()
    for name, value in untaught(0).items():
        assert weights[name].shape == value.shape
        assert np.isfinite(weights[name]).all()
