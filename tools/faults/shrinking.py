"""Shortening a story: leave out everything that the bug does not need."""

from collections.abc import Callable

from tools.faults.plan import smaller
from tools.faults.world import Outcome, live


def shrink(found: Outcome, most: int, tell: Callable[[Outcome], None]) -> Outcome:
    """Return the outcome of the smallest plan that goes wrong in the same way.

    At most this many plans are tried; `tell` is called with each smaller one.
    """
    assert found.wrong is not None
    kind, tried, progress = found.wrong[0], 0, True
    while progress and tried < most:
        progress = False
        for plan in smaller(found.plan):
            if tried == most:
                break
            tried += 1
            outcome = live(plan)
            if outcome.wrong is not None and outcome.wrong[0] == kind:
                found, progress = outcome, True
                tell(found)
                break
    return found
