"""The inputs of the learned value: the same numbers for any sheet and any row of beetles.

A row is described by how far its beetles are from matching its magnifier, not by which beetle has
how many spots, and the meadow by how near things are, not by fields. So what was learned on one
sheet applies to another.
"""

from typing import TypeAlias

import numpy as np

from pipyard.bots.spotted.chart import GAP, NEVER
from pipyard.bots.spotted.meadow import look_around
from pipyard.bots.spotted.outlook import factor_of, look_ahead, magnifier_worth
from pipyard.core.jit import rule
from pipyard.core.record import NONE
from pipyard.games.spotted.counts import fields_left, has_bit, matching_beetles
from pipyard.games.spotted.record import (
    BEETLES,
    BONUSES,
    CLOVER,
    CLOVER_FIELD,
    DICE,
    DIFFERENT,
    DOUBLE,
    FACTOR,
    FAMILIES,
    KINDS,
    LAST_ROUND,
    MAGNIFIER,
    MAGNIFY,
    MOST_SPOTS,
    OVER,
    PICK,
    REROLL,
    ROLL,
    STEP_FIELD,
    TRIPLE,
    WRITE,
)
from pipyard.games.spotted.rules import picking_step, picks_in_turn

Inputs: TypeAlias = np.ndarray[tuple[int], np.dtype[np.float32]]

COUNTS = MOST_SPOTS + 1
TIMES = 9
EFFORTS = 8
DISTANCES = 5
"""Classes of dice to come, of efforts for a bonus beetle, of a beetle's distance to a match."""

# Where each part of a family's inputs begins.
SPOTS = 0
KIND = SPOTS + COUNTS * (BEETLES + 1)
MATCHED = KIND + KINDS + 1
MULTIPLIED = MATCHED + BEETLES + 1
CIRCLED = MULTIPLIED + 3
BONUS_EFFORT = CIRCLED + 1
IN_HAND = BONUS_EFFORT + EFFORTS
TIME = IN_HAND + CLOVER
HOPES = TIME + TIMES
DISTANCE = HOPES + 4
FAMILY_INPUTS = DISTANCE + DISTANCES * (BEETLES + 1)

NEXT_BONUSES = 5
BONUS_KINDS = len(BONUSES) + 1
CLOVERS_NEAR = 4

# Where each part of the sheet's own inputs begins, after those of the families.
SHEET = FAMILIES * FAMILY_INPUTS
SHEET_TIME = SHEET
TRACK = SHEET_TIME + TIMES + 1
FACTORS_AHEAD = TRACK + NEXT_BONUSES * BONUS_KINDS
REROLLS = FACTORS_AHEAD + 3
SERVED = REROLLS + 5
FACTORED = SERVED + FAMILIES + 1
KINDS_NEAR = FACTORED + FAMILIES + 1
KINDS_WORTH = KINDS_NEAR + KINDS
CLOVERS = KINDS_WORTH + KINDS
PENDING_STEPS = CLOVERS + CLOVERS_NEAR + 1
PENDING = PENDING_STEPS + MOST_SPOTS + 1
PENDING_BONUS = PENDING + 6
PENDING_DUE = PENDING_BONUS + MOST_SPOTS + 1
HAND = PENDING_DUE + MOST_SPOTS + 1
INPUTS = HAND + CLOVER + 2
SHEET_INPUTS = INPUTS - SHEET
"""The number of inputs for a family, for a sheet without its families, and for all of it."""
PARTS = (
    *(SPOTS, KIND, MATCHED, MULTIPLIED, CIRCLED, BONUS_EFFORT, IN_HAND, TIME, HOPES, DISTANCE),
    *(SHEET, TRACK, FACTORS_AHEAD, REROLLS, SERVED, FACTORED, KINDS_NEAR, KINDS_WORTH, CLOVERS),
    *(PENDING_STEPS, PENDING, PENDING_BONUS, PENDING_DUE, HAND, INPUTS),
)
"""Where each part is: weights are only valid if this has not changed since they were learned."""


@rule
def describe(
    game: np.record, content: np.record, seat: int, scratch: np.record, inputs: Inputs
) -> None:
    """Write the inputs for a player's sheet, also in the middle of writing."""
    for index in range(INPUTS):
        inputs[index] = 0.0
    player = game.players[seat]
    dice = dice_to_come(game, seat)
    time = time_class(dice)
    look_ahead(game, content, seat, scratch, 1.0 + dice + dice_in_hand(player))
    look_around(player, content, scratch)
    for family in range(FAMILIES):
        start = family * FAMILY_INPUTS
        inputs[start + TIME + time] = 1.0
        _describe_row(player, family, content, scratch, inputs, start)
        _describe_hopes(player, family, content, scratch, inputs, start)
    inputs[SHEET_TIME + time] = 1.0
    inputs[SHEET_TIME + TIMES] = dice / 25.0
    _describe_track(player, content, inputs)
    _describe_meadow(player, content, scratch, inputs)
    _describe_pending(player, scratch, inputs)


@rule
def dice_to_come(game: np.record, seat: int) -> int:
    """Return how many dice a player has yet to pick."""
    if game.phase == OVER:
        return 0
    per_round = 6 if game.seats > 4 else 5
    rounds = LAST_ROUND - game.box
    if game.seats > 4 and game.box == 1:
        rounds -= 1
    total = per_round * rounds
    if game.phase == WRITE and game.part != DICE:
        return total + per_round
    if game.phase in (ROLL, REROLL, PICK):
        total += picks_left(game, seat)
    if game.seats == 1:
        return total if game.second_roll else total + 2
    for active in range(game.active + 1, game.seats):
        total += share_of(game.seats, active == seat)
    return total


@rule
def dice_in_hand(player: np.record) -> int:
    """Return how many dice a player holds."""
    count = 0
    for family in range(FAMILIES):
        count += player.dice[family] > 0
    return count


@rule
def share_of(seats: int, active: bool) -> int:
    """Return how many dice a player gets in a turn with several players."""
    if not active:
        return 2 if seats == 2 else 1
    if seats < 4:
        return 3
    return 1 if seats == 6 else 2


@rule
def picks_left(game: np.record, seat: int) -> int:
    """Return how many dice a player has yet to pick in this turn."""
    now = game.picks
    count = 0
    while game.picks < picks_in_turn(game):
        count += (game.active + picking_step(game)) % game.seats == seat
        game.picks += 1
    game.picks = now
    return count


@rule
def time_class(dice: int) -> int:
    """Return the class of a number of dice to come; classes are finer towards the end."""
    if dice < 4:
        return dice
    if dice < 7:
        return 4
    if dice < 11:
        return 5
    if dice < 16:
        return 6
    return 7 if dice < 21 else 8


@rule
def _describe_row(
    player: np.record,
    family: int,
    content: np.record,
    scratch: np.record,
    inputs: Inputs,
    start: int,
) -> None:
    row = player.beetles[family]
    for spots in range(COUNTS):
        count = 0
        for place in range(BEETLES):
            count += row[place] == spots
        inputs[start + SPOTS + spots * (BEETLES + 1) + count] = 1.0
    if player.circled[family]:
        inputs[start + CIRCLED] = 1.0
    else:
        place = content.bonus_places[family]
        effort = scratch.chart.growth[row[place], content.bonus_counts[family]]
        for before in range(place):
            if row[before] == 0:
                effort += GAP
        inputs[start + BONUS_EFFORT + min(effort, EFFORTS - 1)] = 1.0
    if player.dice[family]:
        inputs[start + IN_HAND + player.dice[family] - 1] = 1.0


@rule
def _describe_hopes(
    player: np.record,
    family: int,
    content: np.record,
    scratch: np.record,
    inputs: Inputs,
    start: int,
) -> None:
    """Write what a row counts, or may count with a magnifier that is not far away."""
    outlook = scratch.outlook
    chart = scratch.chart
    kind = player.magnifiers[family]
    factor = player.factors[family]
    inputs[start + MULTIPLIED + factor - 1] = 1.0
    if kind != NONE:
        matched = matching_beetles(player, family, content)
        inputs[start + KIND + kind] = 1.0
        inputs[start + MATCHED + matched] = 1.0
        inputs[start + HOPES] = matched * factor / 5.0
        inputs[start + HOPES + 1] = (
            outlook.matches[family] * factor_of(player, family, outlook) / 5.0
        )
        _describe_distances(player, family, chart, inputs, start)
        return
    inputs[start + KIND + KINDS] = 1.0
    for target in range(chart.target_count):
        other = content.kinds[chart.targets[target]]
        if other < STEP_FIELD and outlook.aims[target] > 0.0:
            hope = outlook.near[outlook.away[target]]
            worth = hope * magnifier_worth(player, family, outlook, other) / 5.0
            if worth > inputs[start + HOPES + 2]:
                inputs[start + HOPES + 3] = inputs[start + HOPES + 2]
                inputs[start + HOPES + 2] = worth
            elif worth > inputs[start + HOPES + 3]:
                inputs[start + HOPES + 3] = worth


@rule
def _describe_distances(
    player: np.record, family: int, chart: np.record, inputs: Inputs, start: int
) -> None:
    """Count the beetles of a row by how much each lacks to match the magnifier."""
    kind = player.magnifiers[family]
    counts = 0
    seen = 0
    for place in range(BEETLES):
        spots = player.beetles[family, place]
        need = int(chart.needs[kind, spots])
        if kind == DIFFERENT and spots and not seen >> spots & 1:
            need = 0
        seen |= 1 << spots
        group = min(need, DISTANCES - 2) if need < NEVER else DISTANCES - 1
        if spots == 0:
            group = DISTANCES - 2
        counts += 1 << 4 * group
    for group in range(DISTANCES):
        inputs[start + DISTANCE + group * (BEETLES + 1) + (counts >> 4 * group & 15)] = 1.0


@rule
def _describe_track(player: np.record, content: np.record, inputs: Inputs) -> None:
    """Write what the next cloverleaves gain, and what is left to assign."""
    for ahead in range(NEXT_BONUSES):
        place = player.track + ahead
        bonus = content.track[place] if place < content.track_length else BONUS_KINDS - 1
        inputs[TRACK + ahead * BONUS_KINDS + bonus] = 1.0
    for place in range(player.track, content.track_length):
        inputs[FACTORS_AHEAD] += (content.track[place] == DOUBLE) / 3.0
        inputs[FACTORS_AHEAD + 1] += (content.track[place] == TRIPLE) / 3.0
        inputs[FACTORS_AHEAD + 2] += 1.0 / 16.0
    inputs[REROLLS + min(3, player.rerolls - player.rerolls_used)] = 1.0
    inputs[REROLLS + 4] = player.rerolls / 3.0
    served = 0
    factored = 0
    for family in range(FAMILIES):
        served += player.magnifiers[family] != NONE
        factored += player.factors[family] > 1
    inputs[SERVED + served] = 1.0
    inputs[FACTORED + factored] = 1.0


@rule
def _describe_meadow(
    player: np.record, content: np.record, scratch: np.record, inputs: Inputs
) -> None:
    """Write how near each kind of magnifier is, its worth, and how near the next leaves are."""
    chart = scratch.chart
    outlook = scratch.outlook
    for target in range(chart.target_count):
        field = chart.targets[target]
        if has_bit(player.crossed, field):
            continue
        near = outlook.near[outlook.away[target]]
        kind = content.kinds[field]
        if kind == CLOVER_FIELD:
            _note_clover(inputs, near)
        elif kind < STEP_FIELD and near > inputs[KINDS_NEAR + kind]:
            inputs[KINDS_NEAR + kind] = near
            inputs[KINDS_WORTH + kind] = near * outlook.magnifiers[kind] / 10.0
    inputs[CLOVERS + CLOVERS_NEAR] = fields_left(player, content) / 50.0


@rule
def _note_clover(inputs: Inputs, near: float) -> None:
    """Keep the nearness of the nearest cloverleaves, nearest first."""
    for place in range(CLOVERS, CLOVERS + CLOVERS_NEAR):
        if near > inputs[place]:
            further = inputs[place]
            inputs[place] = near
            near = further


@rule
def _describe_pending(player: np.record, scratch: np.record, inputs: Inputs) -> None:
    """Write what a player has in hand or is in the middle of."""
    inputs[PENDING_STEPS + min(player.steps, MOST_SPOTS)] = 1.0
    if player.writing == MAGNIFY:
        inputs[PENDING] = 1.0
        inputs[PENDING + 1] = scratch.outlook.magnifiers[player.kind] / 10.0
    elif player.writing == MAGNIFIER:
        inputs[PENDING + 2] = 1.0
    elif player.writing == FACTOR:
        inputs[PENDING + 1 + player.factor] = 1.0
    inputs[PENDING + 5] = player.clovers
    inputs[PENDING_BONUS + player.bonus] = 1.0
    for value in range(1, MOST_SPOTS + 1):
        inputs[PENDING_DUE + value] = player.due >> value & 1
    for family in range(FAMILIES):
        face = player.dice[family]
        if face:
            inputs[HAND + face - 1] += 1.0
            inputs[HAND + CLOVER] += 0.2 * face if face < CLOVER else 0.0
            inputs[HAND + CLOVER + 1] += 0.5
