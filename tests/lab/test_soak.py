"""The soak: it finds what is broken, and counts what comes up."""

import pytest

from pipyard.core.jit import plain
from pipyard.games.spots.game import Spots, SpotsConfig
from pipyard.lab.spots import soak
from pipyard.lab.spots.corners import SINGLE


@pytest.mark.rule("spots:N1")
@pytest.mark.rule("spots:N2")
@pytest.mark.rule("spots:N3")
def test_nothing_is_broken_in_a_small_soak() -> None:
    report = soak.soak(400, 3)
    assert report.fault is None
    assert report.finished + report.cut_off == report.games == 400
    assert report.events > 20_000


def test_a_soak_is_the_same_for_its_seed_on_any_number_of_cores() -> None:
    assert soak.soak(600, 5, cores=1) == soak.soak(600, 5, cores=2)


def test_most_corners_come_up_even_in_a_small_soak() -> None:
    counts = soak.soak(2000, 1).single
    assert list(counts) == list(SINGLE)
    assert sum(count > 0 for count in counts.values()) >= len(SINGLE) - 2


@pytest.mark.parametrize(
    ("field", "change", "fault"),
    [
        ("supply_dice", 1, "dice do not add up"),
        ("supply_treats", -1, "treats do not add up"),
        ("deck", 1, "cards do not add up"),
    ],
)
def test_a_lost_piece_is_found(field: str, change: int, fault: str) -> None:
    spots = Spots()
    position = spots.new(SpotsConfig(2))
    dice, treats = int(position[0].supply_dice), int(position[0].supply_treats) + 2
    setattr(position[0], field, getattr(position[0], field) + change)
    found = soak.fault_of(position, spots.content.record, dice, treats)
    assert soak.FAULTS[found] == fault


def test_scarce_supplies_are_part_of_the_variety() -> None:
    game = soak.starting_positions(Spots())[0]
    plain(soak.make_scarce)(game, 3, 2)
    assert (game.supply_dice, game.supply_treats) == (7, 0)
