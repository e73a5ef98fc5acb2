"""Which sheets the learned value of Spotted! was trained on."""

from pipyard.bots.spotted.value import trained
from pipyard.games.spotted.content import shipped_sheets
from pipyard.games.spotted.game import Spotted

LEARNED = frozenset({"planner", "sage"})
"""The bots that use a learned value."""


def unknown_to_value(spotted: Spotted) -> str | None:
    """Return the sheet's name if the value was trained without it."""
    known = {file.sheet.hash for file in shipped_sheets().values()}
    return None if spotted.content_hash in known else spotted.content.name


def seen_by_value(spotted: Spotted) -> Spotted:
    """Return the game; the value sees the same things of any sheet as of the shipped ones."""
    return spotted


def forget() -> None:
    """Read the weights again when a bot next thinks."""
    trained.cache_clear()
