"""The memory of a thread and the modules in it, with wasmtime."""

import atexit
import ctypes
import threading
from functools import cache, lru_cache
from typing import Any
from weakref import ref

import numpy as np
from wasmtime import Config, Engine, Func, Instance, Limits, Memory, MemoryType, Module, Store
from wasmtime import _bindings as c
from wasmtime._managed import Managed

from pipyard.core import modules
from pipyard.core.wasm import HEAP, MOST_MODULES, PAGE, RAW, rounded

_bindings: Any = c
# When Python exits, wasmtime's module may be cleared before its objects are, and each of them would
# report an error; the operating system frees what they hold.
atexit.register(setattr, Managed, "__del__", lambda _: None)
_call = _bindings.dll.wasmtime_func_call_unchecked


_preparing = threading.RLock()


def engine() -> Engine:
    """Return the one engine of this process: modules and memories of two do not fit together."""
    with _preparing:
        return _engine()


@cache
def _engine() -> Engine:
    config = Config()
    try:
        config.cache = True
    except Exception:  # For example, no folder for it: compiling takes part of a second.
        config = Config()
    config.wasm_memory64 = False
    return Engine(config)


@lru_cache(maxsize=MOST_MODULES)
def _load(game: str) -> Module:
    return Module.from_file(engine(), str(modules.module_file(game)))


def load(game: str) -> Module:
    """Return a game's module, prepared once for the whole process."""
    with _preparing:
        return _load(game)


class Home:
    """The memory of one thread, and the modules in it."""

    def __init__(self) -> None:
        self.store = Store(engine())
        self.memory = Memory(self.store, MemoryType(Limits(HEAP // PAGE, PAGE)))
        self.base = ctypes.addressof(self.memory.data_ptr(self.store).contents)
        self.end = HEAP
        self.context: Any = self.store._context()  # noqa: SLF001
        self._free: dict[int, list[int]] = {}
        self._blocks: dict[int, type] = {}
        self._instances: dict[str, Instance] = {}
        self.known: dict[int, tuple[Any, int]] = {}
        """Addresses of arrays that were used before: to look one up again takes a microsecond."""
        self.scratch = 0
        self.scratch_size = 0
        self.raw = bytearray(RAW * 32)
        self.raw_place = self.raw_values(self.raw)
        self._forget_trap()

    def _forget_trap(self) -> None:
        self._trap: Any = ctypes.POINTER(c.wasm_trap_t)()
        self._trap_place = ctypes.byref(self._trap)

    @staticmethod
    def raw_values(raw: bytearray) -> Any:
        """Return the address of a buffer of raw values, as calls take it."""
        lying: Any = (ctypes.c_char * len(raw)).from_buffer(raw)
        return ctypes.cast(lying, ctypes.POINTER(c.wasmtime_val_raw_t))

    def call(self, export: Any, values: int) -> bool:
        """Call an entry point with the raw values; return whether it finished."""
        return self.call_with(export, self.raw_place, values)

    def call_with(self, export: Any, raw_place: Any, values: int) -> bool:
        """Call an entry point with raw values at another address; return whether it finished."""
        failed = _call(self.context, export, raw_place, values, self._trap_place)
        if failed or self._trap:
            self._forget_trap()
            return False
        return True

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
        """Return the address of a number of free bytes."""
        free = self._free_places(size)
        if free:
            return free.pop()
        place = self.end
        self.end += rounded(size)
        room = self.memory.size(self.store) * PAGE
        if self.end > room:
            self.memory.grow(self.store, max(-(-(self.end - room) // PAGE), room // PAGE // 2))
        return place

    def _free_places(self, size: int) -> list[int]:
        """Return the list of free addresses for a size; freed blocks add theirs to it.

        They may be freed when Python exits and modules are cleared already: so get the list before.
        """
        return self._free.setdefault(rounded(size), [])

    def block(self, size: int) -> Any:
        """Return zeroed bytes of this memory, freed when nothing refers to them any longer."""
        kind = self._blocks.get(size)
        if kind is None:
            kind = self._blocks[size] = self._kind_of_block(size)
        made = kind.from_address(self.base + self.take(size))  # type: ignore[attr-defined]
        ctypes.memset(made, 0, size)
        return made

    def _kind_of_block(self, size: int) -> type:
        free = self._free_places(size)

        def give_back(block: Any, address: Any = ctypes.addressof) -> None:
            free.append(address(block) - self.base)

        return type("Block", (ctypes.c_char * size,), {"__del__": give_back})

    def place_of(self, array: np.ndarray[Any, Any]) -> int:
        """Return the address of an array, relative to the start of this memory.

        It is outside of the memory if the array must be copied for a call; an array that nobody can
        change is copied in once.
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
        free = self._free_places(size)

        def forget(_: object) -> None:
            del self.known[key]
            if size:
                free.append(place)

        self.known[key] = (ref(array, forget), place)
        return place

    def room(self, size: int) -> int:
        """Return an address for copies that are needed during one call."""
        if size > self.scratch_size:
            if self.scratch_size:
                self._free_places(self.scratch_size).append(self.scratch)
            self.scratch_size = max(size, 2 * self.scratch_size, 1 << 14)
            self.scratch = self.take(self.scratch_size)
        return self.scratch
