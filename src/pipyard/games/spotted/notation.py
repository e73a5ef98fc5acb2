"""Actions and rolls of Spotted! as text, and back."""

from collections.abc import Callable

from pipyard.core.errors import IllegalMove, InvalidText
from pipyard.games.spotted.actions import (
    Action,
    AssignFactor,
    AssignMagnifier,
    ChanceOutcome,
    CrossField,
    DiceRolled,
    GiveUpDie,
    KeepRoll,
    PickDie,
    PlaceSpots,
    RerollDice,
    TakeMagnifier,
    UseClover,
    WalkMeadow,
)
from pipyard.games.spotted.content import COLOURS, Sheet
from pipyard.games.spotted.record import BEETLES, CLOVER


def parse_colour(text: str) -> str:
    """Read the name of a family or die."""
    if text not in COLOURS:
        raise InvalidText(f"there is no colour {text!r}")
    return text


def parse_colours(text: str) -> tuple[str, ...]:
    """Read several colours separated by blanks, in the order of the families."""
    named = {parse_colour(word) for word in text.split()}
    return tuple(colour for colour in COLOURS if colour in named)


def parse_face(text: str) -> int:
    """Read a die's face: 1 to 5, or c for a cloverleaf."""
    if text == "c":
        return CLOVER
    if len(text) == 1 and text in "12345":
        return int(text)
    raise InvalidText(f"a die shows 1 to 5 or c, not {text!r}")


def parse_faces(text: str) -> tuple[tuple[str, int], ...]:
    """Read faces such as `white=3 pink=c`, in the order of the families."""
    faces: dict[str, int] = {}
    for word in text.split():
        colour, equals, face = word.partition("=")
        if not equals or colour in faces:
            raise InvalidText(f"expected COLOUR=FACE once for each die, not {word!r}")
        faces[parse_colour(colour)] = parse_face(face)
    return tuple((colour, faces[colour]) for colour in COLOURS if colour in faces)


def format_faces(faces: tuple[tuple[str, int], ...]) -> str:
    """Write faces such as `white=3 pink=c`."""
    return " ".join(f"{colour}={'c' if face == CLOVER else face}" for colour, face in faces)


def parse_chance(text: str) -> ChanceOutcome | None:
    """Read a roll, or return None if the text is none."""
    if text.startswith("roll "):
        return DiceRolled(parse_faces(text.removeprefix("roll ")))
    return None


def format_chance(outcome: ChanceOutcome) -> str:
    """Write a roll."""
    return f"roll {format_faces(outcome.faces)}"


def parse_action(sheet: Sheet, text: str) -> Action:
    """Read an action; one that no position allows is refused as an illegal move."""
    if text == "keep":
        return KeepRoll()
    verb, _, rest = text.partition(" ")
    read = _VERBS.get(verb)
    if read is None:
        raise InvalidText(f"{text!r} is no action")
    return read(sheet, rest.strip())


def _parse_spots(_: Sheet, text: str) -> Action:
    colour, *words = text.split() or [""]
    family = parse_colour(colour)
    placed = [_parse_group(word) for word in words]
    groups = {place: group for group, place in placed}
    if len(groups) < len(placed):
        raise IllegalMove("Each beetle gets one group at most: write the larger group.")
    if not all(groups.values()) or not groups.keys() <= set(range(1, BEETLES + 1)):
        raise IllegalMove(f"Every group has a spot at least, on one of beetles 1 to {BEETLES}.")
    return PlaceSpots(family, tuple(groups.get(place, 0) for place in range(1, BEETLES + 1)))


def _parse_group(word: str) -> tuple[int, int]:
    group, at, place = word.partition("@")
    if not (at and group.isdecimal() and place.isdecimal()):
        raise InvalidText(f"expected GROUP@BEETLE such as 3@1, not {word!r}")
    return int(group), int(place)


def _parse_field(sheet: Sheet, text: str) -> str:
    if text not in sheet.field_numbers:
        raise InvalidText(f"there is no field {text!r} on this sheet")
    return text


_VERBS: dict[str, Callable[[Sheet, str], Action]] = {
    "reroll": lambda _, text: RerollDice(parse_colours(text)),
    "pick": lambda _, text: PickDie(parse_colour(text)),
    "spots": _parse_spots,
    "walk": lambda _, text: WalkMeadow(parse_colour(text)),
    "cross": lambda sheet, text: CrossField(_parse_field(sheet, text)),
    "clover": lambda _, text: UseClover(parse_colour(text)),
    "magnify": lambda _, text: AssignMagnifier(parse_colour(text)),
    "magnifier": lambda sheet, text: TakeMagnifier(_parse_field(sheet, text)),
    "factor": lambda _, text: AssignFactor(parse_colour(text)),
    "forfeit": lambda _, text: GiveUpDie(parse_colour(text)),
}


def format_action(action: Action) -> str:
    """Write an action."""
    match action:
        case KeepRoll():
            return "keep"
        case RerollDice(colours):
            return f"reroll {' '.join(colours)}"
        case PlaceSpots(colour, groups):
            placed = " ".join(f"{g}@{place}" for place, g in enumerate(groups, 1) if g)
            return f"spots {colour} {placed}"
        case CrossField(field):
            return f"cross {field}"
        case TakeMagnifier(field):
            return f"magnifier {field}"
        case _:
            return f"{_COLOUR_VERBS[type(action)]} {action.colour}"


_COLOUR_VERBS: dict[type, str] = {
    PickDie: "pick",
    WalkMeadow: "walk",
    UseClover: "clover",
    AssignMagnifier: "magnify",
    AssignFactor: "factor",
    GiveUpDie: "forfeit",
}
