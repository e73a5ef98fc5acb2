"""Endings of Spots: where all that follows can be searched, every worth is exact."""

import numpy as np
import pytest

from pipyard.coach.games import reviewer_of
from pipyard.coach.review import Played
from pipyard.coach.spots.ending import EXACT, FAILED
from pipyard.coach.spots.odds import SpotsCoach
from pipyard.core.contract import Drawn, Event, Move
from pipyard.games.spots.game import Spots
from pipyard.lab.spots.solved.endings import find_ending
from pipyard.lab.spots.solved.solution import Solution, weigh_one
from tests.lab.test_solved import TWO_DICE, solution_of

# Numba compiles the rules of a game once per process, so one worker runs all tests that need them.
pytestmark = pytest.mark.xdist_group("compiled spots")

NODES = 12_000_000


def worths(solution: Solution, position: np.recarray) -> list[float]:
    """Return what every legal move is worth to the player whose turn it is, by the solution."""
    seat = int(position[0].turn)
    found = [
        weigh_one(solution.spots, position, solution.desk, int(move))[0]
        for move in solution.spots.legal_dense(position, seat)
    ]
    return found if seat == 0 else [1.0 - value for value in found]


def played_on(spots: Spots, start: np.recarray) -> list[Played]:
    """Play the last legal move and the first outcome of chance, a few times."""
    position = start.copy()
    events: list[Played] = []
    while len(events) < 12 and spots.outcome(position) is None:
        event: Event
        if spots.acting(position).chance:
            event = Drawn(next(iter(spots.outcomes(position)))[0])
        else:
            seat = int(position[0].turn)
            move = spots.legal_dense(position, seat)[-1]
            event = Move(seat, spots.from_dense(position, int(move)))
        spots.apply(position, event)
        events.append(Played(len(events) + 1, event))
    return events


def test_every_option_is_worth_what_the_solution_says() -> None:
    solution = solution_of(TWO_DICE)
    coach = SpotsCoach(solution.spots, 2, ending_nodes=NODES)
    book = solution.desk[0].book
    for page in range(0, solution.pages, solution.pages // 8):
        position = book.positions[page : page + 1].copy().view(np.recarray)
        seat = int(position[0].turn)
        options = coach.odds(position, seat)
        if options:
            assert all(option.exact for option in options)
            found = [option.worth for option in options]
            assert found == pytest.approx(worths(solution, position), abs=2e-5)


@pytest.mark.parametrize(("name", "value"), [("race", 0.5454), ("short deck", 0.2751)])
def test_solved_endings_are_worth_what_their_page_says(name: str, value: float) -> None:
    spots, start = find_ending(name).set_up()
    options = SpotsCoach(spots, int(start[0].seats)).odds(start, 0)
    assert all(option.exact for option in options)
    assert max(option.worth for option in options) == pytest.approx(value, abs=5e-5)


def test_a_review_of_an_ending_is_exact() -> None:
    solution = solution_of(TWO_DICE)
    events = played_on(solution.spots, solution.start)
    review = reviewer_of(solution.spots, 2).review(solution.start, events)
    position = solution.start.copy()
    decisions = {decision.version: decision for decision in review.decisions}
    for played in events:
        decision = decisions.get(played.version)
        if decision:
            true = worths(solution, position)
            assert decision.best.worth == pytest.approx(max(true), abs=2e-5)
            assert decision.loss == pytest.approx(max(true) - true[-1], abs=2e-5)
        solution.spots.apply(position, played.event)
    assert len(decisions) > 2


def test_an_ending_is_settled_at_the_start_of_a_turn_if_there_is_time() -> None:
    solution = solution_of(TWO_DICE)
    spots, start = solution.spots, solution.start
    coach = SpotsCoach(spots, 2, ending_nodes=0)
    for nodes in (100, 2_000, 5_000):
        assert coach.settle(start, nodes) == FAILED
    assert not any(option.exact for option in coach.odds(start, 0))
    assert coach.settle(start, NODES) == EXACT
    options = coach.odds(start, 0)
    assert all(option.exact for option in options)
    found = [option.worth for option in options]
    assert found == pytest.approx(worths(solution, start), abs=2e-5)
    later = start.copy()
    spots.apply_dense(later, 0, int(spots.legal_dense(later, 0)[0]))
    assert coach.settle(later, NODES) == 0


def test_what_was_settled_is_not_used_for_positions_that_do_not_follow() -> None:
    solution = solution_of(TWO_DICE)
    coach = SpotsCoach(solution.spots, 2, ending_nodes=0)
    assert coach.settle(solution.start, NODES) == EXACT
    # As many dice and treats, but one of Lou's dogs is not scored: nothing of that was searched.
    other = solution.start.copy()
    other[0].players[1].dogs[0].scored = 0
    assert not all(option.exact for option in coach.odds(other, 0))
    assert coach.settle(solution.start, NODES) == EXACT
