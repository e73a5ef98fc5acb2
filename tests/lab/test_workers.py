import os
import pickle
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from pipyard.lab.simulate import SimulateOptions, play, set_up
from pipyard.lab.workers import LostWorkers, Processes, Threads


def doubled(number: int) -> int:
    return 2 * number


def dies_once(file: Path) -> str:
    if not file.exists():
        file.touch()
        os._exit(1)
    return file.name


def dies_always(_: int) -> int:
    os._exit(1)


def test_threads_do_every_item() -> None:
    assert sorted(Threads(3).results(doubled, range(9))) == [(each, 2 * each) for each in range(9)]


def test_a_process_that_dies_costs_what_it_was_doing(tmp_path: Path) -> None:
    items = [tmp_path / "a", tmp_path / "b"]
    done = dict(Processes(1).results(dies_once, items))
    assert done == {item: item.name for item in items}


def test_what_kills_every_process_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Processes, "TRIES", 2)
    with pytest.raises(LostWorkers, match="lost 2 times"):
        list(Processes(1).results(dies_always, [1]))


class Backwards:
    """Does all chunks in one process, the last one first, and sends each like other workers."""

    size = 2

    def results(
        self, work: Callable[[Any], Any], items: Iterable[Any]
    ) -> Iterator[tuple[Any, Any]]:
        for item in reversed(list(items)):
            sent = pickle.loads(pickle.dumps(item))
            yield item, pickle.loads(pickle.dumps(work(sent)))


def test_a_simulation_is_the_same_whoever_plays_it() -> None:
    setup = set_up("spots", 2)
    here = SimulateOptions(("greedy", "random"), 600, 3)
    heard: list[int] = []
    elsewhere = replace(here, workers=Backwards(), on_progress=heard.append)
    assert (play(setup, here)[0] == play(setup, elsewhere)[0]).all()
    assert heard == [88, 512]
