"""The arguments of the actions of Spotted!: by number, by name, as text."""

from collections.abc import Sequence
from typing import Any

from pipyard.core.errors import IllegalMove, InvalidText
from pipyard.core.kinds import Argument
from pipyard.games.spotted.content import COLOURS, Sheet, splits
from pipyard.games.spotted.record import BEETLES, CLOVER, FAMILIES, MOST_FIELDS, SPLITS


def colours_of(mask: int) -> tuple[str, ...]:
    """List the names of the dice whose bits are set."""
    return tuple(colour for number, colour in enumerate(COLOURS) if mask >> number & 1)


def parse_colour(text: str) -> str:
    """Read the name of a family or die."""
    if text not in COLOURS:
        raise InvalidText(f"there is no colour {text!r}")
    return text


def parse_colours(text: str) -> tuple[str, ...]:
    """Read several colors separated by spaces, in the order of the families."""
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
    """Return faces as text, such as `white=3 pink=c`."""
    return " ".join(f"{colour}={'c' if face == CLOVER else face}" for colour, face in faces)


def _parse_group(word: str) -> tuple[int, int]:
    group, at, place = word.partition("@")
    if not (at and group.isdecimal() and place.isdecimal()):
        raise InvalidText(f"expected GROUP@BEETLE such as 3@1, not {word!r}")
    return int(group), int(place)


def _parse_groups(_names: Any, text: str) -> tuple[int, ...]:
    placed = [_parse_group(word) for word in text.split()]
    groups = {place: group for group, place in placed}
    if len(groups) < len(placed):
        raise IllegalMove("Each beetle gets one group at most: write the larger group.")
    if not all(groups.values()) or not groups.keys() <= set(range(1, BEETLES + 1)):
        raise IllegalMove(f"Every group has a spot at least, on one of beetles 1 to {BEETLES}.")
    return tuple(groups.get(place, 0) for place in range(1, BEETLES + 1))


def _format_groups(_names: Any, groups: Sequence[int]) -> str:
    return " ".join(f"{group}@{place}" for place, group in enumerate(groups, 1) if group)


def _parse_field(sheet: Sheet, text: str) -> str:
    if text not in sheet.field_numbers:
        raise InvalidText(f"there is no field {text!r} on this sheet")
    return text


def _find_family(_game: Any, _sheet: Sheet, colour: str) -> int:
    if colour not in COLOURS:
        raise IllegalMove(f"There is no colour {colour!r}; use {', '.join(COLOURS)}.")
    return COLOURS.index(colour)


def _find_dice(game: Any, sheet: Sheet, colours: Sequence[str]) -> int:
    if not colours:
        raise IllegalMove("Name at least one die to re-roll.")
    return sum(1 << _find_family(game, sheet, colour) for colour in set(colours)) - 1


def _find_field(_game: Any, sheet: Sheet, field: str) -> int:
    if field not in sheet.field_numbers:
        raise IllegalMove(f"There is no field {field!r} on this sheet.")
    return sheet.field_numbers[field]


def _find_split(_game: Any, _sheet: Sheet, groups: Sequence[int]) -> int:
    try:
        return splits().index(tuple(groups))
    except ValueError:
        raise IllegalMove(
            f"{groups} is no way to split a die over {BEETLES} beetles: every group must look "
            "like a die."
        ) from None


COLOUR = Argument(
    size=FAMILIES,
    value=lambda _game, _sheet, family: COLOURS[family],
    index=_find_family,
    parse=lambda _names, text: parse_colour(text),
    pattern=r"(?: +(\S+))?",
)
DICE = Argument(
    size=(1 << FAMILIES) - 1,
    value=lambda _game, _sheet, index: colours_of(index + 1),
    index=_find_dice,
    parse=lambda _names, text: parse_colours(text),
    format=lambda _names, colours: " ".join(colours),
)
"""One or more dice."""
FIELD = Argument(
    size=MOST_FIELDS,
    value=lambda _game, sheet, number: sheet.fields[number].id,
    index=_find_field,
    parse=_parse_field,
)
GROUPS = Argument(
    size=SPLITS,
    value=lambda _game, _sheet, number: splits()[number],
    index=_find_split,
    parse=_parse_groups,
    format=_format_groups,
)
FACES = Argument(
    parse=lambda _names, text: parse_faces(text),
    format=lambda _names, faces: format_faces(faces),
    pattern=r" +(.+)",
)
