"""Work that takes more than a few milliseconds, done beside what answers everybody.

Each kind of work has a few threads and a queue that ends somewhere: who comes then is refused and
told when to try again, rather than kept waiting with everybody else.
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
    """A few threads for one kind of work, and so many who may wait for them."""

    def __init__(self, name: str, threads: int, most_waiting: int) -> None:
        self.name = name
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix=f"pipyard-{name}")
        self._most = threads + most_waiting
        self.tasks = 0
        """What waits for a thread, or is being done."""

    async def __call__(self, work: Callable[..., T], /, *given: Any) -> T:
        """Run a function, or refuse where too many wait."""
        if self.tasks >= self._most:
            raise TooFast(1)
        self.tasks += 1
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._threads, work, *given)
        finally:
            self.tasks -= 1

    def close(self) -> None:
        """Let go of the threads; what was begun ends by itself."""
        self._threads.shutdown(wait=False, cancel_futures=True)
