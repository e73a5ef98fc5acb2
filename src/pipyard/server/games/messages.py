"""The messages of one game, in addition to those of every game.

A game with its own display declares its messages in its registration. Any other game gets general
messages, made from its configuration, and its positions are sent as they are.
"""

import base64
from collections.abc import Callable, Mapping
from dataclasses import MISSING, dataclass, fields
from functools import cache, reduce
from operator import or_
from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeAlias

import numpy as np
from pydantic import BaseModel, Field, create_model
from pydantic_core import to_jsonable_python
from typing_extensions import TypeAliasType

from pipyard.bots import BOTS
from pipyard.core.contract import Game, fields_by_seat
from pipyard.core.registry import find_game, game_names
from pipyard.server.games.schemas import BotContent, GameContent, GameOffer, GeneralView
from pipyard.server.request_body import RequestBody


def _as_told(game: Game[Any, Any, Any], position: np.recarray) -> Any:
    return game.view(position)


@dataclass(frozen=True, slots=True)
class Messages:
    """The types of a game's messages.

    `options` are the wishes of somebody who creates a table. `view` is a position, made by
    `view_of`. `content` is the game's content, made by `content_of`. `hints` are further fields of
    a table, by name. `described` makes the content for clients that have the rules.
    """

    options: type[BaseModel]
    view: Any
    content: type[BaseModel]
    content_of: Callable[[Any], BaseModel]
    hints: Mapping[str, Any]
    view_of: Callable[[Any, np.recarray], Any] = _as_told
    described: Callable[[Any], dict[str, Any]] | None = None


@cache
def messages_of(name: str) -> Messages:
    """Return a game's own messages, or general ones."""
    entry = find_game(name)
    own: Messages | None = entry.part("messages")
    return own or _general(entry.load())


def _general(game: Game[Any, Any, Any]) -> Messages:
    wishes: dict[str, Any] = {
        field.name: (field.type, ... if field.default is MISSING else field.default)
        for field in fields(game.metadata.config)
        if field.name != "seats"
    }
    return Messages(
        options=create_model(
            f"{title_of(game.metadata.name)}Options", __base__=RequestBody, **wishes
        ),
        view=GeneralView,
        content=GameContent,
        content_of=lambda game: GameContent(
            bots=[BotContent(name=bot) for bot in BOTS[game.metadata.name]]
        ),
        hints={},
        view_of=_general_view,
    )


def _general_view(game: Game[Any, Any, Any], position: np.recarray) -> GeneralView:
    acting, outcome, view = game.acting(position), game.outcome(position), game.view(position)
    return GeneralView(
        acting=list(acting.seats),
        chance=acting.chance,
        winners=None if outcome is None else list(outcome.winners),
        scores=None if outcome is None else list(outcome.scores),
        shown=to_jsonable_python(view),
        by_seat=fields_by_seat(view),
    )


def offer_of(name: str) -> GameOffer:
    """Return the number of players of a game, and the options for its tables."""
    metadata = find_game(name).load().metadata
    options = messages_of(name).options.model_json_schema()
    return GameOffer(
        name=name,
        fewest=metadata.min_seats,
        most=metadata.max_seats,
        options=options.get("properties", {}),
    )


def title_of(name: str) -> str:
    """Return the prefix of the game's type names."""
    return "".join(part.capitalize() for part in name.split("_"))


def record_bytes(record: np.recarray) -> str:
    """Encode a record in base 64."""
    return base64.b64encode(record.tobytes()).decode()


@cache
def action_of(name: str) -> Any:
    """Return the type of a game's actions."""
    kinds = find_game(name).load().metadata.actions
    union = Annotated[reduce(or_, kinds), Field(discriminator="type")] if kinds[1:] else kinds[0]
    return TypeAliasType(f"{title_of(name)}Action", union)


def model_of(name: str, kind: str, *bases: type[BaseModel], about: str, **more: Any) -> Any:
    """Make a game's own model of a kind of message, with the game's name in the field `game`."""
    own: dict[str, Any] = {"game": Annotated[Literal[name], Field()], **more}
    return create_model(f"{title_of(name)}{kind}", __base__=bases, __doc__=about, **own)


def any_game(kind: str, make: Callable[[str], Any]) -> Any:
    """Return the type of a message of any game, distinguished by `game`."""
    made = [make(name) for name in game_names()]
    union = Annotated[reduce(or_, made), Field(discriminator="game")] if made[1:] else made[0]
    return TypeAliasType(kind, union)


if TYPE_CHECKING:
    AnyContent: TypeAlias = BaseModel
else:
    AnyContent = reduce(or_, (messages_of(name).content for name in game_names()))
