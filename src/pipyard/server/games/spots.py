"""The messages of Spots alone."""

from collections.abc import Iterator
from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field
from typing_extensions import TypeAliasType

from pipyard.bots import BOTS
from pipyard.games.spots.content import Trick
from pipyard.games.spots.game import FIRST_SET, Spots, tiles_of_set, usual_tiles
from pipyard.games.spots.texts import trick_texts
from pipyard.games.spots.view import View
from pipyard.i18n.pack_names import FILE as NAMES
from pipyard.i18n.pack_names import parse_names
from pipyard.server.games.messages import Messages, record_bytes
from pipyard.server.games.schemas import BotContent
from pipyard.server.request_body import RequestBody

Colour = TypeAliasType("Colour", Literal["red", "yellow", "purple", "blue", "green"])
Name = Annotated[str, Field(max_length=64)]


class SpotsOptions(RequestBody):
    """A set by its name, tiles by hand or drawn at random, else the usual set.

    `d0g_treats` are those d0g starts with; it plays where there is one seat only.
    """

    set: Name | None = None
    tiles: Annotated[list[Name], Field(max_length=6)] | None = None
    random: bool = False
    off_leash: bool = False
    d0g_treats: Annotated[int, Field(ge=0, le=5)] | None = None


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


class SpotsContent(BaseModel):
    """All that is printed on cards and tiles, and who can play; the first set is the usual one.

    `names` are what a pack calls its tricks and sets in other languages, by language.
    """

    dogs: list[DogContent]
    tricks: list[TrickContent]
    sets: list[SetContent]
    bots: list[BotContent]
    names: dict[str, dict[str, str]]


def content_of(spots: Spots) -> SpotsContent:
    """Describe cards, tiles, sets and bots, the usual set first."""
    content, names = spots.content, parse_names(spots.files.get(NAMES, ""))
    sets = sorted(content.sets.items(), key=lambda known: known[0] != FIRST_SET)
    return SpotsContent(
        dogs=[DogContent(name=dog.name, spaces=dog.spaces, paws=dog.paws) for dog in content.dogs],
        tricks=[
            TrickContent.model_validate(
                {"name": trick.name, "colour": trick.colour, "steps": list(_steps(trick))}
            )
            for trick in content.tricks
        ],
        sets=[SetContent(name=name, tricks=tiles_of_set(content, name)) for name, _ in sets],
        bots=[BotContent(name=name) for name in BOTS["spots"]],
        names={language: dict(names) for language, names in names.items()},
    )


def _steps(trick: Trick) -> Iterator[StepMessage]:
    for number, clauses in enumerate(trick_texts(trick), 1):
        for clause in clauses:
            yield StepMessage(message=clause.message, args=clause.args, step=number)


def described(spots: Spots) -> dict[str, Any]:
    """Return cards and tiles as the rules read them, with the names for numbers."""
    content = spots.content
    return {
        "hash": content.hash,
        "record": record_bytes(content.record),
        "dogs": [[dog.name, dog.spaces, dog.paws] for dog in content.dogs],
        "tricks": [[trick.name, trick.colour] for trick in content.tricks],
        "dice": content.selections,
        "sets": {name: tiles_of_set(content, name) for name in content.sets},
        "usual": usual_tiles(content),
    }


MESSAGES = Messages(SpotsOptions, View, SpotsContent, content_of, {}, described=described)
