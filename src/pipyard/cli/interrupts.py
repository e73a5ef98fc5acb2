"""Ctrl-C while modules are still being loaded, before a command can handle it.

This module imports nothing that takes time, and is itself imported before everything else.
"""

import os
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import TypeAlias

_Handler: TypeAlias = Callable[[int, FrameType | None], None] | signal.Handlers
INTERRUPTED = 130
_STANDARD_ERROR = 2


@contextmanager
def ending_at_once() -> Iterator[None]:
    """Let Ctrl-C end the program with one line; nothing has started that needs finishing."""
    with _hearing(_end):
        yield


@contextmanager
def _hearing(handler: _Handler) -> Iterator[None]:
    # Only the main thread may set signal handlers, and only it is interrupted.
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _end(_number: int, _frame: FrameType | None) -> None:
    # The messages of other languages are not loaded yet.
    os.write(_STANDARD_ERROR, b"\nStopped.\n")
    os._exit(INTERRUPTED)
