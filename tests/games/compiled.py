"""Rule functions for tests that call them one by one."""

from typing import Any

from numba import njit

from pipyard.core.jit import INTERPRETED


def called(rule: Any) -> Any:
    """Return a rule function as one that Python may call: compiled, it is a part of others only."""

    def call(*given: Any) -> Any:
        return rule(*given)

    return call if INTERPRETED else njit(call)
