"""What a sheet shows once all dice in hand are written as planned, for explanations of plans."""

from typing import TypeAlias

import numpy as np

from pipyard.bots.spotted.chart import FAR
from pipyard.bots.spotted.value import sheet_worth
from pipyard.core.jit import rule
from pipyard.core.record import NONE
from pipyard.games.spotted.counts import family_score, has_bit, without_magnifier
from pipyard.games.spotted.record import BEETLES, FAMILIES, STEP_FIELD

Figures: TypeAlias = np.ndarray[tuple[int], np.dtype[np.float64]]

FAMILY_POINTS = 0
CIRCLED = 1
OTHER_POINTS = 2
REROLLS = 3
"""Where the points of the sheet come from: families, circled beetles, the track and extra
magnifiers, re-rolls that are left."""
TRACK = 4
MAGNIFIED = 5
MULTIPLIED = 6
STARTED = 7
FIELDS = 8
"""What more points may come from: bonuses of the track taken, families with a magnifier and with a
factor, beetles with spots, fields of the meadow crossed."""
REACH = 9
"""Steps to the nearest magnifier, if the player can use one; otherwise below 0."""
DRAFT = 10
"""What the dice of a roll are worth alone, as they are or rolled again."""
NAMES = (
    *("family_points", "circled", "other_points", "rerolls", "track", "magnified", "multiplied"),
    *("started", "fields", "reach", "draft"),
)
"""The names of all figures, in their order, for other languages."""
FIGURES = 11


@rule
def figure_sheet(content: np.record, seat: int, mind: np.record, figures: Figures) -> None:
    """Write the figures of a seat's planned sheet."""
    game = mind.head.planned[0]
    player = game.players[seat]
    for each in range(FIGURES):
        figures[each] = 0.0
    for family in range(FAMILIES):
        figures[FAMILY_POINTS] += family_score(player, family, content)
        figures[CIRCLED] += player.circled[family]
        if player.magnifiers[family] != NONE:
            figures[MAGNIFIED] += 1.0
        if player.factors[family] > 1:
            figures[MULTIPLIED] += 1.0
        for place in range(BEETLES):
            if player.beetles[family, place] > 0:
                figures[STARTED] += 1.0
    figures[OTHER_POINTS] = player.points + 2 * player.extra
    figures[REROLLS] = player.rerolls - player.rerolls_used
    figures[TRACK] = player.track
    figures[FIELDS] = player.fields_crossed
    figures[REACH] = reach_of(game, content, seat, mind)


@rule
def reach_of(game: np.record, content: np.record, seat: int, mind: np.record) -> float:
    """Return how many steps away the nearest magnifier is, below 0 if none can be used."""
    player = game.players[seat]
    if not without_magnifier(player):
        return -1.0
    scratch = mind.scratch
    sheet_worth(game, content, seat, scratch, mind.head.net[0])
    nearest = FAR + 1
    for target in range(scratch.chart.target_count):
        field = scratch.chart.targets[target]
        if content.kinds[field] < STEP_FIELD and not has_bit(player.crossed, field):
            nearest = min(nearest, int(scratch.outlook.away[target]))
    return float(nearest) if nearest <= FAR else -1.0
