"""The results of a soak, in words and as a page with charts over time."""

import statistics
from collections.abc import Sequence
from dataclasses import dataclass, field
from html import escape
from typing import Any

import altair as alt

from bench.events import Table
from pipyard.lab.report.charts import COLORS
from pipyard.lab.report.page import list_of, page_of
from pipyard.lab.report.script import drawing_script

EVERY = 1.0
"""Seconds between two samples."""
_SETTLING = 20.0
"""Seconds after a start in which players reconnect and caches fill; they are not judged."""
_HEIGHT = 180
_MOST_POINTS = 300
"""Points of a line; with more seconds, each point is the mean of several."""


@dataclass(frozen=True, slots=True)
class Measure:
    """Something that must stay flat: the share by which it may rise between two starts.

    The rise is measured against the first half. A rise of up to `grain` may be chance.
    """

    name: str
    title: str
    unit: str
    may_rise: float | None
    grain: float = 0.0


MEASURES = (
    Measure("moves", "Moves acknowledged", "a second", None),
    Measure("p50", "Half of all moves are answered within", "ms", 0.5, 5),
    Measure("p99", "99 of 100 moves are answered within", "ms", 0.5, 20),
    Measure("memory", "Memory of the server", "MiB", 0.1),
    Measure("files", "Open files and sockets of the server", "", 0.02, 8),
    Measure("stored", "Stored on the disk", "MiB", None),
)


@dataclass(frozen=True, slots=True)
class Sample:
    """The measurements of one second; `stretch` counts the starts of the server."""

    second: float
    stretch: int
    since_start: float
    moves: float
    p50: float
    p99: float
    memory: float
    files: int
    stored: float


@dataclass(slots=True)
class Soak:
    """A run in progress: what was measured, and what was found wrong."""

    seconds: float
    restarts: int
    parties: int
    samples: list[Sample] = field(default_factory=list)
    ends: list[tuple[float, str]] = field(default_factory=list)
    """When and how the server was ended."""
    down: list[float] = field(default_factory=list)
    """How long the server was down each time, until it answered again."""
    tables: int = 0
    finished: int = 0
    reconnections: int = 0
    refused: int = 0
    wrong: list[str] = field(default_factory=list)
    latencies: list[float] = field(default_factory=list)
    """Latencies of the moves since the last sample."""
    seen: dict[str, Table] = field(default_factory=dict)
    """Tables by name, with the latest version that anybody received."""

    @property
    def moves(self) -> int:
        """All moves that were acknowledged."""
        return round(sum(sample.moves for sample in self.samples) * EVERY)

    def rises(self) -> dict[str, float]:
        """Return by what share each measure rose between two starts, in the worst case."""
        found: dict[str, float] = {}
        for stretch in range(self.restarts + 1):
            part = [
                sample
                for sample in self.samples
                if sample.stretch == stretch and sample.since_start > _SETTLING
            ]
            half = len(part) // 2
            for measure in MEASURES if half else ():
                values = [float(getattr(sample, measure.name)) for sample in part]
                before = statistics.median(values[:half])
                rise = statistics.median(values[half:]) - before
                share = rise / before if rise > measure.grain and before else 0.0
                found[measure.name] = max(found.get(measure.name, 0.0), share)
        return found


def describe(run: Soak) -> list[str]:
    """Describe the results, one line each."""
    rises = run.rises()
    lines = [
        f"{run.moves:,} moves in {run.seconds / 60:.0f} minutes by {run.parties} companies at "
        f"{run.tables:,} tables, {run.finished:,} games ended, the others were abandoned.",
        f"The server was ended {len(run.ends)} times and answered again after "
        f"{', '.join(f'{each:.1f}' for each in run.down) or 'no'} s; players came back "
        f"{run.reconnections:,} times; {run.refused:,} moves were refused.",
    ]
    for measure in MEASURES:
        values = [float(getattr(sample, measure.name)) for sample in run.samples]
        unit = f" {measure.unit}" if measure.unit else ""
        line = (
            f"{measure.title}: {statistics.median(values):,.1f}{unit} in the middle, "
            f"{max(values):,.1f} at most"
        )
        if measure.may_rise is not None:
            line += f", {_verdict(measure, rises)}"
        lines.append(f"{line}.")
    lines += run.wrong or ["Whenever the server was down, the file had all that players received."]
    return lines


def _verdict(measure: Measure, rises: dict[str, float]) -> str:
    if measure.name not in rises:
        return "the run is too short to say whether it is flat"
    share = rises[measure.name]
    assert measure.may_rise is not None
    if share <= measure.may_rise:
        return f"flat (within a stretch it rose by {share:.0%} at most)"
    return f"RISES by {share:.0%} within a stretch"


def is_good(run: Soak) -> bool:
    """Return whether nothing was lost and everything stayed flat."""
    rises = run.rises()
    return not run.wrong and all(
        measure.may_rise is None or rises.get(measure.name, 0.0) <= measure.may_rise
        for measure in MEASURES
    )


def html(run: Soak) -> str:
    """Return the page."""
    charts = {f"chart-{each.name}": chart(run, each) for each in MEASURES}
    figures = "\n".join(
        f"<figure><figcaption><h3>{escape(_heading(each))}</h3></figcaption>"
        f'<div class="chart" id="chart-{each.name}" role="img" '
        f'aria-label="{escape(each.title)} over time"></div></figure>'
        for each in MEASURES
    )
    body = (
        f'<div class="summary"><h2>Results</h2>{list_of(describe(run))}</div>\n'
        '<p class="soft">Minutes from left to right. A dashed line is a moment at which the server '
        "was killed or stopped, and started again.</p>\n"
        f'<div class="figures">{figures}</div>'
    )
    return page_of("A server under load", body, charts, drawing_script())


def _heading(measure: Measure) -> str:
    return f"{measure.title}, {measure.unit}" if measure.unit else measure.title


def chart(run: Soak, measure: Measure) -> dict[str, Any]:
    """Return a measure over time as a Vega-Lite document."""
    axis = alt.Axis(title=None, format="~f", tickCount=6)
    minute = alt.X("minute:Q", axis=axis)
    line = (
        alt.Chart(alt.InlineData(values=_points(run.samples, measure.name)))
        .mark_line(color=COLORS[0], strokeWidth=1.6)
        .encode(
            x=minute,
            y=alt.Y("value:Q", title=None, axis=alt.Axis(format=",.4~f", tickCount=5)),
            detail="stretch:N",
            tooltip=[
                alt.Tooltip("minute:Q", title="minute", format=".1f"),
                alt.Tooltip("value:Q", title=measure.unit or measure.title, format=",.1f"),
            ],
        )
    )
    moments = [{"minute": second / 60, "how": how} for second, how in run.ends]
    rules = (
        alt.Chart(alt.InlineData(values=moments))
        .mark_rule(strokeDash=[4, 3], opacity=0.6)
        .encode(x=minute, tooltip=[alt.Tooltip("how:N", title="the server was")])
    )
    document: dict[str, Any] = (
        alt.layer(rules, line).properties(width="container", height=_HEIGHT).to_dict()
    )
    document["autosize"] = {"type": "fit-x", "contains": "padding"}
    document.pop("config", None)
    return document


def _points(samples: Sequence[Sample], name: str) -> list[dict[str, float]]:
    """Return the values over time, a few seconds at a time, never across a restart."""
    together = max(1, len(samples) // _MOST_POINTS)
    points = []
    for stretch in sorted({sample.stretch for sample in samples}):
        part = [sample for sample in samples if sample.stretch == stretch]
        for at in range(0, len(part), together):
            some = part[at : at + together]
            points.append(
                {
                    "minute": round(some[0].second / 60, 3),
                    "value": round(sum(getattr(each, name) for each in some) / len(some), 2),
                    "stretch": stretch,
                }
            )
    return points
