"""Structured actions and chance outcomes, for logs, people and the wire."""

from dataclasses import dataclass
from typing import Annotated, Any, Literal, TypeAlias

import numpy as np

from pipyard.core.kinds import Kind, Kinds
from pipyard.core.record import unpacked
from pipyard.games.spots.arguments import ASIDE, DICE, DOG, PLAYER, ROLLED, TRICK, VALUE
from pipyard.games.spots.content import Content


@dataclass(frozen=True, slots=True)
class DoTrick:
    """Choose a faceup tile and do its trick."""

    trick: Annotated[str, TRICK]
    type: Literal["do_trick"] = "do_trick"


@dataclass(frozen=True, slots=True)
class ScoreDogs:
    """Score all completed dogs instead of doing a trick."""

    type: Literal["score_dogs"] = "score_dogs"


@dataclass(frozen=True, slots=True)
class Reroll:
    """Spend a treat to reroll the whole roll or, if the tile allows it, the named dice."""

    values: Annotated[tuple[int, ...] | None, DICE] = None
    type: Literal["reroll"] = "reroll"


@dataclass(frozen=True, slots=True)
class KeepRoll:
    """Spend no more treats on this roll."""

    type: Literal["keep_roll"] = "keep_roll"


@dataclass(frozen=True, slots=True)
class PlaceDie:
    """Place a die of the roll on a dog."""

    value: Annotated[int, VALUE]
    dog: Annotated[str, DOG]
    type: Literal["place_die"] = "place_die"


@dataclass(frozen=True, slots=True)
class BuryDie:
    """Bury a die of the roll."""

    value: Annotated[int, VALUE]
    type: Literal["bury_die"] = "bury_die"


@dataclass(frozen=True, slots=True)
class DiscardDie:
    """Discard a die of the roll, if the tile allows it."""

    value: Annotated[int, VALUE]
    type: Literal["discard_die"] = "discard_die"


@dataclass(frozen=True, slots=True)
class ChooseValue:
    """Keep the dice of one value."""

    value: Annotated[int, VALUE]
    type: Literal["choose_value"] = "choose_value"


@dataclass(frozen=True, slots=True)
class ChooseDice:
    """Keep these dice of the roll, values in rising order."""

    values: Annotated[tuple[int, ...], DICE]
    type: Literal["choose_dice"] = "choose_dice"


@dataclass(frozen=True, slots=True)
class NameValue:
    """Name the value above which dice are discarded."""

    value: Annotated[int, VALUE]
    type: Literal["name_value"] = "name_value"


@dataclass(frozen=True, slots=True)
class SetAside:
    """Set dice aside to roll them one at a time."""

    dice: Annotated[int, ASIDE]
    type: Literal["set_aside"] = "set_aside"


@dataclass(frozen=True, slots=True)
class SetDie:
    """Set the die in hand to a value of the top dog."""

    value: Annotated[int, VALUE]
    type: Literal["set_die"] = "set_die"


@dataclass(frozen=True, slots=True)
class RaiseDie:
    """Turn a buried die of a player (a seat) up by one."""

    player: Annotated[int, PLAYER]
    value: Annotated[int, VALUE]
    type: Literal["raise_die"] = "raise_die"


@dataclass(frozen=True, slots=True)
class LowerDie:
    """Turn a buried die of a player (a seat) down by one."""

    player: Annotated[int, PLAYER]
    value: Annotated[int, VALUE]
    type: Literal["lower_die"] = "lower_die"


@dataclass(frozen=True, slots=True)
class MoveDie:
    """Move a die from a dog's space to another empty space."""

    dog: Annotated[str, DOG]
    value: Annotated[int, VALUE]
    to_dog: Annotated[str, DOG]
    to_value: Annotated[int, VALUE]
    type: Literal["move_die"] = "move_die"


@dataclass(frozen=True, slots=True)
class TakeDie:
    """Add one of the player's own dice to the roll: from a dog or, if no dog is named, the yard."""

    dog: Annotated[str | None, DOG]
    value: Annotated[int, VALUE]
    type: Literal["take_die"] = "take_die"


@dataclass(frozen=True, slots=True)
class DoMore:
    """Do the optional or repeatable step."""

    type: Literal["do_more"] = "do_more"


@dataclass(frozen=True, slots=True)
class Stop:
    """Decline the offered step."""

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

    values: Annotated[tuple[int, ...], ROLLED]
    type: Literal["dice_rolled"] = "dice_rolled"


@dataclass(frozen=True, slots=True)
class DogTurnedUp:
    """The deck's new top card."""

    dog: Annotated[str, DOG]
    type: Literal["dog_turned_up"] = "dog_turned_up"


@dataclass(frozen=True, slots=True)
class TileRevealed:
    """The next tile of a stack, which nobody has seen before."""

    trick: Annotated[str, TRICK]
    type: Literal["tile_revealed"] = "tile_revealed"


ChanceOutcome: TypeAlias = DiceRolled | DogTurnedUp | TileRevealed


ACTIONS: Kinds[Action] = Kinds(
    Kind(DoTrick, "trick {trick}"),
    Kind(ScoreDogs, "score"),
    Kind(Reroll, "reroll"),
    Kind(KeepRoll, "keep"),
    Kind(DoMore, "more"),
    Kind(Stop, "stop"),
    Kind(PlaceDie, "place {value} {dog}", order=("dog", "value")),
    Kind(BuryDie, "bury {value}"),
    Kind(DiscardDie, "discard {value}"),
    Kind(ChooseValue, "choose {value}"),
    Kind(NameValue, "name {value}"),
    Kind(SetDie, "set {value}"),
    Kind(SetAside, "set aside {dice}"),
    Kind(RaiseDie, "raise {player} {value}"),
    Kind(LowerDie, "lower {player} {value}"),
    Kind(TakeDie, "take yard {value}"),
    Kind(TakeDie, "take {dog} {value}"),
    Kind(ChooseDice, "choose {values}"),
    Kind(Reroll, "reroll {values}"),
    Kind(MoveDie, "move {dog} {value} to {to_dog} {to_value}"),
)
CHANCE: Kinds[ChanceOutcome] = Kinds(
    Kind(DiceRolled, "roll {values}"),
    Kind(DogTurnedUp, "turn up {dog}"),
    Kind(TileRevealed, "reveal {trick}"),
)


def from_dense(position: np.recarray, content: Content, number: int) -> Action:
    """Return the action that a dense integer means in this position."""
    return ACTIONS.from_dense(unpacked(position[0]), content, number)


def to_dense(position: np.recarray, content: Content, action: Action) -> int:
    """Return an action's number, legal or not; refuse one that means nothing in this position."""
    return number_in(unpacked(position[0]), content, action)


def number_in(game: Any, content: Content, action: Action) -> int:
    """Return an action's number in a position whose fields can be read."""
    if isinstance(action, Reroll) and action.values is not None:
        rolled = [value for value in range(1, 7) for _ in range(game.roll[value])]
        action = Reroll() if sorted(action.values) == rolled else action
    return ACTIONS.to_dense(game, content, action)
