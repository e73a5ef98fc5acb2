"""What a walk over the meadow can gain: magnifiers and cloverleaves on its way.

A single step scores nothing, so the immediate gain of an action says too little about steps. This
code follows a walk to its end and gives each magnifier to the family that it suits best.
"""

import numpy as np

from pipyard.core.jit import rule
from pipyard.core.record import NONE
from pipyard.games.spotted.counts import has_bit, total_score
from pipyard.games.spotted.moves import USE_CLOVER, apply_move
from pipyard.games.spotted.record import (
    CLOVER,
    CLOVER_FIELD,
    DICE,
    FAMILIES,
    GAME,
    KINDS,
    MAGNIFY,
    MOST_FIELDS,
    MOST_SPOTS,
    PLAYER,
    STEP_FIELD,
    USE,
    WALK,
    WORD_BITS,
    WORDS,
    WRITE,
)
from pipyard.games.spotted.rules import cross_field

PLACES = MOST_SPOTS + 1
"""Where a walk of the most steps can be: before its first step and after each one."""
MOST_LEAVES = 32
FAR = MOST_FIELDS
"""More than the number of steps there are, and of leaves that one writing can find."""
LESS = -(1 << 14)
"""Less than any magnifiers gain."""

WALKS = np.dtype(
    [
        ("passed", "i8", (PLACES, WORDS)),
        ("players", PLAYER, PLACES),
        ("after", GAME, 1),
        ("given", "i4", 1 << FAMILIES),
        ("next_field", "i2", PLACES),
        ("found", "i2", (PLACES, KINDS)),
        ("leaves", "i2", PLACES),
        ("far", "i2", MOST_FIELDS),
        ("lack", "i2"),
        ("worth", "i2", (KINDS, FAMILIES)),
        ("extra", "i2"),
        ("unlocks", "i2", MOST_LEAVES),
        ("unlocked_points", "i2", MOST_LEAVES),
        ("points", "i2"),
        ("bonuses", "i2"),
        ("magnifiers", "i2"),
    ],
    align=True,
)
"""Working space for walks, place by place, and what the best of them gains.

`passed` are fields that no walk from a place takes any more; `found` and `leaves` are what was
found on the way. `far` counts the steps from each field to the next thing to be found.
"""


@rule
def weigh_magnifiers(game: np.record, content: np.record, seat: int, room: np.record) -> None:
    """Note what each kind of magnifier gains each family that lacks one, and one too many."""
    room.after[0] = game
    player = room.after[0].players[seat]
    before = total_score(player, content)
    room.lack = 0
    for family in range(FAMILIES):
        if player.magnifiers[family] == NONE:
            for kind in range(KINDS):
                player.magnifiers[family] = kind
                room.worth[kind, room.lack] = total_score(player, content) - before
            player.magnifiers[family] = NONE
            room.lack += 1
    player.extra += 1
    room.extra = total_score(player, content) - before


@rule
def walk_on(game: np.record, content: np.record, seat: int, room: np.record, waiting: int) -> None:
    """Find the gain of the best end of the current walk, beginning with what must be written.

    The leaves that were `waiting` before do not count.
    """
    player = game.players[seat]
    if player.writing == MAGNIFY:
        steps = player.steps if player.after_magnifier == WALK else 0
        walk_best(game, content, seat, room, steps, player.kind, player.clovers - waiting)
    elif player.writing == WALK:
        walk_best(game, content, seat, room, player.steps, NONE, player.clovers - waiting)
    else:
        room.points = 0
        room.bonuses = 0
        room.magnifiers = 0


@rule
def walk_best(
    game: np.record,
    content: np.record,
    seat: int,
    room: np.record,
    steps: int,
    pending: int,
    fresh: int,
) -> None:
    """Find the gain of the best walk with a number of steps, with a magnifier and leaves in hand.

    Every set of fields that can be walked is tried only once: fields already tried from a place are
    skipped in all later walks from there.
    """
    room.points = LESS
    for leaves in range(MOST_LEAVES):
        room.unlocks[leaves] = NONE
    for kind in range(KINDS):
        room.found[0, kind] = 0
    if pending != NONE:
        room.found[0, pending] = 1
    room.leaves[0] = fresh
    room.players[0] = game.players[seat]
    _measure_distances(content, room)
    _arrive(game, content, seat, room, 0)
    place = 0
    while place >= 0:
        field = _next_field(content, room, place, steps - place - 1) if place < steps else NONE
        if field == NONE:
            place -= 1
            continue
        _step(content, room, place, field)
        place += 1
        if content.kinds[field] != STEP_FIELD:
            _arrive(game, content, seat, room, place)
        else:
            room.next_field[place] = 0


@rule
def _measure_distances(content: np.record, room: np.record) -> None:
    """Count for each field the steps from there to the next thing to be found."""
    crossed = room.players[0].crossed
    for field in range(content.field_count):
        prize = content.kinds[field] != STEP_FIELD and not has_bit(crossed, field)
        room.far[field] = 0 if prize else FAR
    nearer = True
    while nearer:
        nearer = False
        for field in range(content.field_count):
            steps = room.far[field] + (0 if has_bit(crossed, field) else 1)
            for other in range(content.field_count):
                if steps < room.far[other] and has_bit(content.beside[field], other):
                    room.far[other] = steps
                    nearer = True


@rule
def _next_field(content: np.record, room: np.record, place: int, left: int) -> int:
    """Return the next field from a place that leads to something with the steps left."""
    player = room.players[place]
    for field in range(room.next_field[place], content.field_count):
        if (
            room.far[field] <= left
            and has_bit(player.beside, field)
            and not has_bit(player.crossed, field)
            and not has_bit(room.passed[place], field)
        ):
            return field
    return NONE


@rule
def _step(content: np.record, room: np.record, place: int, field: int) -> None:
    """Go on to the next place over a field, which no other walk from here takes any more."""
    room.next_field[place] = field + 1
    room.players[place + 1] = room.players[place]
    cross_field(content, room.players[place + 1], field)
    for word in range(WORDS):
        room.passed[place + 1, word] = room.passed[place, word]
    room.passed[place, field // WORD_BITS] |= 1 << field % WORD_BITS
    for kind in range(KINDS):
        room.found[place + 1, kind] = room.found[place, kind]
    room.leaves[place + 1] = room.leaves[place]
    kind = content.kinds[field]
    if kind == CLOVER_FIELD:
        room.leaves[place + 1] += 1
    elif kind != STEP_FIELD:
        room.found[place + 1, kind] += 1


@rule
def _arrive(game: np.record, content: np.record, seat: int, room: np.record, place: int) -> None:
    """Begin at a place, and note what was found on the way there if it is the best so far."""
    room.next_field[place] = 0
    if place == 0:
        for word in range(WORDS):
            room.passed[0, word] = 0
    leaves = min(room.leaves[place], MOST_LEAVES - 1)
    if room.unlocks[leaves] == NONE:
        _unlock(game, content, seat, room, leaves)
    points = _give_all(room, place) + room.unlocked_points[leaves]
    bonuses = room.unlocks[leaves]
    magnifiers = 0
    for kind in range(KINDS):
        magnifiers += room.found[place, kind]
    if points < room.points or (points == room.points and bonuses < room.bonuses):
        return
    if points == room.points and bonuses == room.bonuses and magnifiers <= room.magnifiers:
        return
    room.points = points
    room.bonuses = bonuses
    room.magnifiers = magnifiers


@rule
def _unlock(game: np.record, content: np.record, seat: int, room: np.record, leaves: int) -> None:
    """Note the points that leaves gain at once, and how many bonuses they unlock."""
    room.unlocks[leaves] = 0
    room.unlocked_points[leaves] = 0
    if leaves == 0:
        return
    # As a die with a leaf does; if another one is still in hand, nothing else goes on.
    room.after[0] = game
    after = room.after[0]
    after.phase = WRITE
    after.part = DICE
    player = after.players[seat]
    player.writing = USE
    player.clovers = leaves - 1
    player.dice[0] = CLOVER
    player.dice[1] = CLOVER
    apply_move(after, content, seat, USE_CLOVER, None)
    before = game.players[seat]
    room.unlocked_points[leaves] = total_score(player, content) - total_score(before, content)
    room.unlocks[leaves] = player.track - before.track


@rule
def _give_all(room: np.record, place: int) -> int:
    """Return the most points that the found magnifiers gain, each given to a different family.

    Those that are left when all families have one are extras.
    """
    sets = 1 << room.lack
    room.given[0] = 0
    for served in range(1, sets):
        room.given[served] = LESS
    count = 0
    extras = 0
    for kind in range(KINDS - 1, -1, -1):
        for _ in range(room.found[place, kind]):
            if count == room.lack:
                extras += 1
            else:
                _give_one(room, kind, sets)
                count += 1
    best = LESS
    for served in range(sets):
        best = max(best, room.given[served])
    return best + extras * room.extra


@rule
def _give_one(room: np.record, kind: int, sets: int) -> None:
    """Give one more magnifier to any of the families that have none."""
    for served in range(sets - 1, -1, -1):
        best = LESS
        for place in range(room.lack):
            if served >> place & 1:
                before = room.given[served & ~(1 << place)]
                best = max(best, before + room.worth[kind, place])
        room.given[served] = best
