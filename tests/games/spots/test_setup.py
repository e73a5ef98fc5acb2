"""Setup: tiles, deal, roll-off. Scenarios start after it, so it is tested here."""

from collections.abc import Iterable

import numpy as np
import pytest

from pipyard.core.contract import Drawn
from pipyard.core.errors import InvalidConfig
from pipyard.games.spots.actions import ChanceOutcome, DiceRolled, DogTurnedUp, TileRevealed
from pipyard.games.spots.content import Content, standard_content
from pipyard.games.spots.game import Spots, SpotsConfig, place_tiles, tiles_of_set, usual_tiles
from pipyard.games.spots.view import View

SPOTS = Spots()
DEAL_FOR_TWO = ("Burt", "Bongo", "Missy", "Doog", "Momo")


def dealt(config: SpotsConfig, *outcomes: ChanceOutcome) -> np.recarray:
    position = SPOTS.new(config)
    for outcome in outcomes:
        SPOTS.apply(position, Drawn(outcome))
    return position


def dogs(names: Iterable[str]) -> list[ChanceOutcome]:
    return [DogTurnedUp(name) for name in names]


def dice(*values: int) -> list[ChanceOutcome]:
    return [DiceRolled((value,)) for value in values]


def seen(position: np.recarray) -> View:
    return SPOTS.view(position)


@pytest.mark.rule("spots:C1")
def test_components() -> None:
    content = standard_content()
    assert (len(content.dogs), len(content.tricks)) == (32, 22)
    four = seen(dealt(SpotsConfig(4)))
    assert four.supply.dice == 40
    assert four.supply.treats + sum(player.treats for player in four.players) == 20


@pytest.mark.rule("spots:C1")
@pytest.mark.parametrize("seats", [0, 5, -1])
def test_one_to_four_players(seats: int) -> None:
    with pytest.raises(InvalidConfig, match="1 to 4 players"):
        SPOTS.new(SpotsConfig(seats))


@pytest.mark.rule("spots:C2")
def test_the_deck_has_80_spaces_and_every_printed_dog() -> None:
    printed = (
        "Burt 1, Bristles 12, Bongo 13, Eloise 14, Ursula 15, Mayor 16, Sundrop 23, Jolene 24, "
        "Xerxes 25, Louise 26, Missy 34, Lil Beth 35, Handsome 36, Frankie 45, Bitsy 46, "
        "Gretchen 56, Lief 123, Goliath 125, Gumbo 126, Pebble 134, Wilbur 136, Cabbage 145, "
        "Honcho 146, Wolfgang 234, Raya 235, Rogue 245, Nutmeg 246, Rupert 256, Mirabelle 345, "
        "Momo 356, Zipper 456, Doog 2356"
    )
    ours = [f"{dog.name} {''.join(map(str, dog.spaces))}" for dog in standard_content().dogs]
    assert ours == printed.split(", ")
    assert sum(len(dog.spaces) for dog in standard_content().dogs) == 80


@pytest.mark.rule("spots:C3")
def test_paws_by_size() -> None:
    by_size = {1: 0, 2: 0, 3: 1, 4: 2}
    assert all(dog.paws == by_size[len(dog.spaces)] for dog in standard_content().dogs)
    assert sum(dog.paws for dog in standard_content().dogs) == 17


@pytest.mark.rule("spots:C4")
def test_tiles_by_colour() -> None:
    colours: dict[str, list[str]] = {}
    for trick in standard_content().tricks:
        colours.setdefault(trick.colour, []).append(trick.name)
    assert colours == {
        "red": ["Howl", "Roll Over"],
        "yellow": ["Walk", "Dig", "Trot", "Retrieve", "Track"],
        "purple": ["Run", "Chase", "Bolt", "Sprint", "Dogpile"],
        "blue": ["Fetch", "Guard", "Hunt", "Search", "Scavenge"],
        "green": ["Beg", "Chew", "Gobble", "Stay", "Play Dead"],
    }


@pytest.mark.rule("spots:S1")
def test_first_game_tiles_lie_faceup_in_their_positions() -> None:
    tiles = seen(SPOTS.new(SpotsConfig(2))).tiles
    assert [tile.trick for tile in tiles] == ["Howl", "Walk", "Run", "Roll Over", "Fetch", "Beg"]
    assert [tile.position for tile in tiles] == [1, 2, 3, 4, 5, 6]
    assert not any(tile.facedown or tile.treats for tile in tiles)


@pytest.mark.rule("spots:S2")
def test_recommended_sets_and_sets_by_hand() -> None:
    expected = {
        "Adoption Event": "Walk Run Fetch Beg",
        "Dog Park": "Dig Chase Guard Chew",
        "Agility Course": "Trot Bolt Fetch Gobble",
        "Hunting Grounds": "Retrieve Sprint Hunt Stay",
        "Kennel Club": "Track Dogpile Search Beg",
    }
    for name, tiles in expected.items():
        yellow, purple, blue, green = tiles.split()
        placed = ("Howl", yellow, purple, "Roll Over", blue, green)
        assert tiles_of_set(standard_content(), name) == placed
        assert [t.trick for t in seen(SPOTS.new(SpotsConfig(2, placed))).tiles] == list(placed)
    puppies = ("Howl", "Retrieve", "Bolt", "Roll Over", "Scavenge", "Play Dead")
    assert tiles_of_set(standard_content(), "puppy pen") == puppies
    by_hand = ("Howl", "Dig", "Run", "Roll Over", "Hunt", "Stay")
    assert place_tiles(standard_content(), ("Stay", "Run", "Dig", "Hunt")) == by_hand


@pytest.mark.rule("spots:S2")
def test_without_recommended_sets_the_first_tile_of_each_colour_lies_out() -> None:
    whole = standard_content()
    assert usual_tiles(whole) == ("Howl", "Walk", "Run", "Roll Over", "Fetch", "Beg")
    red, others = whole.tricks[:2], whole.tricks[2:]
    without = Content(whole.dogs, (*red, *reversed(others)), {})
    expected = ("Howl", "Track", "Dogpile", "Roll Over", "Scavenge", "Play Dead")
    assert usual_tiles(without) == expected


@pytest.mark.rule("spots:S2")
def test_a_set_needs_every_colour() -> None:
    with pytest.raises(InvalidConfig, match="green is missing"):
        place_tiles(standard_content(), ("Walk", "Run", "Fetch"))
    with pytest.raises(InvalidConfig, match="in this order"):
        SPOTS.new(SpotsConfig(2, ("Walk", "Howl", "Run", "Roll Over", "Fetch", "Beg")))
    with pytest.raises(InvalidConfig, match="no set 'Beach Day'"):
        tiles_of_set(standard_content(), "Beach Day")
    with pytest.raises(InvalidConfig, match="no trick 'Bark'"):
        place_tiles(standard_content(), ("Bark",))


@pytest.mark.rule("spots:S3")
def test_two_dogs_each_and_a_public_top_card() -> None:
    position = dealt(SpotsConfig(2), *dogs(DEAL_FOR_TWO))
    assert [[dog.name for dog in player.dogs] for player in seen(position).players] == [
        ["Burt", "Missy"],
        ["Bongo", "Doog"],
    ]
    top = seen(position).top
    assert top is not None
    assert top.name == "Momo"
    assert seen(position).deck == 32 - 5


@pytest.mark.rule("spots:S3")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_everyone_is_dealt_two(seats: int) -> None:
    names = [dog.name for dog in standard_content().dogs]
    position = dealt(SpotsConfig(seats, d0g_treats=0), *dogs(names[: 2 * seats + 1]))
    assert [player.cards for player in seen(position).players] == [2] * seats
    assert seen(position).phase == "setup_roll"


@pytest.mark.rule("spots:S4")
def test_everyone_buries_a_die_and_highest_goes_first() -> None:
    position = dealt(SpotsConfig(2), *dogs(DEAL_FOR_TWO), *dice(2, 5))
    table = seen(position)
    assert [player.yard for player in table.players] == [(2,), (5,)]
    assert [player.treats for player in table.players] == [1, 1]
    assert table.supply == type(table.supply)(dice=38, treats=18)
    assert (table.turn, table.phase) == (1, "turn")


@pytest.mark.rule("spots:S4")
def test_only_the_tied_reroll_and_the_highest_of_them_begins() -> None:
    deal = dogs(["Burt", "Bongo", "Missy", "Doog", "Momo", "Lief", "Raya"])
    position = dealt(SpotsConfig(3), *deal, *dice(5, 4, 5))
    assert seen(position).phase == "setup_roll"
    assert seen(position).turn == 0
    for outcome in dice(1, 2):
        SPOTS.apply(position, Drawn(outcome))
    table = seen(position)
    assert [player.yard for player in table.players] == [(1,), (4,), (2,)]
    assert table.turn == 2, "the 4 was not in the tie"
    assert table.supply.dice == 37


@pytest.mark.rule("spots:S4")
def test_who_ties_again_rerolls_again() -> None:
    position = dealt(SpotsConfig(2), *dogs(DEAL_FOR_TWO), *dice(3, 3, 6, 6, 2, 1))
    assert [player.yard for player in seen(position).players] == [(2,), (1,)]
    assert seen(position).turn == 0


@pytest.mark.rule("spots:S4")
def test_no_treat_is_spent_in_set_up() -> None:
    position = dealt(SpotsConfig(2), *dogs(DEAL_FOR_TWO), *dice(1))
    assert SPOTS.acting(position).chance, "the next die is rolled at once, no reroll is offered"
    assert seen(position).players[0].yard == (1,)
    assert seen(position).players[0].dogs[0].filled == (), "Burt could have taken the 1"


@pytest.mark.rule("spots:V1")
def test_off_leash_the_first_tile_of_each_stack_is_revealed() -> None:
    position = SPOTS.new(SpotsConfig(2, off_leash=True))
    for colour, trick in zip(
        ["yellow", "purple", "blue", "green"], ["Dig", "Bolt", "Hunt", "Stay"], strict=True
    ):
        hidden = [outcome for outcome, _ in SPOTS.outcomes(position)]
        tricks = [t.name for t in standard_content().tricks if t.colour == colour]
        assert hidden == [TileRevealed(name) for name in tricks]
        SPOTS.apply(position, Drawn(TileRevealed(trick)))
    tiles = seen(position).tiles
    assert [tile.trick for tile in tiles] == ["Howl", "Dig", "Bolt", "Roll Over", "Hunt", "Stay"]
    assert [tile.stack for tile in tiles] == [1, 5, 5, 1, 5, 5]


@pytest.mark.rule("spots:V2")
@pytest.mark.parametrize(("treats", "scored", "left"), [(0, 0, 0), (1, 0, 1), (2, 1, 0), (5, 2, 1)])
def test_d0g_trades_its_treats_at_set_up(treats: int, scored: int, left: int) -> None:
    names = ["Burt", "Bongo", "Missy", "Doog", "Momo"][: 3 + scored]
    position = dealt(SpotsConfig(1, d0g_treats=treats), *dogs(names))
    d0g = seen(position).d0g
    assert d0g is not None
    assert (len(d0g.scored), d0g.treats) == (scored, left)
    assert seen(position).supply.treats == 19 - left
    SPOTS.apply(position, Drawn(DiceRolled((1,))))
    assert (seen(position).turn, seen(position).phase) == (0, "turn"), (
        "you begin, whatever you rolled"
    )


@pytest.mark.rule("spots:V2")
def test_difficulty_is_0_to_5() -> None:
    with pytest.raises(InvalidConfig, match="0 to 5 treats"):
        SPOTS.new(SpotsConfig(1, d0g_treats=6))
