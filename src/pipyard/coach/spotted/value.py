"""The coach's weights of the learned value: those of the bots, taught on by what follows best play.

`python -m pipyard.lab.spotted.judging` makes them.
"""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from pipyard.bots.spotted.value import WEIGHTS, stamp
from pipyard.bots.weights import read_weights

DATA = Path(__file__).parent / "data" / "value.npz"


@cache
def trained() -> Mapping[str, Any]:
    """Return the weights that ship with the package."""
    return read_weights(DATA, WEIGHTS, stamp(), "spotted")
