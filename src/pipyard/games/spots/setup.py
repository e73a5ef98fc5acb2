"""Setup: dealing dogs, and rolling for the first turn."""

from typing import TypeAlias

import numpy as np

from pipyard.core.facts import Facts, tell1, tell2
from pipyard.core.jit import rule
from pipyard.core.record import NONE
from pipyard.games.spots.counts import (
    buried_spots,
)
from pipyard.games.spots.dogs import (
    take_top_dog,
    turn_up_next,
)
from pipyard.games.spots.record import (
    BEGIN_TURN,
    D0G_TRADE,
    DICE,
    POSITIONS,
    RESET,
    SETUP_DEAL,
    SETUP_ORDER,
    SETUP_ROLL,
    TREATS,
)
from pipyard.games.spots.story import DIE_BURIED, DOG_DEALT, DOG_TURNED_UP, FIRST_PLAYER

Numbers: TypeAlias = np.ndarray[tuple[int], np.dtype[np.int16]]


@rule
def lay_table(game: np.record, content: np.record, seats: int, d0g_treats: int) -> None:
    """Put out what every game begins with, in a record of zeros; one seat plays against d0g."""
    game.seats = seats
    game.solo = 1 if seats == 1 else 0
    game.winner = game.top = game.position = NONE
    game.supply_dice = DICE
    game.supply_treats = TREATS - seats
    game.deck = content.dog_count
    for seat in range(seats):
        game.players[seat].treats = 1
    if game.solo:
        game.d0g_treats = d0g_treats
        game.supply_treats -= d0g_treats
    game.phase = RESET
    game.then = SETUP_DEAL


@rule
def lay_tiles(game: np.record, content: np.record, tricks: Numbers, off_leash: int) -> None:
    """Put a trick in each position; off leash, the unseen stack of a color that has one."""
    for position in range(POSITIONS):
        tile = game.tiles[position]
        trick = tricks[position]
        if off_leash and content.tricks[trick].stack == position:
            for other in range(content.trick_count):
                if content.tricks[other].stack == position:
                    tile.stack += 1
            tile.facedown = 1
            tile.shown = -1
        else:
            tile.stack = tile.seen = 1
            tile.order[0] = trick


@rule
def deal_dogs(game: np.record, facts: Facts) -> None:
    """Deal two dogs to each player, then leave one turned up on the deck."""
    if game.top == NONE:
        turn_up_next(game, SETUP_DEAL)
        return
    for card in range(2):
        for seat in range(game.seats):
            if game.players[seat].cards == card:
                tell2(facts, DOG_DEALT, seat, game.top)
                take_top_dog(game, seat)
                return
    if game.d0g_treats < 2:
        tell1(facts, DOG_TURNED_UP, game.top)
    game.contenders = (1 << game.seats) - 1
    game.then = SETUP_ORDER
    game.phase = D0G_TRADE if game.solo else SETUP_ORDER


@rule
def roll_for_first(game: np.record, facts: Facts) -> None:
    """Let the next contender roll the buried setup die, or name the first player."""
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
    tell1(facts, FIRST_PLAYER, game.turn)
    game.phase = BEGIN_TURN


@rule
def pick_up_setup_die(game: np.record, player: np.record) -> None:
    """Take the die to roll from the supply or, if a tie is rolled off, from the yard."""
    game.rolling = 1
    for value in range(1, 7):
        if player.yard[value]:
            player.yard[value] -= 1
            return
    game.supply_dice -= 1


@rule
def highest_setup_dice(game: np.record) -> int:
    """Return, as bits, the contenders with the highest setup die."""
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
    """Return the lowest seat in a set of seats given as bits."""
    seat = 0
    while not seats >> seat & 1:
        seat += 1
    return seat


@rule
def roll_setup_die(game: np.record, value: int, facts: Facts) -> None:
    """Bury the setup die that a player rolled."""
    tell2(facts, DIE_BURIED, game.turn, value)
    game.players[game.turn].yard[value] += 1
    game.rolling = 0
    game.pointer += 1
    game.phase = SETUP_ORDER
