"""Actions as dense integers: their numbering, the legal ones in a position, and what each does.

The numbers are for arrays and learning. Logs and people use the structured form in `actions`.
"""

from typing import TypeAlias

import numpy as np

from pipyard.core.facts import Facts, tell2
from pipyard.core.jit import rule
from pipyard.games.spots import actions
from pipyard.games.spots.actions import ACTIONS
from pipyard.games.spots.counts import (
    complete_dogs,
    current_step,
    dice_in_roll,
    empty_spaces,
)
from pipyard.games.spots.dice import (
    bury_die,
    discard_die,
    fits_roll,
    keep_roll,
    keep_selection,
    keep_value,
    may_select,
    may_stop,
    place_die,
    reroll_all,
    reroll_selection,
)
from pipyard.games.spots.dogs import score_dogs
from pipyard.games.spots.record import (
    ADJUST,
    CHOOSE_DICE,
    CHOOSE_VALUE,
    DEAL,
    END_TURN,
    MORE,
    MOVE,
    NAME,
    PACK,
    POSITIONS,
    REROLL,
    SET_ASIDE,
    SET_DIE,
    TAKE,
    TURN,
    VALUES,
)
from pipyard.games.spots.rules import advance
from pipyard.games.spots.steps import (
    adjust_die,
    decline,
    go_on,
    move_die,
    name_value,
    set_aside,
    set_die,
    take_from_dog,
    take_from_yard,
)
from pipyard.games.spots.story import DOGS_SCORED
from pipyard.games.spots.turn import do_trick

Moves: TypeAlias = np.ndarray[tuple[int], np.dtype[np.int16]]

SPACES = PACK * VALUES

DO_TRICK = ACTIONS.first(actions.DoTrick)
SCORE = ACTIONS.first(actions.ScoreDogs)
REROLL_ALL = ACTIONS.first(actions.Reroll)
KEEP_ROLL = ACTIONS.first(actions.KeepRoll)
DO_MORE = ACTIONS.first(actions.DoMore)
STOP = ACTIONS.first(actions.Stop)
PLACE = ACTIONS.first(actions.PlaceDie)
BURY = ACTIONS.first(actions.BuryDie)
DISCARD = ACTIONS.first(actions.DiscardDie)
KEEP_ONLY = ACTIONS.first(actions.ChooseValue)
NAME_VALUE = ACTIONS.first(actions.NameValue)
SET_VALUE = ACTIONS.first(actions.SetDie)
PUT_ASIDE = ACTIONS.first(actions.SetAside)
RAISE = ACTIONS.first(actions.RaiseDie)
LOWER = ACTIONS.first(actions.LowerDie)
TAKE_YARD = ACTIONS.first(actions.TakeDie)
TAKE_DOG = ACTIONS.first(actions.TakeDie, "dog")
SELECT = ACTIONS.first(actions.ChooseDice)
REROLL_SOME = ACTIONS.first(actions.Reroll, "values")
MOVE_DIE = ACTIONS.first(actions.MoveDie)
MOVE_COUNT = ACTIONS.count
"""The number of dense actions; the first number of each kind is the constant named above."""

MOST_LEGAL = 512
"""A buffer of this length has room for the legal actions of any position."""


@rule
def space_index(slot: int, value: int) -> int:
    """Return the number of a space of a pack, from the dog's slot in the pack and the value."""
    return slot * VALUES + value - 1


@rule
def legal_moves(game: np.record, content: np.record, out: Moves) -> int:
    """Write the legal actions of the active player in rising order, and return their number."""
    phase = game.phase
    if phase == DEAL:
        return _legal_deals(game, content, out)
    if phase == TURN:
        return _legal_turns(game, content, out)
    if phase == REROLL:
        return _legal_rerolls(game, content, out)
    if phase == MORE:
        out[0] = DO_MORE
        out[1] = STOP
        return 2 if may_stop(game, content) else 1
    if phase == CHOOSE_DICE:
        return _legal_selections(game, content, out)
    if phase == ADJUST:
        return _legal_adjustments(game, out)
    if phase == MOVE:
        return _legal_die_moves(game, content, out)
    if phase == TAKE:
        return _legal_takes(game, out)
    if phase == SET_ASIDE:
        return _legal_asides(game, content, out)
    return _legal_values(game, content, out)


@rule
def _legal_turns(game: np.record, content: np.record, out: Moves) -> int:
    count = 0
    for position in range(POSITIONS):
        if game.tiles[position].facedown == 0:
            out[count] = DO_TRICK + position
            count += 1
    if complete_dogs(game.players[game.turn], content) > 0:
        out[count] = SCORE
        count += 1
    return count


@rule
def _legal_rerolls(game: np.record, content: np.record, out: Moves) -> int:
    out[0] = REROLL_ALL
    out[1] = KEEP_ROLL
    count = 2
    if current_step(game, content).reroll_any:
        dice = dice_in_roll(game)
        for row in range(content.selection_count):
            selection = content.selections[row]
            if selection.dice < dice and fits_roll(game, selection):
                out[count] = REROLL_SOME + row
                count += 1
    return count


@rule
def _legal_deals(game: np.record, content: np.record, out: Moves) -> int:
    player = game.players[game.turn]
    roll = 0
    for value in range(1, 7):
        if game.roll[value]:
            roll |= 1 << value
    count = 0
    for slot in range(player.cards):
        fitting = empty_spaces(player.dogs[slot], content) & roll
        if fitting:
            for value in range(1, 7):
                if fitting >> value & 1:
                    out[count] = PLACE + space_index(slot, value)
                    count += 1
    for value in range(1, 7):
        if game.roll[value]:
            out[count] = BURY + value - 1
            count += 1
    for value in range(1, min(7, game.threshold)):
        if game.roll[value]:
            out[count] = DISCARD + value - 1
            count += 1
    return count


@rule
def _legal_values(game: np.record, content: np.record, out: Moves) -> int:
    count = 0
    for value in range(1, 7):
        if game.phase == NAME:
            out[count] = NAME_VALUE + value - 1
            count += 1
        elif game.phase == CHOOSE_VALUE and game.roll[value]:
            out[count] = KEEP_ONLY + value - 1
            count += 1
        elif game.phase == SET_DIE and content.cards[game.top].spaces >> value & 1:
            out[count] = SET_VALUE + value - 1
            count += 1
    return count


@rule
def _legal_asides(game: np.record, content: np.record, out: Moves) -> int:
    step = current_step(game, content)
    most = min(step.most, game.supply_dice)
    count = 0
    for dice in range(min(step.least, most), most + 1):
        out[count] = PUT_ASIDE + dice - 1
        count += 1
    return count


@rule
def _legal_selections(game: np.record, content: np.record, out: Moves) -> int:
    step = current_step(game, content)
    count = 0
    for row in range(content.selection_count):
        if may_select(game, step, content.selections[row]):
            out[count] = SELECT + row
            count += 1
    return count


@rule
def _legal_adjustments(game: np.record, out: Moves) -> int:
    out[0] = STOP
    count = 1
    for seat in range(game.seats):
        for value in range(1, 6):
            if game.players[seat].yard[value]:
                out[count] = RAISE + seat * VALUES + value - 1
                count += 1
    for seat in range(game.seats):
        for value in range(1, 7):
            if game.players[seat].yard[value]:
                out[count] = LOWER + seat * VALUES + value - 1
                count += 1
    return count


@rule
def _legal_takes(game: np.record, out: Moves) -> int:
    player = game.players[game.turn]
    count = 0
    for value in range(1, 7):
        if player.yard[value]:
            out[count] = TAKE_YARD + value - 1
            count += 1
    for slot in range(player.cards):
        for value in range(1, 7):
            if player.dogs[slot].filled >> value & 1:
                out[count] = TAKE_DOG + space_index(slot, value)
                count += 1
    return count


@rule
def _legal_die_moves(game: np.record, content: np.record, out: Moves) -> int:
    player = game.players[game.turn]
    out[0] = STOP
    count = 1
    for slot in range(player.cards):
        for value in range(1, 7):
            if player.dogs[slot].filled >> value & 1:
                start = MOVE_DIE + space_index(slot, value) * SPACES
                for to_slot in range(player.cards):
                    empty = empty_spaces(player.dogs[to_slot], content)
                    for to_value in range(1, 7):
                        if empty >> to_value & 1:
                            out[count] = start + space_index(to_slot, to_value)
                            count += 1
    return count


@rule
def apply_move(game: np.record, content: np.record, move: int, facts: Facts) -> None:
    """Do a legal action and everything that follows without a choice."""
    do_move(game, content, move, facts)
    advance(game, content, facts)


@rule
def do_move(game: np.record, content: np.record, move: int, facts: Facts) -> None:
    """Do a legal action, and nothing of what follows."""
    if move < SCORE:
        do_trick(game, move - DO_TRICK, facts)
    elif move < PLACE:
        _answer(game, content, move, facts)
    elif move < BURY:
        place_die(game, (move - PLACE) % VALUES + 1, (move - PLACE) // VALUES, facts)
    elif move < DISCARD:
        bury_die(game, move - BURY + 1, facts)
    else:
        _apply_special(game, content, move, facts)


@rule
def _answer(game: np.record, content: np.record, move: int, facts: Facts) -> None:
    if move == SCORE:
        game.then = END_TURN
        tell2(facts, DOGS_SCORED, game.turn, 0)
        score_dogs(game, content, facts)
    elif move == REROLL_ALL:
        reroll_all(game, facts)
    elif move == KEEP_ROLL:
        keep_roll(game, facts)
    elif move == DO_MORE:
        go_on(game, content, facts)
    else:
        decline(game, facts)


@rule
def _apply_special(game: np.record, content: np.record, move: int, facts: Facts) -> None:
    if move < KEEP_ONLY:
        discard_die(game, move - DISCARD + 1, facts)
    elif move < NAME_VALUE:
        keep_value(game, move - KEEP_ONLY + 1, facts)
    elif move < SET_VALUE:
        name_value(game, move - NAME_VALUE + 1, facts)
    elif move < PUT_ASIDE:
        set_die(game, move - SET_VALUE + 1, facts)
    elif move < RAISE:
        set_aside(game, move - PUT_ASIDE + 1, facts)
    elif move < LOWER:
        adjust_die(game, (move - RAISE) // VALUES, (move - RAISE) % VALUES + 1, 1, facts)
    elif move < TAKE_YARD:
        adjust_die(game, (move - LOWER) // VALUES, (move - LOWER) % VALUES + 1, -1, facts)
    elif move < TAKE_DOG:
        take_from_yard(game, move - TAKE_YARD + 1, facts)
    elif move < SELECT:
        take_from_dog(game, (move - TAKE_DOG) // VALUES, (move - TAKE_DOG) % VALUES + 1, facts)
    elif move < REROLL_SOME:
        keep_selection(game, content.selections[move - SELECT], facts)
    elif move < MOVE_DIE:
        reroll_selection(game, content.selections[move - REROLL_SOME], facts)
    else:
        start = (move - MOVE_DIE) // SPACES
        end = (move - MOVE_DIE) % SPACES
        move_die(game, start // VALUES, start % VALUES + 1, end // VALUES, end % VALUES + 1, facts)
