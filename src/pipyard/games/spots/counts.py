"""Numbers that can be counted or seen on the table. Nothing here changes a position."""

import numpy as np

from pipyard.core.jit import rule
from pipyard.games.spots.record import (
    BY_FACEDOWN_OTHERS,
    BY_HIGHEST_SPACE,
    BY_JUST_BURIED,
    BY_OPEN_DOGS,
    BY_PAWS,
    BY_TREATS,
    OVER,
    POSITIONS,
    SEAT_PHASES,
)


@rule
def buried_spots(player: np.record) -> int:
    """Return the total of the spots in a player's yard."""
    total = 0
    for value in range(1, 7):
        total += value * player.yard[value]
    return total


@rule
def buried_dice(player: np.record) -> int:
    """Return the number of dice in a player's yard."""
    count = 0
    for value in range(1, 7):
        count += player.yard[value]
    return count


@rule
def dice_in_roll(game: np.record) -> int:
    """Return the number of dice of the current roll that are still to be dealt with."""
    count = 0
    for value in range(1, 7):
        count += game.roll[value]
    return count


@rule
def empty_spaces(dog: np.record, content: np.record) -> int:
    """Return the values of a dog's empty spaces, as bits; none for a scored dog."""
    if dog.scored:
        return 0
    return content.cards[dog.card].spaces & ~dog.filled


@rule
def is_complete(dog: np.record, content: np.record) -> bool:
    """Return whether an unscored dog has a die on every space."""
    return dog.scored == 0 and dog.filled == content.cards[dog.card].spaces


@rule
def scored_dogs(player: np.record) -> int:
    """Return the number of dogs a player has scored."""
    count = 0
    for slot in range(player.cards):
        count += player.dogs[slot].scored
    return count


@rule
def complete_dogs(player: np.record, content: np.record) -> int:
    """Return the number of unscored dogs without an empty space."""
    count = 0
    for slot in range(player.cards):
        if is_complete(player.dogs[slot], content):
            count += 1
    return count


@rule
def open_dogs(player: np.record, content: np.record) -> int:
    """Return the number of unscored dogs with an empty space."""
    count = 0
    for slot in range(player.cards):
        if empty_spaces(player.dogs[slot], content):
            count += 1
    return count


@rule
def paws(player: np.record, content: np.record) -> int:
    """Return the paws a player may count: on unscored dogs only, as they are on the gray side."""
    count = 0
    for slot in range(player.cards):
        dog = player.dogs[slot]
        if dog.scored == 0:
            count += content.cards[dog.card].paws
    return count


@rule
def highest_space(player: np.record, content: np.record) -> int:
    """Return the highest value among the empty spaces of a player's dogs, 0 if there is none."""
    wanted = 0
    for slot in range(player.cards):
        wanted |= empty_spaces(player.dogs[slot], content)
    value = 6
    while value > 0 and wanted >> value == 0:
        value -= 1
    return value


@rule
def placed_dice(player: np.record) -> int:
    """Return the number of dice on a player's dogs."""
    count = 0
    for slot in range(player.cards):
        bits = player.dogs[slot].filled
        while bits:
            bits &= bits - 1
            count += 1
    return count


@rule
def faceup_tiles(game: np.record) -> int:
    """Return the number of positions whose tile can be chosen."""
    count = 0
    for position in range(POSITIONS):
        if game.tiles[position].facedown == 0:
            count += 1
    return count


@rule
def asks_seat(game: np.record) -> bool:
    """Return whether the active player must choose something."""
    return game.phase < SEAT_PHASES


@rule
def goes_on(game: np.record) -> bool:
    """Return whether something follows without a choice."""
    return game.phase > OVER


@rule
def trick_at(game: np.record, position: int) -> int:
    """Return the trick on top in a position."""
    tile = game.tiles[position]
    return tile.order[tile.shown]


@rule
def counted(game: np.record, content: np.record, source: int) -> int:
    """Return the number that an amount "for each ..." multiplies, for the active player."""
    player = game.players[game.turn]
    if source == BY_PAWS:
        return paws(player, content)
    if source == BY_TREATS:
        return player.treats
    if source == BY_HIGHEST_SPACE:
        return highest_space(player, content)
    if source == BY_FACEDOWN_OTHERS:
        return POSITIONS - faceup_tiles(game) - 1
    if source == BY_OPEN_DOGS:
        return open_dogs(player, content)
    if source == BY_JUST_BURIED:
        return game.just_buried
    return 0


@rule
def amount(game: np.record, content: np.record, step: np.record) -> int:
    """Return the amount that a step specifies, before it is limited by the supply."""
    return step.fixed + step.per * counted(game, content, step.source) + step.grow * game.times


@rule
def current_step(game: np.record, content: np.record) -> np.record:
    """Return the step of the trick being done."""
    return content.tricks[trick_at(game, game.position)].steps[game.step]


@rule
def d0g_to_move(game: np.record) -> bool:
    """Return whether it is d0g's turn."""
    return game.solo == 1 and game.turn == 1
