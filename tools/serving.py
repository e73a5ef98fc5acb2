"""A real server in a separate process, which can be killed and started again."""

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path

_READY = re.compile(r"(http://\S+:(\d+))$")
"""The first address it prints is its own, in every language."""


def _plain(environment: Mapping[str, str]) -> dict[str, str]:
    """Leave out variables that are meant for tests; a server has no such setting."""
    return {name: value for name, value in environment.items() if name != "PIPYARD_SHAKEN"}


class ServerProcess:
    """`pipyard serve` on a folder; after a restart, it has the same address.

    With a seed, its dice, cards and links are the same in every run. `games` are modules that
    register further games.
    """

    def __init__(
        self,
        folder: Path,
        *options: str,
        seed: str | None = None,
        games: str = "",
        environment: Mapping[str, str] | None = None,
    ) -> None:
        self.folder = folder
        self._environment = environment or {}
        self._seed = seed
        self._games = games
        self._starts = 0
        self.port = 0
        self.address = ""
        self._options = options
        self._process: subprocess.Popen[str] | None = None

    @property
    def pid(self) -> int:
        """The id of the running process."""
        assert self._process is not None
        return self._process.pid

    @property
    def is_running(self) -> bool:
        """Whether it was started and not ended since."""
        return self._process is not None

    def start(self) -> None:
        """Start it and wait until it answers."""
        command = [sys.executable, "-m", *self._program(), "serve", "--no-browser"]
        # Only for this machine, and independent of the user's settings.
        command += ["--host", "127.0.0.1", "--settings", os.devnull]
        command += ["--data", str(self.folder / "data"), "--port", str(self.port), *self._options]
        with (self.folder / "server.log").open("a") as log:
            self._process = subprocess.Popen(
                command,
                stdout=subprocess.PIPE,
                stderr=log,
                encoding="utf-8",
                env=_plain(os.environ) | {"PIPYARD_GAMES": self._games} | {**self._environment},
            )
        assert self._process.stdout is not None
        for line in self._process.stdout:
            ready = _READY.search(line)
            if ready:
                self.address, self.port = ready[1], int(ready[2])
                return
        raise AssertionError((self.folder / "server.log").read_text())

    def _program(self) -> list[str]:
        if self._seed is None:
            return ["pipyard.cli"]
        self._starts += 1
        return ["tools.seeded_cli", f"{self._seed}, start {self._starts}"]

    def kill(self) -> None:
        """End it like a power cut: no goodbye, nothing finished."""
        self.end(signal.SIGKILL)

    def stop(self) -> int:
        """End it as Ctrl-C does; return its exit status."""
        return self.end(signal.SIGINT)

    def end(self, *how: signal.Signals) -> int:
        """End it by signals, with time between them to handle each one; return its exit status."""
        process, self._process = self._process, None
        if process is None:
            return 0
        for number, one in enumerate(how):
            time.sleep(0.5 if number else 0)
            process.send_signal(one)
        status = process.wait(timeout=300)
        assert process.stdout is not None
        process.stdout.close()
        return status
