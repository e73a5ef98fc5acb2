"""Tables in memory: loaded by replay, changed one event at a time, dropped when unused."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np

from pipyard.core.contract import Below
from pipyard.core.errors import PipyardError
from pipyard.server.aside import Aside
from pipyard.server.counting import Counts
from pipyard.server.errors import Refused
from pipyard.server.games.catalogue import Catalogue
from pipyard.server.games.hosting import HostedGame
from pipyard.server.log_lines import event, short
from pipyard.server.tables.checks import check_sound
from pipyard.server.tables.events import Seated, Undone, stored_event
from pipyard.server.tables.phrases import Phrase
from pipyard.server.tables.replaying import UNPLAYABLE, can_go_on, replay
from pipyard.server.tables.requests import Requests
from pipyard.server.tables.retrying import Pause
from pipyard.server.tables.storage import (
    LISTED,
    LISTED_TURN,
    Progress,
    Report,
    StoredEvent,
    StoredTable,
    TableStorage,
)
from pipyard.server.tables.table import Table
from pipyard.server.tables.turns import Turn, Turns

_BYTES_IN_MEMORY = 64 * 1024 * 1024
"""For tables in use; the least recently used ones are dropped, and read again when needed."""
_BETWEEN_SIZES = 8
"""A table's bytes are counted when it is loaded, and again after this many versions."""
_LISTED_MS = 60_000
_REPORT_ID = 32

_logger = logging.getLogger(__name__)


@dataclass(slots=True, eq=False)
class Part:
    """The result of one request: the table after it, and its events as they are stored."""

    after: Table
    rows: Sequence[StoredEvent]
    request: str | None


class Bus(Protocol):
    """Carries changes to those who watch a table."""

    def publish(self, table: Table, since: int, request: str | None = None) -> None:
        """Send that a table has changed; `since` is its old version, `request` the cause."""
        ...

    def say(self, table_id: str, seat: int, phrase: Phrase) -> None:
        """Send that somebody says a phrase."""
        ...

    def repeat(self, table_id: str, seat: int, phrase: Phrase) -> None:
        """Send what somebody says on another server."""
        ...

    def tell_rematch(self, table_id: str) -> None:
        """Tell other servers that a table has a rematch."""
        ...

    def is_watched(self, table_id: str) -> bool:
        """Return whether anybody on this server has a table open."""
        ...

    def watched(self) -> Sequence[str]:
        """Return the tables that are open on this server."""
        ...

    def present(self, table_id: str) -> set[str]:
        """Return the guests who have a table open."""
        ...


class Think(Protocol):
    """Lets a bot think where it blocks nobody else."""

    def __call__(
        self, game: HostedGame, bot: str, position: np.recarray, seat: int, seed: int
    ) -> Awaitable[Any]:
        """Return the action that the bot chooses."""
        ...


class TableKeeper:
    """Holds the tables in use; changing a table requires its lock."""

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
        counts: Counts | None = None,
    ) -> None:
        self.games = games
        self.storage = storage
        self.bus = bus
        self.below = below
        self.clock = clock
        self.pause = pause
        self._aside = aside
        self.counts = counts or Counts()
        self.most_bytes = most_bytes
        self.bytes_in_memory = 0
        """The memory of the tables, as far as it was counted."""
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._sizes: dict[str, int] = {}
        self._requests: dict[str, Requests] = {}
        self._listed: dict[str, int] = {}
        self._seen: dict[str, int] = {}
        """The versions that watchers have seen of tables that were dropped meanwhile."""
        self.turns = Turns()
        """The locks for changing tables, by table id."""

    def lock(self, table_id: str) -> Turn:
        """Return the lock for changing a table."""
        return self.turns.of(table_id)

    def get(self, table_id: str) -> Table | None:
        """Return a table if it is in memory."""
        return self._tables.get(table_id)

    async def find(self, table_id: str) -> Table:
        """Return the current table."""
        table = self._tables.get(table_id)
        if table is None:
            async with self.lock(table_id):
                table = await self.load(table_id)
        return table

    async def load(self, table_id: str) -> Table:
        """Return a table whose lock is held; its watchers get what was stored while it was dropped.

        That does not depend on why a table is read, because a client that opens it may be faster
        than the news of a change.
        """
        table = self._tables.get(table_id)
        if table is not None:
            self._tables.move_to_end(table_id)
            return table
        table = self._remember((await self._read(table_id)).settle())
        seen = self._seen.pop(table_id, table.version)
        if seen < table.version:
            self.bus.publish(table, seen)
        return table

    async def _read(self, table_id: str) -> Table:
        stored = await self.storage.load(table_id)
        if stored is None:
            # It may have been deleted by another server.
            self.forget(table_id)
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
        """Drop a table from memory; only the version that its watchers have seen is kept."""
        table = self._tables.pop(table_id, None)
        if table is not None and self.bus.is_watched(table_id):
            self._seen[table_id] = table.version
        self.bytes_in_memory -= self._sizes.pop(table_id, 0)
        self._requests.pop(table_id, None)
        self._listed.pop(table_id, None)

    def was_watched(self, table_id: str) -> bool:
        """Return whether a table was dropped while somebody watched it."""
        return table_id in self._seen

    def slim(self, table_id: str) -> None:
        """Keep little in memory of a table that nobody has open."""
        if self.bus.is_watched(table_id):
            return
        self._seen.pop(table_id, None)
        table = self._tables.get(table_id)
        if table is not None:
            table.past.forget(table.base.version)

    async def reload(self, before: Table) -> Table:
        """Read a table again whose lock is held, and send watchers what others did to it.

        If that fails, the table stays as it was, because its watchers have seen that version.
        """
        table = await self._read(before.id)
        self._remember(table)
        self.bus.publish(table, before.version)
        return table.settle()

    def has_answered(self, table_id: str, request: str) -> bool:
        """Return whether a request may be among those that led to the table in memory."""
        known = self._requests.get(table_id)
        return known is not None and known.may_have(request)

    def in_use(self, table_id: str) -> bool:
        """Return whether a table is in memory, or is being read and may then be outdated."""
        return table_id in self._tables or self.turns.is_taken(table_id)

    def known(self) -> Sequence[str]:
        """Return the ids of the tables in memory."""
        return list(self._tables)

    async def game_of(self, stored: StoredTable) -> HostedGame:
        """Return the game with the content that a table started with, if available."""
        files = await self.storage.content(stored.content_hash)
        try:
            game = self.games.find(stored.game, stored.pack).at(stored.config)
        except PipyardError:
            # The pack or the sheet no longer exists here, but its printed content was stored.
            if files is None:
                raise
            return self.games.find(stored.game).with_files(files, stored.pack)
        if files is None or stored.content_hash in game.content_hashes:
            return game
        return game.with_files(files, stored.pack)

    async def add(
        self, table: Table, rematch_of: str | None = None, promise: str | None = None
    ) -> Table:
        """Store a new table, which uses up the promise of its dice; nobody watches it yet."""
        game = table.game
        await self.storage.keep_content(game.content_hash, game.files)
        rows = rows_of(table, 0, None)
        table = self._timed(table, None)
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
        progress = self._progress(None, [Part(table, rows, None)])
        try:
            await self.storage.add(stored, progress, rematch_of, promise)
        except BaseException:
            self._listed.pop(table.id, None)
            raise
        self.counts.events += table.version
        self._requests[table.id] = Requests()
        return self._remember(table.settle())

    async def commit(self, before: Table, after: Table) -> Table:
        """Store what has happened at a table whose lock is held, then send it to watchers."""
        parts = [self.part(before, after, None)]
        try:
            await self.storage.append(before.id, self._progress(before, parts))
        except BaseException:
            self._listed.pop(before.id, None)
            raise
        return self.tell_stored(before, parts)

    def part(self, before: Table, after: Table, request: str | None) -> Part:
        """Check what has happened at a table, and start the time of those who act next."""
        check_sound(before)
        rows = rows_of(after, before.version, request)
        return Part(self._timed(after, before), rows, request)

    def store(
        self,
        before: Table,
        parts: Sequence[Part],
        then: Callable[[BaseException | None], None],
    ) -> None:
        """Store the results of requests at a table whose lock is held, and then call back."""

        def stored(error: BaseException | None) -> None:
            if error is not None:
                self._listed.pop(before.id, None)
            then(error)

        self.storage.append_then(before.id, self._progress(before, parts), stored)

    def tell_stored(self, before: Table, parts: Sequence[Part]) -> Table:
        """Send watchers each part separately, and keep the resulting table."""
        after = self._remember(parts[-1].after)
        self.counts.events += after.version - before.version
        known = self._requests.get(after.id)
        since = before.version
        for part in parts:
            if part.request is not None and known is not None:
                known.add(part.request)
            self.bus.publish(part.after, since, part.request)
            since = part.after.version
        return after.settle()

    def show(self, table: Table) -> None:
        """Keep a table that differs only in what is not in its log, and send it to watchers."""
        self._remember(table)
        self.bus.publish(table, table.version)

    def with_chance(self, table: Table) -> Table:
        """Draw until a seat has to act or the game is over."""
        while table.acting.chance and not table.closed:
            table = table.after_one(table.draw(self.below))
        return table

    def _timed(self, table: Table, before: Table | None) -> Table:
        """Start the time of every person who has a new decision; others keep their time.

        Taking an action back gives a player no more time.
        """
        if table.terms.seconds is None:
            return table
        until = self.clock() + 1000 * table.terms.seconds
        events = (entry.event for entry in table.log(before.version if before else 0))
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
        """Report a table that cannot continue: in the log, and once among the reports."""
        text = (
            f"Event {table.version + 1} of {events} cannot be played ({table.stuck})."
            " The table is shown as it was before it, and nothing can be changed there."
        )
        _logger.error(
            "Table %s: %s", short(table.id), text, extra=event("table-stuck", code=table.stuck)
        )
        id_ = f"stuck-{table.id}"[:_REPORT_ID]
        report = Report(id_, table.id, table.game.name, table.version, text, self.clock())
        await self.storage.add_report(report)

    def _remember(self, table: Table) -> Table:
        if table.id not in self._sizes or not table.version % _BETWEEN_SIZES:
            size = table.memory
            self.bytes_in_memory += size - self._sizes.get(table.id, 0)
            self._sizes[table.id] = size
        self._tables[table.id] = table
        self._tables.move_to_end(table.id)
        while self.bytes_in_memory > self.most_bytes and len(self._tables) > 1:
            self.forget(next(iter(self._tables)))
        return table

    def _progress(self, before: Table | None, parts: Sequence[Part]) -> Progress:
        table, now = parts[-1].after, self.clock()
        since = before.version if before else 0
        return Progress(
            since=since,
            events=[row for part in parts for row in part.rows],
            seats=table.seats,
            status=table.status,
            to_act=table.to_act,
            deadlines=table.deadlines,
            now=now,
            base=table.base if table.base.version > since else None,
            listed=self._news(before, table, now),
        )

    def _news(self, before: Table | None, table: Table, now: int) -> Sequence[str]:
        """Return what lists and clocks must record of a change.

        That somebody is still playing is stored to the minute, because each time costs as much as
        the events.
        """
        noted = self._listed.get(table.id)
        if (
            before is not None
            and noted is not None
            and before.record is not None
            and before.closed == table.closed
            and before.deadlines == table.deadlines
            and not table.acting.nobody
            and 0 <= now - noted < _LISTED_MS
        ):
            return () if before.acting.seats == table.acting.seats else LISTED_TURN
        self._listed[table.id] = now
        return LISTED


def rows_of(table: Table, since: int, request: str | None) -> list[StoredEvent]:
    """Return what has happened after a version in the form in which it is stored.

    An event that would not read back alike is not stored, because a log must lead to the same
    table.
    """
    rows = []
    try:
        for entry in table.log(since):
            written, text, is_read = stored_event(table.game, entry.event)
            if is_read:
                whose = None if isinstance(entry.event, Seated) else request
                rows.append(StoredEvent(written, whose, text))
    except UNPLAYABLE:
        _logger.exception(
            "Table %s: an event could not be read again.",
            short(table.id),
            extra=event("event-unreadable"),
        )
    if len(rows) != table.version - since:
        _logger.error(
            "Table %s: what was about to be stored does not lead there.",
            short(table.id),
            extra=event("event-unreadable"),
        )
        raise Refused("server/fault", "Something went wrong here, and nothing was done; try again.")
    return rows
