"""What dice are worth to a player: placed as spots, walked, or as a cloverleaf."""

import numpy as np

from pipyard.bots.spotted.outlook import family_worth
from pipyard.core.chance import Stream, draw_below
from pipyard.core.jit import rule
from pipyard.games.spotted.counts import fields_left, fitting_splits, most_spots
from pipyard.games.spotted.record import (
    BEETLES,
    CLOVER,
    FAMILIES,
    SPLIT_BITS,
    SPLIT_WORDS,
)

NO_USE = -100.0
TRIES = 4
"""Simulated rolls before dice are re-rolled."""
SYMBOL = 2.0
"""What a re-roll must be worth: its point, and the chance to use it later."""


@rule
def placing_worth(
    player: np.record, family: int, content: np.record, scratch: np.record, split: int
) -> float:
    """Return what it is worth to place a split on a family."""
    outlook = scratch.outlook
    row = outlook.row
    for place in range(BEETLES):
        row[place] = player.beetles[family, place] + content.splits[split, place]
    worth = family_worth(player, family, content, scratch, row)
    return worth - outlook.families[family]


@rule
def best_placing_worth(
    player: np.record, family: int, content: np.record, scratch: np.record, points: int
) -> float:
    """Return the worth of the best way to place a number of points on a family."""
    best = NO_USE
    for word in range(SPLIT_WORDS):
        bits = fitting_splits(player, family, content, word) & content.of_points[points, word]
        split = word * SPLIT_BITS
        while bits:
            while not bits & 0xFF:
                bits >>= 8
                split += 8
            if bits & 1:
                best = max(best, placing_worth(player, family, content, scratch, split))
            bits >>= 1
            split += 1
    return best


@rule
def die_worth(
    player: np.record, family: int, content: np.record, scratch: np.record, face: int
) -> float:
    """Return the worth of the best use of a die."""
    if face == CLOVER:
        return scratch.outlook.clover
    steps = min(face, fields_left(player, content))
    points = most_spots(player, family, content, face)
    best = NO_USE
    if steps >= max(points, 1):
        best = scratch.outlook.walks[steps]
    if points > 0 and points >= steps:
        best = max(best, best_placing_worth(player, family, content, scratch, points))
    return best if best > NO_USE else 0.0


@rule
def pick_dice_to_reroll(
    game: np.record, content: np.record, seat: int, scratch: np.record, stream: Stream
) -> int:
    """Pick the dice, as bits, that are best rolled again; 0 keeps them all."""
    player = game.players[seat]
    uses = scratch.outlook.uses
    for family in range(FAMILIES):
        for face in range(1, CLOVER + 1):
            uses[family, face] = die_worth(player, family, content, scratch, face)
    return best_reroll(game, scratch.outlook, SYMBOL, TRIES, stream)


@rule
def best_reroll(
    game: np.record, outlook: np.record, price: float, tries: int, stream: Stream
) -> int:
    """Pick the dice, as bits, that gain more than their price on average if rolled again.

    `outlook.uses` has the worth of each face of each die.
    """
    faces = 0
    for family in range(FAMILIES):
        faces |= int(game.table[family]) << 3 * family
    gains = outlook.gains
    for dice in range(1, 1 << FAMILIES):
        gains[dice] = 0.0
    for _ in range(tries):
        fresh = 0
        for family in range(FAMILIES):
            fresh |= (draw_below(stream, 6) + 1) << 3 * family
        for dice in range(1, 1 << FAMILIES):
            gains[dice] += draft_worth(game, outlook, mixed(faces, fresh, dice)) / tries
    best = 0
    most = draft_worth(game, outlook, faces) + price
    for dice in range(1, 1 << FAMILIES):
        if gains[dice] > most:
            most = gains[dice]
            best = dice
    return best


@rule
def mixed(faces: int, fresh: int, dice: int) -> int:
    """Return faces, three bits for each die, with some dice replaced by fresh ones."""
    for family in range(FAMILIES):
        if dice >> family & 1:
            faces &= ~(7 << 3 * family)
            faces |= fresh & 7 << 3 * family
    return faces


@rule
def draft_worth(game: np.record, outlook: np.record, faces: int) -> float:
    """Return the worth of the active player's dice of a roll: the lowest, then any free one."""
    taken = 0
    worth = 0.0
    for _ in range(1 if game.seats == 6 else 2):
        die = _best_die(outlook, faces, taken, True)
        taken |= 1 << die
        worth += outlook.uses[die, faces >> 3 * die & 7]
    if game.seats < 4:
        die = _best_die(outlook, faces, taken, False)
        worth += outlook.uses[die, faces >> 3 * die & 7]
    return worth


@rule
def _best_die(outlook: np.record, faces: int, taken: int, lowest_only: bool) -> int:
    lowest = CLOVER
    if lowest_only:
        for family in range(FAMILIES):
            if not taken >> family & 1:
                lowest = min(lowest, faces >> 3 * family & 7)
    best = -1
    for family in range(FAMILIES):
        face = faces >> 3 * family & 7
        if (
            not taken >> family & 1
            and face <= lowest
            and (best < 0 or outlook.uses[family, face] > outlook.uses[best, faces >> 3 * best & 7])
        ):
            best = family
    return best
