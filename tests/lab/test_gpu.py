"""The code of a GPU thread, run here; `python -m bench.gpu` checks an actual card."""

import sys
from typing import Any

import numpy as np
import pytest

from pipyard.core.errors import InvalidConfig
from pipyard.core.record import recarray
from pipyard.lab import gpu
from pipyard.lab.games import tool_of
from pipyard.lab.simulate import SimulateOptions, TableSetup, plan_for, play, set_up

GAMES = 6


def played_by_threads(setup: TableSetup, wanted: SimulateOptions, threads: int) -> Any:
    """Play all games like this many threads."""
    part = tool_of(setup.game, "gpu")
    results = recarray(tool_of(setup.game, "play").RESULT, wanted.games)
    rules: Any = setup.rules
    plan, content = plan_for(setup, wanted), rules.content.record
    games, legal = recarray(part.GAME), np.ones(part.MOST_LEGAL, np.int16)
    streams = np.ones(part.STREAMS, np.uint64)
    for place in range(threads):
        part.play_in_turn(plan[0], content[0], 0, place, threads, games, streams, legal, results)
    return results


@pytest.mark.parametrize(
    ("game", "options"), [("spots", {"off_leash": True, "turn_limit": 20}), ("spotted", {})]
)
def test_threads_play_the_games_of_a_simulation(game: str, options: dict[str, Any]) -> None:
    setup = set_up(game, 2, **options)
    wanted = SimulateOptions(["random"], GAMES, seed=7, cores=1)
    here, _ = play(setup, wanted)
    assert played_by_threads(setup, wanted, threads=4).tobytes() == here.tobytes()


def test_bots_that_think_are_refused_before_a_card_is_looked_for() -> None:
    wanted = SimulateOptions(["greedy"], 1, seed=0, on_gpu=True)
    with pytest.raises(InvalidConfig, match="random plays every seat"):
        play(set_up("spots", 2), wanted)


def test_without_a_card_it_says_what_is_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numba.cuda", None)
    wanted = SimulateOptions(["random"], 1, seed=0, on_gpu=True)
    with pytest.raises(gpu.GpuMissing, match="NVIDIA card") as refusal:
        play(set_up("spots", 2), wanted)
    assert refusal.value.code == "machine/gpu-missing"
