"""Dice: rolling, rerolling, keeping, placing and burying them, and what follows a finished roll."""

from typing import TypeAlias

import numpy as np

from pipyard.core.facts import Facts, add, tell, tell1, tell2, tell3
from pipyard.core.jit import rule
from pipyard.games.spots.counts import (
    amount,
    buried_dice,
    buried_spots,
    complete_dogs,
    current_step,
    dice_in_roll,
    open_dogs,
    paws,
    placed_dice,
)
from pipyard.games.spots.dogs import (
    score_dogs,
)
from pipyard.games.spots.record import (
    CHOOSE_DICE,
    CHOOSE_VALUE,
    DEAL,
    DEALT,
    FROM_ASIDE,
    FROM_YARD,
    KEEP_DICE,
    KEEP_NAMED,
    KEEP_TOTAL,
    KEEP_VALUE,
    KEPT,
    MORE,
    REROLL,
    ROLL,
    SAFE_SPOTS,
    STEP_DONE,
    TAKE,
)
from pipyard.games.spots.story import (
    DICE_CHOSEN,
    DICE_RAN_SHORT,
    DICE_REROLLED,
    DIE_BURIED,
    DIE_DISCARDED,
    DIE_PLACED,
    DOGS_SCORED,
    ROLL_KEPT,
    VALUE_CHOSEN,
)
from pipyard.games.spots.turn import (
    bust,
)

Counts: TypeAlias = np.ndarray[tuple[int], np.dtype[np.int16]]


@rule
def dice_to_roll(game: np.record, content: np.record, step: np.record) -> int:
    """Return how many dice a roll step would roll now; 0 means no roll, so it is not offered."""
    player = game.players[game.turn]
    if step.origin == FROM_YARD:
        return buried_dice(player)
    if step.origin == FROM_ASIDE:
        return min(game.aside, 1)
    dice = min(amount(game, content, step), game.supply_dice)
    if dice == 0 and game.times > 0:
        return 0
    if takes_own_die(player, step):
        dice += 1
    return dice


@rule
def takes_own_die(player: np.record, step: np.record) -> bool:
    """Return whether one of the player's own dice is rolled too, so that they need to have one."""
    return step.own == 1 and buried_dice(player) + placed_dice(player) > 0


@rule
def offer_roll(game: np.record, content: np.record, step: np.record, facts: Facts) -> None:
    """Roll, or ask first if the step is optional, a repeat, or rolls dice set aside."""
    if dice_to_roll(game, content, step) == 0:
        return
    if step.may or game.times > 0 or step.origin == FROM_ASIDE:
        game.phase = MORE
    else:
        start_roll(game, content, step, facts)


@rule
def may_stop(game: np.record, content: np.record) -> bool:
    """Return whether the offered step can be declined: dice set aside only with enough paws."""
    if current_step(game, content).origin == FROM_ASIDE:
        return paws(game.players[game.turn], content) >= game.aside
    return True


@rule
def start_roll(game: np.record, content: np.record, step: np.record, facts: Facts) -> None:
    """Take the dice that the step rolls in hand."""
    player = game.players[game.turn]
    game.just_buried = 0
    game.phase = ROLL
    if step.origin == FROM_YARD:
        game.rolling = buried_dice(player)
        for value in range(1, 7):
            player.yard[value] = 0
    elif step.origin == FROM_ASIDE:
        game.aside -= 1
        game.rolling = 1
    else:
        wanted = amount(game, content, step)
        if wanted > game.supply_dice:
            tell(facts, DICE_RAN_SHORT)
        game.rolling = min(wanted, game.supply_dice)
        game.supply_dice -= game.rolling
        if takes_own_die(player, step):
            game.phase = TAKE


@rule
def land_roll(game: np.record) -> None:
    """Place the dice just rolled on the table; a player with a treat may reroll."""
    game.rolling = 0
    game.phase = REROLL if game.players[game.turn].treats > 0 else KEPT


@rule
def tell_dice(facts: Facts, kind: np.int16, seat: int, dice: Counts) -> None:
    """Record what a seat did with some dice, given as counts by value."""
    if facts is not None:
        tell1(facts, kind, seat)
        for value in range(1, 7):
            for _ in range(dice[value]):
                add(facts, value)


@rule
def keep_roll(game: np.record, facts: Facts) -> None:
    """Reroll no more."""
    tell1(facts, ROLL_KEPT, game.turn)
    game.phase = KEPT


@rule
def reroll_all(game: np.record, facts: Facts) -> None:
    """Spend a treat to reroll the whole roll."""
    tell_dice(facts, DICE_REROLLED, game.turn, game.roll)
    dice = dice_in_roll(game)
    for value in range(1, 7):
        game.roll[value] = 0
    reroll(game, dice)


@rule
def reroll_selection(game: np.record, selection: np.record, facts: Facts) -> None:
    """Spend a treat to reroll the selected dice."""
    tell_dice(facts, DICE_REROLLED, game.turn, selection.counts)
    for value in range(1, 7):
        game.roll[value] -= selection.counts[value]
    reroll(game, selection.dice)


@rule
def reroll(game: np.record, dice: int) -> None:
    """Spend a treat to reroll `dice` dice, already taken out of the roll."""
    game.players[game.turn].treats -= 1
    game.supply_treats += 1
    game.rolling = dice
    game.phase = ROLL


@rule
def sort_out_roll(game: np.record, content: np.record) -> None:
    """After the last reroll: discard what the tile says, or ask what to keep."""
    step = current_step(game, content)
    game.phase = DEAL
    if step.keep == KEEP_VALUE:
        game.phase = CHOOSE_VALUE
    elif step.keep == KEEP_DICE:
        game.phase = CHOOSE_DICE
    elif step.keep == KEEP_NAMED:
        for value in range(game.named + 1, 7):
            discard_from_roll(game, value, game.roll[value])
    elif step.keep == KEEP_TOTAL:
        if any_selection(game, content, step):
            game.phase = CHOOSE_DICE
        else:
            for value in range(1, 7):
                discard_from_roll(game, value, game.roll[value])
    if step.discard_below:
        game.threshold = buried_spots(game.players[game.turn])
    if dice_in_roll(game) == 0:
        game.phase = DEALT


@rule
def discard_from_roll(game: np.record, value: int, dice: int) -> None:
    """Return dice of the current roll to the supply."""
    game.roll[value] -= dice
    game.supply_dice += dice


@rule
def fits_roll(game: np.record, selection: np.record) -> bool:
    """Return whether the roll holds at least the dice of a selection."""
    for value in range(1, 7):
        if selection.counts[value] > game.roll[value]:
            return False
    return True


@rule
def may_select(game: np.record, step: np.record, selection: np.record) -> bool:
    """Return whether the step lets the player keep these dice of the roll."""
    if step.keep == KEEP_DICE:
        wanted = min(step.kept, dice_in_roll(game))
        return selection.dice == wanted and fits_roll(game, selection)
    return selection.total == step.kept and fits_roll(game, selection)


@rule
def any_selection(game: np.record, content: np.record, step: np.record) -> bool:
    """Return whether the step lets the player keep any set of dice of the roll."""
    for row in range(content.selection_count):
        if may_select(game, step, content.selections[row]):
            return True
    return False


@rule
def keep_selection(game: np.record, selection: np.record, facts: Facts) -> None:
    """Keep the selected dice of the roll and discard the rest."""
    tell_dice(facts, DICE_CHOSEN, game.turn, selection.counts)
    for value in range(1, 7):
        discard_from_roll(game, value, game.roll[value] - selection.counts[value])
    game.phase = DEAL


@rule
def keep_value(game: np.record, chosen: int, facts: Facts) -> None:
    """Keep the dice of one value and discard the rest."""
    tell2(facts, VALUE_CHOSEN, game.turn, chosen)
    for value in range(1, 7):
        if value != chosen:
            discard_from_roll(game, value, game.roll[value])
    game.phase = DEAL


@rule
def place_die(game: np.record, value: int, slot: int, facts: Facts) -> None:
    """Place a die of the roll on a dog's empty space."""
    dog = game.players[game.turn].dogs[slot]
    tell3(facts, DIE_PLACED, game.turn, value, dog.card)
    dog.filled |= 1 << value
    leave_roll(game, value)


@rule
def bury_die(game: np.record, value: int, facts: Facts) -> None:
    """Bury a die of the roll."""
    tell2(facts, DIE_BURIED, game.turn, value)
    game.players[game.turn].yard[value] += 1
    game.just_buried += value
    leave_roll(game, value)


@rule
def discard_die(game: np.record, value: int, facts: Facts) -> None:
    """Discard a die of the roll, if the tile allows it."""
    tell2(facts, DIE_DISCARDED, game.turn, value)
    game.supply_dice += 1
    leave_roll(game, value)


@rule
def leave_roll(game: np.record, value: int) -> None:
    """Remove a die that was placed, buried or discarded from the roll."""
    game.roll[value] -= 1
    if dice_in_roll(game) == 0:
        game.phase = DEALT


@rule
def settle_roll(game: np.record, content: np.record, facts: Facts) -> None:
    """Finish a roll with no dice left: bust, or score if every dog is complete, then go on."""
    player = game.players[game.turn]
    if buried_spots(player) > SAFE_SPOTS:
        bust(game, game.turn, facts)
        return
    game.phase = STEP_DONE
    if open_dogs(player, content) == 0 and complete_dogs(player, content) > 0:
        game.then = STEP_DONE
        tell2(facts, DOGS_SCORED, game.turn, 1)
        score_dogs(game, content, facts)
