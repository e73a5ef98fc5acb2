"""The soak of Spotted!: it finds what is broken, and counts what comes up."""

from collections.abc import Callable

import numpy as np
import pytest

from pipyard.core.chance import draw_below, new_stream
from pipyard.core.contract import Drawn
from pipyard.core.record import recarray
from pipyard.games.spotted.game import Spotted, SpottedConfig
from pipyard.lab.spotted import soak
from pipyard.lab.spotted.faults import FAULTS


@pytest.mark.rule("spotted:A3")
@pytest.mark.rule("spotted:B4")
@pytest.mark.rule("spotted:B5")
@pytest.mark.rule("spotted:E1")
def test_nothing_is_broken_in_a_small_soak() -> None:
    report = soak.soak(600, 3)
    assert report.fault is None
    assert report.finished == report.games == 600
    assert report.events > 100_000


def test_a_soak_is_the_same_for_its_seed_on_any_number_of_cores() -> None:
    assert soak.soak(700, 5, cores=1) == soak.soak(700, 5, cores=2)


def test_nearly_all_corners_come_up_even_in_a_small_soak() -> None:
    counts = soak.soak(1500, 1).single
    assert sum(count == 0 for count in counts.values()) <= 3


def played(events: int) -> np.recarray:
    """Return a position of two players after some random events."""
    spotted = Spotted()
    stream = new_stream(2)
    position = spotted.new(SpottedConfig(2))
    for _ in range(events):
        acting = spotted.acting(position)
        if acting.chance:
            outcome = spotted.draw(position, lambda bound: int(draw_below(stream, bound)))
            spotted.apply(position, Drawn(outcome))
        else:
            legal = spotted.legal_dense(position, acting.seats[0])
            spotted.apply_dense(
                position, acting.seats[0], legal[int(draw_below(stream, len(legal)))]
            )
    return position


def fault_of(position: np.recarray) -> str:
    sheet = Spotted().sheet.record
    return FAULTS[soak.fault_of(position, sheet, recarray(soak.DESK))]


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


def free_points(player: np.record) -> None:
    player.points += 5


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
        (free_points, "the score is wrong"),
        (a_die_too_many, "a die is in two places"),
        (a_free_reroll, "a count on the sheet is wrong"),
    ],
)
def test_what_is_broken_is_found(broken: Callable[[np.record], None], fault: str) -> None:
    position = played(60)
    assert fault_of(position) == "nothing"
    broken(position[0].players[0])
    broken(position[0].players[1])
    assert fault_of(position) == fault
