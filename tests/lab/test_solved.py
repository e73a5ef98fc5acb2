"""Solved games of Spots: values by hand and by full enumeration, and what bots lose in them."""

from collections.abc import Iterator
from functools import cache

import numpy as np
import pytest

from pipyard.core.contract import Drawn
from pipyard.core.errors import InvalidConfig
from pipyard.games.spots.game import Spots
from pipyard.games.spots.record import TURN
from pipyard.lab.simulate import SimulateOptions
from pipyard.lab.solved import BEST, page_of
from pipyard.lab.spots.solved import solution as solved
from pipyard.lab.spots.solved.distance import measure, measure_all
from pipyard.lab.spots.solved.endings import ENDINGS, Ending, find_ending
from pipyard.lab.spots.solved.page import INTRODUCTION, SUMMARY, SpotsEnding
from pipyard.lab.spots.solved.solution import Solution, solve
from tests.bots.brute_force import BruteForce

# Numba compiles the rules of a game once per process, so one worker runs all tests that need them.
pytestmark = pytest.mark.xdist_group("compiled spots")

KIM = "Kim scored Bristles, Bongo, Eloise, Ursula, Sundrop"
LOU = "Lou scored Jolene, Xerxes, Louise, Missy, Handsome"
D0G = "d0g scored Jolene, Xerxes, Louise, Missy, Handsome"
NO_TREATS = "supply treats 0\nKim treats 0"
ONE_DIE = Ending(
    "one die",
    "",
    f"players Kim\nset adoption event\nsupply dice 1\nd0g treats 0\n{NO_TREATS}\n"
    f"Kim dogs Burt\n{KIM}\n{D0G}",
)
"""Kim needs a 1, d0g a tile that is facedown."""
TWO_DICE = Ending(
    "two dice",
    "",
    f"players Kim Lou\nset dog park\nsupply dice 2\n{NO_TREATS}\nLou treats 0\n"
    f"Kim dogs Burt\n{KIM}\nLou dogs Mayor\n{LOU}",
)
"""Lou needs two dice in one turn, or one after the other while Kim leaves them alone."""


@cache
def solution_of(ending: Ending) -> Solution:
    return solve(*ending.set_up())


def listed(spots: Spots, start: np.recarray) -> float:
    """Return the first seat's win chance by listing every position, event by event."""
    nodes: dict[bytes, tuple[int, list[tuple[bytes, float]]]] = {}
    values = {}
    waiting = [start]
    while waiting:
        position = waiting.pop()
        key = key_of(position)
        if key in nodes:
            continue
        outcome = spots.outcome(position)
        after = [] if outcome else list(events(spots, position))
        seat = -1 if spots.acting(position).chance else int(position[0].turn)
        nodes[key] = (seat, [(key_of(child), chance) for child, chance in after])
        values[key] = float(outcome is not None and outcome.winners == (0,))
        waiting += [child for child, _ in after]
    change = 1.0
    while change > 1e-12:
        change = 0.0
        for key in reversed(nodes):
            seat, following = nodes[key]
            if following:
                value = weighed(seat, [(values[child], chance) for child, chance in following])
                change = max(change, abs(value - values[key]))
                values[key] = value
    return values[key_of(start)]


def key_of(position: np.recarray) -> bytes:
    return position.tobytes()


def events(spots: Spots, position: np.recarray) -> Iterator[tuple[np.recarray, float]]:
    """Yield the result of each move, or of each outcome of chance."""
    if spots.acting(position).chance:
        for outcome, chance in spots.outcomes(position):
            after = position.copy()
            spots.apply(after, Drawn(outcome))
            yield after, chance
    else:
        for move in spots.legal_dense(position, int(position[0].turn)):
            after = position.copy()
            spots.apply_dense(after, 0, move)
            yield after, 1.0


def weighed(seat: int, after: list[tuple[float, float]]) -> float:
    """Chance takes the average, the first seat the maximum, the second the minimum."""
    values = [value for value, _ in after]
    if seat >= 0:
        return max(values) if seat == 0 else min(values)
    return sum(value * chance for value, chance in after)


def test_a_game_is_worth_what_listing_all_its_positions_brings() -> None:
    solution = solution_of(ONE_DIE)
    assert solution.error < 1e-5
    assert abs(solution.value - listed(solution.spots, solution.start)) < 1e-8


def test_every_turn_brings_what_listing_its_events_brings() -> None:
    solution = solution_of(TWO_DICE)
    book = solution.desk[0].book
    known = {
        key_of(book.positions[page : page + 1].copy()): float(book.values[page])
        for page in range(solution.pages)
    }
    turns = [page for page in range(solution.pages) if book.positions[page].phase == TURN]
    for page in turns[:: len(turns) // 12]:
        position = book.positions[page : page + 1].copy().view(np.recarray)
        seat = int(position[0].turn)

        def judge(left: np.recarray, seat: int = seat) -> float:
            outcome = solution.spots.outcome(left)
            if outcome is not None:
                return float(outcome.winners == (seat,))
            value = known[key_of(left)]
            return value if seat == 0 else 1 - value

        value = BruteForce(solution.spots, seat, judge).value(position)
        assert abs(known[key_of(position)] - (value if seat == 0 else 1 - value)) < 1e-8


def test_both_players_chances_add_up_to_one() -> None:
    seats_changed = TWO_DICE.header.replace("players Kim Lou", "players Lou Kim\nturn Kim")
    other = solve(*Ending("seats changed", "", seats_changed).set_up())
    assert abs(solution_of(TWO_DICE).value + other.value - 1) < 1e-6
    assert solution_of(TWO_DICE).error < 1e-4


def test_yards_that_are_alike_are_worth_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    ending = Ending("four dice", "", ONE_DIE.header.replace("dice 1", "dice 4"))
    merged = solve(*ending.set_up())
    monkeypatch.setattr(solved, "buried_dice_matter", lambda *_: True)
    apart = solve(*ending.set_up())
    assert merged.pages < apart.pages
    assert abs(merged.value - apart.value) < 1e-8


def test_best_play_wins_as_often_as_the_value_says() -> None:
    solution = solution_of(ONE_DIE)
    found = measure(solution, BEST, BEST, SimulateOptions([BEST], 400, 7))
    assert found.lost.value == 0
    # Four deviations: with a free seed this would fail 6 times in 100,000.
    assert abs(found.result.value - solution.value) < 4 * np.sqrt(0.25 / 400)


def test_what_moves_lose_adds_up_to_games_that_are_lost() -> None:
    solution = solution_of(TWO_DICE)
    found = measure(solution, "random", BEST, SimulateOptions(["random"], 160, 1, cores=1))
    fair = np.mean([solution.value if t.seat == 0 else 1 - solution.value for t in found.trials])
    assert found.lost.value > 0.02
    # Four deviations: with a free seed this would fail 6 times in 100,000.
    assert abs(fair - found.lost.value - found.result.value) < 4 * np.sqrt(0.25 / 160)
    assert all(mistake.lost > 0 for trial in found.trials for mistake in trial.mistakes)


def test_the_same_seed_brings_the_same_games_on_any_number_of_cores() -> None:
    one, two = (
        measure(
            solution_of(ONE_DIE), "greedy", BEST, SimulateOptions(["greedy"], 30, 5, cores=cores)
        )
        for cores in (1, 2)
    )
    assert [trial.lost for trial in one.trials] == [trial.lost for trial in two.trials]


def test_a_page_tells_the_position_the_losses_and_the_worst_moves() -> None:
    wanted = SimulateOptions(["random"], 20, 1)
    solution = solution_of(TWO_DICE)
    report = SpotsEnding(TWO_DICE, solution, *measure_all(solution, wanted))
    text = page_of(INTRODUCTION, SUMMARY, [report], "pipyard solved spots")
    for words in ("## Two dice", "set dog park", "against itself", "instead of", "Kim's turn"):
        assert words in text


def test_every_ending_can_be_set_up_and_is_found_by_its_name() -> None:
    for ending in ENDINGS:
        _, start = ending.set_up()
        assert start[0].phase == TURN
        assert find_ending(ending.name.upper()) is ending
    with pytest.raises(
        InvalidConfig, match="There is no ending 'opening'; choose one of photo finish"
    ):
        find_ending("opening")
