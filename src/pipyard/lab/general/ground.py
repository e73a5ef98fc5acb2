"""What bots have learned about a game without a learned value: nothing."""

from typing import Any

LEARNED: frozenset[str] = frozenset()
"""The bots that use a learned value."""


def unknown_to_value(_rules: Any) -> str | None:
    """Return what part of the content the value was not trained on."""
    return None
