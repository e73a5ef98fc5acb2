"""The position of a game of Spotted! as one fixed-size record, and the words for its numbers.

What a player is in the middle of writing lives in the player's own part, so that seats are
independent of each other. Nothing random and nothing secret is in the record.
"""

import numpy as np

SEATS = 6
FAMILIES = 6
BEETLES = 5
MOST_SPOTS = 5
CLOVER = 6
"""The face of a die that shows a cloverleaf: the highest of all."""
WORD_BITS = 60
WORDS = 2
MOST_FIELDS = WORDS * WORD_BITS
MOST_BONUSES = 40
KINDS = 12
LAST_ROUND = 5
SPLITS = 125
"""Ways to split one die into groups and place them on five beetles."""
SPLIT_BITS = 63
SPLIT_WORDS = 2

# Phases of the table.
WRITE = 0
REROLL = 1
PICK = 2
ROLL = 3
OVER = 4
PHASES = ("write", "reroll", "pick", "roll", "over")
"""Names of the table's phases, by number."""

# What a player is asked to write; IDLE is nothing.
IDLE = 0
USE = 1
BONUS = 2
WALK = 3
MAGNIFY = 4
MAGNIFIER = 5
FACTOR = 6
WRITINGS = ("idle", "use", "bonus", "walk", "magnify", "magnifier", "factor")
"""Names of what a player is asked to write, by number."""

# Bonuses of the cloverleaf track.
STEPS_2 = 0
STEPS_3 = 1
GAIN_REROLL = 2
GAIN_MAGNIFIER = 3
GAIN_ROUND = 4
DOUBLE = 5
TRIPLE = 6
POINTS_5 = 7
POINTS_7 = 8

# Kinds of meadow fields; 0 to 11 are magnifiers.
DIFFERENT = 7
STEP_FIELD = 12
CLOVER_FIELD = 13

# Parts of a round that are written at the same time.
ROUND_BONUS = 0
DICE = 1

PLAYER = np.dtype(
    [
        ("crossed", "i8", WORDS),
        ("joined", "i8", WORDS),
        ("beside", "i8", WORDS),
        ("beetles", "i2", (FAMILIES, BEETLES)),
        ("circled", "i2", FAMILIES),
        ("magnifiers", "i2", FAMILIES),
        ("factors", "i2", FAMILIES),
        ("dice", "i2", FAMILIES),
        ("fields_crossed", "i2"),
        ("track", "i2"),
        ("clovers", "i2"),
        ("rerolls", "i2"),
        ("rerolls_used", "i2"),
        ("extra", "i2"),
        ("points", "i2"),
        ("writing", "i2"),
        ("due", "i2"),
        ("bonus", "i2"),
        ("steps", "i2"),
        ("kind", "i2"),
        ("factor", "i2"),
        ("after_magnifier", "i2"),
    ],
    align=True,
)
"""A player's sheet.

`crossed` holds a bit for each meadow field, `joined` those connected to the start, `beside` those
next to a joined one. `magnifiers` are kinds, NONE without one. `dice` are in hand and still to be
used. `clovers` are earned and not yet taken from the track. `due` holds bit v for a round bonus of
v still to be assigned at a round's start; `bonus` is one from the track. The rest belongs to what
the player is in the middle of: steps left, the kind or factor to be assigned.
"""
GAME = np.dtype(
    [
        ("players", PLAYER, SEATS),
        ("rolling", "i4"),
        ("seats", "i4"),
        ("phase", "i2"),
        ("part", "i2"),
        ("box", "i2"),
        ("active", "i2"),
        ("picks", "i2"),
        ("second_roll", "i2"),
        ("table", "i2", FAMILIES),
    ],
    align=True,
)
"""A position.

`box` is the round's number, `table` the faces of the dice nobody has taken, `rolling` the dice to
be rolled as bits, `second_roll` the roll of a solo round without re-rolls.
"""
CONTENT = np.dtype(
    [
        ("beside", "i8", (MOST_FIELDS, WORDS)),
        ("magnifier_fields", "i8", WORDS),
        ("of_points", "i8", (MOST_SPOTS + 1, SPLIT_WORDS)),
        ("fitting", "i8", (BEETLES, MOST_SPOTS + 1, SPLIT_WORDS)),
        ("gapless", "i8", (BEETLES + 1, SPLIT_WORDS)),
        ("field_count", "i4"),
        ("start", "i4"),
        ("track_length", "i4"),
        ("kinds", "i2", MOST_FIELDS),
        ("track", "i2", MOST_BONUSES),
        ("reroll_symbols", "i2"),
        ("bonus_places", "i2", FAMILIES),
        ("bonus_counts", "i2", FAMILIES),
        ("matches", "i2", (KINDS, MOST_SPOTS + 1)),
        ("splits", "i2", (SPLITS, BEETLES)),
    ],
    align=True,
)
"""A sheet as the rules read it, and all splits, with sets of them as bits.

`of_points` are the splits of so many points; `fitting` those whose group for a place fits a beetle
with so many spots; `gapless` those that leave no gap in a row with so many beetles started.
"""
