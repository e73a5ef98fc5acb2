"""Messages about the games themselves."""

from typing import Annotated, Literal, TypeAlias

from pydantic import BaseModel, Field
from typing_extensions import TypeAliasType

from pipyard.games.spots.actions import Action, ChanceOutcome

SpotsAction = TypeAliasType("SpotsAction", Annotated[Action, Field(discriminator="type")])
SpotsOutcome: TypeAlias = Annotated[ChanceOutcome, Field(discriminator="type")]
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
    """All that is printed on cards and tiles, and who can play; the first set is the usual one."""

    dogs: list[DogContent]
    tricks: list[TrickContent]
    sets: list[SetContent]
    bots: list[BotContent]
