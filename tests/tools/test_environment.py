import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools import environment, stamps
from tools.console import ROOT


def test_a_python_without_ensurepip_is_told_what_to_install(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(stamps, "STAMPS", tmp_path)
    monkeypatch.setattr(importlib.util, "find_spec", lambda _name: None)
    with pytest.raises(SystemExit, match="apt install python3-venv"):
        environment.create_environment()


def test_a_python_that_does_not_run_is_passed_over(tmp_path: Path) -> None:
    """Version managers leave such shims on the PATH."""
    _put_script(tmp_path / "python3.13", "exit 127")
    _put_script(tmp_path / "python3.12", f'exec "{sys.executable}" "$@"')
    result = _with_python(tmp_path, "-c", "print('found')")
    assert (result.returncode, result.stdout) == (0, "found\n")


def test_a_machine_without_a_suitable_python_is_told_what_to_install(tmp_path: Path) -> None:
    _put_script(tmp_path / "python3", "exit 1")
    result = _with_python(tmp_path, "-c", "print('found')")
    assert result.returncode == 1
    assert "No working Python 3.11, 3.12 or 3.13" in result.stderr


def _with_python(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    shell = shutil.which("sh")
    assert shell
    return subprocess.run(
        [shell, ROOT / "tools" / "with-python.sh", *arguments],
        cwd=folder,
        env={**os.environ, "PATH": str(folder)},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


def _put_script(path: Path, body: str) -> None:
    path.write_text(f"#!/bin/sh\n{body}\n")
    path.chmod(0o755)
