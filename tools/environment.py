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
LOCKS = ROOT / "requirements"
CONNECTION_ADVICE = (
    "The packages could not be installed. If the lines above speak of a connection, check the\n"
    "network (and the proxy, pip or npm settings of this machine) and run make again."
)
NO_VENV_ADVICE = (
    "This Python cannot make virtual environments: its ensurepip module is missing or broken.\n"
    "On Debian and Ubuntu, install it (apt install python3-venv) and run make again."
)
_PIP_INSTALL = ("--disable-pip-version-check", "--no-input", "install", "--quiet")
PURPOSES = {
    "play": "the Python packages that playing needs",
    "dev": "the Python packages that playing and testing need",
    "bench": "OpenSpiel and psutil for the benchmark",
    "compile": "the linker that makes WebAssembly",
    "mutants": "Cosmic Ray, which makes the mutants",
    "docs": "MkDocs, which makes the site of the documentation",
}
"""The purpose of each lock file in `requirements`."""


def create_environment() -> None:
    """Create `.venv` with uv in it, which installs everything else."""
    lock = LOCKS / "uv.txt"
    current = stamps.fingerprint([lock], _place())
    if stamps.is_fresh("venv", current, PYTHON):
        return
    if importlib.util.find_spec("ensurepip") is None:
        stop(NO_VENV_ADVICE)
    for step in (*PURPOSES, "project"):
        stamps.forget(step)
    say(f"Creating the virtual environment .venv (Python {sys.version.split()[0]})…")
    try:
        venv.create(VENV, clear=True, symlinks=True, with_pip=True)
    except subprocess.CalledProcessError:
        stop(NO_VENV_ADVICE)
    run_step(
        "Installing uv, which installs the rest",
        [PYTHON, "-m", "pip", *_PIP_INSTALL, "--require-hashes", "--requirement", lock],
        advice=CONNECTION_ADVICE,
    )
    stamps.mark("venv", current)


def install_for_playing() -> None:
    """Install what playing needs, unless the larger set for testing is installed."""
    if not _is_installed("dev"):
        _install("play")


def install_for_testing() -> None:
    """Install what the tests and checks need."""
    _install("dev")


def install_for_bench() -> None:
    """Add what only the benchmark needs."""
    _install("bench")


def install_for_compiling() -> None:
    """Add what only `make compiled` needs."""
    _install("compile")


def install_for_docs() -> None:
    """Add what only `make docs` needs."""
    _install("docs")


def install_for_mutants() -> None:
    """Add what only `make mutants` needs."""
    _install("mutants")


def install_project() -> None:
    """Install pipyard in place, with its command."""
    described_by = [ROOT / "pyproject.toml", ROOT / "hatch_build.py"]
    described_by.append(ROOT / "src" / "pipyard" / "__init__.py")
    current = stamps.fingerprint(described_by, _place())
    if stamps.is_fresh("project", current, VENV / "bin" / "pipyard"):
        return
    run_step(
        "Installing pipyard itself, in place",
        [*_uv_install(), "--no-build-isolation", "--no-deps", "--editable", ROOT],
        advice="pipyard itself could not be installed; the lines above say why.",
    )
    stamps.mark("project", current)


def _install(name: str) -> None:
    if _is_installed(name):
        return
    lock = LOCKS / f"{name}.txt"
    run_step(
        f"Installing {PURPOSES[name]} (once)",
        [*_uv_install(), "--require-hashes", "--requirement", lock],
        advice=CONNECTION_ADVICE,
    )
    stamps.mark(name, stamps.fingerprint([lock], _place()))


def _is_installed(name: str) -> bool:
    current = stamps.fingerprint([LOCKS / f"{name}.txt"], _place())
    return stamps.is_fresh(name, current, PYTHON)


def _place() -> str:
    """Return what a virtual environment depends on: its absolute path and its Python."""
    return f"{VENV} {sys.version_info.major}.{sys.version_info.minor}"


def _uv_install() -> list[str | Path]:
    """Return the start of a uv command that follows only the lock, not this machine's settings."""
    uv: list[str | Path] = [PYTHON, "-m", "uv", "--no-config", "--quiet", "--system-certs"]
    return [*uv, "pip", "install", "--python", PYTHON]
