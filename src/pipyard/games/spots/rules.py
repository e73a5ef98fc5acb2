"""The rules of Spots: what each action and each chance event does, and what then follows by itself.

Every function changes the position in place, trusts its caller that the move is legal, and is
compiled unchanged for CPU and GPU. `advance` runs until a player or chance is asked for
something; `game.phase` names what.
"""

import numpy as np

from pipyard.core.jit import rule
from pipyard.core.record import NONE
from pipyard.games.spots.counts import (
    amount,
    buried_dice,
    buried_spots,
    complete_dogs,
    current_step,
    d0g_to_move,
    dice_in_roll,
    faceup_tiles,
    is_complete,
    open_dogs,
    paws,
    placed_dice,
    scored_dogs,
    trick_at,
)
from pipyard.games.spots.record import (
    ACTION,
    ADJUST,
    BEGIN_TURN,
    CHOOSE_DICE,
    CHOOSE_VALUE,
    D0G_ROLL,
    D0G_TRADE,
    DEAL,
    DEALT,
    DOGS_TO_WIN,
    DRAW,
    END_TURN,
    FROM_ASIDE,
    FROM_YARD,
    KEEP_DICE,
    KEEP_NAMED,
    KEEP_TOTAL,
    KEEP_VALUE,
    KEPT,
    MORE,
    MOVE,
    NAME,
    NEWS_EVERYONE_BUST,
    NEWS_FAST,
    NEWS_RESET,
    NEWS_SCORED,
    NEWS_SHORT_DICE,
    NEWS_SHORT_TREATS,
    NEWS_TREAT_PUT,
    NEXT_STEP,
    ON_TOP,
    OP_ADJUST,
    OP_DRAW,
    OP_MOVE,
    OP_RETURN_TREATS,
    OP_ROLL,
    OP_SET_ASIDE,
    OP_SET_DIE,
    OP_TAKE_TREATS,
    OVER,
    PACK,
    POSITIONS,
    REROLL,
    RESET,
    REVEAL,
    ROLL,
    SAFE_SPOTS,
    SET_ASIDE,
    SET_DIE,
    SETUP_DEAL,
    SETUP_ORDER,
    SETUP_ROLL,
    STEP,
    STEP_DONE,
    TAKE,
    TURN,
    TURN_UP,
    WITH_D0G,
    WITH_SEAT,
)


@rule
def advance(game: np.record, content: np.record) -> None:
    """Do all that follows without a choice, until a player or chance is asked for something."""
    while game.phase > OVER:
        phase = game.phase
        if phase == STEP:
            begin_step(game, content)
        elif phase == KEPT:
            sort_out_roll(game, content)
        elif phase == DEALT:
            settle_roll(game, content)
        elif phase == STEP_DONE:
            finish_step(game, content)
        elif phase == NEXT_STEP:
            game.step += 1
            game.times = 0
            game.phase = STEP
        elif phase == DRAW:
            draw_dogs(game)
        elif phase == END_TURN:
            end_turn(game)
        elif phase == BEGIN_TURN:
            begin_turn(game)
        elif phase == ACTION:
            game.phase = D0G_ROLL if d0g_to_move(game) else TURN
        elif phase == RESET:
            reset_tiles(game)
        elif phase == SETUP_DEAL:
            deal_dogs(game)
        elif phase == SETUP_ORDER:
            roll_for_first(game)
        else:
            trade_with_d0g(game)


@rule
def clear_news(game: np.record) -> None:
    """Forget what the event before brought about."""
    game.news = 0
    game.news_taken = 0
    game.news_returned = 0


# Set-up


@rule
def deal_dogs(game: np.record) -> None:
    """Deal two dogs to each player, then leave one turned up on the deck."""
    if game.top == NONE:
        turn_up_next(game, SETUP_DEAL)
        return
    for card in range(2):
        for seat in range(game.seats):
            if game.players[seat].cards == card:
                take_top_dog(game, seat)
                return
    game.contenders = (1 << game.seats) - 1
    game.then = SETUP_ORDER
    game.phase = D0G_TRADE if game.solo else SETUP_ORDER


@rule
def roll_for_first(game: np.record) -> None:
    """Ask the next contender for a roll of the buried set-up die, or name the first player."""
    while game.pointer < game.seats:
        if game.contenders >> game.pointer & 1:
            pick_up_setup_die(game, game.players[game.pointer])
            game.turn = game.pointer
            game.phase = SETUP_ROLL
            return
        game.pointer += 1
    highest = highest_setup_dice(game)
    game.pointer = 0
    if highest & (highest - 1):
        game.contenders = highest
        return
    game.contenders = 0
    game.turn = first_seat(highest)
    game.phase = BEGIN_TURN


@rule
def pick_up_setup_die(game: np.record, player: np.record) -> None:
    """Take the die to be rolled from the supply or, when a tie is rolled off, from the yard."""
    game.rolling = 1
    for value in range(1, 7):
        if player.yard[value]:
            player.yard[value] -= 1
            return
    game.supply_dice -= 1


@rule
def highest_setup_dice(game: np.record) -> int:
    """Return those among the contenders, as bits, whose set-up die is highest."""
    best = 0
    highest = 0
    for seat in range(game.seats):
        if game.contenders >> seat & 1:
            value = buried_spots(game.players[seat])
            if value > best:
                best = value
                highest = 0
            if value == best:
                highest |= 1 << seat
    return highest


@rule
def first_seat(seats: int) -> int:
    """Return the lowest seat of a set of seats given as bits."""
    seat = 0
    while not seats >> seat & 1:
        seat += 1
    return seat


# The course of a turn


@rule
def begin_turn(game: np.record) -> None:
    """Bust everyone if the dice are gone; reset the tiles if only one is faceup."""
    if game.supply_dice == 0 and not d0g_to_move(game):
        game.news |= NEWS_EVERYONE_BUST
        for seat in range(game.seats):
            lose_dice(game, seat)
    game.phase = ACTION
    if faceup_tiles(game) == 1:
        put_treat_on_last_tile(game)
        game.news |= NEWS_RESET
        game.pointer = 0
        game.then = ACTION
        game.phase = RESET


@rule
def put_treat_on_last_tile(game: np.record) -> None:
    """Put a treat from the supply, if there is one, on the only faceup tile."""
    if game.supply_treats == 0:
        return
    for position in range(POSITIONS):
        if game.tiles[position].facedown == 0:
            game.tiles[position].treats += 1
            game.supply_treats -= 1
            game.news |= NEWS_TREAT_PUT


@rule
def reset_tiles(game: np.record) -> None:
    """Turn facedown tiles faceup; a stack moves its top tile to the bottom and shows the next."""
    while game.pointer < POSITIONS:
        tile = game.tiles[game.pointer]
        game.pointer += 1
        if tile.facedown:
            tile.facedown = 0
            tile.shown += 1
            if tile.shown == tile.stack:
                tile.shown = 0
            if tile.shown == tile.seen:
                game.phase = REVEAL
                return
    game.pointer = 0
    game.phase = game.then


@rule
def end_turn(game: np.record) -> None:
    """Pass the turn clockwise and forget what belonged to the trick."""
    game.position = NONE
    game.step = 0
    game.times = 0
    game.named = 0
    game.just_buried = 0
    game.threshold = 0
    game.adjustments = 0
    game.then = 0
    game.after = 0
    game.turn += 1
    if game.turn == game.seats + game.solo:
        game.turn = 0
    game.phase = BEGIN_TURN


@rule
def bust(game: np.record, seat: int) -> None:
    """Take all dice of a player who buried too many spots; the player in turn loses the turn."""
    game.news |= 1 << seat
    lose_dice(game, seat)
    if seat == game.turn:
        game.supply_dice += game.aside
        game.aside = 0
        game.phase = END_TURN


@rule
def lose_dice(game: np.record, seat: int) -> None:
    """Return a player's dice on dogs and in the yard to the supply."""
    player = game.players[seat]
    game.supply_dice += placed_dice(player) + buried_dice(player)
    for value in range(1, 7):
        player.yard[value] = 0
    for slot in range(player.cards):
        player.dogs[slot].filled = 0


# Dogs


@rule
def take_top_dog(game: np.record, seat: int) -> None:
    """Add the top card of the deck to a player's pack."""
    player = game.players[seat]
    dog = player.dogs[player.cards]
    dog.card = game.top
    dog.filled = 0
    dog.scored = 0
    player.cards += 1
    game.where[game.top] = WITH_SEAT + seat
    game.top = NONE


@rule
def turn_up_next(game: np.record, after: int) -> None:
    """Ask chance for the next card of the deck, which never runs out; go on with `after`."""
    game.after = after
    game.phase = TURN_UP


@rule
def draw_dogs(game: np.record) -> None:
    """Draw dogs still due, one by one, never beyond six cards."""
    if game.draws == 0 or game.players[game.turn].cards == PACK:
        game.draws = 0
        game.phase = game.then
        return
    game.draws -= 1
    take_top_dog(game, game.turn)
    turn_up_next(game, DRAW)


@rule
def score_dogs(game: np.record, content: np.record) -> None:
    """Score every completed dog of the player in turn, then draw as many, or win."""
    player = game.players[game.turn]
    for slot in range(player.cards):
        dog = player.dogs[slot]
        if is_complete(dog, content):
            game.supply_dice += content.cards[dog.card].space_count
            dog.filled = 0
            dog.scored = 1
            game.draws += 1
    game.news |= NEWS_SCORED
    game.phase = DRAW
    if scored_dogs(player) == DOGS_TO_WIN:
        game.draws = 0
        game.winner = game.turn
        game.phase = OVER


# d0g, the solo opponent


@rule
def trade_with_d0g(game: np.record) -> None:
    """Let d0g return two treats for the top dog as long as it has two."""
    game.phase = game.then
    if game.d0g_treats >= 2:
        game.d0g_treats -= 2
        game.supply_treats += 2
        score_for_d0g(game)


@rule
def score_for_d0g(game: np.record) -> None:
    """Let d0g score the top card of the deck; its sixth ends the game."""
    game.where[game.top] = WITH_D0G
    game.top = NONE
    game.d0g_scored += 1
    if game.d0g_scored == DOGS_TO_WIN:
        game.winner = 1
        game.phase = OVER
    else:
        turn_up_next(game, D0G_TRADE)


@rule
def roll_for_d0g(game: np.record, value: int) -> None:
    """Turn the tile d0g's die points at facedown, or let d0g score if it is facedown."""
    game.then = END_TURN
    tile = game.tiles[value - 1]
    if tile.facedown:
        score_for_d0g(game)
        return
    tile.facedown = 1
    game.d0g_treats += tile.treats
    tile.treats = 0
    game.phase = D0G_TRADE


# The steps of a trick


@rule
def begin_step(game: np.record, content: np.record) -> None:
    """Begin the current step, or skip it if it cannot be done, or end the turn after the last."""
    if game.step == content.tricks[trick_at(game, game.position)].length:
        game.phase = END_TURN
        return
    step = current_step(game, content)
    game.phase = NEXT_STEP
    if step.op == OP_ROLL:
        offer_roll(game, content, step)
    elif step.op == OP_TAKE_TREATS:
        take_treats(game, amount(game, content, step))
    elif step.op == OP_DRAW:
        game.draws = amount(game, content, step)
        game.then = NEXT_STEP
        game.phase = DRAW
    elif step.op == OP_RETURN_TREATS:
        return_treats(game, amount(game, content, step))
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
    """Go back to a step that may be repeated, or on to the next."""
    step = current_step(game, content)
    game.threshold = 0
    if step.again or step.origin == FROM_ASIDE:
        game.times += 1
        game.phase = STEP
    else:
        game.phase = NEXT_STEP


@rule
def take_treats(game: np.record, wanted: int) -> None:
    """Take treats from the supply, as far as there are any."""
    taken = min(wanted, game.supply_treats)
    if taken < wanted:
        game.news |= NEWS_SHORT_TREATS
    game.supply_treats -= taken
    game.players[game.turn].treats += taken
    game.news_taken += taken


@rule
def return_treats(game: np.record, wanted: int) -> None:
    """Return treats to the supply, all the player has if too few."""
    returned = min(wanted, game.players[game.turn].treats)
    game.supply_treats += returned
    game.players[game.turn].treats -= returned
    game.news_returned += returned


@rule
def anything_buried(game: np.record) -> bool:
    """Tell whether any player has a buried die."""
    for seat in range(game.seats):
        if buried_dice(game.players[seat]) > 0:
            return True
    return False


# Rolling


@rule
def dice_to_roll(game: np.record, content: np.record, step: np.record) -> int:
    """How many dice a roll step would roll now; 0 means it is no roll and is not offered."""
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
    """Tell whether one of the player's own dice is rolled as well, which takes having one."""
    return step.own == 1 and buried_dice(player) + placed_dice(player) > 0


@rule
def offer_roll(game: np.record, content: np.record, step: np.record) -> None:
    """Roll, or ask first where the step is optional, a repeat, or rolls dice set aside."""
    if dice_to_roll(game, content, step) == 0:
        return
    if step.may or game.times > 0 or step.origin == FROM_ASIDE:
        game.phase = MORE
    else:
        start_roll(game, content, step)


@rule
def may_stop(game: np.record, content: np.record) -> bool:
    """Tell whether the offered step can be declined: dice set aside only with enough paws."""
    if current_step(game, content).origin == FROM_ASIDE:
        return paws(game.players[game.turn], content) >= game.aside
    return True


@rule
def start_roll(game: np.record, content: np.record, step: np.record) -> None:
    """Take the dice in hand that the step rolls."""
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
            game.news |= NEWS_SHORT_DICE
        game.rolling = min(wanted, game.supply_dice)
        game.supply_dice -= game.rolling
        if takes_own_die(player, step):
            game.phase = TAKE


@rule
def land_roll(game: np.record) -> None:
    """Lay out the dice just rolled; with a treat in hand the player may reroll."""
    game.rolling = 0
    game.phase = REROLL if game.players[game.turn].treats > 0 else KEPT


@rule
def reroll(game: np.record, dice: int) -> None:
    """Spend a treat to roll `dice` dice, already taken out of the roll, once more."""
    game.players[game.turn].treats -= 1
    game.supply_treats += 1
    game.rolling = dice
    game.phase = ROLL


@rule
def sort_out_roll(game: np.record, content: np.record) -> None:
    """Once no more rerolls come: discard what the tile says, or ask what to keep."""
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
    """Tell whether the roll holds at least the dice of a selection."""
    for value in range(1, 7):
        if selection.counts[value] > game.roll[value]:
            return False
    return True


@rule
def may_select(game: np.record, step: np.record, selection: np.record) -> bool:
    """Tell whether these dice are what the step lets the player keep of the roll."""
    if step.keep == KEEP_DICE:
        wanted = min(step.kept, dice_in_roll(game))
        return selection.dice == wanted and fits_roll(game, selection)
    return selection.total == step.kept and fits_roll(game, selection)


@rule
def any_selection(game: np.record, content: np.record, step: np.record) -> bool:
    """Tell whether any set of dice of the roll is what the step lets the player keep."""
    for row in range(content.selection_count):
        if may_select(game, step, content.selections[row]):
            return True
    return False


@rule
def keep_selection(game: np.record, selection: np.record) -> None:
    """Keep the selected dice of the roll and discard the rest."""
    for value in range(1, 7):
        discard_from_roll(game, value, game.roll[value] - selection.counts[value])
    game.phase = DEAL


@rule
def keep_value(game: np.record, chosen: int) -> None:
    """Keep the dice of one value and discard the rest."""
    for value in range(1, 7):
        if value != chosen:
            discard_from_roll(game, value, game.roll[value])
    game.phase = DEAL


# Dealing with dice


@rule
def place_die(game: np.record, value: int, slot: int) -> None:
    """Place a die of the roll on a dog's empty space."""
    game.players[game.turn].dogs[slot].filled |= 1 << value
    leave_roll(game, value)


@rule
def bury_die(game: np.record, value: int) -> None:
    """Bury a die of the roll."""
    game.players[game.turn].yard[value] += 1
    game.just_buried += value
    leave_roll(game, value)


@rule
def discard_die(game: np.record, value: int) -> None:
    """Discard a die of the roll, where the tile allows it."""
    game.supply_dice += 1
    leave_roll(game, value)


@rule
def leave_roll(game: np.record, value: int) -> None:
    """Take a die that was dealt with out of the roll."""
    game.roll[value] -= 1
    if dice_in_roll(game) == 0:
        game.phase = DEALT


@rule
def settle_roll(game: np.record, content: np.record) -> None:
    """All dice are dealt with: bust, or score if every dog is complete, then go on."""
    player = game.players[game.turn]
    if buried_spots(player) > SAFE_SPOTS:
        bust(game, game.turn)
        return
    game.phase = STEP_DONE
    if open_dogs(player, content) == 0 and complete_dogs(player, content) > 0:
        game.then = STEP_DONE
        game.news |= NEWS_FAST
        score_dogs(game, content)


# Decisions of single tricks


@rule
def do_trick(game: np.record, position: int) -> None:
    """Choose a tile: take the treats on it, turn it facedown and begin its steps."""
    tile = game.tiles[position]
    game.players[game.turn].treats += tile.treats
    tile.treats = 0
    tile.facedown = 1
    game.position = position
    game.phase = STEP


@rule
def adjust_die(game: np.record, seat: int, value: int, change: int) -> None:
    """Turn a buried die up or down by one; a 1 turned down is discarded."""
    player = game.players[seat]
    player.yard[value] -= 1
    if value + change == 0:
        game.supply_dice += 1
    else:
        player.yard[value + change] += 1
    game.adjustments -= 1
    if buried_spots(player) > SAFE_SPOTS:
        bust(game, seat)
    if game.phase == ADJUST and (game.adjustments == 0 or not anything_buried(game)):
        game.adjustments = 0
        game.phase = NEXT_STEP


@rule
def move_die(game: np.record, slot: int, value: int, to_slot: int, to_value: int) -> None:
    """Move a die from one space to another, turning it to that value."""
    player = game.players[game.turn]
    player.dogs[slot].filled &= ~(1 << value)
    player.dogs[to_slot].filled |= 1 << to_value
    game.phase = NEXT_STEP


@rule
def set_die(game: np.record, value: int) -> None:
    """Set the die in hand to a value; it was not rolled, so it cannot be rerolled."""
    game.rolling = 0
    game.roll[value] += 1
    game.phase = DEAL


@rule
def set_aside(game: np.record, dice: int) -> None:
    """Set dice of the supply aside, to be rolled one at a time."""
    game.supply_dice -= dice
    game.aside = dice
    game.phase = NEXT_STEP


@rule
def take_from_yard(game: np.record, value: int) -> None:
    """Add one of the player's buried dice to the dice in hand."""
    game.players[game.turn].yard[value] -= 1
    game.rolling += 1
    game.phase = ROLL


@rule
def take_from_dog(game: np.record, slot: int, value: int) -> None:
    """Add a die from one of the player's dogs to the dice in hand."""
    game.players[game.turn].dogs[slot].filled &= ~(1 << value)
    game.rolling += 1
    game.phase = ROLL


@rule
def decline(game: np.record) -> None:
    """Stop: decline the step that is offered; dice still set aside are discarded."""
    game.supply_dice += game.aside
    game.aside = 0
    game.adjustments = 0
    game.phase = NEXT_STEP


# Chance


@rule
def roll_setup_die(game: np.record, value: int) -> None:
    """Bury the set-up die that a player rolled."""
    game.players[game.turn].yard[value] += 1
    game.rolling = 0
    game.pointer += 1
    game.phase = SETUP_ORDER


@rule
def turn_up_dog(game: np.record, card: int) -> None:
    """Turn up the deck's new top card."""
    game.top = card
    game.where[card] = ON_TOP
    game.deck -= 1
    game.phase = game.after


@rule
def reveal_tile(game: np.record, trick: int) -> None:
    """Show a stack's next tile, not seen before; the reset goes on after it."""
    tile = game.tiles[game.pointer - 1]
    tile.order[tile.seen] = trick
    tile.seen += 1
    game.phase = RESET
