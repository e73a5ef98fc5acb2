"""Positions written as text, for tests that look at one rule."""

from textwrap import dedent

from pipyard.core.scenario import read_scenario, run_scenario
from pipyard.games.spots.scenario import SpotsTable


def table(header: str, play: str = "") -> SpotsTable:
    """Set up a table from a scenario's header and play some lines, which must be possible."""
    scenario = read_scenario(f"game spots\n{dedent(header)}\nplay\n{dedent(play)}")
    board = SpotsTable.from_header(scenario.header)
    for line in scenario.play:
        board.play(line.text, None)
    return board


def holds(header: str, play: str) -> None:
    """Run a whole scenario; every line must be as it says."""
    scenario = read_scenario(f"game spots\n{dedent(header)}\nplay\n{dedent(play)}")
    failure = run_scenario(scenario.play, SpotsTable.from_header(scenario.header))
    assert failure is None, failure
