"""What the greedy bot sees in a sheet: what the rows, dice and fields may still be worth.

Worth is measured in points at the end of the game. The weights were set by hand and checked by the
scores of solo games.
"""

from typing import TypeAlias

import numpy as np

from pipyard.bots.spotted.chart import CHART, FAR, GAP, NEVER, draw_chart
from pipyard.core.jit import rule
from pipyard.core.record import NONE
from pipyard.games.spotted.counts import has_bit, round_value
from pipyard.games.spotted.moves import MOST_LEGAL
from pipyard.games.spotted.record import (
    BEETLES,
    DICE,
    DIFFERENT,
    DOUBLE,
    FAMILIES,
    GAIN_MAGNIFIER,
    GAIN_REROLL,
    GAIN_ROUND,
    KINDS,
    LAST_ROUND,
    MOST_FIELDS,
    MOST_SPOTS,
    POINTS_5,
    POINTS_7,
    STEP_FIELD,
    STEPS_2,
    STEPS_3,
    TRIPLE,
)

Row: TypeAlias = np.ndarray[tuple[int], np.dtype[np.int16]]
"""The spots of a family's five beetles."""

OUTLOOK = np.dtype(
    [
        ("time", "f8"),
        ("hope", "f8", NEVER + 1),
        ("grown", "f8", (KINDS, MOST_SPOTS + 1)),
        ("unstarted", "f8", (KINDS, BEETLES + 1)),
        ("open", "i8"),
        ("matches", "f8", FAMILIES),
        ("matches_of", "f8", (FAMILIES, KINDS)),
        ("factor", "f8"),
        ("magnifiers", "f8", KINDS),
        ("magnifier", "f8"),
        ("clover", "f8"),
        ("families", "f8", FAMILIES),
        ("aims", "f8", MOST_FIELDS),
        ("away", "i2", MOST_FIELDS),
        ("near", "f8", FAR + 2),
        ("walks", "f8", MOST_SPOTS + 1),
        ("row", "i2", BEETLES),
        ("uses", "f8", (FAMILIES, MOST_SPOTS + 2)),
        ("gains", "f8", 1 << FAMILIES),
    ],
    align=True,
)
"""One player's prospects.

`time` is the approximate number of dice to come, `hope` how likely an effort will be made. `grown`
is therefore how much a beetle with a number of spots counts as matching a magnifier, and
`unstarted` the same for all beetles of a row without spots. `open` are the kinds of magnifiers not
crossed yet, as bits. `matches` is what a family with a magnifier is expected to count in the end,
`matches_of` what one without would count with each kind, and `factor` what a family without a
factor may expect. Then come the worth of a magnifier by kind and of the best, of a cloverleaf, and
of each family. `aims` are the worth of the meadow's targets, zero once crossed, `away` the steps to
them, `near` the share of a worth that is left at that distance, and `walks` the worth of a number
of steps. The rest is working space.
"""
SCRATCH = np.dtype(
    [("legal", "i2", MOST_LEGAL), ("count", "i8"), ("chart", CHART), ("outlook", OUTLOOK)],
    align=True,
)
"""What a bot picks from, and what it knows and sees: the legal moves, their number, the sheet."""

PACE = 5.0
"""The approximate number of dice that a player gets in a round."""
SLOWNESS = 3.0
"""With this many dice to come, an effort of one is made in every second case."""
STEP = 0.35
"""The worth of one step that leads nowhere in particular, with the whole game to come."""
SPOT = 0.5
"""The worth of one spot of a round bonus."""
REROLL = 1.0
REROLL_IN_TIME = 0.06
"""What a re-roll is worth in addition to its point, for each die yet to come."""
LATER = 0.8
"""How much a bonus counts for each one that comes before it on the track."""
CIRCLE = 2.0
EXTRA = 2.0


@rule
def look(game: np.record, content: np.record, seat: int, scratch: np.record) -> None:
    """Write what a player has and may hope for."""
    look_ahead(game, content, seat, scratch, time_left(game))


@rule
def look_ahead(
    game: np.record, content: np.record, seat: int, scratch: np.record, time: float
) -> None:
    """Write what a player has and may hope for with an approximate number of dice to come."""
    chart = scratch.chart
    outlook = scratch.outlook
    draw_chart(content, chart)
    player = game.players[seat]
    if time != outlook.time:
        outlook.time = time
        _see_hopes(chart, outlook)
    _see_open_magnifiers(player, content, chart, outlook)
    for family in range(FAMILIES):
        _see_matches(player, family, outlook)
    outlook.factor = _factor_to_come(player, content)
    _see_magnifiers(player, outlook)
    outlook.clover = clover_worth(game, content, player, outlook)


@rule
def look_at_families(player: np.record, content: np.record, scratch: np.record) -> None:
    """Write what each family is worth as it is, to compare with what dice would make of it."""
    for family in range(FAMILIES):
        row = player.beetles[family]
        scratch.outlook.families[family] = family_worth(player, family, content, scratch, row)


@rule
def _see_hopes(chart: np.record, outlook: np.record) -> None:
    for effort in range(1, NEVER):
        outlook.hope[effort] = outlook.time / (outlook.time + SLOWNESS * effort)
    outlook.hope[0] = 1.0
    outlook.hope[NEVER] = 0.0
    for kind in range(KINDS):
        ease = chart.ease[kind]
        for spots in range(1, MOST_SPOTS + 1):
            need = chart.needs[kind, spots]
            outlook.grown[kind, spots] = ease * outlook.hope[need] if need else 1.0
        effort = chart.needs[kind, 0]
        outlook.unstarted[kind, 0] = 0.0
        for beetles in range(1, BEETLES + 1):
            more = ease * outlook.hope[min(NEVER - 1, effort)]
            outlook.unstarted[kind, beetles] = outlook.unstarted[kind, beetles - 1] + more
            effort += GAP


@rule
def time_left(game: np.record) -> float:
    """Return roughly how many dice a player will get, including those in hand or on the table."""
    rounds = LAST_ROUND - game.box
    if game.seats > 4 and game.box == 1:
        rounds -= 1
    done = 0.0
    if game.part == DICE:
        done = (game.active + 1.0) / game.seats
        if game.seats == 1 and not game.second_roll:
            done = 0.6
    return PACE * (rounds + 1.0 - done) + 1.0


@rule
def _see_open_magnifiers(
    player: np.record, content: np.record, chart: np.record, outlook: np.record
) -> None:
    outlook.open = 0
    for target in range(chart.target_count):
        field = chart.targets[target]
        if content.kinds[field] < STEP_FIELD and not has_bit(player.crossed, field):
            outlook.open |= 1 << content.kinds[field]


@rule
def _see_matches(player: np.record, family: int, outlook: np.record) -> None:
    row = player.beetles[family]
    own = player.magnifiers[family]
    outlook.matches[family] = 0.0
    if own != NONE:
        outlook.matches[family] = row_matches(outlook, row, own)
        return
    for kind in range(KINDS):
        outlook.matches_of[family, kind] = row_matches(outlook, row, kind)


@rule
def row_matches(outlook: np.record, row: Row, kind: int) -> float:
    """Return how many beetles of a row are expected to match a magnifier in the end."""
    place = 0
    total = 0.0
    if kind == DIFFERENT:
        seen = 0
        while place < BEETLES and row[place]:
            new = not seen >> row[place] & 1
            total += 1.0 if new else outlook.grown[DIFFERENT, row[place]]
            seen |= 1 << row[place]
            place += 1
    else:
        while place < BEETLES and row[place]:
            total += outlook.grown[kind, row[place]]
            place += 1
    return total + outlook.unstarted[kind, BEETLES - place]


@rule
def _factor_to_come(player: np.record, content: np.record) -> float:
    """Return roughly what the later factors on the track add to each family without one."""
    free = 0
    for family in range(FAMILIES):
        free += player.factors[family] == 1
    if free == 0:
        return 1.0
    sure = 1.0
    total = 0.0
    for place in range(player.track, content.track_length):
        sure *= LATER
        if content.track[place] == DOUBLE:
            total += sure
        elif content.track[place] == TRIPLE:
            total += 2.0 * sure
    return 1.0 + total / free


@rule
def _see_magnifiers(player: np.record, outlook: np.record) -> None:
    """Write what a magnifier of each kind would be worth to the family it suits best."""
    outlook.magnifier = 0.0
    served = True
    for family in range(FAMILIES):
        served = served and player.magnifiers[family] != NONE
    for kind in range(KINDS):
        best = EXTRA if served else 0.0
        for family in range(FAMILIES):
            if player.magnifiers[family] == NONE:
                best = max(best, magnifier_worth(player, family, outlook, kind))
        outlook.magnifiers[kind] = best
        if outlook.open >> kind & 1:
            outlook.magnifier = max(outlook.magnifier, best)


@rule
def magnifier_worth(player: np.record, family: int, outlook: np.record, kind: int) -> float:
    """Return what a magnifier is worth to a family that has none."""
    return factor_of(player, family, outlook) * outlook.matches_of[family, kind]


@rule
def factor_of(player: np.record, family: int, outlook: np.record) -> float:
    """Return a family's factor, or the one that it may expect."""
    own = float(player.factors[family])
    return own if own > 1.0 else outlook.factor


@rule
def clover_worth(
    game: np.record, content: np.record, player: np.record, outlook: np.record
) -> float:
    """Return what one more cloverleaf is worth: the next bonus, and progress to later ones."""
    total = 0.0
    weights = 0.0
    weight = 1.0
    for place in range(player.track, min(player.track + 4, content.track_length)):
        total += weight * bonus_worth(game, player, outlook, content.track[place])
        weights += weight
        weight *= 0.5
    return total / weights if weights else 0.0


@rule
def bonus_worth(game: np.record, player: np.record, outlook: np.record, bonus: int) -> float:
    """Return roughly what a bonus of the track is worth."""
    if bonus in (STEPS_2, STEPS_3):
        return (2 if bonus == STEPS_2 else 3) * step_worth(outlook)
    if bonus == GAIN_REROLL:
        return REROLL + REROLL_IN_TIME * outlook.time
    if bonus == GAIN_MAGNIFIER:
        return outlook.magnifier
    if bonus == GAIN_ROUND:
        return SPOT * round_value(game)
    if bonus in (DOUBLE, TRIPLE):
        return best_factor_worth(player, outlook, 2 if bonus == DOUBLE else 3)
    if bonus == POINTS_5:
        return 5.0
    if bonus == POINTS_7:
        return 7.0
    return 0.0


@rule
def best_factor_worth(player: np.record, outlook: np.record, factor: int) -> float:
    """Return what a factor is worth to the family without one that expects to count most."""
    best = 0.0
    for family in range(FAMILIES):
        if player.factors[family] == 1:
            best = max(best, outlook.matches[family])
    return (factor - 1) * best


@rule
def step_worth(outlook: np.record) -> float:
    """Return what a step is worth when it is not known where it leads."""
    return STEP + outlook.magnifier * 0.1


@rule
def family_worth(
    player: np.record, family: int, content: np.record, scratch: np.record, row: Row
) -> float:
    """Return what a family with a given row is worth in the end: matches and both special beetles.

    Without a magnifier it counts nothing yet: which one it may get is not considered.
    """
    chart = scratch.chart
    outlook = scratch.outlook
    worth = _bonus_beetle_worth(player, family, content, chart, outlook, row)
    if player.beetles[family, BEETLES - 1] == 0:
        started = 0
        while started < BEETLES and row[started]:
            started += 1
        effort = min(NEVER - 1, GAP * (BEETLES - started))
        worth += outlook.clover * outlook.hope[effort]
    own = player.magnifiers[family]
    if own != NONE:
        worth += row_matches(outlook, row, own) * factor_of(player, family, outlook)
    return worth


@rule
def _bonus_beetle_worth(
    player: np.record,
    family: int,
    content: np.record,
    chart: np.record,
    outlook: np.record,
    row: Row,
) -> float:
    if player.circled[family]:
        return CIRCLE
    place = content.bonus_places[family]
    effort = chart.growth[row[place], content.bonus_counts[family]]
    for before in range(place):
        if row[before] == 0:
            effort += GAP
    return CIRCLE * outlook.hope[min(effort, NEVER)]
