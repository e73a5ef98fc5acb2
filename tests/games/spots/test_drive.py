"""Chance drawn inside compiled loops: every outcome comes up, as often as it should."""

from collections import Counter

import numpy as np
import pytest

from pipyard.core.chance import new_stream
from pipyard.core.record import recarray
from pipyard.games.spots.content import standard_content
from pipyard.games.spots.game import Spots, SpotsConfig
from pipyard.games.spots.invariants import check_position
from pipyard.games.spots.record import (
    TURN,
)
from pipyard.games.spots.view import View, view
from pipyard.lab.spots import PLAN, RESULT, TABLE, play_chunk
from tests.games.spots.tables import table

CONTENT = standard_content()


def until_a_turn(start: np.recarray, number: int) -> View:
    """Let chance, and a random player where one is asked, lead to the start of a turn."""
    plan = recarray(PLAN)
    plan[0].start[0] = start[0]
    plan[0].seed = new_stream(1, number)[0]
    board = recarray(TABLE)
    play_chunk(plan, CONTENT.record, 0, board, recarray(RESULT))
    position = np.array([board[0].game[0]]).view(np.recarray)
    assert position[0].phase == TURN
    check_position(CONTENT, position)
    return view(CONTENT, position)


@pytest.mark.rule("spots:S3")
@pytest.mark.rule("spots:S4")
@pytest.mark.rule("spots:V1")
def test_set_ups_differ_as_they_should() -> None:
    start = Spots().new(SpotsConfig(2, off_leash=True))
    dogs, dice, tricks = Counter[str](), Counter[int](), Counter[str]()
    for number in range(240):
        seen = until_a_turn(start, number)
        assert seen.top is not None
        dogs.update([seen.top.name, *(dog.name for each in seen.players for dog in each.dogs)])
        dice.update(value for each in seen.players for value in each.yard)
        tricks.update(tile.trick for tile in seen.tiles if tile.trick)
        assert (seen.deck, seen.supply.dice) == (27, 38)
        first, second = (each.yard[0] for each in seen.players)
        assert first != second
        assert seen.turn == int(second > first)
    # Five of 32 cards are seen, two dice rolled and one of five tiles of a colour shown each time.
    assert len(dogs) == 32
    assert 15 < min(dogs.values()) < max(dogs.values()) < 65
    assert sorted(dice) == [1, 2, 3, 4, 5, 6]
    assert 50 < min(dice.values()) < max(dice.values()) < 110
    assert tricks.pop("Howl") == tricks.pop("Roll Over") == 240
    assert len(tricks) == 20
    assert 25 < min(tricks.values()) < max(tricks.values()) < 75


@pytest.mark.rule("spots:V2")
def test_d0g_points_at_every_tile_alike() -> None:
    start = table("players Ann\nAnn dogs Bongo, Missy\nturn d0g\nd0g treats 0").position
    pointed = Counter[int]()
    for number in range(120):
        seen = until_a_turn(start, number)
        pointed.update(tile.position for tile in seen.tiles if tile.facedown)
    assert sorted(pointed) == [1, 2, 3, 4, 5, 6]
    assert sum(pointed.values()) == 120
    assert 8 < min(pointed.values()) < max(pointed.values()) < 35


@pytest.mark.rule("spots:V1")
def test_a_reset_reveals_only_what_is_still_hidden() -> None:
    header = """
        players Ann Ben
        Ann dogs Bongo, Missy
        Ben dogs Lief, Zipper
        off leash
        facedown howl, roll over, run, fetch, beg
    """
    start = table(header).position
    purple = Counter[str | None]()
    for number in range(60):
        seen = until_a_turn(start, number)
        assert seen.tiles[1].trick == "Walk"
        purple[seen.tiles[2].trick] += 1
    assert set(purple) == {"Chase", "Bolt", "Sprint", "Dogpile"}
    assert min(purple.values()) > 5


@pytest.mark.rule("spots:N1")
def test_a_roll_rolls_the_dice_that_were_taken() -> None:
    header = "players Ann Ben\nAnn treats 0\nAnn dogs Zipper, Momo\nBen dogs Lief, Doog"
    start = table(header, "trick fetch").position
    assert start[0].rolling == 8
    for number in range(20):
        seen = until_a_turn(start, number)
        assert seen.turn == 1
        used = len(seen.players[0].yard) + sum(len(dog.filled) for dog in seen.players[0].dogs)
        assert seen.supply.dice == 40 - used
