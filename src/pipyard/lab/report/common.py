"""Sections for every game: who wins, how long it takes, luck against skill."""

import polars as pl

from pipyard.lab.report.estimates import overlap, rates
from pipyard.lab.report.reading import turns_judged
from pipyard.lab.report.sections import Figure, Section, figure, histogram, said


def who_wins(ends: pl.DataFrame) -> Section:
    """Show who wins, by seat and by bot, and how high they score."""
    figures, findings, doubts = [], [], []
    seats = int(ends["seat"].max() or 1)  # type: ignore[arg-type]
    by_seat = rates(ends, ["side", "seat"], "won", share=True)
    if seats > 1:
        named = by_seat.with_columns(pl.format("seat {}", "seat").alias("label"))
        note = "The line is a fair share." if _alike(ends) else ""
        even = 1 / seats if _alike(ends) else None
        figures.append(figure("Wins by seat", named, "label", unit="share", note=note, even=even))
        findings += _seats_in_words(ends, by_seat)
        doubts += _seats_in_doubt(ends, by_seat)
    elif ends["won"].sum():
        figures.append(figure("Wins in solo games", by_seat, "side", unit="share"))
        findings += [f"{_at(row)}{said(row, 'share')} of games are won." for row in _all(by_seat)]
    if ends["bot"].n_unique() > 1:
        by_bot = rates(ends, ["side", "bot"], "won", share=True)
        figures.append(figure("Wins by bot", by_bot, "bot", unit="share"))
        findings += _bots_in_words(by_bot)
    return Section("Who wins", tuple(figures), tuple(findings), tuple(doubts))


def scores(ends: pl.DataFrame) -> Section:
    """Show scores: by bot, by seat, and how they spread."""
    by_bot = rates(ends, ["side", "bot"], "score")
    figures = [figure("Score by bot", by_bot, "bot")]
    if ends["seat"].n_unique() > 1:
        seats = rates(ends, ["side", "seat"], "score")
        named = seats.with_columns(pl.format("seat {}", "seat").alias("label"))
        figures.append(figure("Score by seat", named, "label"))
    figures.append(histogram("All scores", ends, "score"))
    said_of = [f"{_at(row)}{row['bot']} scores {said(row, 'number')}." for row in _all(by_bot)]
    return Section("Scores", tuple(figures), tuple(said_of))


def length(ends: pl.DataFrame) -> Section:
    """Show how many turns a player takes in a game."""
    seats = pl.len().over("side", "game")
    games = ends.with_columns((pl.col("turns") / seats).alias("own")).unique(["side", "game"])
    mean = rates(games, ["side"], "own")
    rounded = games.with_columns(pl.col("own").round().cast(pl.Int64))
    figures: list[Figure] = [
        figure("Turns per player", mean, "side"),
        histogram("Length of games", rounded, "own", "In turns per player."),
    ]
    long = games.group_by("side").agg(pl.col("own").quantile(0.9).alias("long"))
    found = {row["side"]: row["long"] for row in long.iter_rows(named=True)}
    words = [
        f"{_at(row)}A game takes {said(row, 'number')} turns per player; "
        f"one in ten takes {found[row['side']]:.0f} or more."
        for row in _all(mean)
    ]
    cut_off = games.filter(pl.col("won").is_null()).height
    doubts = [f"{cut_off} games were cut off and count for nobody."] if cut_off else []
    return Section("How long it takes", tuple(figures), tuple(words), tuple(doubts))


def luck_and_skill(rows: pl.DataFrame, unit: str) -> Section | None:
    """Show how much luck and choices moved in the games that the coach has reviewed.

    The unit is `points`, or `percentage points` if the coach gives chances to win.
    """
    times = 100.0 if unit == "percentage points" else 1.0
    reviewed = rows.filter(pl.col("type") == "reviewed")
    if reviewed.is_empty():
        return None
    kept = reviewed.filter(pl.col("name").is_in(["luck", "choices", "unexplained"]))
    sizes = rates(kept.with_columns(pl.col("value").abs() * times), ["side", "name"], "value")
    scale = "number"
    note = f"The total for a player in a game, in {unit}, up or down."
    figures = [figure("What moves a game", sizes, "name", unit=scale, note=note)]
    findings, doubts = [], []
    for side, part in sizes.group_by("side", maintain_order=True):
        found = {row["name"]: row for row in part.iter_rows(named=True)}
        if not {"luck", "choices", "unexplained"} <= found.keys():
            continue
        luck, choices, rest = (found[name] for name in ("luck", "choices", "unexplained"))
        several = sizes["side"].n_unique() > 1
        findings.append(
            (f"{side[0]}: " if several else "")
            + f"In a game, luck moves a player by {said(luck, scale)} {unit}, "
            + f"and choices lose {said(choices, scale)}"
            + ("; it is not clear which is more." if overlap(luck, choices) else ".")
        )
        if rest["value"] > choices["value"]:
            doubts.append(
                "What the coach cannot explain is more than what choices lose, so its estimates "
                "are too rough to tell small mistakes from luck."
            )
    judged = turns_judged(rows)
    if not judged.is_empty():
        swing = rates(judged.with_columns(pl.col("change").abs() * times), ["side"], "change")
        note = f"How much one turn of any player changes what a player can expect, in {unit}."
        figures.append(figure("Swing of a turn", swing, "side", unit=scale, note=note))
    games = reviewed.select("side", "game").unique().height
    doubts.append(f"Luck against skill is based on the coach's reviews of {games} games.")
    return Section("Luck and skill", tuple(figures), tuple(findings), tuple(dict.fromkeys(doubts)))


def _alike(ends: pl.DataFrame) -> bool:
    """Return whether seats can be compared with a fair share: bots are alike, or change seats."""
    bots = ends.group_by("side", "seat").agg(pl.col("bot").n_unique().alias("bots"))
    per_side = ends.group_by("side").agg(pl.col("bot").n_unique().alias("all"))
    joined = bots.join(per_side, on="side")
    return bool((joined["bots"] == joined["all"]).all())


def _all(rows: pl.DataFrame) -> list[dict[str, float]]:
    several = rows["side"].n_unique() > 1
    return [{**row, "several": several} for row in rows.iter_rows(named=True)]


def _at(row: dict[str, float]) -> str:
    return f"{row['side']}: " if row["several"] else ""


def _seats_in_words(ends: pl.DataFrame, by_seat: pl.DataFrame) -> list[str]:
    words = []
    for side, part in by_seat.group_by("side", maintain_order=True):
        even = 1 / len(part)
        where = f"{side[0]}: " if by_seat["side"].n_unique() > 1 else ""
        for row in part.iter_rows(named=True):
            if row["low"] > even:
                words.append(f"{where}Seat {row['seat']} is favored: {said(row, 'share')}.")
            elif row["high"] < even:
                words.append(
                    f"{where}Seat {row['seat']} is at a disadvantage: {said(row, 'share')}."
                )
        first = part.row(0, named=True)
        if not any(word.startswith(f"{where}Seat") for word in words):
            words.append(f"{where}No seat is clearly favored; seat 1 wins {said(first, 'share')}.")
    return words if _alike(ends) else []


def _seats_in_doubt(ends: pl.DataFrame, by_seat: pl.DataFrame) -> list[str]:
    reach = max((row["high"] - row["low"]) / 2 for row in by_seat.iter_rows(named=True))
    games = min(ends.select("side", "game").unique().group_by("side").len()["len"].to_list())
    return [
        f"With {games:,} games at a table, an advantage of a seat below {100 * reach:.1f} "
        "percentage points would not show."
    ]


def _bots_in_words(by_bot: pl.DataFrame) -> list[str]:
    words = []
    for side, part in by_bot.group_by("side", maintain_order=True):
        if len(part) < 2:
            continue
        where = f"{side[0]}: " if by_bot["side"].n_unique() > 1 else ""
        best, second, *_ = part.sort("value", descending=True).iter_rows(named=True)
        unsure = ", but it is not certain that it is the best" if overlap(best, second) else ""
        words.append(f"{where}{best['bot']} wins most, {said(best, 'share')}{unsure}.")
    return words
