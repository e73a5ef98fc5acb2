"""A book of positions between turns, each with its value: for completely solved games.

Notes are also a book, of a game that is searched as far as there is time: a page that was not
searched yet has the judge's estimate.

It is part of the turn solver's desk. A bot's desk has a book of a single page that is never used; a
program that solves a game makes a desk with as many pages as the game has positions.
"""

import numpy as np

from pipyard.bots.spots.mixing import cards_word, filled_word, mix, yard_word
from pipyard.core.jit import rule
from pipyard.games.spots.counts import buried_dice, buried_spots
from pipyard.games.spots.record import GAME, POSITIONS

_FIRST = 0x2545F4914F6CDD1D
_PER_PAGE = 2
"""Slots of the index for each page: with half of them empty, lookups are fast."""


def book_of(pages: int) -> np.dtype[np.void]:
    """Return the record of a book; the number of pages is a power of two.

    `values` are the first seat's chances to win. In notes, `errors` says how far off they may be,
    and `noted` whether there are any. `full` means that there were not enough pages. With
    `like_yards`, yards with the same number of dice and spots count as equal: correct if no trick
    turns buried dice or takes them one by one.
    """
    fields = [
        ("count", "i8"),
        ("full", "i8"),
        ("like_yards", "i8"),
        ("index", "i4", _PER_PAGE * pages),
        ("digests", "i8", pages),
        ("values", "f8", pages),
        ("errors", "f8", pages),
        ("noted", "i1", pages),
        ("positions", GAME, pages),
    ]
    return np.dtype(fields, align=True)


@rule
def value_in_book(game: np.record, seat: int, book: np.record) -> float:
    """Return the chance to win of one of two seats; the other seat has the rest."""
    value = float(book.values[page_of(game, book)])
    return value if seat == 0 else 1.0 - value


@rule
def note(book: np.record, page: int, seat: int, value: float, error: float) -> None:
    """Note the chance to win of one of two seats, and how far off it may be."""
    book.values[page] = value if seat == 0 else 1.0 - value
    book.errors[page] = error
    book.noted[page] = 1


@rule
def forget_notes(book: np.record) -> None:
    """Start with an empty book."""
    for place in range(len(book.index)):
        book.index[place] = 0
    for page in range(book.count):
        book.noted[page] = 0
    book.count = 0
    book.full = 0


@rule
def page_of(game: np.record, book: np.record) -> int:
    """Return the page of a position between turns; a new position gets a page of its own."""
    digest = digest_between_turns(game, book.like_yards == 1)
    places = len(book.index)
    place = digest & (places - 1)
    while book.index[place] > 0:
        page = book.index[place] - 1
        if book.digests[page] == digest:
            return page
        place = (place + 1) & (places - 1)
    page = book.count
    if page == len(book.digests):
        book.full = 1
        return 0
    book.count += 1
    book.index[place] = page + 1
    book.digests[page] = digest
    book.positions[page] = game
    return page


@rule
def digest_between_turns(game: np.record, like_yards: bool) -> int:
    """Return a digest of everything that can differ between turns of a game without tile stacks.

    The contents of the supply and the deck follow from the rest.
    """
    word = (int(game.turn) << 6 | int(game.phase)) << 7 | int(game.top) + 1
    digest = mix(_FIRST, (word << 6 | int(game.d0g_treats)) << 4 | int(game.d0g_scored))
    word = 0
    for position in range(POSITIONS):
        tile = game.tiles[position]
        word = word << 6 | int(tile.treats) << 1 | int(tile.facedown)
    digest = mix(digest, word)
    for seat in range(game.seats):
        player = game.players[seat]
        digest = mix(digest, cards_word(player))
        digest = mix(digest, filled_word(player) << 6 | int(player.treats))
        if like_yards:
            digest = mix(digest, buried_dice(player) << 6 | buried_spots(player))
        else:
            digest = mix(digest, yard_word(player))
    return digest
