"""Garbage collection: hardly at all while a server is loading, seldom while it runs."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager

_WHILE_LOADING = 100_000
_WHILE_RUNNING = (20_000, 20, 50)


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

    Tables and sockets have no reference cycles; scanning them took an eighth of a busy server's
    time.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_WHILE_RUNNING)
