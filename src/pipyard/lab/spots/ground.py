"""Which tricks the learned value of Spots knows, and how it learns those of a pack."""

from copy import copy

from pipyard.bots.spots.net import trained
from pipyard.core.record import NONE
from pipyard.games.spots.content import Content, standard_content
from pipyard.games.spots.game import Spots
from pipyard.games.spots.record import MOST_TRICKS

LEARNED = frozenset({"sage"})
"""The bots that use a learned value."""


def unknown_to_value(spots: Spots) -> str | None:
    """Return what the value was not trained on: tricks, or the pack if its dogs differ."""
    content, published = spots.content, standard_content()
    tricks = [content.tricks[number].name for number in _own(content)]
    if tricks:
        return ", ".join(tricks)
    return None if content.dogs == published.dogs else spots.pack or spots.content_hash


def seen_by_value(spots: Spots) -> Spots:
    """Give unpublished tricks their own numbers, for a net that was trained with them.

    The published tricks have the first numbers. If there are not enough numbers, the last tricks
    stay unseen.
    """
    content = copy(spots.content)
    content.record = spots.content.record.copy()
    first = len(standard_content().tricks)
    for number, trick in zip(range(first, MOST_TRICKS), _own(content), strict=False):
        content.record[0].tricks[trick].published = number
    content.record.flags.writeable = False
    return Spots(content, spots.files, spots.pack)


def forget() -> None:
    """Read the weights again when a bot next thinks."""
    trained.cache_clear()


def _own(content: Content) -> list[int]:
    rows = content.record[0].tricks
    return [number for number in range(len(content.tricks)) if rows[number].published == NONE]
