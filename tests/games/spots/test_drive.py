"""Chance drawn inside compiled loops: every outcome comes up, and as often as it should."""

from collections import Counter
from typing import Any

import pytest

from tests.games.spots import draws

Drawn = dict[str, list[dict[str, Any]]]


@pytest.fixture(scope="module")
def drawn() -> Drawn:
    """Draw once for all tests."""
    return draws.draw_all()


@pytest.mark.rule("spots:S3")
@pytest.mark.rule("spots:S4")
@pytest.mark.rule("spots:V1")
def test_set_ups_differ_as_they_should(drawn: Drawn) -> None:
    dogs, dice, tricks = Counter[str](), Counter[int](), Counter[str]()
    for seen in drawn["set_ups"]:
        (first,), (second,) = seen["yards"]
        assert first != second
        assert seen["turn"] == int(second > first)
        assert (seen["deck"], seen["supply"]) == (27, 38)
        dogs.update([seen["top"], *seen["packs"][0], *seen["packs"][1]])
        dice.update([first, second])
        tricks.update(seen["tricks"])
    # Five of 32 cards are visible, two dice are rolled and one of five tiles of a color is shown
    # each time. With a free seed this would fail 4 times in 1,000.
    assert len(dogs) == 32
    assert 15 < min(dogs.values()) < max(dogs.values()) < 65
    assert sorted(dice) == [1, 2, 3, 4, 5, 6]
    assert 50 < min(dice.values()) < max(dice.values()) < 110
    assert tricks.pop("Howl") == tricks.pop("Roll Over") == len(drawn["set_ups"]) == 240
    assert len(tricks) == 20
    assert 25 < min(tricks.values()) < max(tricks.values()) < 75


@pytest.mark.rule("spots:V2")
def test_d0g_points_at_every_tile_alike(drawn: Drawn) -> None:
    pointed = Counter(place for seen in drawn["turns_of_d0g"] for place in seen["facedown"])
    assert sorted(pointed) == [1, 2, 3, 4, 5, 6]
    assert sum(pointed.values()) == len(drawn["turns_of_d0g"]) == 120
    # Twenty times each on average: with a free seed this would fail 9 times in 1,000.
    assert 8 < min(pointed.values()) < max(pointed.values()) < 35


@pytest.mark.rule("spots:V1")
def test_a_reset_reveals_only_what_is_still_hidden(drawn: Drawn) -> None:
    assert {seen["tricks"][1] for seen in drawn["resets"]} == {"Walk"}
    purple = Counter(seen["tricks"][2] for seen in drawn["resets"])
    assert set(purple) == {"Chase", "Bolt", "Sprint", "Dogpile"}
    # Fifteen times each on average: with a free seed this would fail 4 times in 1,000.
    assert min(purple.values()) > 5


@pytest.mark.rule("spots:N1")
def test_a_roll_rolls_the_dice_that_were_taken(drawn: Drawn) -> None:
    for seen in drawn["rolls"]:
        assert seen["turn"] == 1
        assert seen["supply"] + len(seen["yards"][0]) + seen["placed"][0] == 40
