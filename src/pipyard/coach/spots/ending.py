"""Endings: the rest of a game searched turn by turn, as far as there is time.

Every position between turns that can follow gets a page in the notes. A page that was searched has
the worth of its best turn according to the values of other pages; any other page has the worth that
the net estimates.

If every page can be searched, all are updated again and again until their values no longer change,
and are exact. Changes shrink by about the same share from round to round, so their sum is
predicted. If there are too many pages, games are played on from here with the best known moves and
simulated dice, and the pages they reach are searched, forward and backward: the pages that matter
most are reached most. All other pages are shifted by the average error found on those searched.
"""

import numpy as np

from pipyard.bots.spots.between import worth_by_chance
from pipyard.bots.spots.book import forget_notes, note, page_of
from pipyard.bots.spots.judge import BY_NOTES, judge
from pipyard.bots.spots.mixing import mix
from pipyard.bots.spots.solver import FAR, MOST_CARDS, look_through, open_frame
from pipyard.core.jit import rule
from pipyard.games.spots.counts import asks_seat, buried_dice, placed_dice, scored_dogs
from pipyard.games.spots.dice import land_roll
from pipyard.games.spots.dogs import roll_for_d0g, turn_up_dog
from pipyard.games.spots.moves import apply_move
from pipyard.games.spots.record import (
    D0G_ROLL,
    DOGS_TO_WIN,
    IN_DECK,
    ON_TOP,
    OP_ADJUST,
    OVER,
    POSITIONS,
    ROLL,
)
from pipyard.games.spots.rules import advance

NEAR = 3
"""The most dogs that all players together still need to win, in an ending."""
FEW_DICE = 10
"""With no more dice than these in the game, an ending may be longer."""
LONG = 6
"""The most dogs that may be missing then."""
SETTLED = 1.0e-7
"""Values that change less than this in a round count as settled."""
MOST_ROUNDS = 200
EXACT = 1
PLAYED = 2
"""How notes were settled: page by page, or as far as simulated games went."""
LISTED_SHARE = 0.4
"""The share of the time in which all pages must be found; otherwise games are played."""
MOST_NODES = 1_000_000
"""The most positions of one turn that are searched."""
MOST_TURNS = 40
"""The most turns of a simulated game."""
DOUBT_WHEN_PLAYED = 0.1
"""How far off values may be if games were simulated: the error of the net in solved endings."""
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
    book = work.desk.book
    work.desk.judge = BY_NOTES
    work.spent = 0
    work.chance = 1
    work.looked_into = 0
    for page in range(len(work.looked)):
        work.looked[page] = 0
        work.moved[page] = 0.0
    if list_pages(content, work, int(LISTED_SHARE * limit)):
        change = go_through(content, work, limit)
        work.settled = EXACT if change <= SETTLED else PLAYED
        doubt = 0.0 if change <= SETTLED else min(0.3, 100.0 * change)
    else:
        play_on(game, content, work, limit)
        work.settled = PLAYED
        doubt = DOUBT_WHEN_PLAYED
    for page in range(book.count):
        book.errors[page] = doubt


@rule
def list_pages(content: np.record, work: np.record, limit: int) -> bool:
    """Search every page that follows once; return whether there was enough time and room."""
    book = work.desk.book
    page = 0
    while page < book.count and book.count < len(book.digests) and work.spent < limit:
        look_into(page, content, work)
        page += 1
    return page == book.count and book.count < len(book.digests)


@rule
def go_through(content: np.record, work: np.record, limit: int) -> float:
    """Update all pages until their values settle; return the largest change still seen."""
    book = work.desk.book
    change = 1.0
    rounds = 0
    while change > SETTLED and rounds < MOST_ROUNDS and work.spent < limit:
        change = 0.0
        before = 0.0
        now = 0.0
        for page in range(book.count - 1, -1, -1):
            value = book.values[page]
            look_into(page, content, work)
            moved = book.values[page] - value
            before += work.moved[page] * work.moved[page]
            now += work.moved[page] * moved
            work.moved[page] = moved
            change = max(change, abs(moved))
        rounds += 1
        if rounds % 3 == 0 and before > 0.0 and change > SETTLED:
            foresee(work, now / before)
    return change


@rule
def foresee(work: np.record, share: float) -> None:
    """Move all values by the predicted sum of the next rounds, each smaller than the one before."""
    book = work.desk.book
    if 0.1 < share < 0.99:
        for page in range(book.count):
            value = book.values[page] + work.moved[page] * share / (1.0 - share)
            book.values[page] = max(0.0, min(1.0, value))


@rule
def play_on(game: np.record, content: np.record, work: np.record, limit: int) -> None:
    """Play games from a position, searching the pages they reach, forward and backward."""
    games = 0
    while work.spent < limit:
        work.page[0] = game
        work.desk.search += 1
        known = play_turn(content, work, games % 2 == 1)
        turns = 0
        while known and work.page[0].phase != OVER and turns < MOST_TURNS and work.spent < limit:
            page = noted_page(content, work)
            known = page >= 0
            if known:
                work.path[turns] = page
                turns += 1
                look_into(page, content, work)
                work.page[0] = work.desk.book.positions[page]
                known = play_turn(content, work, False)
        for turn in range(turns - 1, -1, -1):
            if work.spent < limit:
                look_into(work.path[turn], content, work)
        games += 1
        if games % 8 == 0:
            shift_others(work)


@rule
def noted_page(content: np.record, work: np.record) -> int:
    """Return the page of the position at `work.page`, judged if new; -1 if there is no room."""
    desk = work.desk
    desk.seat = 0
    work.trial_game[0] = work.page[0]
    judge(work.trial_game[0], content, desk)
    desk.book.full = 0
    page = page_of(work.page[0], desk.book)
    return -1 if desk.book.full else page


@rule
def shift_others(work: np.record) -> None:
    """Shift pages that were not searched by the average error of those that were."""
    book = work.desk.book
    for turn in range(2):
        total = 0.0
        count = 0
        for page in range(book.count):
            if work.looked[page] and book.positions[page].turn == turn:
                total += book.values[page] - work.judged[page]
                count += 1
        if count > 0:
            for page in range(book.count):
                if not work.looked[page] and book.positions[page].turn == turn:
                    if book.noted[page] == 1:
                        work.judged[page] = book.values[page]
                        book.noted[page] = 2
                    value = work.judged[page] + total / count
                    book.values[page] = max(0.0, min(1.0, value))


@rule
def play_turn(content: np.record, work: np.record, anyhow: bool) -> bool:
    """Play the turn at `work.page` with simulated dice, optionally with any first move.

    If chance acts before it, do only that. Return whether there was enough time.
    """
    desk = work.desk
    game = work.page[0]
    if game.top == content.dog_count or not asks_seat(game):
        let_chance_act(game, content, work)
        return True
    turn = int(game.turn)
    moves = 0
    while game.phase != OVER and game.turn == turn:
        if not asks_seat(game):
            let_chance_act(game, content, work)
        else:
            root = desk.frames[0]
            desk.seat = game.turn
            desk.nodes = 0
            prepare(root, game, content, desk)
            if anyhow and moves == 0:
                move = root.moves[draw(work, root.count)]
            else:
                move = look_through(content, desk, None)
            work.spent += desk.nodes + 1
            if move < 0:
                return False
            apply_move(game, content, move, None)
            moves += 1
    return True


@rule
def let_chance_act(game: np.record, content: np.record, work: np.record) -> None:
    """Simulate dice and cards."""
    if game.top == content.dog_count:
        game.where[game.top] = IN_DECK
        game.top = draw_card(game, content, work)
        game.where[game.top] = ON_TOP
        return
    if game.phase == ROLL:
        for _ in range(game.rolling):
            game.roll[1 + draw(work, 6)] += 1
        land_roll(game)
    elif game.phase == D0G_ROLL:
        roll_for_d0g(game, 1 + draw(work, 6), None)
    else:
        turn_up_dog(game, draw_card(game, content, work), None)
    advance(game, content, None)


@rule
def draw(work: np.record, below: int) -> int:
    """Draw a number below another: always the same sequence."""
    chance = int(work.chance) + 1
    work.chance = chance
    return (mix(_FIRST, chance) >> 17 & 0xFFFFFF) % below


@rule
def draw_card(game: np.record, content: np.record, work: np.record) -> int:
    """Draw a dog from the deck."""
    cards = 0
    for card in range(content.dog_count):
        if game.where[card] == IN_DECK:
            cards += 1
    left = draw(work, cards)
    for card in range(content.dog_count):
        if game.where[card] == IN_DECK:
            if left == 0:
                return card
            left -= 1
    return 0


@rule
def look_into(page: int, content: np.record, work: np.record) -> None:
    """Search the turn of a page, and note its worth."""
    desk = work.desk
    book = desk.book
    if not work.looked[page]:
        if book.noted[page] != 2:
            work.judged[page] = book.values[page]
        work.looked[page] = 1
        work.looked_into += 1
    work.page[0] = book.positions[page]
    game = work.page[0]
    if not asks_seat(game) or game.top == content.dog_count:
        desk.seat = 0
        value = worth_by_chance(game, content, desk)
        note(book, page, 0, value, desk.doubt)
        work.spent += 6
        return
    desk.seat = game.turn
    desk.nodes = 0
    desk.search += 1
    prepare(desk.frames[0], game, content, desk)
    if look_through(content, desk, None) >= 0:
        note(book, page, desk.seat, desk.frames[0].value, 0.0)
    work.spent += desk.nodes


@rule
def prepare(root: np.record, game: np.record, content: np.record, desk: np.record) -> None:
    """Prepare to search a turn to its very end."""
    desk.limit = MOST_NODES
    desk.cut = 0
    root.game[0] = game
    root.cards_left = MOST_CARDS
    root.repeats_left = FAR
    root.used = game.position + 1
    open_frame(root, content, desk)
