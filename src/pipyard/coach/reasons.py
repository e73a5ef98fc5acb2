"""Why one option is better than another: the terms in which they differ most, in any game."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from pipyard.core.jit import rule

REASON = np.dtype(
    [("kind", "i8"), ("better", "f8"), ("other", "f8"), ("gain", "f8")],
    align=True,
)
"""A term: its kind, its amounts in the better and the other option, and the worth of those.

Amounts are in the form that is shown: chances in 100, averages with one decimal.
"""
LATER = "later"
"""The id of the reason without amounts: what two options differ in is seen only after this turn."""
MOST_REASONS = 3
LEAST_SHARE = 0.25
"""A term that is worth a smaller share than this of the largest is not shown."""


@dataclass(frozen=True, slots=True)
class Reason:
    """A term that favors the better of two options, with the amount of each."""

    id: str
    better: float
    other: float

    def as_document(self) -> dict[str, object]:
        """Return plain values: an id, and the arguments of the message that shows it."""
        return {"id": self.id, "arguments": {"better": self.better, "other": self.other}}


def read_reasons(found: Sequence[np.record], names: Sequence[str]) -> tuple[Reason, ...]:
    """Return reasons by name; integer amounts become integers, which languages need for plurals."""
    return tuple(
        Reason(names[int(each.kind)], _amount(each.better), _amount(each.other)) for each in found
    )


def _amount(told: float) -> float:
    return int(told) if float(told).is_integer() else round(float(told), 1)


@rule
def in_hundred(chance: float) -> float:
    """Return a chance in the form that is shown: how often in 100."""
    return float(int(100.0 * chance + 0.5))


@rule
def in_tenths(amount: float) -> float:
    """Return an average in the form that is shown."""
    return int(10.0 * amount + (0.5 if amount >= 0.0 else -0.5)) / 10.0


@rule
def add_reason(
    reasons: np.recarray, count: int, kind: int, better: float, other: float, gain: float
) -> int:
    """Add a term, with amounts as shown, unless these look the same; return how many there are."""
    if better == other:
        return count
    reason = reasons[count]
    reason.kind = kind
    reason.better = better
    reason.other = other
    reason.gain = gain
    return count + 1


@rule
def only_later(reasons: np.recarray, kind: int) -> int:
    """Write as the only reason that no term is known, because the difference shows later."""
    reason = reasons[0]
    reason.kind = kind
    reason.better = 0.0
    reason.other = 0.0
    reason.gain = 0.0
    return 1


@rule
def keep_largest(reasons: np.recarray, count: int) -> int:
    """Sort terms, largest first, and return how many of them matter compared to the largest."""
    for end in range(1, count):
        place = end
        while place > 0 and reasons[place - 1].gain < reasons[place].gain:
            swap(reasons[place - 1], reasons[place])
            place -= 1
    kept = 0
    while kept < min(count, MOST_REASONS) and reasons[kept].gain >= LEAST_SHARE * reasons[0].gain:
        kept += 1
    return kept


@rule
def swap(one: np.record, other: np.record) -> None:
    """Swap two terms."""
    kind, better, amount, gain = int(one.kind), one.better, one.other, one.gain
    one.kind = other.kind
    one.better = other.better
    one.other = other.other
    one.gain = other.gain
    other.kind = kind
    other.better = better
    other.other = amount
    other.gain = gain
