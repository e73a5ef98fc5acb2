"""The output after the server has started."""

import io
from pathlib import Path

import pytest
from rich.console import Console

from pipyard.cli.welcome import Welcome, can_open_browser, in_short

HERE = "http://localhost:8017"
OUTSIDE = "http://192.168.178.123:8017"


def told(
    outside: tuple[str, ...],
    *,
    private: bool = False,
    terminal: bool = True,
    width: int = 80,
    encoding: str = "utf-8",
) -> str:
    welcome = Welcome(HERE, outside, private=private, public=False, kept="a folder")
    written = io.TextIOWrapper(io.BytesIO(), encoding)
    welcome.show(Console(file=written, force_terminal=terminal, width=width, no_color=True))
    written.seek(0)
    return written.read()


def test_both_addresses_and_a_code_that_fits() -> None:
    text = told((OUTSIDE, "http://10.0.0.7:8017"))
    assert HERE in text
    assert OUTSIDE in text
    assert "http://10.0.0.7:8017" in text
    assert "a folder" in text
    code = [line for line in text.splitlines() if "█" in line]
    assert 12 < len(code) < 20
    assert {len(line) for line in code} == {29}


def test_without_a_terminal_there_are_plain_lines_and_no_code() -> None:
    text = told((OUTSIDE,), terminal=False)
    assert text.splitlines()[:2] == ["Pipyard is ready.", f"On this machine: {HERE}"]
    assert f"On other devices: {OUTSIDE}" in text
    assert "█" not in text
    assert "\x1b" not in text


def test_a_terminal_that_cannot_show_a_code_gets_none() -> None:
    for text in (told((OUTSIDE,), width=28), told((OUTSIDE,), encoding="ascii")):
        assert "█" not in text
        assert "camera" not in text


def test_why_nobody_else_can_come() -> None:
    assert "isn’t on a network" in told(())
    assert "only listens to this machine" in told((), private=True)


def test_folders_are_written_from_home() -> None:
    assert in_short(Path.home() / "games") == str(Path("~") / "games")
    assert in_short(Path("/elsewhere/games")) == str(Path("/elsewhere/games"))


def test_a_bare_terminal_is_not_taken_over_by_a_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"):
        monkeypatch.delenv(name, raising=False)
    assert not can_open_browser()
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    assert can_open_browser()
