"""Pig in commands that know nothing about it, started as usual."""

import json
import os
import subprocess
import sys

import pytest


def pipyard(*arguments: str) -> str:
    """Run a command with Pig registered from outside; return what it prints."""
    done = subprocess.run(
        [sys.executable, "-m", "pipyard.cli", *arguments],
        env={**os.environ, "PIPYARD_GAMES": "tests.pig.registered"},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_it_is_simulated_the_same_on_any_number_of_cores() -> None:
    asked = ("simulate", "pig", "--games", "60", "--players", "3", "--seed", "1", "--json")
    first = json.loads(pipyard(*asked, "--cores", "1"))
    again = json.loads(pipyard(*asked, "--cores", "2"))
    assert first["games"] == 60
    assert sum(seat["win_share"] for seat in first["seats"]) == pytest.approx(1.0)
    assert first["seats"] == again["seats"]


def test_who_holds_beats_who_does_anything() -> None:
    """With a free seed this would fail far less than once in a million: it wins most games."""
    said = pipyard("tournament", "pig", "--games", "40", "--seed", "1", "--json")
    pairing = next(each for each in json.loads(said)["pairings"] if each["bot"] == "careful")
    assert pairing["share"] > 0.8
