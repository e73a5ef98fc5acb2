"""What bots know about a sheet before the first roll: ways on the meadow, ways to grow."""

import numpy as np

from pipyard.core.jit import rule
from pipyard.games.spotted.counts import has_bit
from pipyard.games.spotted.record import (
    DIFFERENT,
    KINDS,
    MOST_FIELDS,
    MOST_SPOTS,
    STEP_FIELD,
    WORD_BITS,
    WORDS,
)

FAR = 14
"""Fields farther away than this are not considered."""
NEVER = 15
"""An effort that is never made."""
GAP = 2
"""The effort to start a beetle that is in the way of another."""

CHART = np.dtype(
    [
        ("within", "i8", (MOST_FIELDS, FAR, WORDS)),
        ("steps", "i2", (MOST_FIELDS, MOST_FIELDS)),
        ("targets", "i2", MOST_FIELDS),
        ("target_count", "i8"),
        ("needs", "i2", (KINDS, MOST_SPOTS + 1)),
        ("growth", "i2", (MOST_SPOTS + 1, MOST_SPOTS + 1)),
        ("ease", "f8", KINDS),
        ("drawn", "i8"),
    ],
    align=True,
)
"""A sheet as bots read it.

`targets` are magnifiers and cloverleaves, `within` the fields up to a number of steps from each,
and `steps` how many there are from any field. `needs` is the effort for a beetle with a number of
spots to match a magnifier, and `growth` the effort to reach a count; both increase with the number
of missing centers and pairs. `ease` is the share of such efforts that succeed; it increases with
the number of counts that a magnifier accepts.
"""


@rule
def draw_chart(content: np.record, chart: np.record) -> None:
    """Fill in a chart, once for each sheet."""
    if chart.drawn:
        return
    chart.drawn = 1
    chart.target_count = 0
    for field in range(content.field_count):
        if content.kinds[field] != STEP_FIELD:
            _measure_ways(content, chart, chart.target_count, field)
            chart.targets[chart.target_count] = field
            chart.target_count += 1
    for spots in range(MOST_SPOTS + 1):
        for count in range(MOST_SPOTS + 1):
            chart.growth[spots, count] = _effort(spots, count)
    for kind in range(KINDS):
        _draw_kind(content, chart, kind)
    for spots in range(1, MOST_SPOTS + 1):
        chart.needs[DIFFERENT, spots] = 2 if spots < MOST_SPOTS else NEVER
    chart.needs[DIFFERENT, 0] = 2


@rule
def _measure_ways(content: np.record, chart: np.record, target: int, field: int) -> None:
    for word in range(WORDS):
        chart.within[target, 0, word] = 0
    chart.within[target, 0, field // WORD_BITS] = 1 << field % WORD_BITS
    for other in range(content.field_count):
        chart.steps[target, other] = FAR + 1
    chart.steps[target, field] = 0
    for steps in range(1, FAR):
        for word in range(WORDS):
            chart.within[target, steps, word] = chart.within[target, steps - 1, word]
        for other in range(content.field_count):
            if chart.steps[target, other] == steps - 1:
                for word in range(WORDS):
                    chart.within[target, steps, word] |= content.beside[other, word]
        for other in range(content.field_count):
            if has_bit(chart.within[target, steps], other):
                chart.steps[target, other] = min(chart.steps[target, other], steps)


@rule
def _effort(spots: int, count: int) -> int:
    """Return the effort to get from some spots to a count; a center cannot be removed."""
    missing = count - spots
    if missing == 0:
        return 0
    if missing < 0 or (spots & 1) > (count & 1):
        return NEVER
    return 1 + missing // 2 + (missing & 1)


@rule
def _draw_kind(content: np.record, chart: np.record, kind: int) -> None:
    matching = 0
    for count in range(1, MOST_SPOTS + 1):
        matching += content.matches[kind, count]
    chart.ease[kind] = 0.85 if kind == DIFFERENT else 0.45 + 0.15 * matching
    for spots in range(MOST_SPOTS + 1):
        least = NEVER
        for count in range(1, MOST_SPOTS + 1):
            if content.matches[kind, count]:
                least = min(least, chart.growth[spots, count])
        chart.needs[kind, spots] = least
