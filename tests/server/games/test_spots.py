import pytest

from pipyard.core.errors import InvalidConfig
from pipyard.games.spots.content import standard_content
from pipyard.server.errors import Refused
from pipyard.server.games.hosting import Json, published

SPOTS = published("spots")


def last(bound: int) -> int:
    return bound - 1


def configured(seats: int = 2, **options: object) -> Json:
    return SPOTS.configure(seats, options, last)


@pytest.mark.parametrize("name", standard_content().sets)
def test_every_set_by_its_name(name: str) -> None:
    tiles = configured(set=name.lower())["tiles"]
    assert set(standard_content().sets[name]) | {"Howl", "Roll Over"} == set(tiles)


def test_the_usual_set_is_the_first_one() -> None:
    assert configured()["tiles"] == ["Howl", "Walk", "Run", "Roll Over", "Fetch", "Beg"]


def test_tiles_by_hand_in_any_order() -> None:
    tiles = configured(tiles=["Stay", "Hunt", "Bolt", "Dig"])["tiles"]
    assert tiles == ["Howl", "Dig", "Bolt", "Roll Over", "Hunt", "Stay"]
    assert configured(tiles=tiles)["tiles"] == tiles


def test_random_tiles_are_drawn_once_and_kept() -> None:
    assert configured(random=True)["tiles"] == [
        "Howl",
        "Track",
        "Dogpile",
        "Roll Over",
        "Scavenge",
        "Play Dead",
    ]


def test_off_leash_and_alone() -> None:
    config = configured(1, off_leash=True, d0g_treats=5)
    assert (config["off_leash"], config["d0g_treats"]) == (True, 5)
    assert configured(1)["d0g_treats"] == 1
    assert configured(1, d0g_treats=0)["d0g_treats"] == 0


@pytest.mark.parametrize(
    ("seats", "options", "said"),
    [
        (2, {"tiles": ["Dig", "Bolt", "Hunt"]}, "green is missing"),
        (2, {"tiles": ["Dig", "Walk", "Bolt", "Hunt", "Stay"]}, "leave out Dig"),
        (2, {"tiles": ["Purr"]}, "Purr"),
        (2, {"set": "Dog Park", "random": True}, "set, random"),
        (2, {"d0g_treats": 2}, "one person only"),
        (5, {}, "1 to 4 players"),
    ],
)
def test_what_cannot_be_set_up_is_refused(seats: int, options: Json, said: str) -> None:
    with pytest.raises(InvalidConfig, match=said):
        configured(seats, **options)


def test_an_action_of_another_game_is_refused() -> None:
    with pytest.raises(Refused, match="pick_die"):
        SPOTS.read_action({"type": "pick_die", "colour": "white"})
