import warnings
from functools import partial
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from pipyard.adapters.pettingzoo import env, raw_env

GAMES = [
    partial(env, "spots", 2, step_limit=15),
    partial(env, "spotted", 3, sheet="two-ponds", step_limit=15),
]


@pytest.mark.parametrize("make", GAMES)
def test_it_passes_the_tests_of_pettingzoo(make: Any) -> None:
    with warnings.catch_warnings():
        # The check warns about observations without bounds, and about agents in an unusual order.
        warnings.simplefilter("ignore", UserWarning)
        api_test(make(), num_cycles=40)
        seed_test(make, num_cycles=12)


def test_the_seat_that_acts_has_the_legal_actions_and_all_see_the_table() -> None:
    table = raw_env("spots", 2)
    table.reset(seed=3)
    for _ in range(30):
        actor = table.agent_selection
        seen = {agent: table.observe(agent) for agent in table.agents}
        assert seen[actor]["action_mask"].any()
        for agent in table.agents:
            if agent != actor:
                assert not seen[agent]["action_mask"].any()
        own = table.features.index("own.treats")
        other = table.features.index("other1.treats")
        first, second = (seen[agent]["observation"] for agent in table.agents)
        assert first[own] == second[other]
        assert first[other] == second[own]
        table.step(int(np.flatnonzero(seen[actor]["action_mask"])[0]))


def test_an_illegal_action_ends_the_game_for_who_did_it() -> None:
    table = env("spots", 2)
    table.reset(seed=1)
    actor = table.agent_selection
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        table.step(1994)
    assert all(table.terminations.values())
    assert table.rewards[actor] == -1
