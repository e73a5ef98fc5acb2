"""Random play in Spotted!, inside the compiled loop and listing the legal moves of every choice."""

from functools import partial

from bench.sample import Contender, Sample
from pipyard.games.spotted.game import Spotted, SpottedConfig
from pipyard.lab.simulate import SimulateOptions, TableSetup, simulate

SEATS = (1, 2, 4, 6)


def contenders() -> list[Contender]:
    """Return one contender for each number of players."""
    return [Contender(_name(seats), partial(_play, SpottedConfig(seats))) for seats in SEATS]


def _name(seats: int) -> str:
    return "Spotted! alone" if seats == 1 else f"Spotted!, {seats} players"


def _play(config: SpottedConfig, games: int) -> Sample:
    report = simulate(TableSetup(Spotted(), config), SimulateOptions(["random"], games, 1, cores=1))
    return Sample(report.decisions, report.games, report.pace.busy_seconds)
