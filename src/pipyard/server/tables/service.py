"""What happens at tables, with no I/O of its own.

Time, chance, storage, the place where bots think and the bus to the watchers are passed in.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any, Protocol
from weakref import WeakValueDictionary

import numpy as np

from pipyard.core.contract import Below, Move
from pipyard.core.errors import IllegalMove, PipyardError
from pipyard.server.errors import Refused
from pipyard.server.games.hosted import Event, HostedGame, Json
from pipyard.server.guests.service import Guest
from pipyard.server.tables.storage import (
    Listed,
    Progress,
    SeatTaken,
    StoredEvent,
    StoredTable,
    TableStorage,
    VersionTaken,
)
from pipyard.server.tables.table import Seat, Table

_TABLES_IN_MEMORY = 256
_TABLES_LISTED = 100
_SEEDS = 2**63


class Bus(Protocol):
    """Carries changes to whoever watches a table."""

    def publish(self, table: Table, since: int) -> None:
        """Tell that a table has changed; `since` is its version before."""
        ...


class Think(Protocol):
    """Lets a bot think wherever that holds up nobody else."""

    def __call__(
        self, game: HostedGame, bot: str, position: np.recarray, seat: int, seed: int
    ) -> Awaitable[Any]:
        """Return the action that the bot chooses."""
        ...


@dataclass(frozen=True, slots=True)
class SeatWish:
    """What somebody setting a table wants of a seat: the host, a bot, or neither: a free one."""

    host: bool = False
    bot: str | None = None


@dataclass(frozen=True, slots=True)
class Act:
    """A request to act: `request` names it, so that one sent twice is carried out once."""

    request: str
    version: int
    seat: int
    action: Any


class TableService:
    """Sets tables, seats guests and carries out their actions, one after another at each table."""

    def __init__(
        self,
        games: Mapping[str, HostedGame],
        storage: TableStorage,
        bus: Bus,
        think: Think,
        below: Below,
        new_token: Callable[[int], str],
        clock: Callable[[], int],
    ) -> None:
        self._games = games
        self._storage = storage
        self._bus = bus
        self._think = think
        self._below = below
        self._new_token = new_token
        self._clock = clock
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def set_table(
        self, host: Guest, game: str, wishes: Sequence[SeatWish], options: Json | None = None
    ) -> Table:
        """Set a new table; it begins at once if no seat is left free."""
        hosted = self._games[game]
        seats = tuple(_seat_for(wish, host, hosted) for wish in wishes)
        _check_seats(seats, host)
        config = hosted.configure(len(seats), options or {}, self._below)
        table = Table(self._new_token(16), hosted.at(config), config, host.id, seats)
        table, events = await self._begin_if_full(table)
        await self._storage.add(_stored(table), self._progress(table, 0, events))
        self._remember(table)
        return table

    async def find(self, table_id: str) -> Table:
        """Return a table as it is now."""
        table = self._tables.get(table_id)
        if table is None:
            async with self._lock(table_id):
                table = await self._load(table_id)
        return table

    async def take_seat(self, guest: Guest, table_id: str, number: int) -> Table:
        """Give a guest a free seat; when it was the last one, the game begins."""
        async with self._lock(table_id):
            table = await self._load(table_id)
            if not _may_take(table, guest, number):
                return table
            seated = table.with_seat(number, Seat(guest=guest.id, name=guest.name))
            seated, events = await self._begin_if_full(seated)
            progress = self._progress(seated, table.version, events)
            try:
                await self._storage.take_seat(table_id, number, guest.id, progress)
            except (SeatTaken, VersionTaken):
                del self._tables[table_id]
                raise Refused("seat/taken", "Somebody else just took that seat.") from None
            self._remember(seated)
            self._bus.publish(seated, table.version)
            return seated

    async def act(self, guest: Guest | None, table_id: str, act: Act) -> int:
        """Carry out an action and all that follows until a person is to act; the new version."""
        async with self._lock(table_id):
            table = await self._load(table_id)
            answered = _check_act(table, guest, act)
            if answered is not None:
                return answered
            first = Move(act.seat, act.action)
            try:
                moved = table.after([first], act.request)
            except IllegalMove as illegal:
                raise Refused(illegal.code, illegal.sentence, table.version) from None
            moved, events = await self._play_on(moved, [first], act.request)
            try:
                await self._storage.append(
                    table_id, self._progress(moved, table.version, events, act.request)
                )
            except VersionTaken:
                return await self._look_again(guest, table_id, act)
            self._remember(moved)
            self._bus.publish(moved, table.version)
            return moved.version

    async def tables_of(self, guest: Guest) -> Sequence[Listed]:
        """List the tables a guest hosts or sits at, newest first."""
        return await self._storage.tables_of(guest.id, _TABLES_LISTED)

    async def rename(self, guest: Guest) -> None:
        """Show a guest's new name at the tables that are in memory; others read it when loaded."""
        for table_id in list(self._tables):
            async with self._lock(table_id):
                table = self._tables.get(table_id)
                if table is None or not table.seats_of(guest.id):
                    continue
                for number in table.seats_of(guest.id):
                    table = table.with_seat(number, Seat(guest=guest.id, name=guest.name))
                self._tables[table_id] = table
                self._bus.publish(table, table.version)

    def _lock(self, table_id: str) -> asyncio.Lock:
        lock = self._locks.get(table_id)
        if lock is None:
            lock = self._locks[table_id] = asyncio.Lock()
        return lock

    def _remember(self, table: Table) -> None:
        self._tables[table.id] = table
        self._tables.move_to_end(table.id)
        if len(self._tables) > _TABLES_IN_MEMORY:
            self._tables.popitem(last=False)

    async def _load(self, table_id: str) -> Table:
        table = self._tables.get(table_id)
        if table is None:
            stored = await self._storage.load(table_id)
            if stored is None:
                raise Refused("table/unknown", "There is no table behind this link.")
            table = replay(self._games[stored.game], stored)
        self._remember(table)
        return table

    async def _look_again(self, guest: Guest | None, table_id: str, act: Act) -> int:
        """Answer a request that lost a race: it is stale, unless it lost to itself."""
        del self._tables[table_id]
        table = await self._load(table_id)
        answered = _check_act(table, guest, act)
        if answered is None:
            raise _stale(table.version)
        return answered

    async def _begin_if_full(self, table: Table) -> tuple[Table, list[Event]]:
        if not table.full:
            return table, []
        return await self._play_on(table.begun(), [], None)

    async def _play_on(
        self, table: Table, events: list[Event], request: str | None
    ) -> tuple[Table, list[Event]]:
        """Draw chance and let bots move until a person is to act; the events so far and these."""
        while (event := await self._next_event(table)) is not None:
            table = table.after([event], request)
            events.append(event)
        return table, events

    async def _next_event(self, table: Table) -> Event | None:
        position = table.position
        if position is None:
            return None
        acting = table.game.acting(position)
        if acting.chance:
            return table.game.draw(position, self._below)
        for seat in acting.seats:
            bot = table.seats[seat].bot
            if bot is not None:
                seed = self._below(_SEEDS)
                action = await self._think(table.game, bot, position.copy(), seat, seed)
                return Move(seat, action)
        return None

    def _progress(
        self, table: Table, since: int, events: Sequence[Event], request: str | None = None
    ) -> Progress:
        rows = [StoredEvent(table.game.write_event(event), request) for event in events]
        return Progress(since, rows, table.status, table.to_act, self._clock())


def replay(game: HostedGame, stored: StoredTable) -> Table:
    """Rebuild a table from its log, or refuse where today's rules do not allow what was played."""
    game = game.at(stored.config)
    table = Table(stored.id, game, stored.config, stored.host, tuple(stored.seats))
    if not table.full:
        return table
    try:
        table = table.begun()
        for request, rows in groupby(stored.events, key=lambda row: row.request):
            table = table.after([game.read_event(row.event) for row in rows], request)
    except (PipyardError, ValueError) as error:
        raise Refused(
            "table/other-rules",
            f"This game was begun under version {stored.rules_version} of the rules"
            f" (content {stored.content_hash}) and cannot go on under version"
            f" {game.rules_version} (content {game.content_hash}).",
        ) from error
    return table


def _seat_for(wish: SeatWish, host: Guest, game: HostedGame) -> Seat:
    if wish.host:
        return Seat(guest=host.id, name=host.name)
    if wish.bot is not None and wish.bot not in game.bots:
        raise Refused(
            "config/invalid", f"There is no bot {wish.bot!r}; choose one of {', '.join(game.bots)}."
        )
    return Seat(bot=wish.bot)


def _check_seats(seats: Sequence[Seat], host: Guest) -> None:
    if all(seat.bot is not None for seat in seats):
        raise Refused("config/invalid", "A table needs a seat for at least one person.")
    if sum(seat.guest == host.id for seat in seats) > 1:
        raise Refused("config/invalid", "You can sit on one seat only; leave the others free.")


def _may_take(table: Table, guest: Guest, number: int) -> bool:
    """Refuse a seat that cannot be had; False where the guest has this very seat already."""
    if not 0 <= number < len(table.seats):
        raise Refused("seat/unknown", f"This table has seats 0 to {len(table.seats) - 1}.")
    own = table.seats_of(guest.id)
    if number in own:
        return False
    if table.seats[number].taken:
        raise Refused("seat/taken", "Somebody else has that seat; choose a free one.")
    if own:
        raise Refused("seat/second", "You already have a seat here; this one is for somebody else.")
    return True


def _check_act(table: Table, guest: Guest | None, act: Act) -> int | None:
    """Refuse an action that cannot be carried out; the version if it was carried out before."""
    if guest is None or act.seat not in table.seats_of(guest.id):
        raise Refused("seat/not-yours", "That seat is not yours.", table.version)
    answer = table.answers.get(act.request)
    if answer is not None:
        if answer.seat != act.seat:
            raise Refused("request/reused", "Another seat used this request id.", table.version)
        return answer.version
    if table.position is None:
        raise Refused("table/waiting", "The game begins when every seat is taken.", table.version)
    if not table.asked_since[act.seat] <= act.version <= table.version:
        raise _stale(table.version)
    return None


def _stale(version: int) -> Refused:
    return Refused("move/stale", "The table has moved on; look again and choose.", version)


def _stored(table: Table) -> StoredTable:
    return StoredTable(
        id=table.id,
        game=table.game.name,
        host=table.host,
        config=table.config,
        rules_version=table.game.rules_version,
        content_hash=table.game.content_hash,
        pack=None,
        seats=table.seats,
    )
