"""Concurrent writes to tables, on PostgreSQL from two servers: versions decide races."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from dataclasses import replace
from typing import Any

import pytest

from pipyard.server.database import Database, database_at
from pipyard.server.database.postgres import PostgresDatabase
from pipyard.server.guests.repository import GuestRepository
from pipyard.server.guests.service import Guest
from pipyard.server.tables import repository
from pipyard.server.tables.repository import TableRepository
from pipyard.server.tables.storage import (
    Progress,
    StoredEvent,
    StoredTable,
    VersionTaken,
)
from pipyard.server.tables.table import Base, Seat, Terms
from tests.server.fakes import FRIEND, HOST

TABLE = StoredTable(
    id="table",
    game="spots",
    host=HOST.id,
    config={"seats": 2},
    terms=Terms(),
    rules_version=1,
    content_hash="abc",
    pack=None,
    seats=[Seat(guest=HOST.id, guest_name=HOST.name), Seat()],
)
NOTHING = Progress(0, [], TABLE.seats, "waiting", [], {}, 10)


@pytest.fixture
async def servers(
    request: pytest.FixtureRequest, database: Database
) -> AsyncIterator[list[TableRepository]]:
    """Return the repositories of two servers with the same tables; SQLite has only one server."""
    guests = GuestRepository(database)
    for guest in (HOST, FRIEND):
        await guests.add(guest, f"hash of {guest.id}", 1)
    other = database
    if isinstance(database, PostgresDatabase):
        other = database_at(request.getfixturevalue("postgres"))
        await other.open()
    yield [TableRepository(database), TableRepository(other)]
    await other.close()


def progress(since: int, *names: str) -> Progress:
    events = [StoredEvent({"type": "drawn", "outcome": {"dog": name}}, name) for name in names]
    return replace(NOTHING, since=since, events=events, status="playing", to_act=[0], now=11)


def joined(guest: Guest) -> Progress:
    event = StoredEvent({"type": "seated", "seat": 1, "bot": None, "why": "joined"})
    seats = [TABLE.seats[0], Seat(guest=guest.id, guest_name=guest.name)]
    return replace(NOTHING, events=[event], seats=seats)


def kinds(answers: Sequence[object]) -> set[type]:
    """Return the types of the results, which must differ."""
    return {type(answer) for answer in answers}


async def test_a_game_brought_in_is_unknown_until_all_of_it_is_stored(
    servers: list[TableRepository], database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, write, parts = servers[0], database.write, 0

    def fail_once(job: Any) -> Any:
        nonlocal parts
        parts += 1
        if parts == 3:
            raise OSError("no room")
        return write(job)

    monkeypatch.setattr(repository, "_PART", 2)
    monkeypatch.setattr(database, "write", fail_once)
    events = [f'{{"type":"drawn","outcome":{{"dog":"{number}"}}}}' for number in range(5)]
    bases = [Base(2, b"two", {"deck": 2}, (1, 2), (0, 0), "x"), Base(5, b"five", layout="x")]
    with pytest.raises(OSError, match="no room"):
        await one.bring_in(TABLE, NOTHING, events, bases)
    begun = await one.load(TABLE.id, 0)
    assert begun is not None
    assert (begun.host, list(begun.seats), begun.imported, begun.version) == (None, [], True, 4)
    assert await one.ids_of(HOST.id) == []
    await one.bring_in(TABLE, NOTHING, events, bases)
    kept = await one.load(TABLE.id, 0)
    assert kept is not None
    assert (kept.host, kept.imported, len(kept.seats)) == (HOST.id, False, 2)
    assert [row.event["outcome"]["dog"] for row in kept.events] == ["0", "1", "2", "3", "4"]
    loaded = [await one.load(TABLE.id, at) for at in (1, 4, None)]
    assert [stored and stored.base.record for stored in loaded] == [None, b"two", b"five"]
    assert await one.ids_of(HOST.id) == [TABLE.id]


async def test_of_two_servers_that_want_a_version_one_gets_it(
    servers: list[TableRepository],
) -> None:
    one, two = servers
    await one.add(TABLE, NOTHING)
    for version in range(10):
        answers = await asyncio.gather(
            one.append("table", progress(version, "one")),
            two.append("table", progress(version, "two")),
            return_exceptions=True,
        )
        assert kinds(answers) == {type(None), VersionTaken}
    assert [await each.load("table") for each in servers] == 2 * [await one.load("table")]
    stored = await two.load("table")
    assert stored is not None
    assert len(stored.events) == 10


async def test_several_events_are_stored_as_a_whole_or_not_at_all(
    servers: list[TableRepository],
) -> None:
    one, two = servers
    await one.add(TABLE, NOTHING)
    answers = await asyncio.gather(
        one.append("table", progress(0, "one", "one", "one")),
        two.append("table", progress(0, "two", "two")),
        return_exceptions=True,
    )
    stored = await one.load("table")
    assert stored is not None
    expected = ["one"] * 3 if answers[0] is None else ["two"] * 2
    assert [event.request for event in stored.events] == expected


async def test_of_two_guests_at_two_servers_one_gets_the_seat(
    servers: list[TableRepository],
) -> None:
    one, two = servers
    await one.add(TABLE, NOTHING)
    answers = await asyncio.gather(
        one.append("table", joined(HOST)),
        two.append("table", joined(FRIEND)),
        return_exceptions=True,
    )
    assert kinds(answers) == {type(None), VersionTaken}
    stored = await one.load("table")
    assert stored is not None
    assert stored.seats[1].guest == (HOST if answers[0] is None else FRIEND).id


async def test_tables_do_not_get_in_each_others_way(servers: list[TableRepository]) -> None:
    names = [f"table {number}" for number in range(10)]
    for name in names:
        await servers[0].add(replace(TABLE, id=name), NOTHING)

    async def play(number: int) -> None:
        for version in range(5):
            await servers[number % 2].append(names[number], progress(version, "x"))

    await asyncio.gather(*map(play, range(10)))
    for name in names:
        stored = await servers[1].load(name)
        assert stored is not None
        assert len(stored.events) == 5
