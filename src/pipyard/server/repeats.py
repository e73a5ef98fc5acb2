"""A log that is not flooded: a recurring error is written only from time to time."""

import logging
import time
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from types import TracebackType

_SECONDS = 60.0
_MOST_KINDS = 1000


@dataclass(slots=True)
class _Seen:
    until: float
    left_out: int = 0


class Repeats(logging.Filter):
    """Lets a warning or an error pass once a minute, and then says how many were left out.

    Errors are the same if the same type was raised at the same place, regardless of their text.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._seen: dict[Hashable, _Seen] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Return whether to write a record."""
        if record.levelno < logging.WARNING:
            return True
        now, key = self._clock(), _key(record)
        seen = self._seen.get(key)
        if seen is not None and now < seen.until:
            seen.left_out += 1
            return False
        if seen is not None and seen.left_out:
            record.msg = f"{record.getMessage()} ({seen.left_out} more like it were left out.)"
            record.args = ()
        if len(self._seen) >= _MOST_KINDS:
            self._seen.clear()
        self._seen[key] = _Seen(now + _SECONDS)
        return True


def _key(record: logging.LogRecord) -> Hashable:
    if not record.exc_info or record.exc_info[0] is None:
        return record.name, record.getMessage()
    kind, _error, trace = record.exc_info
    return record.name, kind, _place(trace)


def _place(trace: TracebackType | None) -> Hashable:
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    return None if trace is None else (trace.tb_frame.f_code.co_filename, trace.tb_lineno)
