"""Where a walk on the meadow leads: magnifiers and cloverleaves, the nearer the better."""

import numpy as np

from pipyard.bots.spotted.chart import FAR
from pipyard.bots.spotted.outlook import STEP
from pipyard.core.jit import rule
from pipyard.games.spotted.counts import has_bit
from pipyard.games.spotted.record import CLOVER_FIELD, MOST_SPOTS, STEP_FIELD, WORDS

NEARNESS = 0.8
"""How much of a field's worth is left for each step that leads there."""

REACHED = 0.5
"""How likely a near magnifier would be reached by walking anyway."""


@rule
def look_around(player: np.record, content: np.record, scratch: np.record) -> None:
    """Find how far away each target is, and what walks of up to five steps are worth."""
    chart = scratch.chart
    outlook = scratch.outlook
    outlook.near[0] = 1.0
    for steps in range(1, FAR + 2):
        outlook.near[steps] = outlook.near[steps - 1] * NEARNESS
    for steps in range(MOST_SPOTS + 1):
        outlook.walks[steps] = 0.0
    for target in range(chart.target_count):
        field = chart.targets[target]
        outlook.aims[target] = 0.0
        if not has_bit(player.crossed, field):
            outlook.aims[target] = field_worth(content, outlook, field)
            outlook.away[target] = _steps_to(player, chart, target)
            _see_walks(outlook, target)


@rule
def _see_walks(outlook: np.record, target: int) -> None:
    """Let walks lead to a target, or at least towards it, if that is best."""
    away = outlook.away[target]
    for steps in range(1, MOST_SPOTS + 1):
        gain = outlook.near[max(0, away - steps)] - outlook.near[away]
        worth = gain * outlook.aims[target] + STEP * max(0, steps - away)
        outlook.walks[steps] = max(outlook.walks[steps], worth)


@rule
def _steps_to(player: np.record, chart: np.record, target: int) -> int:
    for steps in range(FAR):
        for word in range(WORDS):
            if chart.within[target, steps, word] & player.beside[word]:
                return steps + 1
    return FAR + 1


@rule
def field_worth(content: np.record, outlook: np.record, field: int) -> float:
    """Return what it is worth to cross a field, besides getting nearer to others."""
    kind = content.kinds[field]
    if kind == CLOVER_FIELD:
        return outlook.clover
    return outlook.magnifiers[kind] if kind < STEP_FIELD else 0.0


@rule
def stepping_worth(content: np.record, scratch: np.record, field: int) -> float:
    """Return what a step on a field is worth: what it shows, and all targets then nearer."""
    chart = scratch.chart
    outlook = scratch.outlook
    total = field_worth(content, outlook, field)
    for target in range(chart.target_count):
        if outlook.aims[target] > 0.0 and chart.targets[target] != field:
            steps = min(outlook.away[target], chart.steps[target, field])
            total += outlook.near[steps] * outlook.aims[target]
    return total


@rule
def taking_worth(content: np.record, scratch: np.record, field: int) -> float:
    """Return the worth of taking a magnifier as a bonus: more, the longer the walk there."""
    outlook = scratch.outlook
    saved = 1.0
    for target in range(scratch.chart.target_count):
        if scratch.chart.targets[target] == field:
            saved = 1.0 - REACHED * outlook.near[outlook.away[target]]
    return saved * field_worth(content, outlook, field)
