"""The soak finds faults, and rare corners of the rules come up in it."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from pipyard.core.chance import draw_below, new_stream
from pipyard.core.contract import Drawn
from pipyard.games.spots.game import Spots, SpotsConfig
from pipyard.games.spots.invariants import check_position as check_spots
from pipyard.games.spotted.game import Spotted, SpottedConfig
from pipyard.games.spotted.invariants import check_position as check_spotted
from pipyard.lab.soak import soak
from pipyard.lab.spots import soak as spots
from pipyard.lab.spotted import soak as spotted
from tests.lab import spots_corners, spotted_corners
from tests.lab.corners import count_corners


@pytest.mark.rule("spots:N1")
@pytest.mark.rule("spots:N2")
@pytest.mark.rule("spots:N3")
def test_nothing_is_broken_in_a_small_soak_of_spots() -> None:
    report = soak(spots.set_up(), 400, 3)
    assert report.fault is None
    assert report.finished + report.cut_off == report.games == 400
    assert report.events > 20_000


@pytest.mark.rule("spotted:A3")
@pytest.mark.rule("spotted:B4")
@pytest.mark.rule("spotted:B5")
def test_nothing_is_broken_in_a_small_soak_of_spotted() -> None:
    report = soak(spotted.set_up(), 300, 3)
    assert report.fault is None
    assert report.finished == report.games == 300
    assert report.events > 50_000


@pytest.mark.parametrize("game", [spots, spotted])
def test_a_soak_is_the_same_for_its_seed_on_any_number_of_cores(
    game: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pipyard.lab.soak.CHUNK", 50)
    assert soak(game.set_up(), 120, 5, cores=1) == soak(game.set_up(), 120, 5, cores=2)


@pytest.mark.long
@pytest.mark.xdist_group("compiled spots")
def test_most_corners_of_spots_come_up_even_in_a_small_soak() -> None:
    corners = spots_corners
    fault, tally = count_corners(
        spots.set_up(), corners.play_noted, corners.WATCH, corners.TALLY, 2000
    )
    assert fault == 0
    assert (tally.single > 0).sum() >= len(corners.SINGLE) - 2
    assert (tally.tricks[: len(Spots().content.tricks), corners.DONE] > 0).all()


@pytest.mark.long
@pytest.mark.xdist_group("compiled spotted")
@pytest.mark.rule("spotted:E1")
def test_nearly_all_corners_of_spotted_come_up_and_every_pick_is_right() -> None:
    corners = spotted_corners
    fault, tally = count_corners(
        spotted.set_up(), corners.play_noted, corners.WATCH, corners.TALLY, 1500
    )
    assert fault == 0
    assert sum(count == 0 for _, count in corners.named(tally)) <= 3


@pytest.mark.parametrize(
    ("field", "change", "fault"),
    [
        ("supply_dice", 1, "dice do not add up"),
        ("supply_treats", -1, "treats do not add up"),
        ("deck", 1, "cards do not add up"),
    ],
)
def test_a_lost_piece_is_found(field: str, change: int, fault: str) -> None:
    game = Spots()
    position = game.new(SpotsConfig(2))
    check_spots(game.content, position)
    setattr(position[0], field, getattr(position[0], field) + change)
    with pytest.raises(AssertionError, match=fault):
        check_spots(game.content, position)


def test_scarce_supplies_are_part_of_the_variety() -> None:
    game = spots.starting_positions(Spots())[0]
    spots.make_scarce(game, 3, 2)
    assert (game.supply_dice, game.supply_treats) == (7, 0)


def played(events: int) -> np.recarray:
    """Return a position of two players of Spotted! after some random events."""
    game = Spotted()
    stream = new_stream(2)
    position = game.new(SpottedConfig(2))
    for _ in range(events):
        acting = game.acting(position)
        if acting.chance:
            outcome = game.draw(position, lambda bound: int(draw_below(stream, bound)))
            game.apply(position, Drawn(outcome))
        else:
            legal = game.legal_dense(position, acting.seats[0])
            game.apply_dense(position, acting.seats[0], legal[int(draw_below(stream, len(legal)))])
    return position


def too_many_spots(player: np.record) -> None:
    player.beetles[0, 0] = 6


def a_gap(player: np.record) -> None:
    player.beetles[0, :] = [1, 0, 2, 0, 0]


def a_field_out_of_the_way(player: np.record) -> None:
    player.crossed[0] |= 1 << 9


def a_field_that_opens_nothing(player: np.record) -> None:
    player.beside[0] |= 1 << 50


def a_lost_field(player: np.record) -> None:
    player.fields_crossed += 1


def a_die_too_many(player: np.record) -> None:
    player.dice[:] = 1


def a_free_reroll(player: np.record) -> None:
    player.rerolls_used = player.rerolls + 1


@pytest.mark.parametrize(
    ("broken", "fault"),
    [
        (too_many_spots, "spots do not fit a beetle"),
        (a_gap, "a row has a gap"),
        (a_field_out_of_the_way, "a field was crossed that is not joined"),
        (a_field_that_opens_nothing, "what can be reached is wrong"),
        (a_lost_field, "a count on the sheet is wrong"),
        (a_die_too_many, "a die is in two places"),
        (a_free_reroll, "a count on the sheet is wrong"),
    ],
)
def test_what_is_broken_on_a_sheet_is_found(
    broken: Callable[[np.record], None], fault: str
) -> None:
    position = played(60)
    check_spotted(Spotted(), position)
    broken(position[0].players[0])
    broken(position[0].players[1])
    with pytest.raises(AssertionError, match=fault):
        check_spotted(Spotted(), position)
