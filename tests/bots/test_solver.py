"""The turn solver agrees with a full listing and with sampled chance, and reports what it left."""

import numpy as np
import pytest

from pipyard.bots.spots.judge import BY_HAND, BY_NET
from pipyard.bots.spots.pick import NODES, PLANNER, SAGE, judge_at_table, new_mind, pick_at_table
from pipyard.core.chance import draw_below, new_stream
from pipyard.core.contract import Drawn, Move
from pipyard.games.spots.game import tiles_of_set
from pipyard.games.spots.scenario import SpotsTable
from tests.bots.brute_force import BruteForce
from tests.games.spots.tables import table

MANY = 2_000_000
TWO_DOGS = "Kim dogs Mayor 1, Frankie\nKim treats 1\nKim yard 3 2"
PAWS = "Kim dogs Mayor 1, Doog\nKim treats 1\nKim yard 3"
MORE_PAWS = "Kim dogs Mayor 1, Lief, Doog\nKim treats 1\nKim yard 3"
SMALL = [
    ("adoption event", "Howl", TWO_DOGS),
    ("adoption event", "Walk", "Kim dogs Mayor 1, Frankie\nKim treats 1\nKim yard 2"),
    ("adoption event", "Fetch", PAWS),
    ("adoption event", "Roll Over", "Kim dogs Mayor 1, Doog\nKim treats 1\nKim yard 3 2 1"),
    ("dog park", "Dig", "Kim dogs Mayor 1, Doog\nKim treats 0\nKim yard 5\nLou yard 5 2"),
    ("dog park", "Guard", "Kim dogs Mayor 1, Doog\nKim treats 0\nKim yard 3"),
    ("agility course", "Trot", TWO_DOGS),
    ("hunting grounds", "Hunt", MORE_PAWS),
    ("hunting grounds", "Retrieve", TWO_DOGS),
    ("kennel club", "Track", PAWS),
    ("kennel club", "Search", PAWS),
    ("puppy pen", "Play Dead", TWO_DOGS),
]


def only(tiles: str, trick: str, pack: str) -> SpotsTable:
    """Set up a turn in which, besides a trick, only a green tile or Roll Over can be chosen."""
    board = table(f"players Kim Lou\nset {tiles}\nLou dogs Pebble 1, Bitsy\n{pack}")
    names = tiles_of_set(board.spots.content, tiles)
    other = "Roll Over" if trick == names[5] else names[5]
    for place, name in enumerate(names):
        board.position[0].tiles[place].facedown = name not in (trick, other)
    return board


def solved(board: SpotsTable, judge_by: int = BY_HAND, nodes: int = MANY) -> tuple[float, bool]:
    """Return the value of Kim's best move, and whether it is exact."""
    mind = new_mind(2)
    record = board.spots.content.record
    mind[0].patience = nodes / NODES
    bot = PLANNER if judge_by == BY_HAND else SAGE
    pick_at_table(bot, board.position, record, 0, mind, new_stream(0))
    return float(mind[0].desk.value), int(mind[0].desk.cut) == 0


def brute_force(board: SpotsTable, judge_by: int = BY_HAND) -> BruteForce:
    """Return the naive solver for Kim's turn."""
    mind = new_mind(2)
    record = board.spots.content.record

    def judge(position: np.recarray) -> float:
        return float(judge_at_table(position.copy(), record, 0, mind, judge_by))

    return BruteForce(board.spots, 0, judge)


@pytest.mark.parametrize(("tiles", "trick", "pack"), SMALL)
def test_small_turns_are_solved_as_by_listing_every_event(
    tiles: str, trick: str, pack: str
) -> None:
    board = only(tiles, trick, pack)
    value, exact = solved(board)
    assert exact
    assert abs(value - max(brute_force(board).moves(board.position).values())) < 1e-9


def test_cards_drawn_unseen_are_all_that_may_lie_in_the_deck() -> None:
    score = "Kim dogs Mayor 1 6, Frankie 4 5, Zipper\nKim treats 0\nKim yard 6 1"
    board = only("adoption event", "Howl", score)
    value, exact = solved(board, BY_NET)
    assert exact
    assert abs(value - max(brute_force(board, BY_NET).moves(board.position).values())) < 1e-6


def test_a_limit_stops_the_search_and_it_says_so() -> None:
    pack = "Kim dogs Mayor 1, Frankie 4, Burt, Zipper\nKim treats 2\nKim yard 1"
    board = only("adoption event", "Run", pack)
    _, exact = solved(board, nodes=20_000)
    assert not exact


def test_a_large_turn_brings_what_was_promised() -> None:
    board = only("puppy pen", "Scavenge", "Kim dogs Zipper 4, Momo 3\nKim treats 1\nKim yard 3 3")
    promised, exact = solved(board)
    assert exact
    brought = [play_out(board, seed) for seed in range(400)]
    error = float(np.std(brought)) / len(brought) ** 0.5
    assert abs(float(np.mean(brought)) - promised) < 4 * error


def play_out(board: SpotsTable, seed: int) -> float:
    """Play the turn as the solver would, with random chance; return the position after it."""
    spots, mind, stream = board.spots, new_mind(2), new_stream(seed)
    position = board.position.copy()
    while position[0].turn == 0 and spots.outcome(position) is None:
        if spots.acting(position).chance:
            outcome = spots.draw(position, lambda bound: int(draw_below(stream, bound)))
            spots.apply(position, Drawn(outcome))
            continue
        mind[0].patience = MANY / NODES
        best = int(pick_at_table(PLANNER, position, spots.content.record, 0, mind, new_stream(0)))
        spots.apply(position, Move(0, spots.from_dense(position, best)))
    return float(judge_at_table(position, spots.content.record, 0, mind, BY_HAND))


@pytest.mark.parametrize("judge_by", [BY_HAND, BY_NET])
def test_alone_what_is_left_is_worth_the_mean_of_what_d0gs_six_rolls_leave(judge_by: int) -> None:
    told = (
        "players Kim\nset adoption event\nturn d0g\nfacedown run, fetch, beg\nd0g treats 0\n"
        "d0g scored Jolene, Xerxes, Louise, Missy, Handsome\nKim dogs Mayor 1, Frankie"
    )
    board = table(told)
    record, mind = board.spots.content.record, new_mind(1)
    found = judge_at_table(board.position.copy(), record, 0, mind, judge_by)
    # Three of six tiles are facedown: if d0g rolls a six in three rolls, it has its sixth dog and
    # wins.
    faceup = [place + 1 for place in range(6) if not board.position[0].tiles[place].facedown]
    assert len(faceup) == 3
    left = [
        judge_at_table(table(told, f"roll {value}").position, record, 0, mind, judge_by)
        for value in faceup
    ]
    assert found == pytest.approx(sum(left) / 6, abs=1e-6)
    assert found < 0.5
