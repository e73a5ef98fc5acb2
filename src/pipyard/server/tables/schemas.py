"""Messages about tables, as docs/protocol.md describes them."""

from typing import Annotated, Any, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, PlainValidator
from typing_extensions import TypeAliasType

from pipyard.games.spots.game import SpotsConfig
from pipyard.games.spots.view import View as SpotsView
from pipyard.games.spotted.view import View as SpottedView
from pipyard.server.asked import Asked
from pipyard.server.games.schemas import SpotsAction, SpottedAction
from pipyard.server.tables.table import Status

TableStatus = TypeAliasType("TableStatus", Status)
RequestId: TypeAlias = Annotated[str, Field(min_length=8, max_length=64)]


def _is_missing(value: object) -> bool:
    return value is None


class SeatRequest(Asked):
    """What a seat of a new table is for: the one who sets it, a friend with the link, or a bot."""

    kind: Literal["person", "bot", "me"]
    bot: Annotated[str, Field(max_length=32)] | None = None


Seats: TypeAlias = Annotated[list[SeatRequest], Field(min_length=1, max_length=8)]
Name: TypeAlias = Annotated[str, Field(max_length=64)]


class SpotsRequest(Asked):
    """A table of Spots: a set by its name, tiles by hand or drawn at random, else the usual set.

    `d0g_treats` are those d0g starts with; it plays where there is one seat only.
    """

    game: Literal["spots"]
    seats: Seats
    set: Name | None = None
    tiles: Annotated[list[Name], Field(max_length=6)] | None = None
    random: bool = False
    off_leash: bool = False
    d0g_treats: Annotated[int, Field(ge=0, le=5)] | None = None


class SpottedRequest(Asked):
    """A table of Spotted!, on the usual sheet unless another is named; the first seat begins."""

    game: Literal["spotted"]
    seats: Seats
    sheet: Name | None = None


TableRequest = TypeAliasType(
    "TableRequest", Annotated[SpotsRequest | SpottedRequest, Field(discriminator="game")]
)


class TableCreated(BaseModel):
    """The new table; the id is the secret part of its link."""

    table: str


class SeatTaking(Asked):
    """The name under which a guest sits down."""

    name: str


class Seat(BaseModel):
    """A seat; bots are always present, people while they have the table open."""

    seat: int
    kind: Literal["person", "bot"]
    name: str
    bot: str | None = None
    taken: bool
    mine: bool
    present: bool


class TableSummary(BaseModel):
    """A table in the guest's own list; `turn` tells whether the guest is to act."""

    table: str
    game: str
    status: TableStatus
    seats: list[Seat]
    turn: bool


class Fact(BaseModel):
    """Something that happened, in the past tense; the other fields depend on the type."""

    model_config = ConfigDict(extra="allow")

    type: str
    seat: int | None = Field(default=None, exclude_if=_is_missing)


class LogEntry(BaseModel):
    """What one event brought about; `version` is the table's after it."""

    version: int
    facts: list[Fact]


class SpottedSetup(BaseModel):
    """How a table of Spotted! was set."""

    seats: int
    sheet: str


class AnyTable(BaseModel):
    """What is told of every table, whatever is played there; `setup` would set another like it."""

    table: str
    version: int
    status: TableStatus
    seats: list[Seat]
    host: bool
    log: list[LogEntry] | None = Field(default=None, exclude_if=_is_missing)


class SpotsTable(AnyTable):
    """A table of Spots; `legal` holds the actions of the receiver's seats."""

    game: Literal["spots"] = "spots"
    setup: SpotsConfig
    view: SpotsView | None
    legal: dict[str, list[SpotsAction]]


class SpottedTable(AnyTable):
    """A table of Spotted!; `legal` holds the actions of the receiver's seats."""

    game: Literal["spotted"] = "spotted"
    setup: SpottedSetup
    view: SpottedView | None
    legal: dict[str, list[SpottedAction]]


class Change(BaseModel):
    """What led to a table's new state, and the version before."""

    facts: list[Fact]
    since: int


class SpotsChange(SpotsTable, Change):
    """A table of Spots after something happened."""


class SpottedChange(SpottedTable, Change):
    """A table of Spotted! after something happened."""


TableState = TypeAliasType(
    "TableState", Annotated[SpotsTable | SpottedTable, Field(discriminator="game")]
)
TableChange = TypeAliasType(
    "TableChange", Annotated[SpotsChange | SpottedChange, Field(discriminator="game")]
)


def _as_given(action: object) -> object:
    return action


TableAction = TypeAliasType(
    "TableAction", Annotated[SpotsAction | SpottedAction, PlainValidator(_as_given)]
)
"""An action as it was sent: which game's it is, and so what it means, the table knows."""


class Acting(Asked):
    """An action asked for by a seat; `request` is any id that is not used twice."""

    request: RequestId
    seat: int
    action: TableAction


class ActRequest(Acting):
    """An action by plain HTTP; `version` is the one its sender saw."""

    version: int


class Accepted(BaseModel):
    """The answer to an action that was carried out; `version` is the one it led to."""

    request: str
    version: int


class AcceptedRequest(BaseModel):
    """Which request was carried out."""

    request: str


class RefusedRequest(BaseModel):
    """Which request was refused, and why."""

    request: str
    code: str
    sentence: str


class Refusal(BaseModel):
    """Why a message was refused that is no readable request."""

    code: str
    sentence: str


class TableStateMessage(BaseModel):
    """The whole table: the first message, and the answer to `resync`."""

    type: Literal["table_state"] = "table_state"
    version: int
    data: TableState


class TableChangedMessage(BaseModel):
    """One or more events happened, or somebody came, went, or changed name."""

    type: Literal["table_changed"] = "table_changed"
    version: int
    data: TableChange


class ActionAcceptedMessage(BaseModel):
    """An action was carried out and is stored; `version` is the one it led to."""

    type: Literal["action_accepted"] = "action_accepted"
    version: int
    data: AcceptedRequest


class ActionRefusedMessage(BaseModel):
    """An action was not carried out; `version` is the table's."""

    type: Literal["action_refused"] = "action_refused"
    version: int
    data: RefusedRequest


class MessageRefusedMessage(BaseModel):
    """A message was not understood, or there is no such table."""

    type: Literal["message_refused"] = "message_refused"
    version: int
    data: Refusal


ServerMessage = TypeAliasType(
    "ServerMessage",
    Annotated[
        TableStateMessage
        | TableChangedMessage
        | ActionAcceptedMessage
        | ActionRefusedMessage
        | MessageRefusedMessage,
        Field(discriminator="type"),
    ],
)


class ActMessage(Asked):
    """A request to act; `version` is the one its sender saw."""

    type: Literal["act"]
    version: int
    data: Acting


class ResyncMessage(Asked):
    """A request for the whole table."""

    type: Literal["resync"]
    version: int = 0
    data: dict[str, Any] = Field(default_factory=dict)


ClientMessage = TypeAliasType(
    "ClientMessage", Annotated[ActMessage | ResyncMessage, Field(discriminator="type")]
)
