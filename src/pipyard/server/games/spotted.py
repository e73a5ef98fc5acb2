"""The messages of Spotted! alone."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field

from pipyard.bots import BOTS
from pipyard.games.spotted.content import MAGNIFIERS, Sheet
from pipyard.games.spotted.gains import Gains
from pipyard.games.spotted.game import Spotted
from pipyard.games.spotted.record import MOST_SPOTS, WORD_BITS
from pipyard.games.spotted.view import View
from pipyard.server.games.messages import Messages, record_bytes
from pipyard.server.games.schemas import BotContent
from pipyard.server.request_body import RequestBody


class SpottedOptions(RequestBody):
    """The usual sheet unless another is named.

    Who begins is drawn by lot, by turning the order of the seats, or is the first as `given`.
    """

    sheet: Annotated[str, Field(max_length=64)] | None = None
    first: Literal["random", "given"] = "random"


class FamilyContent(BaseModel):
    """A beetle family: which of its beetles, from 1, is the bonus beetle, and its target."""

    colour: str
    bonus: int
    count: int


class FieldContent(BaseModel):
    """A field of the meadow: a step, a cloverleaf or a kind of magnifier, and where it is drawn."""

    id: str
    kind: str
    column: int
    row: int


class SheetContent(BaseModel):
    """All that is printed on a sheet; `magnifiers` are the spot counts that each kind looks for."""

    id: str
    name: str
    about: str
    reroll_symbols: int
    track: tuple[str, ...]
    families: list[FamilyContent]
    magnifiers: dict[str, tuple[int, ...]]
    start: str
    fields: list[FieldContent]
    edges: tuple[tuple[str, str], ...]


class SpottedContent(BaseModel):
    """The sheets there are, and who can play; the first sheet is the usual one."""

    sheets: list[SheetContent]
    bots: list[BotContent]


def content_of(spotted: Spotted) -> SpottedContent:
    """Describe the sheets, the usual one first, and the bots."""
    return SpottedContent(
        sheets=[_described(name, file.sheet) for name, file in spotted.sheets.items()],
        bots=[BotContent(name=name) for name in BOTS["spotted"]],
    )


def _described(name: str, sheet: Sheet) -> SheetContent:
    matches = sheet.record[0].matches
    return SheetContent(
        id=name,
        name=sheet.name,
        about=sheet.about,
        reroll_symbols=sheet.reroll_symbols,
        track=sheet.track,
        families=[
            FamilyContent(colour=colour, bonus=family.bonus, count=family.count)
            for colour, family in sheet.families.items()
        ],
        magnifiers={
            kind: tuple(spots for spots in range(1, MOST_SPOTS + 1) if matches[number, spots])
            for number, kind in enumerate(MAGNIFIERS)
        },
        start=sheet.start,
        fields=[
            FieldContent(id=field.id, kind=field.kind, column=field.at[0], row=field.at[1])
            for field in sheet.fields
        ],
        edges=sheet.edges,
    )


def described(spotted: Spotted) -> dict[str, Any]:
    """Return the sheet as the rules read it, with the names of its fields."""
    sheet = spotted.content
    return {
        "hash": sheet.hash,
        "record": record_bytes(sheet.record),
        "fields": [field.id for field in sheet.fields],
        "word_bits": WORD_BITS,
    }


def _is_missing(value: object) -> bool:
    return value is None


MESSAGES = Messages(
    SpottedOptions,
    View,
    SpottedContent,
    content_of,
    # During writing: what each of the receiver's legal actions would gain.
    {"gains": (dict[str, Gains] | None, Field(default=None, exclude_if=_is_missing))},
    described=described,
)
