"""Run all tests, two things at a time: browsers mostly wait, so the rest has a core meanwhile.

The rest speaks as it goes, the browsers' tests when all are done.
"""

import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence

from tools.client import run_script
from tools.console import ROOT, say

IN_BROWSERS = "tests/e2e"
_PYTEST = (sys.executable, "-m", "pytest")


def main(options: Sequence[str]) -> int:
    """Return 0 if every test passed; options are pytest's."""
    started = time.monotonic()
    with tempfile.TemporaryFile() as told:
        # One cache of results is enough, and two writers would spoil it.
        command = [*_PYTEST, IN_BROWSERS, "-p", "no:cacheprovider", *options]
        say(f"Testing in browsers ({IN_BROWSERS}), and everything else beside it…")
        browsers = subprocess.Popen(command, cwd=ROOT, stdout=told, stderr=subprocess.STDOUT)
        try:
            command = [*_PYTEST, f"--ignore={IN_BROWSERS}", *options]
            rest = subprocess.run(command, cwd=ROOT, check=False).returncode
            say("Testing the web client's own parts…")
            client = run_script("test")
            say("Waiting for the browsers…")
            browsers.wait()
        except KeyboardInterrupt:
            browsers.terminate()
            raise
        told.seek(0)
        sys.stdout.buffer.write(told.read())
        sys.stdout.buffer.flush()
    say(f"All tests took {time.monotonic() - started:.0f} s.")
    return int(any((rest, client, browsers.returncode)))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
