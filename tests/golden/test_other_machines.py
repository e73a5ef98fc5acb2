"""Golden playthroughs, replayed from their events in Node and in Python."""

from itertools import islice

from tests.golden.plans import golden_plans
from tools.agreement import Playing, play_on

EVERY = 6
"""One playthrough in this many: the command that compares all machines replays all of them."""


def test_golden_playthroughs_are_told_the_same_in_node() -> None:
    plans = list(islice(golden_plans(), 0, None, EVERY))
    assert {plan["game"] for plan in plans} == {"spots", "spotted"}
    assert list(play_on("node", plans)) == [Playing(plan).play() for plan in plans]
