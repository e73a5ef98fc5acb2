"""Messages about a table: events, and its surroundings, as docs/protocol.md describes them.

An event is encoded once for all receivers. Only if seats change hands, each guest with a part in
the table gets a message about their own seats.
"""

import base64
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from pydantic_core import to_json

from pipyard.server.tables.states import Around, agreed, described_seats, dice_of
from pipyard.server.tables.table import Base, Table

_SEATS_CHANGE = (b'{"seated"', b'{"begun"')
BETWEEN_CHECKS = 16
"""Versions between two that are sent with the check of their position."""


def whole(table: Table, guest: str | None, around: Around, since: int | None = None) -> bytes:
    """Encode the message that opens a table, or continues it after a version its receiver has."""
    data = {
        "table": table.id,
        "game": table.game.name,
        "setup": dict(table.config),
        "dice": None,
        **agreed(table),
        "status": table.status,
        **_surroundings(table, guest, around),
        "stuck": table.stuck,
        "due": _due(table, around.now),
        "check": table.check,
    }
    if since is not None and since <= table.version:
        events = table.since(since)
        if events is not None:
            return _whole(b"table_continued", table, data, events)
    events = table.since(table.base.version)
    assert events is not None
    return _whole(b"table_opened", table, data | {"base": base_of(table.base)}, events)


def _whole(kind: bytes, table: Table, data: Mapping[str, Any], events: Sequence[bytes]) -> bytes:
    inside = to_json(data)[1:-1]
    return _message(kind, table.version, b'%b,"events":[%b]' % (inside, b",".join(events)))


def base_of(base: Base) -> dict[str, Any]:
    """Describe the base that events follow."""
    position = None if base.record is None else base64.b64encode(base.record).decode()
    return {"version": base.version, "position": position, "draws": dict(base.draws)}


def happened(table: Table, events: Sequence[bytes], now: int, request: str | None) -> bytes | None:
    """Encode what has just happened for all receivers; None if each gets something else.

    `events` are the latest ones.
    """
    if table.status != "playing" or _seats_change(events):
        return None
    return _message(b"happened", table.version, _told(table, events, now, request))


def happened_to(
    table: Table, events: Sequence[bytes], around: Around, request: str | None
) -> Callable[[str | None], bytes]:
    """Return a function that encodes what has just happened, with seats as a guest sees them."""
    more = {"status": table.status, "dice": dice_of(table)}
    shared = b"%b,%b" % (_told(table, events, around.now, request), to_json(more)[1:-1])

    def text(guest: str | None) -> bytes:
        seats = to_json(described_seats(table.seats, guest, around.present))
        return _message(b"happened", table.version, b'%b,"seats":%b' % (shared, seats))

    return text


def surroundings(table: Table, guest: str | None, around: Around) -> bytes:
    """Encode who is there, and everything else that is in no event."""
    inside = to_json(_surroundings(table, guest, around))[1:-1]
    return _message(b"surroundings", table.version, inside)


def _told(table: Table, events: Sequence[bytes], now: int, request: str | None) -> bytes:
    version = table.version
    since = version - len(events)
    told = b'"since":%d,"at":%d,"events":[%b]' % (since, now, b",".join(events))
    if request is not None:
        told = b'%b,"request":%b' % (told, to_json(request))
    if since // BETWEEN_CHECKS != version // BETWEEN_CHECKS or table.status != "playing":
        told = b'%b,"check":%b' % (told, to_json(table.check))
    if table.terms.seconds is not None:
        told = b'%b,"due":%b' % (told, to_json(_due(table, now)))
    return told


def repeated(request: str, version: int, now: int) -> bytes:
    """Encode the answer to a request that was carried out before; its results are known."""
    told = b'"since":%d,"at":%d,"events":[],"request":%b' % (version, now, to_json(request))
    return _message(b"happened", version, told)


def _seats_change(events: Sequence[bytes]) -> bool:
    for event in events:  # noqa: SIM110  (a generator would take three times as long)
        if event.startswith(_SEATS_CHANGE):
            return True
    return False


def _surroundings(table: Table, guest: str | None, around: Around) -> dict[str, Any]:
    return {
        "seats": described_seats(table.seats, guest, around.present),
        "watching": around.watching,
        "host": guest is not None and table.host == guest,
        "rematch": table.rematch,
    }


def _due(table: Table, now: int) -> dict[str, int]:
    return {str(seat): max(0, deadline - now) for seat, deadline in table.deadlines.items()}


def _message(kind: bytes, version: int, data: bytes) -> bytes:
    return b'{"type":"%b","version":%d,"data":{%b}}' % (kind, version, data)
