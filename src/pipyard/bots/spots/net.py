"""A small net that judges a position: its inputs and its output.

It looks from the seat of a player whose turn has just ended: at that player, then at the others
clockwise, then at the tiles and the supply. A solo player is judged after d0g's turn, by a separate
net. The output is the chance to win.
"""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np

from pipyard.bots.weights import read_weights, stamp_of
from pipyard.core.arithmetic import exp
from pipyard.core.jit import rule
from pipyard.core.record import unchangeable
from pipyard.games.spots.content import standard_content
from pipyard.games.spots.counts import buried_dice, buried_spots, empty_spaces, trick_at
from pipyard.games.spots.record import (
    DOGS_TO_WIN,
    GAME,
    IN_DECK,
    MOST_TRICKS,
    PACK,
    POSITIONS,
    SAFE_SPOTS,
    SEATS,
)

Sights: TypeAlias = np.ndarray[tuple[int], np.dtype[np.float32]]

# The inputs for one player, and where they are.
WANTED = 0
"""Empty spaces by value."""
ROOM = WANTED + 6
"""Whether a value has an empty space."""
CLOSING = ROOM + 6
"""The last empty space of a dog, by value."""
SCORED = CLOSING + 6
"""How many dogs are scored, as one of six."""
DOGS = SCORED + DOGS_TO_WIN
COMPLETE = DOGS + 1
AT_STAKE = COMPLETE + 1
"""Dice on dogs that have empty spaces; then dice on those that have none."""
SPACES = AT_STAKE + 2
SPOTS = SPACES + 1
"""Spots buried, their square, and dice buried."""
TREATS = SPOTS + 3
"""At least one treat, two, three; then all of them."""
PAWS = TREATS + 4
UNDRAWN = PAWS + 1
SIGHTS = UNDRAWN + 1

# The inputs for the table.
TRICKS = SEATS * SIGHTS
"""By published trick: 1 faceup, -1 facedown; a pack's own tricks are not included."""
PLAYERS = TRICKS + MOST_TRICKS
FACEUP = PLAYERS + SEATS
"""How many positions are faceup, as one of six."""
TABLE = FACEUP + POSITIONS
INPUTS = TABLE + 5
HIDDEN = 64

NET = np.dtype(
    [
        ("inputs", "f4", INPUTS),
        ("hidden", "f4", HIDDEN),
        ("first", "f4", (INPUTS, HIDDEN)),
        ("first_bias", "f4", HIDDEN),
        ("second", "f4", HIDDEN),
        ("second_bias", "f4"),
    ],
    align=True,
)
"""Weights, and room for one evaluation."""
WEIGHTS = ("first", "first_bias", "second", "second_bias")
DATA = Path(__file__).parent / "data" / "net.npz"


def stamp() -> str:
    """Return the stamp of what the net is trained for."""
    of_player = (WANTED, ROOM, CLOSING, SCORED, DOGS, COMPLETE, AT_STAKE, SPACES, SPOTS, TREATS)
    of_table = (PAWS, UNDRAWN, SIGHTS, TRICKS, PLAYERS, FACEUP, TABLE, INPUTS, HIDDEN)
    tricks = [trick.name for trick in standard_content().tricks]
    return stamp_of(GAME, (*of_player, *of_table), tricks)


@cache
def trained(seats: int) -> Mapping[str, Any]:
    """Return the weights that ship with the package, for a solo player or for more."""
    stored = read_weights(DATA, WEIGHTS, stamp(), "spots")
    return {name: unchangeable(weights[int(seats == 1)]) for name, weights in stored.items()}


def teach(net: np.record, weights: Mapping[str, Any]) -> None:
    """Set the weights of a net."""
    for name in WEIGHTS:
        net[name] = weights[name]


@rule
def chance_to_win(game: np.record, content: np.record, seat: int, net: np.record) -> float:
    """Judge a position between turns for a player."""
    see(game, content, seat, net.inputs)
    for unit in range(HIDDEN):
        net.hidden[unit] = net.first_bias[unit]
    for place in range(INPUTS):
        seen = net.inputs[place]
        if seen != 0.0:
            for unit in range(HIDDEN):
                net.hidden[unit] += seen * net.first[place, unit]
    total = float(net.second_bias)
    for unit in range(HIDDEN):
        if net.hidden[unit] > 0.0:
            total += net.hidden[unit] * net.second[unit]
    return 1.0 / (1.0 + exp(-total))


@rule
def see(game: np.record, content: np.record, seat: int, out: Sights) -> None:
    """Write the inputs of the net; dogs still to be drawn count as average ones."""
    for place in range(INPUTS):
        out[place] = 0.0
    for turn in range(game.seats):
        other = (seat + turn) % game.seats
        _see_player(game.players[other], content, out, turn * SIGHTS)
    if game.draws > 0:
        _expect_dogs(game, content, min(game.draws, PACK - game.players[seat].cards), out)
    if game.solo:
        out[SIGHTS + SCORED + game.d0g_scored] = 1.0
    out[PLAYERS + game.seats - 1] = 1.0
    faceup = 0
    treats = 0
    for position in range(POSITIONS):
        tile = game.tiles[position]
        treats += tile.treats
        faceup += 1 - tile.facedown
        if tile.shown < tile.seen:
            trick = content.tricks[trick_at(game, position)].published
            if trick >= 0:
                out[TRICKS + trick] = 1.0 - 2.0 * tile.facedown
    out[FACEUP + faceup - 1] = 1.0
    out[TABLE] = treats / 2.0
    out[TABLE + 1] = game.supply_dice / 40.0
    out[TABLE + 2] = max(0, 12 - game.supply_dice) / 12.0
    out[TABLE + 3] = max(0, 6 - game.supply_treats) / 6.0
    out[TABLE + 4] = game.d0g_treats


@rule
def _see_player(player: np.record, content: np.record, out: Sights, start: int) -> None:
    scored = 0
    for slot in range(player.cards):
        dog = player.dogs[slot]
        if dog.scored:
            scored += 1
        else:
            _see_dog(dog, content, out, start)
    for value in range(6):
        out[start + ROOM + value] = min(1.0, out[start + WANTED + value])
    out[start + SCORED + min(scored, DOGS_TO_WIN - 1)] = 1.0
    spots = buried_spots(player)
    out[start + SPOTS] = spots / SAFE_SPOTS
    out[start + SPOTS + 1] = spots * spots / (SAFE_SPOTS * SAFE_SPOTS)
    out[start + SPOTS + 2] = buried_dice(player) / 4.0
    for count in range(min(3, player.treats)):
        out[start + TREATS + count] = 1.0
    out[start + TREATS + 3] = player.treats / 6.0
    out[start + UNDRAWN] = (PACK - player.cards) / 3.0


@rule
def _see_dog(dog: np.record, content: np.record, out: Sights, start: int) -> None:
    card = content.cards[dog.card]
    empty = empty_spaces(dog, content)
    missing = 0
    last = 0
    for value in range(1, 7):
        if empty >> value & 1:
            out[start + WANTED + value - 1] += 1.0
            missing += 1
            last = value
    filled = card.space_count - missing
    out[start + DOGS] += 1.0 / 3.0
    out[start + SPACES] += missing / 6.0
    out[start + PAWS] += card.paws / 2.0
    if missing == 0:
        out[start + COMPLETE] += 0.5
        out[start + AT_STAKE + 1] += filled / 4.0
    else:
        out[start + AT_STAKE] += filled / 4.0
    if missing == 1:
        out[start + CLOSING + last - 1] += 1.0


@rule
def _expect_dogs(game: np.record, content: np.record, dogs: int, out: Sights) -> None:
    """Add dogs that are unknown, except that they are none of those seen."""
    unseen = 0
    for card in range(content.dog_count):
        unseen += game.where[card] == IN_DECK
    share = dogs / max(1, unseen)
    for number in range(content.dog_count):
        if game.where[number] == IN_DECK:
            card = content.cards[number]
            for value in range(1, 7):
                if card.spaces >> value & 1:
                    out[WANTED + value - 1] += share
                    if card.space_count == 1:
                        out[CLOSING + value - 1] += share
            out[SPACES] += share * card.space_count / 6.0
            out[PAWS] += share * card.paws / 2.0
    for value in range(6):
        out[ROOM + value] = min(1.0, out[WANTED + value])
    out[DOGS] += dogs / 3.0
    out[UNDRAWN] -= dogs / 3.0
