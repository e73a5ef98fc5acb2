"""What is sent about a table: events, and what is around it, as docs/protocol.md describes it.

An event is written once for all receivers. Only where seats change hands is each guest with a part
in the table told which are theirs.
"""

import base64
from collections.abc import Mapping
from typing import Any

from pydantic_core import to_json

from pipyard.server.tables.states import Around, agreed, described_seats, dice_of
from pipyard.server.tables.table import Base, Table

BETWEEN_CHECKS = 16
"""Versions between two that are told with the check of their position."""
MOST_CONTINUED = 512
"""Events that a client that was away is told; after more it is told where the table is."""


def whole(table: Table, guest: str | None, around: Around, since: int | None = None) -> bytes:
    """Write the message that opens a table, or continues it after a version its receiver has."""
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
    if since is not None and table.version - MOST_CONTINUED <= since <= table.version:
        return _whole(b"table_continued", table, data, since)
    return _whole(b"table_opened", table, data | {"base": base_of(table.base)}, table.base.version)


def _whole(kind: bytes, table: Table, data: Mapping[str, Any], since: int) -> bytes:
    inside, events = to_json(data)[1:-1], events_after(table, since)
    return _message(kind, table.version, b'%b,"events":[%b]' % (inside, events))


def base_of(base: Base) -> dict[str, Any]:
    """Describe where events lead on from."""
    position = None if base.position is None else base64.b64encode(base.position).decode()
    return {"version": base.version, "position": position, "draws": dict(base.draws)}


def events_after(table: Table, since: int) -> bytes:
    """Write the events after a version, separated by commas."""
    return b",".join(entry.sent for entry in table.since(since))


class Happened:
    """What has happened since a version, to be told to many."""

    def __init__(self, table: Table, since: int, around: Around, request: str | None) -> None:
        self._table = table
        self._around = around
        self.differs = since == table.version or _changes_seats(table, since)
        """Whether it is not the same for every receiver."""
        self._shared = b"" if since == table.version else self._told(since, request)

    def _told(self, since: int, request: str | None) -> bytes:
        table = self._table
        more: dict[str, Any] = {} if request is None else {"request": request}
        if since // BETWEEN_CHECKS != table.version // BETWEEN_CHECKS or table.status != "playing":
            more["check"] = table.check
        if table.terms.seconds is not None:
            more["due"] = _due(table, self._around.now)
        if self.differs:
            more |= {"status": table.status, "dice": dice_of(table)}
        told = b'"since":%d,"at":%d,"events":[%b]' % (
            since,
            self._around.now,
            events_after(table, since),
        )
        return b"%b,%b" % (told, to_json(more)[1:-1]) if more else told

    def text(self, guest: str | None) -> bytes:
        """Write the message to a guest."""
        table = self._table
        if not self._shared:
            inside = to_json(_surroundings(table, guest, self._around))[1:-1]
            return _message(b"surroundings", table.version, inside)
        if not self.differs:
            return _message(b"happened", table.version, self._shared)
        seats = to_json(described_seats(table.seats, guest, self._around.present))
        return _message(b"happened", table.version, b'%b,"seats":%b' % (self._shared, seats))


def repeated(request: str, version: int, now: int) -> bytes:
    """Write the answer to a request that was carried out before; all that came of it is known."""
    told = b'"since":%d,"at":%d,"events":[],"request":%b' % (version, now, to_json(request))
    return _message(b"happened", version, told)


def _changes_seats(table: Table, since: int) -> bool:
    return table.status != "playing" or any(
        entry.sent.startswith((b'{"seated"', b'{"begun"')) for entry in table.since(since)
    )


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
