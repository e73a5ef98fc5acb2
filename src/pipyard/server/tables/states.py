"""Tables as a receiver sees them: which seats are theirs and what they may do."""

from collections.abc import Collection, Iterable
from dataclasses import asdict, dataclass
from typing import Any, Literal

from pipyard.core import fair
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


@dataclass(frozen=True, slots=True)
class Around:
    """What is around a table and in no log: who has it open, how many, and the time."""

    present: Collection[str]
    watching: int
    now: int


def state_of(
    table: Table, guest: str | None, around: Around
) -> schemas.SpotsTable | schemas.SpottedTable:
    """Describe a table to a guest."""
    kind = _STATES[table.game.name]
    return kind(**_particulars(table, guest, around), **_agreed(table), log=_log(table.log))


def past_state_of(
    table: Table, now: Table, guest: str | None, around: Around
) -> schemas.SpotsTable | schemas.SpottedTable:
    """Describe a table as it was, to be looked at only."""
    kind = _STATES[table.game.name]
    past = _particulars(table, guest, around) | {"legal": {}, "undo": [], "clocks": {}}
    return kind(**past, **_agreed(now), log=_log(table.log))


def change_of(
    table: Table, since: int, guest: str | None, around: Around
) -> schemas.SpotsChange | schemas.SpottedChange:
    """Describe to a guest what has happened since a version; the log the receiver has followed."""
    facts = [_fact(fact) for entry in table.since(since) for fact in entry.facts]
    kind = _CHANGES[table.game.name]
    agreed = {} if table.status == "playing" else _agreed(table)
    return kind(**_particulars(table, guest, around), **agreed, facts=facts, since=since)


def _particulars(table: Table, guest: str | None, around: Around) -> dict[str, Any]:
    position = table.position
    own = [seat for seat in table.seats_of(guest) if table.seats[seat].bot is None]
    return {
        "table": table.id,
        "version": table.version,
        "status": table.status,
        "seats": _seats(table.seats, guest, around.present),
        "host": guest is not None and table.host == guest,
        "watching": around.watching,
        "clocks": {
            str(seat): max(0, deadline - around.now) for seat, deadline in table.deadlines.items()
        },
        "undo": [seat for seat in own if table.undoable(seat) is not None],
        "rematch": table.rematch,
        "setup": table.config,
        "view": None if position is None else table.game.view(position),
        "legal": {
            str(seat): list(table.game.legal(table.played, seat))
            for seat in own
            if seat in table.to_act
        },
    }


def _agreed(table: Table) -> dict[str, Any]:
    game = table.game
    return {
        "terms": schemas.Terms(**asdict(table.terms)),
        "rules": schemas.Rules(
            version=table.rules_version,
            content=game.content_hash,
            pack=game.pack,
            changed=game.rules_version != table.rules_version,
        ),
        "dice": dice_of(table),
    }


def dice_of(table: Table) -> schemas.Dice | None:
    """Tell what the dice come from; the seed only once nobody can gain by it."""
    if table.seed is None:
        return None
    ended = table.status in ("over", "closed")
    return schemas.Dice(
        scheme=fair.SCHEME,
        commitment=fair.promise(table.seed),
        inputs=table.inputs,
        seed=table.seed.hex() if ended else None,
    )


def summary_of(listed: Listed, guest: str | None, present: Collection[str]) -> schemas.TableSummary:
    """Describe a table in a list."""
    seats = _seats(listed.seats, guest, present)
    asked = [seat.seat for seat in seats if seat.mine and seat.seat in listed.to_act]
    return schemas.TableSummary(
        table=listed.id,
        game=listed.game,
        status=listed.status,
        seats=seats,
        turn=bool(asked),
        terms=schemas.Terms(**asdict(listed.terms)),
        changed=listed.changed,
        due=min(
            (listed.deadlines[seat] for seat in asked if seat in listed.deadlines), default=None
        ),
    )


def _seats(
    seats: Iterable[Seat], guest: str | None, present: Collection[str]
) -> list[schemas.Seat]:
    return [_described(number, seat, guest, present) for number, seat in enumerate(seats)]


def _described(
    number: int, seat: Seat, guest: str | None, present: Collection[str]
) -> schemas.Seat:
    is_bot = seat.bot is not None and seat.guest is None
    kept: Literal["me", "other"] | None = None
    if seat.reserved is not None:
        kept = "me" if seat.reserved == guest else "other"
    return schemas.Seat(
        seat=number,
        kind="bot" if is_bot else "person",
        name=seat.name,
        bot=seat.bot if is_bot else None,
        stand_in=None if is_bot else seat.bot,
        kept=kept,
        taken=seat.taken,
        mine=guest is not None and seat.guest == guest,
        present=is_bot or seat.guest in present,
    )


def _log(entries: Iterable[Entry]) -> list[schemas.LogEntry]:
    return [
        schemas.LogEntry(version=entry.version, facts=[_fact(fact) for fact in entry.facts])
        for entry in entries
    ]


def _fact(fact: Fact) -> schemas.Fact:
    return schemas.Fact(type=fact.type, **fact.particulars)
