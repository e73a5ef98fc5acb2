"""Reduced games of Spots evaluated in compiled code: complete turns, with a book of values.

The turn solver searches a turn, dice and cards exactly. The positions at its end are looked up in
the book, and each gets a page there when it first occurs.
"""

import numpy as np

from pipyard.bots.spots.between import worth_by_chance
from pipyard.bots.spots.desk import desk_of
from pipyard.bots.spots.judge import BY_BOOK
from pipyard.bots.spots.solver import FAR, MOST_CARDS, look_through, open_search
from pipyard.core.jit import learning_entry, rule
from pipyard.games.spots.counts import asks_seat

PAGES = 1 << 18
"""Positions between turns that a game solved here may have."""
ANY = -1
"""Any move, where a specific one could be given."""
NO_LIMIT = 1 << 60

DESK = desk_of(PAGES)


@learning_entry
def weigh(
    games: np.recarray,
    contents: np.recarray,
    desks: np.recarray,
    moves: np.ndarray[tuple[int], np.dtype[np.int64]],
    values: np.ndarray[tuple[int], np.dtype[np.float64]],
) -> int:
    """Write the first seat's chance to win in each position, and the best move.

    If a move is given, only that move is evaluated. Return how many turns could not be searched to
    their end, which makes values inexact.
    """
    cut = 0
    for index in range(len(games)):
        values[index], moves[index] = worth_of(games[index], contents[0], desks[0], moves[index])
        cut += desks[0].cut
    return cut


@rule
def worth_of(game: np.record, content: np.record, desk: np.record, move: int) -> tuple[float, int]:
    """Return the first seat's chance to win, from the values of what follows, and the best move."""
    if asks_seat(game) and game.top < content.dog_count:
        best = best_move(game, content, desk, move)
        value = float(desk.frames[0].value)
        return (value if game.turn == 0 else 1.0 - value), best
    desk.cut = 0
    desk.seat = 0
    desk.judge = BY_BOOK
    return worth_by_chance(game, content, desk), ANY


@rule
def best_move(game: np.record, content: np.record, desk: np.record, move: int) -> int:
    """Search a turn to its end; return the best move, or the given one."""
    desk.seat = game.turn
    desk.judge = BY_BOOK
    desk.nodes = 0
    desk.limit = NO_LIMIT
    open_search(game, content, desk, MOST_CARDS, FAR)
    if move != ANY:
        desk.frames[0].moves[0] = move
        desk.frames[0].count = 1
    return look_through(content, desk, None)
