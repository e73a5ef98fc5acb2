"""One test suite for every storage of tables."""

from collections.abc import AsyncIterator
from dataclasses import replace

import pytest

from pipyard.server.database import Database
from pipyard.server.guests.repository import GuestRepository
from pipyard.server.guests.service import Guest
from pipyard.server.tables.repository import TableRepository
from pipyard.server.tables.storage import (
    Progress,
    PromiseUsed,
    RematchSet,
    Report,
    StoredEvent,
    StoredTable,
    TableStorage,
    VersionTaken,
)
from pipyard.server.tables.table import Base, Seat, Terms
from tests.server.fakes import FRIEND, HOST, MemoryTables

TABLE = StoredTable(
    id="table",
    game="spots",
    host=HOST.id,
    config={"seats": 2, "tiles": ["Howl", "Walk"]},
    terms=Terms(public=True, seconds=60),
    rules_version=1,
    content_hash="abc",
    pack=None,
    seats=[
        Seat(guest=HOST.id, guest_name=HOST.name, entropy="ab"),
        Seat(reserved=FRIEND.id),
        Seat(bot="greedy"),
    ],
    seed=bytes(range(32)),
    deadlines={},
)
NOTHING = Progress(0, [], TABLE.seats, "waiting", [], {}, 10)
SEATED = StoredEvent({"type": "seated", "seat": 1, "bot": None, "why": "joined"})
BOTH = [
    TABLE.seats[0],
    Seat(guest=FRIEND.id, guest_name=FRIEND.name, own_name="Lulu"),
    TABLE.seats[2],
]


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
    await storage.append("table", replace(NOTHING, events=events("a", "b", request="r1"), now=11))
    await storage.append(
        "table", replace(NOTHING, since=2, events=events("c", request="r2"), now=12)
    )
    stored = await storage.load("table")
    assert stored is not None
    assert stored.events == [*events("a", "b", request="r1"), *events("c", request="r2")]


@pytest.mark.parametrize("since", [0, 1])
async def test_a_version_is_taken_once_and_a_refused_request_leaves_nothing(
    storage: TableStorage, since: int
) -> None:
    await storage.add(TABLE, replace(NOTHING, events=events("a", "b")))
    with pytest.raises(VersionTaken):
        await storage.append("table", replace(NOTHING, since=since, events=events("x", "y", "z")))
    assert await storage.load("table") == replace(TABLE, events=events("a", "b"))


async def test_seats_are_kept_as_they_are_after_a_change_of_hands(storage: TableStorage) -> None:
    await storage.add(TABLE, NOTHING)
    await storage.append("table", replace(NOTHING, events=[SEATED], seats=BOTH))
    stored = await storage.load("table")
    assert stored is not None
    assert stored.seats == BOTH
    with pytest.raises(VersionTaken):
        await storage.append("table", replace(NOTHING, events=[SEATED]))
    stored = await storage.load("table")
    assert stored is not None
    assert stored.seats == BOTH


async def test_there_is_one_rematch(storage: TableStorage) -> None:
    await storage.add(TABLE, NOTHING)
    await storage.add(replace(TABLE, id="again"), NOTHING, rematch_of="table")
    with pytest.raises(RematchSet):
        await storage.add(replace(TABLE, id="once more"), NOTHING, rematch_of="table")
    stored = await storage.load("table")
    assert stored is not None
    assert stored.rematch == "again"


async def test_a_promised_seed_is_used_up_by_one_table(storage: TableStorage) -> None:
    await storage.promise("c" * 64, b"s" * 32, 5)
    assert await storage.promised("d" * 64) is None
    assert await storage.promised("c" * 64) == b"s" * 32
    await storage.add(TABLE, NOTHING, promise="c" * 64)
    assert await storage.promised("c" * 64) is None
    with pytest.raises(PromiseUsed):
        await storage.add(replace(TABLE, id="other"), NOTHING, promise="c" * 64)
    assert await storage.load("other") is None


async def test_a_promise_stays_good_when_its_table_was_not_stored(storage: TableStorage) -> None:
    await storage.promise("c" * 64, b"s" * 32, 5)
    await storage.add(TABLE, NOTHING)
    await storage.add(replace(TABLE, id="again"), NOTHING, rematch_of="table")
    with pytest.raises(RematchSet):
        await storage.add(replace(TABLE, id="more"), NOTHING, "table", "c" * 64)
    assert await storage.promised("c" * 64) == b"s" * 32


async def test_old_promises_are_let_go(storage: TableStorage) -> None:
    await storage.promise("c" * 64, b"s" * 32, 5)
    await storage.promise("d" * 64, b"t" * 32, 9)
    await storage.forget_promises(9)
    assert await storage.promised("c" * 64) is None
    assert await storage.promised("d" * 64) == b"t" * 32


async def test_content_is_kept_under_its_hash(storage: TableStorage) -> None:
    assert await storage.content("hash") is None
    await storage.keep_content("hash", {"dogs.toml": "[dogs]"})
    await storage.keep_content("hash", {"dogs.toml": "something else"})
    assert await storage.content("hash") == {"dogs.toml": "[dogs]"}


async def test_reports_are_newest_first(storage: TableStorage) -> None:
    await storage.add(TABLE, NOTHING)
    first = Report("r1", "table", "spots", 3, "The dog is gone.", 5)
    second = replace(first, id="r2", created=6)
    for report in (first, second):
        await storage.add_report(report)
    assert list(await storage.reports(9)) == [second, first]
    assert list(await storage.reports(1)) == [second]


async def test_whose_time_has_run_out(storage: TableStorage) -> None:
    for name, deadlines in {"a": {0: 50, 1: 20}, "b": {1: 30}, "c": {}, "d": {0: 99}}.items():
        waiting = replace(NOTHING, status="playing", deadlines=deadlines)
        await storage.add(replace(TABLE, id=name, deadlines=deadlines), waiting)
    assert list(await storage.due(19, 9)) == []
    assert list(await storage.due(50, 9)) == ["a", "b"]
    assert list(await storage.due(50, 1)) == ["a"]
    stored = await storage.load("a")
    assert stored is not None
    assert stored.deadlines == {0: 50, 1: 20}
    await storage.append("a", replace(NOTHING, events=events("x")))
    assert list(await storage.due(50, 9)) == ["b"]


async def test_public_and_unused_tables(storage: TableStorage) -> None:
    await storage.add(TABLE, NOTHING)
    await storage.add(replace(TABLE, id="hidden", terms=Terms()), replace(NOTHING, now=20))
    await storage.add(replace(TABLE, id="begun"), replace(NOTHING, status="playing"))
    (listed,) = await storage.public_tables(9)
    assert (listed.id, listed.terms, listed.config) == ("table", TABLE.terms, TABLE.config)
    assert list(await storage.unused_since(15, 9)) == ["table"]


async def test_the_tables_of_a_guest_by_name_alone(storage: TableStorage) -> None:
    await storage.add(TABLE, NOTHING)
    await storage.add(replace(TABLE, id="lent", host=None), replace(NOTHING, seats=BOTH))
    assert sorted(await storage.ids_of(HOST.id)) == ["lent", "table"]
    assert sorted(await storage.ids_of(FRIEND.id)) == ["lent", "table"]
    assert list(await storage.ids_of("stranger")) == []


async def test_open_tables_are_counted_by_host(storage: TableStorage) -> None:
    for name in ("one", "two"):
        await storage.add(replace(TABLE, id=name), NOTHING)
    await storage.add(replace(TABLE, id="other", host=FRIEND.id), NOTHING)
    await storage.add(replace(TABLE, id="hidden", terms=Terms()), NOTHING)
    await storage.add(replace(TABLE, id="begun"), replace(NOTHING, status="playing"))
    assert [await storage.count_open(guest.id) for guest in (HOST, FRIEND)] == [2, 1]


async def test_public_tables_with_people_at_them_come_first(storage: TableStorage) -> None:
    for when, name in enumerate(("a", "b", "c")):
        await storage.add(replace(TABLE, id=name), replace(NOTHING, now=when))
    assert [listed.id for listed in await storage.public_tables(9)] == ["c", "b", "a"]
    listed = await storage.public_tables(2, ["a", "elsewhere"])
    assert [table.id for table in listed] == ["a", "c"]


async def test_public_tables_of_hosts_with_a_name_come_before_others(database: Database) -> None:
    guests, tables = GuestRepository(database), TableRepository(database)
    for guest in (HOST, FRIEND, Guest("stranger", "")):
        await guests.add(guest, f"hash of {guest.id}", 1)
    hosts = {"old": HOST.id, "nobodys": None, "nameless": "stranger", "visited": "stranger"}
    for when, (name, host) in enumerate(hosts.items()):
        table = replace(TABLE, id=name, host=host, seats=[Seat()])
        await tables.add(table, replace(NOTHING, seats=table.seats, now=when))
    listed = await tables.public_tables(9, ["visited"])
    assert [table.id for table in listed] == ["visited", "old", "nameless", "nobodys"]


async def test_a_guest_who_is_forgotten_leaves_no_trace_on_tables(storage: TableStorage) -> None:
    await storage.add(TABLE, replace(NOTHING, events=[SEATED], seats=BOTH))
    await storage.unlink(FRIEND.id)
    await storage.unlink(HOST.id)
    stored = await storage.load("table")
    assert stored is not None
    assert stored.host is None
    assert [(seat.guest, seat.name) for seat in stored.seats] == [(None, "")] * 3
    assert stored.seats[0].entropy == "ab"


async def test_a_seats_name_is_the_guests_own(database: Database) -> None:
    guests, tables = GuestRepository(database), TableRepository(database)
    await guests.add(HOST, "hash", 1)
    await guests.add(FRIEND, "other hash", 1)
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
    free = [TABLE.seats[0], Seat(), TABLE.seats[2]]
    for number in (1, 2, 3):
        waiting = replace(NOTHING, now=number, seats=free)
        await tables.add(replace(TABLE, id=f"table {number}"), waiting)
    joined = replace(NOTHING, events=[SEATED], seats=BOTH, status="playing", to_act=[1], now=9)
    await tables.append("table 2", joined)
    assert [table.id for table in await tables.tables_of(HOST.id, 2)] == ["table 3", "table 2"]
    (listed,) = await tables.tables_of(FRIEND.id, 9)
    assert (listed.id, listed.status, listed.to_act) == ("table 2", "playing", [1])
    assert (listed.changed, listed.deadlines) == (9, {})
    assert [seat.name for seat in listed.seats] == [HOST.name, "Lulu", ""]


async def test_a_table_is_loaded_from_its_latest_base(storage: TableStorage) -> None:
    await storage.add(TABLE, replace(NOTHING, events=events("a", "b", "c", request="first")))
    base = Base(4, b"\x00\x01", {"deck": 3}, (4, 2), (0, 1), "1a2b")
    progress = replace(NOTHING, since=3, events=events("d", "e", request="second"), base=base)
    await storage.append(TABLE.id, progress)
    loaded = await storage.load(TABLE.id)
    assert loaded is not None
    assert (loaded.base, loaded.version) == (base, 5)
    assert [row.event["outcome"]["dog"] for row in loaded.events] == ["e"]
    assert sorted(loaded.older_requests) == ["first"] * 3 + ["second"]
    for at, version in ((5, 4), (4, 4), (3, 0), (0, 0)):
        earlier = await storage.load(TABLE.id, at)
        assert earlier is not None
        assert (earlier.base.version, earlier.version) == (version, 5)
