"""The same rules on every machine: random play, single calls, and the strongest bots.

Each machine is measured in a process of its own, several times in turn. Node runs the same module
as wasmtime.
"""

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from statistics import median
from typing import Any

from rich.console import Console
from rich.table import Table

from pipyard.bots import bots_of
from pipyard.core import jit, modules
from pipyard.core.chance import draw_below, new_stream
from pipyard.games.spots.game import Spots, SpotsConfig
from pipyard.games.spotted.game import Spotted, SpottedConfig
from pipyard.lab.ladder.thinking import Thinker, think_times
from pipyard.lab.simulate import SimulateOptions, TableSetup, simulate
from tools.client import node
from tools.console import ROOT
from tools.engine_page import BUILT, build_page

ROUNDS = 3
GAMES = {"spots": 200, "spotted": 400}
"""Games of random play in a round."""
CONFIGS = {"spots": {"seats": 2}, "spotted": {"seats": 2, "sheet": SpottedConfig(2).sheet}}
CALLS = 20_000
DECISIONS = 12
"""Decisions of the strongest bot in a round."""
ROWS = {
    "spots": "random play in Spots, decisions/s",
    "spotted": "random play in Spotted!, decisions/s",
    "legal": "listing legal moves, µs a call",
    "event": "a move with its facts, µs",
    "spots bot": "Spots, strongest bot, ms a decision",
    "spotted bot": "Spotted!, strongest bot, ms a decision",
}
THINKING = {"spots": "spots bot", "spotted": "spotted bot"}


def main() -> None:
    """Measure the machines in turn and print the medians."""
    build_page()
    ways: dict[str, Callable[[], dict[str, float]]] = {
        "wasmtime": partial(_in_a_process, jit.WASM),
        "Node": _in_node,
        "Numba": partial(_in_a_process, jit.NUMBA),
        "interpreted": partial(_in_a_process, jit.INTERPRETED),
    }
    machines = list(ways)
    found: dict[str, list[dict[str, float]]] = {machine: [] for machine in machines}
    for _ in range(ROUNDS):
        for machine, measure in ways.items():
            found[machine].append(measure())
    console = Console(highlight=False)
    table = Table("machine", title="One source on several machines")
    for machine in machines:
        table.add_column(machine, justify="right")
    for key, row in ROWS.items():
        values = [[each[key] for each in found[machine] if key in each] for machine in machines]
        table.add_row(row, *(f"{median(each):,.1f}" if each else "" for each in values))
    console.print(table)
    console.print(f"[dim]Processor time; medians of {ROUNDS} interleaved rounds.[/dim]")


def _in_a_process(machine: str) -> dict[str, float]:
    done = subprocess.run(
        [sys.executable, "-m", "bench.machines", "here"],
        env={**os.environ, "PIPYARD_MACHINE": machine},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    measured: dict[str, float] = json.loads(done.stdout)
    return measured


def _in_node() -> dict[str, float]:
    """Measure the same modules in Node."""
    thinking = {"picks": DECISIONS, "patience": 1.0, "seed": "00" * 32}
    measured = {}
    for game, games in GAMES.items():
        config = CONFIGS[game]
        plan = {"game": game, "config": config, "bots": ["random"] * 2, "games": games}
        played = _ask_node({"play": {**plan, "turn_limit": 2000, "seed": 1}})
        measured[game] = played["decisions"] / played["seconds"]
        bot = bots_of(game).NAMES[-1]
        thought = _ask_node({"think": {**thinking, "config": config, "game": game, "bot": bot}})[
            "milliseconds"
        ]
        measured[THINKING[game]] = sum(thought) / len(thought)
    return measured


def _ask_node(asked: dict[str, Any]) -> Any:
    script = str(ROOT / "bench" / "node_engine.mjs")
    command = [str(node()), script, str(BUILT), str(modules.FOLDER), json.dumps(asked)]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True)
    return json.loads(done.stdout)


def measure_here() -> dict[str, float]:
    """Measure the machine of this process."""
    spots, spotted = Spots(), Spotted()
    if jit.machine_of("spots") == jit.INTERPRETED:
        short = TableSetup(spots, SpotsConfig(2), turn_limit=60)
        return {"spots": _random_play(short, 2), **_calls(spots, CALLS // 50)}
    return {
        "spots": _random_play(TableSetup(spots, SpotsConfig(2), turn_limit=2000), GAMES["spots"]),
        "spotted": _random_play(TableSetup(spotted, SpottedConfig(2)), GAMES["spotted"]),
        "spots bot": _thinking(spots, SpotsConfig(2)),
        "spotted bot": _thinking(spotted, SpottedConfig(2)),
        **_calls(spots, CALLS),
    }


def _random_play(setup: TableSetup, games: int) -> float:
    simulate(setup, SimulateOptions(["random"], 1, 1, cores=1))
    report = simulate(setup, SimulateOptions(["random"], games, 1, cores=1))
    return float(report.decisions / report.pace.busy_seconds)


def _calls(spots: Spots, calls: int) -> dict[str, float]:
    position = spots.new(SpotsConfig(2))
    chance = new_stream(1)
    while spots.acting(position).chance:
        spots.apply_outcome(
            position, spots.draw(position, lambda bound: int(draw_below(chance, bound)))
        )
    seat = spots.acting(position).seats[0]
    move = spots.legal_dense(position, seat)[0]
    before = position.tobytes()

    def listed() -> None:
        spots.legal_dense(position, seat)

    def moved() -> None:
        position.view("u1")[:] = memoryview(before)
        spots.apply_dense(position, seat, move)

    return {"legal": _microseconds(listed, calls), "event": _microseconds(moved, calls)}


def _microseconds(call: Any, calls: int) -> float:
    call()
    began = time.process_time()
    for _ in range(calls):
        call()
    return (time.process_time() - began) / calls * 1e6


def _thinking(game: Any, config: Any) -> float:
    bot = bots_of(game.metadata.name).NAMES[-1]
    thinker = Thinker(bot, lambda: (game, game.new(config)))
    think_times(thinker, 1, 0, 1)
    times = think_times(thinker, 1, 0, DECISIONS)
    return sum(times) / len(times) / 1000


if __name__ == "__main__":
    if sys.argv[1:] == ["here"]:
        print(json.dumps(measure_here()))
    else:
        main()
