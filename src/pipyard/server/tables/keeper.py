"""Tables in memory: loaded by replay, changed one event after another, forgotten when unused."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from itertools import accumulate
from types import MappingProxyType
from typing import Any, Protocol
from weakref import WeakValueDictionary

import numpy as np

from pipyard.core.contract import Below
from pipyard.core.errors import PipyardError
from pipyard.server.errors import Refused
from pipyard.server.games.catalogue import Catalogue
from pipyard.server.games.hosting import HostedGame
from pipyard.server.tables.checks import check_sound
from pipyard.server.tables.events import (
    Event,
    Rolled,
    Seated,
    Undone,
    read_event,
    write_event,
)
from pipyard.server.tables.phrases import Phrase
from pipyard.server.tables.retrying import Pause
from pipyard.server.tables.storage import (
    Progress,
    Report,
    StoredEvent,
    StoredTable,
    TableStorage,
)
from pipyard.server.tables.table import Base, Entry, Table

_TABLES_IN_MEMORY = 2048
_REPORT_ID = 32
_UNPLAYABLE = (PipyardError, ValueError, KeyError, TypeError)
"""What reading and playing an event raises that no table can have stored."""

_logger = logging.getLogger(__name__)


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
        most: int = _TABLES_IN_MEMORY,
        pause: Pause = asyncio.sleep,
    ) -> None:
        self.games = games
        self.storage = storage
        self.bus = bus
        self.below = below
        self.clock = clock
        self.pause = pause
        self._most = most
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._requests: dict[str, set[str]] = {}
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

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
            async with self.lock(table_id):
                table = await self.load(table_id)
        return table

    async def load(self, table_id: str) -> Table:
        """Return a table whose lock is held."""
        table = self._tables.get(table_id)
        if table is None:
            return await self._read(table_id)
        self._remember(table)
        return table

    async def _read(self, table_id: str) -> Table:
        stored = await self.storage.load(table_id)
        if stored is None:
            raise Refused("table/unknown", "There is no table behind this link.")
        # A long game takes a second, and others play meanwhile.
        table = await asyncio.to_thread(replay, await self.game_of(stored), stored)
        if table.stuck:
            await self._report(table, len(stored.events))
        self._requests[table_id] = {row.request for row in stored.events if row.request}
        self._remember(table)
        return table

    def forget(self, table_id: str) -> None:
        """Have a table read again the next time: somebody else may have changed it."""
        self._tables.pop(table_id, None)
        self._requests.pop(table_id, None)

    async def reload(self, before: Table) -> Table:
        """Read a table again whose lock is held, and tell who watches what others did to it.

        Where that fails the table stays as it was: who watches it has seen that version.
        """
        table = await self._read(before.id)
        self.bus.publish(table, before.version)
        return table

    def has_answered(self, table_id: str, request: str) -> bool:
        """Tell whether a request is among those that led to the table in memory."""
        return request in self._requests.get(table_id, ())

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
        if not table.imported:
            blank = replace(
                table, version=0, position=None, log=(), closed=False, trail=(), base=Base()
            )
            _check_again(blank, table, events)
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
        progress = self._progress(table, 0, events, None)
        await self.storage.add(stored, progress, rematch_of, promise)
        self._remember(table)
        return table

    async def commit(
        self,
        before: Table,
        after: Table,
        events: Sequence[Event],
        request: str | None = None,
        stepwise: bool = False,
    ) -> Table:
        """Store what has happened at a table whose lock is held, then tell who watches.

        They hear of it as one change, or stepwise, so that they can follow what they did not do.
        """
        check_sound(before)
        _check_again(before, after, events)
        after = self._timed(after, before, events)
        await self.storage.append(after.id, self._progress(after, before.version, events, request))
        self._remember(after)
        if request is not None:
            self._requests.setdefault(after.id, set()).add(request)
        since = before.version
        if stepwise and self.bus.is_watched(after.id):
            for step in accumulate(events[:-1], Table.after_one, initial=before):
                if step is not before:
                    self.bus.publish(step, since)
                    since = step.version
        self.bus.publish(after, since, request)
        return after

    def show(self, table: Table) -> None:
        """Keep a table that differs only in what its log does not tell, and tell who watches."""
        self._tables[table.id] = table
        self.bus.publish(table, table.version)

    def with_chance(self, table: Table, events: list[Event]) -> Table:
        """Draw until a seat is to act or the game is over, noting what was drawn."""
        while table.acting.chance and not table.closed:
            purpose, number, source = table.source(self.below)
            event = Rolled(table.game.draw(table.played, source), purpose, number)
            table = table.after([event])
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
        return replace(table, deadlines=MappingProxyType(deadlines))

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

    def _remember(self, table: Table) -> None:
        self._tables[table.id] = table
        self._tables.move_to_end(table.id)
        if len(self._tables) > self._most:
            self.forget(next(iter(self._tables)))

    def _progress(
        self, table: Table, since: int, events: Sequence[Event], request: str | None
    ) -> Progress:
        return Progress(
            since=since,
            events=[
                StoredEvent(
                    write_event(table.game, event),
                    None if isinstance(event, Seated) else request,
                )
                for event in events
            ],
            seats=table.seats,
            status=table.status,
            to_act=table.to_act,
            deadlines=table.deadlines,
            now=self.clock(),
        )


def replay(game: HostedGame, stored: StoredTable, version: int | None = None) -> Table:
    """Rebuild a table from its log: as it was at a version, or as it is now.

    Where an event cannot be played, the table is stuck as it was before that event.
    """
    table = Table(
        id=stored.id,
        game=game,
        config=stored.config,
        host=stored.host,
        seats=tuple(stored.seats),
        terms=stored.terms,
        seed=stored.seed,
        rules_version=stored.rules_version,
        rematch=stored.rematch,
        imported=stored.imported,
    )
    log: list[Entry] = []
    for row in stored.events[:version]:
        # With a log that grows, every event would copy what all before it brought about.
        table = play_on(replace(table, log=()), row)
        log.extend(table.log)
        if table.stuck:
            return replace(table, log=tuple(log))
    deadlines = MappingProxyType(dict(stored.deadlines or {}))
    return replace(table, log=tuple(log), deadlines=deadlines)


def play_on(table: Table, row: StoredEvent) -> Table:
    """Return a table after a stored event; one that cannot be played leaves it stuck for good."""
    if table.stuck:
        return table
    try:
        return table.after([read_event(table.game, row.event)])
    except _UNPLAYABLE:
        same_rules = table.rules_version == table.game.rules_version
        return replace(table, stuck="table/damaged" if same_rules else "table/other-rules")


def _check_again(before: Table, after: Table, events: Sequence[Event]) -> None:
    """Play events once more, from how they are stored, before they are: a log must lead here."""
    try:
        written = (write_event(before.game, event) for event in events)
        again = before.after(read_event(before.game, row) for row in written)
    except _UNPLAYABLE:
        _logger.exception("Table %s: an event could not be played again.", before.id)
        again = before
    if again.version != after.version or _bytes(again) != _bytes(after):
        _logger.error("Table %s: what was about to be stored does not lead there.", before.id)
        raise Refused("server/fault", "Something went wrong here, and nothing was done; try again.")


def _bytes(table: Table) -> bytes | None:
    return None if table.position is None else table.position.tobytes()
