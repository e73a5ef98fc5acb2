"""Every bot follows the rules, and each plays in its own way."""

import os
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from pipyard.bots import BOTS, bot_number, choose
from pipyard.core.chance import new_stream
from pipyard.core.errors import IllegalMove, InvalidConfig
from pipyard.games.spots.notation import format_action
from tests.bots import picks
from tests.games.spots.tables import table

ROOT = Path(__file__).parents[2]
I18N = ROOT / "src" / "pipyard" / "i18n"
THREE_TILES = """
players Kim Lou
facedown walk, run, fetch
Kim dogs Mayor, Frankie
Lou dogs Pebble, Bitsy
"""

LAST_DIE = """
players Kim Lou
Lou dogs Pebble, Bitsy
Kim scored Jolene, Xerxes, Louise, Missy, Handsome
Kim dogs Mayor 1
Kim treats 0
"""


@pytest.mark.parametrize("number", range(len(picks.setups())))
def test_bots_pick_legal_actions_in_every_setup_and_number_of_seats(number: int) -> None:
    game, config = picks.setups()[number]
    for action, legal in picks.play(game, config, number, 200):
        assert action in legal


def test_interpreted_and_compiled_bots_pick_alike() -> None:
    def run(machine: str) -> str:
        done = subprocess.run(
            [sys.executable, "-W", "error", "-m", "tests.bots.picks"],
            cwd=ROOT,
            env={**os.environ, "PIPYARD_MACHINE": machine},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    assert run("interpreted") == run("wasm")


def test_the_random_bot_takes_every_legal_action_about_as_often() -> None:
    board = table(THREE_TILES)
    stream = new_stream(5)
    taken = Counter(choose(board.spots, "random", board.position, 0, stream) for _ in range(3000))
    assert set(taken) == set(board.spots.legal(board.position, 0))
    assert len(taken) == 3
    # With a free seed this would fail 3 times in 10,000: the deviation is 26.
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
    assert {"random", "greedy", "rollout"} <= set(BOTS[game])
    with pytest.raises(InvalidConfig, match=", ".join(BOTS[game])):
        bot_number(game, "clever")
    with pytest.raises(InvalidConfig, match="spots, spotted"):
        bot_number("chess", "random")


@pytest.mark.parametrize("name", sorted({*BOTS["spots"], *BOTS["spotted"]}))
def test_every_bot_has_a_name_and_a_sentence(name: str) -> None:
    texts = "".join(path.read_text(encoding="utf-8") for path in (I18N / "en").glob("*.ftl"))
    assert re.search(rf"^bot-{name} = .+\n    \.about = .", texts, re.MULTILINE)


@pytest.mark.parametrize("name", BOTS["spots"][1:])
def test_every_bot_but_random_takes_a_win_that_lies_on_the_table(name: str) -> None:
    board = table(LAST_DIE, "trick walk\nroll 2 6\nbury 2")
    action = choose(board.spots, name, board.position, 0, new_stream(1))
    assert format_action(board.names, action) == "place 6 Mayor"


def test_puppy_scores_as_soon_as_it_can() -> None:
    board = table("players Kim Lou\nKim dogs Burt 1, Zipper, Mayor\nLou dogs Pebble, Bitsy")
    for seed in range(5):
        action = choose(board.spots, "puppy", board.position, 0, new_stream(seed))
        assert format_action(board.names, action) == "score"


def test_timid_stops_where_daring_rolls_on() -> None:
    header = "players Kim Lou\nLou dogs Pebble, Bitsy\nKim dogs Zipper 4 5, Momo 3 5, Burt\n"
    board = table(header + "Kim yard 1\nKim treats 0", "trick walk\nroll 6 3\nplace 6 Momo\nbury 3")
    timid, daring = (
        format_action(board.names, choose(board.spots, name, board.position, 0, new_stream(0)))
        for name in ("timid", "daring")
    )
    assert (timid, daring) == ("stop", "more")
