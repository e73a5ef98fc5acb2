"""Chance events between turns: d0g's die, and cards that are turned up."""

import numpy as np

from pipyard.bots.spots.judge import judge
from pipyard.core.jit import rule
from pipyard.games.spots.dogs import roll_for_d0g, turn_up_dog
from pipyard.games.spots.record import D0G_ROLL, IN_DECK, ON_TOP
from pipyard.games.spots.rules import advance


@rule
def worth_by_chance(game: np.record, content: np.record, desk: np.record) -> float:
    """Return what a position is worth to the desk's seat before chance acts; also sets `doubt`."""
    if game.phase == D0G_ROLL and game.top < content.dog_count:
        return worth_of_d0g_roll(game, content, desk)
    return worth_of_card(game, content, desk)


@rule
def worth_of_d0g_roll(game: np.record, content: np.record, desk: np.record) -> float:
    """Weigh every roll of d0g's die."""
    total = 0.0
    doubt = 0.0
    for value in range(1, 7):
        desk.spare[0] = game
        roll_for_d0g(desk.spare[0], value, None)
        advance(desk.spare[0], content, None)
        total += judge(desk.spare[0], content, desk) / 6.0
        doubt += desk.doubt / 6.0
    desk.doubt = doubt
    return total


@rule
def worth_of_card(game: np.record, content: np.record, desk: np.record) -> float:
    """Weigh every dog that may be on top: one to turn up, or one turned up but not looked at."""
    total = 0.0
    doubt = 0.0
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
            total += judge(after, content, desk)
            doubt += desk.doubt
            cards += 1
    desk.doubt = doubt / cards
    return total / cards
