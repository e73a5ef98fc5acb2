"""Positions as NumPy records."""

from collections import namedtuple
from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from typing import Any

import numpy as np

from pipyard.core import jit

NONE = -1
"""No card, no tile, no kind: nothing in place of a number."""


class Words(list[str]):
    """The words for a field's numbers, each declared next to the name that rules use for it.

    `OPERATIONS = Words()`, then `OP_ROLL = OPERATIONS.add("roll")` and so on: numbers from 0.
    """

    def add(self, word: str) -> int:
        """Declare the next word and return its number."""
        self.append(word)
        return len(self) - 1


def recarray(dtype: np.dtype[np.void], count: int = 1) -> np.recarray:
    """Return zeroed records whose fields are attributes, both interpreted and compiled."""
    return jit.zeros(dtype, count).view(np.recarray)


def unchangeable(numbers: Any) -> np.ndarray[Any, Any]:
    """Return numbers as an array that can be shared and that nobody can change."""
    array = np.asarray(numbers)
    array.flags.writeable = False
    return array


def bits_of(mask: int) -> tuple[int, ...]:
    """List the numbers whose bits are set, in rising order."""
    return tuple(number for number in range(mask.bit_length()) if mask >> number & 1)


def unpacked(record: np.record) -> Any:
    """Copy a record into named tuples and lists of Python's own numbers.

    Each access to a field of a NumPy record takes microseconds; plain Python code that reads many
    of them saves most of that with one copy. The copy is shared, so nobody may change it, and none
    of its lists may be passed to compiled code.
    """
    return _unpacked(record.dtype, record.tobytes())


@lru_cache(maxsize=256)
def _unpacked(dtype: np.dtype[np.void], content: bytes) -> Any:
    # A position is read several times in a row: when it is described, shown, and continued.
    return _reader(dtype)(np.frombuffer(content, dtype)[0].item())


@cache
def _reader(dtype: np.dtype[np.void]) -> Callable[[Sequence[Any]], Any]:
    names = dtype.names or ()
    make = _named("Record", names)._make
    parts = [(at, _part(dtype[name])) for at, name in enumerate(names) if dtype[name].shape]
    if not parts:
        # Most small records, such as a dog, are empty or have not changed since the last time.
        return lru_cache(maxsize=4096)(make)

    def read(values: Sequence[Any]) -> Any:
        fields = list(values)
        for at, part in parts:
            fields[at] = part(fields[at])
        return make(fields)

    return read


def _part(dtype: np.dtype[Any]) -> Callable[[Any], list[Any]]:
    if dtype.base.names is None:
        return np.ndarray.tolist
    read = _reader(dtype.base)
    return lambda array: [read(values) for values in array.tolist()]


_named: Callable[[str, Sequence[str]], Any] = namedtuple
"""Called through this name because only the record's type knows the fields."""


def copied(position: np.recarray) -> np.recarray:
    """Copy a position as bytes: NumPy's copy, field by field, takes ten times as long."""
    copy = recarray(position.dtype, len(position))
    copy.view(np.uint8)[:] = position.view(np.uint8)
    return copy
