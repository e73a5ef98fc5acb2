"""What is always true in a game of Spots, checked after any event, compiled or interpreted."""

import numpy as np

from pipyard.core.jit import entry, rule
from pipyard.core.signature import INT
from pipyard.games.spots.content import Content
from pipyard.games.spots.counts import (
    buried_dice,
    dice_in_roll,
    faceup_tiles,
    open_dogs,
    placed_dice,
    scored_dogs,
)
from pipyard.games.spots.drive import CONTENTS, GAMES
from pipyard.games.spots.record import (
    DOGS_TO_WIN,
    IN_DECK,
    ON_TOP,
    OVER,
    PACK,
    POSITIONS,
    TURN,
    WITH_D0G,
    WITH_SEAT,
)

FAULTS = (
    "nothing",
    "dice do not add up",
    "treats do not add up",
    "cards do not add up",
    "a pack has more than six cards",
    "a player has won and plays on",
    "a player has no empty space",
    "fewer than two tiles are faceup",
    "nothing is legal",
)
"""The possible faults, by number."""
NOTHING, DICE, TREATS, CARDS, TOO_MANY, WON, NO_SPACE, TILES, NOT_LEGAL = range(len(FAULTS))


def check_position(
    content: Content, position: np.recarray, *, dice: int = 40, treats: int = 20
) -> None:
    """Raise AssertionError if dice, treats or cards are lost, or a pack is impossible."""
    fault = fault_of(position, content.record, dice, treats)
    assert fault == NOTHING, FAULTS[fault]


@entry(INT(GAMES, CONTENTS, INT, INT))
def fault_of(games: np.recarray, contents: np.recarray, dice: int, treats: int) -> int:
    """Return the number of the first fault of the first position, 0 if none."""
    return find_fault(games[0], contents[0], dice, treats)


@rule
def find_fault(game: np.record, content: np.record, dice: int, treats: int) -> int:
    """Return the number of the first fault of a position, 0 if none."""
    if all_dice(game) != dice:
        return DICE
    if all_treats(game) != treats:
        return TREATS
    if not cards_add_up(game, content):
        return CARDS
    if game.phase == TURN and faceup_tiles(game) < 2:
        return TILES
    for seat in range(game.seats):
        player = game.players[seat]
        if player.cards > PACK:
            return TOO_MANY
        if scored_dogs(player) == DOGS_TO_WIN and game.phase != OVER:
            return WON
        waits = seat == game.turn and (game.draws > 0 or dice_in_roll(game) > 0)
        if (
            player.cards >= 2
            and game.phase != OVER
            and not waits
            and open_dogs(player, content) == 0
        ):
            return NO_SPACE
    return NOTHING


@rule
def all_dice(game: np.record) -> int:
    """Return the number of all dice, wherever they are."""
    dice = game.supply_dice + game.aside + game.rolling + dice_in_roll(game)
    for seat in range(game.seats):
        dice += buried_dice(game.players[seat]) + placed_dice(game.players[seat])
    return dice


@rule
def all_treats(game: np.record) -> int:
    """Return the number of all treats, wherever they are."""
    treats = game.supply_treats + game.d0g_treats
    for position in range(POSITIONS):
        treats += game.tiles[position].treats
    for seat in range(game.seats):
        treats += game.players[seat].treats
    return treats


@rule
def cards_add_up(game: np.record, content: np.record) -> bool:
    """Return whether every card is in one place, the right one, and all counts are right."""
    in_deck = 0
    on_top = 0
    with_d0g = 0
    held = 0
    for card in range(content.dog_count):
        in_deck += game.where[card] == IN_DECK
        on_top += game.where[card] == ON_TOP
        with_d0g += game.where[card] == WITH_D0G
    for seat in range(game.seats):
        player = game.players[seat]
        held += player.cards
        for slot in range(player.cards):
            if game.where[player.dogs[slot].card] != WITH_SEAT + seat:
                return False
    top = 1 if game.top >= 0 else 0
    return (
        in_deck == game.deck
        and on_top == top
        and with_d0g == game.d0g_scored
        and in_deck + on_top + with_d0g + held == content.dog_count
    )
