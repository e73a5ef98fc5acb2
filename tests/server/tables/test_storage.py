"""One suite for everything that keeps tables."""

from collections.abc import AsyncIterator
from dataclasses import replace

import pytest

from pipyard.server.database import Database
from pipyard.server.guests.repository import GuestRepository
from pipyard.server.guests.service import Guest
from pipyard.server.tables.repository import TableRepository
from pipyard.server.tables.storage import (
    Progress,
    SeatTaken,
    StoredEvent,
    StoredTable,
    TableStorage,
    VersionTaken,
)
from pipyard.server.tables.table import Seat
from tests.server.fakes import FRIEND, HOST, MemoryTables

TABLE = StoredTable(
    id="table",
    game="spots",
    host=HOST.id,
    config={"seats": 2, "tiles": ["Howl", "Walk"]},
    rules_version=1,
    content_hash="abc",
    pack=None,
    seats=[Seat(guest=HOST.id, name=HOST.name), Seat(), Seat(bot="greedy")],
)
NOTHING = Progress(0, [], "waiting", [], 10)


def events(*names: str, request: str | None = None) -> list[StoredEvent]:
    return [StoredEvent({"type": "drawn", "outcome": {"dog": name}}, request) for name in names]


@pytest.fixture(params=["memory", "sqlite"])
async def storage(
    request: pytest.FixtureRequest, database: Database
) -> AsyncIterator[TableStorage]:
    if request.param == "memory":
        yield MemoryTables()
        return
    guests = GuestRepository(database)
    for guest in (HOST, FRIEND):
        await guests.add(guest, f"hash of {guest.id}", 1)
    yield TableRepository(database)


async def test_an_unknown_table(storage: TableStorage) -> None:
    assert await storage.load("guess") is None


async def test_a_table_comes_back_as_it_was(storage: TableStorage) -> None:
    await storage.add(TABLE, replace(NOTHING, events=events("Bongo", "Lady")))
    assert await storage.load("table") == replace(TABLE, events=events("Bongo", "Lady"))


async def test_events_come_back_in_order(storage: TableStorage) -> None:
    await storage.add(TABLE, NOTHING)
    await storage.append("table", Progress(0, events("a", "b", request="r1"), "playing", [0], 11))
    await storage.append("table", Progress(2, events("c", request="r2"), "over", [], 12))
    stored = await storage.load("table")
    assert stored is not None
    assert stored.events == [*events("a", "b", request="r1"), *events("c", request="r2")]


@pytest.mark.parametrize("since", [0, 1])
async def test_a_version_is_taken_once_and_a_refused_request_leaves_nothing(
    storage: TableStorage, since: int
) -> None:
    await storage.add(TABLE, replace(NOTHING, events=events("a", "b")))
    with pytest.raises(VersionTaken):
        await storage.append("table", Progress(since, events("x", "y", "z"), "over", [], 11))
    assert await storage.load("table") == replace(TABLE, events=events("a", "b"))


async def test_a_seat_is_taken_once(storage: TableStorage) -> None:
    await storage.add(TABLE, NOTHING)
    await storage.take_seat("table", 1, FRIEND.id, Progress(0, events("a"), "playing", [0], 11))
    again = Progress(1, events("b"), "playing", [0], 12)
    for number in (0, 1, 2):
        with pytest.raises(SeatTaken):
            await storage.take_seat("table", number, HOST.id, again)
    stored = await storage.load("table")
    assert stored is not None
    assert stored.seats[1].guest == FRIEND.id
    assert stored.events == events("a")


async def test_a_seats_name_is_the_guests_own(database: Database) -> None:
    guests, tables = GuestRepository(database), TableRepository(database)
    await guests.add(HOST, "hash", 1)
    await tables.add(TABLE, NOTHING)
    await guests.rename(Guest(HOST.id, "Kimberly"))
    assert await guests.find("hash", 1) == Guest(HOST.id, "Kimberly")
    stored = await tables.load("table")
    assert stored is not None
    assert stored.seats[0].name == "Kimberly"


async def test_the_list_of_a_guest_is_newest_first(database: Database) -> None:
    guests, tables = GuestRepository(database), TableRepository(database)
    for guest in (HOST, FRIEND):
        await guests.add(guest, guest.id, 1)
    for number in (1, 2, 3):
        await tables.add(replace(TABLE, id=f"table {number}"), replace(NOTHING, now=number))
    await tables.take_seat("table 2", 1, FRIEND.id, Progress(0, events("a"), "playing", [1], 9))
    assert [table.id for table in await tables.tables_of(HOST.id, 2)] == ["table 3", "table 2"]
    (listed,) = await tables.tables_of(FRIEND.id, 9)
    assert (listed.id, listed.status, listed.to_act) == ("table 2", "playing", [1])
    assert [seat.name for seat in listed.seats] == [HOST.name, FRIEND.name, ""]
