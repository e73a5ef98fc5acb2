"""The position of a game of Spots as one fixed-size record, and the words for its numbers.

Nothing in it is random or secret: an undrawn card is only known to be somewhere in the deck.
"""

from itertools import count

import numpy as np

from pipyard.core.record import Words

SEATS = 4
VALUES = 6
MOST_ASIDE = 20
PACK = 6
"""The most dog cards a player may have, scored ones included."""
DOGS_TO_WIN = 6
SAFE_SPOTS = 7
DICE = 40
TREATS = 20
POSITIONS = 6
MOST_DOGS = 64
CARDS = MOST_DOGS + 1
"""Room for every dog, and for one that nobody has looked at, which planners draw."""
MOST_TRICKS = 32
MOST_STEPS = 4
MOST_ASIDE = 20
MOST_SELECTIONS = 256
STACK = 8

PHASES = Words()
"""What a seat or chance must do next: the phases that can be seen from outside."""
TURN = PHASES.add("turn")
REROLL = PHASES.add("reroll")
DEAL = PHASES.add("deal")
CHOOSE_VALUE = PHASES.add("choose_value")
CHOOSE_DICE = PHASES.add("choose_dice")
NAME = PHASES.add("name")
SET_ASIDE = PHASES.add("set_aside")
SET_DIE = PHASES.add("set_die")
ADJUST = PHASES.add("adjust")
MOVE = PHASES.add("move")
TAKE = PHASES.add("take")
MORE = PHASES.add("more")
SEAT_PHASES = len(PHASES)
"""In the phases below this a seat acts; in those from here to `OVER`, chance acts."""
ROLL = PHASES.add("roll")
SETUP_ROLL = PHASES.add("setup_roll")
TURN_UP = PHASES.add("turn_up")
REVEAL = PHASES.add("reveal")
D0G_ROLL = PHASES.add("d0g_roll")
OVER = PHASES.add("over")

# What `advance` does next; never seen from outside.
_hidden = count(len(PHASES))
RESET = next(_hidden)
SETUP_DEAL = next(_hidden)
SETUP_ORDER = next(_hidden)
D0G_TRADE = next(_hidden)
BEGIN_TURN = next(_hidden)
ACTION = next(_hidden)
STEP = next(_hidden)
KEPT = next(_hidden)
DEALT = next(_hidden)
STEP_DONE = next(_hidden)
NEXT_STEP = next(_hidden)
DRAW = next(_hidden)
END_TURN = next(_hidden)

PLACES = Words()
"""Where a dog card is."""
IN_DECK = PLACES.add("deck")
ON_TOP = PLACES.add("top")
WITH_D0G = PLACES.add("d0g")
WITH_SEAT = PLACES.add("seat")

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

`filled` has bit v set if the space of value v has a die; `yard` and `roll` count dice by value.
`stack` is the number of tiles in a position, `order` the tiles seen so far, and `shown` is how many
of them are on top. `then` and `after` are where `advance` goes on when drawing or resetting is
done, and when a card has been turned up."""

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
"""`published` is the number of the published trick with the same steps: what was learned about
that trick is true for this one, whatever its own number is."""
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
"""Dogs, step programs, and the sets of dice that can be picked out of a roll."""

PLAYER_COUNTS = np.dtype(
    [("buried", "i2"), ("paws", "i2"), ("scored", "i2"), ("complete", "i2")], align=True
)
COUNTS = np.dtype(
    [
        ("players", PLAYER_COUNTS, SEATS),
        ("tricks", "i2", POSITIONS),
        ("asked", "i2"),
        ("chance", "i2"),
        ("whose", "i2"),
        ("outcomes", "i2"),
        ("listed", "i2", CARDS),
    ],
    align=True,
)
"""What can be counted in a position, for code that shows it.

`complete` has bit s set if the dog in slot s could be scored. `tricks` are those on top in each
position, NONE if none was seen. `asked` is the seat that may act, or NONE. `chance` is the kind of
the next chance event, 0 if none, and `whose` the seat or the stack it is for. `outcomes` is the
number of dice to roll, or else the number of cards or tricks in `listed` that may come up.
"""

OPERATIONS = Words()
"""What a step does."""
OP_ROLL = OPERATIONS.add("roll")
OP_DRAW = OPERATIONS.add("draw")
OP_TAKE_TREATS = OPERATIONS.add("take")
OP_RETURN_TREATS = OPERATIONS.add("return")
OP_ADJUST = OPERATIONS.add("adjust")
OP_MOVE = OPERATIONS.add("move")
OP_SET_DIE = OPERATIONS.add("set")
OP_SET_ASIDE = OPERATIONS.add("set aside")
OP_NAME = OPERATIONS.add("name")

SOURCES = Words()
"""What an amount is counted by."""
BY_NOTHING = SOURCES.add("nothing")
BY_PAWS = SOURCES.add("paws")
BY_TREATS = SOURCES.add("treats")
BY_HIGHEST_SPACE = SOURCES.add("highest space")
BY_FACEDOWN_OTHERS = SOURCES.add("facedown others")
BY_OPEN_DOGS = SOURCES.add("open dogs")
BY_JUST_BURIED = SOURCES.add("spots just buried")

ORIGINS = Words()
"""Where the dice of a roll come from."""
FROM_SUPPLY = ORIGINS.add("supply")
FROM_YARD = ORIGINS.add("yard")
FROM_ASIDE = ORIGINS.add("aside")

KEEPS = Words()
"""Which dice of a roll are kept."""
KEEP_ALL = KEEPS.add("all")
KEEP_VALUE = KEEPS.add("value")
KEEP_NAMED = KEEPS.add("named")
KEEP_DICE = KEEPS.add("dice")
KEEP_TOTAL = KEEPS.add("total")
