"""Positions written as text, for tests of one rule."""

from textwrap import dedent

from pipyard.core.contract import Drawn, Fact, Move
from pipyard.core.scenario import read_scenario, run_scenario
from pipyard.games.spots.actions import Action, ChanceOutcome
from pipyard.games.spots.notation import parse_action, parse_chance
from pipyard.games.spots.scenario import SpotsTable


def table(header: str, play: str = "") -> SpotsTable:
    """Set up a table from a scenario's header and play some lines, which must be legal."""
    scenario = read_scenario(f"game spots\n{dedent(header)}\nplay\n{dedent(play)}")
    board = SpotsTable.from_header(scenario.header)
    for line in scenario.play:
        board.play(line.text, None)
    return board


def holds(header: str, play: str) -> None:
    """Run a whole scenario; every line must be correct."""
    scenario = read_scenario(f"game spots\n{dedent(header)}\nplay\n{dedent(play)}")
    failure = run_scenario(scenario.play, SpotsTable.from_header(scenario.header))
    assert failure is None, failure


def told(board: SpotsTable, *lines: str) -> list[Fact]:
    """Play lines and return the facts of the last."""
    facts: list[Fact] = []
    for line in lines:
        chance = parse_chance(board.names, line)
        event: Move[Action] | Drawn[ChanceOutcome]
        if chance:
            event = Drawn(chance)
        else:
            action = parse_action(board.names, board.position, line)
            event = Move(board.spots.acting(board.position).seats[0], action)
        facts = board.spots.apply(board.position, event)
    return facts
