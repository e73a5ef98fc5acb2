"""The bot that tries every legal move and takes the one that looks best one roll ahead.

A position is worth the current worth of the pack, plus what the next roll or choice is worth, plus,
roughly, what later steps of the trick are worth.
"""

import numpy as np

from pipyard.bots.spots.keeps import (
    best_selection_worth,
    best_value_worth,
    set_die_worth,
    step_roll_worth,
)
from pipyard.bots.spots.odds import NO_HOPE, deal_with, deal_worth, roll_worth
from pipyard.bots.spots.outlook import WON, look, treats_worth
from pipyard.core.jit import rule
from pipyard.games.spots.counts import amount, current_step, paws, trick_at
from pipyard.games.spots.dice import dice_to_roll
from pipyard.games.spots.moves import apply_move
from pipyard.games.spots.record import (
    ADJUST,
    BY_JUST_BURIED,
    CHOOSE_DICE,
    CHOOSE_VALUE,
    DEAL,
    FROM_ASIDE,
    FROM_SUPPLY,
    KEEP_ALL,
    MORE,
    NAME,
    OP_RETURN_TREATS,
    OP_ROLL,
    OP_TAKE_TREATS,
    OVER,
    ROLL,
    SAFE_SPOTS,
    SET_ASIDE,
    SET_DIE,
    TAKE,
)

LATER = 0.6
"""How much of the worth of a later step counts now."""
RIVAL = 0.3
"""How much a loss of an opponent counts compared to one's own gain."""
ADJUSTMENT = 0.2
"""What turning one buried die by one is worth, before it is known which."""


@rule
def pick_greedy(game: np.record, content: np.record, scratch: np.record) -> int:
    """Pick the legal move after which the position looks best for the active player."""
    best = scratch.legal[0]
    highest = 2 * NO_HOPE
    for index in range(scratch.count):
        worth = move_worth(game, content, scratch, scratch.legal[index])
        if worth > highest:
            highest = worth
            best = scratch.legal[index]
    return best


@rule
def move_worth(game: np.record, content: np.record, scratch: np.record, move: int) -> float:
    """Return what the position is worth to the active player after a move."""
    scratch.spare[0] = game
    apply_move(scratch.spare[0], content, move, None)
    worth = position_worth(scratch.spare[0], content, game.turn, scratch.outlook)
    if game.phase == ADJUST:
        worth -= RIVAL * rivals_worth(scratch.spare[0], content, game.turn, scratch.outlook)
    return worth


@rule
def position_worth(game: np.record, content: np.record, seat: int, outlook: np.record) -> float:
    """Return what a position is worth to a player, including the next roll or choice.

    Later steps count only as much as the turn is likely to reach them.
    """
    if game.phase == OVER:
        return WON if game.winner == seat else -WON
    look(game, content, seat, outlook)
    worth = outlook.worth
    if game.turn == seat and game.position >= 0:
        worth += awaited_worth(game, content, outlook)
        worth += LATER * outlook.survival * later_worth(game, content, outlook)
    return worth


@rule
def rivals_worth(game: np.record, content: np.record, seat: int, outlook: np.record) -> float:
    """Return what the packs of all other players are worth together."""
    worth = 0.0
    for rival in range(game.seats):
        if rival != seat:
            look(game, content, rival, outlook)
            worth += outlook.worth
    return worth


@rule
def awaited_worth(game: np.record, content: np.record, outlook: np.record) -> float:
    """Return what the active player's current roll or choice is worth."""
    phase = game.phase
    step = current_step(game, content)
    if phase == DEAL:
        return rest_of_deal_worth(game, outlook)
    if phase == ROLL:
        return awaited_roll_worth(game, content, step, outlook)
    if phase == MORE:
        return offered_roll_worth(game, content, step, outlook)
    if phase == CHOOSE_VALUE:
        return best_value_worth(game, outlook)
    if phase == CHOOSE_DICE:
        return best_selection_worth(game, content, step, outlook)
    if phase == TAKE:
        return roll_worth(outlook, game.rolling + 1)
    if phase == SET_DIE:
        return set_die_worth(outlook, content.cards[game.top].spaces)
    if phase == SET_ASIDE:
        return best_aside_worth(game, content, step, outlook)
    if phase == ADJUST:
        return ADJUSTMENT * game.adjustments
    return 0.0


@rule
def rest_of_deal_worth(game: np.record, outlook: np.record) -> float:
    """Return the worth of the dice still in the roll; later steps are weighed as after them."""
    outlook.discard_below = game.threshold
    worth = deal_worth(outlook, game.roll)
    deal_with(outlook, game.roll)
    outlook.discard_below = 0
    if outlook.spots > SAFE_SPOTS or outlook.spaces == 0:
        outlook.survival = 0.0
    return worth


@rule
def awaited_roll_worth(
    game: np.record, content: np.record, step: np.record, outlook: np.record
) -> float:
    """Return the worth of the dice in hand, with those kept from a reroll or that must follow."""
    dice = game.rolling
    if step.origin == FROM_ASIDE:
        dice += dice_that_must_follow(game, content)
    worth = 0.0
    if step.keep == KEEP_ALL:
        worth = deal_with(outlook, game.roll)
    return worth + step_roll_worth(content, step, game.named, dice, outlook)


@rule
def dice_that_must_follow(game: np.record, content: np.record) -> int:
    """Return how many of the dice set aside must be rolled before the player may stop."""
    return max(0, game.aside - paws(game.players[game.turn], content))


@rule
def offered_roll_worth(
    game: np.record, content: np.record, step: np.record, outlook: np.record
) -> float:
    """Return the worth of a roll that may be declined, except perhaps for dice set aside."""
    dice = dice_to_roll(game, content, step)
    if step.origin == FROM_ASIDE:
        forced = dice_that_must_follow(game, content)
        if forced > 0:
            return roll_worth(outlook, forced)
    worth = step_roll_worth(content, step, game.named, dice, outlook)
    if worth <= 0.0:
        outlook.survival = 1.0
    return max(0.0, worth)


@rule
def best_aside_worth(
    game: np.record, content: np.record, step: np.record, outlook: np.record
) -> float:
    """Return the worth of the best number of dice to set aside."""
    own = paws(game.players[game.turn], content)
    most = min(step.most, game.supply_dice)
    best = NO_HOPE
    for dice in range(min(step.least, most), most + 1):
        best = max(best, roll_worth(outlook, max(0, dice - own)))
    return best


@rule
def later_worth(game: np.record, content: np.record, outlook: np.record) -> float:
    """Return the worth of the steps after the current one and of its repeat, each on its own."""
    trick = content.tricks[trick_at(game, game.position)]
    current = trick.steps[game.step]
    worth = 0.0
    if current.op == OP_ROLL and current.again and game.phase != MORE:
        worth += max(0.0, roll_worth(outlook, dice_to_roll(game, content, current) + current.grow))
    for place in range(game.step + 1, trick.length):
        step = trick.steps[place]
        if step.op == OP_TAKE_TREATS:
            worth += taking_worth(game, content, step, outlook)
        elif step.op == OP_RETURN_TREATS:
            left = max(0, outlook.treats - amount(game, content, step))
            worth -= treats_worth(outlook.treats) - treats_worth(left)
        elif step.op == OP_ROLL and step.origin == FROM_SUPPLY:
            worth += later_roll_worth(game, content, step, outlook)
    return worth


@rule
def taking_worth(game: np.record, content: np.record, step: np.record, outlook: np.record) -> float:
    """Return the worth of the treats of a later step; spots in the roll may be buried before it."""
    treats = amount(game, content, step)
    if step.source == BY_JUST_BURIED:
        for value in range(1, 7):
            treats += step.per * value * game.roll[value]
    treats = min(treats, game.supply_treats)
    return treats_worth(outlook.treats + treats) - treats_worth(outlook.treats)


@rule
def later_roll_worth(
    game: np.record, content: np.record, step: np.record, outlook: np.record
) -> float:
    """Return the worth of a later roll; if it is optional, at least nothing."""
    dice = min(amount(game, content, step), game.supply_dice)
    named = game.named
    if game.phase == NAME:
        named = best_named(outlook, dice)
    worth = step_roll_worth(content, step, named, dice, outlook)
    return max(0.0, worth) if step.may else worth


@rule
def best_named(outlook: np.record, dice: int) -> int:
    """Return the value to name so that the dice not above it are worth most."""
    best = 1
    highest = NO_HOPE
    for value in range(1, 7):
        outlook.discard_above = value
        worth = roll_worth(outlook, dice)
        if worth > highest:
            highest = worth
            best = value
    outlook.discard_above = 6
    return best
