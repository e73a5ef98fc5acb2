"""The messages' JSON Schemas in one document, from which the web client's types are made."""

import re
from typing import Any

from pydantic import TypeAdapter
from pydantic.json_schema import GenerateJsonSchema, JsonSchemaMode
from pydantic_core import core_schema

from pipyard.core.registry import game_names
from pipyard.server.about import About
from pipyard.server.calls.schemas import PushRequest
from pipyard.server.errors import ApiError
from pipyard.server.games.messages import messages_of
from pipyard.server.games.schemas import GeneralView, Packs, PrintedContent
from pipyard.server.guests.schemas import (
    Claim,
    IdentityLink,
    Me,
    MyData,
    NameRequest,
    SpareKey,
)
from pipyard.server.lessons.schemas import lesson_of
from pipyard.server.lessons.teaching import teaching_of
from pipyard.server.replays.schemas import Positions
from pipyard.server.statistics.own import Statistics
from pipyard.server.tables import schemas

_SENT: tuple[Any, ...] = (
    ApiError,
    About,
    Me,
    MyData,
    IdentityLink,
    SpareKey,
    *(messages_of(game).content for game in game_names()),
    GeneralView,
    Packs,
    Positions,
    *(lesson_of(game) for game in game_names() if teaching_of(game)),
    Statistics,
    schemas.Promise,
    schemas.TableCreated,
    schemas.Invitation,
    schemas.Reported,
    schemas.TableSummary,
    schemas.TableState,
    schemas.Accepted,
    schemas.ActRequest,
    schemas.TableMessage,
    schemas.PlayerMessage,
    schemas.PastEvents,
    PrintedContent,
)
"""Messages sent in full: every field is there, whether or not it has a default."""
_ASKED: tuple[Any, ...] = (
    schemas.BotSeating,
    schemas.PhraseRequest,
    schemas.RematchRequest,
    schemas.ReportRequest,
    schemas.UndoRequest,
    NameRequest,
    Claim,
    PushRequest,
    schemas.TableRequest,
    schemas.SeatTaking,
)
"""Requests that may leave out fields with a default."""
_IN_BOTH_GAMES = re.compile(r"pipyard__games__(\w+?)__\w+?__(\w+)")
"""Names that both games have include their module; the game's name is enough."""


def wire_schema() -> dict[str, Any]:
    """Describe every message; each definition is one type of the web client."""
    modes: dict[JsonSchemaMode, tuple[Any, ...]] = {"serialization": _SENT, "validation": _ASKED}
    _, document = TypeAdapter.json_schemas(
        [
            (message, mode, TypeAdapter(message))
            for mode, messages in modes.items()
            for message in messages
        ],
        schema_generator=_WireSchema,
    )
    definitions = {
        _named(name): _tidied(schema) for name, schema in sorted(document["$defs"].items())
    }
    return {
        "description": "Every message by its name.",
        "type": "object",
        "properties": {name: {"$ref": f"#/$defs/{name}"} for name in definitions},
        "required": list(definitions),
        "additionalProperties": False,
        "$defs": definitions,
    }


class _WireSchema(GenerateJsonSchema):
    """Describes what is sent rather than what would be accepted."""

    def field_is_required(
        self,
        field: core_schema.ModelField | core_schema.DataclassField | core_schema.TypedDictField,
        total: bool,
    ) -> bool:
        if self.mode == "serialization":
            return not field.get("serialization_exclude_if")
        return super().field_is_required(field, total)

    def field_title_should_be_set(self, _schema: Any) -> bool:
        """Leave fields without titles, because each would become a type of its own."""
        return False


def _tidied(node: Any) -> Any:
    """Use the protocol's names, and say that there are no fields besides the named ones."""
    if isinstance(node, list):
        return [_tidied(each) for each in node]
    if not isinstance(node, dict):
        return node
    tidied = {key: _tidied(value) for key, value in node.items() if not _is_title(key, value)}
    if "$ref" in tidied:
        name = tidied["$ref"].rpartition("/")[2]
        tidied["$ref"] = f"#/$defs/{_named(name)}"
    if "properties" in tidied:
        tidied.setdefault("additionalProperties", False)
    return tidied


def _named(name: str) -> str:
    return _IN_BOTH_GAMES.sub(lambda found: found[1].capitalize() + found[2], name)


def _is_title(key: str, value: object) -> bool:
    return key == "title" and isinstance(value, str)
