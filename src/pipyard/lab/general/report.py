"""What a report on any game shows: who wins, scores, length."""

import polars as pl

from pipyard.lab.report.common import length, scores, who_wins
from pipyard.lab.report.sections import Section


def sections(rows: pl.DataFrame | None, ends: pl.DataFrame) -> list[Section]:  # noqa: ARG001
    """Return all sections."""
    return [who_wins(ends), scores(ends), length(ends)]
