"""The bot that weighs every legal move by what it gains at once and what it makes more likely."""

import numpy as np

from pipyard.bots.spotted.dice import NO_USE, die_worth, pick_dice_to_reroll, placing_worth
from pipyard.bots.spotted.meadow import look_around, stepping_worth, taking_worth
from pipyard.bots.spotted.outlook import look, look_at_families, magnifier_worth
from pipyard.core.chance import Stream
from pipyard.core.jit import rule
from pipyard.games.spotted.counts import fields_left
from pipyard.games.spotted.moves import (
    ASSIGN_FACTOR,
    ASSIGN_MAGNIFIER,
    GIVE_UP,
    KEEP_ROLL,
    PICK_DIE,
    PLACE_SPOTS,
    STEP_ON,
    TAKE_MAGNIFIER,
    USE_CLOVER,
    WALK_DIE,
)
from pipyard.games.spotted.record import BONUS, MAGNIFIER, REROLL, SPLITS, USE, WALK, WRITE


@rule
def pick_greedy(
    game: np.record, content: np.record, seat: int, scratch: np.record, stream: Stream
) -> int:
    """Pick the legal move in `scratch` that looks best for a seat."""
    if scratch.count == 1:
        return scratch.legal[0]
    look(game, content, seat, scratch)
    player = game.players[seat]
    if game.phase != WRITE or player.writing in (USE, BONUS):
        look_at_families(player, content, scratch)
    if game.phase != WRITE or player.writing in (USE, WALK, MAGNIFIER):
        look_around(player, content, scratch)
    if game.phase == REROLL:
        return KEEP_ROLL + pick_dice_to_reroll(game, content, seat, scratch, stream)
    best = scratch.legal[0]
    highest = 2 * NO_USE
    for index in range(scratch.count):
        worth = move_worth(game, content, seat, scratch, scratch.legal[index])
        if worth > highest:
            highest = worth
            best = scratch.legal[index]
    return best


@rule
def move_worth(
    game: np.record, content: np.record, seat: int, scratch: np.record, move: int
) -> float:
    """Return what a move gains a player, or is likely to gain."""
    player = game.players[seat]
    outlook = scratch.outlook
    if move >= PLACE_SPOTS:
        family = (move - PLACE_SPOTS) // SPLITS
        return placing_worth(player, family, content, scratch, (move - PLACE_SPOTS) % SPLITS)
    if move >= TAKE_MAGNIFIER:
        return taking_worth(content, scratch, move - TAKE_MAGNIFIER)
    if move >= STEP_ON:
        return stepping_worth(content, scratch, move - STEP_ON)
    if move >= ASSIGN_FACTOR:
        return outlook.matches[move - ASSIGN_FACTOR]
    if move >= ASSIGN_MAGNIFIER:
        return magnifier_worth(player, move - ASSIGN_MAGNIFIER, outlook, player.kind)
    if move >= GIVE_UP:
        return NO_USE
    if move >= WALK_DIE:
        steps = min(player.dice[move - WALK_DIE], fields_left(player, content))
        return outlook.walks[steps]
    if move >= USE_CLOVER:
        return outlook.clover
    family = move - PICK_DIE
    return die_worth(player, family, content, scratch, game.table[family])
