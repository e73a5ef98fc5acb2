"""Tables in memory: loaded by replay, changed one event after another, forgotten when unused."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np

from pipyard.core.contract import Below, Drawn, Move
from pipyard.core.errors import PipyardError
from pipyard.server.aside import Aside
from pipyard.server.errors import Refused
from pipyard.server.games.catalogue import Catalogue
from pipyard.server.games.hosting import HostedGame, Json
from pipyard.server.tables.checks import check_sound
from pipyard.server.tables.events import (
    Event,
    Moved,
    Rolled,
    Seated,
    Undone,
    read_event,
    write_event,
)
from pipyard.server.tables.phrases import Phrase
from pipyard.server.tables.replaying import UNPLAYABLE, can_go_on, replay
from pipyard.server.tables.requests import Requests
from pipyard.server.tables.retrying import Pause
from pipyard.server.tables.storage import (
    Progress,
    Report,
    StoredEvent,
    StoredTable,
    TableStorage,
)
from pipyard.server.tables.table import Base, Table

_BYTES_IN_MEMORY = 64 * 1024 * 1024
"""For tables that are in use; those used longest ago are forgotten, and read when needed."""
_REPORT_ID = 32

_logger = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Part:
    """What one request has led to: the table after it, its events, and how they are stored."""

    after: Table
    events: Sequence[Event]
    written: Sequence[Json]
    request: str | None


class Bus(Protocol):
    """Carries changes to whoever watches a table."""

    def publish(self, table: Table, since: int, request: str | None = None) -> None:
        """Tell that a table has changed; `since` is its version before, `request` who asked."""
        ...

    def say(self, table_id: str, seat: int, phrase: Phrase) -> None:
        """Tell that somebody says a phrase."""
        ...

    def repeat(self, table_id: str, seat: int, phrase: Phrase) -> None:
        """Tell what somebody says on another server."""
        ...

    def tell_rematch(self, table_id: str) -> None:
        """Tell other servers that a table has a rematch."""
        ...

    def is_watched(self, table_id: str) -> bool:
        """Tell whether anybody here has a table open."""
        ...

    def watched(self) -> Sequence[str]:
        """Name the tables that somebody here has open."""
        ...

    def present(self, table_id: str) -> set[str]:
        """Name the guests who have a table open."""
        ...


class Think(Protocol):
    """Lets a bot think wherever that holds up nobody else."""

    def __call__(
        self, game: HostedGame, bot: str, position: np.recarray, seat: int, seed: int
    ) -> Awaitable[Any]:
        """Return the action that the bot chooses."""
        ...


class TableKeeper:
    """Holds the tables that are in use; whoever changes one holds its lock."""

    def __init__(
        self,
        games: Catalogue,
        storage: TableStorage,
        bus: Bus,
        below: Below,
        clock: Callable[[], int],
        most_bytes: int = _BYTES_IN_MEMORY,
        pause: Pause = asyncio.sleep,
        aside: Aside = asyncio.to_thread,
    ) -> None:
        self.games = games
        self.storage = storage
        self.bus = bus
        self.below = below
        self.clock = clock
        self.pause = pause
        self._aside = aside
        self._most_bytes = most_bytes
        self._bytes = 0
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._requests: dict[str, Requests] = {}
        self._locks: dict[str, asyncio.Lock] = {}

    def lock(self, table_id: str) -> asyncio.Lock:
        """Return the lock under which a table is changed."""
        lock = self._locks.get(table_id)
        if lock is None:
            lock = self._locks[table_id] = asyncio.Lock()
        return lock

    def get(self, table_id: str) -> Table | None:
        """Return a table if it is in memory."""
        return self._tables.get(table_id)

    async def find(self, table_id: str) -> Table:
        """Return a table as it is now."""
        table = self._tables.get(table_id)
        if table is None:
            try:
                async with self.lock(table_id):
                    table = await self.load(table_id)
            finally:
                self._drop_lock(table_id)
        return table

    def _drop_lock(self, table_id: str) -> None:
        """Let go of a lock that nobody needs: anybody may ask for tables that are not there."""
        lock = self._locks.get(table_id)
        if table_id not in self._tables and lock is not None and not lock.locked():
            del self._locks[table_id]

    async def load(self, table_id: str) -> Table:
        """Return a table whose lock is held."""
        table = self._tables.get(table_id)
        if table is None:
            return self._remember((await self._read(table_id)).settle())
        self._tables.move_to_end(table_id)
        return table

    async def _read(self, table_id: str) -> Table:
        stored = await self.storage.load(table_id)
        if stored is None:
            raise Refused("table/unknown", "There is no table behind this link.")
        game = await self.game_of(stored)
        if not can_go_on(game, stored):
            stored = await self.storage.load(table_id, 0)
            assert stored is not None
        # A long game takes a while, and others play meanwhile.
        table = await self._aside(replay, game, stored)
        if table.stuck:
            await self._report(table, stored.version)
        self._requests[table_id] = Requests(
            (*stored.older_requests, *(row.request for row in stored.events if row.request))
        )
        return table

    def forget(self, table_id: str) -> None:
        """Have a table read again the next time: somebody else may have changed it."""
        table = self._tables.pop(table_id, None)
        self._bytes -= table.memory if table else 0
        self._requests.pop(table_id, None)
        self._drop_lock(table_id)

    async def reload(self, before: Table) -> Table:
        """Read a table again whose lock is held, and tell who watches what others did to it.

        Where that fails the table stays as it was: who watches it has seen that version.
        """
        table = await self._read(before.id)
        self._remember(table)
        self.bus.publish(table, before.version)
        return table.settle()

    def has_answered(self, table_id: str, request: str) -> bool:
        """Tell whether a request may be among those that led to the table in memory."""
        known = self._requests.get(table_id)
        return known is not None and known.may_have(request)

    def in_use(self, table_id: str) -> bool:
        """Tell whether a table is in memory, or is being read and may be outdated when it is."""
        lock = self._locks.get(table_id)
        return table_id in self._tables or (lock is not None and lock.locked())

    def known(self) -> Sequence[str]:
        """Name the tables that are in memory."""
        return list(self._tables)

    async def game_of(self, stored: StoredTable) -> HostedGame:
        """Return the game with the content under which a table was set, if that is to be had."""
        files = await self.storage.content(stored.content_hash)
        try:
            game = self.games.find(stored.game, stored.pack).at(stored.config)
        except PipyardError:
            # The pack or the sheet is here no more; what was printed has been kept.
            if files is None:
                raise
            return self.games.find(stored.game).with_files(files, stored.pack)
        if files is None or stored.content_hash in game.content_hashes:
            return game
        return game.with_files(files, stored.pack)

    async def add(
        self,
        table: Table,
        events: Sequence[Event],
        rematch_of: str | None = None,
        promise: str | None = None,
    ) -> Table:
        """Store a new table, which uses up the promise of its dice; nobody watches it yet."""
        game = table.game
        await self.storage.keep_content(game.content_hash, game.files)
        blank = table.changed(
            version=0, record=None, news=None, closed=False, trail=(), base=Base(), draws={}
        )
        written = _check_again(blank, table, events)
        table = self._timed(table, None, events)
        stored = StoredTable(
            id=table.id,
            game=game.name,
            host=table.host,
            config=table.config,
            terms=table.terms,
            rules_version=game.rules_version,
            content_hash=game.content_hash,
            pack=game.pack,
            seats=table.seats,
            seed=table.seed,
            imported=table.imported,
        )
        progress = self._progress(0, [Part(table, events, written, None)])
        await self.storage.add(stored, progress, rematch_of, promise)
        self._requests[table.id] = Requests()
        return self._remember(table.settle())

    async def commit(
        self, before: Table, after: Table, events: Sequence[Event], request: str | None = None
    ) -> Table:
        """Store what has happened at a table whose lock is held, then tell who watches."""
        part = self.part(before, after, events, request)
        await self._store(before, [part])
        self.bus.publish(part.after, before.version, request)
        return part.after.settle()

    async def commit_all(self, before: Table, parts: Sequence[Part]) -> Table:
        """Store what several requests have led to, one after another, and tell each by itself."""
        await self._store(before, parts)
        since = before.version
        for part in parts:
            self.bus.publish(part.after, since, part.request)
            since = part.after.version
        return parts[-1].after.settle()

    def part(
        self, before: Table, after: Table, events: Sequence[Event], request: str | None
    ) -> Part:
        """Check what has happened at a table, and give those who are asked their time."""
        check_sound(before)
        written = _check_again(before, after, events)
        return Part(self._timed(after, before, events), events, written, request)

    async def _store(self, before: Table, parts: Sequence[Part]) -> None:
        after = parts[-1].after
        await self.storage.append(after.id, self._progress(before.version, parts))
        self._remember(after)
        known = self._requests.get(after.id)
        for part in parts:
            if part.request is not None and known is not None:
                known.add(part.request)

    def show(self, table: Table) -> None:
        """Keep a table that differs only in what its log does not tell, and tell who watches."""
        self._remember(table)
        self.bus.publish(table, table.version)

    def with_chance(self, table: Table, events: list[Event]) -> Table:
        """Draw until a seat is to act or the game is over, noting what was drawn."""
        while table.acting.chance and not table.closed:
            event = table.draw(self.below)
            table = table.after_one(event)
            events.append(event)
        return table

    def _timed(self, table: Table, before: Table | None, events: Sequence[Event]) -> Table:
        """Give every person who is newly asked their time; who was asked before keeps theirs.

        Who takes an action back has no more time than without it.
        """
        if table.terms.seconds is None:
            return table
        until = self.clock() + 1000 * table.terms.seconds
        keeping = {event.seat for event in events if isinstance(event, Undone)}
        if before and before.asked_since:
            keeping |= {
                seat
                for seat, since in enumerate(before.asked_since)
                if since == table.asked_since[seat]
            }
        running = before.deadlines if before else {}
        deadlines = {
            seat: running.get(seat, until) if seat in keeping else until
            for seat in table.to_act
            if table.seats[seat].bot is None
        }
        return table.changed(deadlines=deadlines)

    async def _report(self, table: Table, events: int) -> None:
        """Tell the host of a table that cannot go on: in the log, and once among the reports."""
        text = (
            f"Event {table.version + 1} of {events} cannot be played ({table.stuck})."
            " The table is shown as it was before it, and nothing can be changed there."
        )
        _logger.error("Table %s: %s", table.id, text)
        id_ = f"stuck-{table.id}"[:_REPORT_ID]
        report = Report(id_, table.id, table.game.name, table.version, text, self.clock())
        await self.storage.add_report(report)

    def _remember(self, table: Table) -> Table:
        before = self._tables.get(table.id)
        self._bytes += table.memory - (before.memory if before else 0)
        self._tables[table.id] = table
        self._tables.move_to_end(table.id)
        while self._bytes > self._most_bytes and len(self._tables) > 1:
            self.forget(next(iter(self._tables)))
        return table

    def _progress(self, since: int, parts: Sequence[Part]) -> Progress:
        table = parts[-1].after
        return Progress(
            since=since,
            events=[
                StoredEvent(row, None if isinstance(event, Seated) else part.request)
                for part in parts
                for event, row in zip(part.events, part.written, strict=True)
            ],
            seats=table.seats,
            status=table.status,
            to_act=table.to_act,
            deadlines=table.deadlines,
            now=self.clock(),
            base=table.base if table.base.version > since else None,
        )


def _check_again(before: Table, after: Table, events: Sequence[Event]) -> Sequence[Json]:
    """Play events once more, from how they are stored, before they are: a log must lead here.

    Return how they are stored.
    """
    written = [write_event(before.game, event) for event in events]
    record = None
    try:
        record = before.leads_to([_read_again(before.game, event) for event in events])
    except UNPLAYABLE:
        _logger.exception("Table %s: an event could not be played again.", before.id)
    if record != after.record or before.version + len(written) != after.version:
        _logger.error("Table %s: what was about to be stored does not lead there.", before.id)
        raise Refused("server/fault", "Something went wrong here, and nothing was done; try again.")
    return written


def _read_again(game: HostedGame, event: Event) -> Event:
    """Return an event as it will be read from the log."""
    match event:
        case Moved(move, by, late):
            read = game.read_again(move)
            assert isinstance(read, Move)
            return Moved(read, by, late)
        case Rolled(drawn, purpose, number):
            read = game.read_again(drawn)
            assert isinstance(read, Drawn)
            return Rolled(read, purpose, number)
    return read_event(game, write_event(game, event))
