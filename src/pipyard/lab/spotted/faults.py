"""What must always hold in Spotted!, checked inside compiled code without the rules' own help.

Scores, joined fields and picks are worked out anew, the slow and plain way.
"""

import numpy as np

from pipyard.core.jit import rule
from pipyard.core.record import NONE
from pipyard.games.spotted.counts import has_bit, total_score
from pipyard.games.spotted.record import (
    BEETLES,
    DIFFERENT,
    FAMILIES,
    MOST_FIELDS,
    OVER,
    POINTS_5,
    POINTS_7,
    STEP_FIELD,
    WORDS,
)

FAULTS = (
    "nothing",
    "spots do not fit a beetle",
    "a row has a gap",
    "a field was crossed that is not joined",
    "what can be reached is wrong",
    "dice were not handed out in the right order",
    "a die is in two places",
    "the score is wrong",
    "nothing is legal",
    "a die was never used",
    "a bonus beetle is circled wrongly",
    "a count on the sheet is wrong",
    "a player's writing changed another's sheet",
)
"""What can be found broken, by number."""
(
    NOTHING,
    SPOTS,
    GAP,
    CROSSED,
    REACHED,
    HANDED_OUT,
    TWO_PLACES,
    SCORE,
    NOT_LEGAL,
    NEVER_USED,
    CIRCLE,
    COUNT,
    OTHERS,
) = range(len(FAULTS))

SEEN = np.dtype([("joined", "i1", MOST_FIELDS)], align=True)
"""Working space for finding joined fields."""

_EVEN = 5
_ODD = 6


@rule
def find_fault(game: np.record, content: np.record, seen: np.record) -> int:
    """Return the number of the first promise that a position breaks, 0 if none."""
    fault = fault_of_dice(game)
    for seat in range(game.seats):
        if fault == NOTHING:
            fault = fault_of_sheet(game.players[seat], content)
        if fault == NOTHING:
            fault = fault_of_meadow(game.players[seat], content, seen)
    return fault


@rule
def fault_of_dice(game: np.record) -> int:
    """Return the fault of dice that are in two places, or in a hand when all is over."""
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
    """Return the first fault of one sheet, its meadow left out."""
    for family in range(FAMILIES):
        ended = False
        for place in range(BEETLES):
            spots = player.beetles[family, place]
            if not 0 <= spots <= 5:
                return SPOTS
            if spots and ended:
                return GAP
            ended = ended or spots == 0
    if plain_score(player, content) != total_score(player, content):
        return SCORE
    if (
        player.track > content.track_length
        or not 0 <= player.rerolls_used <= player.rerolls <= content.reroll_symbols
    ):
        return COUNT
    return NOTHING


@rule
def plain_score(player: np.record, content: np.record) -> int:
    """Score a sheet straight from the rulebook's words."""
    total = 0
    for place in range(player.track):
        if content.track[place] == POINTS_5:
            total += 5
        if content.track[place] == POINTS_7:
            total += 7
    total += player.rerolls - player.rerolls_used
    for family in range(FAMILIES):
        if player.circled[family]:
            total += 2
        count = 0
        for place in range(BEETLES):
            count += counts_for(player, family, place, content)
        for _ in range(player.factors[family]):
            total += count
    for _ in range(player.extra):
        total += 2
    return total


@rule
def counts_for(player: np.record, family: int, place: int, content: np.record) -> bool:
    """Tell whether a beetle counts under its family's magnifier."""
    kind = player.magnifiers[family]
    spots = player.beetles[family, place]
    if kind == NONE or spots == 0:
        return False
    if kind < 5:
        return spots == kind + 1
    if kind == _EVEN:
        return spots % 2 == 0
    if kind == _ODD:
        return spots % 2 == 1
    if kind == DIFFERENT:
        alike = 0
        for before in range(place):
            alike += player.beetles[family, before] == spots
        return alike == 0
    return content.matches[kind, spots] == 1


@rule
def fault_of_meadow(player: np.record, content: np.record, seen: np.record) -> int:
    """Find the joined fields anew, from the start, until nothing more is added."""
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
    """Tell whether a field has a joined neighbour."""
    for other in range(content.field_count):
        if seen.joined[other] and has_bit(content.beside[field], other):
            return True
    return False


@rule
def fault_of_move(
    before: np.record, after: np.record, content: np.record, seat: int, seen: np.record
) -> int:
    """Return the first fault in what a seat's move changed: its own sheet alone, and rightly."""
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
    """Tell whether anything written on a sheet is different."""
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
    """Return the fault in how a row changed: groups fit by centre and pairs; circles are right."""
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


@rule
def dice_for(game: np.record, seat: int) -> int:
    """How many dice a seat is handed in the turn of the active player."""
    if game.seats == 1:
        return 2 if game.second_roll else 3
    if seat == game.active:
        return 3 if game.seats < 4 else (1 if game.seats == 6 else 2)
    return 2 if game.seats == 2 else 1


@rule
def fault_of_pick(before: np.record, seat: int, family: int, picked: int) -> int:
    """Return the fault of a pick: too many dice, or not a lowest one where it must be."""
    if picked >= dice_for(before, seat) or before.table[family] == 0:
        return HANDED_OUT
    bound = 1 if before.seats == 6 else 2
    if seat == before.active and picked < bound and not before.second_roll:
        for other in range(FAMILIES):
            if 0 < before.table[other] < before.table[family]:
                return HANDED_OUT
    return NOTHING
