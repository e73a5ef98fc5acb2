"""What the threads of a GPU do, run here; `python -m bench.gpu` checks an actual card."""

import sys
from collections.abc import Iterator
from itertools import islice
from typing import Any

import numpy as np
import pytest

from pipyard.core.errors import InvalidConfig
from pipyard.core.record import recarray
from pipyard.lab import gpu
from pipyard.lab.games import tool_of
from pipyard.lab.simulate import SimulateOptions, TableSetup, plan_for, play, set_up

GAMES = 6
TABLES = 4
BOTH = pytest.mark.parametrize(
    ("game", "options"), [("spots", {"off_leash": True, "turn_limit": 20}), ("spotted", {})]
)


def steps(setup: TableSetup, wanted: SimulateOptions, results: Any) -> Iterator[Any]:
    """Play all games, one step at each table in turn; after each step, yield its position."""
    part, rules = tool_of(setup.game, "gpu"), setup.rules
    plan, content = plan_for(setup, wanted)[0], getattr(rules, "content").record[0]  # noqa: B009
    tables = gpu.empty_tables(TABLES, part.GAME, part).view(np.recarray)
    legal = np.ones(part.MOST_LEGAL, np.int16)
    started = 0
    while any(tables.place < wanted.games):
        for table in tables:
            if table.place >= wanted.games:
                continue
            part.take_step(content, table.game[0], table, legal)
            if part.is_over(plan, table.game[0], table):
                if table.place != gpu.NO_GAME:
                    part.note_result(content, table.game[0], table, results[table.place])
                table.place = started
                started += 1
                table.game[0] = plan.start[0]
                gpu.prepare(plan, table)
            yield table.game


@BOTH
def test_games_in_single_steps_are_the_games_of_a_simulation(
    game: str, options: dict[str, Any]
) -> None:
    setup = set_up(game, 2, **options)
    wanted = SimulateOptions(["random"], GAMES, seed=7, cores=1)
    here, _ = play(setup, wanted)
    results = recarray(here.dtype, GAMES)
    for _ in steps(setup, wanted, results):
        pass
    assert results.tobytes() == here.tobytes()


@BOTH
def test_a_position_loses_nothing_in_the_smaller_layout(game: str, options: dict[str, Any]) -> None:
    setup = set_up(game, 2, **options)
    part = tool_of(game, "gpu")
    layout = gpu.layout_of(part, 2)
    assert layout.itemsize < part.GAME.itemsize / 2
    wanted = SimulateOptions(["random"], 1, seed=7)
    results = recarray(tool_of(game, "play").RESULT, 1)
    for position in islice(steps(setup, wanted, results), 0, None, 20):
        small = gpu.converted(position, layout)
        assert gpu.converted(small, part.GAME).tobytes() == position.tobytes()


def test_a_kind_of_step_waits_for_a_warp_of_games_but_not_for_long() -> None:
    tally = np.array([40, 3, 33])
    assert [gpu.start_of(kind, 1, tally, 1024) for kind in range(3)] == [0, 1024, 64]
    assert [gpu.start_of(kind, gpu.PATIENCE, tally, 1024) for kind in range(3)] == [0, 64, 96]


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
