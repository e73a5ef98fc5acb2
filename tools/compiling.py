"""The rules, compiled for this machine before anything asks for them."""

import subprocess

from tools.console import run_step
from tools.environment import PYTHON

_IS_WARM = "import sys; from pipyard.core import jit; sys.exit(not jit.is_warm())"


def compile_rules() -> None:
    """Compile the rules, unless code of exactly these sources lies in the cache."""
    if subprocess.run([PYTHON, "-c", _IS_WARM], check=False).returncode == 0:
        return
    run_step(
        "Compiling the rules for this machine (once, about a minute)",
        [PYTHON, "-m", "pipyard.cli", "warm"],
        advice="The rules could not be compiled; the lines above say why.",
        follow=True,
    )
