"""Experiments run in chunks, each with a file when it is done, so they can be stopped.

The chunks, and so all numbers, are the same with any number of workers.
"""

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import polars as pl

import pipyard
from pipyard.core.errors import InvalidConfig
from pipyard.lab.experiments.plan import Experiment
from pipyard.lab.experiments.rows import CHUNKS, rows_of
from pipyard.lab.workers import Workers

SCHEMA = 1
"""The version of the format of experiment documents."""
ABOUT = "experiment.json"


@dataclass(frozen=True, slots=True)
class Chunk:
    """Some games of one table, and the file for their rows."""

    experiment: Experiment
    table: int
    first: int
    count: int
    file: Path


def played(chunk: Chunk) -> pl.DataFrame:
    """Play the games of a chunk, on any machine, and return their rows."""
    experiment = chunk.experiment
    return rows_of(experiment, experiment.tables[chunk.table], chunk.first, chunk.count)


class ExperimentRun:
    """An experiment in its own folder."""

    def __init__(self, experiment: Experiment, folder: Path) -> None:
        self.experiment = experiment
        self.folder = folder
        self.result = folder / f"{experiment.record}s.parquet"

    def begin(self) -> int:
        """Prepare the folder, and return how many games have already been played."""
        self.folder.mkdir(parents=True, exist_ok=True)
        about = self.folder / ABOUT
        if about.exists():
            known = json.loads(about.read_text(encoding="utf-8"))
            if (known["schema"], known["digest"]) != (SCHEMA, self.experiment.digest):
                raise InvalidConfig(
                    f"{self.folder} holds another experiment; name another folder, or empty it."
                )
        else:
            about.write_text(json.dumps(self.about(), indent=2) + "\n", encoding="utf-8")
        return self.total - sum(chunk.count for chunk in self._left())

    def about(self) -> dict[str, Any]:
        """Describe the experiment and what its numbers depend on."""
        experiment = self.experiment
        version = {"schema": SCHEMA, "pipyard": pipyard.__version__, "digest": experiment.digest}
        return {**version, **experiment.about()}

    @property
    def total(self) -> int:
        """The total number of games."""
        return self.experiment.games * len(self.experiment.tables)

    def run(self, workers: Workers, on_progress: Callable[[int], None]) -> Path:
        """Play the remaining games, and return the file with all rows."""
        for chunk, rows in workers.results(played, self._left()):
            _write(rows, chunk.file)
            on_progress(chunk.count)
        if not self.result.exists():
            parts = [pl.read_parquet(chunk.file) for chunk in self._chunks()]
            _write(pl.concat(parts, how="diagonal"), self.result)
            for chunk in self._chunks():
                chunk.file.unlink()
        return self.result

    def _chunks(self) -> list[Chunk]:
        games, size = self.experiment.games, CHUNKS[self.experiment.record]
        return [
            Chunk(self.experiment, at, first, min(size, games - first), self._file(at, first))
            for at in range(len(self.experiment.tables))
            for first in range(0, games, size)
        ]

    def _file(self, table: int, first: int) -> Path:
        return self.folder / f"part-{table:03}-{first:09}.parquet"

    def _left(self) -> list[Chunk]:
        if self.result.exists():
            return []
        return [chunk for chunk in self._chunks() if not chunk.file.exists()]


def _write(rows: pl.DataFrame, file: Path) -> None:
    """Write a file atomically."""
    unfinished = file.with_suffix(".unfinished")
    rows.write_parquet(unfinished)
    unfinished.replace(file)
