"""After a rule change, one line says that games run slowly, and how to make them fast."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from pipyard.cli.machines import tell_machine
from pipyard.core import jit, modules
from pipyard.i18n import speak


@pytest.mark.parametrize(
    ("machine", "how"),
    [(jit.NUMBA, "Numba compiles them now"), (jit.INTERPRETED, "They run as plain Python")],
)
def test_stale_modules_are_told(
    machine: str, how: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(modules, "is_fresh", lambda game: game == "spotted")
    monkeypatch.setattr(jit, "machine_of", lambda _game: machine)
    monkeypatch.setattr(jit, "CHOSEN", "")
    speak("en")
    tell_machine()
    told = capsys.readouterr()
    assert told.out == ""
    (line,) = told.err.splitlines()
    assert line.startswith("The rules of spots have changed since they were compiled.")
    assert how in line
    assert line.endswith("`make compiled` makes them fast again.")


def test_fresh_modules_are_not_worth_a_word(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(modules, "is_fresh", lambda _game: True)
    tell_machine()
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize("game", ["spots", "spotted"])
def test_a_command_ends_without_a_word_of_its_machine(game: str) -> None:
    command = [sys.executable, "-m", "pipyard.cli", "simulate", game, "--games", "20"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stderr == ""


@pytest.mark.parametrize(
    ("command", "status"),
    [("simulate spots --games 1", 2), ("serve --no-browser --port 0 --data data", 1)],
)
def test_a_machine_of_no_such_name_is_refused_in_a_sentence(
    command: str, status: int, tmp_path: Path
) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "pipyard.cli", *command.split()],
        cwd=tmp_path,
        env={**os.environ, "PIPYARD_MACHINE": "wsam"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout) == (status, "")
    assert "PIPYARD_MACHINE is one of wasm, numba, interpreted, not 'wsam'" in done.stderr
    assert "Traceback" not in done.stderr


def test_what_learns_says_that_it_needs_numba() -> None:
    script = "import sys; sys.modules['numba'] = None; from pipyard.cli import main; main()"
    done = subprocess.run(
        [sys.executable, "-c", script, "train", "spots", "--out", os.devnull],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert "pip install 'pipyard[lab]'" in done.stderr
    assert "Traceback" not in done.stderr
