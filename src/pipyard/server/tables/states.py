"""Tables as a receiver sees them: which seats are theirs and what they may do."""

from collections.abc import Collection, Iterable
from typing import Any

from pipyard.core.contract import Fact
from pipyard.server.tables import schemas
from pipyard.server.tables.storage import Listed
from pipyard.server.tables.table import Entry, Seat, Table

_STATES: dict[str, type[schemas.SpotsTable | schemas.SpottedTable]] = {
    "spots": schemas.SpotsTable,
    "spotted": schemas.SpottedTable,
}
_CHANGES: dict[str, type[schemas.SpotsChange | schemas.SpottedChange]] = {
    "spots": schemas.SpotsChange,
    "spotted": schemas.SpottedChange,
}


def state_of(
    table: Table, guest: str | None, present: Collection[str]
) -> schemas.SpotsTable | schemas.SpottedTable:
    """Describe a table to a guest."""
    kind = _STATES[table.game.name]
    return kind(**_particulars(table, guest, present), log=_log(table.log))


def change_of(
    table: Table, since: int, guest: str | None, present: Collection[str]
) -> schemas.SpotsChange | schemas.SpottedChange:
    """Describe to a guest what has happened since a version; the log the receiver has followed."""
    facts = [_fact(fact) for entry in table.since(since) for fact in entry.facts]
    kind = _CHANGES[table.game.name]
    return kind(**_particulars(table, guest, present), facts=facts, since=since)


def _particulars(table: Table, guest: str | None, present: Collection[str]) -> dict[str, Any]:
    position = table.position
    own = table.seats_of(guest)
    legal = (
        {}
        if position is None
        else {
            str(seat): list(table.game.legal(position, seat))
            for seat in own
            if seat in table.to_act
        }
    )
    return {
        "table": table.id,
        "version": table.version,
        "status": table.status,
        "seats": _seats(table.seats, guest, present),
        "host": table.host == guest,
        "setup": table.config,
        "view": None if position is None else table.game.view(position),
        "legal": legal,
    }


def summary_of(listed: Listed, guest: str, present: Collection[str]) -> schemas.TableSummary:
    """Describe a table in a guest's own list."""
    seats = _seats(listed.seats, guest, present)
    return schemas.TableSummary(
        table=listed.id,
        game=listed.game,
        status=listed.status,
        seats=seats,
        turn=any(seat.mine and seat.seat in listed.to_act for seat in seats),
    )


def _seats(
    seats: Iterable[Seat], guest: str | None, present: Collection[str]
) -> list[schemas.Seat]:
    return [
        schemas.Seat(
            seat=number,
            kind="person" if seat.bot is None else "bot",
            name=seat.name,
            bot=seat.bot,
            taken=seat.taken,
            mine=guest is not None and seat.guest == guest,
            present=seat.bot is not None or seat.guest in present,
        )
        for number, seat in enumerate(seats)
    ]


def _log(entries: Iterable[Entry]) -> list[schemas.LogEntry]:
    return [
        schemas.LogEntry(version=entry.version, facts=[_fact(fact) for fact in entry.facts])
        for entry in entries
    ]


def _fact(fact: Fact) -> schemas.Fact:
    return schemas.Fact(type=fact.type, **fact.particulars)
