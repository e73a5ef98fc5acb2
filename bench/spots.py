"""Random play in Spots, inside the compiled loop and listing the legal moves at every decision."""

import os
import subprocess
import sys
from functools import partial

from bench.sample import Contender, Sample
from pipyard.games.spots.game import Spots, SpotsConfig
from pipyard.lab.simulate import SimulateOptions, TableSetup, simulate

SETUPS = {
    "Spots, 2 players": SpotsConfig(2),
    "Spots off leash, 2": SpotsConfig(2, off_leash=True),
    "Spots off leash, 4": SpotsConfig(4, off_leash=True),
    "Spots against d0g": SpotsConfig(1),
}
INTERPRETED_GAMES = 2
INTERPRETED_TURNS = 60


def contenders() -> list[Contender]:
    """Return one contender for each set-up."""
    return [Contender(name, partial(_play, config)) for name, config in SETUPS.items()]


def _play(config: SpotsConfig, games: int, turn_limit: int = 2000) -> Sample:
    setup = TableSetup(Spots(), config, turn_limit=turn_limit)
    report = simulate(setup, SimulateOptions(["random"], games, 1, cores=1))
    return Sample(report.decisions, report.games, report.pace.busy_seconds)


def interpreted_speed() -> float:
    """Return decisions per second of the same rules as plain Python, in a process of their own."""
    done = subprocess.run(
        [sys.executable, "-m", "bench.spots"],
        env={**os.environ, "PIPYARD_MACHINE": "interpreted"},
        capture_output=True,
        text=True,
        check=True,
    )
    return float(done.stdout)


if __name__ == "__main__":
    found = _play(SpotsConfig(2), INTERPRETED_GAMES, INTERPRETED_TURNS)
    print(found.decisions / found.seconds)
