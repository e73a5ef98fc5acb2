"""Sheets between two dice: numbered, and written on in every way that the rules allow.

Everything here is a solo game. A sheet is what is left of a position when no dice are in hand.
"""

from typing import Any, TypeAlias

import numpy as np
from numba import types
from numba.typed import Dict

from pipyard.core.jit import learning_entry, rule
from pipyard.core.record import recarray
from pipyard.games.spotted.counts import most_spots
from pipyard.games.spotted.moves import MOST_LEGAL, apply_move, legal_moves
from pipyard.games.spotted.record import (
    BEETLES,
    CLOVER,
    DICE,
    FAMILIES,
    GAME,
    OVER,
    REROLL,
    ROLL,
    WRITE,
)
from pipyard.games.spotted.rules import advance, begin_round, go_on_writing, land_roll, reroll

Numbers: TypeAlias = np.ndarray[tuple[int], np.dtype[np.int32]]
Grid: TypeAlias = np.ndarray[tuple[int, int], np.dtype[np.int32]]
Key: TypeAlias = tuple[int, int, int, int, int]

MOST_MOVES = 128
"""The most moves in a row that a desk can hold; more than any small sheet has room for."""
UNKNOWN = -1
_LOW_BITS = (1 << 57) - 1

DESK = np.dtype(
    [
        ("stack", GAME, MOST_MOVES + 1),
        ("legal", "i2", (MOST_MOVES, MOST_LEGAL)),
        ("count", "i8", MOST_MOVES),
        ("tried", "i8", MOST_MOVES),
        ("depth", "i8"),
        ("stop", "i8"),
    ],
    align=True,
)
"""Working memory for trying everything that can follow from a position until chance acts.

`stack` is the line of moves that is tried now, and `tried` how many legal ones were, by depth. It
ends before the first roll, at the game's end, or at the phase `stop`.
"""
_types: Any = types
KEY = _types.UniTuple(types.int64, 5)


def new_desk() -> np.recarray:
    """Return an empty desk."""
    return recarray(DESK)


def nothing_known() -> "Dict[Key, int]":
    """Return an empty table of sheet numbers."""
    return Dict.empty(KEY, types.int64)


@rule
def sheet_key(player: np.record) -> Key:
    """Return a key of everything written on a sheet; points follow from the track."""
    low = 0
    high = 0
    given = 0
    circled = 0
    for family in range(FAMILIES):
        for place in range(BEETLES):
            high = high << 3 | low >> 57
            low = (low & _LOW_BITS) << 3 | int(player.beetles[family, place])
        kind = int(player.magnifiers[family]) + 1
        given = given << 6 | kind << 2 | int(player.factors[family])
        circled = circled << 1 | int(player.circled[family])
    high = high << 16 | circled << 10 | int(player.extra)
    counts = int(player.track) << 12 | int(player.rerolls) << 6 | int(player.rerolls_used)
    return low, high, given << 18 | counts, int(player.crossed[0]), int(player.crossed[1])


@rule
def _number(player: np.record, sheets: np.recarray, known: "Dict[Key, int]") -> int:
    """Return a sheet's number; a new sheet gets the next one, or UNKNOWN if there is no room."""
    key = sheet_key(player)
    if key in known:
        return known[key]
    number = len(known)
    if number == len(sheets):
        return UNKNOWN
    known[key] = number
    sheets[number] = player
    sheets[number].after_magnifier = 0
    return number


@rule
def open_desk(desk: np.record, content: np.record, stop: int) -> None:
    """Start trying everything that can follow from the position at the bottom of the stack."""
    desk.stop = stop
    desk.depth = 0
    _list_moves(desk, content)


@rule
def _list_moves(desk: np.record, content: np.record) -> None:
    depth = desk.depth
    desk.tried[depth] = 0
    desk.count[depth] = legal_moves(desk.stack[depth], content, 0, desk.legal[depth])


@rule
def next_end(desk: np.record, content: np.record) -> bool:
    """Go to the next end of a line, the one above `depth`; return whether there is one."""
    while desk.depth >= 0:
        depth = desk.depth
        if desk.tried[depth] == desk.count[depth]:
            desk.depth -= 1
            continue
        move = desk.legal[depth, desk.tried[depth]]
        desk.tried[depth] += 1
        desk.stack[depth + 1] = desk.stack[depth]
        after = desk.stack[depth + 1]
        apply_move(after, content, 0, move, None)
        if after.phase in (desk.stop, ROLL, OVER):
            return True
        desk.depth += 1
        _list_moves(desk, content)
    return False


@learning_entry
def list_hands(games: np.recarray, contents: np.recarray, desks: np.recarray) -> int:
    """Return which sets of dice can be taken from a table, a bit for each set of families."""
    desk = desks[0]
    desk.stack[0] = games[0]
    open_desk(desk, contents[0], WRITE)
    found = 0
    while next_end(desk, contents[0]):
        hand = 0
        for family in range(FAMILIES):
            if desk.stack[desk.depth + 1].players[0].dice[family]:
                hand |= 1 << family
        found |= 1 << hand
    return found


@rule
def _lay_out(desk: np.record, sheet: np.record, box: int) -> np.record:
    """Put a sheet on the desk as if the first roll of a round had just been taken."""
    game = desk.stack[0]
    game.players[0] = sheet
    game.seats = 1
    game.box = box
    game.active = 0
    game.second_roll = 0
    game.phase = WRITE
    game.part = DICE
    return game


@learning_entry
def write_dice(
    asked: Numbers,
    used: int,
    box: int,
    dice: Grid,
    contents: np.recarray,
    desks: np.recarray,
    sheets: np.recarray,
    known: "Dict[Key, int]",
    starts: Grid,
    ends: Grid,
    targets: Numbers,
) -> int:
    """Record which sheets each die of a round can turn the `asked` sheets into.

    They are written to `targets` starting at `used`. Return how many places are used then, or
    UNKNOWN if there is no room for another sheet. The caller leaves room for all.
    """
    for sheet in asked:
        for die in range(len(dice)):
            game = _lay_out(desks[0], sheets[sheet], box)
            game.players[0].dice[dice[die, 0]] = dice[die, 1]
            go_on_writing(game, contents[0], 0, None)
            starts[sheet, die] = used
            used = _note_ends(desks[0], contents[0], sheets, known, targets, used)
            if used < 0:
                return UNKNOWN
            ends[sheet, die] = used
    return used


@learning_entry
def write_bonuses(
    asked: Numbers,
    used: int,
    box: int,
    contents: np.recarray,
    desks: np.recarray,
    sheets: np.recarray,
    known: "Dict[Key, int]",
    starts: Numbers,
    ends: Numbers,
    targets: Numbers,
) -> int:
    """Record which sheets a round's bonus can turn the `asked` sheets into, like `write_dice`."""
    for sheet in asked:
        game = _lay_out(desks[0], sheets[sheet], box)
        begin_round(game, contents[0], None)
        advance(game, contents[0], None)
        starts[sheet] = used
        if game.phase == WRITE:
            used = _note_ends(desks[0], contents[0], sheets, known, targets, used)
            if used < 0:
                return UNKNOWN
        else:
            targets[used] = sheet
            used += 1
        ends[sheet] = used
    return used


@rule
def _note_ends(
    desk: np.record,
    content: np.record,
    sheets: np.recarray,
    known: "Dict[Key, int]",
    targets: Numbers,
    used: int,
) -> int:
    """Record each different sheet that can follow from the position on the desk."""
    first = used
    open_desk(desk, content, ROLL)
    while next_end(desk, content):
        number = _number(desk.stack[desk.depth + 1].players[0], sheets, known)
        if number == UNKNOWN:
            return UNKNOWN
        place = first
        while place < used and targets[place] != number:
            place += 1
        if place == len(targets):
            return UNKNOWN
        if place == used:
            targets[used] = number
            used += 1
    return used


@learning_entry
def use_rerolls(
    asked: Numbers,
    desks: np.recarray,
    sheets: np.recarray,
    known: "Dict[Key, int]",
    rerolled: Numbers,
) -> int:
    """Record what each sheet becomes after a re-roll, if it has one; return the sheet count."""
    for sheet in asked:
        game = _lay_out(desks[0], sheets[sheet], 1)
        land_roll(game, None)
        rerolled[sheet] = UNKNOWN
        if game.phase == REROLL:
            reroll(game, 1, None)
            rerolled[sheet] = _number(game.players[0], sheets, known)
            if rerolled[sheet] == UNKNOWN:
                return UNKNOWN
    return len(known)


@learning_entry
def open_families(games: np.recarray, contents: np.recarray) -> int:
    """Return the families of the first position that can take any spots, as bits."""
    found = 0
    for family in range(FAMILIES):
        for face in range(1, CLOVER):
            if most_spots(games[0].players[0], family, contents[0], face):
                found |= 1 << family
    return found


@learning_entry
def known_sheet(games: np.recarray, known: "Dict[Key, int]") -> int:
    """Return the number of the sheet in the first position, ignoring dice in hand."""
    return known[sheet_key(games[0].players[0])]


@learning_entry
def add_sheet(games: np.recarray, sheets: np.recarray, known: "Dict[Key, int]") -> int:
    """Number the sheet in the first position."""
    return _number(games[0].players[0], sheets, known)
