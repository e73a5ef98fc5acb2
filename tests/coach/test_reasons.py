"""Why an option is better: only what the figures show, or that it pays off later."""

import numpy as np
import pytest

from pipyard.bots.spots import figures as spots
from pipyard.coach.reasons import MOST_REASONS, REASON, in_tenths, read_reasons
from pipyard.coach.spots.odds import SpotsCoach
from pipyard.coach.spots.reasons import REASONS, explain
from pipyard.coach.spots.weighing import OPTION
from pipyard.coach.spotted import figures as spotted
from pipyard.coach.spotted.odds import SpottedCoach
from pipyard.coach.spotted.reasons import REASONS as SPOTTED_REASONS
from pipyard.coach.spotted.reasons import explain as explain_spotted
from pipyard.coach.spotted.weighing import OPTION as SPOTTED_OPTION
from pipyard.core.record import recarray
from pipyard.games.spots.notation import format_action
from pipyard.games.spotted.notation import format_action as format_spotted
from tests.games.spots.tables import table
from tests.games.spotted.tables import table as spotted_table

TWO = "players Ann Ben\nBen dogs Lief, Doog\n"
LATER = {"later": (0, 0)}


def told_at(header: str, play: str, better: str, other: str) -> dict[str, tuple[float, float]]:
    board = table(TWO + header, play)
    coach = SpotsCoach(board.spots, 2, 2_000_000, 0)
    options = coach.odds(board.position, 0)
    names = [format_action(board.names, option.action) for option in options]
    places = names.index(better), names.index(other)
    assert options[places[0]].worth > options[places[1]].worth
    found = coach.reasons(board.position, *places)
    return {reason.id: (reason.better, reason.other) for reason in found}


def test_one_more_die_completes_a_dog_with_two_values_of_six() -> None:
    told = told_at(
        "Ann treats 0\nAnn yard 4\nAnn dogs Missy 3, Sundrop, Zipper",
        "trick walk\nroll 2 2\nplace 2 Sundrop\nbury 2",
        "more",
        "stop",
    )
    assert told["complete-dog"] == (33.0, 0.0)
    # That it busts with one value of six counts against it, and a bust that clears the yard is no
    # advantage.
    assert "bust" not in told
    assert "bury" not in told


def test_to_bust_on_purpose_keeps_the_treat_and_clears_the_yard() -> None:
    told = told_at(
        "Ann treats 1\nAnn yard 6\nAnn dogs Missy 3\ntop Gretchen",
        "trick howl\nturn up Wilbur\nroll 2",
        "keep",
        "reroll",
    )
    assert told["treats"] == (1.0, 0.0)
    assert told["bury"][0] == 0


def test_a_roll_that_wins_is_told_first() -> None:
    scored = "Ann scored Bristles, Bongo, Eloise, Ursula, Mayor"
    told = told_at(
        f"set dog park\nAnn treats 0\nAnn dogs Burt\n{scored}",
        "trick dig\nroll 1 2",
        "place 1 Burt",
        "bury 1",
    )
    assert next(iter(told)) == "win"
    assert told["win"][0] == 100


def weighed(worth: float, **known: float) -> np.record:
    """Return an option with these figures and default values for all others."""
    option: np.record = recarray(OPTION)[0]
    option.worth = worth
    given = {"filled": 4, "wanted": 4, "supply": 30, "tiles": 4, "meant": worth, **known}
    for name, figure in given.items():
        option.figures[spots.NAMES.index(name)] = figure
    return option


def told_of(better: np.record, other: np.record) -> dict[str, tuple[float, float]]:
    room = recarray(REASON, len(REASONS))
    game = table(TWO + "Ann dogs Burt").position[0]
    count = explain(game, better, other, room)
    found = read_reasons(list(room[:count]), REASONS)
    return {reason.id: (reason.better, reason.other) for reason in found}


def test_a_term_that_speaks_for_the_other_option_is_not_told() -> None:
    told = told_of(weighed(0.6, bust=0.3, filled=6), weighed(0.5, bust=0.1))
    assert told == {"fill": (6, 4)}


def test_what_all_terms_speak_against_pays_off_later() -> None:
    assert told_of(weighed(0.6, treats=1), weighed(0.5, filled=9)) == LATER


@pytest.mark.parametrize("known", [{"unseen": 0.5}, {"meant": 0.55}, {"bust": -1}])
def test_nothing_is_told_where_figures_say_little(known: dict[str, float]) -> None:
    assert told_of(weighed(0.6, **{"filled": 6, **known}), weighed(0.5)) == {}


def test_the_largest_terms_are_told_and_no_more_than_three() -> None:
    better = weighed(0.7, complete_dog=0.9, dogs=0.9, filled=7, treats=1, wanted=6, spots=0)
    told = told_of(better, weighed(0.5, bust=0.5, spots=6, wanted=4))
    assert len(told) == MOST_REASONS
    assert next(iter(told)) in ("complete-dog", "bust")


def test_amounts_that_look_alike_are_not_told() -> None:
    assert told_of(weighed(0.6, bust=0.302), weighed(0.5, bust=0.304)) == LATER


def test_averages_are_told_in_tenths() -> None:
    assert [in_tenths(amount) for amount in (0.0, 2.04, 2.06, -1.26)] == [0.0, 2.0, 2.1, -1.3]


def test_a_sheet_is_compared_by_what_it_shows_once_all_is_written() -> None:
    board = spotted_table(
        "players Ann\nround 5\nAnn dice blue=2\nAnn beetles blue 2 1 0 0 0\nAnn magnifier blue even"
    )
    coach = SpottedCoach(board.spotted, 1)
    options = coach.odds(board.position, 0)
    names = [format_spotted(option.action) for option in options]
    found = coach.reasons(board.position, names.index("spots blue 2@3"), names.index("walk blue"))
    told = {reason.id: (reason.better, reason.other) for reason in found}
    # Beetles with 2, 1 and 2 spots: two match an even count, and three have spots.
    assert told["families"] == (2.0, 1.0)
    assert told["beetles"] == (3, 2)


def told_of_sheets(better: np.record, other: np.record) -> dict[str, tuple[float, float]]:
    room = recarray(REASON, len(SPOTTED_REASONS))
    count = explain_spotted(better, other, room)
    found = read_reasons(list(room[:count]), SPOTTED_REASONS)
    return {reason.id: (reason.better, reason.other) for reason in found}


def test_points_that_get_lost_elsewhere_are_no_reason() -> None:
    better, other = recarray(SPOTTED_OPTION, 2)
    better.figures[spotted.STARTED] = 1
    other.figures[spotted.FAMILY_POINTS] = 3
    assert told_of_sheets(better, other) == LATER


def test_sheets_that_show_the_same_differ_later() -> None:
    better, other = recarray(SPOTTED_OPTION, 2)
    assert told_of_sheets(better, other) == LATER


def test_dice_count_only_against_other_dice_and_never_below_zero() -> None:
    better, other = recarray(SPOTTED_OPTION, 2)
    better.figures[spotted.DRAFT] = -0.5
    other.figures[spotted.DRAFT] = -2.7
    assert told_of_sheets(better, other) == {"dice": (2.2, 0.0)}


def test_every_figure_and_every_reason_has_a_name() -> None:
    assert len(spots.NAMES) == spots.FIGURES
    assert len(spotted.NAMES) == spotted.FIGURES == len(SPOTTED_REASONS) - 1
