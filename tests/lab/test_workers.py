import os
from pathlib import Path

import pytest

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
