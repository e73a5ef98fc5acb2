"""What a soak reports about its samples, which are written by hand here."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from bench.soaked import MEASURES, Sample, Soak, chart, describe, html, is_good


def seen(memory: Callable[[float], float], seconds: int = 120, stretch: int = 0) -> list[Sample]:
    """Write samples for some seconds of one stretch in which only memory changes."""
    return [
        Sample(
            second=float(stretch * seconds + second),
            stretch=stretch,
            since_start=float(second),
            moves=1000.0,
            p50=10.0,
            p99=40.0,
            memory=memory(second),
            files=100,
            stored=1.0,
        )
        for second in range(seconds)
    ]


def test_what_stays_is_flat() -> None:
    run = Soak(120, 0, 50, samples=seen(lambda _: 150))
    assert is_good(run)
    assert run.moves == 120_000
    assert "Memory of the server: 150.0 MiB in the middle, 150.0 at most, flat" in " ".join(
        describe(run)
    )


def test_what_rises_is_told() -> None:
    # From second 21 to 119 there are 99 samples: 49 from 121 to 169, median 145; 50 from 170 to
    # 219, 194.5.
    run = Soak(120, 0, 50, samples=seen(lambda second: 100 + second))
    assert not is_good(run)
    assert "RISES by 34% within a stretch" in " ".join(describe(run))


def test_a_start_is_not_held_against_it() -> None:
    run = Soak(120, 0, 50, samples=seen(lambda second: min(100 + 5 * second, 200)))
    assert is_good(run)


def test_a_leak_does_not_hide_behind_a_restart() -> None:
    leaking = seen(lambda second: 100 + second)
    again = seen(lambda second: 100 + second, stretch=1)
    assert not is_good(Soak(240, 1, 50, samples=leaking + again))


def test_few_more_open_files_are_chance() -> None:
    def with_more(files: int) -> list[Sample]:
        return [
            replace(sample, files=100 + (files if sample.second > 80 else 0))
            for sample in seen(lambda _: 150)
        ]

    assert is_good(Soak(120, 0, 50, samples=with_more(8)))
    assert not is_good(Soak(120, 0, 50, samples=with_more(9)))


def test_what_was_told_and_is_not_stored_is_wrong() -> None:
    run = Soak(120, 0, 50, samples=seen(lambda _: 150))
    run.wrong.append("Table a had version 5, but 4 is stored.")
    assert not is_good(run)
    assert "Table a had version 5, but 4 is stored." in describe(run)


def test_a_line_is_never_drawn_across_a_restart() -> None:
    samples = seen(lambda _: 150, 400) + seen(lambda _: 100, 400, stretch=1)
    run = Soak(800, 1, 50, samples=samples, ends=[(400.0, "killed")], down=[1.5])
    memory = next(measure for measure in MEASURES if measure.name == "memory")
    drawn = chart(run, memory)
    moments, values = (drawn["datasets"][layer["data"]["name"]] for layer in drawn["layer"])
    assert moments == [{"minute": pytest.approx(400 / 60), "how": "killed"}]
    # 800 seconds are drawn two at a time.
    assert [point["value"] for point in values] == [150.0] * 200 + [100.0] * 200
    page = html(run)
    assert all(f'id="chart-{measure.name}"' in page for measure in MEASURES)
