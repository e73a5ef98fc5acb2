"""The stronger bots of Spotted!: what they learned, how they plan, how they rank."""

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from pipyard.games.spotted.game import Spotted
from pipyard.lab.simulate import SimulateOptions, set_up, simulate
from pipyard.lab.spotted.train import SheetLearner, SpottedCourse, all_starts, play, train, untaught
from tests.bots.sheets import chosen

ROOT = Path(__file__).parents[2]
LAST = "players Ann\nround 5\nAnn magnifier white two\nAnn factor white 3\nAnn circled white\n"


def test_value_and_plans_agree_with_plain_ways_to_get_them() -> None:
    done = subprocess.run(
        [sys.executable, "-W", "error", "-m", "tests.bots.planned_writing"],
        cwd=ROOT,
        env={**os.environ, "PIPYARD_MACHINE": "interpreted"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout == "all equal\n"


def test_sage_puts_a_late_die_where_it_scores() -> None:
    sheet = LAST + "Ann beetles white 2 2 2 0 0\nAnn dice white=2"
    assert chosen(sheet, bot="sage") == "spots white 2@4"


def test_hasty_takes_points_at_once() -> None:
    sheet = LAST + "Ann beetles white 2 2 0 0 0\nAnn dice white=4 pink=3"
    assert chosen(sheet, bot="hasty") == "spots white 2@3 2@4"


def test_each_level_scores_more_than_the_one_below() -> None:
    means = [
        simulate(set_up("spotted", 1), SimulateOptions([bot], games, 3)).bots[0].mean
        for bot, games in (("random", 100), ("hasty", 100), ("greedy", 60), ("planner", 40))
    ]
    sage = simulate(set_up("spotted", 1), SimulateOptions(["sage"], 8, 3)).bots[0].mean
    # On average 10, 31, 69, 79 and 85 points, with 3 to 6 points of spread per game: with a free
    # seed this would fail once in 100,000 times.
    assert means == sorted(means)
    assert sage > means[-2] + 8


@pytest.mark.xdist_group("compiled spotted")
def test_learning_lessens_the_error_and_depends_on_the_seed_alone() -> None:
    course = SpottedCourse(first=100, rounds=0, cores=1)
    learner = SheetLearner(untaught(0), 0)
    seen = play(course, all_starts(0, Spotted()), None, range(100))
    points = seen.points / 10

    def error() -> float:
        return float(((learner.judge(seen.inputs) - points) ** 2).mean())

    before = error()
    learner.learn_from([seen], 3, 2e-3)
    assert error() < before / 2
    again = train(SpottedCourse(first=100, rounds=1, games=50, cores=2, seed=7))
    other = train(SpottedCourse(first=100, rounds=1, games=50, cores=1, seed=7))
    assert all(np.array_equal(again[name], other[name]) for name in again)
