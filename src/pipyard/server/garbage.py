"""Memory: one heap for all threads, and garbage collections seldom, hardly any while loading."""

import ctypes
import gc
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress

_WHILE_LOADING = 100_000
_WHILE_RUNNING = (20_000, 20, 50)
_HEAPS = -8
"""The number of glibc's option for the most heaps."""


@contextmanager
def left_lying() -> Iterator[None]:
    """Load without garbage collections, and exclude everything loaded from later ones.

    It stays to the end, and scanning it takes an eighth of the start.
    """
    usual = gc.get_threshold()
    gc.set_threshold(_WHILE_LOADING, *usual[1:])
    try:
        yield
    finally:
        gc.freeze()
        gc.set_threshold(*usual)


def look_seldom() -> None:
    """Exclude everything present from garbage collections, and collect less often.

    Tables and closed sockets have no reference cycles; scanning them took an eighth of a busy
    server's time.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_WHILE_RUNNING)


def share_heap() -> None:
    """Let all threads of a server use one heap; where the C library is not glibc, do nothing.

    A server's threads run Python, one at a time. With glibc's usual heap for each of them, a third
    of the memory that idle tables seem to take is free memory in the wrong heap.
    """
    if sys.platform == "linux":
        with suppress(OSError, AttributeError):
            ctypes.CDLL(None).mallopt(_HEAPS, 1)
