"""What can happen at a table, and how logs store it."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias

from pydantic_core import to_json

from pipyard.core.contract import Drawn, Move
from pipyard.server.games.hosting import HostedGame, Json

Why: TypeAlias = Literal["joined", "left", "removed", "handed", "timeout", "returned"]
"""Why a seat has a new holder."""


@dataclass(frozen=True, slots=True)
class Begun:
    """Every seat was taken, and the game was set up."""


@dataclass(frozen=True, slots=True)
class Moved:
    """A seat acted; `by` is the bot that chose, `late` means that the player's time had run out.

    `dense` is the action's number, if it is known.
    """

    move: Move[Any]
    by: str | None = None
    late: bool = False
    dense: int | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Rolled:
    """Chance produced an outcome, from the draw with this number for this purpose.

    `dense` are the outcome's numbers, if they are known.
    """

    drawn: Drawn[Any]
    purpose: str
    number: int
    dense: Sequence[int] | None = field(default=None, compare=False)


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
    """The host ended the game early."""


Event: TypeAlias = Begun | Moved | Rolled | Undone | Seated | Closed


def write_event(game: HostedGame, event: Event) -> dict[str, Any]:
    """Convert an event to the form used in logs."""
    match event:
        case Moved(move, by, late):
            written = game.write_event(move)
            return written | ({"by": by} if by else {}) | ({"late": True} if late else {})
        case Rolled(drawn, purpose, number):
            # Games older than promised dice have no purpose.
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


def stored_event(game: HostedGame, event: Event) -> tuple[Json, str, bool]:
    """Convert an event to the form used in logs, also as text.

    Also return whether reading it back gives the same event.
    """
    if isinstance(event, Moved):
        seat, kept = event.move.seat, game.kept_action(event.move.action)
        if event.by is None:
            written = {"type": "move", "seat": seat, "action": kept.written}
            text = f'{{"type":"move","seat":{seat},"action":{kept.text}}}'
            return written, text, kept.is_read
    elif isinstance(event, Rolled):
        kept = game.kept_outcome(event.drawn.outcome)
        if event.purpose:
            label = {"purpose": event.purpose, "number": event.number}
            text = f'"purpose":"{event.purpose}","number":{event.number}'
            text = f'{{"type":"drawn","outcome":{kept.text},{text}}}'
            return {"type": "drawn", "outcome": kept.written, **label}, text, kept.is_read
    written = write_event(game, event)
    return written, to_json(written).decode(), read_event(game, written) == event


def sent_move(event: Moved, number: int) -> bytes:
    """Return a move in the form in which tables send it."""
    if event.by is None:
        return b'{"seat":%d,"action":%d}' % (event.move.seat, number)
    late = b',"late":true' if event.late else b""
    told = (event.move.seat, number, to_json(event.by), late)
    return b'{"seat":%d,"action":%d,"by":%b%b}' % told


def sent_draw(numbers: Sequence[int]) -> bytes:
    """Return an outcome of chance in the form in which tables send it."""
    return b'{"drawn":[%b]}' % ",".join(map(str, numbers)).encode()


def sent_event(event: Begun | Undone | Seated | Closed) -> bytes:
    """Return any other event in the form in which tables send it."""
    match event:
        case Undone(seat, taken_back):
            return to_json({"undone": taken_back, "seat": seat})
        case Seated(seat, bot, why):
            return to_json({"seated": why, "seat": seat, "bot": bot})
        case Begun():
            return b'{"begun":true}'
        case Closed():
            return b'{"closed":true}'


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
