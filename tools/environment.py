"""The virtual environment in `.venv`, its pinned packages and the project itself."""

import importlib.util
import subprocess
import sys
import venv
from pathlib import Path

from tools import stamps
from tools.console import ROOT, run_step, say, stop

VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
CONNECTION_ADVICE = (
    "The packages could not be installed. If the lines above speak of a connection, check the\n"
    "network (and the proxy, pip or npm settings of this machine) and run make again."
)

NO_VENV_ADVICE = (
    "This Python cannot make virtual environments: its ensurepip module is missing or broken.\n"
    "On Debian and Ubuntu, install it (apt install python3-venv) and run make again."
)


def prepare_environment() -> None:
    """Bring `.venv` to the versions of the development lock; no work where it is there already."""
    _create()
    _install_packages()
    _install_project()


def install_bench_packages() -> None:
    """Add what only the benchmark compares with."""
    _install_extra("bench", "OpenSpiel and psutil for the benchmark")


def install_mutation_packages() -> None:
    """Add what only `make mutants` needs."""
    _install_extra("mutants", "Cosmic Ray, which makes the mutants")


def _install_extra(name: str, what: str) -> None:
    lock = ROOT / "requirements" / f"{name}.txt"
    current = stamps.fingerprint([lock], _place())
    if stamps.is_fresh(name, current, PYTHON):
        return
    run_step(
        f"Installing {what} (once)",
        [*_pip_install(), "--require-hashes", "--requirement", lock],
        advice=f"What requirements/{name}.txt pins could not be installed on this machine.",
    )
    stamps.mark(name, current)


def _place() -> str:
    """Name what a virtual environment is bound to: its absolute path and its Python."""
    return f"{VENV} {sys.version_info.major}.{sys.version_info.minor}"


def _create() -> None:
    current = stamps.fingerprint([], _place())
    if stamps.is_fresh("venv", current, PYTHON):
        return
    if importlib.util.find_spec("ensurepip") is None:
        stop(NO_VENV_ADVICE)
    say(f"Creating the virtual environment .venv (Python {sys.version.split()[0]})…")
    for step in ("packages", "project", "bench", "mutants"):
        (stamps.STAMPS / step).unlink(missing_ok=True)
    try:
        venv.create(VENV, clear=True, symlinks=True, with_pip=True)
    except subprocess.CalledProcessError:
        stop(NO_VENV_ADVICE)
    stamps.mark("venv", current)


def _install_packages() -> None:
    lock = ROOT / "requirements" / "dev.txt"
    current = stamps.fingerprint([lock], _place())
    if stamps.is_fresh("packages", current, PYTHON):
        return
    run_step(
        "Installing Python packages (once, about a minute)",
        [*_pip_install(), "--require-hashes", "--requirement", lock],
        advice=CONNECTION_ADVICE,
    )
    stamps.mark("packages", current)


def _install_project() -> None:
    described_by = [ROOT / "pyproject.toml", ROOT / "hatch_build.py"]
    described_by.append(ROOT / "src" / "pipyard" / "__init__.py")
    current = stamps.fingerprint(described_by, _place())
    if stamps.is_fresh("project", current, VENV / "bin" / "pipyard"):
        return
    run_step(
        "Installing pipyard itself, in place",
        [*_pip_install(), "--no-build-isolation", "--no-deps", "--editable", ROOT],
        advice="pipyard itself could not be installed; the lines above say why.",
    )
    stamps.mark("project", current)


def _pip_install() -> list[str | Path]:
    return [PYTHON, "-m", "pip", "--disable-pip-version-check", "--no-input", "install", "--quiet"]
