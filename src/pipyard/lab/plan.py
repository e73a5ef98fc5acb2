"""What to play, in any game: records for compiled loops, and their random streams."""

from typing import TypeAlias

import numpy as np

from pipyard.core.chance import Stream, next_bits
from pipyard.core.jit import rule, wrapping_rule

Shares: TypeAlias = np.ndarray[tuple[int, int], np.dtype[np.float64]]
"""The share of each game that each seat won, a row for each game; nan is a game cut off."""

_PER_GAME = np.uint64(0xD1342543DE82EF95)


def plan_of(game: np.dtype[np.void], seats: int) -> np.dtype[np.void]:
    """Return the record of a plan: a start, a bot's number for each seat, the seed.

    Rotated, the bots move on by one seat from game to game. `alike` games in a row have the same
    random numbers. What happens in a game depends only on the plan and the game's number.
    """
    fields = [
        ("start", game, 1),
        ("seats", "i8"),
        ("bots", "i8", seats),
        ("rotate", "i8"),
        ("alike", "i8"),
        ("turn_limit", "i8"),
        ("seed", "u8"),
    ]
    return np.dtype(fields, align=True)


def table_of(
    game: np.dtype[np.void], mind: np.dtype[np.void], seats: int, purposes: int
) -> np.dtype[np.void]:
    """Return the working space of one game: a stream for each seat's bot and each purpose.

    So the number of one player's rolls affects neither another player's dice nor the deck.
    """
    streams = ("streams", "u8", seats + purposes)
    return np.dtype([("game", game, 1), ("mind", mind), streams], align=True)


@rule
def set_up(plan: np.record, number: int, table: np.record) -> None:
    """Set up a game by its number, with its own streams or those of the games like it."""
    table.game[0] = plan.start[0]
    seed_game(plan.seed, number // plan.alike, table.streams)


@wrapping_rule
def seed_game(seed: int, number: int, streams: Stream) -> None:
    """Give a game by its number streams that are unrelated to those of any other."""
    streams[0] = seed + np.uint64(number) * _PER_GAME
    for place in range(len(streams) - 1, -1, -1):
        streams[place] = next_bits(streams)


@rule
def bot_of(plan: np.record, number: int, seat: int, seats: int) -> int:
    """Return the number of the bot that plays a seat in a game."""
    shift = number if plan.rotate else 0
    return plan.bots[(seat + shift) % seats]
