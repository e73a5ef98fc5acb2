"""Structured actions and chance outcomes, for logs, people and the wire."""

from dataclasses import dataclass
from typing import Literal, TypeAlias, get_args

from pipyard.core.errors import IllegalMove
from pipyard.games.spotted import moves
from pipyard.games.spotted.content import COLOURS, Sheet, splits
from pipyard.games.spotted.record import BEETLES, FAMILIES, SPLITS


@dataclass(frozen=True, slots=True)
class KeepRoll:
    """Re-roll no more."""

    type: Literal["keep_roll"] = "keep_roll"


@dataclass(frozen=True, slots=True)
class RerollDice:
    """Cross off a re-roll symbol and roll these dice again."""

    colours: tuple[str, ...]
    type: Literal["reroll_dice"] = "reroll_dice"


@dataclass(frozen=True, slots=True)
class PickDie:
    """Take a die from the table."""

    colour: str
    type: Literal["pick_die"] = "pick_die"


@dataclass(frozen=True, slots=True)
class PlaceSpots:
    """Place a die, or a round bonus, on a family: how many spots each of its beetles gets."""

    colour: str
    groups: tuple[int, ...]
    type: Literal["place_spots"] = "place_spots"


@dataclass(frozen=True, slots=True)
class WalkMeadow:
    """Use a die for steps on the meadow."""

    colour: str
    type: Literal["walk_meadow"] = "walk_meadow"


@dataclass(frozen=True, slots=True)
class CrossField:
    """Step on a field of the meadow."""

    field: str
    type: Literal["cross_field"] = "cross_field"


@dataclass(frozen=True, slots=True)
class UseClover:
    """Use a cloverleaf die."""

    colour: str
    type: Literal["use_clover"] = "use_clover"


@dataclass(frozen=True, slots=True)
class GiveUpDie:
    """Give up a die of which nothing can be used."""

    colour: str
    type: Literal["give_up_die"] = "give_up_die"


@dataclass(frozen=True, slots=True)
class AssignMagnifier:
    """Give a family the magnifier just crossed."""

    colour: str
    type: Literal["assign_magnifier"] = "assign_magnifier"


@dataclass(frozen=True, slots=True)
class TakeMagnifier:
    """Take any magnifier of the meadow, by bonus."""

    field: str
    type: Literal["take_magnifier"] = "take_magnifier"


@dataclass(frozen=True, slots=True)
class AssignFactor:
    """Give a family the factor from the track."""

    colour: str
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


ACTIONS: tuple[type, ...] = get_args(Action)
"""Every kind of action."""


@dataclass(frozen=True, slots=True)
class DiceRolled:
    """Dice landed: the face of each rolled die by colour; 6 is a cloverleaf."""

    faces: tuple[tuple[str, int], ...]
    type: Literal["dice_rolled"] = "dice_rolled"


ChanceOutcome: TypeAlias = DiceRolled
OUTCOMES: tuple[type, ...] = (DiceRolled,)

_BY_COLOUR = (
    (moves.PICK_DIE, PickDie),
    (moves.USE_CLOVER, UseClover),
    (moves.WALK_DIE, WalkMeadow),
    (moves.GIVE_UP, GiveUpDie),
    (moves.ASSIGN_MAGNIFIER, AssignMagnifier),
    (moves.ASSIGN_FACTOR, AssignFactor),
)


def from_dense(sheet: Sheet, number: int) -> Action:
    """Say what a dense integer means."""
    if number == moves.KEEP_ROLL:
        return KeepRoll()
    if number < moves.PICK_DIE:
        return RerollDice(colours_of(number - moves.REROLL_DICE + 1))
    for first, kind in _BY_COLOUR:
        if number < first + FAMILIES:
            return kind(COLOURS[number - first])
    if number < moves.TAKE_MAGNIFIER:
        return CrossField(sheet.fields[number - moves.STEP_ON].id)
    if number < moves.PLACE_SPOTS:
        return TakeMagnifier(sheet.fields[number - moves.TAKE_MAGNIFIER].id)
    family, split = divmod(number - moves.PLACE_SPOTS, SPLITS)
    return PlaceSpots(COLOURS[family], splits()[split])


def to_dense(sheet: Sheet, action: Action) -> int:
    """Number an action, legal or not; one that means nothing on this sheet is refused."""
    match action:
        case KeepRoll():
            return moves.KEEP_ROLL
        case RerollDice(colours):
            mask = mask_of(colours)
            if mask == 0:
                raise IllegalMove("Name at least one die to re-roll.")
            return moves.REROLL_DICE + mask - 1
        case CrossField(field):
            return moves.STEP_ON + _field(sheet, field)
        case TakeMagnifier(field):
            return moves.TAKE_MAGNIFIER + _field(sheet, field)
        case PlaceSpots(colour, groups):
            return moves.PLACE_SPOTS + family_of(colour) * SPLITS + _split(groups)
        case _:
            first = next(first for first, kind in _BY_COLOUR if isinstance(action, kind))
            return first + family_of(action.colour)


def colours_of(mask: int) -> tuple[str, ...]:
    """Name the dice whose bits are set."""
    return tuple(colour for number, colour in enumerate(COLOURS) if mask >> number & 1)


def mask_of(colours: tuple[str, ...]) -> int:
    """Set the bits of the named dice."""
    return sum(1 << family_of(colour) for colour in set(colours))


def family_of(colour: str) -> int:
    """Number a family by its colour."""
    if colour not in COLOURS:
        raise IllegalMove(f"There is no colour {colour!r}; use {', '.join(COLOURS)}.")
    return COLOURS.index(colour)


def _field(sheet: Sheet, field: str) -> int:
    if field not in sheet.field_numbers:
        raise IllegalMove(f"There is no field {field!r} on this sheet.")
    return sheet.field_numbers[field]


def _split(groups: tuple[int, ...]) -> int:
    try:
        return splits().index(tuple(groups))
    except ValueError:
        raise IllegalMove(
            f"{groups} is no way to split a die over {BEETLES} beetles: every group must look "
            "like a die."
        ) from None
