"""Structured actions and chance outcomes, for logs, people and the wire."""

from dataclasses import dataclass
from typing import Annotated, Literal, TypeAlias

import numpy as np

from pipyard.core.kinds import Kind, Kinds
from pipyard.games.spotted.arguments import COLOUR, DICE, FACES, FIELD, GROUPS
from pipyard.games.spotted.content import Sheet


@dataclass(frozen=True, slots=True)
class KeepRoll:
    """Re-roll no more."""

    type: Literal["keep_roll"] = "keep_roll"


@dataclass(frozen=True, slots=True)
class RerollDice:
    """Cross off a re-roll symbol and re-roll these dice."""

    colours: Annotated[tuple[str, ...], DICE]
    type: Literal["reroll_dice"] = "reroll_dice"


@dataclass(frozen=True, slots=True)
class PickDie:
    """Take a die from the table."""

    colour: Annotated[str, COLOUR]
    type: Literal["pick_die"] = "pick_die"


@dataclass(frozen=True, slots=True)
class PlaceSpots:
    """Place a die, or a round bonus, on a family: how many spots each of its beetles gets."""

    colour: Annotated[str, COLOUR]
    groups: Annotated[tuple[int, ...], GROUPS]
    type: Literal["place_spots"] = "place_spots"


@dataclass(frozen=True, slots=True)
class WalkMeadow:
    """Use a die for steps on the meadow."""

    colour: Annotated[str, COLOUR]
    type: Literal["walk_meadow"] = "walk_meadow"


@dataclass(frozen=True, slots=True)
class CrossField:
    """Step on a field of the meadow."""

    field: Annotated[str, FIELD]
    type: Literal["cross_field"] = "cross_field"


@dataclass(frozen=True, slots=True)
class UseClover:
    """Use a cloverleaf die."""

    colour: Annotated[str, COLOUR]
    type: Literal["use_clover"] = "use_clover"


@dataclass(frozen=True, slots=True)
class GiveUpDie:
    """Give up a die that cannot be used at all."""

    colour: Annotated[str, COLOUR]
    type: Literal["give_up_die"] = "give_up_die"


@dataclass(frozen=True, slots=True)
class AssignMagnifier:
    """Give a family the magnifier just crossed."""

    colour: Annotated[str, COLOUR]
    type: Literal["assign_magnifier"] = "assign_magnifier"


@dataclass(frozen=True, slots=True)
class TakeMagnifier:
    """Take any magnifier of the meadow, as a bonus."""

    field: Annotated[str, FIELD]
    type: Literal["take_magnifier"] = "take_magnifier"


@dataclass(frozen=True, slots=True)
class AssignFactor:
    """Give a family the factor from the track."""

    colour: Annotated[str, COLOUR]
    type: Literal["assign_factor"] = "assign_factor"


Action: TypeAlias = (
    KeepRoll
    | RerollDice
    | PickDie
    | PlaceSpots
    | WalkMeadow
    | CrossField
    | UseClover
    | GiveUpDie
    | AssignMagnifier
    | TakeMagnifier
    | AssignFactor
)


@dataclass(frozen=True, slots=True)
class DiceRolled:
    """Dice landed: the face of each rolled die by color; 6 is a cloverleaf."""

    faces: Annotated[tuple[tuple[str, int], ...], FACES]
    type: Literal["dice_rolled"] = "dice_rolled"


ChanceOutcome: TypeAlias = DiceRolled

ACTIONS: Kinds[Action] = Kinds(
    Kind(KeepRoll, "keep"),
    Kind(RerollDice, "reroll {colours}"),
    Kind(PickDie, "pick {colour}"),
    Kind(UseClover, "clover {colour}"),
    Kind(WalkMeadow, "walk {colour}"),
    Kind(GiveUpDie, "forfeit {colour}"),
    Kind(AssignMagnifier, "magnify {colour}"),
    Kind(AssignFactor, "factor {colour}"),
    Kind(CrossField, "cross {field}"),
    Kind(TakeMagnifier, "magnifier {field}"),
    Kind(PlaceSpots, "spots {colour} {groups}"),
)
CHANCE: Kinds[ChanceOutcome] = Kinds(Kind(DiceRolled, "roll {faces}"))


def from_dense(position: np.recarray, content: Sheet, number: int) -> Action:
    """Return the action that a dense integer means; it is the same in every position."""
    return ACTIONS.from_dense(position, content, number)


def to_dense(position: np.recarray, content: Sheet, action: Action) -> int:
    """Return an action's number, legal or not; refuse one that means nothing on this sheet."""
    return ACTIONS.to_dense(position, content, action)
