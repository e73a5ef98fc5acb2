"""The last dice of a game: once no die will be rolled any more, every way to write is tried.

The result of a sheet is then known for certain, if there is time for all ways. Each sheet that can
be reached is searched once, in whatever order it was written.
"""

from typing import Any

import numpy as np

from pipyard.core.jit import rule, wrapping_rule
from pipyard.games.spotted.counts import full_beetles, total_score
from pipyard.games.spotted.moves import MOST_LEGAL, apply_move, legal_moves
from pipyard.games.spotted.record import (
    BEETLES,
    DICE,
    FAMILIES,
    GAME,
    IDLE,
    LAST_ROUND,
    OVER,
    PICK,
    SEATS,
    WRITE,
)

DEPTH = 96
"""The most moves in a row until everything is written."""
PLACES = 1 << 16
"""Slots for sheets; half of them stay empty, so that lookups are fast."""
NODES = 8_000
"""Moves tried for one decision, for each sheet that plans continue."""
RESULT = 100
"""A point, compared to a beetle with five spots: if points are equal, more of these win."""
UNKNOWN = -1
_FIRST = 0x3C6EF372FE94F82B
_MIX = np.uint64(0xD6E8FEB86659FD93)

FRAME = np.dtype(
    [
        ("game", GAME, 1),
        ("moves", "i2", MOST_LEGAL),
        ("digest", "i8"),
        ("count", "i8"),
        ("index", "i8"),
        ("best", "i8"),
    ],
    align=True,
)
ENDING = np.dtype(
    [
        ("frames", FRAME, DEPTH),
        ("trial", GAME, 1),
        ("digests", "i8", PLACES),
        ("bests", "i4", PLACES),
        ("searches", "i4", PLACES),
        ("moves", "i2", MOST_LEGAL),
        ("results", "i8", SEATS),
        ("search", "i8"),
        ("noted", "i8"),
        ("left", "i8"),
    ],
    align=True,
)
"""Sheets to continue, and what is known about others: the best result that they lead to.

`search` numbers the sheets of one decision and seat; `noted` is how many there are, and `left` how
many moves may still be tried. `results` are what each seat gets with best play.
"""


@wrapping_rule
def mix(digest: int, word: int) -> int:
    """Mix one more word into a digest."""
    mixed: Any = (np.uint64(digest) ^ np.uint64(word)) * _MIX
    folded: Any = np.int64(mixed ^ (mixed >> np.uint64(32)))
    return folded


@rule
def no_dice_to_come(game: np.record) -> bool:
    """Return whether no chance event is left, and each player's choices affect only their sheet."""
    if game.box != LAST_ROUND or game.active != game.seats - 1:
        return False
    if game.seats == 1 and (game.second_roll == 0 or game.phase == PICK):
        return game.second_roll == 1
    return game.phase == WRITE and game.part == DICE


@rule
def is_written(game: np.record, seat: int) -> bool:
    """Return whether a seat has nothing more to write."""
    if game.phase == OVER:
        return True
    return game.phase == WRITE and game.players[seat].writing == IDLE


@rule
def result_of(game: np.record, content: np.record, seat: int) -> int:
    """Return the result of a sheet: its points, and what counts if points are equal."""
    player = game.players[seat]
    return RESULT * int(total_score(player, content)) + int(full_beetles(player))


@rule
def begin_ending(ending: np.record, width: int) -> None:
    """Start to search a decision, with more time the wider plans are."""
    ending.left = width * NODES


@rule
def begin_seat(ending: np.record) -> None:
    """Start to search a seat's sheets."""
    ending.search += 1
    ending.noted = 0


@rule
def best_result(game: np.record, content: np.record, seat: int, ending: np.record) -> int:
    """Return the best result that a sheet leads to; `UNKNOWN` if there is no time for all."""
    if is_written(game, seat):
        return result_of(game, content, seat)
    known = noted_result(game, seat, ending)
    if known != UNKNOWN:
        return known
    depth = 0
    open_sheet(ending.frames[0], game, content, seat)
    while True:
        frame = ending.frames[depth]
        if frame.index == frame.count:
            note_result(frame.digest, frame.best, ending)
            if depth == 0:
                return frame.best
            best = frame.best
            depth -= 1
            ending.frames[depth].best = max(ending.frames[depth].best, best)
        else:
            if ending.left == 0 or 2 * ending.noted >= PLACES or depth == DEPTH - 1:
                return UNKNOWN
            ending.left -= 1
            ending.trial[0] = frame.game[0]
            apply_move(ending.trial[0], content, seat, int(frame.moves[frame.index]), None)
            frame.index += 1
            result = UNKNOWN
            if is_written(ending.trial[0], seat):
                result = result_of(ending.trial[0], content, seat)
            else:
                result = noted_result(ending.trial[0], seat, ending)
            if result == UNKNOWN:
                depth += 1
                open_sheet(ending.frames[depth], ending.trial[0], content, seat)
            else:
                frame.best = max(frame.best, result)


@rule
def open_sheet(frame: np.record, game: np.record, content: np.record, seat: int) -> None:
    """Start to continue a sheet."""
    frame.game[0] = game
    frame.digest = digest_of_sheet(game, seat)
    frame.count = legal_moves(game, content, seat, frame.moves)
    frame.index = 0
    frame.best = UNKNOWN


@rule
def write_on(game: np.record, content: np.record, seat: int, ending: np.record, best: int) -> None:
    """Write a sheet that was searched to the end, in the best way and in place."""
    while not is_written(game, seat):
        count = legal_moves(game, content, seat, ending.moves)
        found = 0
        for index in range(count):
            if not found:
                ending.trial[0] = game
                apply_move(ending.trial[0], content, seat, int(ending.moves[index]), None)
                if is_written(ending.trial[0], seat):
                    result = result_of(ending.trial[0], content, seat)
                else:
                    result = noted_result(ending.trial[0], seat, ending)
                if result == best:
                    found = 1
                    apply_move(game, content, seat, int(ending.moves[index]), None)


@rule
def place_of(digest: int, ending: np.record) -> int:
    """Return the slot of a sheet, or a free one for it."""
    place = digest & (PLACES - 1)
    while ending.searches[place] == ending.search and ending.digests[place] != digest:
        place = (place + 1) & (PLACES - 1)
    return place


@rule
def noted_result(game: np.record, seat: int, ending: np.record) -> int:
    """Return the best result of a sheet as far as it is known."""
    place = place_of(digest_of_sheet(game, seat), ending)
    if ending.searches[place] != ending.search:
        return UNKNOWN
    return int(ending.bests[place])


@rule
def note_result(digest: int, best: int, ending: np.record) -> None:
    """Note the best result of a sheet."""
    place = place_of(digest, ending)
    ending.digests[place] = digest
    ending.bests[place] = best
    ending.searches[place] = ending.search
    ending.noted += 1


@rule
def digest_of_sheet(game: np.record, seat: int) -> int:
    """Return a digest of all in a sheet that can differ while the last dice are written."""
    player = game.players[seat]
    digest = mix(_FIRST, int(player.crossed[0]))
    digest = mix(digest, int(player.crossed[1]))
    for family in range(FAMILIES):
        word = int(player.circled[family]) << 3 | int(player.factors[family])
        word = (word << 5 | int(player.magnifiers[family]) + 1) << 3 | int(player.dice[family])
        word = word << 3 | int(game.table[family])
        for place in range(BEETLES):
            word = word << 3 | int(player.beetles[family, place])
        digest = mix(digest, word)
    word = (int(player.track) << 7 | int(player.clovers)) << 5 | int(player.rerolls)
    word = (word << 5 | int(player.rerolls_used)) << 9 | int(player.extra)
    word = (word << 10 | int(player.points)) << 4 | int(game.phase)
    digest = mix(digest, word << 4 | int(game.picks))
    word = (int(player.writing) << 6 | int(player.due)) << 4 | int(player.bonus)
    word = (word << 8 | int(player.steps)) << 5 | int(player.kind) + 1
    word = word << 3 | int(player.factor)
    return mix(digest, word << 4 | int(player.after_magnifier))
