"""Run the tests in two halves at once: browsers mostly wait, so the rest has a core meanwhile.

The second half speaks as it goes, the browsers' half when both are done.
"""

import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence

from tools.console import ROOT, say

IN_BROWSERS = "tests/e2e"
_PYTEST = (sys.executable, "-m", "pytest")


def main(options: Sequence[str]) -> int:
    """Return 0 if every test of both halves passed."""
    started = time.monotonic()
    with tempfile.TemporaryFile() as told:
        # One cache of results is enough, and two writers would spoil it.
        command = [*_PYTEST, IN_BROWSERS, "-p", "no:cacheprovider", *options]
        say(f"Testing in browsers ({IN_BROWSERS}), and everything else beside it…")
        browsers = subprocess.Popen(command, cwd=ROOT, stdout=told, stderr=subprocess.STDOUT)
        try:
            command = [*_PYTEST, f"--ignore={IN_BROWSERS}", *options]
            rest = subprocess.run(command, cwd=ROOT, check=False)
            say("Waiting for the browsers…")
            browsers.wait()
        except KeyboardInterrupt:
            browsers.terminate()
            raise
        told.seek(0)
        sys.stdout.buffer.write(told.read())
        sys.stdout.buffer.flush()
    say(f"Both halves took {time.monotonic() - started:.0f} s.")
    return int(rest.returncode != 0 or browsers.returncode != 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
