"""Every bot keeps the rules, and each plays in its own manner."""

import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from pipyard.bots import BOTS, bot_number, choose
from pipyard.core.chance import new_stream
from pipyard.core.errors import IllegalMove, InvalidConfig
from tests.bots import picks
from tests.games.spots.tables import table

ROOT = Path(__file__).parents[2]
THREE_TILES = """
players Kim Lou
facedown walk, run, fetch
Kim dogs Mayor, Frankie
Lou dogs Pebble, Bitsy
"""


@pytest.mark.parametrize("number", range(len(picks.setups())))
def test_bots_pick_legal_actions_in_every_setup_and_number_of_seats(number: int) -> None:
    game, config = picks.setups()[number]
    for action, legal in picks.play(game, config, number, 400):
        assert action in legal


def test_interpreted_and_compiled_bots_pick_alike() -> None:
    def run(interpreted: str) -> str:
        done = subprocess.run(
            [sys.executable, "-W", "error", "-m", "tests.bots.picks"],
            cwd=ROOT,
            env={**os.environ, "PIPYARD_INTERPRETED": interpreted},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    assert run("1") == run("")


def test_the_random_bot_takes_every_legal_action_about_as_often() -> None:
    board = table(THREE_TILES)
    stream = new_stream(5)
    taken = Counter(choose(board.spots, "random", board.position, 0, stream) for _ in range(3000))
    assert set(taken) == set(board.spots.legal(board.position, 0))
    assert len(taken) == 3
    assert all(900 < count < 1100 for count in taken.values())


def test_a_bots_choice_depends_on_its_stream_alone() -> None:
    board = table(THREE_TILES)
    first = [choose(board.spots, "random", board.position, 0, new_stream(n)) for n in range(20)]
    again = [choose(board.spots, "random", board.position, 0, new_stream(n)) for n in range(20)]
    assert first == again


def test_a_bot_is_not_asked_out_of_turn() -> None:
    board = table(THREE_TILES)
    with pytest.raises(IllegalMove):
        choose(board.spots, "greedy", board.position, 1, new_stream(0))


@pytest.mark.parametrize("game", ["spots", "spotted"])
def test_unknown_names_are_refused_with_those_that_exist(game: str) -> None:
    assert BOTS[game] == ("random", "greedy", "rollout")
    with pytest.raises(InvalidConfig, match="random, greedy, rollout"):
        bot_number(game, "clever")
    with pytest.raises(InvalidConfig, match="spots, spotted"):
        bot_number("chess", "random")
