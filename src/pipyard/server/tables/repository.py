"""Tables, seats and events in the database."""

from collections import defaultdict
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from dataclasses import asdict, replace
from functools import cache, partial
from typing import Any, TypeAlias

import sqlalchemy as sa
from pydantic_core import to_json
from sqlalchemy.exc import IntegrityError

from pipyard.server import model
from pipyard.server.database import Database, Job, Rows
from pipyard.server.tables.storage import (
    Answer,
    Listed,
    Progress,
    PromiseUsed,
    RematchSet,
    Report,
    StoredEvent,
    StoredTable,
    VersionTaken,
)
from pipyard.server.tables.table import Base, Seat, Terms

_TABLES, _SEATS, _EVENTS, _GUESTS = model.game_table, model.seat, model.event, model.guest
_BASES = model.base
_OPEN_TO_ALL = sa.and_(_TABLES.c.status == "waiting", _TABLES.c.public)
_Row: TypeAlias = Mapping[str, Any]
_PART = 256
"""Events of an imported game that are stored at once; they take a few milliseconds."""


class TableRepository:
    """Stores tables; each call stores everything or nothing."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(
        self,
        table: StoredTable,
        progress: Progress,
        rematch_of: str | None = None,
        promise: str | None = None,
    ) -> None:
        """Store a new table with its first events and use up its promise.

        Raise RematchSet if there is another rematch, PromiseUsed if the promise is gone.
        """

        def job(connection: sa.Connection) -> None:
            if promise is not None:
                _use_up(connection, promise)
            connection.execute(sa.insert(_TABLES), _table_row(table, progress))
            connection.execute(sa.insert(_SEATS), _seat_rows(table.id, progress.seats))
            _add_events(connection, table.id, progress)
            if progress.base is not None:
                _add_base(connection, table.id, progress.base)
            if rematch_of is not None:
                _set_rematch(connection, rematch_of, table.id)

        await self._database.write(job)

    async def bring_in(
        self,
        table: StoredTable,
        progress: Progress,
        events: Sequence[str],
        bases: Sequence[Base] = (),
    ) -> None:
        """Store a game that was played elsewhere, its events a part at a time.

        Moves stored meanwhile wait for only one part. Until it is complete, the game has no host
        and no seats, and nobody knows of it. An incomplete one is deleted like old imported games,
        or when it is imported again.
        """
        parts = [events[at : at + _PART] for at in range(0, max(1, len(events)), _PART)]
        hidden = _table_row(replace(table, host=None, imported=True), progress)
        shown = {"host_id": table.host, "imported": table.imported}
        own = _TABLES.c.id == table.id

        def job(connection: sa.Connection, number: int) -> None:
            if not number:
                _drop_unfinished(connection, table.id)
                connection.execute(sa.insert(_TABLES), hidden)
            rows = [StoredEvent({}, None, text) for text in parts[number]]
            part = replace(progress, since=number * _PART, events=rows)
            _add_events(connection, table.id, part)
            for base in bases:
                if part.since < base.version <= part.since + _PART:
                    _add_base(connection, table.id, base)
            if number == len(parts) - 1:
                connection.execute(sa.update(_TABLES).where(own).values(shown))
                connection.execute(sa.insert(_SEATS), _seat_rows(table.id, progress.seats))

        for number in range(len(parts)):
            await self._database.write(partial(job, number=number))

    async def load(self, table: str, at: int | None = None) -> StoredTable | None:
        """Return a table from its latest stored base, or the latest one not after a version.

        Events are in order; from version 0 on, they are all there.
        """
        return await self._database.read(lambda connection: _load(connection, table, at))

    async def answer(self, table: str, request: str) -> Answer | None:
        """Return how a request was answered, if it was carried out."""
        query = (
            sa.select(_EVENTS.c.version, _EVENTS.c.event)
            .where(_EVENTS.c.table_id == table, _EVENTS.c.request == request)
            .order_by(_EVENTS.c.version)
        )
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return Answer(rows[-1].version, rows[0].event.get("seat")) if rows else None

    def append(self, table: str, progress: Progress) -> Awaitable[None]:
        """Store further events and the current seats, or raise VersionTaken."""
        return self._database.write(self._appending(table, progress))

    def append_then(
        self, table: str, progress: Progress, then: Callable[[BaseException | None], None]
    ) -> None:
        """Do the same as `append`, and call back when it is done or has failed."""
        self._database.write_then(self._appending(table, progress), then)

    def _appending(self, table: str, progress: Progress) -> Job[None]:
        seats_change = _seats_change(progress)

        def job(connection: sa.Connection) -> None:
            _add_events(connection, table, progress)
            if progress.base is not None:
                _add_base(connection, table, progress.base)
            if seats_change:
                _set_seats(connection, table, progress.seats)
            if progress.listed:
                _follow(connection, table, progress)
            self._database.announce(connection, table, progress.since + len(progress.events))

        return job if seats_change else _rows(job, table, progress)

    async def tables_of(self, guest: str, most: int) -> Sequence[Listed]:
        """List the tables a guest hosts, sits at or is expected at, newest first."""
        which = _of_guest(guest)
        return await self._database.read(lambda connection: _listed(connection, which, most))

    async def ids_of(self, guest: str) -> Sequence[str]:
        """Return the ids of the tables a guest hosts, sits at or is expected at."""
        query = sa.select(_TABLES.c.id).where(_of_guest(guest))
        return await self._database.read(lambda connection: connection.scalars(query).all())

    async def public_tables(self, most: int, first: Collection[str] = ()) -> Sequence[Listed]:
        """List the public tables that wait for players.

        Those in `first` come first, then those of hosts with a name; among equals, the newest
        first.
        """
        named = sa.exists().where(_GUESTS.c.id == _TABLES.c.host_id, _GUESTS.c.name != "")
        order = (_TABLES.c.id.in_(first).desc(), named.desc())
        return await self._database.read(
            lambda connection: _listed(connection, _OPEN_TO_ALL, most, *order)
        )

    async def count_open(self, host: str) -> int:
        """Count the public tables of a host that wait for players."""
        query = sa.select(sa.func.count()).where(_OPEN_TO_ALL, _TABLES.c.host_id == host)
        return await self._database.read(lambda connection: connection.execute(query).scalar_one())

    async def due(self, now: int, most: int) -> Sequence[str]:
        """Return tables at which somebody's time has run out, longest ago first."""
        query = sa.select(_TABLES.c.id).where(_TABLES.c.due_ms <= now)
        query = query.order_by(_TABLES.c.due_ms).limit(most)
        return await self._database.read(lambda connection: connection.scalars(query).all())

    async def unused_since(self, before: int, most: int) -> Sequence[str]:
        """Return tables that have waited for players since before a time."""
        query = sa.select(_TABLES.c.id).where(
            _TABLES.c.status == "waiting", _TABLES.c.changed_ms < before
        )
        return await self._database.read(
            lambda connection: connection.scalars(query.limit(most)).all()
        )

    async def unlink(self, guest: str) -> None:
        """Remove a guest's identity from every table: finished games stay, without a name."""

        def job(connection: sa.Connection) -> None:
            for column in (_SEATS.c.guest_id, _SEATS.c.reserved_id, _TABLES.c.host_id):
                values = {column.name: None}
                if column is _SEATS.c.guest_id:
                    values["name"] = None
                connection.execute(sa.update(column.table).where(column == guest).values(values))

        await self._database.write(job)

    async def keep_content(self, content_hash: str, files: Mapping[str, str]) -> None:
        """Store what is printed on cards, tiles or sheets, unless it is already stored."""
        if await self.content(content_hash) is not None:
            return
        row = {"hash": content_hash, "files": dict(files)}

        def job(connection: sa.Connection) -> None:
            connection.execute(sa.insert(model.content), row)

        try:
            await self._database.write(job)
        except IntegrityError:
            return

    async def content(self, content_hash: str) -> Mapping[str, str] | None:
        """Return stored content by its hash."""
        query = sa.select(model.content.c.files).where(model.content.c.hash == content_hash)
        return await self._database.read(lambda connection: connection.scalar(query))

    async def promise(self, commitment: str, seed: bytes, now: int) -> None:
        """Store a promised seed that does not belong to a table yet."""
        row = {"commitment": commitment, "seed": seed.hex(), "created_ms": now}

        def job(connection: sa.Connection) -> None:
            connection.execute(sa.insert(model.commitment), row)

        await self._database.write(job)

    async def promised(self, commitment: str) -> bytes | None:
        """Return a promised seed that does not belong to a table yet."""
        promised = model.commitment
        query = sa.select(promised.c.seed).where(promised.c.commitment == commitment)
        seed = await self._database.read(lambda connection: connection.scalar(query))
        return bytes.fromhex(seed) if seed else None

    async def forget_promises(self, before: int) -> None:
        """Delete seeds that were promised before a time and never used for a table."""
        old = sa.delete(model.commitment).where(model.commitment.c.created_ms < before)

        def job(connection: sa.Connection) -> None:
            connection.execute(old)

        await self._database.write(job)

    async def add_report(self, report: Report) -> None:
        """Store a problem that somebody reported, unless it is already stored."""
        row = {
            "id": report.id,
            "table_id": report.table,
            "version": report.version,
            "text": report.text,
            "created_ms": report.created,
        }

        def job(connection: sa.Connection) -> None:
            known = sa.select(model.report.c.id).where(model.report.c.id == report.id)
            if connection.execute(known).first() is None:
                connection.execute(sa.insert(model.report), row)

        await self._database.write(job)

    async def reports(self, most: int) -> Sequence[Report]:
        """Return the reported problems, newest first."""
        told = model.report
        query = sa.select(told, _TABLES.c.game).join(_TABLES)
        query = query.order_by(told.c.created_ms.desc(), told.c.id).limit(most)
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return [
            Report(row.id, row.table_id, row.game, row.version, row.text, row.created_ms)
            for row in rows
        ]


def _seats_change(progress: Progress) -> bool:
    for stored in progress.events:  # noqa: SIM110  (a generator would take three times as long)
        if stored.event["type"] == "seated":
            return True
    return False


def _rows(job: Job[None], table: str, progress: Progress) -> Rows:
    """Return the same as a job, for a database that combines many of them in few statements."""
    changes: list[tuple[str, tuple[Any, ...]]] = []
    if progress.listed:
        following = _encoded(progress)
        seen = (*(following[name] for name in progress.listed), table)
        changes.append((_follow_text(progress.listed), seen))
    if progress.base is not None:
        base = progress.base
        beside = to_json(_beside(base)).decode()
        changes.append((_BASE_TEXT, (table, base.version, base.record, beside, base.layout)))
    now, version = progress.now, progress.since
    added = []
    for stored in progress.events:
        version += 1
        added.append((table, version, stored.text, stored.request, now))
    return Rows(job, _EVENT_TEXT, added, changes)


_EVENT_TEXT = "INSERT INTO event (table_id, version, event, request, at_ms) VALUES"
_BASE_TEXT = "INSERT INTO base (table_id, version, record, beside, layout) VALUES (?, ?, ?, ?, ?)"


@cache
def _follow_text(names: Sequence[str]) -> str:
    return f"UPDATE game_table SET {', '.join(f'{name} = ?' for name in names)} WHERE id = ?"


def _table_row(table: StoredTable, progress: Progress) -> dict[str, Any]:
    return {
        "id": table.id,
        "host_id": table.host,
        "game": table.game,
        "config": dict(table.config),
        "terms": asdict(table.terms),
        "public": table.terms.public,
        "rules_version": table.rules_version,
        "content_hash": table.content_hash,
        "pack": table.pack,
        "seed": table.seed.hex() if table.seed else None,
        "imported": table.imported,
        "created_ms": progress.now,
        **_following(progress),
    }


def _following(progress: Progress) -> dict[str, Any]:
    return {
        "status": progress.status,
        "to_act": list(progress.to_act),
        "deadlines": {str(seat): due for seat, due in progress.deadlines.items()},
        "due_ms": min(progress.deadlines.values(), default=None),
        "changed_ms": progress.now,
    }


def _seat_rows(table: str, seats: Sequence[Seat]) -> list[dict[str, Any]]:
    return [
        {
            "table_id": table,
            "number": number,
            "bot": seat.bot,
            "guest_id": seat.guest,
            "name": seat.own_name,
            "reserved_id": seat.reserved,
            "entropy": seat.entropy or None,
        }
        for number, seat in enumerate(seats)
    ]


def _set_seats(connection: sa.Connection, table: str, seats: Sequence[Seat]) -> None:
    connection.execute(sa.delete(_SEATS).where(_SEATS.c.table_id == table))
    try:
        connection.execute(sa.insert(_SEATS), _seat_rows(table, seats))
    except IntegrityError:
        # A guest among them was deleted meanwhile, which makes no event if the guest had no seat.
        raise VersionTaken from None


def _add_events(connection: sa.Connection, table: str, progress: Progress) -> None:
    rows = [
        {
            "table_id": table,
            "version": version,
            "event": stored.text,
            "request": stored.request,
            "at_ms": progress.now,
        }
        for version, stored in enumerate(progress.events, progress.since + 1)
    ]
    if not rows:
        return
    try:
        _run(connection, _ADD_EVENT, rows)
    except IntegrityError:
        raise VersionTaken from None


def _follow(connection: sa.Connection, table: str, progress: Progress) -> None:
    following = _encoded(progress)
    row = {name: following[name] for name in progress.listed}
    _run(connection, _following_of(progress.listed), [{"which": table, **row}])


def _encoded(progress: Progress) -> dict[str, Any]:
    following = _following(progress)
    for name in ("to_act", "deadlines"):
        following[name] = to_json(following[name]).decode()
    return following


_ADD_EVENT = sa.insert(_EVENTS).values(
    {column: sa.bindparam(column.name) for column in _EVENTS.columns}
)


@cache
def _following_of(names: Sequence[str]) -> sa.Update:
    known = sa.update(_TABLES).where(_TABLES.c.id == sa.bindparam("which"))
    return known.values({_TABLES.c[name]: sa.bindparam(name) for name in names})


def _run(connection: sa.Connection, statement: sa.UpdateBase, rows: Sequence[_Row]) -> None:
    """Run a frequent statement; its text is made once, which costs more than running it.

    JSON values in the rows are already encoded.
    """
    text, names = _compiled(statement, connection.dialect)
    connection.exec_driver_sql(text, [tuple(row[name] for name in names) for row in rows])


@cache
def _compiled(statement: sa.UpdateBase, dialect: sa.Dialect) -> tuple[str, Sequence[str]]:
    compiled = statement.compile(dialect=dialect)
    return str(compiled), compiled.positiontup or ()


def _use_up(connection: sa.Connection, promise: str) -> None:
    known = sa.delete(model.commitment).where(model.commitment.c.commitment == promise)
    if connection.execute(known).rowcount != 1:
        raise PromiseUsed


def _drop_unfinished(connection: sa.Connection, table: str) -> None:
    """Delete a game that was only partly imported."""
    unfinished = sa.select(_TABLES.c.id).where(
        _TABLES.c.id == table,
        _TABLES.c.imported,
        ~sa.exists().where(_SEATS.c.table_id == table),
    )
    if connection.execute(unfinished).first() is not None:
        for part in (_BASES, _EVENTS):
            connection.execute(sa.delete(part).where(part.c.table_id == table))
        connection.execute(sa.delete(_TABLES).where(_TABLES.c.id == table))


def _set_rematch(connection: sa.Connection, table: str, rematch: str) -> None:
    free = sa.update(_TABLES).where(_TABLES.c.id == table, _TABLES.c.rematch.is_(None))
    if connection.execute(free.values(rematch=rematch)).rowcount != 1:
        raise RematchSet


def _load(connection: sa.Connection, table: str, at: int | None) -> StoredTable | None:
    row = connection.execute(sa.select(_TABLES).where(_TABLES.c.id == table)).first()
    if row is None:
        return None
    base = _base(connection, table, at)
    own = _EVENTS.c.table_id == table
    log = connection.execute(
        sa.select(_EVENTS.c.event, _EVENTS.c.request)
        .where(own, _EVENTS.c.version > base.version)
        .order_by(_EVENTS.c.version)
    )
    older = sa.select(_EVENTS.c.request).where(own, _EVENTS.c.version <= base.version)
    older = older.where(_EVENTS.c.request.is_not(None))
    return StoredTable(
        id=row.id,
        game=row.game,
        host=row.host_id,
        config=row.config,
        terms=Terms(**row.terms),
        rules_version=row.rules_version,
        content_hash=row.content_hash,
        pack=row.pack,
        seats=_seats(connection, [table])[table],
        seed=bytes.fromhex(row.seed) if row.seed else None,
        imported=row.imported,
        rematch=row.rematch,
        deadlines=_deadlines(row.deadlines),
        ended=row.status in ("over", "closed"),
        base=base,
        events=[StoredEvent(each.event, each.request) for each in log],
        older_requests=connection.scalars(older).all() if base.version else (),
    )


def _base(connection: sa.Connection, table: str, at: int | None) -> Base:
    """Return the latest stored base of a table, or the latest one not after a version."""
    if at == 0:
        return Base()
    query = sa.select(_BASES).where(_BASES.c.table_id == table)
    if at is not None:
        query = query.where(_BASES.c.version <= at)
    row = connection.execute(query.order_by(_BASES.c.version.desc()).limit(1)).first()
    if row is None:
        return Base()
    beside = row.beside
    return Base(
        row.version,
        row.record,
        beside["draws"],
        tuple(beside["asked_since"]),
        tuple(beside["late"]),
        row.layout,
    )


def _beside(base: Base) -> dict[str, Any]:
    return {
        "draws": dict(base.draws),
        "asked_since": list(base.asked_since),
        "late": list(base.late),
    }


def _add_base(connection: sa.Connection, table: str, base: Base) -> None:
    row = {
        "table_id": table,
        "version": base.version,
        "record": base.record,
        "beside": _beside(base),
        "layout": base.layout,
    }
    connection.execute(sa.insert(_BASES), row)


def _seats(connection: sa.Connection, tables: Sequence[str]) -> dict[str, list[Seat]]:
    rows = connection.execute(
        sa.select(_SEATS, _GUESTS.c.name.label("guest_name"))
        .select_from(_SEATS.outerjoin(_GUESTS, _SEATS.c.guest_id == _GUESTS.c.id))
        .where(_SEATS.c.table_id.in_(tables))
        .order_by(_SEATS.c.table_id, _SEATS.c.number)
    )
    found = defaultdict(list)
    for row in rows:
        seat = Seat(
            bot=row.bot,
            guest=row.guest_id,
            guest_name=row.guest_name or "",
            own_name=row.name,
            reserved=row.reserved_id,
            entropy=row.entropy or "",
        )
        found[row.table_id].append(seat)
    return found


def _of_guest(guest: str) -> sa.ColumnElement[bool]:
    sits_at = sa.select(_SEATS.c.table_id).where(
        sa.or_(_SEATS.c.guest_id == guest, _SEATS.c.reserved_id == guest)
    )
    return sa.or_(_TABLES.c.host_id == guest, _TABLES.c.id.in_(sits_at))


def _listed(
    connection: sa.Connection,
    which: sa.ColumnElement[bool],
    most: int,
    *order: sa.ColumnElement[Any],
) -> list[Listed]:
    query = sa.select(_TABLES).where(which)
    query = query.order_by(*order, _TABLES.c.created_ms.desc(), _TABLES.c.id).limit(most)
    rows = connection.execute(query).all()
    seated = _seats(connection, [row.id for row in rows])
    return [
        Listed(
            id=row.id,
            game=row.game,
            config=row.config,
            terms=Terms(**row.terms),
            status=row.status,
            to_act=row.to_act,
            deadlines=_deadlines(row.deadlines),
            changed=row.changed_ms,
            seats=seated[row.id],
        )
        for row in rows
    ]


def _deadlines(stored: Mapping[str, int]) -> dict[int, int]:
    return {int(seat): due for seat, due in stored.items()}
