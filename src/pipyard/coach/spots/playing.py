"""Games played on from an ending, for endings with too many pages to search them all.

Games are played with the best known moves and simulated dice, and the pages they reach are
searched, forward and backward: the pages that matter most are reached most. All other pages are
shifted by the average error of the net found on those searched.
"""

import numpy as np

from pipyard.bots.spots.book import page_of
from pipyard.bots.spots.judge import judge
from pipyard.bots.spots.mixing import mix
from pipyard.bots.spots.solver import look_through
from pipyard.coach.spots.pages import look_into, prepare
from pipyard.core.jit import rule
from pipyard.games.spots.counts import asks_seat
from pipyard.games.spots.dice import land_roll
from pipyard.games.spots.dogs import roll_for_d0g, turn_up_dog
from pipyard.games.spots.moves import apply_move
from pipyard.games.spots.record import D0G_ROLL, IN_DECK, ON_TOP, OVER, ROLL
from pipyard.games.spots.rules import advance

MOST_TURNS = 40
"""The most turns of a simulated game."""
_FIRST = 0x3C6EF372FE94F82B


@rule
def play_on(game: np.record, content: np.record, work: np.record, limit: int) -> None:
    """Play games from a position, searching the pages they reach, forward and backward."""
    work.sharing = 0
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
