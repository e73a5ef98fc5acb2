"""Positions written as text, on small sheets made for tests, which no calibration changes."""

from pathlib import Path
from textwrap import dedent

from pipyard.core.scenario import Scenario, read_scenario, run_scenario
from pipyard.games.spotted.position import parse_position
from pipyard.games.spotted.scenario import SpottedTable

SHEETS = Path(__file__).parents[2] / "scenarios" / "spotted"


def table(header: str, play: str = "") -> SpottedTable:
    """Set up a table, on Patch unless the header names a sheet, and play lines, all legal."""
    scenario = _read(header, play)
    board = SpottedTable(*parse_position(scenario.header, SHEETS))
    for line in scenario.play:
        board.play(line.text, None)
    return board


def holds(header: str, play: str) -> None:
    """Run a whole scenario; every line must be correct."""
    scenario = _read(header, play)
    board = SpottedTable(*parse_position(scenario.header, SHEETS))
    failure = run_scenario(scenario.play, board)
    assert failure is None, failure


def _read(header: str, play: str) -> Scenario:
    text = f"sheet ./patch.toml\n{dedent(header)}\nplay\n{dedent(play)}"
    return read_scenario(f"game spotted\n{text}")
