"""Endings: the rest of a game looked into turn by turn, as far as there is time.

Every position between turns that can follow gets a page in the notes. A page that was looked into
is worth what its best turn brings by the values of others, one that was not what the net says. The
pages are gone through again and again until their values stay as they are: then, if every page was
looked into, the values are exact.
"""

import numpy as np

from pipyard.bots.spots.between import worth_by_chance
from pipyard.bots.spots.book import forget_notes, note
from pipyard.bots.spots.figures import HIGH, LOW, note_start
from pipyard.bots.spots.judge import BY_NOTES
from pipyard.bots.spots.mixing import mix
from pipyard.bots.spots.solver import FAR, MOST_CARDS, look_through, open_frame
from pipyard.core.jit import rule
from pipyard.games.spots.counts import asks_seat, buried_dice, placed_dice, scored_dogs
from pipyard.games.spots.record import DOGS_TO_WIN, OP_ADJUST, POSITIONS

NEAR = 3
"""Dogs that all players together lack to win, at most, in an ending."""
FEW_DICE = 10
"""With no more dice than these in the game, an ending may be longer."""
LONG = 6
"""How many dogs may be missing then."""
SETTLED = 1.0e-7
"""Values that change less in a round are taken for settled."""
MOST_ROUNDS = 200
_FIRST = 0x3C6EF372FE94F82B


@rule
def is_ending(game: np.record) -> bool:
    """Tell whether it is worth a try to look into the rest of a game."""
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
    """Count all dice that there are."""
    dice = game.supply_dice + game.rolling + game.aside
    for value in range(1, 7):
        dice += game.roll[value]
    for seat in range(game.seats):
        dice += buried_dice(game.players[seat]) + placed_dice(game.players[seat])
    return dice


@rule
def digest_of_game(game: np.record, content: np.record) -> int:
    """Digest what stays the same in a game: notes of one game say nothing about another."""
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
    """Turn to the notes of a game, new ones if the last were of another or are not complete."""
    digest = digest_of_game(game, content)
    book = work.desk.book
    if work.noted_game == digest and work.settled:
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
def settle_notes(content: np.record, work: np.record, limit: int) -> None:
    """Look into every page that follows, then go through them until they are settled."""
    desk = work.desk
    book = desk.book
    desk.judge = BY_NOTES
    work.spent = 0
    looked = 0
    while looked < book.count and work.spent < limit:
        look_into(looked, content, work, limit)
        looked += 1
    complete = looked == book.count and book.count < len(book.digests)
    change = 1.0
    rounds = 0
    while change > SETTLED and rounds < MOST_ROUNDS and work.spent < limit:
        change = 0.0
        rounds += 1
        for page in range(looked - 1, -1, -1):
            if work.spent < limit:
                change = max(change, look_into(page, content, work, limit))
        if not complete:
            rounds += MOST_ROUNDS // 8
    work.settled = int(complete and change <= SETTLED and work.spent < limit)
    if work.settled:
        for page in range(book.count):
            book.errors[page] = 0.0


@rule
def look_into(page: int, content: np.record, work: np.record, limit: int) -> float:
    """Think the turn of a page through; return by how much its value has changed."""
    desk = work.desk
    book = desk.book
    before = book.values[page]
    work.page[0] = book.positions[page]
    game = work.page[0]
    if not asks_seat(game) or game.top == content.dog_count:
        desk.seat = 0
        value = worth_by_chance(game, content, desk)
        note(book, page, 0, value, desk.doubt)
        work.spent += 6
        return abs(book.values[page] - before)
    desk.seat = game.turn
    note_start(game, content, desk)
    desk.nodes = 0
    desk.limit = limit
    desk.search += 1
    desk.cut = 0
    root = desk.frames[0]
    root.game[0] = game
    root.cards_left = MOST_CARDS
    root.repeats_left = FAR
    root.used = 0
    open_frame(root, content, desk)
    if look_through(content, desk, desk.facts) >= 0:
        error = 0.5 * (root.figures[HIGH] - root.figures[LOW])
        note(book, page, desk.seat, root.value, error)
    work.spent += desk.nodes
    return abs(book.values[page] - before)
