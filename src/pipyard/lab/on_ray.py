"""Chunks of work on a Ray cluster; a lost worker costs only the chunk it was doing.

Only four functions of Ray are used, so a test can bring its own.
"""

from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from itertools import islice
from typing import Any, TypeVar

from pipyard.core.errors import PipyardError
from pipyard.lab.workers import LostWorkers

T = TypeVar("T")
R = TypeVar("R")

TRIES = 5
"""How often a chunk is tried; after that, the chunk itself must be what ends workers."""
HERE = "auto"
"""The cluster that runs on this machine, or else a temporary one."""


class RayMissing(PipyardError):
    """Ray is missing; it is not needed with only one machine."""

    def __init__(self) -> None:
        advice = "This needs Ray; install it with `pip install 'pipyard[ray]'`."
        super().__init__("workers/ray-missing", advice)


class RayUnreachable(PipyardError):
    """No cluster answers at the address."""

    def __init__(self, address: str) -> None:
        advice = "Start one with `ray start --head`, or use `--ray auto`."
        super().__init__("workers/ray-unreachable", f"No cluster answers at {address}. {advice}")


class RayWorkers:
    """The workers of a cluster; each machine has the same version of Pipyard installed."""

    def __init__(self, address: str, ray: Any = None) -> None:
        self._ray = ray or _load_ray()
        self._connect(address)
        self.size = max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def results(self, work: Callable[[T], R], items: Iterable[T]) -> Iterator[tuple[T, R]]:
        """Yield each item with its result when it is done; lost items are done again."""
        # Ray would silently retry on its own; here a loss is counted.
        remote = self._ray.remote(max_retries=0)(work)
        upcoming = iter(items)
        running: dict[Any, tuple[T, int]] = {}
        most = 2 * self.size
        while True:
            for item in islice(upcoming, most - len(running)):
                running[remote.remote(item)] = (item, 1)
            if not running:
                return
            (done, *_), _ = self._ray.wait(list(running), num_returns=1)
            item, tries = running.pop(done)
            try:
                result: R = self._ray.get(done)
            except self._losses():
                if tries == TRIES:
                    raise LostWorkers(TRIES) from None
                running[remote.remote(item)] = (item, tries + 1)
                continue
            yield item, result

    def _losses(self) -> tuple[type[BaseException], ...]:
        known = self._ray.exceptions
        return known.WorkerCrashedError, known.NodeDiedError, known.ObjectLostError

    def _connect(self, address: str) -> None:
        if self._ray.is_initialized():
            return
        quiet = {"log_to_driver": False, "logging_level": "ERROR"}
        try:
            self._ray.init(address=address, **quiet)
        except ConnectionError:
            if address != HERE:
                raise RayUnreachable(address) from None
            self._ray.init(**quiet)


def _load_ray() -> Any:
    try:
        return import_module("ray")
    except ModuleNotFoundError as error:
        if error.name != "ray":
            raise
        raise RayMissing from None
