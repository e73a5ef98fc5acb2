"""Made-up results of an experiment, so that the report about them is known."""

import json
from pathlib import Path
from typing import Any

import polars as pl

from pipyard.lab.experiments.facts import SCHEMA

Row = dict[str, Any]


def spots_table(name: str, games: int, *, seat_1_wins: int, zoomies: float = 0.1) -> list[Row]:
    """Return the facts of games of two turns: seat 1 does Zoomies, seat 2 does Dig and busts."""
    rows: list[Row] = []
    for game in range(games):
        winner = 1 if game < seat_1_wins else 2

        def add(turn: int, seat: int, kind: str, game: int = game, **told: Any) -> None:
            where = {"table": name, "game": game, "turn": turn, "seat": seat, "bot": "greedy"}
            rows.append({**dict.fromkeys(SCHEMA), **where, "type": kind, **told})

        for turn, (seat, trick) in enumerate(((1, "Zoomies"), (2, "Dig")), 1):
            add(turn, seat, "turn_started")
            for other, gain in ((seat, 0.0), (3 - seat, 0.0)):
                before = 0.5 + (zoomies if turn == 2 else 0.0) * (1 if other == 1 else -1)
                add(turn, other, "worth", value=before + gain)
            for offered in ("Zoomies", "Dig", "<b>Chew</b>"):
                add(turn, seat, "trick_offered", name=offered)
            add(turn, seat, "trick_done", name=trick, number=0)
            add(turn, seat, "dog_drawn", name=("Momo", "Rex")[game % 2])
        add(2, 2, "busted", number=3)
        for seat in (1, 2):
            add(3, seat, "game_ended", number=6, value=float(seat == winner))
            add(3, seat, "worth", value=float(seat == winner))
    return rows


def written(folder: Path, rows: list[Row], game: str = "spots") -> Path:
    """Write results in the format of `lab run`."""
    folder.mkdir()
    tables = [
        {"name": name, "game": game, "players": 2, "bots": ["greedy"] * 2, "pack": None,
         "content_hash": "made-up"}
        for name in dict.fromkeys(row["table"] for row in rows)
    ]  # fmt: skip
    games = len({row["game"] for row in rows})
    about = {"schema": 1, "pipyard": "0", "digest": "made-up", "games": games, "seed": 1,
             "record": "fact", "tables": tables}  # fmt: skip
    (folder / "experiment.json").write_text(json.dumps(about), encoding="utf-8")
    pl.DataFrame(rows, SCHEMA).write_parquet(folder / "facts.parquet")
    return folder
