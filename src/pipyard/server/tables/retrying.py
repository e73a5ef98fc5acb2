"""Repeating what failed for a temporary reason, such as an unavailable database."""

import logging
from collections.abc import Awaitable, Callable
from typing import TypeAlias, TypeVar

from pipyard.server.errors import Refused
from pipyard.server.log_lines import event

_FIRST_PAUSE = 0.25
_LONGEST_PAUSE = 8.0

T = TypeVar("T")
Pause: TypeAlias = Callable[[float], Awaitable[object]]
"""Waits for this many seconds."""

_logger = logging.getLogger(__name__)


async def until_done(work: Callable[[], Awaitable[T]], pause: Pause, failure: str) -> T:
    """Try until it succeeds, waiting longer each time; refusals are final."""
    wait = _FIRST_PAUSE
    while True:
        try:
            return await work()
        except Refused:
            raise
        except Exception:
            _logger.exception(failure, extra=event("trying-again"))
        await pause(wait)
        wait = min(2 * wait, _LONGEST_PAUSE)
