"""Endings: the rest of a game searched turn by turn, as far as there is time.

Every position between turns that can follow gets a page in the notes. If every page can be
searched, all are updated again and again until their values no longer change, and are exact. If
there are too many pages, games are played on from here.
"""

import numpy as np

from pipyard.bots.spots.book import forget_notes
from pipyard.bots.spots.judge import BY_NOTES
from pipyard.bots.spots.mixing import mix
from pipyard.coach.spots.pages import SETTLED, list_pages, settle_pages
from pipyard.coach.spots.playing import play_on
from pipyard.core.jit import rule
from pipyard.games.spots.counts import buried_dice, placed_dice, scored_dogs
from pipyard.games.spots.record import DOGS_TO_WIN, OP_ADJUST, POSITIONS

NEAR = 3
"""The most dogs that all players together still need to win, in an ending."""
FEW_DICE = 10
"""With no more dice than these in the game, an ending may be longer."""
LONG = 6
"""The most dogs that may be missing then."""
EXACT = 1
PLAYED = 2
FAILED = 3
"""How notes were settled: page by page, as far as simulated games went, or not at all."""
LISTED_SHARE = 0.2
"""The share of the time in which all pages must be found; otherwise games are played."""
PLAYED_SHARE = 0.4
"""The share of the time that is up when games were played on: more of it helps little."""
DOUBT_WHEN_PLAYED = 0.1
"""How far off values may be if games were simulated: the error of the net in solved endings."""
DOUBT_FOR_CHANGE = 100.0
MOST_DOUBT = 0.3
"""How far off values may be, for each amount by which they still change, and at most."""
_FIRST = 0x3C6EF372FE94F82B


@rule
def is_ending(game: np.record) -> bool:
    """Return whether it is worth trying to search the rest of a game."""
    if game.seats > 2:
        return False
    missing = 0
    for seat in range(game.seats):
        missing += DOGS_TO_WIN - scored_dogs(game.players[seat])
    if game.solo:
        missing += DOGS_TO_WIN - game.d0g_scored
    for position in range(POSITIONS):
        if game.tiles[position].stack > 1:
            return False
    return missing <= NEAR or (missing <= LONG and dice_in_game(game) <= FEW_DICE)


@rule
def dice_in_game(game: np.record) -> int:
    """Count all dice in the game."""
    dice = game.supply_dice + game.rolling + game.aside
    for value in range(1, 7):
        dice += game.roll[value]
    for seat in range(game.seats):
        dice += buried_dice(game.players[seat]) + placed_dice(game.players[seat])
    return dice


@rule
def digest_of_game(game: np.record, content: np.record) -> int:
    """Return a digest of what never changes in a game: notes of one game do not fit another."""
    treats = game.supply_treats + game.d0g_treats
    for seat in range(game.seats):
        treats += game.players[seat].treats
    digest = mix(_FIRST, (dice_in_game(game) << 3 | int(game.seats)) << 7 | int(content.dog_count))
    for position in range(POSITIONS):
        tile = game.tiles[position]
        treats += tile.treats
        digest = mix(digest, int(tile.order[0]))
    return mix(digest, treats)


@rule
def open_notes(game: np.record, content: np.record, work: np.record) -> None:
    """Use the notes of a game, or new ones if the latest were of another or are not complete."""
    digest = digest_of_game(game, content)
    book = work.desk.book
    if work.noted_game == digest and work.settled == EXACT:
        return
    work.noted_game = digest
    work.settled = 0
    forget_notes(book)
    book.like_yards = 1
    for position in range(POSITIONS):
        trick = content.tricks[game.tiles[position].order[0]]
        for step in range(trick.length):
            if trick.steps[step].op == OP_ADJUST or trick.steps[step].own:
                book.like_yards = 0


@rule
def settle_notes(game: np.record, content: np.record, work: np.record, limit: int) -> None:
    """Search the pages that follow until their values are settled, or the time is up."""
    if settle_all(content, work, limit):
        return
    doubt = min(MOST_DOUBT, DOUBT_FOR_CHANGE * work.change)
    if not work.listed:
        play_on(game, content, work, int(PLAYED_SHARE * limit))
        doubt = DOUBT_WHEN_PLAYED
    work.settled = PLAYED
    book = work.desk.book
    for page in range(book.count):
        book.errors[page] = doubt


@rule
def settle_all(content: np.record, work: np.record, limit: int) -> bool:
    """Search all pages that follow until their values are settled; return if there was time."""
    book = work.desk.book
    work.desk.judge = BY_NOTES
    work.spent = 0
    work.chance = 1
    work.looked_into = 0
    work.change = 1.0
    for page in range(len(work.looked)):
        work.looked[page] = 0
        work.moved[page] = 0.0
    work.listed = int(list_pages(content, work, int(LISTED_SHARE * limit)))
    if work.listed:
        work.change = settle_pages(content, work, limit)
    if work.change > SETTLED:
        return False
    work.settled = EXACT
    for page in range(book.count):
        book.errors[page] = 0.0
    return True
