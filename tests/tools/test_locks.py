import json
import re
import tomllib
from pathlib import Path

import pytest

from tools.console import ROOT

PYTHON_LOCKS = sorted((ROOT / "requirements").glob("*.txt"))
NPM_LOCK = ROOT / "web" / "package-lock.json"
NPM_LOCKS = [NPM_LOCK, ROOT / "bench" / "boardgameio" / "package-lock.json"]


@pytest.mark.parametrize(
    "lock", [*PYTHON_LOCKS, *NPM_LOCKS], ids=lambda lock: f"{lock.parent.name}/{lock.name}"
)
def test_a_lock_names_no_host(lock: Path) -> None:
    assert not re.findall(r"https?:|file:|--index-url|\"resolved\"", lock.read_text())


@pytest.mark.parametrize("lock", PYTHON_LOCKS, ids=lambda lock: lock.name)
def test_every_python_package_has_a_hash(lock: Path) -> None:
    entries = re.split(r"\n(?=[a-z])", lock.read_text())
    assert len(entries) > (0 if lock.stem in ("uv", "compile") else 20)
    assert [entry for entry in entries if "--hash=sha256:" not in entry] == []


@pytest.mark.parametrize("lock", NPM_LOCKS, ids=lambda lock: lock.parent.name)
def test_every_npm_package_has_a_hash(lock: Path) -> None:
    packages = json.loads(lock.read_text())["packages"]
    assert [name for name, entry in packages.items() if name and "integrity" not in entry] == []


def test_the_web_lock_serves_every_platform() -> None:
    """An optional native build missing from the lock leaves that platform unable to build."""
    packages = json.loads(NPM_LOCK.read_text())["packages"]
    wanted = {name for entry in packages.values() for name in entry.get("optionalDependencies", ())}
    assert "@rolldown/binding-darwin-arm64" in wanted
    assert [name for name in sorted(wanted) if f"node_modules/{name}" not in packages] == []


def test_the_locks_agree_with_each_other() -> None:
    pins = [
        dict(re.findall(r"^([a-z0-9-]+)==(\S+)", lock.read_text(), re.M)) for lock in PYTHON_LOCKS
    ]
    by_name = {lock.stem: pin for lock, pin in zip(PYTHON_LOCKS, pins, strict=True)}
    assert by_name["uv"].items() <= by_name["play"].items() <= by_name["dev"].items()
    for wider in ("bench", "mutants"):
        shared = by_name[wider].keys() & by_name["dev"].keys()
        assert {name: by_name[wider][name] for name in shared} == {
            name: by_name["dev"][name] for name in shared
        }


def test_every_dependency_is_locked() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    groups = project["dependency-groups"]
    grouped = [line for name in ("uv", "play", "dev") for line in groups[name]]
    declared = [*project["project"]["dependencies"], *filter(_is_name, grouped)]
    names = {re.split(r"[\[<>=]", line)[0].replace(".", "-").lower() for line in declared}
    locked = set(
        re.findall(r"^([a-z0-9-]+)==", (ROOT / "requirements" / "dev.txt").read_text(), re.M)
    )
    assert names - locked == set()


def _is_name(line: object) -> bool:
    """Leave out what includes another group."""
    return isinstance(line, str)
