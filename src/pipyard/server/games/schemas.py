"""Messages about the games themselves."""

from pydantic import BaseModel
from typing_extensions import TypeAliasType


class BotContent(BaseModel):
    """A bot that can take a seat."""

    name: str


class GameContent(BaseModel):
    """Who can play a game that has nothing printed."""

    bots: list[BotContent]


Packs = TypeAliasType("Packs", dict[str, list[str]])
"""The content packs there are, by game, beside the published content."""
