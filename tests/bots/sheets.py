"""What a bot writes on a sheet that is given as text."""

from pathlib import Path
from textwrap import dedent

from pipyard.bots import choose
from pipyard.core.chance import new_stream
from pipyard.core.scenario import read_scenario
from pipyard.games.spotted.notation import format_action
from pipyard.games.spotted.position import parse_position
from pipyard.games.spotted.scenario import SpottedTable


def chosen(header: str, play: str = "", bot: str = "greedy", seed: int = 0) -> str:
    """Return the action a bot chooses for the first seat after some lines of play, as text."""
    scenario = read_scenario(f"game spotted\n{dedent(header)}\nplay\n{dedent(play)}")
    board = SpottedTable(*parse_position(scenario.header, Path()))
    for line in scenario.play:
        board.play(line.text, None)
    action = choose(board.spotted, bot, board.position, 0, new_stream(seed))
    return format_action(action)
