"""Fair dice, compared with printed tables of the chi-square distribution."""

import pytest

from pipyard.server.statistics.evenness import FEWEST, chance_of


def test_too_few_dice_say_nothing() -> None:
    assert chance_of([0] * 6) is None
    assert chance_of([FEWEST - 1, 0, 0, 0, 0, 0]) is None
    assert chance_of([10] * 6) == 1


@pytest.mark.parametrize(
    ("square", "beyond"),
    [(1.145, 0.95), (4.351, 0.5), (9.236, 0.1), (11.070, 0.05), (15.086, 0.01)],
)
def test_the_values_of_printed_tables(square: float, beyond: float) -> None:
    # Among 600 dice, one face comes up too often, and another too rarely by the same number.
    apart = (square * 50) ** 0.5
    faces = [100 + apart, 100 - apart, 100, 100, 100, 100]
    assert chance_of(faces) == pytest.approx(beyond, abs=0.0005)


def test_dice_that_show_one_face_only_are_not_fair() -> None:
    chance = chance_of([600, 0, 0, 0, 0, 0])
    assert chance is not None
    assert chance < 1e-9
