"""Stand-ins for everything the table service is given: all in memory, all foreseeable."""

import random
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from itertools import count
from typing import Any

import numpy as np

from pipyard.server.games.hosted import HostedGame
from pipyard.server.games.spots import HostedSpots
from pipyard.server.games.spotted import HostedSpotted
from pipyard.server.guests.service import Guest, Link, Stored
from pipyard.server.tables.service import Act, SeatWish, TableService
from pipyard.server.tables.storage import (
    Listed,
    Progress,
    SeatTaken,
    StoredTable,
    VersionTaken,
)
from pipyard.server.tables.table import Seat, Table

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
        self.forgotten = 0
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

    async def stored(self, guest_id: str) -> Stored:
        devices = sum(known.id == guest_id for known in self.by_hash.values())
        return Stored(0, 0, devices, [])

    async def remove(self, guest_id: str) -> None:
        self.by_hash = {key: known for key, known in self.by_hash.items() if known.id != guest_id}
        self.links = {code: kept for code, kept in self.links.items() if kept[0] != guest_id}

    async def forget_unused(self, before_ms: int) -> int:
        self.forgotten = before_ms
        return 1

    async def forget_links(self, before_ms: int) -> None:
        self.forgotten_links = before_ms


class MemoryTables:
    """Tables in a dictionary; `fault`, when set, is raised by the next call that stores."""

    def __init__(self) -> None:
        self.tables: dict[str, StoredTable] = {}
        self.progress: list[Progress] = []
        self.fault: Exception | None = None

    async def add(self, table: StoredTable, progress: Progress) -> None:
        self._fail()
        self.tables[table.id] = replace(table, events=list(progress.events))
        self.progress.append(progress)

    async def load(self, table: str) -> StoredTable | None:
        return self.tables.get(table)

    async def append(self, table: str, progress: Progress) -> None:
        self._fail()
        stored = self.tables[table]
        if progress.since != len(stored.events):
            raise VersionTaken
        self.tables[table] = replace(stored, events=[*stored.events, *progress.events])
        self.progress.append(progress)

    async def take_seat(self, table: str, seat: int, guest: str, progress: Progress) -> None:
        stored = self.tables[table]
        if stored.seats[seat].taken:
            raise SeatTaken
        await self.append(table, progress)
        seats = list(stored.seats)
        seats[seat] = Seat(guest=guest)
        self.tables[table] = replace(self.tables[table], seats=seats)

    async def tables_of(self, guest: str, most: int) -> Sequence[Listed]:
        return [
            Listed(table.id, table.game, "playing", [], table.seats)
            for table in list(self.tables.values())[:most]
            if table.host == guest
        ]

    def _fail(self) -> None:
        if self.fault is not None:
            fault, self.fault = self.fault, None
            raise fault


class RecordingBus:
    """Remembers what was published."""

    def __init__(self) -> None:
        self.published: list[tuple[Table, int]] = []

    def publish(self, table: Table, since: int) -> None:
        self.published.append((table, since))


async def think_at_once(
    game: HostedGame, bot: str, position: np.recarray, seat: int, seed: int
) -> Any:
    return game.choose(bot, position, seat, seed)


@dataclass
class Room:
    """A table service and all around it; `restarted` is a new one on the same storage."""

    storage: MemoryTables = field(default_factory=MemoryTables)
    bus: RecordingBus = field(default_factory=RecordingBus)
    chance: random.Random = field(default_factory=lambda: random.Random(7))
    think: Any = think_at_once
    now: int = 1_000

    def __post_init__(self) -> None:
        self.service = self._service()
        self._requests = count()

    def restarted(self) -> "Room":
        return Room(self.storage, RecordingBus(), self.chance, self.think, self.now)

    def _service(self) -> TableService:
        tokens = count(len(self.storage.tables))
        return TableService(
            games={"spots": HostedSpots(), "spotted": HostedSpotted()},
            storage=self.storage,
            bus=self.bus,
            think=self.think,
            below=self._below,
            new_token=lambda _size: f"table-{next(tokens)}",
            clock=lambda: self.now,
        )

    def _below(self, bound: int) -> int:
        return self.chance.randrange(bound)

    async def set_table(self, *wishes: SeatWish) -> Table:
        return await self.service.set_table(HOST, "spots", wishes)

    def first_act(self, table: Table, **changes: Any) -> Act:
        """Ask for the first legal action of whoever is to act."""
        assert table.position is not None
        (seat,) = table.to_act
        action = table.game.legal(table.position, seat)[0]
        act = Act(f"request-{next(self._requests)}", table.version, seat, action)
        return replace(act, **changes)

    async def act(self, table: Table) -> Table:
        """Do any legal action for whoever is to act."""
        assert table.position is not None
        (seat,) = table.to_act
        action = self.chance.choice(table.game.legal(table.position, seat))
        guest = Guest(table.seats[seat].guest or "", "")
        await self.service.act(guest, table.id, self.first_act(table, action=action))
        return await self.service.find(table.id)
