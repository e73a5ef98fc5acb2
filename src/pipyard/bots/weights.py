"""Trained weights in files, stamped with what they were trained for.

Weights have no meaning for a net with inputs other than those it was trained with, so such a file
is refused.
"""

import hashlib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from pipyard.core.errors import PipyardError
from pipyard.core.record import unchangeable

STAMP = "stamp"
CONTENT = "content"
"""The content that weights were trained for; those of the published game do not name it."""

STEP = 1 / 2048
"""Weights in files are multiples of this: bots play the same, and pages load half as much."""

_chosen: dict[str, Path] = {}


def choose_weights(game: str, file: Path) -> None:
    """From now on, read all weights of a game from this file, and no shipped ones."""
    _chosen[game] = file


class UnfitWeights(PipyardError):
    """Weights that were trained for other rules."""

    def __init__(self, file: Path, game: str) -> None:
        advice = f"Train it anew: `pipyard train {game}`."
        sentence = f"{file.name} was trained for another record, other tricks or other features."
        super().__init__("weights/unfit", f"{sentence} {advice}")


def stamp_of(record: np.dtype[Any], features: Sequence[int], names: Sequence[str] = ()) -> str:
    """Return the stamp of what a net is trained for: record, places of features, numbered names."""
    told = repr((_fields(record), tuple(features), tuple(names)))
    return hashlib.sha256(told.encode()).hexdigest()


def _fields(dtype: np.dtype[Any]) -> Any:
    """Describe a record by its fields; their number of bits makes no difference to a net."""
    if dtype.subdtype:
        return _fields(dtype.base), dtype.shape
    if dtype.names is None:
        return dtype.kind
    return tuple((name, _fields(dtype[name])) for name in dtype.names)


def read_weights(file: Path, names: Sequence[str], stamp: str, game: str) -> Mapping[str, Any]:
    """Read weights that were trained for the stamp, from the chosen file if there is one.

    Other weights are refused.
    """
    file = _chosen.get(game, file)
    with np.load(file) as stored:
        if STAMP not in stored or str(stored[STAMP]) != stamp:
            raise UnfitWeights(file, game)
        return {name: unchangeable(stored[name].astype(np.float32)) for name in names}


def write_weights(
    file: Path, weights: Mapping[str, Any], stamp: str, contents: Sequence[str] = ()
) -> None:
    """Write weights with their stamp and, if given, the content they were trained for."""
    about = {STAMP: np.array(stamp)}
    if contents:
        about[CONTENT] = np.array(contents)
    rounded = {name: np.round(each / STEP) * STEP for name, each in weights.items()}
    np.savez(file, allow_pickle=False, **rounded, **about)
