"""A fixed sample of the simulation: worlds are correct, one replays exactly, bugs are found."""

import pytest

from tools.faults.plan import Incident, Plan, TablePlan, plan_of
from tools.faults.planted import PLANTED, planted
from tools.faults.shrinking import shrink
from tools.faults.world import live

_SEEDS = (2, 3, 8, 11, 132)


@pytest.mark.parametrize("seed", _SEEDS)
def test_a_world_with_faults_holds(seed: int) -> None:
    outcome = live(plan_of(seed))
    assert outcome.wrong is None, outcome.trace[-10:]
    assert outcome.acknowledged > 0


def test_nobody_stays_at_a_killed_server_whose_other_server_sets_its_clock_back() -> None:
    incidents = (Incident(4, "clock", 0, -3600), Incident(5, "kill", 1, 1))
    table = TablePlan("spotted", people=2, bots=0, watchers=1, seconds=None)
    outcome = live(Plan(1, 2, True, 8, 1 << 26, 4096, (table,), incidents))
    assert outcome.wrong is None, outcome.trace[-10:]


def test_a_seed_replays_exactly() -> None:
    first, again = live(plan_of(5, tables=1)), live(plan_of(5, tables=1))
    assert first.digest == again.digest
    assert first.trace == again.trace


_FOUND_BY = {
    "acknowledge-before-commit": (1, "told-before-stored"),
    "publish-before-store": (1, "told-before-stored"),
    "unbounded-queue": (14, "unbounded"),
}


@pytest.mark.parametrize("name", _FOUND_BY)
def test_a_planted_mistake_is_found(name: str) -> None:
    seed, kind = _FOUND_BY[name]
    with planted(name):
        outcome = live(plan_of(seed))
    assert outcome.wrong is not None
    assert outcome.wrong[0] == kind


def test_a_story_is_made_short() -> None:
    with planted("leak-seed"):
        found = live(plan_of(3))
        short = shrink(found, 12, lambda _smaller: None)
    assert short.wrong is not None
    assert short.wrong[0] == "seed-told"
    assert not short.plan.incidents


def test_every_mistake_is_taken_out_again() -> None:
    for name in PLANTED:
        before = [vars(owner)[what] for owner, what, _ in PLANTED[name]()]
        with planted(name):
            pass
        assert [vars(owner)[what] for owner, what, _ in PLANTED[name]()] == before
