"""Games of Spots solved completely: every position between turns, and its value.

Values are computed backward from the end: positions in which more is scored or drawn come first,
and among equal ones, those with most tiles facedown. They are improved until they no longer change,
once from above, as if the first seat won a game that never ends, and once from below, as if it lost
it. The true value lies between the two.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np

from pipyard.core.errors import InvalidConfig
from pipyard.core.record import recarray
from pipyard.games.spots.game import Spots
from pipyard.games.spots.record import OP_ADJUST, POSITIONS, TURN
from pipyard.lab.spots.solved.retrograde import ANY, DESK, PAGES, weigh

Tell: TypeAlias = Callable[[int, float], None]
"""Called with the number of positions and by how much the values changed in a round."""
Numbers = np.ndarray[tuple[int], np.dtype[np.int64]]
Values = np.ndarray[tuple[int], np.dtype[np.float64]]

EXACT = 1e-9
"""Values that change less than this in a whole round count as settled."""
ROUGH = 1e-6
"""The same for the upper bounds, which only show how far off the values can be."""
CHUNK = 2000
"""Positions evaluated without a pause."""


@dataclass(frozen=True, slots=True)
class Solution:
    """A game solved from a start: the book, the number of passes, and the error."""

    spots: Spots
    start: np.recarray
    desk: np.recarray
    value: float
    rounds: int
    error: float

    @property
    def pages(self) -> int:
        """Positions between turns that the game can reach."""
        return int(self.desk[0].book.count)


def solve(spots: Spots, start: np.recarray, tell: Tell = lambda *_: None) -> Solution:
    """Solve a game of one or two players completely from a start."""
    check(start)
    desk = recarray(DESK)
    book = desk[0].book
    book.like_yards = not buried_dice_matter(spots, start)
    fill_book(spots, start, desk, tell)
    levels = list(levels_of(book))
    known = book.values[: book.count]
    known[:] = 1.0
    rounds = sum(settle(spots, desk, level, ROUGH, tell) for level in levels)
    upper = known.copy()
    known[:] = 0.0
    rounds += sum(settle(spots, desk, level, EXACT, tell) for level in levels)
    value, _ = weigh_one(spots, start, desk)
    return Solution(spots, start, desk, value, rounds, float(np.max(upper - known)))


def check(start: np.recarray) -> None:
    """Refuse games that the book cannot represent."""
    if start[0].seats > 2 or any(tile.stack > 1 for tile in start[0].tiles):
        raise InvalidConfig("Only games of 1 or 2 players, with tiles that stay, can be solved.")


def buried_dice_matter(spots: Spots, start: np.recarray) -> bool:
    """Return whether any trick in play changes buried dice or takes them one by one."""
    tricks = spots.content.record[0].tricks
    steps = [step for tile in start[0].tiles for step in tricks[tile.order[tile.shown]].steps]
    return any(step.op == OP_ADJUST or step.own for step in steps)


def fill_book(spots: Spots, start: np.recarray, desk: np.recarray, tell: Tell) -> None:
    """Follow every turn from the start until there are no new positions."""
    book = desk[0].book
    weigh_all(spots, start, desk)
    done = 0
    while done < book.count:
        upto = min(done + CHUNK, int(book.count))
        weigh_all(spots, book.positions[done:upto], desk)
        done = upto
        tell(int(book.count), 1.0)


def levels_of(book: np.record) -> Iterator[list[Numbers]]:
    """Yield levels, last first; a level is a list of layers in the order of evaluation.

    No position leads back to one in which less is scored or drawn, nor, until the tiles are reset,
    to one with fewer tiles facedown.
    """
    games = book.positions[: book.count]
    players = games["players"]
    level = games["d0g_scored"] + players["cards"].sum(1) + players["dogs"]["scored"].sum((1, 2))
    facedown = games["tiles"]["facedown"].sum(1)
    by_chance = games["phase"] != TURN
    for one in sorted(set(level), reverse=True):
        layers = []
        for tiles in range(POSITIONS, -1, -1):
            here = (level == one) & (facedown == tiles)
            layers += [np.flatnonzero(here & ~by_chance), np.flatnonzero(here & by_chance)]
        yield layers


def settle(spots: Spots, desk: np.recarray, layers: list[Numbers], least: float, tell: Tell) -> int:
    """Improve the values of a level until they change by less; return the number of passes."""
    book = desk[0].book
    rounds = 0
    change = 1.0
    while change >= least:
        change = 0.0
        for layer in layers:
            for first in range(0, len(layer), CHUNK):
                pages = layer[first : first + CHUNK]
                values = weigh_all(spots, book.positions[pages], desk)
                change = max(change, float(np.max(np.abs(values - book.values[pages]))))
                book.values[pages] = values
        rounds += 1
        tell(int(book.count), change)
    return rounds


def weigh_all(spots: Spots, games: np.recarray, desk: np.recarray) -> Values:
    """Return the first seat's chance to win in each position, from the values of what follows."""
    values = np.zeros(len(games))
    moves = np.full(len(games), ANY)
    games = np.ascontiguousarray(games).view(np.recarray)
    cut = weigh(games, spots.content.record, desk, moves, values)
    if desk[0].book.full:
        raise InvalidConfig(f"The game has more than {PAGES:,} positions; begin nearer to its end.")
    if cut:
        raise InvalidConfig("A turn of this game is too long to be thought through to its end.")
    return values


def weigh_one(
    spots: Spots, position: np.recarray, desk: np.recarray, move: int = ANY
) -> tuple[float, int]:
    """Return the first seat's chance to win, and the best move; or the value of one move."""
    moves = np.array([move])
    values = np.zeros(1)
    weigh(position, spots.content.record, desk, moves, values)
    return float(values[0]), int(moves[0])
