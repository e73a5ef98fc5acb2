"""A report as one self-contained page: the conclusion first, then charts and tables."""

import json
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Any

from pipyard.lab.report.charts import chart_of
from pipyard.lab.report.sections import Figure, Section, written

HERE = Path(__file__).parent
POLICY = "default-src 'none'; script-src 'unsafe-inline' 'unsafe-eval'; style-src 'unsafe-inline'"
"""Nothing is fetched; Vega needs eval because it compiles functions from its documents."""


@dataclass(frozen=True, slots=True)
class Report:
    """A title, what was played, the sections, and the tables in their order."""

    title: str
    played: tuple[str, ...]
    sides: list[str]
    sections: list[Section]
    doubts: tuple[str, ...] = ()
    made_of: str = ""

    def conclusion(self) -> list[str]:
        """Return what was found."""
        return [finding for section in self.sections for finding in section.findings]

    def unsure(self) -> list[str]:
        """Return what is uncertain."""
        told = [doubt for section in self.sections for doubt in section.doubts]
        return list(dict.fromkeys((*self.doubts, *told)))


def html_of(report: Report, script: str) -> str:
    """Return a report's page; the script draws the charts."""
    charts: dict[str, Any] = {}
    body = "\n".join(
        _section(at, each, report.sides, charts) for at, each in enumerate(report.sections)
    )
    played = "".join(f'<p class="soft">{escape(line)}</p>' for line in report.played)
    found = (
        f"{played}\n"
        f'<div class="summary"><h2>What the games say</h2>{list_of(report.conclusion())}</div>\n'
        f'<div class="summary doubt"><h2>What is not sure</h2>{list_of(report.unsure())}</div>\n'
        f'<nav aria-label="Sections">{_links(report.sections)}</nav>\n{body}\n'
        f"<footer>{escape(report.made_of)}</footer>"
    )
    return page_of(report.title, found, charts, script)


def page_of(title: str, body: str, charts: dict[str, Any], script: str) -> str:
    """Return a page around an HTML body, with charts by the ids of their places in it."""
    drawing = script.replace("</script", "<\\/script")
    document = json.dumps(charts, ensure_ascii=False).replace("<", "\\u003c")
    return f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="{POLICY}">
<title>{escape(title)}</title>
<style>
{(HERE / "report.css").read_text(encoding="utf-8")}</style>
</head>
<body>
<main>
<h1>{escape(title)}</h1>
{body}
</main>
<script type="application/json" id="charts">{document}</script>
<script>{drawing}</script>
<script>
{(HERE / "report.js").read_text(encoding="utf-8")}</script>
</body>
</html>
"""


def list_of(lines: list[str]) -> str:
    """Return lines as an HTML list."""
    items = "".join(f"<li>{escape(line)}</li>" for line in lines)
    return f'<ul class="said">{items}</ul>'


def _links(sections: list[Section]) -> str:
    return "".join(
        f'<a href="#section-{at}">{escape(each.title)}</a>' for at, each in enumerate(sections)
    )


def _section(at: int, section: Section, sides: list[str], charts: dict[str, Any]) -> str:
    figures = "\n".join(
        _figure(f"chart-{at}-{number}", each, sides, charts)
        for number, each in enumerate(section.figures)
        if len(each.rows)
    )
    return (
        f'<section id="section-{at}" aria-labelledby="heading-{at}">'
        f'<h2 id="heading-{at}">{escape(section.title)}</h2>{list_of(list(section.findings))}'
        f'<div class="figures">{figures}</div></section>'
    )


def _figure(name: str, figure: Figure, sides: list[str], charts: dict[str, Any]) -> str:
    chart = chart_of(figure, sides)
    assert chart is not None
    charts[name] = chart
    note = f'<p class="note">{escape(figure.note)}</p>' if figure.note else ""
    return (
        f"<figure><figcaption><h3>{escape(figure.title)}</h3>{note}</figcaption>"
        f'<div class="chart" id="{name}" role="img" aria-label="{escape(figure.title)}"></div>'
        f'<details><summary>Numbers</summary><div class="wide">{_table(figure, sides)}</div>'
        "</details></figure>"
    )


def _table(figure: Figure, sides: list[str]) -> str:
    several = len(sides) > 1
    head = (
        ["from", "to", "share", "cases"] if figure.histogram else ["", "estimate", "95%", "cases"]
    )
    first = '<th class="side">table</th>' if several else ""
    rows = []
    for row in figure.rows.iter_rows(named=True):
        cells = _bar_cells(row) if figure.histogram else _cells(row, figure.unit)
        side = f'<td class="side">{escape(row["side"])}</td>' if several else ""
        rows.append(f"<tr>{side}{''.join(f'<td>{escape(cell)}</td>' for cell in cells)}</tr>")
    titles = "".join(f"<th>{title}</th>" for title in head)
    return f"<table><thead><tr>{first}{titles}</tr></thead><tbody>{''.join(rows)}</tbody></table>"


def _cells(row: dict[str, Any], unit: str) -> list[str]:
    known = row["low"] is not None
    bounds = f"{written(row['low'], unit)} to {written(row['high'], unit)}" if known else "–"
    return [row["label"], written(row["value"], unit), bounds, f"{row['count']:,.0f}"]


def _bar_cells(row: dict[str, Any]) -> list[str]:
    last = row["at"] + row["width"] - 1
    return [f"{row['at']:,.0f}", f"{last:,.0f}", f"{row['share']:.1%}", f"{row['count']:,}"]
