"""The WebAssembly modules in the repository match its rules."""

import subprocess
import sys
from pathlib import Path

import pytest

from pipyard.core import modules
from pipyard.core.modules import built


@pytest.mark.parametrize("game", built())
def test_modules_are_built_from_these_very_rules(game: str) -> None:
    changed = modules.changed_sources(game)
    assert not changed, (
        f"Rules have changed: run `make compiled`, then commit what it wrote. {changed}"
    )


@pytest.mark.parametrize("game", built())
def test_a_module_imports_its_memory_and_nothing_else(game: str) -> None:
    from wasmtime import Engine, Module  # noqa: PLC0415

    module = Module.from_file(Engine(), str(modules.module_file(game)))
    assert [(each.module, each.name) for each in module.imports] == [("env", "memory")]


def test_a_changed_source_makes_a_module_stale(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(modules, "PACKAGE", tmp_path)
    monkeypatch.setattr(modules, "FOLDER", tmp_path)
    (tmp_path / "rule.py").write_bytes(b"dice = 1\n")
    (tmp_path / "toy.wasm").touch()
    stamp = modules.stamp_of(tmp_path / "rule.py")
    (tmp_path / "toy.sources").write_text(f"{stamp} rule.py\n")
    assert modules.changed_sources("toy") == []
    (tmp_path / "rule.py").write_bytes(b"dice = 1\r\n")
    assert modules.changed_sources("toy") == [], "line ends do not count"
    (tmp_path / "rule.py").write_bytes(b"dice = 2\n")
    assert modules.changed_sources("toy") == ["rule.py"]
    (tmp_path / "rule.py").unlink()
    assert modules.changed_sources("toy") == ["rule.py"]


WITHOUT_NUMBA = """
import itertools, sys
sys.modules["numba"] = None
from pipyard.core import jit
from pipyard.games.spots.game import Spots, SpotsConfig
import pipyard.bots.spots.pick, pipyard.lab.spots.play, pipyard.lab.spots.soak
numbers = itertools.count()
spots = Spots()
position = spots.new(SpotsConfig(2))
while spots.acting(position).chance:
    spots.apply_outcome(position, spots.draw(position, lambda bound: next(numbers) % bound))
print(jit.machine_of("spots"), len(spots.legal(position, int(position[0].turn))) > 1)
"""


def test_a_game_runs_without_numba() -> None:
    command = [sys.executable, "-c", WITHOUT_NUMBA]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, "wasm True\n", "")
