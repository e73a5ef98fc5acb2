"""Data that has been stored long enough is deleted in small steps; running games never are."""

from collections.abc import Sequence
from dataclasses import replace

import pytest
import sqlalchemy as sa

from pipyard.server import model
from pipyard.server.database import Database
from pipyard.server.games.catalogue import Catalogue
from pipyard.server.guests.repository import GuestRepository
from pipyard.server.guests.service import Guest
from pipyard.server.retention.keep import Keep
from pipyard.server.retention.repository import RetentionRepository
from pipyard.server.retention.service import SLICE, Retention
from pipyard.server.tables.keeper import TableKeeper
from pipyard.server.tables.repository import TableRepository
from pipyard.server.tables.storage import Progress, Report, StoredEvent, StoredTable
from pipyard.server.tables.table import Seat, Status, Terms
from tests.server.fakes import HOST, RecordingBus

DAY = 24 * 3600 * 1000
START = 100 * DAY
KEEP = Keep(abandoned=30, finished=20, imports=10, reports=40, guests=5)
CLOSED = StoredEvent({"type": "closed"})
TABLE = StoredTable(
    id="table",
    game="spots",
    host=None,
    config={},
    terms=Terms(),
    rules_version=1,
    content_hash="",
    pack=None,
    seats=[Seat(bot="greedy")],
)


class Kept:
    """A database with a few entries, and the service that decides what to delete."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.tables = TableRepository(database)
        self.guests = GuestRepository(database)
        self.bus = RecordingBus()
        self.now = START
        self.keeper = TableKeeper(
            Catalogue(), self.tables, self.bus, lambda _bound: 0, lambda: self.now
        )

    def retention(self, keep: Keep) -> Retention:
        storage = RetentionRepository(self.database)
        return Retention(storage, self.keeper, lambda: self.now, keep)

    async def add(
        self,
        name: str,
        status: Status,
        imported: bool = False,
        deadlines: dict[int, int] | None = None,
        rematch_of: str | None = None,
    ) -> None:
        table = replace(TABLE, id=name, imported=imported)
        progress = Progress(0, [CLOSED], table.seats, status, [], deadlines or {}, self.now)
        await self.tables.add(table, progress, rematch_of)

    async def names(self, of: sa.Column[str] = model.game_table.c.id) -> Sequence[str]:
        query = sa.select(of).distinct().order_by(of)
        return await self.database.read(lambda connection: connection.scalars(query).all())


@pytest.fixture
def kept(database: Database) -> Kept:
    return Kept(database)


async def test_every_kind_has_its_own_time(kept: Kept) -> None:
    await kept.add("left", "playing")
    await kept.add("over", "over")
    await kept.add("closed", "closed")
    await kept.add("file", "over", imported=True)
    retention = kept.retention(KEEP)
    left = []
    for days in (10, 1, 9, 1, 9, 1):
        kept.now += days * DAY
        await retention.look()
        left.append(await kept.names())
    everything = ["closed", "file", "left", "over"]
    own = ["closed", "left", "over"]
    assert left == [everything, own, own, ["left"], ["left"], []]
    for rows in (model.event.c.table_id, model.seat.c.table_id):
        assert await kept.names(rows) == []
    assert await retention.look() == 0


async def test_nothing_goes_where_no_time_is_set(kept: Kept) -> None:
    await kept.add("left", "playing")
    await kept.add("over", "over")
    await kept.add("file", "over", imported=True)
    await kept.guests.add(HOST, "key", kept.now)
    await kept.tables.add_report(Report("r", "over", "spots", 0, "Odd.", kept.now))
    kept.now += 10_000 * DAY
    assert await kept.retention(Keep(0, 0, 0, 0, 0)).look() == 0
    assert await kept.names() == ["file", "left", "over"]
    assert await kept.names(model.guest.c.id) == [HOST.id]
    assert await kept.names(model.report.c.id) == ["r"]


async def test_a_game_in_play_stays(kept: Kept) -> None:
    """One waits for its players, one has a running clock, at one somebody has just moved."""
    await kept.add("waiting", "waiting")
    await kept.add("timed", "playing", deadlines={0: START + 1000 * DAY})
    await kept.add("moved", "playing")
    kept.now += 29 * DAY
    moved = Progress(1, [CLOSED], TABLE.seats, "playing", [], {}, kept.now)
    await kept.tables.append("moved", moved)
    kept.now += 29 * DAY
    assert await kept.retention(KEEP).look() == 0
    assert await kept.names() == ["moved", "timed", "waiting"]


async def test_what_somebody_moves_at_meanwhile_stays(kept: Kept) -> None:
    await kept.add("left", "playing")
    kept.now += 31 * DAY
    storage, before = RetentionRepository(kept.database), kept.now - 30 * DAY
    assert list(await storage.lapsed("abandoned", before, 9)) == ["left"]
    moved = Progress(1, [CLOSED], TABLE.seats, "playing", [], {}, kept.now)
    await kept.tables.append("left", moved)
    assert not await storage.remove("abandoned", "left", before)
    assert await kept.names() == ["left"]


async def test_what_somebody_has_open_stays_until_they_leave(kept: Kept) -> None:
    await kept.add("over", "over")
    kept.now += 21 * DAY
    kept.bus.here = {"reader"}
    assert await kept.retention(KEEP).look() == 0
    kept.bus.here = set()
    assert await kept.retention(KEEP).look() == 1


async def test_a_reported_game_stays_as_long_as_the_report(kept: Kept) -> None:
    await kept.add("over", "over")
    await kept.tables.add_report(Report("r", "over", "spots", 0, "Odd.", kept.now))
    kept.now += 40 * DAY
    assert await kept.retention(KEEP).look() == 0
    kept.now += 1
    assert await kept.retention(KEEP).look() == 2
    assert await kept.names() == []


async def test_no_game_leads_to_a_rematch_that_is_gone(kept: Kept) -> None:
    await kept.add("first", "over")
    await kept.add("again", "over", rematch_of="first")
    await kept.tables.add_report(Report("r", "first", "spots", 0, "Odd.", kept.now))
    kept.now += 21 * DAY
    await kept.retention(KEEP).look()
    first = await kept.tables.load("first")
    assert first is not None
    assert first.rematch is None


async def test_tables_go_a_slice_at_a_time_the_oldest_first(kept: Kept) -> None:
    for number in range(SLICE + 3):
        await kept.add(f"{number:02}", "over")
        kept.now += 1
    kept.now += 21 * DAY
    retention = kept.retention(KEEP)
    assert await retention.look() == SLICE
    assert await kept.names() == [f"{number:02}" for number in range(SLICE, SLICE + 3)]
    assert await retention.look() == 3


async def test_guests_without_tables_who_stay_away_are_forgotten(kept: Kept) -> None:
    for name in ("host", "player", "expected", "visitor", "kim"):
        await kept.guests.add(Guest(name, name), f"key of {name}", START)
    await kept.guests.add_link("kim", "code", START)
    seats = [Seat(guest="player"), Seat(reserved="expected")]
    table = replace(TABLE, host="host", seats=seats)
    await kept.tables.add(table, Progress(0, [], seats, "waiting", [], {}, START))
    kept.now += 6 * DAY
    await kept.guests.find("key of visitor", kept.now)
    assert await kept.retention(KEEP).look() == 1
    assert await kept.names(model.guest.c.id) == ["expected", "host", "player", "visitor"]
    assert await kept.names(model.guest_key.c.guest_id) == ["expected", "host", "player", "visitor"]
    assert await kept.names(model.identity_link.c.guest_id) == []


async def test_a_deleted_table_is_forgotten_in_memory_too(
    kept: Kept, monkeypatch: pytest.MonkeyPatch
) -> None:
    forgotten: list[str] = []
    monkeypatch.setattr(kept.keeper, "forget", forgotten.append)
    await kept.add("over", "over")
    await kept.add("left", "playing")
    kept.now += 21 * DAY
    await kept.retention(KEEP).look()
    assert forgotten == ["over"]
