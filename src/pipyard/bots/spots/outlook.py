"""What the greedy bot sees in a pack: spaces to fill, dice at stake, spots buried.

Worth is measured in dice: 1 is a die on a dog. The weights were set by hand and checked by how many
turns games between greedy bots take.
"""

import numpy as np

from pipyard.core.jit import rule
from pipyard.games.spots.counts import buried_spots, empty_spaces
from pipyard.games.spots.moves import MOST_LEGAL
from pipyard.games.spots.record import DOGS_TO_WIN, GAME, MOST_SELECTIONS, SAFE_SPOTS

MOST_FORESEEN = 12
"""Dice beyond this number in one roll are left out of the odds."""
SPOT_LEVELS = SAFE_SPOTS + 1
_CELLS = (MOST_FORESEEN + 1) * SPOT_LEVELS

OUTLOOK = np.dtype(
    [
        ("wanted", "i2", 7),
        ("closing", "i2", 7),
        ("spaces", "i2"),
        ("dogs", "i2"),
        ("complete", "i2"),
        ("scored", "i2"),
        ("spots", "i2"),
        ("treats", "i2"),
        ("discard_below", "i2"),
        ("discard_above", "i2"),
        ("counts", "i2", 7),
        ("caution", "f8"),
        ("worth", "f8"),
        ("stake", "f8"),
        ("survival", "f8"),
        ("safe", "f8", _CELLS),
        ("left", "f8", _CELLS),
        ("gain", "f8", _CELLS),
        ("full", "f8", _CELLS),
        ("hoped", "f8", MOST_SELECTIONS),
        ("chance", "f8", MOST_SELECTIONS),
    ],
    align=True,
)
"""One player's prospects.

`wanted` counts empty spaces by value, and `closing` those that would complete a dog; `spaces` is
their sum, `dogs` the unscored dogs, and `complete` those without an empty space. `stake` is what a
bust would cost. `caution` is how much more than that it is feared, or less if it is negative.
`survival` is the chance that the latest roll does not bust. Dice below `discard_below` need not be
buried; dice above `discard_above` leave the roll. The arrays at the end are working space for the
odds.
"""

SCRATCH = np.dtype(
    [("legal", "i2", MOST_LEGAL), ("count", "i8"), ("spare", GAME, 1), ("outlook", OUTLOOK)],
    align=True,
)
"""What a bot picks from, and where it tries moves.

The legal moves and their number; a spare position and its outlook.
"""

COMPLETE = 0.6
"""A dog with all its dice, in addition to the dice themselves."""
SCORED = 2.3
"""A scored dog, which nothing can take away, in addition to a complete one."""
WON = 1000.0
ROOM = 0.25
"""A value that has an empty space somewhere: it makes every later roll safer."""
SPOT = 0.08
"""The disadvantage of one buried spot."""
DANGER = 0.3
"""The share of the stake that a full yard is likely to cost at some time."""
FIRST_TREATS = 0.75
MORE_TREATS = 0.2
USEFUL_TREATS = 3
"""Treats up to this number are worth more than those beyond."""


@rule
def look(game: np.record, content: np.record, seat: int, outlook: np.record) -> None:
    """Write what a player has and needs."""
    player = game.players[seat]
    for value in range(1, 7):
        outlook.wanted[value] = 0
        outlook.closing[value] = 0
    outlook.spaces = 0
    outlook.dogs = 0
    outlook.complete = 0
    outlook.scored = 0
    outlook.spots = buried_spots(player)
    outlook.treats = player.treats
    outlook.discard_below = 0
    outlook.discard_above = 6
    outlook.survival = 1.0
    outlook.stake = 0.0
    banked = 0.0
    for slot in range(player.cards):
        dog = player.dogs[slot]
        if dog.scored:
            outlook.scored += 1
            banked += content.cards[dog.card].space_count + COMPLETE + SCORED
        else:
            outlook.dogs += 1
            _look_at_dog(dog, content, outlook)
    outlook.worth = (
        banked
        + outlook.stake
        + ROOM * wanted_values(outlook)
        + treats_worth(player.treats)
        - yard_cost(outlook, outlook.spots)
    )


@rule
def _look_at_dog(dog: np.record, content: np.record, outlook: np.record) -> None:
    empty = empty_spaces(dog, content)
    missing = 0
    last = 0
    for value in range(1, 7):
        if empty >> value & 1:
            outlook.wanted[value] += 1
            missing += 1
            last = value
    outlook.spaces += missing
    filled = content.cards[dog.card].space_count - missing
    outlook.stake += filled if missing else filled + COMPLETE
    if missing == 0:
        outlook.complete += 1
    if missing == 1:
        outlook.closing[last] += 1


@rule
def wanted_values(outlook: np.record) -> int:
    """Return how many of the six values have an empty space."""
    count = 0
    for value in range(1, 7):
        if outlook.wanted[value]:
            count += 1
    return count


@rule
def treats_worth(treats: int) -> float:
    """Return what treats in hand are worth: the first few are worth most."""
    few = min(treats, USEFUL_TREATS)
    return FIRST_TREATS * few + MORE_TREATS * (treats - few)


@rule
def yard_cost(outlook: np.record, spots: int) -> float:
    """Return what buried spots cost: some disadvantage, and a share of the stake."""
    return SPOT * spots + danger(spots) * outlook.stake


@rule
def danger(spots: int) -> float:
    """Return the share of the stake that counts as lost: more, the fuller the yard."""
    fullness = spots / SAFE_SPOTS
    return DANGER * fullness * fullness


@rule
def scoring_worth(outlook: np.record) -> float:
    """Return the worth of filling the last empty space and scoring all dogs at once."""
    if outlook.scored + outlook.dogs == DOGS_TO_WIN:
        return WON
    return SCORED * outlook.dogs
