"""Structured actions and chance outcomes, for logs, people and the wire."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

import numpy as np

from pipyard.core.errors import IllegalMove
from pipyard.core.jit import plain
from pipyard.core.record import unpacked
from pipyard.games.spots import counts, moves
from pipyard.games.spots.content import Content
from pipyard.games.spots.record import MOST_ASIDE, POSITIONS


@dataclass(frozen=True, slots=True)
class DoTrick:
    """Choose a faceup tile and do its trick."""

    trick: str
    type: Literal["do_trick"] = "do_trick"


@dataclass(frozen=True, slots=True)
class ScoreDogs:
    """Score all completed dogs instead of doing a trick."""

    type: Literal["score_dogs"] = "score_dogs"


@dataclass(frozen=True, slots=True)
class Reroll:
    """Spend a treat to reroll the whole roll, or, where the tile allows it, the named dice."""

    values: tuple[int, ...] | None = None
    type: Literal["reroll"] = "reroll"


@dataclass(frozen=True, slots=True)
class KeepRoll:
    """Spend no more treats on this roll."""

    type: Literal["keep_roll"] = "keep_roll"


@dataclass(frozen=True, slots=True)
class PlaceDie:
    """Place a die of the roll on a dog."""

    value: int
    dog: str
    type: Literal["place_die"] = "place_die"


@dataclass(frozen=True, slots=True)
class BuryDie:
    """Bury a die of the roll."""

    value: int
    type: Literal["bury_die"] = "bury_die"


@dataclass(frozen=True, slots=True)
class DiscardDie:
    """Discard a die of the roll, where the tile allows it."""

    value: int
    type: Literal["discard_die"] = "discard_die"


@dataclass(frozen=True, slots=True)
class ChooseValue:
    """Keep the dice of one value."""

    value: int
    type: Literal["choose_value"] = "choose_value"


@dataclass(frozen=True, slots=True)
class ChooseDice:
    """Keep these dice of the roll, values in rising order."""

    values: tuple[int, ...]
    type: Literal["choose_dice"] = "choose_dice"


@dataclass(frozen=True, slots=True)
class NameValue:
    """Name the value above which dice are discarded."""

    value: int
    type: Literal["name_value"] = "name_value"


@dataclass(frozen=True, slots=True)
class SetAside:
    """Set dice aside to roll them one at a time."""

    dice: int
    type: Literal["set_aside"] = "set_aside"


@dataclass(frozen=True, slots=True)
class SetDie:
    """Set the die in hand to a value of the top dog."""

    value: int
    type: Literal["set_die"] = "set_die"


@dataclass(frozen=True, slots=True)
class RaiseDie:
    """Turn a buried die of a player (a seat) up by one."""

    player: int
    value: int
    type: Literal["raise_die"] = "raise_die"


@dataclass(frozen=True, slots=True)
class LowerDie:
    """Turn a buried die of a player (a seat) down by one."""

    player: int
    value: int
    type: Literal["lower_die"] = "lower_die"


@dataclass(frozen=True, slots=True)
class MoveDie:
    """Move a die from a dog's space to another empty space."""

    dog: str
    value: int
    to_dog: str
    to_value: int
    type: Literal["move_die"] = "move_die"


@dataclass(frozen=True, slots=True)
class TakeDie:
    """Add a die of one's own to the roll, from a dog or, without one, from the yard."""

    dog: str | None
    value: int
    type: Literal["take_die"] = "take_die"


@dataclass(frozen=True, slots=True)
class DoMore:
    """Do the optional or repeatable step."""

    type: Literal["do_more"] = "do_more"


@dataclass(frozen=True, slots=True)
class Stop:
    """Decline the step that is offered."""

    type: Literal["stop"] = "stop"


Action: TypeAlias = (
    DoTrick
    | ScoreDogs
    | Reroll
    | KeepRoll
    | PlaceDie
    | BuryDie
    | DiscardDie
    | ChooseValue
    | ChooseDice
    | NameValue
    | SetAside
    | SetDie
    | RaiseDie
    | LowerDie
    | MoveDie
    | TakeDie
    | DoMore
    | Stop
)


@dataclass(frozen=True, slots=True)
class DiceRolled:
    """Dice landed, values in rising order."""

    values: tuple[int, ...]
    type: Literal["dice_rolled"] = "dice_rolled"


@dataclass(frozen=True, slots=True)
class DogTurnedUp:
    """The deck's new top card."""

    dog: str
    type: Literal["dog_turned_up"] = "dog_turned_up"


@dataclass(frozen=True, slots=True)
class TileRevealed:
    """The next tile of a stack, not seen before."""

    trick: str
    type: Literal["tile_revealed"] = "tile_revealed"


ChanceOutcome: TypeAlias = DiceRolled | DogTurnedUp | TileRevealed

trick_at = plain(counts.trick_at)
space_index = plain(moves.space_index)

_BY_VALUE = (
    (moves.BURY, BuryDie),
    (moves.DISCARD, DiscardDie),
    (moves.KEEP_ONLY, ChooseValue),
    (moves.NAME_VALUE, NameValue),
    (moves.SET_VALUE, SetDie),
)
_PLAIN: dict[int, Action] = {
    moves.SCORE: ScoreDogs(),
    moves.REROLL_ALL: Reroll(),
    moves.KEEP_ROLL: KeepRoll(),
    moves.DO_MORE: DoMore(),
    moves.STOP: Stop(),
}


def from_dense(position: np.recarray, content: Content, number: int) -> Action:
    """Say what a dense integer means in this position."""
    game = unpacked(position[0])
    if number in _PLAIN:
        return _PLAIN[number]
    if number < moves.SCORE:
        return DoTrick(content.tricks[trick_at(game, number)].name)
    if number < moves.BURY:
        dog, value = _space(game, content, number - moves.PLACE)
        return PlaceDie(value, dog)
    for first, kind in _BY_VALUE:
        if first <= number < first + moves.VALUES:
            return kind(number - first + 1)
    if number < moves.RAISE:
        return SetAside(number - moves.PUT_ASIDE + 1)
    if number < moves.TAKE_YARD:
        return _adjustment(number)
    if number < moves.TAKE_DOG:
        return TakeDie(None, number - moves.TAKE_YARD + 1)
    if number < moves.SELECT:
        return TakeDie(*_space(game, content, number - moves.TAKE_DOG))
    if number < moves.REROLL_SOME:
        return ChooseDice(content.selections[number - moves.SELECT])
    if number < moves.MOVE_DIE:
        return Reroll(content.selections[number - moves.REROLL_SOME])
    start, end = divmod(number - moves.MOVE_DIE, moves.SPACES)
    return MoveDie(*_space(game, content, start), *_space(game, content, end))


def to_dense(position: np.recarray, content: Content, action: Action) -> int:
    """Number an action, legal or not; one that means nothing in this position is refused."""
    game = unpacked(position[0])
    match action:
        case DoTrick(trick):
            return moves.DO_TRICK + _position_of(game, content, trick)
        case ScoreDogs():
            return moves.SCORE
        case Reroll(values):
            if values is None or sorted(values) == _roll_values(game):
                return moves.REROLL_ALL
            return moves.REROLL_SOME + _selection(content, values)
        case KeepRoll():
            return moves.KEEP_ROLL
        case DoMore():
            return moves.DO_MORE
        case Stop():
            return moves.STOP
        case PlaceDie(value, dog):
            return moves.PLACE + _space_number(game, content, dog, value)
        case SetAside(dice):
            return moves.PUT_ASIDE + _within("dice set aside", dice, 1, MOST_ASIDE) - 1
        case ChooseDice(values):
            return moves.SELECT + _selection(content, values)
        case TakeDie(None, value):
            return moves.TAKE_YARD + _value(value) - 1
        case TakeDie(str(dog), value):
            return moves.TAKE_DOG + _space_number(game, content, dog, value)
        case MoveDie(dog, value, to_dog, to_value):
            start = _space_number(game, content, dog, value)
            return (
                moves.MOVE_DIE
                + start * moves.SPACES
                + _space_number(game, content, to_dog, to_value)
            )
        case RaiseDie(player, value) | LowerDie(player, value):
            first = moves.RAISE if isinstance(action, RaiseDie) else moves.LOWER
            seat = _within("player", player, 0, int(game.seats) - 1)
            return first + seat * moves.VALUES + _value(value) - 1
        case _:
            first = next(first for first, kind in _BY_VALUE if isinstance(action, kind))
            return first + _value(action.value) - 1


def _adjustment(number: int) -> Action:
    if number < moves.LOWER:
        seat, value = divmod(number - moves.RAISE, moves.VALUES)
        return RaiseDie(seat, value + 1)
    seat, value = divmod(number - moves.LOWER, moves.VALUES)
    return LowerDie(seat, value + 1)


def _space(game: np.record, content: Content, number: int) -> tuple[str, int]:
    slot, value = divmod(number, moves.VALUES)
    return content.dogs[game.players[game.turn].dogs[slot].card].name, value + 1


def _space_number(game: np.record, content: Content, dog: str, value: int) -> int:
    player = game.players[game.turn]
    for slot in range(player.cards):
        if content.dogs[player.dogs[slot].card].name == dog:
            return space_index(slot, _value(value))
    raise IllegalMove(f"{dog} is not in this pack; name one of your own dogs.")


def _position_of(game: np.record, content: Content, trick: str) -> int:
    for position in range(POSITIONS):
        tile = game.tiles[position]
        if tile.seen and content.tricks[trick_at(game, position)].name == trick:
            return position
    raise IllegalMove(f"{trick} is not in play; choose a faceup tile.")


def _selection(content: Content, values: tuple[int, ...]) -> int:
    try:
        return content.selections.index(tuple(sorted(values)))
    except ValueError:
        raise IllegalMove("These dice cannot be chosen together.") from None


def _roll_values(game: np.record) -> list[int]:
    return [value for value in range(1, 7) for _ in range(game.roll[value])]


def _value(value: int) -> int:
    return _within("value", value, 1, 6)


def _within(what: str, number: int, least: int, most: int) -> int:
    if not least <= number <= most:
        raise IllegalMove(f"{what} must be from {least} to {most}, not {number}.")
    return number
