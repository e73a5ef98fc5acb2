"""What can happen at a table, and how logs keep it."""

from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

import numpy as np
from pydantic_core import to_json

from pipyard.core.contract import Drawn, Move
from pipyard.server.games.hosting import HostedGame, Json

Why: TypeAlias = Literal["joined", "left", "removed", "handed", "timeout", "returned"]
"""Why somebody else holds a seat from now on."""


@dataclass(frozen=True, slots=True)
class Begun:
    """Every seat was taken, and the game was set up."""


@dataclass(frozen=True, slots=True)
class Moved:
    """A seat acted; `by` is the bot that chose, `late` tells that it did so for want of time."""

    move: Move[Any]
    by: str | None = None
    late: bool = False


@dataclass(frozen=True, slots=True)
class Rolled:
    """Chance brought an outcome, from the source for this purpose's so-manieth draw."""

    drawn: Drawn[Any]
    purpose: str
    number: int


@dataclass(frozen=True, slots=True)
class Undone:
    """A seat took an action of its own back: the event of that version is out of the game."""

    seat: int
    taken_back: int


@dataclass(frozen=True, slots=True)
class Seated:
    """A seat changed hands; `bot` plays it from now on, else a person, or nobody yet."""

    seat: int
    bot: str | None
    why: Why


@dataclass(frozen=True, slots=True)
class Closed:
    """The host ended the game before its time."""


Event: TypeAlias = Begun | Moved | Rolled | Undone | Seated | Closed


def write_event(game: HostedGame, event: Event) -> dict[str, Any]:
    """Put an event into the form in which logs keep it."""
    match event:
        case Moved(move, by, late):
            written = game.write_event(move)
            return written | ({"by": by} if by else {}) | ({"late": True} if late else {})
        case Rolled(drawn, purpose, number):
            # Games older than promised dice name no purpose.
            label = {"purpose": purpose, "number": number} if purpose else {}
            return {**game.write_event(drawn), **label}
        case Undone(seat, taken_back):
            return {"type": "undone", "seat": seat, "taken_back": taken_back}
        case Seated(seat, bot, why):
            return {"type": "seated", "seat": seat, "bot": bot, "why": why}
        case Begun():
            return {"type": "begun"}
        case Closed():
            return {"type": "closed"}


def sent_event(game: HostedGame, position: np.recarray | None, event: Event) -> bytes:
    """Write an event as tables send it; `position` is where it happened."""
    return to_json(_dense(game, position, event))


def _dense(game: HostedGame, position: Any, event: Event) -> dict[str, Any]:
    match event:
        case Moved(move, by, late):
            moved = {"seat": move.seat, "action": game.number_of(position, move.action)}
            return moved | ({"by": by} if by else {}) | ({"late": True} if late else {})
        case Rolled(drawn):
            return {"drawn": game.numbers_of(position, drawn.outcome)}
        case Undone(seat, taken_back):
            return {"undone": taken_back, "seat": seat}
        case Seated(seat, bot, why):
            return {"seated": why, "seat": seat, "bot": bot}
        case Begun():
            return {"begun": True}
        case Closed():
            return {"closed": True}


def read_event(game: HostedGame, stored: Json) -> Event:
    """Read an event from a log."""
    match stored["type"]:
        case "undone":
            return Undone(stored["seat"], stored["taken_back"])
        case "seated":
            return Seated(stored["seat"], stored["bot"], stored["why"])
        case "begun":
            return Begun()
        case "closed":
            return Closed()
    event = game.read_event(stored)
    if isinstance(event, Move):
        return Moved(event, stored.get("by"), stored.get("late", False))
    return Rolled(event, stored.get("purpose", ""), stored.get("number", 0))
