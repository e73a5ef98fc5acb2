"""A turn from start to end: tiles, the choice of a trick, and the bust."""

import numpy as np

from pipyard.core.facts import Facts, tell, tell1, tell2, tell3
from pipyard.core.jit import rule
from pipyard.core.record import NONE
from pipyard.games.spots.counts import (
    buried_dice,
    d0g_to_move,
    faceup_tiles,
    placed_dice,
    trick_at,
)
from pipyard.games.spots.record import (
    ACTION,
    BEGIN_TURN,
    END_TURN,
    POSITIONS,
    RESET,
    REVEAL,
    STEP,
)
from pipyard.games.spots.story import (
    BUSTED,
    EVERYONE_BUSTED,
    TILE_REVEALED,
    TILES_RESET,
    TRICK_DONE,
    TURN_STARTED,
)


@rule
def begin_turn(game: np.record, facts: Facts) -> None:
    """Bust everyone if there are no dice left; reset the tiles if only one is faceup."""
    if not d0g_to_move(game):
        tell1(facts, TURN_STARTED, game.turn)
    if game.supply_dice == 0 and not d0g_to_move(game):
        tell(facts, EVERYONE_BUSTED)
        for seat in range(game.seats):
            lose_dice(game, seat)
    game.phase = ACTION
    if faceup_tiles(game) == 1:
        trick = put_treat_on_last_tile(game)
        tell2(facts, TILES_RESET, int(trick != NONE), trick)
        game.pointer = 0
        game.then = ACTION
        game.phase = RESET


@rule
def put_treat_on_last_tile(game: np.record) -> int:
    """Put a treat from the supply on the only faceup tile and return its trick; NONE without."""
    trick = NONE
    if game.supply_treats == 0:
        return trick
    for position in range(POSITIONS):
        if game.tiles[position].facedown == 0:
            game.tiles[position].treats += 1
            game.supply_treats -= 1
            trick = trick_at(game, position)
    return trick


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
def reveal_tile(game: np.record, trick: int, facts: Facts) -> None:
    """Show a stack's next tile, which nobody has seen before; then the reset continues."""
    tell1(facts, TILE_REVEALED, trick)
    tile = game.tiles[game.pointer - 1]
    tile.order[tile.seen] = trick
    tile.seen += 1
    game.phase = RESET


@rule
def do_trick(game: np.record, position: int, facts: Facts) -> None:
    """Choose a tile: take the treats on it, turn it facedown and begin its steps."""
    tile = game.tiles[position]
    tell3(facts, TRICK_DONE, game.turn, trick_at(game, position), tile.treats)
    game.players[game.turn].treats += tile.treats
    tile.treats = 0
    tile.facedown = 1
    game.position = position
    game.phase = STEP


@rule
def end_turn(game: np.record) -> None:
    """Pass the turn clockwise, and clear the fields that belonged to the trick."""
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
def bust(game: np.record, seat: int, facts: Facts) -> None:
    """Take all dice of a player who buried too many spots; the active player loses the turn."""
    lost = lose_dice(game, seat)
    if seat == game.turn:
        lost += game.aside
        game.supply_dice += game.aside
        game.aside = 0
        game.phase = END_TURN
    tell2(facts, BUSTED, seat, lost)


@rule
def lose_dice(game: np.record, seat: int) -> int:
    """Return a player's dice on dogs and in the yard to the supply, and return how many."""
    player = game.players[seat]
    lost = placed_dice(player) + buried_dice(player)
    game.supply_dice += lost
    for value in range(1, 7):
        player.yard[value] = 0
    for slot in range(player.cards):
        player.dogs[slot].filled = 0
    return lost
