"""Chunks of work on several cores; compiled rules hold no lock, so threads are enough."""

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from typing import TypeVar

T = TypeVar("T")
R = TypeVar("R")


def in_threads(work: Callable[[T], R], items: Iterable[T], workers: int) -> Iterator[R]:
    """Yield results as workers finish; if the caller stops, no new item is started."""
    upcoming = iter(items)
    running: set[Future[R]] = set()
    pool = ThreadPoolExecutor(workers)
    try:
        while True:
            for item in upcoming:
                running.add(pool.submit(work, item))
                if len(running) >= 2 * workers:
                    break
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
    finally:
        pool.shutdown(cancel_futures=True)
