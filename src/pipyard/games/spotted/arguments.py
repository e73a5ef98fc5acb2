"""What the actions of Spotted! are about: by number, by name, as text."""

from collections.abc import Sequence
from typing import Any

from pipyard.core.errors import IllegalMove, InvalidText
from pipyard.core.kinds import Argument
from pipyard.games.spotted.content import COLOURS, Sheet, splits
from pipyard.games.spotted.record import BEETLES, CLOVER, FAMILIES, MOST_FIELDS, SPLITS


class Colour(Argument):
    """A family or its die, by colour."""

    size = FAMILIES
    pattern = r"(?: +(\S+))?"

    def value(self, game: Any, content: Sheet, index: int) -> str:
        """Name a colour."""
        return COLOURS[index]

    def index(self, game: Any, content: Sheet, value: str) -> int:
        """Number a family by its colour."""
        return family_of(value)

    def parse(self, names: Any, text: str) -> str:
        """Read a colour."""
        return parse_colour(text)


class Dice(Argument):
    """One die or more, by colours."""

    size = (1 << FAMILIES) - 1

    def value(self, game: Any, content: Sheet, index: int) -> tuple[str, ...]:
        """Name the dice whose bits are set in the index and one."""
        return colours_of(index + 1)

    def index(self, game: Any, content: Sheet, value: Sequence[str]) -> int:
        """Set the bits of the named dice."""
        if not value:
            raise IllegalMove("Name at least one die to re-roll.")
        return sum(1 << family_of(colour) for colour in set(value)) - 1

    def parse(self, names: Any, text: str) -> tuple[str, ...]:
        """Read colours."""
        return parse_colours(text)

    def format(self, names: Any, value: Sequence[str]) -> str:
        """Write colours."""
        return " ".join(value)


class Groups(Argument):
    """How many spots each beetle of a family gets."""

    size = SPLITS

    def value(self, game: Any, content: Sheet, index: int) -> tuple[int, ...]:
        """Take one of the ways to split a die."""
        return splits()[index]

    def index(self, game: Any, content: Sheet, value: Sequence[int]) -> int:
        """Find a way to split a die."""
        try:
            return splits().index(tuple(value))
        except ValueError:
            raise IllegalMove(
                f"{value} is no way to split a die over {BEETLES} beetles: every group must look "
                "like a die."
            ) from None

    def parse(self, names: Any, text: str) -> tuple[int, ...]:
        """Read groups such as `3@1 2@2`; those that no split can have are refused as illegal."""
        placed = [_parse_group(word) for word in text.split()]
        groups = {place: group for group, place in placed}
        if len(groups) < len(placed):
            raise IllegalMove("Each beetle gets one group at most: write the larger group.")
        if not all(groups.values()) or not groups.keys() <= set(range(1, BEETLES + 1)):
            raise IllegalMove(f"Every group has a spot at least, on one of beetles 1 to {BEETLES}.")
        return tuple(groups.get(place, 0) for place in range(1, BEETLES + 1))

    def format(self, names: Any, value: Sequence[int]) -> str:
        """Write groups such as `3@1 2@2`."""
        return " ".join(f"{group}@{place}" for place, group in enumerate(value, 1) if group)


class MeadowField(Argument):
    """A field of the meadow, by its id."""

    size = MOST_FIELDS

    def value(self, game: Any, content: Sheet, index: int) -> str:
        """Name a field."""
        return content.fields[index].id

    def index(self, game: Any, content: Sheet, value: str) -> int:
        """Find a field of the sheet."""
        if value not in content.field_numbers:
            raise IllegalMove(f"There is no field {value!r} on this sheet.")
        return content.field_numbers[value]

    def parse(self, names: Sheet, text: str) -> str:
        """Read a field of the sheet."""
        if text not in names.field_numbers:
            raise InvalidText(f"there is no field {text!r} on this sheet")
        return text


class Faces(Argument):
    """Faces of dice by colour; only chance knows them."""

    pattern = r" +(.+)"

    def parse(self, names: Any, text: str) -> tuple[tuple[str, int], ...]:
        """Read faces."""
        return parse_faces(text)

    def format(self, names: Any, value: tuple[tuple[str, int], ...]) -> str:
        """Write faces."""
        return format_faces(value)


COLOUR = Colour()
DICE = Dice()
GROUPS = Groups()
FIELD = MeadowField()
FACES = Faces()


def colours_of(mask: int) -> tuple[str, ...]:
    """Name the dice whose bits are set."""
    return tuple(colour for number, colour in enumerate(COLOURS) if mask >> number & 1)


def family_of(colour: str) -> int:
    """Number a family by its colour."""
    if colour not in COLOURS:
        raise IllegalMove(f"There is no colour {colour!r}; use {', '.join(COLOURS)}.")
    return COLOURS.index(colour)


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


def _parse_group(word: str) -> tuple[int, int]:
    group, at, place = word.partition("@")
    if not (at and group.isdecimal() and place.isdecimal()):
        raise InvalidText(f"expected GROUP@BEETLE such as 3@1, not {word!r}")
    return int(group), int(place)
