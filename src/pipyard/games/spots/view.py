"""The table as anyone may see it, in words: what clients draw and the terminal prints.

A view is made for every change of every table; frozen dataclasses would take half as long again.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from pipyard.core.record import NONE, unpacked
from pipyard.games.spots.content import Content
from pipyard.games.spots.record import OVER, PHASES, POSITIONS, WITH_D0G


@dataclass(slots=True)
class CardView:
    """A dog card as printed."""

    name: str
    spaces: tuple[int, ...]
    paws: int


@dataclass(slots=True)
class DogView:
    """A dog in a pack."""

    name: str
    spaces: tuple[int, ...]
    filled: tuple[int, ...]
    paws: int
    scored: bool
    complete: bool


@dataclass(slots=True)
class PlayerView:
    """What is in front of a player; `buried` is the yard's total, `scored` counts dogs."""

    seat: int
    treats: int
    yard: tuple[int, ...]
    buried: int
    paws: int
    scored: int
    cards: int
    dogs: tuple[DogView, ...]


@dataclass(slots=True)
class D0gView:
    """The solo opponent."""

    treats: int
    scored: tuple[str, ...]


@dataclass(slots=True)
class TileView:
    """The tile on top in a position, counted from 1; `stack` is how many tiles are there.

    `seen` are the tiles of the stack that have been shown, in the order in which they come up.
    """

    position: int
    trick: str
    colour: str
    facedown: bool
    treats: int
    stack: int
    seen: tuple[str, ...]


@dataclass(slots=True)
class SupplyView:
    """What is left in the supply."""

    dice: int
    treats: int


@dataclass(slots=True)
class TrickView:
    """The trick being done, at which step (from 1); `named` is 0 until a value is named."""

    name: str
    position: int
    step: int
    named: int


@dataclass(slots=True)
class View:
    """A whole position; everything in it is public."""

    phase: str
    turn: int
    acting: tuple[int, ...]
    chance: bool
    players: tuple[PlayerView, ...]
    d0g: D0gView | None
    tiles: tuple[TileView, ...]
    top: CardView | None
    deck: int
    supply: SupplyView
    trick: TrickView | None
    roll: tuple[int, ...]
    rolling: int
    aside: int
    adjustments: int
    winner: int | None
    d0g_won: bool


def view(content: Content, position: np.recarray, counts: Any) -> View:
    """Describe a position, given its counts."""
    game = unpacked(position[0])
    over = game.phase == OVER
    asked = counts.asked != NONE
    return View(
        phase=PHASES[game.phase],
        turn=int(game.turn),
        acting=(int(game.turn),) if asked else (),
        chance=not asked and not over,
        players=tuple(_player(content, game, seat, counts) for seat in range(game.seats)),
        d0g=_d0g(content, game) if game.solo else None,
        tiles=tuple(
            _tile(content, game, at, counts) for at in range(POSITIONS) if game.tiles[at].seen
        ),
        top=None if game.top == NONE else _card(content, game.top),
        deck=int(game.deck),
        supply=SupplyView(int(game.supply_dice), int(game.supply_treats)),
        trick=None if game.position == NONE else _trick(content, game, counts),
        roll=values_of(game.roll),
        rolling=int(game.rolling),
        aside=int(game.aside),
        adjustments=int(game.adjustments),
        winner=int(game.winner) if over and game.winner < game.seats else None,
        d0g_won=bool(over and game.winner >= game.seats),
    )


def values_of(dice: Sequence[int]) -> tuple[int, ...]:
    """List dice given as counts by value, in rising order."""
    return tuple(value for value in range(1, 7) for _ in range(dice[value]))


def bits_of(mask: int) -> tuple[int, ...]:
    """List the values whose bits are set, in rising order."""
    return tuple(value for value in range(1, 7) if mask >> value & 1)


def _card(content: Content, card: int) -> CardView:
    dog = content.dogs[card]
    return CardView(dog.name, dog.spaces, dog.paws)


def _player(content: Content, game: np.record, seat: int, counts: Any) -> PlayerView:
    player, counted = game.players[seat], counts.players[seat]
    return PlayerView(
        seat=seat,
        treats=int(player.treats),
        yard=values_of(player.yard),
        buried=counted.buried,
        paws=counted.paws,
        scored=counted.scored,
        cards=int(player.cards),
        dogs=tuple(
            _dog(content, player.dogs[slot], complete=bool(counted.complete >> slot & 1))
            for slot in range(player.cards)
        ),
    )


def _dog(content: Content, dog: np.record, *, complete: bool) -> DogView:
    card = content.dogs[dog.card]
    return DogView(
        name=card.name,
        spaces=card.spaces,
        filled=bits_of(int(dog.filled)),
        paws=card.paws,
        scored=bool(dog.scored),
        complete=complete,
    )


def _d0g(content: Content, game: np.record) -> D0gView:
    names = (dog.name for card, dog in enumerate(content.dogs) if game.where[card] == WITH_D0G)
    return D0gView(int(game.d0g_treats), tuple(names))


def _tile(content: Content, game: np.record, at: int, counts: Any) -> TileView:
    tile = game.tiles[at]
    trick = content.tricks[counts.tricks[at]]
    return TileView(
        position=at + 1,
        trick=trick.name,
        colour=trick.colour,
        facedown=bool(tile.facedown),
        treats=int(tile.treats),
        stack=int(tile.stack),
        seen=_seen(content, tile),
    )


def _seen(content: Content, tile: np.record) -> tuple[str, ...]:
    names = tuple(content.tricks[number].name for number in tile.order[: tile.seen])
    return names[tile.shown :] + names[: tile.shown]


def _trick(content: Content, game: np.record, counts: Any) -> TrickView:
    trick = content.tricks[counts.tricks[game.position]]
    return TrickView(trick.name, int(game.position) + 1, int(game.step) + 1, int(game.named))
