"""What `pipyard warm` compiles is what later processes load."""

import io
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from rich.console import Console
from typer.testing import CliRunner

import pipyard
from pipyard.cli import app
from pipyard.cli.warm import HowFar, modules_of_rules
from pipyard.core import jit

SMALL = """
import sys
from pipyard.cli.warm import ensure_warm
sys.modules["pipyard.cli.warm"].modules_of_rules = lambda: ["pipyard.core.chance"]
print(ensure_warm())
"""
USE = """
from pipyard.core.chance import draw_below, new_stream
draw_below(new_stream(0), 6)
print(len(draw_below.stats.cache_hits), len(draw_below.stats.cache_misses))
"""


def run(code: str, folder: Path) -> subprocess.CompletedProcess[str]:
    environment = {
        **os.environ,
        "PYTHONPATH": str(folder),
        "PIPYARD_CACHE": str(folder / "cache"),
        "PIPYARD_INTERPRETED": "",
    }
    return subprocess.run(
        [sys.executable, "-c", code],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
        cwd=folder,
    )


def test_a_later_process_loads_what_was_compiled_and_compiles_nothing(tmp_path: Path) -> None:
    left_out = shutil.ignore_patterns("static", "__pycache__")
    shutil.copytree(Path(pipyard.__file__).parent, tmp_path / "pipyard", ignore=left_out)
    cold = run(SMALL, tmp_path)
    assert cold.stdout == "True\n"
    assert "Compiling the rules" in cold.stderr
    assert run(USE, tmp_path).stdout == "1 0\n"
    again = run(SMALL, tmp_path)
    assert (again.stdout, again.stderr) == ("False\n", "")


def test_the_modules_with_entry_points_for_play_are_found() -> None:
    assert set(modules_of_rules()) > {
        "pipyard.core.chance",
        "pipyard.games.spots.drive",
        "pipyard.bots.spots.pick",
        "pipyard.lab.spots",
    }


def test_a_warm_cache_is_left_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jit, "is_warm", lambda: True)
    done = CliRunner().invoke(app, ["warm"])
    assert done.exit_code == 0
    assert "already compiled" in done.stdout


def test_without_a_terminal_each_quarter_is_told_once() -> None:
    console = Console(file=io.StringIO(), force_terminal=False)
    heard: list[int | str] = [3, "one", 5, "two", "three", "four", "five", "six", "seven", "eight"]
    with HowFar(console, games=2) as far:
        for told in heard:
            far.hear(told)
    assert isinstance(console.file, io.StringIO)
    assert console.file.getvalue() == "25% done.\n50% done.\n75% done.\n"
