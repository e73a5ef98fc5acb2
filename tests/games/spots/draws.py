"""Chance drawn by `drive.draw_chance`, up to the start of a turn, many times.

Otherwise only compiled loops call it; here it is interpreted, so that it can be tested separately.
"""

from collections.abc import Callable
from typing import Any

import numpy as np

from pipyard.core.chance import draw_below, new_stream
from pipyard.games.spots.counts import asks_seat
from pipyard.games.spots.drive import draw_chance
from pipyard.games.spots.game import Spots, SpotsConfig
from pipyard.games.spots.invariants import check_position
from pipyard.games.spots.record import TURN
from tests.games.spots.tables import table

SPOTS = Spots()


def set_ups() -> list[Any]:
    """Set up tables for two, off leash."""
    return many(lambda: SPOTS.new(SpotsConfig(2, off_leash=True)), 240)


def turns_of_d0g() -> list[Any]:
    """Let d0g take the first turn."""
    return many(lambda: table("players Ann\nAnn dogs Bongo\nturn d0g\nd0g treats 0").position, 120)


def resets() -> list[Any]:
    """Reset tiles off leash, where Walk has not been used."""
    header = "players Ann Ben\nAnn dogs Bongo\nBen dogs Lief\noff leash\n"
    return many(lambda: table(header + "facedown howl, roll over, run, fetch, beg").position, 60)


def rolls() -> list[Any]:
    """Roll for Fetch."""
    header = "players Ann Ben\nAnn treats 0\nAnn dogs Zipper, Momo\nBen dogs Lief, Doog"
    return many(lambda: table(header, "trick fetch").position, 20)


def many(start: Callable[[], np.recarray], count: int) -> list[Any]:
    """Go from a position to the start of a turn, each time with another stream of chance."""
    return [_told(_until_a_turn(start(), number)) for number in range(count)]


def _until_a_turn(position: np.recarray, number: int) -> np.recarray:
    game, content = position[0], SPOTS.content.record[0]
    stream = new_stream(1, number)
    while game.phase != TURN:
        if not asks_seat(game):
            draw_chance(game, content, stream, None)
        else:
            legal = SPOTS.legal_dense(position, int(game.turn))
            SPOTS.apply_dense(position, int(game.turn), legal[int(draw_below(stream, len(legal)))])
        check_position(SPOTS.content, position)
    return position


def _told(position: np.recarray) -> dict[str, Any]:
    seen = SPOTS.view(position)
    assert seen.top is not None
    return {
        "turn": seen.turn,
        "supply": seen.supply.dice,
        "deck": seen.deck,
        "top": seen.top.name,
        "packs": [[dog.name for dog in player.dogs] for player in seen.players],
        "placed": [sum(len(dog.filled) for dog in player.dogs) for player in seen.players],
        "yards": [list(player.yard) for player in seen.players],
        "tricks": [tile.trick for tile in seen.tiles],
        "facedown": [tile.position for tile in seen.tiles if tile.facedown],
    }


def draw_all() -> dict[str, list[Any]]:
    """Draw everything that the tests look at."""
    return {draw.__name__: draw() for draw in (set_ups, turns_of_d0g, resets, rolls)}
