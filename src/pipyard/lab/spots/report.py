"""What a report on Spots adds: busts, each trick, each dog, treats."""

import polars as pl

from pipyard.lab.report.common import length, luck_and_skill, who_wins
from pipyard.lab.report.estimates import overlap, rates
from pipyard.lab.report.reading import turns_judged
from pipyard.lab.report.sections import (
    Figure,
    Section,
    clear_of,
    counted,
    figure,
    listed,
    said,
    with_and_without,
)

SELDOM = 0.05
"""A trick that is chosen less often than this when offered is hardly ever worth it."""
KEYS = ["side", "game", "turn", "seat"]


def sections(rows: pl.DataFrame | None, ends: pl.DataFrame) -> list[Section]:
    """Return all sections; without facts, there are fewer."""
    general = [who_wins(ends), length(ends)]
    if rows is None:
        return general
    found = [busts(rows), tricks(rows), dogs(rows, ends), treats(rows, ends)]
    skill = luck_and_skill(rows, "percentage points")
    return [*general, *found, *([skill] if skill else [])]


def turns_taken(rows: pl.DataFrame) -> pl.DataFrame:
    """Return a row for each turn: the player, the trick, whether it was a bust."""
    done = rows.filter(
        pl.col("type").is_in(["trick_done", "dogs_scored"]) & pl.col("seat").is_not_null()
    )
    first = done.unique(KEYS, keep="first", maintain_order=True)
    bust = rows.filter(pl.col("type") == "busted").select(*KEYS).unique()
    taken = first.with_columns(
        pl.when(pl.col("type") == "trick_done").then("name").otherwise(None).alias("trick")
    ).select(*KEYS, "bot", "trick")
    marked = bust.with_columns(pl.lit(1).alias("bust"))
    joined = taken.join(marked, on=KEYS, how="left").with_columns(pl.col("bust").fill_null(0))
    return joined.join(turns_judged(rows), on=KEYS, how="left")


def busts(rows: pl.DataFrame) -> Section:
    """Show how often a turn ends in a bust, by bot and by trick."""
    turns = turns_taken(rows)
    by_bot = rates(turns, ["side", "bot"], "bust", share=True)
    by_trick = rates(turns.drop_nulls("trick"), ["side", "trick"], "bust", share=True)
    words = [
        f"{_where(by_bot, row)}{row['bot']} busts in {said(row, 'share')} of its turns."
        for row in by_bot.iter_rows(named=True)
    ]
    figures = (
        figure("Busts by bot", by_bot, "bot", unit="share", note="Of all turns."),
        figure("Busts by trick", by_trick, "trick", unit="share", by_value=True,
               note="Of the turns in which the trick was done."),
    )  # fmt: skip
    return Section("Busts", figures, tuple(words))


def tricks(rows: pl.DataFrame) -> Section:
    """Show how often each trick is offered and chosen, what it gains, and for whom."""
    turns = turns_taken(rows)
    offers = (
        rows.filter(pl.col("type") == "trick_offered")
        .select(*KEYS, pl.col("name").alias("trick"))
        .unique()
    )
    chosen = turns.select(*KEYS, "trick").with_columns(pl.lit(1).alias("chosen"))
    offered = offers.join(chosen, on=[*KEYS, "trick"], how="left")
    offered = offered.with_columns(pl.col("chosen").fill_null(0))
    of_turns = _share_of_turns(turns, offers)
    picked = rates(offered, ["side", "trick"], "chosen", share=True)
    figures = [
        figure("Chosen when offered", picked, "trick", unit="share", by_value=True,
               note="Of the turns on which its tile lay faceup."),
        figure("Offered", of_turns, "trick", unit="share", by_value=True,
               note="The turns on which its tile lay faceup."),
        figure("Times per game", _per_game(turns), "trick", by_value=True,
               note="By all players together."),
    ]  # fmt: skip
    findings = [*_seldom(picked)]
    judged = turns.drop_nulls(["trick", "change"])
    doubts = []
    if not judged.is_empty():
        usual = pl.col("change").mean().over("side", "bot")
        judged = judged.with_columns(pl.col("change") - usual)
        brings = rates(judged, ["side", "trick"], "change")
        figures.insert(0, figure(
            "What a trick brings", brings, "trick", unit="points of share", even=0.0, by_value=True,
            note="The chance to win after the turn minus the chance before it, as the coach judges "
            "both, in percentage points. 0 is what a turn of the same bot brings on average.",
        ))  # fmt: skip
        figures.append(_who_profits(judged))
        findings = [*_best(brings), *findings]
        doubts = [
            "What a trick brings is what bots make of it, at the moments they choose it; `pipyard "
            "pack balance` plays with and without it."
        ]
    return Section("Tricks", tuple(figures), tuple(findings), tuple(doubts))


def _share_of_turns(turns: pl.DataFrame, offers: pl.DataFrame) -> pl.DataFrame:
    names = offers.select("side", "trick").unique()
    every = turns.select(*KEYS).join(names, on="side")
    marked = offers.with_columns(pl.lit(1).alias("faceup"))
    laid = every.join(marked, on=[*KEYS, "trick"], how="left").fill_null(0)
    return rates(laid, ["side", "trick"], "faceup", share=True)


def _per_game(turns: pl.DataFrame) -> pl.DataFrame:
    games = turns.select("side", "game").unique()
    names = turns.drop_nulls("trick").select("side", "trick").unique()
    times = turns.drop_nulls("trick").group_by("side", "game", "trick").agg(times=pl.len())
    keys = ["side", "game", "trick"]
    laid = games.join(names, on="side").join(times, on=keys, how="left").fill_null(0)
    return rates(laid, ["side", "trick"], "times")


def _who_profits(judged: pl.DataFrame) -> Figure:
    ahead = pl.col("before") > pl.col("before").mean().over("side")
    split = judged.with_columns(
        pl.format(
            "{}, {}", "trick", pl.when(ahead).then(pl.lit("ahead")).otherwise(pl.lit("behind"))
        ).alias("who")
    )
    note = (
        "The same for players who were better off before the turn than players usually are, and "
        "for the others. A trick that brings more to those behind keeps a game open."
    )
    brings = rates(split, ["side", "who"], "change")
    return figure("Who profits", brings, "who", unit="points of share", even=0.0, note=note)


def _best(brings: pl.DataFrame) -> list[str]:
    words = []
    for _, part in brings.group_by("side", maintain_order=True):
        ranked = list(part.sort("value", descending=True).iter_rows(named=True))
        best, worst, where = ranked[0], ranked[-1], _where(brings, ranked[0])
        like = [row["trick"] for row in ranked[1:] if overlap(best, row)]
        sure = (
            f", though {listed(like)} may bring as much"
            if like
            else ", clearly more than any other"
        )
        words.append(
            f"{where}{best['trick']} brings most, {said(best, 'points of share')} percentage "
            f"points{sure}; {worst['trick']} least, {said(worst, 'points of share')}."
        )
    return words


def _seldom(picked: pl.DataFrame) -> list[str]:
    words = []
    for _, part in picked.group_by("side", maintain_order=True):
        dead = part.filter(pl.col("high") < SELDOM)["trick"].to_list()
        if dead:
            where = _where(picked, part.row(0, named=True))
            words.append(f"{where}Hardly ever chosen: {listed(dead)}.")
    return words


def dogs(rows: pl.DataFrame, ends: pl.DataFrame) -> Section:
    """Show for each dog how much more often its owners win, and how often it is scored."""
    owned = rows.filter(pl.col("type").is_in(["dog_dealt", "dog_drawn"])).with_columns(
        pl.lit("dog_owned").alias("type")
    )
    held = counted(owned, "dog_owned", ends)
    gains = with_and_without(held.drop_nulls("won"), "won", share=True)
    scored = counted(rows, "dogs_scored", ends).select("side", "game", "seat", "name", "times")
    keys = ["side", "game", "seat", "name"]
    both = held.filter(pl.col("times") > 0).join(scored, on=keys, how="left", suffix="_scored")
    reached = both.with_columns((pl.col("times_scored").fill_null(0) > 0).alias("reached"))
    shares = rates(reached, ["side", "name"], "reached", share=True)
    figures = (
        figure("Wins with a dog", gains, "name", unit="points of share", even=0.0, by_value=True,
               note="How much more often players with it win, in percentage points."),
        figure("Scored when owned", shares, "name", unit="share", by_value=True),
    )  # fmt: skip
    above, below = clear_of(gains, 0.0)
    findings = []
    if above:
        findings.append(f"Owners of {listed(above)} win more often than others.")
    if below:
        findings.append(f"Owners of {listed(below)} win less often than others.")
    if not above and not below:
        findings.append("No dog clearly helps or harms its owner.")
    doubt = (
        f"Of {len(gains)} dogs, about {0.05 * len(gains):.0f} would look clearly better or worse "
        "by luck alone. Players who do well anyway get more of the later dogs."
    )
    doubts = (doubt,) if len(gains) else ()
    return Section("Dogs", figures, tuple(findings), doubts)


def treats(rows: pl.DataFrame, ends: pl.DataFrame) -> Section:
    """Show what winners and others take in treats and spend on rerolls."""
    keys = ["side", "game", "seat"]
    seats = ends.drop_nulls("won").select(*keys, "won")
    parts = []
    for kind, label, amount in (
        ("treats_taken", "treats taken", pl.col("number").fill_null(0)),
        ("trick_done", "treats found on tiles", pl.col("number").fill_null(0)),
        ("dice_rerolled", "rerolls", pl.lit(1)),
    ):
        sums = (
            rows.filter(pl.col("type") == kind)
            .group_by(*keys)
            .agg(amount.sum().cast(pl.Int64).alias("amount"))
        )
        laid = seats.join(sums, on=keys, how="left").with_columns(pl.col("amount").fill_null(0))
        who = pl.when(pl.col("won") > 0).then(pl.lit("winners")).otherwise(pl.lit("others"))
        parts.append(laid.with_columns(pl.format(label + ", {}", who).alias("label")))
    found = rates(pl.concat(parts), ["side", "label"], "amount")
    words = []
    for _, part in found.group_by("side", maintain_order=True):
        by = {row["label"]: row for row in part.iter_rows(named=True)}
        won, other = by.get("treats taken, winners"), by.get("treats taken, others")
        if won and other:
            sure = " (no clear difference)" if overlap(won, other) else ""
            words.append(
                f"{_where(found, won)}Winners take {said(won, 'number')} treats per game, "
                f"others {said(other, 'number')}{sure}."
            )
    return Section("Treats", (figure("Treats per game", found, "label"),), tuple(words))


def _where(rows: pl.DataFrame, row: dict[str, str]) -> str:
    return f"{row['side']}: " if rows["side"].n_unique() > 1 else ""
