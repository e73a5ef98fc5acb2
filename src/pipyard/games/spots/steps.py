"""The steps of a trick, and the decisions that only some tricks need."""

import numpy as np

from pipyard.core.facts import Facts, add, tell, tell1, tell2, tell3, tell_more
from pipyard.core.jit import rule
from pipyard.core.record import NONE
from pipyard.games.spots.counts import (
    amount,
    buried_dice,
    buried_spots,
    current_step,
    open_dogs,
    placed_dice,
    trick_at,
)
from pipyard.games.spots.dice import (
    offer_roll,
    start_roll,
)
from pipyard.games.spots.record import (
    ADJUST,
    DEAL,
    DRAW,
    END_TURN,
    FROM_ASIDE,
    MOVE,
    NAME,
    NEXT_STEP,
    OP_ADJUST,
    OP_DRAW,
    OP_MOVE,
    OP_RETURN_TREATS,
    OP_ROLL,
    OP_SET_ASIDE,
    OP_SET_DIE,
    OP_TAKE_TREATS,
    ROLL,
    SAFE_SPOTS,
    SET_ASIDE,
    SET_DIE,
    STEP,
)
from pipyard.games.spots.story import (
    DICE_SET_ASIDE,
    DIE_LOWERED,
    DIE_MOVED,
    DIE_RAISED,
    DIE_SET,
    DIE_TAKEN,
    STOPPED,
    TREATS_RAN_SHORT,
    TREATS_RETURNED,
    TREATS_TAKEN,
    VALUE_NAMED,
    WENT_ON,
)
from pipyard.games.spots.turn import (
    bust,
)


@rule
def begin_step(game: np.record, content: np.record, facts: Facts) -> None:
    """Begin the current step, skip it if it cannot be done, or end the turn after the last step."""
    if game.step == content.tricks[trick_at(game, game.position)].length:
        game.phase = END_TURN
        return
    step = current_step(game, content)
    game.phase = NEXT_STEP
    if step.op == OP_ROLL:
        offer_roll(game, content, step, facts)
    elif step.op == OP_TAKE_TREATS:
        take_treats(game, amount(game, content, step), facts)
    elif step.op == OP_DRAW:
        game.draws = amount(game, content, step)
        game.then = NEXT_STEP
        game.phase = DRAW
    elif step.op == OP_RETURN_TREATS:
        return_treats(game, amount(game, content, step), facts)
    elif step.op == OP_ADJUST:
        game.adjustments = amount(game, content, step)
        if game.adjustments > 0 and anything_buried(game):
            game.phase = ADJUST
    elif step.op == OP_MOVE:
        player = game.players[game.turn]
        if placed_dice(player) > 0 and open_dogs(player, content) > 0:
            game.phase = MOVE
    elif step.op == OP_SET_DIE:
        if game.supply_dice > 0:
            game.supply_dice -= 1
            game.rolling = 1
            game.phase = SET_DIE
    elif step.op == OP_SET_ASIDE:
        if game.supply_dice > 0:
            game.phase = SET_ASIDE
    else:
        game.phase = NAME


@rule
def finish_step(game: np.record, content: np.record) -> None:
    """Return to a step that may be repeated, or go on to the next one."""
    step = current_step(game, content)
    game.threshold = 0
    if step.again or step.origin == FROM_ASIDE:
        game.times += 1
        game.phase = STEP
    else:
        game.phase = NEXT_STEP


@rule
def take_treats(game: np.record, wanted: int, facts: Facts) -> None:
    """Take treats from the supply, as many as there are."""
    taken = min(wanted, game.supply_treats)
    if taken < wanted:
        tell(facts, TREATS_RAN_SHORT)
    game.supply_treats -= taken
    game.players[game.turn].treats += taken
    tell_more(facts, TREATS_TAKEN, game.turn, taken)


@rule
def return_treats(game: np.record, wanted: int, facts: Facts) -> None:
    """Return treats to the supply, or all that the player has if they are too few."""
    returned = min(wanted, game.players[game.turn].treats)
    game.supply_treats += returned
    game.players[game.turn].treats -= returned
    tell_more(facts, TREATS_RETURNED, game.turn, returned)


@rule
def anything_buried(game: np.record) -> bool:
    """Return whether any player has a buried die."""
    for seat in range(game.seats):
        if buried_dice(game.players[seat]) > 0:
            return True
    return False


@rule
def adjust_die(game: np.record, seat: int, value: int, change: int, facts: Facts) -> None:
    """Turn a buried die up or down by one; a 1 turned down is discarded."""
    tell3(facts, DIE_RAISED if change > 0 else DIE_LOWERED, game.turn, seat, value)
    player = game.players[seat]
    player.yard[value] -= 1
    if value + change == 0:
        game.supply_dice += 1
    else:
        player.yard[value + change] += 1
    game.adjustments -= 1
    if buried_spots(player) > SAFE_SPOTS:
        bust(game, seat, facts)
    if game.phase == ADJUST and (game.adjustments == 0 or not anything_buried(game)):
        game.adjustments = 0
        game.phase = NEXT_STEP


@rule
def move_die(
    game: np.record, slot: int, value: int, to_slot: int, to_value: int, facts: Facts
) -> None:
    """Move a die from one space to another, turning it to that value."""
    start = game.players[game.turn].dogs[slot]
    end = game.players[game.turn].dogs[to_slot]
    tell3(facts, DIE_MOVED, game.turn, start.card, value)
    add(facts, end.card)
    add(facts, to_value)
    start.filled &= ~(1 << value)
    end.filled |= 1 << to_value
    game.phase = NEXT_STEP


@rule
def set_die(game: np.record, value: int, facts: Facts) -> None:
    """Set the die in hand to a value; it was not rolled, so it cannot be rerolled."""
    tell2(facts, DIE_SET, game.turn, value)
    game.rolling = 0
    game.roll[value] += 1
    game.phase = DEAL


@rule
def set_aside(game: np.record, dice: int, facts: Facts) -> None:
    """Set dice of the supply aside, next to those already there, to be rolled one at a time."""
    tell2(facts, DICE_SET_ASIDE, game.turn, dice)
    game.supply_dice -= dice
    game.aside += dice
    game.phase = NEXT_STEP


@rule
def take_from_yard(game: np.record, value: int, facts: Facts) -> None:
    """Add one of the player's buried dice to the dice in hand."""
    tell3(facts, DIE_TAKEN, game.turn, NONE, value)
    game.players[game.turn].yard[value] -= 1
    game.rolling += 1
    game.phase = ROLL


@rule
def take_from_dog(game: np.record, slot: int, value: int, facts: Facts) -> None:
    """Add a die from one of the player's dogs to the dice in hand."""
    dog = game.players[game.turn].dogs[slot]
    tell3(facts, DIE_TAKEN, game.turn, dog.card, value)
    dog.filled &= ~(1 << value)
    game.rolling += 1
    game.phase = ROLL


@rule
def name_value(game: np.record, value: int, facts: Facts) -> None:
    """Name the value above which dice of a later roll are discarded."""
    tell2(facts, VALUE_NAMED, game.turn, value)
    game.named = value
    game.phase = NEXT_STEP


@rule
def go_on(game: np.record, content: np.record, facts: Facts) -> None:
    """Do the offered roll."""
    tell1(facts, WENT_ON, game.turn)
    start_roll(game, content, current_step(game, content), facts)


@rule
def decline(game: np.record, facts: Facts) -> None:
    """Decline the offered step; dice still set aside are discarded."""
    tell1(facts, STOPPED, game.turn)
    game.supply_dice += game.aside
    game.aside = 0
    game.adjustments = 0
    game.phase = NEXT_STEP
