"""The turn solver's working space: a frame for each choice or roll in the search, and a memory.

Nothing is allocated during a search. What a search has solved is remembered under a 64-bit digest
of everything that can differ within one turn.
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
"""The most dice of one roll that are searched; before a larger roll the position is judged."""
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
"""A position in the search.

`used` is the tile of the trick, `index` the next child out of `count`. `value` is the best so far,
and `best` the move that leads to it. A roll keeps the values of a reroll and a bust, the dice
`wanted`, and, if only some dice are kept, a `table` with the value of each set of them.
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
"""A position with the figures that are kept along with the value, and what they compare.

The plain frame comes first: Numba accepts a record that begins with another one as that type.
"""
_MEMORY = [("digest", "i8"), ("search", "i8"), ("value", "f8")]
MEMORY = np.dtype(_MEMORY, align=True)
MEMORY_WITH_FIGURES = np.dtype([("figures", "f8", FIGURES), *_MEMORY], align=True)


def desk_of(pages: int, *, with_figures: bool = False) -> np.dtype[np.void]:
    """Return the record of a search with a book of a number of pages, with figures if wanted.

    It says who judges the positions at the end of the turn, for which seat, and how far it may
    look. `nodes` counts positions, up to `limit`. After the search, `value` is the value of the
    best move, and `cut` how many positions were judged although the turn could go on: if none, the
    value is exact. `cards` and `repeats` say how many of them were searched. With figures, it also
    has those of the latest value, what the player had done before, and a buffer for facts.
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
    """Return a digest of everything that can differ between the positions of one search."""
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
        # Only Dig changes these; whether it made a player bust shows in the supply.
        if other != seat:
            digest = mix(digest, yard_word(game.players[other]))
    return digest


@rule
def recall(desk: np.record, digest: int) -> int:
    """Return where this search has a digest in its memory, -1 if nowhere."""
    place = digest & (SLOTS - 1)
    for probe in range(_PROBES):
        slot = (place + probe) & (SLOTS - 1)
        known = desk.memory[slot]
        if known.search == desk.search and known.digest == digest:
            return slot
    return -1


@rule
def remember(desk: np.record, digest: int, value: float, facts: Facts) -> None:
    """Remember a value for the rest of the search, replacing an older one if necessary."""
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
