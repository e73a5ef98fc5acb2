"""What is always true in a game of Spotted!, checked after any event, compiled or interpreted.

Joined fields are found again from the start, in a slow and simple way.
"""

import numpy as np

from pipyard.core.jit import entry, rule
from pipyard.core.record import recarray
from pipyard.core.signature import INT, array_of
from pipyard.games.spotted.counts import has_bit
from pipyard.games.spotted.drive import CONTENTS, GAMES
from pipyard.games.spotted.game import Spotted
from pipyard.games.spotted.record import (
    BEETLES,
    FAMILIES,
    MOST_FIELDS,
    OVER,
    STEP_FIELD,
    WORDS,
)

FAULTS = (
    "nothing",
    "spots do not fit a beetle",
    "a row has a gap",
    "a field was crossed that is not joined",
    "what can be reached is wrong",
    "a die is in two places",
    "nothing is legal",
    "a die was never used",
    "a bonus beetle is circled wrongly",
    "a count on the sheet is wrong",
    "a player's writing changed another's sheet",
)
"""The possible faults, by number."""
(
    NOTHING,
    SPOTS,
    GAP,
    CROSSED,
    REACHED,
    TWO_PLACES,
    NOT_LEGAL,
    NEVER_USED,
    CIRCLE,
    COUNT,
    OTHERS,
) = range(len(FAULTS))

SEEN = np.dtype([("joined", "i1", MOST_FIELDS)], align=True)
"""Working space for finding joined fields."""


def check_position(spotted: Spotted, position: np.recarray) -> None:
    """Raise AssertionError if a sheet is impossible, or a die is in two places."""
    fault = fault_of(position, spotted.content.record, recarray(SEEN))
    assert fault == NOTHING, FAULTS[fault]


@entry(INT(GAMES, CONTENTS, array_of(SEEN)))
def fault_of(games: np.recarray, contents: np.recarray, seen: np.recarray) -> int:
    """Return the number of the first fault of the first position, 0 if none."""
    return find_fault(games[0], contents[0], seen[0])


@rule
def find_fault(game: np.record, content: np.record, seen: np.record) -> int:
    """Return the number of the first fault of a position, 0 if none."""
    fault = fault_of_dice(game)
    for seat in range(game.seats):
        if fault == NOTHING:
            fault = fault_of_sheet(game.players[seat], content)
        if fault == NOTHING:
            fault = fault_of_meadow(game.players[seat], content, seen)
    return fault


@rule
def fault_of_dice(game: np.record) -> int:
    """Return the fault of dice that are in two places, or in a hand when the game is over."""
    for family in range(FAMILIES):
        places = int(game.table[family] > 0)
        for seat in range(game.seats):
            places += game.players[seat].dice[family] > 0
        if places > 1:
            return TWO_PLACES
        if places and game.phase == OVER:
            return NEVER_USED
    return NOTHING


@rule
def fault_of_sheet(player: np.record, content: np.record) -> int:
    """Return the first fault of one sheet, without its meadow."""
    for family in range(FAMILIES):
        ended = False
        for place in range(BEETLES):
            spots = player.beetles[family, place]
            if not 0 <= spots <= 5:
                return SPOTS
            if spots and ended:
                return GAP
            ended = ended or spots == 0
    if (
        player.track > content.track_length
        or not 0 <= player.rerolls_used <= player.rerolls <= content.reroll_symbols
    ):
        return COUNT
    return NOTHING


@rule
def fault_of_meadow(player: np.record, content: np.record, seen: np.record) -> int:
    """Find the joined fields again, from the start, until nothing more is added."""
    joined = seen.joined
    for field in range(content.field_count):
        joined[field] = field == content.start and has_bit(player.crossed, field)
    grows = True
    while grows:
        grows = False
        for field in range(content.field_count):
            if not joined[field] and has_bit(player.crossed, field):
                joined[field] = is_beside_joined(content, seen, field)
                grows = grows or joined[field]
    count = 0
    for field in range(content.field_count):
        crossed = has_bit(player.crossed, field)
        count += crossed
        if crossed and not joined[field] and content.kinds[field] >= STEP_FIELD:
            return CROSSED
        open_now = field == content.start or is_beside_joined(content, seen, field)
        if has_bit(player.joined, field) != joined[field] or (
            has_bit(player.beside, field) != open_now
        ):
            return REACHED
    return NOTHING if count == player.fields_crossed else COUNT


@rule
def is_beside_joined(content: np.record, seen: np.record, field: int) -> bool:
    """Return whether a field has a joined neighbor."""
    for other in range(content.field_count):
        if seen.joined[other] and has_bit(content.beside[field], other):
            return True
    return False


@rule
def fault_of_move(
    before: np.record, after: np.record, content: np.record, seat: int, seen: np.record
) -> int:
    """Return the first fault in what a seat's move changed: only its own sheet, and correctly."""
    for other in range(before.seats):
        if other != seat and sheets_differ(before.players[other], after.players[other]):
            return OTHERS
    old = before.players[seat]
    new = after.players[seat]
    for family in range(FAMILIES):
        fault = fault_of_row(old, new, family, content)
        if fault:
            return fault
    fault = fault_of_sheet(new, content)
    if fault == NOTHING and old.fields_crossed != new.fields_crossed:
        fault = fault_of_meadow(new, content, seen)
    return fault


@rule
def sheets_differ(old: np.record, new: np.record) -> bool:
    """Return whether anything written on a sheet is different."""
    for word in range(WORDS):
        if old.crossed[word] != new.crossed[word]:
            return True
    for family in range(FAMILIES):
        for place in range(BEETLES):
            if old.beetles[family, place] != new.beetles[family, place]:
                return True
        if (
            old.magnifiers[family] != new.magnifiers[family]
            or old.factors[family] != new.factors[family]
        ):
            return True
    return old.track != new.track or old.extra != new.extra


@rule
def fault_of_row(old: np.record, new: np.record, family: int, content: np.record) -> int:
    """Return the fault in how a row changed: groups fit by center and pairs; circles are right."""
    changed = False
    for place in range(BEETLES):
        spots = old.beetles[family, place]
        group = new.beetles[family, place] - spots
        if group < 0 or spots % 2 + group % 2 > 1 or spots // 2 + group // 2 > 2:
            return SPOTS
        changed = changed or group > 0
    place = content.bonus_places[family]
    hit = changed and new.beetles[family, place] == content.bonus_counts[family]
    if (new.circled[family] == 1) != (old.circled[family] == 1 or hit):
        return CIRCLE
    return NOTHING
