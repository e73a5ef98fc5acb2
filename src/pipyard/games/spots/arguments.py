"""The arguments of the actions of Spots: by number in a position, by name, as text."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from pipyard.core.errors import IllegalMove
from pipyard.core.kinds import Argument, check_range, number, parse_numbers
from pipyard.games.spots.content import Content
from pipyard.games.spots.counts import trick_at
from pipyard.games.spots.record import (
    MOST_ASIDE,
    MOST_SELECTIONS,
    PACK,
    POSITIONS,
    SEATS,
    VALUES,
)


def _name_trick(game: Any, content: Content, position: int) -> str:
    return content.tricks[trick_at(game, position)].name


def _find_trick(game: Any, content: Content, trick: str) -> int:
    for position in range(POSITIONS):
        if game.tiles[position].seen and _name_trick(game, content, position) == trick:
            return position
    raise IllegalMove(f"{trick} is not in play; choose a faceup tile.")


def _name_dog(game: Any, content: Content, slot: int) -> str:
    return content.dogs[game.players[game.turn].dogs[slot].card].name


def _find_dog(game: Any, content: Content, dog: str) -> int:
    for slot in range(game.players[game.turn].cards):
        if _name_dog(game, content, slot) == dog:
            return slot
    raise IllegalMove(f"{dog} is not in this pack; name one of your own dogs.")


def _find_selection(_game: Any, content: Content, values: Sequence[int]) -> int:
    try:
        return content.selections.index(tuple(sorted(values)))
    except ValueError:
        raise IllegalMove("These dice cannot be chosen together.") from None


def format_values(values: Sequence[int]) -> str:
    """Write die values separated by spaces."""
    return " ".join(map(str, values))


VALUE = number("value", 1, VALUES)
ASIDE = number("dice set aside", 1, MOST_ASIDE)
TRICK = Argument(
    size=POSITIONS,
    value=_name_trick,
    index=_find_trick,
    parse=lambda names, text: names.trick(text),
    format=lambda _names, trick: str(trick).lower(),
)
DOG = Argument(
    size=PACK, value=_name_dog, index=_find_dog, parse=lambda names, text: names.dog(text)
)
"""A dog of the active player."""
PLAYER = Argument(
    size=SEATS,
    index=lambda game, _content, seat: check_range("player", seat, 0, game.seats - 1),
    parse=lambda names, text: names.seat(text),
    format=lambda names, seat: str(names.at_table[seat]),
)
DICE = Argument(
    size=MOST_SELECTIONS,
    value=lambda _game, content, row: content.selections[row],
    index=_find_selection,
    parse=lambda _names, text: tuple(sorted(parse_numbers(text))),
    format=lambda _names, values: format_values(values),
)
"""Dice of a roll that some step lets a player pick, by values in rising order."""
ROLLED = replace(DICE, pattern=r" +(.+)")
