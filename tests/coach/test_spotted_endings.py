"""The last dice of Spotted! compared with a naive version that tries every order of writing."""

from pathlib import Path

import numpy as np
import pytest

from pipyard.coach.spotted.odds import SpottedCoach
from pipyard.core.contract import Move
from pipyard.core.scenario import play_scenario, read_scenario
from pipyard.games.spotted.game import Spotted
from pipyard.games.spotted.notation import format_action
from pipyard.games.spotted.position import parse_position
from pipyard.games.spotted.scenario import SpottedTable

START = "game spotted\nsheet clover-meadow\n"
ALONE = START + "players Ann\nround 5\n"
TWO = START + "players Ann Ben\nround 5\nactive Ben\n"
SECOND_ROLL = """\
play
roll white=2 yellow=2 orange=4 green=5 blue=5 pink=5
pick white
pick yellow
pick orange
spots white 2@1
spots yellow 2@1
spots orange 4@1
roll white=1 yellow=c orange=5 green=1 blue=2 pink=c
"""


def board(text: str) -> SpottedTable:
    """Set up a table from a whole scenario."""
    scenario = read_scenario(text)
    table, failure = play_scenario(
        scenario.play, SpottedTable(*parse_position(scenario.header, Path()))
    )
    assert failure is None, failure
    return table


class NaiveEnding:
    """The best possible result of a seat, by trying all legal actions."""

    def __init__(self, spotted: Spotted, seat: int) -> None:
        self._spotted = spotted
        self._seat = seat
        self._known: dict[bytes, tuple[int, int]] = {}

    def best(self, position: np.recarray) -> tuple[int, int]:
        """Return the points, and the beetles with five spots, of the best sheet."""
        key = position.tobytes()
        if key not in self._known:
            if self._seat in self._spotted.acting(position).seats:
                self._known[key] = max(self.by_action(position).values())
            else:
                sheet = self._spotted.view(position).sheets[self._seat]
                self._known[key] = sheet.score, sheet.full_beetles
        return self._known[key]

    def by_action(self, position: np.recarray) -> dict[str, tuple[int, int]]:
        """Return the best result after each legal action."""
        found = {}
        for action in self._spotted.legal(position, self._seat):
            after = position.copy()
            self._spotted.apply(after, Move(self._seat, action))
            found[format_action(action)] = self.best(after)
        return found


LAST = {
    "one die": "Ann dice blue=3\n",
    "magnifiers within reach": (
        "Ann beetles yellow 2 1 4 0 0\nAnn magnifier blue even\nAnn beetles blue 4 2 1 0 0\n"
        "Ann dice blue=5\n"
    ),
    "two dice, one a cloverleaf": (
        "Ann beetles pink 3 2 0 0 0\nAnn magnifier pink five\nAnn track 1\n"
        "Ann dice pink=2 white=c\n"
    ),
    "bonuses of the track": "Ann track 3\nAnn beetles green 1 1 1 1 0\nAnn dice green=2 white=c\n",
    "a full family": "Ann beetles yellow 5 5 5 5 5\nAnn dice yellow=2\n",
}


@pytest.mark.parametrize("name", LAST)
@pytest.mark.parametrize("rival", ["", "Ben beetles blue 2 1 0 0 0\nBen dice blue=1 white=c\n"])
def test_the_last_dice_are_worth_what_trying_everything_finds(name: str, rival: str) -> None:
    table = board(TWO + LAST[name] + rival)
    coach = SpottedCoach(table.spotted, 2)
    listed = NaiveEnding(table.spotted, 0).by_action(table.position)
    other = NaiveEnding(table.spotted, 1).best(table.position)
    options = coach.odds(table.position, 0)
    assert [format_action(option.action) for option in options] == list(listed)
    for option, result in zip(options, listed.values(), strict=True):
        assert option.exact
        assert option.worth == (0.5 if result == other else float(result > other))
    points = coach.points(table.position, 0)
    assert list(points.values()) == [score for score, _ in listed.values()]


def test_alone_the_last_two_dice_are_picked_and_written_for_certain() -> None:
    table = board(ALONE + SECOND_ROLL)
    coach = SpottedCoach(table.spotted, 1)
    listed = NaiveEnding(table.spotted, 0).by_action(table.position)
    options = coach.odds(table.position, 0)
    found = {format_action(option.action): (option.worth, option.exact) for option in options}
    assert found == {action: (score, True) for action, (score, _) in listed.items()}


def test_what_still_depends_on_dice_is_an_estimate() -> None:
    table = board(ALONE + "Ann dice blue=3\n")
    # A solo player gets a second roll.
    assert not any(
        option.exact for option in SpottedCoach(table.spotted, 1).odds(table.position, 0)
    )
