"""Tables as a receiver sees them: which seats are theirs and what they may do."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import lru_cache
from typing import Any

from pydantic_core import to_json

from pipyard.core import fair
from pipyard.server.games.hosting import Json
from pipyard.server.tables import schemas
from pipyard.server.tables.storage import Listed
from pipyard.server.tables.table import Seat, Table

_OFFERS_KEPT = 128
"""The number of tables for whose newest version the options of a guest are cached."""


@dataclass(frozen=True, slots=True)
class Around:
    """What is not in a table's log: who has it open, how many watch, and the time."""

    present: Collection[str]
    watching: int
    now: int


def state_json(table: Table, guest: str | None, around: Around, story: bytes = b"[]") -> bytes:
    """Encode a table as a guest sees it, in the form of `schemas.TableState`.

    `story` is what has happened there, already encoded.
    """
    state = _shared(table, around) | _own(table, guest, around.present) | agreed(table)
    return b'{%b,"log":%b}' % (_inside(state), story)


def past_state_json(
    table: Table, now: Table, guest: str | None, around: Around, story: bytes
) -> bytes:
    """Encode a past state of a table, for viewing only."""
    own = _own(table, guest, around.present) | {"legal": {}, "undo": []}
    own.pop("gains", None)
    past = _shared(table, around) | own | agreed(now) | {"clocks": {}}
    return b'{%b,"log":%b}' % (_inside(past), story)


def _inside(fields: Json) -> bytes:
    return to_json(fields)[1:-1]


def _shared(table: Table, around: Around) -> dict[str, Any]:
    return {
        "table": table.id,
        "game": table.game.name,
        "version": table.version,
        "status": table.status,
        "watching": around.watching,
        "clocks": {
            str(seat): max(0, deadline - around.now) for seat, deadline in table.deadlines.items()
        },
        "rematch": table.rematch,
        "stuck": table.stuck,
        "setup": dict(table.config),
        "view": None if table.record is None else table.game.view(table.played),
    }


def _own(table: Table, guest: str | None, present: Collection[str]) -> dict[str, Any]:
    return {
        "seats": described_seats(table.seats, guest, present),
        "host": guest is not None and table.host == guest,
        **_offered(table, guest if table.seats_of(guest) else None),
    }


@lru_cache(maxsize=_OFFERS_KEPT)
def _offered(table: Table, guest: str | None) -> Mapping[str, Any]:
    """Return what a guest may do.

    Computing it takes longer than everything else, and a table is a value, so between two events
    the result is cached for all requests.
    """
    playing = [seat for seat in table.seats_of(guest) if table.seats[seat].bot is None]
    asked = [seat for seat in playing if seat in table.to_act]
    return {
        "undo": [seat for seat in playing if table.undoable(seat) is not None],
        "legal": {str(seat): list(table.game.legal(table.played, seat)) for seat in asked},
        **(table.game.hints(table.played, asked) if asked else {}),
    }


def agreed(table: Table) -> dict[str, Any]:
    """Describe the terms of a table besides the game's own options."""
    game = table.game
    told = {
        "terms": asdict(table.terms),
        "rules": {
            "version": table.rules_version,
            "content": game.content_hash,
            "pack": game.pack,
            "changed": game.rules_version != table.rules_version,
            "module": game.module,
        },
    }
    dice = dice_of(table)
    return told if dice is None else told | {"dice": dice}


def dice_of(table: Table) -> dict[str, Any] | None:
    """Return the source of the dice, with the seed only once nobody can gain from it."""
    seed = table.seed
    if seed is None:
        return None
    ended = table.status in ("over", "closed")
    return {
        "scheme": fair.SCHEME,
        "commitment": fair.promise(seed),
        "inputs": table.inputs,
        "seed": seed.hex() if ended else None,
    }


def summary_of(listed: Listed, guest: str | None, present: Collection[str]) -> schemas.TableSummary:
    """Describe a table in a list."""
    seats = [schemas.Seat(**seat) for seat in described_seats(listed.seats, guest, present)]
    asked = [seat.seat for seat in seats if seat.mine and seat.seat in listed.to_act]
    due = (listed.deadlines[seat] for seat in asked if seat in listed.deadlines)
    return schemas.TableSummary(
        table=listed.id,
        game=listed.game,
        status=listed.status,
        seats=seats,
        turn=bool(asked),
        terms=schemas.Terms(**asdict(listed.terms)),
        changed=listed.changed,
        due=min(due, default=None),
    )


def described_seats(
    seats: Sequence[Seat], guest: str | None, present: Collection[str]
) -> list[dict[str, Any]]:
    """Describe seats as a guest sees them."""
    return [_seat(number, seat, guest, present) for number, seat in enumerate(seats)]


def _seat(number: int, seat: Seat, guest: str | None, present: Collection[str]) -> dict[str, Any]:
    is_bot = seat.bot is not None and seat.guest is None
    described = {
        "seat": number,
        "kind": "bot" if is_bot else "person",
        "name": seat.name,
        "bot": seat.bot if is_bot else None,
        "taken": seat.taken,
        "mine": guest is not None and seat.guest == guest,
        "present": is_bot or seat.guest in present,
    }
    if seat.bot is not None and not is_bot:
        described["stand_in"] = seat.bot
    if seat.reserved is not None:
        described["kept"] = "me" if seat.reserved == guest else "other"
    return described
