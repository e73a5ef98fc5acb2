"""When Python looks for garbage: hardly at all while a server is loaded, seldom while it runs."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager

_WHILE_LOADING = 100_000
_WHILE_RUNNING = (20_000, 20, 50)


@contextmanager
def left_lying() -> Iterator[None]:
    """Load without looking for garbage all the time, and never again among what was loaded.

    It stays to the end, and looking through it takes an eighth of the start.
    """
    usual = gc.get_threshold()
    gc.set_threshold(_WHILE_LOADING, *usual[1:])
    try:
        yield
    finally:
        gc.freeze()
        gc.set_threshold(*usual)


def look_seldom() -> None:
    """Leave what is here from the start out of every search for garbage, and search less often.

    Tables and sockets hold no circles; searching among them took an eighth of a busy server's time.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_WHILE_RUNNING)
