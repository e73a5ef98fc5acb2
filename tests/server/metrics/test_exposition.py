"""Metrics are written in Prometheus's format."""

from pipyard.server.counting import Histogram
from pipyard.server.metrics.exposition import Metric, counter, gauge, histogram, written


def test_numbers() -> None:
    text = written([counter("moves_total", "Moves.", 12), gauge("load", "Load.", 0.25)])
    assert text == (
        "# HELP moves_total Moves.\n# TYPE moves_total counter\nmoves_total 12\n"
        "# HELP load Load.\n# TYPE load gauge\nload 0.25\n"
    )


def test_labels_are_in_order_and_escaped() -> None:
    values = {'b"\\\n': 2.0, "a": 1.0}
    text = written([Metric("refusals_total", "counter", "Refusals.", values, "code")])
    assert text.splitlines()[2:] == [
        'refusals_total{code="a"} 1',
        r'refusals_total{code="b\"\\\n"} 2',
    ]


def test_a_metric_without_any_value_yet_is_only_described() -> None:
    text = written([Metric("refusals_total", "counter", "Refusals.", {}, "code")])
    assert text == "# HELP refusals_total Refusals.\n# TYPE refusals_total counter\n"


def test_each_bucket_of_a_histogram_holds_those_below_it() -> None:
    times = Histogram((0.5, 1.0))
    for seconds in (0.25, 0.5, 0.75, 3.0):
        times.add(seconds)
    assert written([histogram("move_seconds", "Time.", times)]).splitlines()[2:] == [
        'move_seconds_bucket{le="0.5"} 2',
        'move_seconds_bucket{le="1"} 3',
        'move_seconds_bucket{le="+Inf"} 4',
        "move_seconds_sum 4.5",
        "move_seconds_count 4",
    ]
    assert times.count == 4
