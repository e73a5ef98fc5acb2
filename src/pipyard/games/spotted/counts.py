"""Numbers that can be counted or seen on a sheet. Nothing here changes a position."""

from typing import TypeAlias

import numpy as np

from pipyard.core.jit import rule
from pipyard.core.record import NONE
from pipyard.games.spotted.record import (
    BEETLES,
    DIFFERENT,
    FAMILIES,
    MOST_SPOTS,
    WORD_BITS,
    WORDS,
)

Words: TypeAlias = np.ndarray[tuple[int], np.dtype[np.int64]]
"""A set of meadow fields, 60 to a word."""
BANDS = (40, 60, 75, 90)
"""The highest solo score of each band but the last."""


@rule
def fitting_splits(player: np.record, family: int, content: np.record, word: int) -> int:
    """Return the splits, as a word of bits, whose groups all fit and leave no gap in the row."""
    found = -1
    started = 0
    while started < BEETLES and player.beetles[family, started]:
        found &= content.fitting[started, player.beetles[family, started], word]
        started += 1
    return found & content.gapless[started, word]


@rule
def is_part_of(points: int, face: int) -> bool:
    """Return whether part of a die can have this many points: a pair is never halved."""
    return points // 2 <= face // 2 and (points & 1) <= (face & 1)


@rule
def most_spots(player: np.record, family: int, content: np.record, face: int) -> int:
    """Return the most points of a die that a family can take; 0 if none."""
    low = fitting_splits(player, family, content, 0)
    high = fitting_splits(player, family, content, 1)
    points = face
    while points > 0 and not (
        is_part_of(points, face)
        and (low & content.of_points[points, 0] or high & content.of_points[points, 1])
    ):
        points -= 1
    return points


@rule
def fields_left(player: np.record, content: np.record) -> int:
    """Return the number of uncrossed meadow fields; all of them can be reached sooner or later."""
    return content.field_count - player.fields_crossed


@rule
def most_of_bonus(player: np.record, content: np.record, value: int) -> int:
    """Return the most points of a round bonus that any family can take."""
    most = 0
    for family in range(FAMILIES):
        most = max(most, most_spots(player, family, content, value))
    return most


@rule
def round_value(game: np.record) -> int:
    """Return the current round bonus: the highest box crossed off."""
    return 2 if game.seats > 4 and game.box == 1 else game.box


@rule
def has_bit(words: Words, field: int) -> bool:
    """Return whether a field is in a set of fields."""
    return words[field // WORD_BITS] >> field % WORD_BITS & 1 == 1


@rule
def without_magnifier(player: np.record) -> bool:
    """Return whether any family has no magnifier yet."""
    for family in range(FAMILIES):
        if player.magnifiers[family] == NONE:
            return True
    return False


@rule
def without_factor(player: np.record) -> bool:
    """Return whether any family has no factor yet."""
    for family in range(FAMILIES):
        if player.factors[family] == 1:
            return True
    return False


@rule
def magnifier_left(player: np.record, content: np.record) -> bool:
    """Return whether any magnifier of the meadow is not crossed yet."""
    for word in range(WORDS):
        if content.magnifier_fields[word] & ~player.crossed[word]:
            return True
    return False


@rule
def matching_beetles(player: np.record, family: int, content: np.record) -> int:
    """Return how many beetles of a family count under its magnifier."""
    kind = player.magnifiers[family]
    if kind == NONE:
        return 0
    count = 0
    seen = 0
    for place in range(BEETLES):
        spots = player.beetles[family, place]
        if kind == DIFFERENT:
            if spots and not seen >> spots & 1:
                count += 1
            seen |= 1 << spots
        else:
            count += content.matches[kind, spots]
    return count


@rule
def family_score(player: np.record, family: int, content: np.record) -> int:
    """Return what a family scores: its matching beetles times its factor."""
    return matching_beetles(player, family, content) * player.factors[family]


@rule
def total_score(player: np.record, content: np.record) -> int:
    """Return what a sheet would score if the game ended now."""
    total = player.points + 2 * player.extra + player.rerolls - player.rerolls_used
    for family in range(FAMILIES):
        total += family_score(player, family, content) + 2 * player.circled[family]
    return total


@rule
def full_beetles(player: np.record) -> int:
    """Return the number of beetles with five spots, which breaks a tie."""
    count = 0
    for family in range(FAMILIES):
        for place in range(BEETLES):
            if player.beetles[family, place] == MOST_SPOTS:
                count += 1
    return count


@rule
def band_of(score: int) -> int:
    """Return the number of the solo band of a score, from 1."""
    band = 1
    for limit in BANDS:
        if score > limit:
            band += 1
    return band


@rule
def winning_seats(game: np.record, content: np.record) -> int:
    """Return who won, as bits: highest total, then most full beetles; players who tie share it."""
    best = -1
    winners = 0
    for seat in range(game.seats):
        player = game.players[seat]
        result = total_score(player, content) * 100 + full_beetles(player)
        if result > best:
            best = result
            winners = 0
        if result == best:
            winners |= 1 << seat
    return winners
