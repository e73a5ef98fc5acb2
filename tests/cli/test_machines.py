"""Whoever changed a rule is told in one line that it runs the slow way, and what makes it fast."""

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
