"""Actions as dense integers: their numbering, the legal ones of a seat, and what each does.

The numbers are for arrays and learning. Logs and people use the structured form in `actions`.
"""

from typing import TypeAlias

import numpy as np

from pipyard.core.facts import Facts
from pipyard.core.jit import rule
from pipyard.core.record import NONE
from pipyard.games.spotted import actions
from pipyard.games.spotted.actions import ACTIONS
from pipyard.games.spotted.counts import (
    Words,
    fields_left,
    fitting_splits,
    most_of_bonus,
    most_spots,
)
from pipyard.games.spotted.record import (
    BONUS,
    CLOVER,
    FACTOR,
    FAMILIES,
    MAGNIFIER,
    MAGNIFY,
    PICK,
    REROLL,
    SPLIT_BITS,
    SPLIT_WORDS,
    SPLITS,
    USE,
    WALK,
    WORD_BITS,
    WORDS,
    WRITE,
)
from pipyard.games.spotted.rules import (
    advance,
    assign_factor,
    assign_magnifier,
    give_up_die,
    keep_roll,
    must_pick_lowest,
    pick_die,
    picking_seat,
    place_spots,
    reroll,
    step_on,
    take_magnifier,
    use_clover,
    walk_with_die,
)

Moves: TypeAlias = np.ndarray[tuple[int], np.dtype[np.int16]]

KEEP_ROLL = ACTIONS.first(actions.KeepRoll)
REROLL_DICE = ACTIONS.first(actions.RerollDice)
PICK_DIE = ACTIONS.first(actions.PickDie)
USE_CLOVER = ACTIONS.first(actions.UseClover)
WALK_DIE = ACTIONS.first(actions.WalkMeadow)
GIVE_UP = ACTIONS.first(actions.GiveUpDie)
ASSIGN_MAGNIFIER = ACTIONS.first(actions.AssignMagnifier)
ASSIGN_FACTOR = ACTIONS.first(actions.AssignFactor)
STEP_ON = ACTIONS.first(actions.CrossField)
TAKE_MAGNIFIER = ACTIONS.first(actions.TakeMagnifier)
PLACE_SPOTS = ACTIONS.first(actions.PlaceSpots)
MOVE_COUNT = ACTIONS.count
"""The number of dense actions; the first number of each kind is the constant named above."""

MOST_LEGAL = 512
"""A buffer of this length has room for the legal actions of any seat."""


@rule
def may_act(game: np.record, seat: int) -> bool:
    """Return whether a seat must do something."""
    if game.phase == WRITE:
        return game.players[seat].writing != 0
    if game.phase == PICK:
        return picking_seat(game) == seat
    return game.phase == REROLL and game.active == seat


@rule
def first_to_act(game: np.record) -> int:
    """Return the first seat that must do something; only valid if there is one."""
    seat = 0
    while not may_act(game, seat):
        seat += 1
    return seat


@rule
def legal_moves(game: np.record, content: np.record, seat: int, out: Moves) -> int:
    """Write the legal actions of a seat that may act, in rising order, and return their number."""
    if game.phase == PICK:
        return _legal_picks(game, out)
    if game.phase == REROLL:
        for number in range(1 << FAMILIES):
            out[number] = KEEP_ROLL + number
        return 1 << FAMILIES
    player = game.players[seat]
    writing = player.writing
    if writing == USE:
        return _legal_uses(player, content, out)
    if writing == WALK:
        return _legal_fields(player.beside, player.crossed, STEP_ON, out)
    if writing == BONUS:
        return _legal_bonuses(player, content, out)
    if writing == MAGNIFIER:
        return _legal_fields(content.magnifier_fields, player.crossed, TAKE_MAGNIFIER, out)
    return _legal_families(player, out)


@rule
def _legal_picks(game: np.record, out: Moves) -> int:
    lowest = CLOVER
    if must_pick_lowest(game):
        for family in range(FAMILIES):
            if game.table[family]:
                lowest = min(lowest, game.table[family])
    count = 0
    for family in range(FAMILIES):
        if 0 < game.table[family] <= lowest:
            out[count] = PICK_DIE + family
            count += 1
    return count


@rule
def _legal_families(player: np.record, out: Moves) -> int:
    count = 0
    for family in range(FAMILIES):
        if player.writing == MAGNIFY and player.magnifiers[family] == NONE:
            out[count] = ASSIGN_MAGNIFIER + family
            count += 1
        elif player.writing == FACTOR and player.factors[family] == 1:
            out[count] = ASSIGN_FACTOR + family
            count += 1
    return count


@rule
def _legal_fields(wanted: Words, crossed: Words, first: int, out: Moves) -> int:
    count = 0
    for word in range(WORDS):
        bits = wanted[word] & ~crossed[word]
        count = _list_bits(bits, first + word * WORD_BITS, out, count)
    return count


@rule
def _legal_uses(player: np.record, content: np.record, out: Moves) -> int:
    """Write all ways to use a die: in full if possible, otherwise as much of it as possible."""
    count = 0
    for family in range(FAMILIES):
        if player.dice[family] == CLOVER:
            out[count] = USE_CLOVER + family
            count += 1
    left = fields_left(player, content)
    bests = 0
    for family in range(FAMILIES):
        face = player.dice[family]
        if 0 < face < CLOVER:
            best = most_spots(player, family, content, face)
            bests |= int(best) << 3 * family
            if left and min(face, left) >= best:
                out[count] = WALK_DIE + family
                count += 1
    for family in range(FAMILIES):
        if 0 < player.dice[family] < CLOVER and left == 0 and not bests >> 3 * family & 7:
            out[count] = GIVE_UP + family
            count += 1
    for family in range(FAMILIES):
        best = bests >> 3 * family & 7
        if best and best >= min(player.dice[family], left):
            count = _list_splits(player, family, content, best, out, count)
    return count


@rule
def _list_splits(
    player: np.record, family: int, content: np.record, points: int, out: Moves, count: int
) -> int:
    for word in range(SPLIT_WORDS):
        splits = fitting_splits(player, family, content, word) & content.of_points[points, word]
        first = PLACE_SPOTS + family * SPLITS + word * SPLIT_BITS
        count = _list_bits(splits, first, out, count)
    return count


@rule
def _list_bits(bits: int, first: int, out: Moves, count: int) -> int:
    """Write a number for each bit of a set; skip eight at a time if they are all zero."""
    while bits:
        while not bits & 0xFF:
            bits >>= 8
            first += 8
        if bits & 1:
            out[count] = first
            count += 1
        bits >>= 1
        first += 1
    return count


@rule
def _legal_bonuses(player: np.record, content: np.record, out: Moves) -> int:
    """Write all ways to assign a round bonus, each in full if any family can take it in full."""
    due = 1 << player.bonus if player.bonus else player.due
    listed = 0
    for value in range(1, 6):
        if due >> value & 1:
            listed |= 1 << most_of_bonus(player, content, value)
    count = 0
    for family in range(FAMILIES):
        for points in range(1, 6):
            if listed >> points & 1:
                count = _list_splits(player, family, content, points, out, count)
    return count


@rule
def apply_move(game: np.record, content: np.record, seat: int, move: int, facts: Facts) -> None:
    """Do a legal action of a seat and everything that follows without a choice."""
    if move >= PLACE_SPOTS:
        family = (move - PLACE_SPOTS) // SPLITS
        place_spots(game, content, seat, family, (move - PLACE_SPOTS) % SPLITS, facts)
    elif move >= TAKE_MAGNIFIER:
        take_magnifier(game, content, seat, move - TAKE_MAGNIFIER, facts)
    elif move >= STEP_ON:
        step_on(game, content, seat, move - STEP_ON, facts)
    elif move >= ASSIGN_FACTOR:
        assign_factor(game, content, seat, move - ASSIGN_FACTOR, facts)
    elif move >= ASSIGN_MAGNIFIER:
        assign_magnifier(game, content, seat, move - ASSIGN_MAGNIFIER, facts)
    elif move >= GIVE_UP:
        give_up_die(game, content, seat, move - GIVE_UP, facts)
    elif move >= WALK_DIE:
        walk_with_die(game, content, seat, move - WALK_DIE, facts)
    elif move >= USE_CLOVER:
        use_clover(game, content, seat, move - USE_CLOVER, facts)
    elif move >= PICK_DIE:
        pick_die(game, content, move - PICK_DIE, facts)
    elif move >= REROLL_DICE:
        reroll(game, move - REROLL_DICE + 1, facts)
    else:
        keep_roll(game, facts)
    advance(game, content, facts)
