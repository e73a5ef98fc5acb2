"""What compiled entry points take and return, declared once for every machine that runs them."""

from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np


@dataclass(frozen=True, slots=True)
class Number:
    """One number: `int` or `float`; or `void`, if a function returns nothing.

    Called with the types of the parameters, it gives the signature of a function that returns it:
    `INT(GAMES, CONTENTS, MOVES)`.
    """

    name: str

    def __call__(self, *parameters: "Parameter") -> "Signature":
        """Return the signature of a function with these parameters."""
        return Signature(self, parameters)


@dataclass(frozen=True, slots=True)
class Numbers:
    """An array of numbers or records, one after another in memory."""

    dtype: np.dtype[Any]
    readonly: bool = False
    dimensions: int = 1


Parameter: TypeAlias = Number | Numbers


@dataclass(frozen=True, slots=True)
class Signature:
    """What a function takes and returns."""

    returns: Number
    parameters: tuple[Parameter, ...]


INT = Number("int")
"""An integer; WebAssembly passes it in 32 bits."""
FLOAT = Number("float")
VOID = Number("void")


def array_of(dtype: Any, *, readonly: bool = False, dimensions: int = 1) -> Numbers:
    """Return the type of an array of numbers or records."""
    return Numbers(np.dtype(dtype), readonly, dimensions)
