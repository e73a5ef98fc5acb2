"""The position of a game of Spotted! as one fixed-size record, and the words for its numbers.

What a player is in the middle of writing is in the player's own part, so that seats are independent
of each other. Nothing in the record is random or secret.
"""

import numpy as np

from pipyard.core.record import Words

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
LAST_ROUND = 5
SPLITS = 125
"""The number of ways to split one die into groups and place them on five beetles."""
SPLIT_BITS = 63
SPLIT_WORDS = 2

PHASES = Words()
"""Phases of the table."""
WRITE = PHASES.add("write")
REROLL = PHASES.add("reroll")
PICK = PHASES.add("pick")
ROLL = PHASES.add("roll")
OVER = PHASES.add("over")

WRITINGS = Words()
"""What a player must write; idle means nothing."""
IDLE = WRITINGS.add("idle")
USE = WRITINGS.add("use")
BONUS = WRITINGS.add("bonus")
WALK = WRITINGS.add("walk")
MAGNIFY = WRITINGS.add("magnify")
MAGNIFIER = WRITINGS.add("magnifier")
FACTOR = WRITINGS.add("factor")

BONUSES = Words()
"""Bonuses of the cloverleaf track."""
STEPS_2 = BONUSES.add("steps2")
STEPS_3 = BONUSES.add("steps3")
GAIN_REROLL = BONUSES.add("reroll")
GAIN_MAGNIFIER = BONUSES.add("magnifier")
GAIN_ROUND = BONUSES.add("round")
DOUBLE = BONUSES.add("2x")
TRIPLE = BONUSES.add("3x")
POINTS_5 = BONUSES.add("+5")
POINTS_7 = BONUSES.add("+7")

FIELD_KINDS = (
    "one",
    "two",
    "three",
    "four",
    "five",
    "even",
    "odd",
    "different",
    "low",
    "high",
    "diagonal",
    "symmetrical",
    "step",
    "cloverleaf",
)
"""Kinds of meadow fields; those before steps are magnifiers."""
DIFFERENT = FIELD_KINDS.index("different")
STEP_FIELD = FIELD_KINDS.index("step")
CLOVER_FIELD = FIELD_KINDS.index("cloverleaf")
KINDS = STEP_FIELD
"""The number of kinds of magnifiers."""

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

`crossed` has a bit for each meadow field, `joined` for those connected to the start, `beside` for
those next to a joined one. `magnifiers` are kinds, NONE if the family has none. `dice` are in hand
and not used yet. `clovers` are earned and not taken from the track yet. `due` has bit v set for a
round bonus of v that is not assigned yet at a round's start; `bonus` is one from the track. The
other fields belong to what the player is in the middle of: steps left, the kind or factor to be
assigned.
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

`of_points` are the splits of a number of points; `fitting` those whose group for a place fits a
beetle with a number of spots; `gapless` those that leave no gap in a row with a number of beetles
started.
"""
SHEET_COUNTS = np.dtype(
    [
        ("reachable", "i8", WORDS),
        ("families", "i2", FAMILIES),
        ("extra", "i2"),
        ("circled", "i2"),
        ("track", "i2"),
        ("rerolls", "i2"),
        ("score", "i2"),
        ("full_beetles", "i2"),
        ("band", "i2"),
        ("asked", "i2"),
        ("writing", "i2"),
        ("bonuses", "i2"),
    ],
    align=True,
)
COUNTS = np.dtype(
    [
        ("sheets", SHEET_COUNTS, SEATS),
        ("round_bonus", "i2"),
        ("lowest_only", "i2"),
        ("picks", "i2"),
        ("picking", "i2", FAMILIES),
        ("winners", "i2"),
        ("chance", "i2"),
        ("whose", "i2"),
    ],
    align=True,
)
"""What can be counted in a position, for code that shows it.

`reachable` are the fields that may be crossed next. What the `families` and the other sources of
points score adds up to `score`; `band` is the band of a player who plays alone, else 0. `asked`
says who may act, `writing` what each must write, and `bonuses` which round bonuses must be placed,
bit v for one of v. `picking` are the seats of the next `picks`; `winners` are those who won, as
bits, once the game is over. `chance` is the kind of the next chance event, 0 if none, for the seat
`whose`.
"""

WRITTEN_TOGETHER = ("phase", "part", "box", "active", "second_roll")
"""The fields that are equal in two positions if only writing happened between them."""
