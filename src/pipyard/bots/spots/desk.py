"""The turn solver's working space: one frame for each choice or roll looked into, and a memory.

Nothing is allocated while it thinks. What was solved once in a search is remembered under a
64-bit digest of all that can differ within one turn.
"""

from typing import Any

import numpy as np

from pipyard.bots.spots.book import book_of
from pipyard.bots.spots.figures import FIGURES, copy_figures
from pipyard.bots.spots.mixing import cards_word, filled_word, mix, yard_word
from pipyard.bots.spots.net import NET
from pipyard.bots.spots.outlook import OUTLOOK
from pipyard.core.facts import LENGTH, Facts
from pipyard.core.jit import rule
from pipyard.games.spots.moves import MOST_LEGAL
from pipyard.games.spots.record import GAME, MOST_SELECTIONS

MOST_DEPTH = 200
MOST_ROLLED = 16
"""Dice of one roll that are looked into; before a larger one the position is judged as it lies."""
SLOTS = 1 << 17
_PROBES = 4
_FIRST = 0x1E3779B97F4A7C15

_FRAME = [
    ("game", GAME, 1),
    ("digest", "i8"),
    ("kind", "i8"),
    ("index", "i8"),
    ("count", "i8"),
    ("cards_left", "i8"),
    ("repeats_left", "i8"),
    ("used", "i8"),
    ("best", "i8"),
    ("sides", "i8"),
    ("value", "f8"),
    ("weight", "f8"),
    ("reroll", "f8"),
    ("bust", "f8"),
    ("moves", "i2", MOST_LEGAL),
    ("counts", "i2", 7),
    ("wanted", "i2", 7),
    ("table", "f8", MOST_SELECTIONS),
]
FRAME = np.dtype(_FRAME, align=True)
"""A position that is being looked into.

`used` is the tile of the trick, `index` the child that comes next of `count`; `value` is what was
found so far, `best` the move that brings it. A roll keeps what a reroll and a bust bring, the dice
`wanted` and, where only some dice are kept, a `table` of what each set of them brings.
"""
FRAME_WITH_FIGURES = np.dtype(
    [
        ("figures", "f8", FIGURES),
        ("reroll_figures", "f8", FIGURES),
        ("bust_figures", "f8", FIGURES),
        ("best_figures", "f8", FIGURES),
        ("figures_table", "f8", (MOST_SELECTIONS, FIGURES)),
        *_FRAME,
    ],
    align=True,
)
"""A position with the figures that are carried along with the value, and with what they compare.

They come first: Numba takes a record that another one begins with for the same kind.
"""
_MEMORY = [("digest", "i8"), ("search", "i8"), ("value", "f8")]
MEMORY = np.dtype(_MEMORY, align=True)
MEMORY_WITH_FIGURES = np.dtype([("figures", "f8", FIGURES), *_MEMORY], align=True)


def desk_of(pages: int, *, with_figures: bool = False) -> np.dtype[np.void]:
    """Return the record of a search with a book of so many pages, and with figures if wanted.

    It tells who judges the positions left behind, for which seat, and how far it may look. `nodes`
    counts positions, up to `limit`. When it is done, `value` is what the best move brings and `cut`
    how many positions were judged though the turn could go on: if none, the value is exact.
    `cards` and `repeats` tell how many of them were followed. With figures there are those of the
    value found last, what the player had done before, and a buffer for what happens.
    """
    fields: list[Any] = [
        ("frames", FRAME_WITH_FIGURES if with_figures else FRAME, MOST_DEPTH),
        ("spare", GAME, 1),
        ("after", GAME, 1),
        ("outlook", OUTLOOK),
        ("net", NET),
        ("memory", MEMORY_WITH_FIGURES if with_figures else MEMORY, SLOTS),
        ("book", book_of(pages)),
        ("search", "i8"),
        ("judge", "i8"),
        ("seat", "i8"),
        ("nodes", "i8"),
        ("limit", "i8"),
        ("cut", "i8"),
        ("cards", "i8"),
        ("repeats", "i8"),
        ("value", "f8"),
        ("doubt", "f8"),
    ]
    if with_figures:
        fields += [
            ("figures", "f8", FIGURES),
            ("done", "i8"),
            ("scored", "i8"),
            ("facts", "i2", LENGTH),
        ]
    return np.dtype(fields, align=True)


DESK = desk_of(1)
"""A bot's search, which needs no book."""


@rule
def digest_of(frame: np.record, seat: int) -> int:
    """Digest all that can differ between the positions of one search."""
    game = frame.game[0]
    player = game.players[seat]
    digest = mix(_FIRST, cards_word(player))
    digest = mix(digest, filled_word(player) << 6 | int(game.supply_dice))
    digest = mix(digest, yard_word(player))
    word = int(game.phase) << 6 | int(player.treats)
    for value in range(1, 7):
        word = word << 6 | int(game.roll[value])
    digest = mix(digest, word << 6 | int(game.rolling))
    word = int(game.turn) << 4 | int(frame.used)
    word = word << 3 | int(game.step)
    word = word << 3 | int(game.named)
    word = word << 6 | int(game.aside)
    word = word << 6 | int(game.threshold)
    word = word << 6 | int(game.adjustments)
    word = word << 4 | int(game.draws)
    digest = mix(digest, word << 7 | int(game.top) + 1)
    word = int(game.just_buried) << 8 | int(game.times)
    word = (word << 6 | int(game.then)) << 6 | int(game.after)
    digest = mix(digest, (word << 6 | frame.cards_left) << 6 | frame.repeats_left)
    for other in range(game.seats):
        # Only Dig changes these; whether it made somebody bust shows in the supply.
        if other != seat:
            digest = mix(digest, yard_word(game.players[other]))
    return digest


@rule
def recall(desk: np.record, digest: int) -> int:
    """Return where a digest is remembered from this search, -1 if nowhere."""
    place = digest & (SLOTS - 1)
    for probe in range(_PROBES):
        slot = (place + probe) & (SLOTS - 1)
        known = desk.memory[slot]
        if known.search == desk.search and known.digest == digest:
            return slot
    return -1


@rule
def remember(desk: np.record, digest: int, value: float, facts: Facts) -> None:
    """Remember a value for the rest of the search, if need be instead of an older one."""
    place = digest & (SLOTS - 1)
    slot = place
    for probe in range(_PROBES):
        slot = (place + probe) & (SLOTS - 1)
        if desk.memory[slot].search != desk.search:
            break
    known = desk.memory[slot]
    known.search = desk.search
    known.digest = digest
    known.value = value
    if facts is not None:
        copy_figures(desk.figures, known.figures)
