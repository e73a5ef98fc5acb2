"""Rows of an experiment: one for each game, turn, decision or fact."""

import json
from dataclasses import asdict
from typing import Any, TypeAlias

import numpy as np
import polars as pl

from pipyard.bots import bots_of
from pipyard.core.contract import Drawn
from pipyard.core.record import recarray
from pipyard.lab.experiments.facts import fact_rows
from pipyard.lab.experiments.plan import Experiment, ExperimentTable
from pipyard.lab.general.play import RESULT, Noted, play_game
from pipyard.lab.simulate import plan_for, player_of, win_shares

Columns: TypeAlias = dict[str, Any]
CHUNKS = {"game": 500, "turn": 20, "decision": 20, "fact": 10}
"""Games per chunk; independent of the number of workers, so that results are, too."""


def rows_of(experiment: Experiment, table: ExperimentTable, first: int, count: int) -> pl.DataFrame:
    """Play some games of a table and return their rows."""
    if experiment.record == "game":
        return _games(experiment, table, first, count)
    if experiment.record == "fact":
        return fact_rows(experiment, table, first, count)
    decisions = _decisions(experiment, table, first, count)
    return decisions if experiment.record == "decision" else _turns(decisions)


def _games(experiment: Experiment, table: ExperimentTable, first: int, count: int) -> pl.DataFrame:
    """Play inside compiled code; return a column for each field of the game's result."""
    results = player_of(table.setup, experiment.options(table))(first, count)
    seats, shares = table.setup.seats, win_shares(table.setup, results)
    columns: Columns = {"table": [table.name] * count, "game": np.arange(first, first + count)}
    for seat in range(seats):
        played = [table.bot_at(number, seat) for number in range(first, first + count)]
        columns[f"bot_{seat + 1}"] = played
        columns[f"win_{seat + 1}"] = pl.Series(shares[:, seat]).fill_nan(None)
    for field in results.dtype.names or ():
        values = np.ascontiguousarray(results[field])
        if values.ndim == 1:
            columns[field] = values
        else:
            for seat in range(seats):
                columns[f"{field}_{seat + 1}"] = np.ascontiguousarray(values[:, seat])
    return pl.DataFrame(columns)


def _decisions(
    experiment: Experiment, table: ExperimentTable, first: int, count: int
) -> pl.DataFrame:
    """Play through the contract and record every action, even those without a choice."""
    rules, names = table.setup.rules, bots_of(table.setup.game).NAMES
    plan = plan_for(table.setup, experiment.options(table))
    rows: list[Columns] = []
    for number in range(first, first + count):
        before = len(rows)

        def note(seen: Noted | Drawn[Any], number: int = number, before: int = before) -> None:
            if isinstance(seen, Drawn):
                return
            action = asdict(rules.from_dense(seen.position, seen.number))
            rows.append(
                {
                    "table": table.name,
                    "game": number,
                    "turn": seen.turn,
                    "decision": len(rows) - before,
                    "seat": seen.seat + 1,
                    "bot": names[seen.bot],
                    "legal": seen.legal,
                    "number": seen.number,
                    "type": action.pop("type"),
                    "action": json.dumps(action, ensure_ascii=False),
                }
            )

        play_game(rules, plan[0], number, recarray(RESULT)[0], note)
    return pl.DataFrame(rows)


def _turns(decisions: pl.DataFrame) -> pl.DataFrame:
    """Combine the decisions of each turn."""
    return decisions.group_by("table", "game", "turn", maintain_order=True).agg(
        pl.first("seat"),
        pl.first("bot"),
        pl.len().alias("actions"),
        (pl.col("legal") > 1).sum().alias("decisions"),
        pl.first("type").alias("first_type"),
        pl.first("action").alias("first_action"),
        pl.col("type").str.join(" ").alias("types"),
    )
