"""Output of the setup: one plain line per step, and a command's own output only if it fails."""

import os
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parent.parent


def say(line: str) -> None:
    """Print a line at once, so that a long step is announced before it starts."""
    print(line, flush=True)


def stop(reason: str) -> NoReturn:
    """Exit with a sentence that says what to do, never with a traceback."""
    sys.exit(f"\n{reason}")


def run_step(
    announcement: str,
    command: Sequence[str | Path],
    *,
    folder: Path = ROOT,
    environment: Mapping[str, str] | None = None,
    advice: str,
    follow: bool = False,
) -> None:
    """Run one quiet step; on failure, show what the command printed, then the advice.

    Other steps may print meanwhile, so the end of the step repeats its name. A step to follow is a
    long one that reports its progress line by line.
    """
    say(f"{announcement}…")
    started = time.monotonic()
    heard: list[str] = []
    with subprocess.Popen(
        command,
        cwd=folder,
        env={**os.environ, **(environment or {})},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    ) as process:
        for line in process.stdout or ():
            heard.append(line)
            if follow:
                say(f"  {line.rstrip()}")
    if process.returncode:
        if not follow:
            say("".join(heard))
        stop(advice)
    say(f"  done in {time.monotonic() - started:.0f} s: {announcement}")
