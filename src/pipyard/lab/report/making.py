"""Reports on results, and on two sets of results compared."""

from collections.abc import Iterator, Sequence

import polars as pl

from pipyard.core.errors import InvalidConfig
from pipyard.core.registry import find_game
from pipyard.lab.games import tool_of
from pipyard.lab.report.estimates import differences
from pipyard.lab.report.page import Report
from pipyard.lab.report.reading import Results, endings
from pipyard.lab.report.sections import Figure, Section, figure, listed, said

BOTS_ONLY = (
    "All of this is about games between these bots. People, and bots that think further ahead, may "
    "find uses for things that these bots never see."
)


def report_on(results: Results) -> list[Report]:
    """Make a report for each game of an experiment; different games cannot be compared."""
    return [_report(results, game) for game in _games(results)]


def compare(first: Results, second: Results) -> list[Report]:
    """Make a report on two experiments for each game that both have, with changes first."""
    games = [game for game in _games(first) if game in _games(second)]
    if not games:
        raise InvalidConfig("The two have no game in common: there is nothing to compare.")
    named = _named_apart(first, second)
    return [_comparison(*named, game) for game in games]


def _games(results: Results) -> list[str]:
    return list(dict.fromkeys(table["game"] for table in results.about["tables"]))


def _tables(results: Results, game: str) -> list[str]:
    return [each["name"] for each in results.about["tables"] if each["game"] == game]


def _report(results: Results, game: str) -> Report:
    sides = _tables(results, game)
    return Report(
        title=f"{find_game(game).load().title}: {results.name}",
        played=tuple(_played(results, game)),
        sides=sides,
        sections=_sections([results], game),
        doubts=(*_unknown([results], game), BOTS_ONLY, *_facts_missing([results])),
        made_of=_made_of(results),
    )


def _sections(several: Sequence[Results], game: str) -> list[Section]:
    """Return the sections of one game over all results."""
    ends = pl.concat([_of_game(each, endings(each), game) for each in several])
    rows = None
    if all(each.has_facts for each in several):
        rows = pl.concat([_of_game(each, each.rows, game) for each in several])
    found: list[Section] = tool_of(game, "report").sections(rows, ends)
    return [section for section in found if section.figures]


def _of_game(results: Results, rows: pl.DataFrame, game: str) -> pl.DataFrame:
    wanted = [side for side, kind in _sides(results) if kind == game]
    return rows.filter(pl.col("side").is_in(wanted))


def _sides(results: Results) -> Iterator[tuple[str, str]]:
    names = results.rows.select("table", "side").unique()
    sides = dict(names.iter_rows())
    for table in results.about["tables"]:
        yield sides[table["name"]], table["game"]


def _named_apart(first: Results, second: Results) -> tuple[Results, Results]:
    """Rename the tables of two experiments so that they are not confused."""
    names = (first.name, second.name) if first.name != second.name else ("A", "B")

    def named(results: Results, name: str) -> Results:
        alone = len(results.about["tables"]) == 1
        side = pl.lit(name) if alone else pl.format("{}: {}", pl.lit(name), "table")
        return Results(name, results.about, results.rows.with_columns(side.alias("side")))

    return named(first, names[0]), named(second, names[1])


def _comparison(first: Results, second: Results, game: str) -> Report:
    sections = _sections([first, second], game)
    pairs = _pairs(first, second, game)
    changes = [each for each in (_change(section, pairs) for section in sections) if each]
    sides = [side for each in (first, second) for side, kind in _sides(each) if kind == game]
    return Report(
        title=f"{find_game(game).load().title}: {first.name} and {second.name}",
        played=tuple(
            f"{each.name}: {line}" for each in (first, second) for line in _played(each, game)
        ),
        sides=sides,
        sections=[*changes, *(Section(each.title, each.figures) for each in sections)],
        doubts=(*_unknown([first, second], game), BOTS_ONLY, *_facts_missing([first, second])),
        made_of=f"{_made_of(first)} {_made_of(second)}",
    )


def _pairs(first: Results, second: Results, game: str) -> list[tuple[str, str]]:
    """Return which tables to compare: those with the same name, or the only ones."""
    ours = [side for side, kind in _sides(first) if kind == game]
    theirs = [side for side, kind in _sides(second) if kind == game]
    if len(ours) == len(theirs) == 1:
        return [(ours[0], theirs[0])]
    by_name = {side.partition(": ")[2]: side for side in theirs}
    return [(side, by_name[name]) for side in ours if (name := side.partition(": ")[2]) in by_name]


def _change(section: Section, pairs: Sequence[tuple[str, str]]) -> Section | None:
    """Subtract one table's values from the other's, where both have them."""
    figures, findings = [], []
    for each in section.figures:
        changed = [] if each.histogram else [_difference(each, *pair) for pair in pairs]
        rows = pl.concat(changed) if changed else pl.DataFrame()
        if rows.is_empty():
            continue
        unit = {"share": "points of share", "number": "number"}.get(each.unit, each.unit)
        laid = figure(f"{each.title}: change", rows, "label", unit=unit, even=0.0)
        figures.append(laid)
        clear = rows.filter((pl.col("low") > 0) | (pl.col("high") < 0))
        told = [f"{row['label']} {said(row, unit)}" for row in clear.iter_rows(named=True)]
        if told:
            findings.append(f"{each.title}: {listed(told)}.")
    if not figures:
        return None
    return Section(
        f"What changed: {section.title.lower()}", tuple(figures),
        tuple(findings or [f"{section.title}: no change is certain."]), section.doubts,
    )  # fmt: skip


def _difference(each: Figure, before: str, after: str) -> pl.DataFrame:
    then = each.rows.filter(pl.col("side") == before).with_columns(pl.lit(after).alias("side"))
    now = each.rows.filter(pl.col("side") == after)
    # If the label is the table itself, both are the same thing.
    alone = each.rows.filter(pl.col("label") != pl.col("side")).is_empty()
    if alone:
        then, now = (rows.with_columns(pl.lit("all").alias("label")) for rows in (then, now))
    return differences(now, then, ["side", "label"])


def _played(results: Results, game: str) -> Iterator[str]:
    about = results.about
    for table in about["tables"]:
        if table["game"] != game:
            continue
        bots = ", ".join(dict.fromkeys(table["bots"]))
        pack = f", pack {table['pack']}" if table["pack"] else ""
        seats = f"{table['players']} player{'s' if table['players'] > 1 else ''}"
        yield f"{table['name']}: {about['games']:,} games, {seats}, {bots}{pack}"


def _unknown(several: Sequence[Results], game: str) -> list[str]:
    """Say where the coach judges content it was not trained on."""
    packs = {
        table["pack"]
        for results in several
        for table in results.about["tables"]
        if table["game"] == game and table["pack"]
    }
    if not packs or not any(results.has_facts for results in several):
        return []
    return [
        "The coach learned with the published game. It does not know the tricks or sheets of the "
        f"pack {listed(sorted(packs))}, so what it says about them may be wrong."
    ]


def _facts_missing(several: Sequence[Results]) -> list[str]:
    if all(results.has_facts for results in several):
        return []
    return ['Only games were recorded: with record = "fact", the report would say much more.']


def _made_of(results: Results) -> str:
    about = results.about
    hashes = ", ".join(dict.fromkeys(table["content_hash"] for table in about["tables"]))
    return (
        f"{results.name}: Pipyard {about['pipyard']}, seed {about['seed']}, content {hashes}, "
        f"experiment {about['digest']}. Bounds hold with 95% confidence."
    )
