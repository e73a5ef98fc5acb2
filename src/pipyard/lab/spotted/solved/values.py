"""Values of sheets before a roll, computed backward from the end, and between rolls."""

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

import numpy as np
from numba.typed import Dict

from pipyard.core.jit import learning_entry, rule
from pipyard.games.spotted.counts import total_score
from pipyard.games.spotted.record import OVER, WRITE
from pipyard.lab.spotted.solved.dice import NOTHING, Dice
from pipyard.lab.spotted.solved.sheets import (
    Grid,
    Key,
    Numbers,
    next_end,
    open_desk,
    sheet_key,
)

Values: TypeAlias = np.ndarray[tuple[int], np.dtype[np.float64]]
Table: TypeAlias = np.ndarray[tuple[int, int], np.dtype[np.float64]]

WORST = -1.0
"""Less than the value of any sheet."""


class Writing(NamedTuple):
    """What each kind of die turns a sheet into in one round: `targets` from a start to an end.

    `rerolled` is the sheet after one more re-roll, or NOTHING without one.
    """

    starts: Grid
    ends: Grid
    targets: Numbers
    rerolled: Numbers


HandWorth: TypeAlias = Callable[[Dice, Writing, Values, int, int], float]
"""Returns the value of a sheet with a hand of dice, from the values of sheets after it."""


def _with_one_die_more(rest_worth: HandWorth) -> HandWorth:
    """Return a function for the value of hands of one size, from the one for one die less.

    A recursive function would be simpler, but cannot be loaded from the compiler's cache.
    """

    @rule
    def worth(dice: Dice, writing: Writing, after: Values, sheet: int, hand: int) -> float:
        best = WORST
        for place in range(dice.hand_dice.shape[1]):
            die = dice.hand_dice[hand, place]
            if die == NOTHING or (place > 0 and die == dice.hand_dice[hand, place - 1]):
                continue
            rest = int(dice.rests[hand, place])
            for at in range(writing.starts[sheet, die], writing.ends[sheet, die]):
                made = int(writing.targets[at])
                best = max(best, rest_worth(dice, writing, after, made, rest))
        return best

    return worth


@rule
def _empty_worth(dice: Dice, writing: Writing, after: Values, sheet: int, hand: int) -> float:  # noqa: ARG001
    return after[sheet]


_one_worth = _with_one_die_more(_empty_worth)
_two_worth = _with_one_die_more(_one_worth)
_three_worth = _with_one_die_more(_two_worth)


@rule
def hand_worth(dice: Dice, writing: Writing, after: Values, sheet: int, hand: int) -> float:
    """Return the value of a sheet with two or three dice, written in the best order and way."""
    if dice.hand_dice[hand, 2] == NOTHING:
        return _two_worth(dice, writing, after, sheet, hand)
    return _three_worth(dice, writing, after, sheet, hand)


@rule
def roll_worths(
    dice: Dice, taken: Grid, writing: Writing, after: Values, sheet: int, desk: Table
) -> None:
    """Write the value of every partial and complete roll to row 0 of the desk.

    Row 1 is the best value of keeping only some dice of a roll, row 2 is for hands.
    """
    worths = desk[0]
    for hand in range(1, len(dice.hand_dice)):
        desk[2, hand] = WORST
    for roll in range(len(dice.children)):
        if dice.children[roll, 0] != NOTHING:
            worths[roll] = 0.0
            for face in range(dice.children.shape[1]):
                worths[roll] += worths[dice.children[roll, face]] / 6.0
            continue
        worths[roll] = desk[1, roll]
        for place in range(taken.shape[1]):
            hand = int(taken[roll, place])
            if hand == NOTHING:
                break
            if desk[2, hand] == WORST:
                desk[2, hand] = hand_worth(dice, writing, after, sheet, hand)
            worths[roll] = max(worths[roll], desk[2, hand])


@rule
def keep_worths(dice: Dice, desk: Table) -> None:
    """Write the value of keeping the best part of each roll and rolling the rest once more."""
    for roll in range(len(dice.children) - 1, -1, -1):
        desk[1, roll] = WORST
        for place in range(dice.parents.shape[1]):
            part = dice.parents[roll, place]
            if part != NOTHING:
                desk[1, roll] = max(desk[1, roll], desk[0, part], desk[1, part])


@rule
def first_roll_worths(dice: Dice, writing: Writing, after: Values, sheet: int, desk: Table) -> None:
    """Do the same as `roll_worths` for a player who may re-roll, from the last symbol backward."""
    used = 0
    last = sheet
    while writing.rerolled[last] != NOTHING:
        last = int(writing.rerolled[last])
        used += 1
    desk[1, :] = WORST
    while used > 0:
        last = sheet
        for _ in range(used):
            last = int(writing.rerolled[last])
        roll_worths(dice, dice.first, writing, after, last, desk)
        keep_worths(dice, desk)
        used -= 1
    roll_worths(dice, dice.first, writing, after, sheet, desk)


@learning_entry
def settle_rolls(
    asked: Numbers,
    second: bool,
    dice: Dice,
    writing: Writing,
    after: Values,
    desk: Table,
    found: Values,
) -> None:
    """Write the values of sheets before a roll, from the values after everything is written."""
    for number in asked:
        sheet = int(number)
        if second:
            desk[1, :] = WORST
            roll_worths(dice, dice.second, writing, after, sheet, desk)
        else:
            first_roll_worths(dice, writing, after, sheet, desk)
        found[sheet] = desk[0, len(dice.children) - 1]


@learning_entry
def settle_bonuses(
    asked: Numbers, starts: Numbers, ends: Numbers, targets: Numbers, after: Values, found: Values
) -> None:
    """Write the values of sheets at the start of a round, with the best use of its bonus."""
    for sheet in asked:
        found[sheet] = WORST
        for at in range(starts[sheet], ends[sheet]):
            found[sheet] = max(found[sheet], after[targets[at]])


@learning_entry
def settle_scores(
    asked: Numbers, sheets: np.recarray, contents: np.recarray, found: Values
) -> None:
    """Write the scores of sheets."""
    for sheet in asked:
        found[sheet] = total_score(sheets[sheet], contents[0])


@learning_entry
def written_worth(
    games: np.recarray,
    contents: np.recarray,
    desks: np.recarray,
    known: "Dict[Key, int]",
    firsts: Table,
    seconds: Table,
) -> float:
    """Return the value of a position in the middle of writing, or with nothing left to write.

    The values of sheets before the first and the second roll are passed by round.
    """
    desk = desks[0]
    desk.stack[0] = games[0]
    if games[0].phase != WRITE:
        return _end_worth(desk.stack[0], contents[0], known, firsts, seconds)
    open_desk(desk, contents[0], OVER)
    best = WORST
    while next_end(desk, contents[0]):
        end = desk.stack[desk.depth + 1]
        best = max(best, _end_worth(end, contents[0], known, firsts, seconds))
    return best


@rule
def _end_worth(
    game: np.record, content: np.record, known: "Dict[Key, int]", firsts: Table, seconds: Table
) -> float:
    player = game.players[0]
    if game.phase == OVER:
        return float(total_score(player, content))
    number = known[sheet_key(player)]
    return seconds[game.box, number] if game.second_roll else firsts[game.box, number]


@learning_entry
def rolled_worth(
    sheet: int,
    roll: int,
    second: bool,
    dice: Dice,
    writing: Writing,
    after: Values,
    desk: Table,
) -> float:
    """Return the value of a sheet with some or all dice landed, and re-rolls if it has any."""
    if second:
        desk[1, :] = WORST
        roll_worths(dice, dice.second, writing, after, sheet, desk)
    else:
        first_roll_worths(dice, writing, after, sheet, desk)
    return desk[0, roll]


@learning_entry
def taken_worth(sheet: int, hands: Numbers, dice: Dice, writing: Writing, after: Values) -> float:
    """Return the value of a sheet with the best of some hands."""
    best = WORST
    for hand in hands:
        best = max(best, hand_worth(dice, writing, after, sheet, int(hand)))
    return best
