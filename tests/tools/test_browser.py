import os
from pathlib import Path

import pytest

from tools import browser


def _put_program(folder: Path, name: str, *, status: int = 0) -> Path:
    program = folder / name
    program.write_text(f"#!/bin/sh\nexit {status}\n")
    program.chmod(0o755)
    return program


@pytest.fixture(autouse=True)
def empty_machine(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("PIPYARD_BROWSER", raising=False)
    monkeypatch.setattr(browser, "_USUAL_PLACES", ())


def test_a_browser_on_the_path_is_found(tmp_path: Path) -> None:
    program = _put_program(tmp_path, "google-chrome")
    assert browser.find_browser() == program


def test_a_stub_that_does_not_start_is_passed_over(tmp_path: Path) -> None:
    _put_program(tmp_path, "chromium", status=1)
    working = _put_program(tmp_path, "msedge")
    assert browser.find_browser() == working


def test_one_without_windows_is_preferred(tmp_path: Path) -> None:
    _put_program(tmp_path, "chromium")
    shell = _put_program(tmp_path, "chromium-headless-shell")
    assert browser.find_browser() == shell


def test_the_chosen_browser_comes_first(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    _put_program(tmp_path, "chromium")
    chosen = _put_program(tmp_path, "my-own")
    monkeypatch.setenv("PIPYARD_BROWSER", str(chosen))
    assert browser.require_browser() == chosen


def test_a_chosen_browser_that_fails_is_not_replaced(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    _put_program(tmp_path, "chromium")
    monkeypatch.setenv("PIPYARD_BROWSER", str(tmp_path / "missing"))
    with pytest.raises(SystemExit, match="PIPYARD_BROWSER"):
        browser.require_browser()


def test_without_root_and_browser_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    with pytest.raises(SystemExit, match="apt install chromium"):
        browser.require_browser()


def test_as_root_on_debian_it_is_installed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A script replaces this machine's package manager and delivers a browser."""
    installer = tmp_path / "apt-get"
    chromium = tmp_path / "chromium"
    installer.write_text(
        f'#!/bin/sh\n[ "$1" = install ] || exit 0\n'
        f"printf '#!/bin/sh\\n' > {chromium}\n/bin/chmod +x {chromium}\n"
    )
    installer.chmod(0o755)
    (tmp_path / "sh").symlink_to("/bin/sh")
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    assert browser.require_browser() == chromium
