"""Odds of options in Spots: computed by hand, and by listing every event of a turn."""

import numpy as np
import pytest

from pipyard.bots.spots.judge import BY_NET
from pipyard.coach.options import OptionOdds
from pipyard.coach.spots.odds import SpotsCoach
from pipyard.core.jit import WASM, machine_of
from pipyard.core.wasm import home
from pipyard.games.spots.notation import format_action
from pipyard.games.spots.scenario import SpotsTable
from tests.bots.test_solver import SMALL, brute_force, only
from tests.games.spots.tables import table

TWO = "players Ann Ben\nBen dogs Lief, Doog\n"


def odds_at(board: SpotsTable) -> dict[str, OptionOdds]:
    coach = SpotsCoach(board.spots, int(board.position[0].seats), 2_000_000)
    options = coach.odds(board.position, int(board.position[0].turn))
    return {format_action(board.names, option.action): option for option in options}


def odds(header: str, play: str = "") -> dict[str, OptionOdds]:
    return odds_at(table(TWO + header, play))


def test_one_more_die_with_a_yard_of_6() -> None:
    found = odds(
        "Ann treats 0\nAnn yard 4\nAnn dogs Missy 3, Sundrop, Zipper",
        "trick walk\nroll 2 2\nplace 2 Sundrop\nbury 2",
    )
    # Missy lacks a 4, Sundrop a 3; a 1 is buried, 4 to 6 fit Zipper too: only a 2 busts.
    more, stop = found["more"], found["stop"]
    assert list(found) == ["more", "stop"]
    assert more.bust == pytest.approx(1 / 6)
    assert more.complete_dog == pytest.approx(2 / 6)
    assert more.complete_all == 0.0
    assert more.dogs == pytest.approx(2 / 6)
    assert (stop.bust, stop.complete_dog, stop.complete_all, stop.dogs) == (0, 0, 0, 0)


def test_nobody_busts_on_purpose() -> None:
    found = odds("Ann treats 0\nAnn yard 6\nAnn dogs Bristles\ntop Zipper")
    # Howl draws Zipper and rolls one die: 1 is placed or buried, 3 busts, everything else fits.
    assert found["trick howl"].bust == pytest.approx(1 / 6)


def test_two_dice_complete_a_dog_that_lacks_a_1_in_11_of_36_rolls() -> None:
    found = odds("set dog park\nAnn treats 0\nAnn dogs Burt, Zipper")
    dig = found["trick dig"]
    # What does not fit adds up to 6 at most, so nothing busts; Zipper lacks three dice.
    assert dig.bust == 0.0
    assert dig.complete_dog == pytest.approx(11 / 36)
    assert dig.dogs == pytest.approx(11 / 36)
    assert dig.complete_all == 0.0


def test_two_dogs_completed_by_two_dice_are_all_dogs() -> None:
    found = odds("set dog park\nAnn treats 0\nAnn yard 2\nAnn dogs Burt, Mayor 1")
    # Burt lacks a 1, Mayor a 6; dice that do not fit bust if they add up to more than 5: 2 4, 2 5,
    # 3 4, 3 5, 4 5 in both orders, 3 3, 4 4, 5 5, and 6 6, one of which is placed.
    dig = found["trick dig"]
    assert dig.bust == pytest.approx(14 / 36)
    assert dig.complete_all == pytest.approx(2 / 36)
    # 11 rolls have a 1, 11 have a 6, of which 6 6 busts, and two have both.
    assert dig.dogs == pytest.approx((11 + 10) / 36)
    assert dig.complete_dog == pytest.approx((11 + 10 - 2) / 36)


def test_fetch_keeps_one_value_and_busts_where_it_fits_nowhere() -> None:
    found = odds(
        "Ann treats 0\nAnn yard 5\nAnn dogs Burt, Missy 3",
        "trick fetch\nroll 1 1 2 3 4 4 5 6",
    )
    assert list(found) == [f"choose {value}" for value in range(1, 7)]
    busts = [option.bust for option in found.values()]
    # 1 1: one on Burt, one buried makes 6. 2: buried makes 7. 4 4: one on Missy, one buried busts.
    assert busts == [0.0, 0.0, 1.0, 1.0, 1.0, 1.0]
    assert found["choose 1"].complete_dog == 1.0
    assert found["choose 2"].complete_dog == 0.0


def test_a_treat_rolls_a_bust_again() -> None:
    found = odds(
        "Ann treats 1\nAnn yard 6\nAnn dogs Missy 3\ntop Gretchen",
        "trick howl\nturn up Wilbur\nroll 2",
    )
    # Howl drew Gretchen, who takes 5 and 6; Missy takes a 4; a 1 is buried.
    assert list(found) == ["reroll", "keep"]
    assert found["keep"].bust == 1.0
    assert found["reroll"].bust == pytest.approx(2 / 6)
    assert found["reroll"].complete_dog == pytest.approx(1 / 6)
    assert found["keep"].complete_dog == 0.0


def test_dice_may_be_dealt_with_in_any_order() -> None:
    found = odds("set dog park\nAnn treats 0\nAnn dogs Bongo, Missy, Zipper", "trick dig\nroll 3 4")
    assert list(found) == [
        "place 3 Bongo",
        "place 3 Missy",
        "place 4 Missy",
        "place 4 Zipper",
        "bury 3",
        "bury 4",
    ]
    best = max(option.worth for option in found.values())
    lowest_first = max(found[name].worth for name in list(found)[:2])
    assert lowest_first == pytest.approx(best)
    assert max(found["place 4 Missy"].worth, found["place 4 Zipper"].worth) == pytest.approx(best)


def test_a_win_at_once_is_exact() -> None:
    scored = "Ann scored Bristles, Bongo, Eloise, Ursula, Mayor"
    found = odds(f"set dog park\nAnn treats 0\nAnn dogs Burt\n{scored}", "trick dig\nroll 1 2")
    assert found["place 1 Burt"].worth == 1.0
    assert found["place 1 Burt"].exact
    assert found["place 1 Burt"].complete_all == 1.0
    assert not found["bury 1"].exact


def test_where_chance_is_to_act_there_are_no_options() -> None:
    board = table(TWO + "Ann dogs Burt", "trick walk")
    assert SpotsCoach(board.spots, 2).odds(board.position, 0) == []
    assert SpotsCoach(board.spots, 2).odds(board.position, 1) == []


def test_completing_a_dog_counts_though_everybody_busts_for_want_of_dice() -> None:
    found = odds("set dog park\nsupply dice 2\nAnn treats 0\nAnn dogs Burt, Zipper")
    # The last dice in the supply: after they are placed, it is empty as soon as Ben's turn starts.
    assert found["trick dig"].complete_dog == pytest.approx(11 / 36)
    assert found["trick dig"].bust == 0.0


@pytest.mark.parametrize(("tiles", "trick", "pack"), SMALL[::3])
def test_every_option_is_worth_what_listing_every_event_finds(
    tiles: str, trick: str, pack: str
) -> None:
    board = only(tiles, trick, pack)
    coach = SpotsCoach(board.spots, 2, 2_000_000, 0)
    found = {option.number: option.worth for option in coach.odds(board.position, 0)}
    listed = brute_force(board, BY_NET).moves(board.position)
    assert list(found) == list(listed)
    assert np.allclose(list(found.values()), list(listed.values()), atol=1e-6)


def test_the_working_space_is_not_copied_for_each_call() -> None:
    board = table(TWO + "Ann dogs Burt")
    coach = SpotsCoach(board.spots, 2, 2_000, 0)
    work = coach._work
    if machine_of("spots-coach") == WASM:
        assert 0 < home().place_of(work) < home().end
    assert coach.odds(board.position, 0)
    assert work[0].count == len(coach.odds(board.position, 0))
