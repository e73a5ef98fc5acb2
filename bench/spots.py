"""Random play in Spots, inside the compiled loop and listing the legal moves at every decision."""

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


def contenders() -> list[Contender]:
    """Return one contender for each setup."""
    return [Contender(name, partial(_play, config)) for name, config in SETUPS.items()]


def _play(config: SpotsConfig, games: int) -> Sample:
    setup = TableSetup(Spots(), config, turn_limit=2000)
    report = simulate(setup, SimulateOptions(["random"], games, 1, cores=1))
    return Sample(report.decisions, report.games, report.pace.busy_seconds)
