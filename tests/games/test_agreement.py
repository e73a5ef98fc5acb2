"""Interpreted and compiled rules give the same facts and the same bytes after every event."""

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from pipyard.games.spots import record as spots
from pipyard.games.spots.content import standard_content
from pipyard.games.spots.game import SpotsConfig, tiles_of_set
from pipyard.games.spotted import record as spotted
from pipyard.games.spotted.game import SpottedConfig
from tests.games import snippets

ROOT = Path(__file__).parents[2]
SPOTS_DTYPES = [
    spots.GAME,
    spots.PLAYER,
    spots.DOG,
    spots.TILE,
    spots.CONTENT,
    spots.CARD,
    spots.TRICK,
    spots.STEP_DTYPE,
    spots.SELECTION,
    spots.COUNTS,
    spots.PLAYER_COUNTS,
]
SPOTTED_DTYPES = [
    spotted.GAME,
    spotted.PLAYER,
    spotted.CONTENT,
    spotted.COUNTS,
    spotted.SHEET_COUNTS,
]


def spots_sample() -> list[snippets.Snippet]:
    """Short snippets, most of them from the middle of games, for every set and number of seats."""
    configs = [
        SpotsConfig(seats, tiles_of_set(standard_content(), name))
        for seats in (1, 2, 3, 4)
        for name in standard_content().sets
    ] + [SpotsConfig(seats, off_leash=True) for seats in (1, 2, 3, 4)]
    return [
        snippets.record("spots", config, seed, skip, 24)
        for seed, config in enumerate(configs)
        for skip in (0, 150, 1200)
    ]


def spotted_sample() -> list[snippets.Snippet]:
    """Short snippets from the start, the middle and the end, for every number of seats."""
    return [
        snippets.record("spotted", SpottedConfig(seats), seats, skip * seats, 30)
        for seats in (1, 2, 3, 4, 5, 6)
        for skip in (0, 20, 45, 70)
    ]


def replay_interpreted(path: Path) -> list[str]:
    environment = {**os.environ, "PIPYARD_MACHINE": "interpreted"}
    command = [sys.executable, "-W", "error", "-m", "tests.games.snippets", str(path)]
    done = subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def test_interpreted_and_compiled_agree_after_every_event(tmp_path: Path) -> None:
    sampled = spots_sample() + spotted_sample()
    path = tmp_path / "snippets.json"
    snippets.save(sampled, path)
    compiled = [" ".join(snippets.digests(snippet)) for snippet in sampled]
    assert replay_interpreted(path) == compiled


@pytest.mark.parametrize("dtype", SPOTS_DTYPES + SPOTTED_DTYPES)
def test_fields_are_neither_hidden_nor_padded(dtype: np.dtype[np.void]) -> None:
    names = dtype.names or ()
    hidden = [name for name in names if hasattr(np.record, name)]
    assert not hidden, "interpreted code would read the attribute"
    sizes = [dtype[name].itemsize for name in names]
    assert sum(sizes) == dtype.itemsize, "bytes that belong to no field are not copied"


def test_records_stay_small() -> None:
    assert spots.GAME.itemsize < 1024
    assert spotted.GAME.itemsize < 1200
