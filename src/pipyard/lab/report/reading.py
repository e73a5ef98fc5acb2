"""Results of experiments as a report reads them: rows of one game, a side for each table."""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import polars as pl

from pipyard.core.errors import InvalidConfig
from pipyard.lab.experiments.run import ABOUT


@dataclass(frozen=True, slots=True)
class Results:
    """The results of an experiment: its description, and its rows with a column `side`."""

    name: str
    about: dict[str, Any]
    rows: pl.DataFrame

    @property
    def has_facts(self) -> bool:
        """Return whether facts were recorded, not only games."""
        return bool(self.about["record"] == "fact")


def read_results(folder: Path) -> Results:
    """Read the results of a finished experiment; refuse those no report can be made from."""
    about = folder / ABOUT
    if not about.is_file():
        raise InvalidConfig(f"{folder} holds no results: `pipyard lab run` makes them.")
    told = json.loads(about.read_text(encoding="utf-8"))
    if told["record"] not in ("game", "fact"):
        raise InvalidConfig(
            f"Reports are made of games or facts, not of {told['record']}s: "
            'set record = "fact" in the experiment and run it again.'
        )
    rows = folder / f"{told['record']}s.parquet"
    if not rows.is_file():
        raise InvalidConfig(f"{folder} is not finished; run the same `pipyard lab run` again.")
    found = pl.read_parquet(rows).with_columns(pl.col("table").alias("side"))
    return Results(folder.name, told, found)


def endings(results: Results) -> pl.DataFrame:
    """Return a row for each seat of each game: the bot, its win, its score, and turns."""
    if results.has_facts:
        return _endings_of_facts(results.rows)
    parts = []
    rows = results.rows
    seats = sum(name.startswith("win_") for name in rows.columns)
    for seat in range(1, seats + 1):
        score = f"scores_{seat}"
        parts.append(
            rows.select(
                "side",
                "game",
                pl.lit(seat).cast(pl.Int64).alias("seat"),
                pl.col(f"bot_{seat}").alias("bot"),
                pl.col(f"win_{seat}").alias("won"),
                (pl.col(score) if score in rows.columns else pl.lit(None)).alias("score"),
                (pl.col("turns") if "turns" in rows.columns else pl.lit(None)).alias("turns"),
            ).filter(pl.col("bot").is_not_null())
        )
    return pl.concat(parts, how="vertical_relaxed")


def _endings_of_facts(rows: pl.DataFrame) -> pl.DataFrame:
    turns = (
        rows.filter(pl.col("type") == "turn_started").group_by("side", "game").agg(turns=pl.len())
    )
    ends = rows.filter(pl.col("type") == "game_ended")
    return ends.join(turns, on=["side", "game"], how="left").select(
        "side",
        "game",
        "seat",
        "bot",
        pl.col("value").alias("won"),
        pl.col("number").alias("score"),
        pl.col("turns").cast(pl.Int64),
    )


def turns_judged(rows: pl.DataFrame) -> pl.DataFrame:
    """Return what each turn was worth to each seat before and after it, by the coach."""
    worth = rows.filter(pl.col("type") == "worth").select("side", "game", "turn", "seat", "value")
    after = worth.with_columns(pl.col("turn") - 1)
    keys = ["side", "game", "turn", "seat"]
    judged = worth.join(after, on=keys, suffix="_after")
    return judged.select(
        *keys,
        pl.col("value").alias("before"),
        pl.col("value_after").alias("after"),
        (pl.col("value_after") - pl.col("value")).alias("change"),
    )
