"""What bots have learned of a game that has no learned value: nothing."""

from typing import Any

LEARNED: frozenset[str] = frozenset()
"""The bots that think by a learned value."""


def unknown_to_value(_rules: Any) -> str | None:
    """Name what of the content the value was taught without."""
    return None
