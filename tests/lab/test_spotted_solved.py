"""Endings of Spotted!, solved exactly: compared with a naive judge, and with actual play."""

import numpy as np
import pytest

from pipyard.core.chance import new_stream
from pipyard.core.errors import InvalidConfig
from pipyard.games.spotted.game import Spotted, SpottedConfig
from pipyard.games.spotted.record import ROLL
from pipyard.lab.simulate import SimulateOptions
from pipyard.lab.solved import BEST, Distance, page_of
from pipyard.lab.spotted.solved import exploring
from pipyard.lab.spotted.solved.distance import lost_by_question, measure, play
from pipyard.lab.spotted.solved.endings import Ending, ending_names, find_ending
from pipyard.lab.spotted.solved.exploring import Exploration, TooLarge
from pipyard.lab.spotted.solved.page import INTRODUCTION, QUESTIONS, SUMMARY, SpottedEnding
from pipyard.lab.spotted.solved.solution import Solution
from tests.lab.expectimax import Judge
from tests.lab.small_endings import small_ending

# Numba compiles the rules of a game once per process, so one worker runs all tests that need them.
pytestmark = pytest.mark.xdist_group("compiled spotted")


def solve(ending: Ending) -> Solution:
    return Solution(Exploration(ending.spotted, ending.start))


@pytest.fixture(scope="module")
def two_rows() -> Solution:
    return solve(small_ending("5 5 5 5 1", "5 5 5 5 0", "Ann rerolls 1"))


@pytest.fixture(scope="module")
def played(two_rows: Solution) -> dict[str, Distance]:
    wanted = SimulateOptions(["random", "greedy"], 30, 1)
    return {bot: measure(two_rows, bot, wanted) for bot in (BEST, *wanted.bots)}


@pytest.mark.parametrize("more", ["", "Ann rerolls 1"])
def test_a_naive_judge_of_all_rolls_and_moves_finds_the_same(more: str) -> None:
    ending = small_ending("5 5 5 5 3", "5 5 5 5 5", more)
    found = solve(ending).optimum
    assert found == pytest.approx(Judge(ending.spotted).worth(ending.start), abs=1e-9)


def test_a_position_is_worth_what_its_best_move_leads_to(two_rows: Solution) -> None:
    asked = []

    def choose(position: np.recarray, legal: list[int]) -> int:
        best = max(two_rows.worth_after(position, move) for move in legal)
        assert two_rows.worth(position) == pytest.approx(best, abs=1e-9)
        asked.append(len(legal))
        return legal[len(asked) % len(legal)]

    for number in range(5):
        play(two_rows, choose, new_stream(number))
    assert max(asked) == 64, "re-rolls were among the questions"


def test_best_play_loses_nothing_and_scores_what_it_is_worth(
    two_rows: Solution, played: dict[str, Distance]
) -> None:
    best = played[BEST]
    assert best.lost.value == 0
    assert abs(best.result.value - two_rows.optimum) < 1.5 * best.result.doubt


def test_what_a_bot_loses_is_what_it_scores_less(
    two_rows: Solution, played: dict[str, Distance]
) -> None:
    random, greedy = played["random"], played["greedy"]
    assert 0 < greedy.lost.value < random.lost.value
    sums = [trial.result + trial.lost for trial in random.trials]
    error = float(np.std(sums)) / len(sums) ** 0.5
    assert abs(float(np.mean(sums)) - two_rows.optimum) < 3 * error
    assert sum(lost_by_question(random).values()) == pytest.approx(random.lost.value)
    assert set(lost_by_question(random)) <= set(QUESTIONS)


def test_games_depend_on_the_seed_alone(two_rows: Solution) -> None:
    one, other = (measure(two_rows, "greedy", SimulateOptions(["greedy"], 4, 5, c)) for c in (1, 2))
    assert [trial.result for trial in one.trials] == [trial.result for trial in other.trials]
    assert one.lost == other.lost


def test_the_page_tells_what_was_found(two_rows: Solution, played: dict[str, Distance]) -> None:
    ending = small_ending("5 5 5 5 1", "5 5 5 5 0", "Ann rerolls 1")
    distances = (played["greedy"], played["random"])
    report = SpottedEnding(ending, two_rows, distances, played[BEST])
    page = page_of(INTRODUCTION, SUMMARY, [report], "pipyard solved spotted")
    assert f"Best play scores {two_rows.optimum:.2f}" in page
    assert f"| random | {played['random'].lost.value:.2f} ±" in page
    assert "The costliest mistakes of random:" in page
    assert "instead of" in page
    assert "`pipyard solved spotted`" in page


def test_shipped_endings_begin_before_a_first_roll_alone() -> None:
    assert ending_names() == ["one-row", "two-rows"]
    for name in ending_names():
        game = find_ending(name).start[0]
        assert (game.seats, game.phase, game.second_roll) == (1, ROLL, 0)


def test_what_cannot_be_solved_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(InvalidConfig, match="There is no ending 'opening'"):
        find_ending("opening")
    spotted = Spotted()
    with pytest.raises(InvalidConfig, match="before the first roll"):
        Exploration(spotted, spotted.new(SpottedConfig(1)))
    monkeypatch.setattr(exploring, "MOST_SHEETS", 10)
    ending = small_ending("5 5 5 5 1", "5 5 5 5 0")
    with pytest.raises(TooLarge, match="begin later"):
        Exploration(ending.spotted, ending.start)
