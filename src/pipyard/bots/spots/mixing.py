"""Positions as digests: 64 bits for everything that can differ."""

from typing import Any

import numpy as np

from pipyard.core.jit import rule, wrapping_rule

_MIX = np.uint64(0xD6E8FEB86659FD93)


@wrapping_rule
def mix(digest: int, word: int) -> int:
    """Mix one more word into a digest."""
    mixed: Any = (np.uint64(digest) ^ np.uint64(word)) * _MIX
    folded: Any = np.int64(mixed ^ (mixed >> np.uint64(32)))
    return folded


@rule
def cards_word(player: np.record) -> int:
    """Return as a word which dogs a player has, and which of them are scored."""
    word = int(player.cards)
    for slot in range(player.cards):
        dog = player.dogs[slot]
        word = (word << 7 | int(dog.card)) << 1 | int(dog.scored)
    return word


@rule
def filled_word(player: np.record) -> int:
    """Return as a word which spaces of a player's dogs are filled."""
    word = 0
    for slot in range(player.cards):
        word = word << 6 | int(player.dogs[slot].filled) >> 1
    return word


@rule
def yard_word(player: np.record) -> int:
    """Return as a word which dice a player has buried."""
    word = 0
    for value in range(1, 7):
        word = word << 6 | int(player.yard[value])
    return word
