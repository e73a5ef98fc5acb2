import warnings
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from pipyard.adapters.gymnasium import SeatEnv, SeatVectorEnv
from pipyard.core.errors import InvalidConfig


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [
        ("spotted", 1, {"sheet": "two-ponds"}),
        ("spots", 2, {"bots": ["greedy"], "set": "dog park"}),
    ],
)
def test_it_passes_the_check_of_gymnasium(game: str, players: int, options: dict[str, Any]) -> None:
    with warnings.catch_warnings():
        # The check advises against observations without bounds; some counts have none.
        warnings.simplefilter("ignore", UserWarning)
        check_env(SeatEnv(game, players, **options), skip_render_check=True)


def legal_of(info: dict[str, Any]) -> int:
    return int(np.flatnonzero(info["action_mask"])[0])


def test_a_game_goes_to_its_end_against_bots() -> None:
    env = SeatEnv("spotted", 2, bots=["hasty"], seat=1, sheet="two-ponds")
    seen, info = env.reset(seed=4)
    assert seen.shape == (len(env.features),)
    ended, reward, steps = False, 0.0, 0
    while not ended:
        assert (env.action_masks() == info["action_mask"]).all()
        seen, reward, ended, cut, info = env.step(np.int64(legal_of(info)))
        assert not cut
        steps += 1
    assert steps > 10
    assert reward in (-1.0, 0.0, 1.0)


def test_an_illegal_action_loses_the_game() -> None:
    env = SeatEnv("spots", 2, bots=["random"])
    env.reset(seed=1)
    _, reward, ended, cut, info = env.step(np.int64(1994))
    assert (reward, ended, cut) == (-1.0, True, False)
    assert "action_mask" in info


def test_bots_are_named_for_all_other_seats_or_for_each() -> None:
    SeatEnv("spots", 3, bots=["greedy", "puppy"], seat=1).reset(seed=1)
    with pytest.raises(InvalidConfig, match="3 bots cannot fill 2 seats"):
        SeatEnv("spots", 3, bots=["greedy", "puppy", "timid"])
    with pytest.raises(InvalidConfig, match="A seat is a number from 0 to 2"):
        SeatEnv("spots", 3, seat=3)


def test_many_tables_are_each_like_one() -> None:
    env = SeatVectorEnv("spots", 3, 2, bots=["puppy"], step_limit=12)
    seen, info = env.reset(seed=2)
    assert seen.shape == env.observation_space.shape
    assert env.action_space.shape == (3,)
    finished = np.zeros(3, np.bool_)
    for _ in range(20):
        actions = [
            int(np.flatnonzero(mask)[0]) if mask.any() else 0 for mask in info["action_mask"]
        ]
        seen, rewards, ended, cut, info = env.step(actions)
        # If a game was over, the step starts another one instead.
        assert not (finished & (ended | cut)).any()
        assert (rewards[finished] == 0).all()
        finished = ended | cut
        assert (info["action_mask"].any(axis=1) | finished).all()
    again, _ = env.reset(seed=2)
    first, _ = SeatVectorEnv("spots", 3, 2, bots=["puppy"], step_limit=12).reset(seed=2)
    assert (again == first).all()
