"""The command `pipyard` with random numbers from a seed: `python -m tools.seeded_cli SEED serve …`.

For tests that kill a server's process and must see the same dice in every run.
"""

import random
import secrets
import sys
from typing import Any, cast


def main(seed: str) -> None:
    """Replace the system's source of random numbers before anything has used it."""
    chance, source = random.Random(seed), cast("Any", secrets)
    source.token_bytes = lambda size=None: chance.randbytes(size or secrets.DEFAULT_ENTROPY)
    source.randbelow = chance.randrange
    from pipyard.cli import main as pipyard  # noqa: PLC0415  (what is imported keeps its source)

    pipyard()


if __name__ == "__main__":
    main(sys.argv.pop(1))
