"""Rates and means of many games, each with 95% confidence bounds.

Events within one game are correlated, so games are the unit: the error of a rate is that of a ratio
of two sums over games.
"""

from collections.abc import Sequence
from math import sqrt
from typing import Any

import polars as pl

from pipyard.lab.intervals import SURE, wilson

FIGURES = ["value", "low", "high", "count"]
"""The columns of every estimate: value, bounds, and number of cases."""


def rates(
    rows: pl.DataFrame,
    by: Sequence[str],
    top: str | pl.Expr,
    bottom: str | pl.Expr | None = None,
    *,
    share: bool = False,
) -> pl.DataFrame:
    """Return the sum of one column divided by that of another, for each group.

    Without another column, this is the mean over rows. Shares stay within 0 and 1.
    """
    tops = pl.col(top) if isinstance(top, str) else top
    bottoms = pl.lit(1) if bottom is None else pl.col(bottom) if isinstance(bottom, str) else bottom
    sums = (
        rows.with_columns(tops.cast(pl.Float64).alias("_t"), bottoms.cast(pl.Float64).alias("_b"))
        .drop_nulls(["_t", "_b"])
        .group_by(*by, "game")
        .agg(pl.sum("_t"), pl.sum("_b"))
    )
    t, b = pl.col("_t"), pl.col("_b")
    grouped = sums.group_by(*by).agg(
        t.sum().alias("top"),
        b.sum().alias("count"),
        pl.len().alias("games"),
        (t * t).sum().alias("tt"),
        (t * b).sum().alias("tb"),
        (b * b).sum().alias("bb"),
    )
    found = [_bounded(row, share=share) for row in grouped.iter_rows(named=True)]
    kept = [row for row in found if row["count"]]
    groups: dict[str, pl.DataType] = {name: rows.schema[name] for name in by}
    schema = {**groups, **dict.fromkeys(FIGURES, pl.Float64())}
    return pl.DataFrame(kept, schema).sort(*by)


def _bounded(row: dict[str, float], *, share: bool) -> dict[str, float | None]:
    by = {key: value for key, value in row.items() if key not in _SUMS}
    count = row["count"]
    if not count:
        return {**by, "value": None, "low": None, "high": None, "count": 0.0}
    value, error = row["top"] / count, _error(row)
    if share:
        certain = error is None or error == 0.0
        worth = count if certain or error is None else value * (1 - value) / error**2
        found = wilson(min(1.0, value), max(1.0, worth))
        low, high = found.low, found.high
    elif error is None:
        return {**by, "value": value, "low": None, "high": None, "count": count}
    else:
        low, high = value - SURE * error, value + SURE * error
    return {**by, "value": value, "low": low, "high": high, "count": count}


_SUMS = {"top", "count", "games", "tt", "tb", "bb"}


def _error(row: dict[str, float]) -> float | None:
    """Return the standard error of a ratio, or None for a single game."""
    games, count = row["games"], row["count"]
    if games < 2:
        return None
    value = row["top"] / count
    spread = row["tt"] - 2 * value * row["tb"] + value**2 * row["bb"]
    return sqrt(max(0.0, spread) * games / (games - 1)) / count


def differences(with_it: pl.DataFrame, without: pl.DataFrame, on: Sequence[str]) -> pl.DataFrame:
    """Subtract estimates of independent games, with the bounds of the difference."""
    joined = with_it.join(without, on=list(on), suffix="_b")
    half = [(pl.col(f"high{end}") - pl.col(f"low{end}")) / 2 for end in ("", "_b")]
    apart = (half[0] ** 2 + half[1] ** 2).sqrt()
    value = pl.col("value") - pl.col("value_b")
    return joined.select(
        *on,
        value.alias("value"),
        (value - apart).alias("low"),
        (value + apart).alias("high"),
        pl.min_horizontal("count", "count_b").alias("count"),
    )


def overlap(first: dict[str, Any], second: dict[str, Any]) -> bool:
    """Return whether the bounds of two estimates overlap or are unknown."""
    if None in (first["low"], second["low"]):
        return True
    return first["low"] <= second["high"] and second["low"] <= first["high"]
