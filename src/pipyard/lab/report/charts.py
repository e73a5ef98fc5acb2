"""Charts of a report, drawn with Vega-Altair: points with their bounds, and bars."""

from typing import Any

import altair as alt
import polars as pl

from pipyard.lab.report.sections import Figure

COLORS = ["#2b7bba", "#d9742b", "#2f9e6f", "#9a5cc0", "#c44e6c", "#8a7d2a"]
"""Colors that everybody can tell apart, on light and dark pages."""
STEP = 17
"""Pixels of a row."""
FORMATS = {"share": "%", "points of share": "+.1f", "points": "+.1f"}


def chart_of(figure: Figure, sides: list[str]) -> dict[str, Any] | None:
    """Return the chart of a figure as a Vega-Lite document, or None if there is nothing to draw."""
    if figure.rows.is_empty():
        return None
    drawn = _bars(figure, sides) if figure.histogram else _points(figure, sides)
    document: dict[str, Any] = drawn.to_dict()
    document["autosize"] = {"type": "fit-x", "contains": "padding"}
    # The page sets colors and fonts, because it may be light or dark.
    document.pop("config", None)
    return document


def _color(sides: list[str]) -> Any:
    scale = alt.Scale(domain=sides, range=COLORS)
    legend = alt.Legend(orient="top", title=None, columns=2) if len(sides) > 1 else None
    return alt.Color("side:N", scale=scale, legend=legend)


def _inline(rows: pl.DataFrame) -> alt.InlineData:
    return alt.InlineData(values=rows.to_dicts())


def _points(figure: Figure, sides: list[str]) -> Any:
    rows = figure.rows
    if figure.unit == "points of share":
        rows = rows.with_columns(pl.col("value", "low", "high") * 100)
    form = FORMATS.get(figure.unit, ",.2~f")
    exact = ".1%" if figure.unit == "share" else form
    labels = rows["label"].unique(maintain_order=True).to_list()
    axis = alt.Axis(format=form, title=None, grid=True, tickCount=5)
    y = alt.Y("label:N", sort=labels, title=None, axis=alt.Axis(labelLimit=170))
    tooltip = [
        alt.Tooltip("side:N", title="table"),
        alt.Tooltip("label:N", title=" "),
        alt.Tooltip("value:Q", title="estimate", format=exact),
        alt.Tooltip("low:Q", title="at least", format=exact),
        alt.Tooltip("high:Q", title="at most", format=exact),
        alt.Tooltip("count:Q", title="cases", format=",.0f"),
    ]
    zero = alt.Scale(zero=figure.even == 0.0, nice=True)
    base = alt.Chart(_inline(rows)).encode(y=y, color=_color(sides))
    if len(sides) > 1:
        base = base.encode(yOffset=alt.YOffset("side:N", sort=sides))
    bounds = base.mark_rule(strokeWidth=2.5, opacity=0.6).encode(
        x=alt.X("low:Q", axis=axis, scale=zero), x2="high:Q", tooltip=tooltip
    )
    points = base.mark_point(filled=True, size=55, opacity=1).encode(
        x=alt.X("value:Q", axis=axis, scale=zero), tooltip=tooltip
    )
    layers = [bounds, points]
    if figure.even is not None:
        even = alt.Chart(_inline(pl.DataFrame({"even": [figure.even]})))
        layers.insert(0, even.mark_rule(strokeDash=[4, 3], opacity=0.7).encode(x="even:Q"))
    height = len(labels) * (STEP * len(sides) if len(sides) > 1 else STEP + 5)
    return alt.layer(*layers).properties(width="container", height=max(40, height))


def _bars(figure: Figure, sides: list[str]) -> Any:
    rows = figure.rows.with_columns((pl.col("at") + pl.col("width")).alias("end"))
    axis = alt.Axis(format="%", title=None, tickCount=4)
    return (
        alt.Chart(_inline(rows))
        .mark_bar(opacity=0.55 if len(sides) > 1 else 0.85, binSpacing=1)
        .encode(
            x=alt.X("at:Q", bin="binned", title=None, axis=alt.Axis(tickMinStep=1, format=",.0f")),
            x2="end:Q",
            y=alt.Y("share:Q", axis=axis, stack=None),
            color=_color(sides),
            tooltip=[
                alt.Tooltip("side:N", title="table"),
                alt.Tooltip("at:Q", title="from", format=",.0f"),
                alt.Tooltip("share:Q", title="share of games", format=".1%"),
                alt.Tooltip("count:Q", title="cases"),
            ],
        )
        .properties(width="container", height=180)
    )
