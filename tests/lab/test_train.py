"""Training learns from games, and a seed gives the same net on any number of cores."""

import numpy as np
import pytest

from pipyard.bots.spots.net import WEIGHTS, trained
from pipyard.bots.spots.pick import GREEDY, SAGE
from pipyard.core.record import recarray
from pipyard.games.spots.game import Spots, SpotsConfig
from pipyard.games.spots.record import GAME
from pipyard.lab.spots.practice import SIGHT, UNKNOWN
from pipyard.lab.spots.train import (
    TOGETHER,
    NetLearner,
    SpotsCourse,
    all_starts,
    play,
    returns,
    train,
    untaught,
)

# Numba compiles the rules of a game once per process, so one worker runs all tests that need them.
pytestmark = pytest.mark.xdist_group("compiled spots")

FEW = SpotsCourse(first=40, rounds=1, games=4, nodes=200)


def test_the_same_seed_brings_the_same_net_on_any_number_of_cores() -> None:
    one, two = (
        train(SpotsCourse(first=40, rounds=1, games=4, nodes=200, cores=cores)) for cores in (1, 2)
    )
    assert all((one[name] == two[name]).all() for name in WEIGHTS)


def test_learning_makes_judgements_better_than_none() -> None:
    spots = Spots()
    starts = all_starts(spots, 1, TOGETHER)
    learner = NetLearner(untaught(1), 1)
    seen = play(FEW, spots, starts, GREEDY, learner.weights, range(300))
    before = np.mean((learner.judge(seen.inputs) - seen.won) ** 2)
    learner.learn(seen.inputs, seen.won, 3, 1e-3, 512)
    after = np.mean((learner.judge(seen.inputs) - seen.won) ** 2)
    assert after < seen.won.var() < before


def test_what_should_have_been_judged_mixes_what_was_found_later_and_the_end() -> None:
    seen = recarray(SIGHT, 5)
    seen.game = [1, 1, 1, 1, 2]
    seen.seat = [0, 1, 0, 1, 0]
    seen.won = [1, 0, 1, 0, 1]
    seen.later = [0.6, UNKNOWN, 0.8, UNKNOWN, UNKNOWN]
    judged = np.array([0.5, 0.5, 0.7, 0.2, 0.9], np.float32)
    target = returns(seen, judged, 0.25)
    # The value found later; if there is none, the next estimate; at the end, the result.
    assert np.isclose(target[2], 0.75 * 0.8 + 0.25 * 1)
    assert np.isclose(target[0], 0.75 * 0.6 + 0.25 * target[2])
    assert target[3] == 0
    assert np.isclose(target[1], 0.75 * 0.2)
    assert target[4] == 1


def test_of_two_players_the_rivals_turn_tells_and_of_more_the_own() -> None:
    spots = Spots()
    for seats in (2, 3):
        starts = recarray(GAME, 1)
        starts[0] = spots.new(SpotsConfig(seats))[0]
        weights = untaught(2)
        seen = play(SpotsCourse(nodes=4000, cores=1), spots, starts, SAGE, weights, range(2))
        told = seen.later >= 0
        assert told.mean() > 0.3
        assert ((seen.later[told] > 0) & (seen.later[told] < 1)).all()
        # No turn follows the last sight of a game, except a turn of the winner's opponent.
        last = np.flatnonzero(np.diff(seen.game, append=-1))
        assert (seen.later[last] == UNKNOWN).all() or seats == 2


def test_shipped_weights_are_whole_and_finite() -> None:
    for seats in (1, 2):
        weights = trained(seats)
        for name, value in untaught(0).items():
            assert weights[name].shape == value.shape
            assert np.isfinite(weights[name]).all()
