"""Run the tests in parts at once: browsers and servers often wait, so others have a core meanwhile.

The last part speaks as it goes, the others when all are done.
"""

import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import ExitStack
from typing import IO

from tools.console import ROOT, say

BESIDE = (("tests/e2e",), ("tests/server", "tests/cli"))
"""Folders that are tested together, beside all others."""
_PYTEST = (sys.executable, "-m", "pytest")


def main(options: Sequence[str]) -> int:
    """Return 0 if every test of every part passed."""
    started = time.monotonic()
    ignored = [f"--ignore={folder}" for folders in BESIDE for folder in folders]
    with ExitStack() as stack:
        say("Testing in browsers, with servers and everything else at the same time…")
        parts = []
        for folders in BESIDE:
            told = stack.enter_context(tempfile.TemporaryFile())
            # One cache of results is enough, and several writers would spoil it.
            command = [*_PYTEST, *folders, "-p", "no:cacheprovider", *options]
            part = subprocess.Popen(command, cwd=ROOT, stdout=told, stderr=subprocess.STDOUT)
            stack.callback(part.terminate)
            parts.append((part, told))
        rest = subprocess.run([*_PYTEST, *ignored, *options], cwd=ROOT, check=False)
        say("Waiting for the other parts…")
        codes = [rest.returncode, *(_finish(part, told) for part, told in parts)]
    say(f"All parts took {time.monotonic() - started:.0f} s.")
    return int(any(codes))


def _finish(part: subprocess.Popen[bytes], told: IO[bytes]) -> int:
    """Wait for a part's end, tell what came of it, and return 0 if every test passed."""
    code = part.wait()
    told.seek(0)
    sys.stdout.buffer.write(told.read())
    sys.stdout.buffer.flush()
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
