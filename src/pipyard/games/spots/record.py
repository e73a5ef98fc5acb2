"""The position of a game of Spots as one fixed-size record, and the words for its numbers.

Nothing random and nothing secret is in it: an undrawn card is only known to be somewhere in the
deck.
"""

import numpy as np

SEATS = 4
PACK = 6
"""Dog cards a player may have, scored ones included."""
DOGS_TO_WIN = 6
SAFE_SPOTS = 7
DICE = 40
TREATS = 20
POSITIONS = 6
MOST_DOGS = 64
CARDS = MOST_DOGS + 1
"""Room for every dog, and for one that nobody has looked at: planners draw such a card."""
MOST_TRICKS = 32
MOST_STEPS = 4
MOST_ASIDE = 20
MOST_SELECTIONS = 256
STACK = 8


# Phases: what a seat is asked for.
TURN = 0
REROLL = 1
DEAL = 2
CHOOSE_VALUE = 3
CHOOSE_DICE = 4
NAME = 5
SET_ASIDE = 6
SET_DIE = 7
ADJUST = 8
MOVE = 9
TAKE = 10
MORE = 11
# Phases: what chance is asked for.
ROLL = 12
SETUP_ROLL = 13
TURN_UP = 14
REVEAL = 15
D0G_ROLL = 16
# The game has ended.
OVER = 17
# Phases never seen from outside: what `advance` does next.
RESET = 18
SETUP_DEAL = 19
SETUP_ORDER = 20
D0G_TRADE = 21
BEGIN_TURN = 22
ACTION = 23
STEP = 24
KEPT = 25
DEALT = 26
STEP_DONE = 27
NEXT_STEP = 28
DRAW = 29
END_TURN = 30

PHASES = (
    "turn",
    "reroll",
    "deal",
    "choose_value",
    "choose_dice",
    "name",
    "set_aside",
    "set_die",
    "adjust",
    "move",
    "take",
    "more",
    "roll",
    "setup_roll",
    "turn_up",
    "reveal",
    "d0g_roll",
    "over",
)
"""Names of the phases that can be seen from outside, by number."""

# Where a dog card is.
IN_DECK = 0
ON_TOP = 1
WITH_D0G = 2
WITH_SEAT = 3

DOG = np.dtype([("card", "i2"), ("filled", "i2"), ("scored", "i2")], align=True)
PLAYER = np.dtype(
    [
        ("treats", "i2"),
        ("cards", "i2"),
        ("yard", "i2", 7),
        ("dogs", DOG, PACK),
    ],
    align=True,
)
TILE = np.dtype(
    [
        ("facedown", "i2"),
        ("treats", "i2"),
        ("stack", "i2"),
        ("seen", "i2"),
        ("shown", "i2"),
        ("order", "i2", STACK),
    ],
    align=True,
)
GAME = np.dtype(
    [
        ("players", PLAYER, SEATS),
        ("tiles", TILE, POSITIONS),
        ("where", "i2", CARDS),
        ("seats", "i2"),
        ("solo", "i2"),
        ("turn", "i2"),
        ("winner", "i2"),
        ("phase", "i2"),
        ("then", "i2"),
        ("after", "i2"),
        ("supply_dice", "i2"),
        ("supply_treats", "i2"),
        ("top", "i2"),
        ("deck", "i2"),
        ("d0g_treats", "i2"),
        ("d0g_scored", "i2"),
        ("position", "i2"),
        ("step", "i2"),
        ("times", "i2"),
        ("named", "i2"),
        ("just_buried", "i2"),
        ("threshold", "i2"),
        ("adjustments", "i2"),
        ("aside", "i2"),
        ("rolling", "i2"),
        ("roll", "i2", 7),
        ("draws", "i2"),
        ("pointer", "i2"),
        ("contenders", "i2"),
    ],
    align=True,
)
"""A position.

`filled` holds bit v where the space of value v holds a die; `yard` and `roll` count dice by
value; `stack` is the number of tiles in a position and `order` the tiles seen so far, `shown` of
them on top. `then` and `after` say where `advance` goes on when drawing or resetting is done and
when a card has been turned up."""

CARD = np.dtype([("spaces", "i2"), ("paws", "i2"), ("space_count", "i2")], align=True)
STEP_DTYPE = np.dtype(
    [
        ("op", "i2"),
        ("fixed", "i2"),
        ("per", "i2"),
        ("source", "i2"),
        ("grow", "i2"),
        ("origin", "i2"),
        ("own", "i2"),
        ("keep", "i2"),
        ("kept", "i2"),
        ("reroll_any", "i2"),
        ("discard_below", "i2"),
        ("may", "i2"),
        ("again", "i2"),
        ("least", "i2"),
        ("most", "i2"),
    ],
    align=True,
)
TRICK = np.dtype(
    [("stack", "i2"), ("length", "i2"), ("published", "i2"), ("steps", STEP_DTYPE, MOST_STEPS)],
    align=True,
)
"""`published` is the number of the published trick with the same steps: what was learned of that
trick holds for this one, wherever it stands among others."""
SELECTION = np.dtype([("dice", "i2"), ("total", "i2"), ("counts", "i2", 7)], align=True)
CONTENT = np.dtype(
    [
        ("dog_count", "i2"),
        ("trick_count", "i2"),
        ("selection_count", "i2"),
        ("cards", CARD, CARDS),
        ("tricks", TRICK, MOST_TRICKS),
        ("selections", SELECTION, MOST_SELECTIONS),
    ],
    align=True,
)
"""Dogs, step programs and the sets of dice that can be picked out of a roll."""

# Operations of a step.
OP_ROLL = 0
OP_DRAW = 1
OP_TAKE_TREATS = 2
OP_RETURN_TREATS = 3
OP_ADJUST = 4
OP_MOVE = 5
OP_SET_DIE = 6
OP_SET_ASIDE = 7
OP_NAME = 8

# What an amount is counted by.
BY_NOTHING = 0
BY_PAWS = 1
BY_TREATS = 2
BY_HIGHEST_SPACE = 3
BY_FACEDOWN_OTHERS = 4
BY_OPEN_DOGS = 5
BY_JUST_BURIED = 6

# Where the dice of a roll come from.
FROM_SUPPLY = 0
FROM_YARD = 1
FROM_ASIDE = 2

# Which dice of a roll are kept.
KEEP_ALL = 0
KEEP_VALUE = 1
KEEP_NAMED = 2
KEEP_DICE = 3
KEEP_TOTAL = 4
