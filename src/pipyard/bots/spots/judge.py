"""What the end of a turn is worth: by hand-made weights, a net, a book, or notes."""

import numpy as np

from pipyard.bots.spots.book import note, page_of, value_in_book
from pipyard.bots.spots.net import chance_to_win
from pipyard.bots.spots.outlook import look, wanted_values
from pipyard.core.arithmetic import exp
from pipyard.core.jit import rule
from pipyard.games.spots.dogs import roll_for_d0g, turn_up_dog
from pipyard.games.spots.record import D0G_ROLL, DOGS_TO_WIN, OVER, TURN_UP
from pipyard.games.spots.rules import advance

BY_HAND = 0
BY_NET = 1
BY_BOOK = 2
BY_NOTES = 3
DOUBT = 0.2
"""How far off a learned chance may be if it is even; less, the surer a result is."""

# Hand-made weights: how much more likely a win becomes, in log odds. They are rounded from what
# decided games of greedy against itself; what is scored counts a little more, what is only placed a
# little less.
SCORED_DOG = 0.45
FIFTH_DOG = 0.4
UNSCORED_DOG = 0.18
COMPLETE_DOG = 0.1
EMPTY_SPACE = -0.11
LAST_SPACE = 0.03
ROOM = 0.06
"""A value that has an empty space."""
BURIED_SPOT = -0.02
TREAT = 0.08
UNSEEN_DOG = -0.1
"""A dog still to be drawn: its spaces count more than the dog itself."""


@rule
def judge(game: np.record, content: np.record, desk: np.record) -> float:
    """Return the chance to win of the player whose turn is solved.

    A roll of d0g that follows is included; after it the position is judged. A book also knows
    positions before that roll. `desk.doubt` says how far off the chance may be.
    """
    page = -1
    if desk.judge == BY_NOTES and game.phase != OVER:
        desk.book.full = 0
        page = page_of(game, desk.book)
        if desk.book.full:
            page = -1
        elif desk.book.noted[page]:
            desk.doubt = desk.book.errors[page]
            return value_in_book(game, desk.seat, desk.book)
    over = game.phase == OVER
    value = judge_after_d0g(game, content, desk)
    desk.doubt = 0.0 if over or desk.judge == BY_BOOK else DOUBT * value * (1.0 - value)
    if page >= 0:
        note(desk.book, page, desk.seat, value, desk.doubt)
    return value


@rule
def judge_after_d0g(game: np.record, content: np.record, desk: np.record) -> float:
    """Return the chance to win, with every roll of d0g that follows at once."""
    if game.phase != D0G_ROLL or desk.judge == BY_BOOK:
        return judge_as_it_lies(game, content, desk)
    total = 0.0
    for value in range(1, 7):
        desk.after[0] = game
        after = desk.after[0]
        roll_for_d0g(after, value, None)
        advance(after, content, None)
        while after.phase == TURN_UP:
            turn_up_dog(after, content.dog_count, None)
            advance(after, content, None)
        total += judge_as_it_lies(after, content, desk)
    return total / 6.0


@rule
def judge_as_it_lies(game: np.record, content: np.record, desk: np.record) -> float:
    """Return the chance to win of the player whose turn is solved, judging the position."""
    if game.phase == OVER:
        return 1.0 if game.winner == desk.seat else 0.0
    if desk.judge == BY_BOOK:
        return value_in_book(game, desk.seat, desk.book)
    if drew_unknown(game, content):
        game.players[game.turn].cards -= 1
        game.draws += 1
    if desk.judge != BY_HAND:
        return chance_to_win(game, content, desk.seat, desk.net)
    return 1.0 / (1.0 + exp(-worth_by_hand(game, content, desk.seat, desk.outlook)))


@rule
def worth_by_hand(game: np.record, content: np.record, seat: int, outlook: np.record) -> float:
    """Weigh a player's pack against those of the others."""
    worth = UNSEEN_DOG * game.draws
    for other in range(game.seats):
        look(game, content, other, outlook)
        if other == seat:
            worth += pack_worth(outlook)
        else:
            worth -= pack_worth(outlook) / (game.seats - 1)
    return worth


@rule
def pack_worth(outlook: np.record) -> float:
    """Weigh one pack whose turn is over."""
    worth = SCORED_DOG * outlook.scored + UNSCORED_DOG * outlook.dogs
    worth += COMPLETE_DOG * outlook.complete + EMPTY_SPACE * outlook.spaces
    worth += ROOM * wanted_values(outlook) + BURIED_SPOT * outlook.spots + TREAT * outlook.treats
    if outlook.scored == DOGS_TO_WIN - 1:
        worth += FIFTH_DOG
    for value in range(1, 7):
        worth += LAST_SPACE * outlook.closing[value]
    return worth


@rule
def drew_unknown(game: np.record, content: np.record) -> bool:
    """Return whether the active player has just drawn a card that nobody has looked at."""
    if game.phase != TURN_UP:
        return False
    player = game.players[game.turn]
    return player.cards > 0 and player.dogs[player.cards - 1].card == content.dog_count
