"""Workers for chunks of work: threads and processes of this machine; `on_ray.py` adds Ray.

A chunk has the same result wherever it is done, so results do not depend on the workers. What is
sent to processes and clusters must be picklable: a function of a module, and plain values.
"""

import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import get_context
from typing import Protocol, TypeVar

from pipyard.core.errors import PipyardError
from pipyard.lab.threads import in_threads

T = TypeVar("T")
R = TypeVar("R")


class LostWorkers(PipyardError):
    """A chunk was lost too often, so the cause is the chunk, not the worker."""

    def __init__(self, tries: int) -> None:
        advice = "Give it more memory, or run fewer workers; what is done is kept."
        super().__init__("workers/lost", f"A chunk of work was lost {tries} times. {advice}")


class Workers(Protocol):
    """Does chunks of work, in any order; `size` is how many run at once."""

    size: int

    def results(self, work: Callable[[T], R], items: Iterable[T]) -> Iterator[tuple[T, R]]:
        """Yield each item with its result when it is done."""
        ...


class Threads:
    """Threads of this process; enough for work in compiled code."""

    def __init__(self, count: int | None = None) -> None:
        self.size = count or os.cpu_count() or 1

    def results(self, work: Callable[[T], R], items: Iterable[T]) -> Iterator[tuple[T, R]]:
        """Yield each item with its result when it is done."""
        return in_threads(lambda item: (item, work(item)), items, self.size)


class Processes:
    """Processes of this machine, for work in Python; if one dies, only its chunk is lost."""

    TRIES = 3

    def __init__(self, count: int | None = None) -> None:
        self.size = count or os.cpu_count() or 1

    def results(self, work: Callable[[T], R], items: Iterable[T]) -> Iterator[tuple[T, R]]:
        """Yield each item with its result when it is done."""
        left = list(items)
        for _ in range(self.TRIES):
            lost: list[T] = []
            yield from self._try(work, left, lost)
            if not lost:
                return
            left = lost
        raise LostWorkers(self.TRIES)

    def _try(self, work: Callable[[T], R], items: list[T], lost: list[T]) -> Iterator[tuple[T, R]]:
        upcoming = iter(items)
        pool = ProcessPoolExecutor(min(self.size, len(items) or 1), get_context("spawn"))
        running: dict[Future[R], T] = {}
        try:
            while True:
                for item in islice(upcoming, 2 * self.size - len(running)):
                    running[pool.submit(work, item)] = item
                if not running:
                    return
                for future in wait(running, return_when=FIRST_COMPLETED).done:
                    item = running.pop(future)
                    yield item, future.result()
        except BrokenProcessPool:
            lost.extend([item, *running.values(), *upcoming])
        finally:
            pool.shutdown(cancel_futures=True)
