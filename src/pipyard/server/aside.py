"""Work that takes more than a few milliseconds, done in threads beside the event loop.

Each kind of work has a few threads and a bounded queue. If the queue is full, a request is refused
with a time to try again, instead of waiting with everybody else.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol, TypeVar

from pipyard.server.rates import TooFast

T = TypeVar("T")


class Aside(Protocol):
    """Runs a function beside the event loop."""

    async def __call__(self, work: Callable[..., T], /, *given: Any) -> T:
        """Return what the function returns."""
        ...


class Pool:
    """A few threads for one kind of work, and a limit on how many tasks may wait for them."""

    def __init__(self, name: str, threads: int, most_waiting: int) -> None:
        self.name = name
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix=f"pipyard-{name}")
        self._most = threads + most_waiting
        self.tasks = 0
        """Tasks that wait for a thread or are in progress."""

    async def __call__(self, work: Callable[..., T], /, *given: Any) -> T:
        """Run a function, or refuse if too many are waiting."""
        if self.tasks >= self._most:
            raise TooFast(1)
        self.tasks += 1
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._threads, work, *given)
        finally:
            self.tasks -= 1

    def close(self) -> None:
        """Release the threads; tasks in progress finish on their own."""
        self._threads.shutdown(wait=False, cancel_futures=True)
