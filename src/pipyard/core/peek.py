"""Reads a few fields of a record that is stored as bytes.

To unpack a whole position takes far longer than to read the two or three fields that say what an
action refers to.
"""

from collections.abc import Callable
from functools import cache
from struct import Struct
from typing import Any

import numpy as np


def peek(dtype: np.dtype[Any], record: bytes) -> Any:
    """Return the record's fields as attributes, each read when it is accessed."""
    return _kind_of(dtype)(record, 0)


class _Fields:
    __slots__ = ("at", "record")

    def __init__(self, record: bytes, at: int) -> None:
        self.record = record
        self.at = at


class _Records:
    """Records one after another."""

    __slots__ = ("at", "count", "kind", "record", "size")

    def __init__(self, record: bytes, at: int, kind: type[_Fields], size: int, count: int) -> None:
        self.record, self.at, self.kind, self.size, self.count = record, at, kind, size, count

    def __len__(self) -> int:
        return self.count

    def __getitem__(self, place: int) -> _Fields:
        if not 0 <= place < self.count:
            raise IndexError(place)
        return self.kind(self.record, self.at + place * self.size)


@cache
def _kind_of(dtype: np.dtype[Any]) -> type[_Fields]:
    fields = {name: property(_reader(dtype, name)) for name in dtype.names or ()}
    return type("Fields", (_Fields,), {"__slots__": (), **fields})


def _reader(dtype: np.dtype[Any], name: str) -> Callable[[_Fields], Any]:
    assert dtype.fields is not None
    part, offset = dtype.fields[name][:2]
    count = int(np.prod(part.shape, dtype=int))
    if part.base.names:
        kind, size = _kind_of(part.base), part.base.itemsize
        return lambda own: _Records(own.record, own.at + offset, kind, size, count)
    unpack = Struct(f"<{count}{part.base.char}").unpack_from
    if part.shape:
        return lambda own: unpack(own.record, own.at + offset)
    return lambda own: unpack(own.record, own.at + offset)[0]
