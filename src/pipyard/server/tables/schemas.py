"""Messages about tables, as docs/protocol.md describes them."""

from collections.abc import Callable
from functools import cache, reduce
from operator import or_
from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, PlainValidator
from typing_extensions import TypeAliasType

from pipyard.core.registry import find_game, game_names
from pipyard.server.games.messages import action_of, any_game, messages_of, model_of
from pipyard.server.qr import QrCode
from pipyard.server.request_body import RequestBody
from pipyard.server.tables.events import Why
from pipyard.server.tables.phrases import Phrase
from pipyard.server.tables.table import Pace, Status

TableStatus = TypeAliasType("TableStatus", Status)
RequestId: TypeAlias = Annotated[str, Field(pattern=r"^[!-~]*$", min_length=8, max_length=64)]
"""Any letters, digits and signs of ASCII."""
Entropy: TypeAlias = Annotated[str, Field(pattern=r"^[0-9a-f]*$", max_length=64)]
"""What a player's device adds to the dice: random hexadecimal digits, best 64 of them."""
Commitment: TypeAlias = Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]
Number: TypeAlias = Annotated[int, Field(ge=0, le=2**31 - 1)]


def _is_missing(value: object) -> bool:
    return value is None


class SeatRequest(RequestBody):
    """What a seat of a new table is for: the one who sets it, a friend with the link, or a bot."""

    kind: Literal["person", "bot", "me"]
    bot: Annotated[str, Field(max_length=32)] | None = None
    name: Annotated[str, Field(max_length=256)] | None = None
    """Of one of several people at one device; then several seats are `me`."""


Seats: TypeAlias = Annotated[list[SeatRequest], Field(min_length=1, max_length=8)]
Name: TypeAlias = Annotated[str, Field(max_length=64)]


class TermsRequest(RequestBody):
    """What holds at a table beside the game's own options.

    `seconds` is the time for each decision, 10 seconds to an hour at a live table and an hour to
    two weeks at a slow one; when it runs out a bot decides.
    """

    public: bool = False
    pace: Pace = "live"
    seconds: Annotated[int, Field(ge=10, le=1_209_600)] | None = None
    undo: bool = True
    odds: bool = True


class AnyRequest(RequestBody):
    """What can be asked of every table; `commitment` is a promise of dice asked for before."""

    seats: Seats
    pack: Name | None = None
    terms: TermsRequest = TermsRequest()
    commitment: Commitment | None = None
    entropy: Entropy = ""


def _request_of(game: str) -> Any:
    options = messages_of(game).options
    return model_of(game, "Request", options, AnyRequest, about=str(options.__doc__))


if TYPE_CHECKING:

    class TableRequest(AnyRequest):
        """A table of one of the games, with the game's own options."""

        game: str

else:
    TableRequest = any_game("TableRequest", _request_of)


class TableCreated(BaseModel):
    """The new table; the id is the secret part of its link."""

    table: str


class Invitation(BaseModel):
    """The link to a table as others reach it, and the picture of it for their cameras."""

    url: str
    qr: QrCode


class Promise(BaseModel):
    """The SHA-256 of a seed, told before anybody adds to it."""

    commitment: str


class SeatTaking(RequestBody):
    """The name under which a guest sits down, and what their device adds to the dice.

    With `beside` the guest has a seat already and the name is that of somebody at the same device.
    """

    name: str
    beside: bool = False
    entropy: Entropy = ""


class BotSeating(RequestBody):
    """The bot that is to have a seat."""

    bot: Annotated[str, Field(max_length=32)]


class RematchRequest(RequestBody):
    """Dice for the game to come: a promise asked for before, and what this device adds."""

    commitment: Commitment | None = None
    entropy: Entropy = ""


class PhraseRequest(RequestBody):
    """A quick phrase, said from a seat the guest holds."""

    seat: Number
    phrase: Phrase


class ReportRequest(RequestBody):
    """A problem at a version of a table, in the guest's own words."""

    version: Number
    text: Annotated[str, Field(pattern=r"^[^\x00]*$", min_length=1, max_length=2000)]


class Reported(BaseModel):
    """The report as the server's owner will find it."""

    report: str


class Seat(BaseModel):
    """A seat; bots are always present, people while they have the table open.

    `stand_in` is a bot that plays for the person until they are back; `kept` tells that a free
    seat waits for one guest, the receiver or another.
    """

    seat: int
    kind: Literal["person", "bot"]
    name: str
    bot: str | None = None
    stand_in: str | None = Field(default=None, exclude_if=_is_missing)
    kept: Literal["me", "other"] | None = Field(default=None, exclude_if=_is_missing)
    taken: bool
    mine: bool
    present: bool


class Terms(BaseModel):
    """What was agreed beside the game's own options."""

    public: bool
    pace: Pace
    seconds: int | None
    undo: bool
    odds: bool


class Dice(BaseModel):
    """What the dice come from; `seed` is told when the game has ended, `inputs` are by seat."""

    scheme: str
    commitment: str
    inputs: list[str]
    seed: str | None


class Rules(BaseModel):
    """Under which rules a game was begun, and whether other ones are in force now.

    `module` names the WebAssembly module that the server plays by, null where there is none.
    """

    version: int
    content: str
    pack: str | None
    changed: bool
    module: str | None


class TableSummary(BaseModel):
    """A table in a list; `turn` tells whether the guest is to act, `due` until when."""

    table: str
    game: str
    status: TableStatus
    seats: list[Seat]
    turn: bool
    terms: Terms
    changed: int
    due: int | None = None


class Fact(BaseModel):
    """Something that happened, in the past tense; the other fields depend on the type."""

    model_config = ConfigDict(extra="allow")

    type: str
    seat: int | None = Field(default=None, exclude_if=_is_missing)


class LogEntry(BaseModel):
    """What one event brought about; `version` is the table's after it."""

    version: int
    facts: list[Fact]


class AnyTable(BaseModel):
    """What is told of every table, whatever is played there; `setup` would set another like it.

    `clocks` tell by seat how many milliseconds are left, `undo` which of the receiver's seats may
    take their last action back. `stuck` is a refusal's code where the log cannot be played to its
    end: the table is shown as it was before, and nothing can be changed.
    """

    table: str
    version: int
    status: TableStatus
    seats: list[Seat]
    host: bool
    watching: int
    clocks: dict[str, int]
    undo: list[int]
    rematch: str | None
    stuck: str | None = None
    terms: Terms | None = Field(default=None, exclude_if=_is_missing)
    rules: Rules | None = Field(default=None, exclude_if=_is_missing)
    dice: Dice | None = Field(default=None, exclude_if=_is_missing)
    log: list[LogEntry] | None = Field(default=None, exclude_if=_is_missing)


@cache
def table_of(game: str) -> Any:
    """Return the message that describes a table of a game."""
    metadata, messages = find_game(game).load().metadata, messages_of(game)
    return model_of(
        game,
        "Table",
        AnyTable,
        about="A table; `legal` holds the actions of the receiver's seats.",
        setup=metadata.config,
        view=messages.view | None,
        legal=dict[str, list[action_of(game)]],  # type: ignore[misc]
        **messages.hints,
    )


if TYPE_CHECKING:
    TableState: TypeAlias = AnyTable
else:
    TableState = any_game("TableState", table_of)


def _as_given(action: object) -> object:
    return action


if TYPE_CHECKING:
    TableAction: TypeAlias = Any
else:
    TableAction = TypeAliasType(
        "TableAction",
        Annotated[reduce(or_, map(action_of, game_names())), PlainValidator(_as_given)],
    )
"""An action as it was sent: which game's it is, and so what it means, the table knows."""


class Acting(RequestBody):
    """An action asked for by a seat; `request` is any id that is not used twice."""

    request: RequestId
    seat: Number
    action: TableAction


class Undoing(RequestBody):
    """A seat's last action is to be taken back; `request` is any id that is not used twice."""

    request: RequestId
    seat: Number


class UndoRequest(Undoing):
    """The same by plain HTTP; `version` is the one its sender saw."""

    version: Number


class ActRequest(Acting):
    """An action by plain HTTP; `version` is the one its sender saw."""

    version: Number


class Accepted(BaseModel):
    """The answer to an action that was carried out; `version` is the one it led to."""

    request: str
    version: int


class RefusedRequest(BaseModel):
    """Which request was refused, and why."""

    request: str
    code: str
    sentence: str


class Refusal(BaseModel):
    """Why a message was refused that is no readable request."""

    code: str
    sentence: str


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


class SaidPhrase(BaseModel):
    """Who says what."""

    seat: int
    phrase: Phrase


class PhraseSaidMessage(BaseModel):
    """Somebody says one of the quick phrases; it is in no log."""

    type: Literal["phrase_said"] = "phrase_said"
    version: int = 0
    data: SaidPhrase


class MoveEvent(BaseModel):
    """A seat acted, by the action's number; `by` is the bot that chose, `late` for want of time."""

    seat: int
    action: int
    by: str | None = Field(default=None, exclude_if=_is_missing)
    late: bool | None = Field(default=None, exclude_if=_is_missing)


class DrawEvent(BaseModel):
    """Chance brought something; what the numbers mean follows from the position."""

    drawn: list[int]


class UndoEvent(BaseModel):
    """A seat took an action of its own back: the event of that version is out of the game."""

    undone: int
    seat: int


class SeatEvent(BaseModel):
    """A seat changed hands; `bot` plays it from now on, else a person, or nobody yet."""

    seated: Why
    seat: int
    bot: str | None


class BeginEvent(BaseModel):
    """Every seat was taken, and the game was set up."""

    begun: Literal[True]


class CloseEvent(BaseModel):
    """The table was closed before its game was over."""

    closed: Literal[True]


TableEvent = TypeAliasType(
    "TableEvent", MoveEvent | DrawEvent | UndoEvent | SeatEvent | BeginEvent | CloseEvent
)


class Base(BaseModel):
    """Where events lead on from: the position's record in base 64, null before the game begins.

    `draws` tell how many draws there were for each purpose.
    """

    version: int
    position: str | None
    draws: dict[str, int]


class Surroundings(BaseModel):
    """What is around a table and in no log."""

    seats: list[Seat]
    watching: int
    host: bool
    rematch: str | None


class AnyContinued(Surroundings):
    """A table, and the events that its receiver has not seen.

    `due` tells by seat how many milliseconds are left, `check` is the CRC-32 of the position.
    """

    table: str
    terms: Terms
    rules: Rules
    dice: Dice | None
    status: TableStatus
    stuck: str | None
    due: dict[str, int]
    check: int | None
    events: list[TableEvent]


class AnyOpened(AnyContinued):
    """A table from its base on."""

    base: Base


def _opened_of(kind: str, base: type[BaseModel]) -> Callable[[str], Any]:
    def make(game: str) -> Any:
        config = find_game(game).load().metadata.config
        return model_of(game, kind, base, about=str(base.__doc__), setup=config)

    return make


if TYPE_CHECKING:
    OpenedTable: TypeAlias = AnyOpened
    ContinuedTable: TypeAlias = AnyContinued
else:
    OpenedTable = any_game("OpenedTable", _opened_of("Opened", AnyOpened))
    ContinuedTable = any_game("ContinuedTable", _opened_of("Continued", AnyContinued))


class TableOpenedMessage(BaseModel):
    """The table: the first message, and the answer to `resync` and `disagree`."""

    type: Literal["table_opened"] = "table_opened"
    version: int
    data: OpenedTable


class TableContinuedMessage(BaseModel):
    """The first message to whoever has seen the table up to a version."""

    type: Literal["table_continued"] = "table_continued"
    version: int
    data: ContinuedTable


class HappenedEvents(BaseModel):
    """Events after the version `since`, and when the server stored them, in milliseconds.

    `request` is the one that these events answer. What is left out has not changed.
    """

    since: int
    at: int
    events: list[TableEvent]
    request: str | None = Field(default=None, exclude_if=_is_missing)
    check: int | None = Field(default=None, exclude_if=_is_missing)
    due: dict[str, int] | None = Field(default=None, exclude_if=_is_missing)
    seats: list[Seat] | None = Field(default=None, exclude_if=_is_missing)
    status: TableStatus | None = Field(default=None, exclude_if=_is_missing)
    dice: Dice | None = Field(default=None, exclude_if=_is_missing)


class HappenedMessage(BaseModel):
    """Events happened and are stored; `version` is the one after them."""

    type: Literal["happened"] = "happened"
    version: int
    data: HappenedEvents


class SurroundingsMessage(BaseModel):
    """Somebody came, went or changed name, or the table was set again."""

    type: Literal["surroundings"] = "surroundings"
    version: int
    data: Surroundings


class PositionCheck(BaseModel):
    """The CRC-32 of a position's record, null before the game begins."""

    check: int | None


class PositionCheckedMessage(BaseModel):
    """The answer to `check`."""

    type: Literal["position_checked"] = "position_checked"
    version: int
    data: PositionCheck


class PastEvents(BaseModel):
    """Events of a table after a version, up to another, and where they lead on from.

    `latest` is the table's version now, `check` the CRC-32 of the position after these events.
    """

    base: Base
    version: int
    latest: int
    check: int | None
    events: list[TableEvent]


TableMessage = TypeAliasType(
    "TableMessage",
    Annotated[
        TableOpenedMessage
        | TableContinuedMessage
        | HappenedMessage
        | SurroundingsMessage
        | ActionRefusedMessage
        | MessageRefusedMessage
        | PhraseSaidMessage
        | PositionCheckedMessage,
        Field(discriminator="type"),
    ],
)
"""What a table's socket tells."""


class Actions(RequestBody):
    """Actions of one seat by their numbers, done one after another, all of them or none.

    `request` is any id that is not used twice. Chance comes after the last of them only.
    """

    request: RequestId
    seat: Number
    actions: Annotated[list[Number], Field(min_length=1, max_length=64)]


class ActionsMessage(RequestBody):
    """A request to act; `version` is the one its sender saw."""

    type: Literal["act"]
    version: Number
    data: Actions


class CheckMessage(BaseModel):
    """A request for the check of the present position."""

    type: Literal["check"]
    version: int = 0
    data: dict[str, Any] = Field(default_factory=dict)


class Disagreement(RequestBody):
    """The sender's position at a version has another check than the server's."""

    version: Number
    check: Annotated[int, Field(ge=0, le=2**32 - 1)] | None


class DisagreeMessage(RequestBody):
    """Tells that the sender's position differs from the server's; answered with the table."""

    type: Literal["disagree"]
    version: int = 0
    data: Disagreement


class UndoMessage(RequestBody):
    """A request to take an action back; `version` is the one its sender saw."""

    type: Literal["undo"]
    version: Number
    data: Undoing


class SayMessage(RequestBody):
    """A quick phrase to be said."""

    type: Literal["say"]
    version: int = 0
    data: PhraseRequest


class ResyncMessage(BaseModel):
    """A request for the whole table."""

    type: Literal["resync"]
    version: int = 0
    data: dict[str, Any] = Field(default_factory=dict)


PlayerMessage = TypeAliasType(
    "PlayerMessage",
    Annotated[
        ActionsMessage | UndoMessage | SayMessage | ResyncMessage | CheckMessage | DisagreeMessage,
        Field(discriminator="type"),
    ],
)
"""What a table's socket is asked."""
