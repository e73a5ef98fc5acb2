"""Interpreted and compiled rules give the same bytes after every event."""

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from pipyard.games.spots import record
from pipyard.games.spots.content import standard_content
from pipyard.games.spots.game import SpotsConfig, tiles_of_set
from tests.games.spots import snippets

ROOT = Path(__file__).parents[3]


def sample() -> list[snippets.Snippet]:
    """Short snippets, most of them from the middle of games, over every set and number of seats."""
    configs = [
        SpotsConfig(seats, tiles_of_set(standard_content(), name))
        for seats in (1, 2, 3, 4)
        for name in standard_content().sets
    ] + [SpotsConfig(seats, off_leash=True) for seats in (1, 2, 3, 4)]
    return [
        snippets.record(config, seed, skip, 40)
        for seed, config in enumerate(configs)
        for skip in (0, 150, 1200)
    ]


def replay_in_new_process(path: Path, interpreted: str) -> list[str]:
    environment = {**os.environ, "PIPYARD_INTERPRETED": interpreted}
    command = [sys.executable, "-W", "error", "-m", "tests.games.spots.snippets", str(path)]
    done = subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def test_interpreted_and_compiled_agree_after_every_event(tmp_path: Path) -> None:
    sampled = sample()
    path = tmp_path / "snippets.json"
    snippets.save(sampled, path)
    compiled = [" ".join(snippets.digests(snippet)) for snippet in sampled]
    assert replay_in_new_process(path, "1") == compiled


@pytest.mark.parametrize(
    "dtype",
    [
        record.GAME,
        record.PLAYER,
        record.DOG,
        record.TILE,
        record.CONTENT,
        record.CARD,
        record.TRICK,
        record.STEP_DTYPE,
        record.SELECTION,
    ],
)
def test_no_field_is_hidden_by_an_attribute_of_records(dtype: np.dtype[np.void]) -> None:
    names = dtype.names or ()
    assert not [name for name in names if hasattr(np.record, name)], (
        "interpreted code would read it"
    )


def test_the_record_stays_small() -> None:
    assert record.GAME.itemsize < 1024
