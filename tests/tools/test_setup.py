"""Setup steps run as soon as they can, and no others do."""

import threading

import pytest

from tests.server.patience import PATIENCE
from tools.setup import GOALS, Step, leading_to, run_steps, steps


def nothing() -> None:
    """Do nothing."""


def test_a_step_waits_for_those_it_needs_and_for_no_others() -> None:
    done: list[str] = []
    meet = threading.Barrier(2, timeout=PATIENCE)

    def side_by_side(name: str) -> Step:
        def work() -> None:
            meet.wait()
            done.append(name)

        return Step(work, ["first"])

    run_steps(
        {
            "last": Step(lambda: done.append("last"), ["left", "right"]),
            "left": side_by_side("left"),
            "right": side_by_side("right"),
            "first": Step(lambda: done.append("first")),
        }
    )
    assert done[0] == "first"
    assert set(done[1:3]) == {"left", "right"}
    assert done[3] == "last"


def test_what_fails_ends_it_all_with_its_advice() -> None:
    def fail() -> None:
        raise SystemExit("advice")

    with pytest.raises(SystemExit, match="advice"):
        run_steps({"broken": Step(fail), "after": Step(nothing, ["broken"])})


@pytest.mark.parametrize("goal", GOALS)
def test_every_goal_is_led_to(goal: str) -> None:
    packages, last = GOALS[goal]
    wanted = leading_to(last, steps(packages))
    assert set(last) <= set(wanted)
    assert {name for step in wanted.values() for name in step.after} <= set(wanted)


def test_playing_needs_nothing_of_testing() -> None:
    packages, last = GOALS["play"]
    wanted = leading_to(last, steps(packages))
    assert {"browser", "postgres"}.isdisjoint(wanted)
    assert wanted["packages"].work.__name__ == "install_for_playing"
