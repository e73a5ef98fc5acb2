"""Rare situations of Spotted!, counted during a soak, and a check of picks."""

from collections.abc import Iterator
from typing import TypeAlias

import numpy as np

from pipyard.core.chance import Stream
from pipyard.core.jit import rule
from pipyard.core.record import NONE
from pipyard.games.spotted.content import MAGNIFIERS
from pipyard.games.spotted.counts import (
    family_score,
    fields_left,
    full_beetles,
    has_bit,
    magnifier_left,
    most_spots,
    total_score,
)
from pipyard.games.spotted.moves import (
    ASSIGN_FACTOR,
    ASSIGN_MAGNIFIER,
    GIVE_UP,
    PICK_DIE,
    PLACE_SPOTS,
    REROLL_DICE,
    STEP_ON,
    TAKE_MAGNIFIER,
    USE_CLOVER,
    WALK_DIE,
)
from pipyard.games.spotted.record import (
    BEETLES,
    BONUS,
    BONUSES,
    CLOVER,
    CLOVER_FIELD,
    FAMILIES,
    GAIN_MAGNIFIER,
    GAIN_REROLL,
    GAIN_ROUND,
    OVER,
    PICK,
    ROLL,
    SEATS,
    SPLITS,
    STEPS_3,
    USE,
    WORDS,
    WRITE,
)
from pipyard.games.spotted.rules import must_pick_lowest
from pipyard.lab.soak import soaking
from pipyard.lab.spotted.soak import checked_game
from tests.lab.corners import noting

Counts: TypeAlias = np.ndarray[tuple[int], np.dtype[np.int64]]

SINGLE = (
    "die placed in one group",
    "die placed in two groups",
    "die placed in three groups",
    "two beetles started at once",
    "three beetles started at once",
    "bonus beetle circled",
    "bonus beetle jumped over",
    "fifth beetle started",
    "fifth beetle started at the end of the track",
    "cloverleaf die",
    "cloverleaf expired",
    "die walked by choice",
    "die walked since no spots fit in full",
    "die used in part as spots",
    "die used in part as steps",
    "die given up",
    "round bonus placed",
    "round bonus placed in part",
    "round bonus lost at a round's start",
    "both bonuses of a first round with 5 or 6 players",
    "step on a field",
    "step on a cloverleaf",
    "step on a magnifier",
    "magnifier assigned in the middle of a walk",
    "extra magnifier",
    "magnifier taken by bonus, joined",
    "magnifier taken by bonus, not joined",
    "magnifier joined later",
    "factor before the magnifier",
    "factor after the magnifier",
    "re-roll",
    "re-roll again in the same turn",
    "last re-roll symbol's cloverleaf",
    "choice among equal lowest dice",
    "chain of four bonuses or more",
    "steps lost",
    "re-roll lost",
    "magnifier lost",
    "round bonus of the track lost",
    "tie broken by beetles with five spots",
    "tie shared",
)
"""What is counted for the whole game; the constants below are positions in this list."""
(
    ONE_GROUP,
    TWO_GROUPS,
    THREE_GROUPS,
    TWO_STARTED,
    THREE_STARTED,
    CIRCLED,
    JUMPED,
    FIFTH,
    FIFTH_AT_END,
    CLOVER_DIE,
    EXPIRED,
    WALKED,
    FORCED_WALK,
    PART_SPOTS,
    PART_STEPS,
    GIVEN_UP,
    BONUS_PLACED,
    BONUS_PART,
    BONUS_DROPPED,
    BOTH_BONUSES,
    STEPPED,
    STEPPED_CLOVER,
    STEPPED_MAGNIFIER,
    ASSIGNED_MIDWALK,
    EXTRA,
    TAKEN_JOINED,
    TAKEN_APART,
    JOINED_LATER,
    FACTOR_BEFORE,
    FACTOR_AFTER,
    REROLLED,
    REROLLED_AGAIN,
    LAST_SYMBOL,
    EQUAL_LOWEST,
    CHAIN,
    STEPS_LOST,
    REROLL_LOST,
    MAGNIFIER_LOST,
    ROUND_LOST,
    TIE_BROKEN,
    TIE_SHARED,
) = range(len(SINGLE))
LONG_CHAIN = 4
HANDED_OUT = 100
"""The fault for dice that were not handed out correctly."""

TALLY = np.dtype(
    [
        ("single", "i8", len(SINGLE)),
        ("bonuses", "i8", len(BONUSES)),
        ("magnifiers", "i8", len(MAGNIFIERS)),
        ("scored", "i8", len(MAGNIFIERS)),
    ],
    align=True,
)
"""Counts of everything above, of bonuses unlocked, of magnifiers assigned and those that scored."""
WATCH = np.dtype(
    [
        ("chain", "i8", SEATS),
        ("rerolls", "i8"),
        ("picks", "i8", SEATS),
        ("apart", "i8", (SEATS, WORDS)),
    ],
    align=True,
)
"""What has to be remembered.

Bonuses since a die was used, re-rolls and picks of the turn, and magnifiers taken by bonus that
have not been joined yet.
"""


@rule
def note(
    before: np.record, after: np.record, content: np.record, seat: int, move: int, desk: np.record
) -> int:
    """Count an event and its results; return the fault of a pick."""
    if seat == NONE:
        return 0
    watch = desk.watch
    fault = 0
    if before.phase == PICK:
        fault = fault_of_pick(before, seat, move - PICK_DIE, watch.picks[seat])
    if before.players[seat].fields_crossed == 0:
        watch.apart[seat, :] = 0
    note_move(before, after, content, seat, move, desk.tally, watch)
    if fault == 0 and before.phase == PICK and after.phase == WRITE:
        fault = fault_of_hands(before, watch)
    if before.phase == WRITE and after.phase in (ROLL, OVER):
        watch.rerolls = 0
        watch.picks[:] = 0
    if after.box != before.box:
        note_round(after, desk.tally.single)
    if after.phase == OVER:
        note_end(after, content, desk.tally)
    return fault


@rule
def fault_of_hands(before: np.record, watch: np.record) -> int:
    """Return the fault if somebody has the wrong number of dice at the end of the draft."""
    for seat in range(before.seats):
        if watch.picks[seat] != dice_for(before, seat):
            return HANDED_OUT
    return 0


@rule
def dice_for(game: np.record, seat: int) -> int:
    """Return how many dice a seat gets in the turn of the active player."""
    if game.seats == 1:
        return 2 if game.second_roll else 3
    if seat == game.active:
        return 3 if game.seats < 4 else (1 if game.seats == 6 else 2)
    return 2 if game.seats == 2 else 1


@rule
def fault_of_pick(before: np.record, seat: int, family: int, picked: int) -> int:
    """Return the fault of a pick: too many dice, or not a lowest one when it must be."""
    if picked >= dice_for(before, seat) or before.table[family] == 0:
        return HANDED_OUT
    bound = 1 if before.seats == 6 else 2
    if seat == before.active and picked < bound and not before.second_roll:
        for other in range(FAMILIES):
            if 0 < before.table[other] < before.table[family]:
                return HANDED_OUT
    return 0


@rule
def note_move(
    before: np.record,
    after: np.record,
    content: np.record,
    seat: int,
    move: int,
    tally: np.record,
    watch: np.record,
) -> None:
    """Count a move and what it brought on the player's sheet."""
    old = before.players[seat]
    new = after.players[seat]
    single = tally.single
    if old.writing == USE or (old.writing == BONUS and not old.bonus):
        watch.chain[seat] = 0
    if move >= PLACE_SPOTS:
        family = (move - PLACE_SPOTS) // SPLITS
        _note_spots(old, new, content, family, (move - PLACE_SPOTS) % SPLITS, single)
    elif move >= TAKE_MAGNIFIER:
        _note_taking(old, new, seat, move - TAKE_MAGNIFIER, single, watch)
    elif move >= STEP_ON:
        _note_step(content, move - STEP_ON, single)
    elif move >= ASSIGN_FACTOR:
        bare = old.magnifiers[move - ASSIGN_FACTOR] == NONE
        single[FACTOR_BEFORE if bare else FACTOR_AFTER] += 1
    elif move >= ASSIGN_MAGNIFIER:
        tally.magnifiers[old.kind] += 1
        single[ASSIGNED_MIDWALK] += old.steps > 0
    elif move >= GIVE_UP:
        single[GIVEN_UP] += 1
    elif move >= WALK_DIE:
        _note_walk(old, content, move - WALK_DIE, single)
    elif move >= USE_CLOVER:
        single[CLOVER_DIE] += 1
    elif move >= PICK_DIE:
        watch.picks[seat] += 1
        single[EQUAL_LOWEST] += _equal_lowest(before) > 1
    elif move >= REROLL_DICE:
        single[REROLLED] += 1
        single[REROLLED_AGAIN] += watch.rerolls > 0
        watch.rerolls += 1
    _note_joining(new, seat, single, watch)
    single[EXTRA] += new.extra - old.extra
    _note_track(before, after, content, seat, tally, watch)


@rule
def note_round(game: np.record, single: Counts) -> None:
    """Count round bonuses that are lost because no family can take a single spot."""
    for seat in range(game.seats):
        single[BONUS_DROPPED] += game.players[seat].due == 0


@rule
def note_end(game: np.record, content: np.record, tally: np.record) -> None:
    """Count magnifiers that scored, and ties."""
    best = 0
    for seat in range(game.seats):
        player = game.players[seat]
        best = max(best, total_score(player, content))
        for family in range(FAMILIES):
            if family_score(player, family, content) > 0:
                tally.scored[player.magnifiers[family]] += 1
    tied = 0
    full = -1
    equal = 0
    for seat in range(game.seats):
        player = game.players[seat]
        if total_score(player, content) == best:
            tied += 1
            equal = equal + 1 if full_beetles(player) == full else equal
            if full_beetles(player) > full:
                full = full_beetles(player)
                equal = 1
    tally.single[TIE_BROKEN] += tied > equal
    tally.single[TIE_SHARED] += equal > 1


@rule
def _equal_lowest(before: np.record) -> int:
    """Return how many dice on the table are the lowest, if a lowest must be picked."""
    if not must_pick_lowest(before):
        return 0
    lowest = CLOVER
    count = 0
    for family in range(FAMILIES):
        face = before.table[family]
        if 0 < face < lowest:
            lowest = face
            count = 0
        count += face == lowest
    return count


@rule
def _note_spots(
    old: np.record, new: np.record, content: np.record, family: int, split: int, single: Counts
) -> None:
    groups = 0
    started = 0
    points = 0
    for place in range(BEETLES):
        group = content.splits[split, place]
        points += group
        if group:
            groups += 1
            started += old.beetles[family, place] == 0
    single[ONE_GROUP + groups - 1] += 1
    single[TWO_STARTED] += started == 2
    single[THREE_STARTED] += started == 3
    single[CIRCLED] += new.circled[family] > old.circled[family]
    place = content.bonus_places[family]
    count = content.bonus_counts[family]
    single[JUMPED] += old.beetles[family, place] < count < new.beetles[family, place]
    if old.beetles[family, BEETLES - 1] == 0 and new.beetles[family, BEETLES - 1] > 0:
        single[FIFTH] += 1
        single[FIFTH_AT_END] += old.track == content.track_length
    if old.writing == USE:
        single[PART_SPOTS] += points < old.dice[family]
    else:
        single[BONUS_PLACED] += 1
        single[BOTH_BONUSES] += not old.bonus and old.due == 0b110
        due = 1 << old.bonus if old.bonus else old.due
        single[BONUS_PART] += not due >> points & 1


@rule
def _note_walk(old: np.record, content: np.record, family: int, single: Counts) -> None:
    face = old.dice[family]
    full = most_spots(old, family, content, face) == face
    single[WALKED if full else FORCED_WALK] += 1
    single[PART_STEPS] += face > fields_left(old, content)


@rule
def _note_step(content: np.record, field: int, single: Counts) -> None:
    single[STEPPED] += 1
    single[STEPPED_CLOVER] += content.kinds[field] == CLOVER_FIELD
    single[STEPPED_MAGNIFIER] += content.kinds[field] < len(MAGNIFIERS)


@rule
def _note_taking(
    old: np.record, new: np.record, seat: int, field: int, single: Counts, watch: np.record
) -> None:
    if has_bit(new.joined, field):
        single[TAKEN_JOINED] += 1
    else:
        single[TAKEN_APART] += 1
        for word in range(WORDS):
            watch.apart[seat, word] |= new.crossed[word] & ~old.crossed[word]


@rule
def _note_joining(new: np.record, seat: int, single: Counts, watch: np.record) -> None:
    for word in range(WORDS):
        joined = watch.apart[seat, word] & new.joined[word]
        single[JOINED_LATER] += joined != 0
        watch.apart[seat, word] &= ~joined


@rule
def _note_track(
    before: np.record,
    after: np.record,
    content: np.record,
    seat: int,
    tally: np.record,
    watch: np.record,
) -> None:
    """Count the bonuses that a move unlocked, and those of them that brought nothing."""
    old = before.players[seat]
    new = after.players[seat]
    single = tally.single
    for place in range(old.track, new.track):
        tally.bonuses[content.track[place]] += 1
    unlocked = new.track - old.track
    watch.chain[seat] += unlocked
    single[CHAIN] += watch.chain[seat] >= LONG_CHAIN > watch.chain[seat] - unlocked
    symbols = content.reroll_symbols
    single[LAST_SYMBOL] += old.rerolls < symbols == new.rerolls
    if unlocked == 1:
        _note_lost_bonus(old, new, content, content.track[old.track], single)
    single[EXPIRED] += old.track == content.track_length and clover_came(before, after, seat)


@rule
def clover_came(before: np.record, after: np.record, seat: int) -> bool:
    """Return whether a cloverleaf die was used, the most common way to a cloverleaf."""
    for family in range(FAMILIES):
        held = before.players[seat].dice[family]
        if held == CLOVER and after.players[seat].dice[family] == 0:
            return True
    return False


@rule
def _note_lost_bonus(
    old: np.record, new: np.record, content: np.record, bonus: int, single: Counts
) -> None:
    """Count a single bonus that had no effect."""
    if bonus <= STEPS_3:
        single[STEPS_LOST] += fields_left(new, content) == 0
    elif bonus == GAIN_REROLL:
        single[REROLL_LOST] += old.rerolls == content.reroll_symbols
    elif bonus == GAIN_MAGNIFIER:
        single[MAGNIFIER_LOST] += not magnifier_left(new, content)
    elif bonus == GAIN_ROUND:
        single[ROUND_LOST] += new.writing != BONUS


def named(tally: np.record) -> Iterator[tuple[str, int]]:
    """Yield all counts with their names."""
    yield from zip(SINGLE, tally.single.tolist(), strict=True)
    for what, names, counts in (
        ("bonus", BONUSES, tally.bonuses),
        ("magnifier assigned", MAGNIFIERS, tally.magnifiers),
        ("magnifier scored", MAGNIFIERS, tally.scored),
    ):
        for name, count in zip(names, counts.tolist(), strict=True):
            yield f"{what} {name}", count


_play_games = soaking(checked_game(note))


@noting
def play_noted(
    starts: np.recarray,
    contents: np.recarray,
    seed: Stream,
    first: int,
    count: int,
    turn_limit: int,
    desks: np.recarray,
    results: np.recarray,
) -> None:
    """Play games by number, as the soak of the package does, and look at every event."""
    _play_games(starts, contents, seed, first, count, turn_limit, desks, results)
