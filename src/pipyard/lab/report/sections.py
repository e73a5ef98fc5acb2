"""The parts of a report: sections of figures, each a chart, a table and a sentence or two."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import polars as pl

from pipyard.lab.report.estimates import differences, rates


@dataclass(frozen=True, slots=True)
class Figure:
    """One figure: rows of `side`, `label`, `value`, `low`, `high`, `count`, or of a histogram.

    `unit` says how numbers are formatted: `share`, `points of share`, or a number of decimals.
    `even`, if known, is what a fair table would show. A histogram has `at` and `share`.
    """

    title: str
    rows: pl.DataFrame
    unit: str = "number"
    note: str = ""
    even: float | None = None
    histogram: bool = False


@dataclass(frozen=True, slots=True)
class Section:
    """A heading, its figures, and what they say in words."""

    title: str
    figures: tuple[Figure, ...]
    findings: tuple[str, ...] = ()
    doubts: tuple[str, ...] = field(default=())


def figure(
    title: str,
    rows: pl.DataFrame,
    label: str,
    *,
    unit: str = "number",
    note: str = "",
    even: float | None = None,
    by_value: bool = False,
) -> Figure:
    """Turn estimates into a figure, with one of their columns as label."""
    laid = rows.with_columns(pl.col(label).cast(pl.String).alias("label"))
    if by_value and len(laid):
        order = laid.group_by("label").agg(pl.mean("value").alias("_order"))
        laid = laid.join(order, on="label").sort("_order", "label", "side", descending=True)
    columns = ["side", "label", "value", "low", "high", "count"]
    return Figure(title, laid.select(columns), unit, note, even)


def histogram(title: str, rows: pl.DataFrame, column: str, note: str = "") -> Figure:
    """Count how often each number occurred, as a share of all, in about thirty bars at most."""
    known = rows.drop_nulls(column)
    if known.is_empty():
        return Figure(title, pl.DataFrame(schema=_BARS), note=note, histogram=True)
    least, most = known[column].min(), known[column].max()
    assert isinstance(least, int | float)
    assert isinstance(most, int | float)
    width = max(1, -(-int(most - least + 1) // 30))
    bars = known.with_columns(
        ((pl.col(column) - least) // width * width + least).cast(pl.Float64).alias("at")
    )
    counted = bars.group_by("side", "at").agg(pl.len().alias("count")).sort("side", "at")
    whole = pl.col("count").sum().over("side")
    shares = counted.with_columns(
        (pl.col("count") / whole).alias("share"), pl.lit(float(width)).alias("width")
    )
    return Figure(title, shares.select(list(_BARS)), note=note, histogram=True)


_BARS = {
    "side": pl.String,
    "at": pl.Float64,
    "count": pl.UInt32,
    "share": pl.Float64,
    "width": pl.Float64,
}


def counted(rows: pl.DataFrame, kind: str, ends: pl.DataFrame) -> pl.DataFrame:
    """Return how often each named thing happened to each seat of each game, including never."""
    found = rows.filter(pl.col("type") == kind).drop_nulls(["name", "seat"])
    times = found.group_by("side", "game", "seat", "name").agg(times=pl.len())
    names = found.select("side", "name").unique()
    seats = ends.select("side", "game", "seat", "bot", "won", "score")
    everyone = seats.join(names, on="side")
    keys = ["side", "game", "seat", "name"]
    return everyone.join(times, on=keys, how="left").with_columns(pl.col("times").fill_null(0))


FEW = 10
"""With fewer cases, nothing is concluded; they may all be alike by chance."""


def with_and_without(times: pl.DataFrame, outcome: str, *, share: bool = False) -> pl.DataFrame:
    """Return the difference in outcome between those who had a thing and the others.

    Things that nearly everybody or nearly nobody had are left out, because there is nobody to
    compare with.
    """
    by = ["side", "name"]
    having = rates(times.filter(pl.col("times") > 0), by, outcome, share=share)
    lacking = rates(times.filter(pl.col("times") == 0), by, outcome, share=share)
    return differences(having, lacking, by).filter(pl.col("count") >= FEW)


def said(row: dict[str, Any], unit: str) -> str:
    """Format an estimate with its bounds."""
    value = written(row["value"], unit)
    if row["low"] is None:
        return value
    return f"{value} ({written(row['low'], unit)} to {written(row['high'], unit)})"


def written(value: float | None, unit: str) -> str:
    """Format a number in its unit."""
    if value is None:
        return "–"
    if unit == "share":
        return f"{value:.1%}"
    if unit == "points of share":
        return f"{100 * value:+.1f}"
    if unit == "points":
        return f"{value:+.1f}"
    return f"{value:,.2f}" if abs(value) < 10 else f"{value:,.1f}"


def clear_of(rows: pl.DataFrame, even: float) -> tuple[list[str], list[str]]:
    """Return the labels that are clearly above and clearly below a value."""
    above = rows.filter(pl.col("low") > even).sort("value", descending=True)
    below = rows.filter(pl.col("high") < even).sort("value")
    return above["name"].to_list(), below["name"].to_list()


def listed(names: Sequence[str], most: int = 4) -> str:
    """List some names in a sentence."""
    shown = [*names[:most]]
    rest = len(names) - len(shown)
    if rest:
        return ", ".join(shown) + f" and {rest} more"
    return " and ".join([", ".join(shown[:-1]), shown[-1]]) if len(shown) > 1 else "".join(shown)
