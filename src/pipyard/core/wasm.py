"""Entry points run as WebAssembly.

Each thread has a home: a memory, with an instance of every game's module in it. Records made by
`recarray` are in the home of the thread that makes them, so a call there passes only their address.
Other arrays are copied in and, unless the entry point only reads them, copied back. Arrays that
nobody can change, such as content and weights, are copied into a home once.
"""

import ctypes
import struct
import threading
from collections.abc import Callable
from functools import wraps
from typing import TYPE_CHECKING, Any

import numpy as np

from pipyard.core.signature import FLOAT, VOID, Number, Numbers, Signature

if TYPE_CHECKING:
    from pipyard.core.wasm_home import Home

PAGE = 65536
SLOT = 1 << 20
"""Space for one module's own data and stack; its address is fixed when the module is built."""
MOST_MODULES = 8
HEAP = SLOT * (MOST_MODULES + 1)
"""Where records and copies begin, after the slots of all modules."""
RAW = 16
"""The number of bytes of a parameter in a call."""
_MOST_RESIDENT = 1 << 16
"""Larger arrays are not kept in a home: few calls use them, as working space."""

_ALIGNMENT = 16
_local = threading.local()


class Trapped(RuntimeError):
    """Compiled code cannot continue: an error in the rules, not in a game."""


def home() -> "Home":
    """Return this thread's home."""
    found: Home | None = getattr(_local, "home", None)
    if found is None:
        from pipyard.core import wasm_home  # noqa: PLC0415  (part of a second, once)

        found = _local.home = wasm_home.Home()
    return found


def zeros(dtype: np.dtype[Any], count: int) -> np.ndarray[Any, Any]:
    """Return zeroed records in memory that this thread's modules can access.

    Not if there are very many, nor before the first call: that way a program starts sooner.
    """
    size = dtype.itemsize * count
    if not 0 < size <= _MOST_RESIDENT or not hasattr(_local, "home"):
        return np.zeros(count, dtype)
    return np.ndarray(count, dtype, home().block(size))


def resident(dtype: np.dtype[Any]) -> np.ndarray[Any, Any]:
    """Return a zeroed record in memory that this thread's modules can access, of any size."""
    return np.ndarray(1, dtype, home().block(dtype.itemsize))


def call_of(
    game: str, name: str, function: Callable[..., Any], signature: Signature
) -> Callable[..., Any]:
    """Return an entry point of a game's module as a function."""
    arrays = [not isinstance(each, Number) for each in signature.parameters]
    layout = struct.Struct("<" + "".join(map(_layout, signature.parameters)))
    result = struct.Struct("<d" if signature.returns is FLOAT else "<i")
    nothing = signature.returns is VOID
    values = max(1, layout.size // RAW)
    exports: Any = threading.local()

    @wraps(function)
    def call(*given: Any) -> Any:
        own = home()
        try:
            export = exports.func
        except AttributeError:
            func = own.export(game, name)
            export = exports.func = ctypes.byref(func._func)  # noqa: SLF001
        words: list[Any] = []
        copied = None
        for value, is_array in zip(given, arrays, strict=True):
            if not is_array:
                words.append(value)
                continue
            known = own.known.get(id(value))
            place = known[1] if known and known[0]() is value else own.place_of(value)
            if not 0 < place < own.end:
                copied = copied or []
                copied.append((len(words), own.base + place, value.nbytes))
            words.append(place)
            words += value.shape
        if copied:
            _copy_in(own, words, copied)
        layout.pack_into(own.raw, 0, *words)
        if not own.call(export, values):
            raise Trapped(f"{game}: {name} has failed.")
        if copied:
            for at, address, size in copied:
                ctypes.memmove(address, own.base + words[at], size)
        return None if nothing else result.unpack_from(own.raw)[0]

    def bind(given: tuple[Any, ...]) -> Callable[..., Any]:
        return _bound(game, name, layout, result, given)

    call.is_rule = True  # type: ignore[attr-defined]
    call.bind = bind  # type: ignore[attr-defined]
    return call


def _bound(
    game: str, name: str, layout: struct.Struct, result: struct.Struct, given: tuple[Any, ...]
) -> Callable[..., Any]:
    """Return an entry point for this thread with its arrays passed; numbers are left open."""
    own = home()
    func = own.export(game, name)
    words: list[Any] = []
    numbers: list[int] = []
    for value in given:
        if value is None:
            numbers.append(len(words))
            words.append(0)
            continue
        place = own.place_of(value)
        if not 0 < place < own.end:
            raise TypeError("Only arrays in the module's memory, or read-only ones, can be bound.")
        words += [place, *value.shape]
    first, count = numbers[0], len(numbers)
    if numbers != list(range(first, first + count)):
        raise TypeError("The numbers have to follow each other.")
    raw = bytearray(max(layout.size, RAW))
    template = layout.pack(*words).ljust(len(raw), b"\0")
    at, pack = RAW * first, struct.Struct("<" + "i12x" * count).pack_into
    export, values, place_of_raw = ctypes.byref(func._func), len(raw) // RAW, own.raw_values(raw)  # noqa: SLF001
    read = result.unpack_from

    # The arrays and the function that it refers to must not move as long as it can be called.
    def call(*numbers: int, _kept: Any = (given, func)) -> Any:
        raw[:] = template
        pack(raw, at, *numbers)
        if not own.call_with(export, place_of_raw, values):
            raise Trapped(f"{game}: {name} has failed.")
        return read(raw)[0]

    return call


def _copy_in(own: "Home", words: list[Any], copied: list[tuple[int, int, int]]) -> None:
    place = own.room(sum(rounded(size) for _, _, size in copied))
    for at, address, size in copied:
        ctypes.memmove(own.base + place, address, size)
        words[at] = place
        place += rounded(size)


def _layout(parameter: Number | Numbers) -> str:
    """Return how a parameter is encoded as raw values: arrays as an address and their lengths."""
    if isinstance(parameter, Number):
        return "d8x" if parameter is FLOAT else "i12x"
    return "i12x" * (1 + parameter.dimensions)


def rounded(size: int, to: int = _ALIGNMENT) -> int:
    """Round a size up, so that what follows is aligned."""
    return -(-size // to) * to
