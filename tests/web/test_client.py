"""The web client's own tests, run by vitest."""

import os
import subprocess

from tools.client import WEB, node, node_environment, npm


def test_the_client_passes_its_own_tests() -> None:
    done = subprocess.run(
        [node(), npm(), "run", "--silent", "test"],
        cwd=WEB,
        env={**os.environ, **node_environment()},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stdout
    assert "passed" in done.stdout
    assert "skipped" not in done.stdout
