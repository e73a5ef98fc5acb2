"""Reduced games of Spots weighed in compiled code: a turn to its very end, by a book of values.

The turn solver thinks a turn through, dice and cards exactly; what it leaves behind is looked up in
the book, and gets a page there when it is met for the first time.
"""

import numpy as np

from pipyard.bots.spots.book import page_of
from pipyard.bots.spots.desk import desk_of
from pipyard.bots.spots.judge import BY_BOOK
from pipyard.bots.spots.solver import FAR, MOST_CARDS, look_through, open_search
from pipyard.core.jit import learning_entry, rule
from pipyard.games.spots.counts import asks_seat
from pipyard.games.spots.dogs import roll_for_d0g, turn_up_dog
from pipyard.games.spots.record import D0G_ROLL, IN_DECK, ON_TOP, OVER
from pipyard.games.spots.rules import advance

PAGES = 1 << 18
"""Positions between turns that a game solved here may have."""
ANY = -1
"""Any move, where one could be named."""
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
    """Write the first seat's chance to win of each position, and the move that brings it.

    Where a move stands already, that one is weighed and no other. Return how many turns could not
    be looked through to their end, which makes values less than exact.
    """
    cut = 0
    for index in range(len(games)):
        values[index], moves[index] = worth_of(games[index], contents[0], desks[0], moves[index])
        cut += desks[0].cut
    return cut


@rule
def worth_of(game: np.record, content: np.record, desk: np.record, move: int) -> tuple[float, int]:
    """Return the first seat's chance to win, by the values of what follows, and the best move."""
    if asks_seat(game) and game.top < content.dog_count:
        best = best_move(game, content, desk, move)
        value = float(desk.frames[0].value)
        return (value if game.turn == 0 else 1.0 - value), best
    desk.cut = 0
    if game.phase == D0G_ROLL and game.top < content.dog_count:
        return worth_of_d0g_roll(game, content, desk), ANY
    return worth_of_card(game, content, desk), ANY


@rule
def best_move(game: np.record, content: np.record, desk: np.record, move: int) -> int:
    """Look a turn through to its very end; return the best move, or the one that is named."""
    desk.seat = game.turn
    desk.judge = BY_BOOK
    desk.nodes = 0
    desk.limit = NO_LIMIT
    open_search(game, content, desk, MOST_CARDS, FAR)
    if move != ANY:
        desk.frames[0].moves[0] = move
        desk.frames[0].count = 1
    return look_through(content, desk, None)


@rule
def worth_of_d0g_roll(game: np.record, content: np.record, desk: np.record) -> float:
    """Weigh every roll of d0g's die."""
    total = 0.0
    for value in range(1, 7):
        desk.spare[0] = game
        roll_for_d0g(desk.spare[0], value, None)
        advance(desk.spare[0], content, None)
        total += look_up(desk.spare[0], desk) / 6.0
    return total


@rule
def worth_of_card(game: np.record, content: np.record, desk: np.record) -> float:
    """Weigh every dog that may lie on top: one to be turned up, or turned up but not looked at."""
    total = 0.0
    cards = 0
    for card in range(content.dog_count):
        if game.where[card] == IN_DECK:
            desk.spare[0] = game
            after = desk.spare[0]
            if after.top == content.dog_count:
                after.where[after.top] = IN_DECK
                after.top = card
                after.where[card] = ON_TOP
            else:
                turn_up_dog(after, card, None)
                advance(after, content, None)
            total += look_up(after, desk)
            cards += 1
    return total / cards


@rule
def look_up(game: np.record, desk: np.record) -> float:
    """Return the first seat's chance to win as far as it is known."""
    if game.phase == OVER:
        return 1.0 if game.winner == 0 else 0.0
    return float(desk.book.values[page_of(game, desk.book)])
