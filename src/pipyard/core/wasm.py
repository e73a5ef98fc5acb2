"""Entry points run as WebAssembly by wasmtime.

Each thread has a home: a memory, with an instance of every game's module in it. Records made by
`recarray` lie in the home of the thread that makes them, so a call there passes no more than their
place. What lies elsewhere is copied in and, unless the entry point only reads it, back. Arrays that
nobody can change, content and weights, are copied into a home once.
"""

import ctypes
import struct
import threading
from collections.abc import Callable
from functools import cache, lru_cache, wraps
from typing import Any
from weakref import ref

import numpy as np
from wasmtime import Config, Engine, Func, Instance, Limits, Memory, MemoryType, Module, Store
from wasmtime import _bindings as c

from pipyard.core import modules
from pipyard.core.signature import FLOAT, VOID, Number, Numbers, Signature

PAGE = 65536
SLOT = 1 << 20
"""Room for one module's own data and stack; its place in memory is fixed when it is built."""
MOST_MODULES = 8
HEAP = SLOT * (MOST_MODULES + 1)
"""Where records and copies begin, behind the slots of all modules."""
_ALIGNMENT = 16
_RESERVED = 1 << 32
"""Address space that wasmtime sets aside for a memory, which therefore never moves."""
_MOST_RESIDENT = 1 << 16
"""Larger arrays are not kept in a home: they are working space of few calls."""
_RAW = 16
"""Bytes that a parameter takes on its way."""

_bindings: Any = c
_call_unchecked = _bindings.dll.wasmtime_func_call_unchecked
_local = threading.local()


class Trapped(RuntimeError):
    """Compiled code has met what it cannot go on from: a fault in the rules, not in a game."""


@cache
def _engine() -> Engine:
    config = Config()
    try:
        config.cache = True
    except Exception:
        config = Config()
    config.wasm_memory64 = False
    return Engine(config)


_compiling = threading.Lock()


@lru_cache(maxsize=MOST_MODULES)
def _load(game: str) -> Module:
    return Module.from_file(_engine(), str(modules.module_file(game)))


def load(game: str) -> Module:
    """Return a game's module, made ready to run once for the whole process."""
    with _compiling:
        return _load(game)


class Home:
    """A memory that one thread uses, and the modules in it."""

    def __init__(self) -> None:
        self.store = Store(_engine())
        self.memory = Memory(self.store, MemoryType(Limits(HEAP // PAGE, PAGE)))
        self.base = ctypes.addressof(self.memory.data_ptr(self.store).contents)
        self.end = HEAP
        self.context: Any = self.store._context()  # noqa: SLF001
        self._free: dict[int, list[int]] = {}
        self._blocks: dict[int, type] = {}
        self._instances: dict[str, Instance] = {}
        self.known: dict[int, tuple[Any, int]] = {}
        """Where arrays lie that were used before: looking it up anew takes a microsecond."""
        self.scratch = 0
        self.scratch_size = 0
        self.raw = bytearray(_RAW * 32)
        self.raw_place = ctypes.cast(
            (ctypes.c_char * len(self.raw)).from_buffer(self.raw),
            ctypes.POINTER(c.wasmtime_val_raw_t),
        )
        self.trap: Any = ctypes.POINTER(c.wasm_trap_t)()

    def export(self, game: str, name: str) -> Func:
        """Return an entry point of a game."""
        instance = self._instances.get(game)
        if instance is None:
            instance = Instance(self.store, load(game), [self.memory])
            self._instances[game] = instance
        found = instance.exports(self.store)[name]
        assert isinstance(found, Func)
        return found

    def take(self, size: int) -> int:
        """Return the place of so many free bytes."""
        size = _rounded(size)
        free = self._free.get(size)
        if free:
            return free.pop()
        place = self.end
        self.end += size
        room = self.memory.size(self.store) * PAGE
        if self.end > room:
            self.memory.grow(self.store, max(-(-(self.end - room) // PAGE), room // PAGE // 2))
        return place

    def give(self, place: int, size: int) -> None:
        """Take bytes back."""
        self._free.setdefault(_rounded(size), []).append(place)

    def block(self, size: int) -> Any:
        """Return zeroed bytes of this memory, taken back when nobody holds on to them."""
        kind = self._blocks.get(size)
        if kind is None:
            kind = self._blocks[size] = self._kind_of_block(size)
        made = kind.from_address(self.base + self.take(size))  # type: ignore[attr-defined]
        ctypes.memset(made, 0, size)
        return made

    def _kind_of_block(self, size: int) -> type:
        # Bound here: when Python ends, modules are emptied before the last records are gone.
        def give_back(block: Any, address: Any = ctypes.addressof, rounded: Any = _rounded) -> None:
            self._free.setdefault(rounded(size), []).append(address(block) - self.base)

        return type("Block", (ctypes.c_char * size,), {"__del__": give_back})

    def place_of(self, array: np.ndarray[Any, Any]) -> int:
        """Return where an array lies, counted from where this memory begins.

        That is outside of it if the array must be copied for a call; one that nobody can change is
        copied in here, once.
        """
        if not array.flags.c_contiguous:
            raise TypeError("Entry points take arrays without gaps; pass a copy.")
        place: int = array.ctypes.data - self.base
        size = 0
        if not 0 < place < self.end:
            if array.flags.writeable:
                return place
            size = array.nbytes
            address, place = place + self.base, self.take(size)
            ctypes.memmove(self.base + place, address, size)
        key = id(array)

        def forget(_: object) -> None:
            del self.known[key]
            if size:
                self.give(place, size)

        self.known[key] = (ref(array, forget), place)
        return place

    def room(self, size: int) -> int:
        """Return a place for copies that are needed during one call."""
        if size > self.scratch_size:
            if self.scratch_size:
                self.give(self.scratch, self.scratch_size)
            self.scratch_size = max(size, 2 * self.scratch_size, 1 << 14)
            self.scratch = self.take(self.scratch_size)
        return self.scratch


def home() -> Home:
    """Return this thread's home."""
    try:
        found: Home = _local.home
    except AttributeError:
        found = _local.home = Home()
    return found


def zeros(dtype: np.dtype[Any], count: int) -> np.ndarray[Any, Any]:
    """Return zeroed records where this thread's modules see them, unless they are very many."""
    size = dtype.itemsize * count
    if not 0 < size <= _MOST_RESIDENT:
        return np.zeros(count, dtype)
    return np.ndarray(count, dtype, home().block(size))


def call_of(
    game: str, name: str, function: Callable[..., Any], signature: Signature
) -> Callable[..., Any]:
    """Return an entry point of a game's module as a function."""
    arrays = [not isinstance(each, Number) for each in signature.parameters]
    layout = struct.Struct("<" + "".join(map(_layout, signature.parameters)))
    result = struct.Struct("<d" if signature.returns is FLOAT else "<i")
    nothing = signature.returns is VOID
    values = max(1, layout.size // _RAW)
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
        failed = _call_unchecked(own.context, export, own.raw_place, values, ctypes.byref(own.trap))
        if failed or own.trap:
            own.trap = ctypes.POINTER(c.wasm_trap_t)()
            raise Trapped(f"{game}: {name} has failed.")
        if copied:
            for at, address, size in copied:
                ctypes.memmove(address, own.base + words[at], size)
        return None if nothing else result.unpack_from(own.raw)[0]

    call.is_rule = True  # type: ignore[attr-defined]
    return call


def _copy_in(own: Home, words: list[Any], copied: list[tuple[int, int, int]]) -> None:
    place = own.room(sum(_rounded(size) for _, _, size in copied))
    for at, address, size in copied:
        ctypes.memmove(own.base + place, address, size)
        words[at] = place
        place += _rounded(size)


def _rounded(size: int, to: int = _ALIGNMENT) -> int:
    return -(-size // to) * to


def _layout(parameter: Number | Numbers) -> str:
    """Say how a parameter lies among the raw values: arrays as a place and their lengths."""
    if isinstance(parameter, Number):
        return "d8x" if parameter is FLOAT else "i12x"
    return "i12x" * (1 + parameter.dimensions)
