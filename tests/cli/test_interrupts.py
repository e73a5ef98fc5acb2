"""Ctrl-C ends a command at once, with one line and the usual status, at any time."""

import os
import signal
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from typer.testing import CliRunner

from pipyard.cli import app
from pipyard.cli.interrupts import ending_at_once

WHILE_LOADING = """
import os, signal, sys

class Interrupting:
    def find_spec(self, name, path=None, target=None):
        if name == "typer":
            os.kill(os.getpid(), signal.SIGINT)

sys.meta_path.insert(0, Interrupting())
import pipyard.cli
print("went on")
"""


def start(script: Path) -> "subprocess.Popen[str]":
    paths = [str(script.parent), os.environ.get("PYTHONPATH", "")]
    return subprocess.Popen(
        [sys.executable, str(script)],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(paths), "PIPYARD_MACHINE": ""},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        # If the tests run in the background, the signal is ignored, and children would inherit
        # that.
        preexec_fn=_hear_interrupts,  # noqa: PLW1509  (nothing else runs in this process)
    )


def _hear_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def test_while_modules_are_loaded(tmp_path: Path) -> None:
    script = tmp_path / "loading.py"
    script.write_text(WHILE_LOADING, encoding="utf-8")
    process = start(script)
    out, err = process.communicate()
    assert (process.returncode, out, err) == (130, "", "\nStopped.\n")


def test_a_command_that_does_not_say_so_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(_log: Path) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(sys.modules["pipyard.cli.verify"], "read_text", interrupted)
    done = CliRunner().invoke(app, ["--lang", "en", "verify", __file__])
    assert (done.exit_code, done.stdout, done.stderr) == (130, "", "Stopped.\n")


def test_what_was_heard_before_is_heard_again() -> None:
    before = signal.getsignal(signal.SIGINT)
    with ending_at_once():
        assert signal.getsignal(signal.SIGINT) is not before
    assert signal.getsignal(signal.SIGINT) is before


def test_another_thread_may_load_the_commands() -> None:
    heard = []

    def load() -> None:
        with ending_at_once():
            heard.append(signal.getsignal(signal.SIGINT))

    before = signal.getsignal(signal.SIGINT)
    thread = threading.Thread(target=load)
    thread.start()
    thread.join()
    assert heard == [before]
