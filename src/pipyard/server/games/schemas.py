"""Messages about the games themselves."""

from typing import Any

from pydantic import BaseModel, ConfigDict
from typing_extensions import TypeAliasType


class BotContent(BaseModel):
    """A bot that can take a seat."""

    name: str


class GameContent(BaseModel):
    """Who can play a game without printed content."""

    bots: list[BotContent]


class PrintedContent(BaseModel):
    """Content as the rules read it: its record in base 64, and tables that give numbers names.

    Which tables there are depends on the game.
    """

    model_config = ConfigDict(extra="allow")

    hash: str
    record: str


class GameOffer(BaseModel):
    """A game that this server has; `options` are JSON Schemas of what may be wished, by name."""

    name: str
    fewest: int
    most: int
    options: dict[str, Any]


class GeneralView(BaseModel):
    """A position of a game without messages of its own; `shown` is what the game tells of it.

    `by_seat` names what of it holds one value for each seat.
    """

    acting: list[int]
    chance: bool
    winners: list[int] | None
    scores: list[int] | None
    shown: dict[str, Any]
    by_seat: list[str]


Packs = TypeAliasType("Packs", dict[str, list[str]])
"""The content packs by game, in addition to the published content."""
