"""Subscriptions in a real database, together with the tables that guests are called to."""

from dataclasses import replace
from typing import Any

import pytest
import sqlalchemy as sa

from pipyard.server import model
from pipyard.server.calls.repository import CallRepository
from pipyard.server.calls.service import Call, Subscription
from pipyard.server.database import Database
from pipyard.server.guests.repository import GuestRepository
from pipyard.server.guests.service import Guest

KIM = Subscription("kim", "https://push.example/kim", "p" * 87, "a" * 22, "de")
LOU = Subscription("lou", "https://push.example/lou", "p" * 87, "a" * 22, "en")


@pytest.fixture
async def calls(database: Database) -> CallRepository:
    guests = GuestRepository(database)
    for name in ("kim", "lou"):
        await guests.add(Guest(name, name), f"key of {name}", 10)
    repository = CallRepository(database)
    for subscription in (KIM, LOU):
        await repository.add(subscription, 8, 100)
    return repository


async def set_table(database: Database, name: str, changed_ms: int, **changes: Any) -> None:
    """Create a table of Kim, Lou and Kim again, where it is Kim's turn on the first seat."""
    table: dict[str, Any] = {
        "id": name,
        "game": "spots",
        "config": {},
        "terms": {},
        "rules_version": 1,
        "content_hash": "",
        "imported": False,
        "status": "playing",
        "public": False,
        "to_act": [0],
        "deadlines": {},
        "created_ms": 1,
        "changed_ms": changed_ms,
    }
    guests = changes.pop("guests", ("kim", "lou", "kim"))
    bot = changes.pop("bot", None)
    seats = [
        {"table_id": name, "number": number, "guest_id": guest, "bot": bot}
        for number, guest in enumerate(guests)
    ]

    def job(connection: sa.Connection) -> None:
        connection.execute(sa.insert(model.game_table), table | changes)
        connection.execute(sa.insert(model.seat), seats)

    await database.write(job)


async def test_who_is_to_act_is_called_once(database: Database, calls: CallRepository) -> None:
    await set_table(database, "one", 200)
    assert await calls.claim(199, 10) == []
    assert await calls.claim(200, 10) == [Call(KIM, "one", "spots")]
    assert await calls.claim(300, 10) == []


async def test_of_two_seats_there_is_one_call(database: Database, calls: CallRepository) -> None:
    await set_table(database, "one", 200, to_act=[0, 1, 2])
    found = await calls.claim(200, 10)
    assert sorted(call.subscription.guest for call in found) == ["kim", "lou"]


async def test_two_tables_at_one_time_are_both_told(
    database: Database, calls: CallRepository
) -> None:
    for name in ("one", "two"):
        await set_table(database, name, 200)
    assert {call.table for call in await calls.claim(200, 10)} == {"one", "two"}


async def test_the_next_turn_is_told_again(database: Database, calls: CallRepository) -> None:
    await set_table(database, "one", 200)
    await calls.claim(200, 10)
    later = sa.update(model.game_table).values(changed_ms=300, to_act=[1])
    await database.write(lambda connection: connection.execute(later))
    assert await calls.claim(300, 10) == [Call(LOU, "one", "spots")]


@pytest.mark.parametrize(
    "changes",
    [{"status": "over"}, {"bot": "greedy"}, {"changed_ms": 100}, {"guests": (None, "lou")}],
    ids=["over", "a bot stands in", "before it was asked for", "nobody's seat"],
)
async def test_nobody_is_called(
    database: Database, calls: CallRepository, changes: dict[str, Any]
) -> None:
    await set_table(database, "one", **{"changed_ms": 200, **changes})
    assert await calls.claim(1000, 10) == []


async def test_a_browser_is_called_as_whom_it_last_was(
    database: Database, calls: CallRepository
) -> None:
    await calls.add(replace(LOU, address=KIM.address), 8, 100)
    await set_table(database, "one", 200, to_act=[0, 1])
    found = await calls.claim(200, 10)
    assert {(call.subscription.guest, call.subscription.address) for call in found} == {
        ("lou", KIM.address),
        ("lou", LOU.address),
    }


async def test_a_guest_has_so_many_browsers(database: Database, calls: CallRepository) -> None:
    for number in range(3):
        await calls.add(replace(KIM, address=f"https://push.example/{number}"), 2, 110 + number)
    await set_table(database, "one", 200)
    found = [call.subscription.address for call in await calls.claim(200, 10)]
    assert sorted(found) == ["https://push.example/1", "https://push.example/2"]


async def test_what_is_removed_is_called_no_more(database: Database, calls: CallRepository) -> None:
    await calls.remove(KIM)
    await set_table(database, "one", 200)
    assert await calls.claim(200, 10) == []


async def test_a_deleted_guest_is_called_no_more(database: Database, calls: CallRepository) -> None:
    guests = GuestRepository(database)
    assert (await guests.stored("kim")).called == 1
    await guests.remove("kim")
    await set_table(database, "one", 200, guests=("lou",))
    assert [call.subscription for call in await calls.claim(200, 10)] == [LOU]


async def test_the_first_secret_is_kept(calls: CallRepository) -> None:
    assert await calls.secret("push", "first") == "first"
    assert await calls.secret("push", "second") == "first"
