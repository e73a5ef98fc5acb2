"""The form of a log file, as docs/dice.md describes it; anything else is refused."""

import unicodedata
from typing import Annotated, Any, Literal, TypeAlias

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, JsonValue

_UNSEEN = frozenset(("Cc", "Cf", "Cs", "Co", "Zl", "Zp"))
FORMAT = 1
MOST_EVENTS = 40_000
MOST_SEATS = 8
_WHOLE = 2**31 - 1

Version: TypeAlias = Annotated[int, Field(ge=1, le=_WHOLE)]
SeatNumber: TypeAlias = Annotated[int, Field(ge=0, lt=MOST_SEATS)]
Digest: TypeAlias = Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]
Input: TypeAlias = Annotated[str, Field(pattern=r"^[0-9a-f]{0,64}$")]
Label: TypeAlias = Annotated[str, Field(pattern=r"^[a-z0-9/-]{1,32}$")]


def _is_missing(value: object) -> bool:
    return value is None


def _on_one_line(name: str) -> str:
    if any(unicodedata.category(sign) in _UNSEEN for sign in name):
        raise ValueError("A name has no invisible characters")
    return name


def _in_order(given: dict[str, JsonValue]) -> dict[str, JsonValue]:
    return dict(sorted(given.items()))


Particulars: TypeAlias = Annotated[dict[str, JsonValue], AfterValidator(_in_order)]
"""An action, an outcome, a setup: its game knows its content; keys have one order."""
Name: TypeAlias = Annotated[str, Field(max_length=64), AfterValidator(_on_one_line)]
"""The name of a player or a pack; it is printed in terminals, so no control characters."""


class _Logged(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


class LoggedBeginning(_Logged):
    """Every seat was taken, and the game was set up. Older games do not say so."""

    version: Version
    type: Literal["begun"]


class LoggedDraw(_Logged):
    """Chance produced an outcome: the `number`th, from 0, drawn for its purpose at this table.

    Games older than promised dice have no purpose.
    """

    version: Version
    type: Literal["drawn"]
    purpose: Label | None = Field(default=None, exclude_if=_is_missing)
    number: Annotated[int, Field(ge=0, le=_WHOLE)] | None = Field(
        default=None, exclude_if=_is_missing
    )
    outcome: Particulars


class LoggedMove(_Logged):
    """A seat did an action; `by` is the bot that chose it, if one did.

    `late` means that the bot did so for a person whose time had run out.
    """

    version: Version
    type: Literal["move"]
    seat: SeatNumber
    action: Particulars
    by: Label | None = Field(default=None, exclude_if=_is_missing)
    late: Literal[True] | None = Field(default=None, exclude_if=_is_missing)


class LoggedUndo(_Logged):
    """A seat took back its move of an earlier version; moves that did not depend on it stay."""

    version: Version
    type: Literal["undone"]
    seat: SeatNumber
    taken_back: Version


class LoggedSeating(_Logged):
    """A seat changed hands; without a bot, a person has it, or it is free."""

    version: Version
    type: Literal["seated"]
    seat: SeatNumber
    bot: Label | None
    why: Literal["joined", "left", "removed", "handed", "timeout", "returned"]


class LoggedClosing(_Logged):
    """The host closed the table."""

    version: Version
    type: Literal["closed"]


LoggedEvent: TypeAlias = Annotated[
    LoggedBeginning | LoggedDraw | LoggedMove | LoggedUndo | LoggedSeating | LoggedClosing,
    Field(discriminator="type"),
]


class LoggedSeat(_Logged):
    """Who had a seat when the log was written: a person's name, or a bot."""

    name: Name
    bot: Label | None


class LoggedDice(_Logged):
    """What was promised about the dice; `inputs` are what players added, by seat.

    The seed is null until the game is over or the table closed.
    """

    scheme: Literal["pipyard-dice-1"]
    commitment: Digest
    inputs: Annotated[list[Input], Field(max_length=MOST_SEATS)]
    seed: Digest | None


class LoggedTerminal(_Logged):
    """What a terminal needs to continue a game: the value of `--seed`, and where its content is.

    `content` is the path of a custom pack or sheet; `verify` does not use it.
    """

    seed: Annotated[int, Field(ge=0)] | None
    content: Annotated[str, Field(max_length=4096)] | None


class GameLog(_Logged):
    """A game as a file: its setup, its rules, and every event of its table."""

    pipyard: Literal[1]
    game: Annotated[str, Field(pattern=r"^[a-z0-9-]{1,16}$")]
    rules_version: Version
    content_hash: Annotated[str, Field(pattern=r"^[0-9a-zA-Z:-]{0,80}$")]
    pack: Name | None
    config: Particulars
    seats: Annotated[list[LoggedSeat], Field(min_length=1, max_length=MOST_SEATS)]
    dice: LoggedDice | None
    terminal: LoggedTerminal | None = Field(default=None, exclude_if=_is_missing)
    one_device: Literal[True] | None = Field(default=None, exclude_if=_is_missing)
    """A browser played it by itself: seed and players were on one device."""
    events: Annotated[list[LoggedEvent], Field(max_length=MOST_EVENTS)]

    def as_json(self) -> dict[str, Any]:
        """Return the content of the file, in the order in which it is written."""
        return self.model_dump(mode="json")
