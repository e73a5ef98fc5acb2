"""Which tricks the learned value of Spots knows, and how it comes to know those of a pack."""

from copy import copy

from pipyard.bots.spots.net import trained
from pipyard.core.record import NONE
from pipyard.games.spots.content import Content, standard_content
from pipyard.games.spots.game import Spots
from pipyard.games.spots.record import MOST_TRICKS

LEARNED = frozenset({"sage"})
"""The bots that think by a learned value."""


def unknown_to_value(spots: Spots) -> str | None:
    """Name what the value was taught without: the tricks, or the pack whose dogs are others."""
    content, published = spots.content, standard_content()
    tricks = [content.tricks[number].name for number in _own(content)]
    if tricks:
        return ", ".join(tricks)
    return None if content.dogs == published.dogs else spots.pack or spots.content_hash


def seen_by_value(spots: Spots) -> Spots:
    """Give tricks that are not published numbers of their own, for a net that was taught so.

    The published ones have the first numbers; where there are not enough for all, the last tricks
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
    """Read the weights again when a bot thinks next."""
    trained.cache_clear()


def _own(content: Content) -> list[int]:
    rows = content.record[0].tricks
    return [number for number in range(len(content.tricks)) if rows[number].published == NONE]
