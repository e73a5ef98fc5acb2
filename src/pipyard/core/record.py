"""Positions as NumPy records."""

import numpy as np

NONE = -1
"""No card, no tile, no kind: nothing where a number would stand."""


def recarray(dtype: np.dtype[np.void], count: int = 1) -> np.recarray:
    """Return zeroed records whose fields are attributes, interpreted and compiled alike."""
    return np.zeros(count, dtype).view(np.recarray)
