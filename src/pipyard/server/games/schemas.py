"""Messages about the games themselves."""

from typing import Annotated, Literal, TypeAlias

from pydantic import BaseModel, Field
from typing_extensions import TypeAliasType

from pipyard.games.spots import actions as spots
from pipyard.games.spotted import actions as spotted

SpotsAction = TypeAliasType("SpotsAction", Annotated[spots.Action, Field(discriminator="type")])
SpotsOutcome: TypeAlias = Annotated[spots.ChanceOutcome, Field(discriminator="type")]
SpottedAction = TypeAliasType(
    "SpottedAction", Annotated[spotted.Action, Field(discriminator="type")]
)
SpottedOutcome: TypeAlias = spotted.ChanceOutcome
Colour = TypeAliasType("Colour", Literal["red", "yellow", "purple", "blue", "green"])


class StepMessage(BaseModel):
    """One clause of what a trick does, to be put into words, and the step it belongs to."""

    message: str
    args: dict[str, str | int]
    step: int


class TrickContent(BaseModel):
    """A trick tile."""

    name: str
    colour: Colour
    steps: list[StepMessage]


class DogContent(BaseModel):
    """A dog card."""

    name: str
    spaces: tuple[int, ...]
    paws: int


class SetContent(BaseModel):
    """A set of tiles that is recommended."""

    name: str
    tricks: tuple[str, ...]


class BotContent(BaseModel):
    """A bot that can take a seat."""

    name: str


class SpotsContent(BaseModel):
    """All that is printed on cards and tiles, and who can play; the first set is the usual one.

    `names` are what a pack calls its tricks and sets in other languages, by language.
    """

    dogs: list[DogContent]
    tricks: list[TrickContent]
    sets: list[SetContent]
    bots: list[BotContent]
    names: dict[str, dict[str, str]]


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


class Gains(BaseModel):
    """What each legal action of a seat brings at once, in the order of the actions.

    By how many `points` its score would change, how many `bonuses` of the track it unlocks, and
    whether it `ends` what the seat is to write: dice may roll right after it. A die that may be
    taken brings what its best use would bring, were it used at once.
    """

    points: list[int]
    bonuses: list[int]
    ends: list[bool]


class Packs(BaseModel):
    """The content packs there are for each game, beside the published content."""

    spots: list[str]
    spotted: list[str]
