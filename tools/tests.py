"""Run all tests, two things at a time: browsers mostly wait, so the rest has a core meanwhile.

The rest speaks as it goes; the browsers' tests, and those of commands that follow them, when all
are done.
"""

import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import IO

from tools.client import run_script
from tools.console import ROOT, say

IN_BROWSERS = "tests/e2e"
AFTER_THEM = "tests/cli"
"""Tests that need what the rest compiles: when the browsers are done, it is there."""
_PYTEST = (sys.executable, "-m", "pytest")


def main(options: Sequence[str]) -> int:
    """Return 0 if every test passed; options are pytest's."""
    started = time.monotonic()
    with tempfile.TemporaryFile() as told, ThreadPoolExecutor(1) as beside:
        say(f"Testing in browsers ({IN_BROWSERS}), and everything else beside it…")
        browsers = beside.submit(_test_in_turn, (IN_BROWSERS, AFTER_THEM), options, told)
        ignored = [f"--ignore={tests}" for tests in (IN_BROWSERS, AFTER_THEM)]
        rest = subprocess.run([*_PYTEST, *ignored, *options], cwd=ROOT, check=False).returncode
        say("Testing the web client's own parts…")
        client = run_script("test")
        say("Waiting for the browsers…")
        failed = browsers.result()
        told.seek(0)
        sys.stdout.buffer.write(told.read())
        sys.stdout.buffer.flush()
    say(f"All tests took {time.monotonic() - started:.0f} s.")
    return int(any((rest, client, failed)))


def _test_in_turn(parts: Sequence[str], options: Sequence[str], told: IO[bytes]) -> bool:
    """Run some tests part by part, their reports into a file; tell whether any failed."""
    # One cache of results is enough, and two writers would spoil it.
    commands = [[*_PYTEST, part, "-p", "no:cacheprovider", *options] for part in parts]
    done = [
        subprocess.run(command, cwd=ROOT, stdout=told, stderr=subprocess.STDOUT, check=False)
        for command in commands
    ]
    return any(process.returncode for process in done)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
