"""What a player of Spots observes: named numbers from about 0 to 1, for a learner.

The acting player comes first, then the others in turn order.
"""

from collections.abc import Iterator

import numpy as np

from pipyard.core.jit import rule
from pipyard.core.record import NONE
from pipyard.games.spots.content import STACK_POSITIONS
from pipyard.games.spots.counts import trick_at
from pipyard.games.spots.record import (
    DICE,
    MOST_STEPS,
    PACK,
    PHASES,
    POSITIONS,
    SAFE_SPOTS,
    SEAT_PHASES,
    STACK,
    TREATS,
    TURN,
)
from pipyard.lab.stepping import Row

# Factors for counts, so that most values lie between 0 and 1.
FEW = 1 / 6
"""For small counts: dice of one value, treats, repeats."""
OF_STEPS = 1 / MOST_STEPS
OF_SPOTS = 1 / SAFE_SPOTS
OF_DICE = 1 / DICE
OF_TREATS = 1 / TREATS
OF_DOGS = 1 / PACK
OF_DECK = 1 / 32
OF_STACK = 1 / STACK


def feature_names(seats: int, *, off_leash: bool) -> tuple[str, ...]:
    """Return the names of a table's features, in the order in which they are written."""
    names = [*_table_names(), *(_tile_names() if off_leash else ())]
    players = ["own", *(f"other{number}" for number in range(1, seats))]
    return (*names, *(f"{who}.{name}" for who in players for name in _player_names()))


def _table_names() -> Iterator[str]:
    yield from (f"phase.{phase}" for phase in PHASES[:SEAT_PHASES])
    yield from (f"doing.{position}" for position in range(1, POSITIONS + 1))
    yield from ("step", "times", "named", "just_buried", "threshold", "adjustments", "aside")
    yield from (f"roll.{value}" for value in range(1, 7))
    yield from ("supply.dice", "supply.treats", "deck", "d0g.treats", "d0g.scored")
    yield from (f"top.wants.{value}" for value in range(1, 7))
    yield "top.paws"
    for position in range(1, POSITIONS + 1):
        yield from (f"tile{position}.facedown", f"tile{position}.treats")


def _tile_names() -> Iterator[str]:
    for colour in STACK_POSITIONS:
        yield from (f"{colour}.trick.{number}" for number in range(1, STACK + 1))
        yield f"{colour}.unseen"


def _player_names() -> Iterator[str]:
    yield from ("treats", "dogs", "scored", "spots")
    yield from (f"yard.{value}" for value in range(1, 7))
    for slot in range(1, PACK + 1):
        yield from (f"dog{slot}.wants.{value}" for value in range(1, 7))
        yield from (f"dog{slot}.has.{value}" for value in range(1, 7))
        yield from (f"dog{slot}.complete", f"dog{slot}.scored", f"dog{slot}.paws")


@rule
def observe(game: np.record, content: np.record, seat: int, row: Row) -> None:
    """Write what a seat sees into a row of zeros."""
    at = _observe_table(game, content, row)
    if game.tiles[1].stack > 1:
        at = _observe_stacks(game, content, row, at)
    for step in range(game.seats):
        player = game.players[(seat + step) % game.seats]
        at = _observe_player(player, content, row, at)


@rule
def _observe_table(game: np.record, content: np.record, row: Row) -> int:
    row[game.phase] = 1.0
    at = SEAT_PHASES
    if game.phase != TURN:
        row[at + game.position] = 1.0
        row[at + 6] = game.step * OF_STEPS
        row[at + 7] = game.times * FEW
        row[at + 8] = game.named * FEW
        row[at + 9] = game.just_buried * OF_SPOTS
        row[at + 10] = game.threshold * OF_SPOTS
        row[at + 11] = game.adjustments * FEW
        row[at + 12] = game.aside * FEW
        for value in range(1, 7):
            row[at + 12 + value] = game.roll[value] * FEW
    at += 19
    row[at] = game.supply_dice * OF_DICE
    row[at + 1] = game.supply_treats * OF_TREATS
    row[at + 2] = game.deck * OF_DECK
    row[at + 3] = game.d0g_treats * FEW
    row[at + 4] = game.d0g_scored * OF_DOGS
    at += 5
    if game.top != NONE:
        card = content.cards[game.top]
        for place in range(6):
            row[at + place] = card.spaces >> (place + 1) & 1
        row[at + 6] = card.paws * FEW
    at += 7
    for position in range(POSITIONS):
        row[at] = game.tiles[position].facedown
        row[at + 1] = game.tiles[position].treats * FEW
        at += 2
    return at


@rule
def _observe_stacks(game: np.record, content: np.record, row: Row, at: int) -> int:
    """Write which trick of its color lies on top of each stack."""
    for position in range(POSITIONS):
        tile = game.tiles[position]
        if position in (0, 3):
            continue
        if tile.seen:
            trick = trick_at(game, position)
            place = 0
            for other in range(trick):
                if content.tricks[other].stack == position:
                    place += 1
            row[at + place] = 1.0
        row[at + STACK] = (tile.stack - tile.seen) * OF_STACK
        at += STACK + 1
    return at


@rule
def _observe_player(player: np.record, content: np.record, row: Row, at: int) -> int:
    row[at] = player.treats * FEW
    row[at + 1] = player.cards * OF_DOGS
    spots = 0
    for value in range(1, 7):
        dice = player.yard[value]
        spots += value * dice
        row[at + 3 + value] = dice * FEW
    row[at + 3] = spots * OF_SPOTS
    row[at + 2] = _observe_dogs(player, content, row, at + 10) * OF_DOGS
    return at + 10 + PACK * 15


@rule
def _observe_dogs(player: np.record, content: np.record, row: Row, at: int) -> int:
    """Write a player's dogs into zeros, and return how many are scored.

    This is a single function, because a call for each dog would take as long as the rest.
    """
    scored_dogs = 0
    for slot in range(player.cards):
        dog = player.dogs[slot]
        card = content.cards[dog.card]
        filled = int(dog.filled)
        scored = int(dog.scored)
        wants = 0 if scored else card.spaces & ~filled
        if wants:
            for place in range(6):
                row[at + place] = wants >> (place + 1) & 1
        if filled:
            for place in range(6):
                row[at + 6 + place] = filled >> (place + 1) & 1
        if scored:
            row[at + 13] = 1.0
        elif wants == 0:
            row[at + 12] = 1.0
        row[at + 14] = card.paws * FEW
        scored_dogs += scored
        at += 15
    return scored_dogs
