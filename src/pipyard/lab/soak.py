"""Very many games, of any kind, with what must always hold checked after every single event."""

import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

import numpy as np

from pipyard.core.record import recarray
from pipyard.lab.threads import in_threads

CHUNK = 500

PlayChunk: TypeAlias = Callable[[int, int, np.recarray], None]
"""Plays so many games from a number on and fills in what was found."""


def result_of(tally: np.dtype[np.void]) -> np.dtype[np.void]:
    """Return the record of what was found: counts of corners, of games, and the first fault."""
    fields = [
        ("tally", tally),
        ("events", "i8"),
        ("finished", "i8"),
        ("cut_off", "i8"),
        ("fault", "i8"),
        ("fault_game", "i8"),
    ]
    return np.dtype(fields, align=True)


@dataclass(frozen=True, slots=True)
class SoakReport:
    """What a soak found: occurrences by name, and the first broken promise if there was one.

    `tables` holds further counts by title, row and column.
    """

    games: int
    events: int
    finished: int
    cut_off: int
    single: Mapping[str, int]
    fault: str | None
    fault_game: int
    tables: Mapping[str, Mapping[str, Mapping[str, int]]] = field(default_factory=dict)


def play_all(
    play: PlayChunk,
    dtype: np.dtype[np.void],
    games: int,
    cores: int | None,
    on_progress: Callable[[int], None],
) -> np.record:
    """Play games in chunks over the cores and add up what was found, up to the first fault."""
    total = recarray(dtype)

    def play_chunk(first: int) -> tuple[int, np.recarray]:
        result = recarray(dtype)
        count = min(CHUNK, games - first)
        play(first, count, result)
        return count, result

    workers = cores or os.cpu_count() or 1
    for count, result in in_threads(play_chunk, range(0, games, CHUNK), workers):
        _add(total[0], result[0])
        on_progress(count)
        if result[0].fault:
            break
    found: np.record = total[0]
    return found


def _add(total: np.record, part: np.record) -> None:
    for name in total.tally.dtype.names:
        total.tally[name] += part.tally[name]
    for name in ("events", "finished", "cut_off"):
        total[name] += part[name]
    if part.fault:
        total.fault, total.fault_game = part.fault, part.fault_game


def report_of(
    total: np.record,
    games: int,
    faults: tuple[str, ...],
    single: Mapping[str, int],
    tables: Mapping[str, Mapping[str, Mapping[str, int]]],
) -> SoakReport:
    """Put what was found into words."""
    return SoakReport(
        games=games,
        events=int(total.events),
        finished=int(total.finished),
        cut_off=int(total.cut_off),
        single=single,
        fault=faults[total.fault] if total.fault else None,
        fault_game=int(total.fault_game),
        tables=tables,
    )
