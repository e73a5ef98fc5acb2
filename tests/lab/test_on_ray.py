"""Chunks on a cluster, with a fake Ray whose workers die according to a script."""

import sys
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from pipyard.lab.on_ray import TRIES, RayMissing, RayUnreachable, RayWorkers
from pipyard.lab.workers import LostWorkers


class _Died(Exception):
    pass


class ScriptedRay:
    """Does work when it is fetched, and loses a given number of started chunks of an item."""

    exceptions = SimpleNamespace(
        WorkerCrashedError=_Died, NodeDiedError=_Died, ObjectLostError=_Died
    )

    def __init__(self, losses: dict[int, int] | None = None, nobody_at: str = "") -> None:
        self.losses = losses or {}
        self.begun: list[int] = []
        self.most = 0
        self.addresses: list[str | None] = []
        self._nobody_at = nobody_at

    def is_initialized(self) -> bool:
        return False

    def init(self, address: str | None = None, **_: object) -> None:
        self.addresses.append(address)
        if address == self._nobody_at:
            raise ConnectionError

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 2.0}

    def remote(self, max_retries: int) -> Callable[[Any], Any]:
        assert max_retries == 0
        return lambda work: SimpleNamespace(remote=lambda item: self._begin(work, item))

    def _begin(self, work: Callable[[int], int], item: int) -> tuple[Any, ...]:
        self.begun.append(item)
        return (len(self.begun), work, item)

    def wait(self, running: list[Any], num_returns: int) -> tuple[list[Any], list[Any]]:
        self.most = max(self.most, len(running))
        return running[-num_returns:], running[:-num_returns]

    def get(self, begun: tuple[int, Callable[[int], int], int]) -> int:
        _, work, item = begun
        if self.losses.get(item, 0):
            self.losses[item] -= 1
            raise _Died
        return work(item)


def doubled(number: int) -> int:
    return 2 * number


def test_every_item_is_done_and_few_are_begun_ahead() -> None:
    ray = ScriptedRay()
    done = dict(RayWorkers("auto", ray).results(doubled, range(20)))
    assert done == {item: 2 * item for item in range(20)}
    assert ray.most == 4
    assert len(ray.begun) == 20


def test_a_lost_worker_costs_its_chunk_alone() -> None:
    ray = ScriptedRay({3: 1, 5: 2})
    done = dict(RayWorkers("auto", ray).results(doubled, range(8)))
    assert done == {item: 2 * item for item in range(8)}
    assert len(ray.begun) == 8 + 3


def test_a_chunk_that_ends_every_worker_is_given_up() -> None:
    with pytest.raises(LostWorkers, match=f"lost {TRIES} times"):
        list(RayWorkers("auto", ScriptedRay({1: TRIES})).results(doubled, range(2)))


def test_a_mistake_in_the_work_is_no_loss() -> None:
    with pytest.raises(ZeroDivisionError):
        list(RayWorkers("auto", ScriptedRay()).results(lambda item: 1 // item, [0]))


def test_without_a_cluster_one_is_started_unless_an_address_was_given() -> None:
    ray = ScriptedRay(nobody_at="auto")
    RayWorkers("auto", ray)
    assert ray.addresses == ["auto", None]
    with pytest.raises(RayUnreachable, match=r"10\.0\.0\.1:6379"):
        RayWorkers("10.0.0.1:6379", ScriptedRay(nobody_at="10.0.0.1:6379"))


def test_without_ray_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(RayMissing, match="pipyard\\[ray\\]"):
        RayWorkers("auto")
