"""Fakes for all dependencies of the table service: in memory, and deterministic."""

import asyncio
import json
import random
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import count
from typing import Any

import numpy as np

from pipyard.core.contract import Fact
from pipyard.server.games.catalogue import Catalogue
from pipyard.server.games.hosting import HostedGame
from pipyard.server.guests.service import Guest, Link, Stored
from pipyard.server.tables.archive import Archive
from pipyard.server.tables.importing import CheckedGame, check_game
from pipyard.server.tables.keeper import TableKeeper
from pipyard.server.tables.phrases import Phrase
from pipyard.server.tables.service import TableService
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
from pipyard.server.tables.table import Base, Table
from pipyard.server.tables.wishes import Act, SeatWish, TableWish

HOST = Guest("host", "Kim")
FRIEND = Guest("friend", "Lou")
ME = SeatWish(host=True)
FREE = SeatWish()
RANDOM_BOT = SeatWish(bot="random")
GREEDY_BOT = SeatWish(bot="greedy")


class MemoryGuests:
    """Guests by the hash of their key."""

    def __init__(self) -> None:
        self.by_hash: dict[str, Guest] = {}
        self.links: dict[str, tuple[str, Link]] = {}
        self.spares: dict[str, str] = {}
        self.forgotten_links = 0

    async def add(self, guest: Guest, key_hash: str, _now: int) -> None:
        self.by_hash[key_hash] = guest

    async def find(self, key_hash: str, _now: int) -> Guest | None:
        return self.by_hash.get(key_hash)

    async def rename(self, guest: Guest) -> None:
        self.by_hash = {
            key: guest if known.id == guest.id else known for key, known in self.by_hash.items()
        }

    async def add_link(self, guest_id: str, code_hash: str, expires_ms: int) -> None:
        self.links = {
            code: (owner, link)
            for code, (owner, link) in self.links.items()
            if owner != guest_id or link.used_ms is not None
        }
        self.links[code_hash] = (guest_id, Link(expires_ms, None))

    async def claim(
        self, code_hash: str, key_hash: str, old_key_hash: str | None, now: int
    ) -> Guest | None:
        owner, link = self.links.get(code_hash, ("", Link(0, None)))
        if link.used_ms is not None or link.expires_ms <= now:
            return None
        self.links[code_hash] = (owner, replace(link, used_ms=now))
        guest = next(known for known in self.by_hash.values() if known.id == owner)
        self.by_hash.pop(old_key_hash or "", None)
        self.by_hash[key_hash] = guest
        return guest

    async def find_link(self, code_hash: str) -> Link | None:
        return self.links[code_hash][1] if code_hash in self.links else None

    async def set_spare(self, guest_id: str, spare_hash: str, _now: int) -> None:
        self.spares[guest_id] = spare_hash

    async def come_back(
        self, spare_hash: str, key_hash: str, old_key_hash: str | None, _now: int
    ) -> Guest | None:
        owner = next((who for who, kept in self.spares.items() if kept == spare_hash), None)
        guest = next((known for known in self.by_hash.values() if known.id == owner), None)
        if guest is not None:
            self.by_hash.pop(old_key_hash or "", None)
            self.by_hash[key_hash] = guest
        return guest

    async def stored(self, guest_id: str) -> Stored:
        devices = sum(known.id == guest_id for known in self.by_hash.values())
        return Stored(0, 0, devices, 5 if guest_id in self.spares else None, 0, [])

    async def remove(self, guest_id: str) -> None:
        self.by_hash = {key: known for key, known in self.by_hash.items() if known.id != guest_id}
        self.links = {code: kept for code, kept in self.links.items() if kept[0] != guest_id}
        self.spares.pop(guest_id, None)

    async def forget_links(self, before_ms: int) -> None:
        self.forgotten_links = before_ms


class MemoryTables:
    """Tables in a dictionary; `fault`, if set, is raised by the next call that stores.

    While they are `away`, no table can be read or stored.
    """

    def __init__(self) -> None:
        self.tables: dict[str, StoredTable] = {}
        self.bases: dict[str, list[Base]] = {}
        self.latest: dict[str, Progress] = {}
        self.progress: list[Progress] = []
        self.seeds: dict[str, bytes] = {}
        self.promised_at: dict[str, int] = {}
        self.contents: dict[str, Mapping[str, str]] = {}
        self.told: list[Report] = []
        self.fault: Exception | None = None
        self.away = False

    async def add(
        self,
        table: StoredTable,
        progress: Progress,
        rematch_of: str | None = None,
        promise: str | None = None,
    ) -> None:
        self._fail()
        if promise is not None and promise not in self.seeds:
            raise PromiseUsed
        if rematch_of is not None:
            old = self.tables[rematch_of]
            if old.rematch is not None:
                raise RematchSet
            self.tables[rematch_of] = replace(old, rematch=table.id)
        self.seeds.pop(promise or "", None)
        self.tables[table.id] = replace(table, events=[])
        self._keep(table.id, progress)

    async def bring_in(
        self,
        table: StoredTable,
        progress: Progress,
        events: Sequence[str],
        bases: Sequence[Base] = (),
    ) -> None:
        read = [StoredEvent(json.loads(text)) for text in events]
        await self.add(table, replace(progress, events=read))
        if bases:
            self.bases[table.id] = list(bases)

    async def load(self, table: str, at: int | None = None) -> StoredTable | None:
        if self.away:
            raise OSError("nothing answers")
        stored = self.tables.get(table)
        known = [each for each in self.bases.get(table, ()) if at is None or each.version <= at]
        if stored is None or not known:
            return stored
        base, rows = known[-1], stored.events[: known[-1].version]
        return replace(
            stored,
            base=base,
            events=stored.events[base.version :],
            older_requests=[row.request for row in rows if row.request],
        )

    async def answer(self, table: str, request: str) -> Answer | None:
        rows = [
            (version, stored.event)
            for version, stored in enumerate(self.tables[table].events, 1)
            if stored.request == request
        ]
        return Answer(rows[-1][0], rows[0][1].get("seat")) if rows else None

    async def append(self, table: str, progress: Progress) -> None:
        self._fail()
        if progress.since != len(self.tables[table].events):
            raise VersionTaken
        self._keep(table, progress)

    def append_then(
        self, table: str, progress: Progress, then: Callable[[BaseException | None], None]
    ) -> None:
        def told(stored: "asyncio.Task[None]") -> None:
            then(asyncio.CancelledError() if stored.cancelled() else stored.exception())

        asyncio.ensure_future(self.append(table, progress)).add_done_callback(told)

    def _keep(self, table: str, progress: Progress) -> None:
        stored = self.tables[table]
        if progress.base is not None:
            self.bases.setdefault(table, []).append(progress.base)
        self.tables[table] = replace(
            stored,
            events=[*stored.events, *progress.events],
            seats=list(progress.seats),
            deadlines=dict(progress.deadlines),
            ended=progress.status in ("over", "closed"),
        )
        self.latest[table] = progress
        self.progress.append(progress)

    async def tables_of(self, guest: str, most: int) -> Sequence[Listed]:
        return [
            self._listed(table)
            for table in list(self.tables.values())[::-1][:most]
            if table.host == guest
            or any(guest in (seat.guest, seat.reserved) for seat in table.seats)
        ]

    async def ids_of(self, guest: str) -> Sequence[str]:
        return [listed.id for listed in await self.tables_of(guest, len(self.tables))]

    async def public_tables(self, most: int, first: Collection[str] = ()) -> Sequence[Listed]:
        found = [self._listed(table) for table in self._open()[::-1]]
        return sorted(found, key=lambda listed: listed.id not in first)[:most]

    async def count_open(self, host: str) -> int:
        return sum(table.host == host for table in self._open())

    def _open(self) -> list[StoredTable]:
        return [
            table
            for table in self.tables.values()
            if table.terms.public and self.latest[table.id].status == "waiting"
        ]

    def _listed(self, table: StoredTable) -> Listed:
        latest = self.latest[table.id]
        return Listed(
            table.id,
            table.game,
            table.config,
            table.terms,
            latest.status,
            latest.to_act,
            latest.deadlines,
            latest.now,
            table.seats,
        )

    async def due(self, now: int, most: int) -> Sequence[str]:
        soonest = {
            table: min(latest.deadlines.values())
            for table, latest in self.latest.items()
            if latest.deadlines
        }
        due = [table for table in sorted(soonest, key=soonest.__getitem__) if soonest[table] <= now]
        return due[:most]

    async def unused_since(self, before: int, most: int) -> Sequence[str]:
        return [
            table
            for table, latest in self.latest.items()
            if latest.status == "waiting" and latest.now < before
        ][:most]

    async def unlink(self, guest: str) -> None:
        for table in self.tables.values():
            seats = [
                replace(seat, guest=None, guest_name="", own_name=None)
                if seat.guest == guest
                else seat
                for seat in table.seats
            ]
            host = None if table.host == guest else table.host
            self.tables[table.id] = replace(table, host=host, seats=seats)

    async def keep_content(self, content_hash: str, files: Mapping[str, str]) -> None:
        self.contents.setdefault(content_hash, files)

    async def content(self, content_hash: str) -> Mapping[str, str] | None:
        return self.contents.get(content_hash)

    async def promise(self, commitment: str, seed: bytes, now: int) -> None:
        self.seeds[commitment] = seed
        self.promised_at[commitment] = now

    async def promised(self, commitment: str) -> bytes | None:
        return self.seeds.get(commitment)

    async def forget_promises(self, before: int) -> None:
        self.seeds = {
            commitment: seed
            for commitment, seed in self.seeds.items()
            if self.promised_at[commitment] >= before
        }

    async def add_report(self, report: Report) -> None:
        if all(report.id != known.id for known in self.told):
            self.told.append(report)

    async def reports(self, most: int) -> Sequence[Report]:
        return self.told[::-1][:most]

    def _fail(self) -> None:
        if self.away:
            raise OSError("nothing answers")
        if self.fault is not None:
            fault, self.fault = self.fault, None
            raise fault


class RecordingBus:
    """Records what was published; `here` contains the guests who have every table open.

    `open` has the names of the tables among them.
    """

    def __init__(self) -> None:
        self.published: list[tuple[Table, int]] = []
        self.said: list[tuple[str, int, str]] = []
        self.set_again: list[str] = []
        self.here: set[str] = set()
        self.open: set[str] = set()

    def publish(self, table: Table, since: int, _request: str | None = None) -> None:
        self.published.append((table, since))

    def say(self, table_id: str, seat: int, phrase: Phrase) -> None:
        self.said.append((table_id, seat, phrase))

    def repeat(self, table_id: str, seat: int, phrase: Phrase) -> None:
        self.said.append((table_id, seat, phrase))

    def tell_rematch(self, table_id: str) -> None:
        self.set_again.append(table_id)

    def is_watched(self, table_id: str) -> bool:
        return bool(self.here) or table_id in self.open

    def watched(self) -> Sequence[str]:
        return list(self.open)

    def present(self, _table_id: str) -> set[str]:
        return self.here


async def think_at_once(
    game: HostedGame, bot: str, position: np.recarray, seat: int, seed: int
) -> Any:
    return game.choose(bot, position, seat, seed)


@dataclass
class Room:
    """A table service and its dependencies; `restarted` is a new one on the same storage.

    Pauses are recorded and take no time.
    """

    storage: MemoryTables = field(default_factory=MemoryTables)
    bus: RecordingBus = field(default_factory=RecordingBus)
    chance: random.Random = field(default_factory=lambda: random.Random(7))
    think: Any = think_at_once
    now: int = 1_000
    pauses: list[float] = field(default_factory=list)
    most_bytes: int = 100_000
    """Enough for five tables that wait for players, or four with a running game."""

    def __post_init__(self) -> None:
        self.service = self._service()
        self._requests = count()

    def restarted(self) -> "Room":
        return Room(self.storage, RecordingBus(), self.chance, self.think, self.now)

    def _service(self) -> TableService:
        tokens = count(len(self.storage.tables))
        self.keeper = TableKeeper(
            Catalogue(),
            self.storage,
            self.bus,
            self._below,
            lambda: self.now,
            most_bytes=self.most_bytes,
            pause=self._pause,
        )
        self.archive = Archive(self.keeper, lambda _size: f"import-{next(tokens)}", self._check)
        return TableService(
            self.keeper,
            self.think,
            new_token=lambda _size: f"table-{next(tokens)}",
            new_seed=self.chance.randbytes,
        )

    async def _pause(self, seconds: float) -> None:
        self.pauses.append(seconds)
        await asyncio.sleep(0)

    async def _check(self, given: bytes) -> CheckedGame:
        return check_game(json.loads(given), self.keeper.games)

    def _below(self, bound: int) -> int:
        return self.chance.randrange(bound)

    async def set_table(self, *wishes: SeatWish, game: str = "spots", **wanted: Any) -> Table:
        """Create a table and let its bots play as far as they can."""
        table = await self.service.set_table(HOST, TableWish(game, wishes, **wanted))
        return await self.service.settled(table.id)

    def first_act(self, table: Table, **changes: Any) -> Act:
        """Request the first legal action of the seat that has to act."""
        assert table.position is not None
        (seat,) = table.to_act
        action = table.game.legal(table.position, seat)[0]
        act = Act(f"request-{next(self._requests)}", table.version, seat, action)
        return replace(act, **changes)

    async def facts(self, table: Table) -> list[Fact]:
        """Return everything that has happened at a table, as facts."""
        told = json.loads(await self.archive.story(table))
        return [Fact(each.pop("type"), each) for entry in told for each in entry["facts"]]

    async def act(self, table: Table) -> Table:
        """Do any legal action for the seat that has to act, and let the bots respond."""
        assert table.position is not None
        seat = table.to_act[0]
        action = self.chance.choice(table.game.legal(table.position, seat))
        guest = Guest(table.seats[seat].guest or "", "")
        act = Act(f"request-{next(self._requests)}", table.version, seat, action)
        await self.service.act(guest, table.id, act)
        return await self.service.settled(table.id)
