"""What a report on Spotted! adds: scores, families, magnifiers, bonuses, fields."""

import polars as pl

from pipyard.lab.report.common import luck_and_skill, scores, who_wins
from pipyard.lab.report.estimates import rates
from pipyard.lab.report.reading import turns_judged
from pipyard.lab.report.sections import (
    Figure,
    Section,
    clear_of,
    counted,
    figure,
    listed,
    with_and_without,
)

KEYS = ["side", "game", "turn", "seat"]
MEANS = "Mean score of those who did, minus that of those who did not."


def sections(rows: pl.DataFrame | None, ends: pl.DataFrame) -> list[Section]:
    """Return all sections; without facts, there are fewer."""
    general = [who_wins(ends), scores(ends)] if ends["seat"].n_unique() > 1 else [scores(ends)]
    if rows is None:
        return general
    found = [
        families(rows, ends),
        things("Magnifiers", _named(rows, "magnifier_assigned", "kind"), ends, "assigned"),
        things("Bonuses", rows.filter(pl.col("type") == "bonus_unlocked"), ends, "unlocked"),
        things("Kinds of fields", _named(rows, "field_crossed", "kind"), ends, "crossed"),
        things("Fields", rows.filter(pl.col("type") == "field_crossed"), ends, "crossed"),
    ]
    skill = luck_and_skill(rows, "points")
    return [*general, *found, *([skill] if skill else [])]


def families(rows: pl.DataFrame, ends: pl.DataFrame) -> Section:
    """Show for each family how often its die is taken, what is written, and what that gains."""
    offers = rows.filter(pl.col("type") == "die_offered").select(*KEYS, "name").unique()
    taken = rows.filter(pl.col("type") == "die_picked").select(*KEYS, "name").unique()
    marked = taken.with_columns(pl.lit(1).alias("picked"))
    both = offers.join(marked, on=[*KEYS, "name"], how="left").fill_null(0)
    figures: list[Figure] = [
        figure("Die taken when offered", rates(both, ["side", "name"], "picked", share=True),
               "name", unit="share"),
        figure("Spots written per game", _times(rows, "spots_placed", ends), "name"),
        figure("Rows completed per game", _times(rows, "row_completed", ends), "name"),
        figure("Beetles circled per game", _times(rows, "beetle_circled", ends), "name"),
    ]  # fmt: skip
    judged = turns_judged(rows)
    wrote = rows.filter(pl.col("type") == "spots_placed").select(*KEYS, "name").unique()
    brings = wrote.join(judged, on=KEYS)
    findings, doubts = [], []
    if not brings.is_empty():
        found = rates(brings, ["side", "name"], "change")
        note = "Expected points after a turn with spots written there, minus those before it."
        title = "What writing brings"
        figures.insert(0, figure(title, found, "name", unit="points", even=0.0, note=note))
        above, below = clear_of(found, float(brings["change"].mean() or 0.0))  # type: ignore[arg-type]
        if above:
            findings.append(f"Writing on {listed(above)} brings more than on the others.")
        if below:
            findings.append(f"Writing on {listed(below)} brings less than on the others.")
        if not above and not below:
            findings.append("No family brings clearly more than the others.")
        doubts.append(
            "What writing brings is what the coach expects a sheet to score, not what it scored."
        )
    return Section("Families", tuple(figures), tuple(findings), tuple(doubts))


def things(title: str, rows: pl.DataFrame, ends: pl.DataFrame, verb: str) -> Section:
    """Show how often each thing happened, and how the scores of those who had it differ."""
    if rows.is_empty():
        return Section(title, (), (f"None was {verb}.",))
    kind = rows["type"][0]
    times = counted(rows, kind, ends)
    gains = with_and_without(times, "score")
    had = rates(times.with_columns(pl.col("times") > 0), ["side", "name"], "times", share=True)
    figures = [
        figure(f"How many sheets had it {verb}", had, "name", unit="share", by_value=True),
        figure("Score with it and without", gains, "name", unit="points", even=0.0, by_value=True,
               note=MEANS),
    ]  # fmt: skip
    findings = []
    sides = had["side"].unique(maintain_order=True).to_list()
    for side in sides:
        # Sheets have their own fields and bonuses, so the statements are about one sheet each.
        where = f"{side}: " if len(sides) > 1 else ""
        of_side = pl.col("side") == side
        above, below = clear_of(gains.filter(of_side), 0.0)
        if above:
            findings.append(f"{where}Players who had {listed(above)} {verb} score more.")
        if below:
            findings.append(f"{where}Players who had {listed(below)} {verb} score less.")
        never = had.filter(of_side, pl.col("value") < 0.02)["name"].to_list()
        if never:
            findings.append(f"{where}Hardly ever {verb}: {listed(never)}.")
    doubt = "Good players do more of everything, so a thing need not be why their scores are high."
    return Section(title, tuple(figures), tuple(findings), (doubt,))


def _times(rows: pl.DataFrame, kind: str, ends: pl.DataFrame) -> pl.DataFrame:
    return rates(counted(rows, kind, ends), ["side", "name"], "times")


def _named(rows: pl.DataFrame, kind: str, key: str) -> pl.DataFrame:
    """Use another detail of a fact as its name."""
    found = rows.filter(pl.col("type") == kind)
    return found.with_columns(pl.col("particulars").str.json_path_match(f"$.{key}").alias("name"))
