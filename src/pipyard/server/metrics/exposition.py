"""Metrics as Prometheus reads them: its text format, version 0.0.4."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import accumulate
from typing import Literal

from pipyard.server.counting import Histogram

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"


@dataclass(frozen=True, slots=True)
class Metric:
    """One metric with its values by label; the label is empty if there is only one value."""

    name: str
    kind: Literal["counter", "gauge", "histogram"]
    about: str
    values: Mapping[str, float | Histogram]
    label: str = ""
    """The name of the label."""


def counter(name: str, about: str, value: float) -> Metric:
    """Return a metric that only grows."""
    return Metric(name, "counter", about, {"": value})


def gauge(name: str, about: str, value: float) -> Metric:
    """Return a metric that goes up and down."""
    return Metric(name, "gauge", about, {"": value})


def histogram(name: str, about: str, value: Histogram) -> Metric:
    """Return a metric of how often something took how long."""
    return Metric(name, "histogram", about, {"": value})


def written(metrics: Iterable[Metric]) -> str:
    """Format metrics, one after another."""
    lines: list[str] = []
    for metric in metrics:
        lines += [f"# HELP {metric.name} {metric.about}", f"# TYPE {metric.name} {metric.kind}"]
        for label, value in sorted(metric.values.items()):
            labels = {metric.label: label} if metric.label else {}
            if isinstance(value, Histogram):
                lines += _buckets(metric.name, labels, value)
            else:
                lines.append(f"{metric.name}{_labels(labels)} {_number(value)}")
    return "\n".join(lines) + "\n"


def _buckets(name: str, labels: Mapping[str, str], value: Histogram) -> Iterable[str]:
    """Format a histogram; each bucket includes the ones before it."""
    # A copy, because another thread may go on counting, and the parts must agree.
    sums = list(accumulate(list(value.counts)))
    for bound, count in zip((*map(_number, value.bounds), "+Inf"), sums, strict=True):
        yield f"{name}_bucket{_labels({**labels, 'le': bound})} {count}"
    yield f"{name}_sum{_labels(labels)} {_number(value.total)}"
    yield f"{name}_count{_labels(labels)} {sums[-1]}"


def _labels(labels: Mapping[str, str]) -> str:
    if not labels:
        return ""
    return "{" + ",".join(f'{name}="{_escaped(text)}"' for name, text in labels.items()) + "}"


def _escaped(text: str) -> str:
    return text.replace("\\", r"\\").replace("\n", r"\n").replace('"', r"\"")


def _number(value: float) -> str:
    return str(int(value)) if value == int(value) else repr(float(value))
