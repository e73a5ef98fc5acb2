"""Guests in a real database, together with tables that refer to them."""

import asyncio
from typing import Any

import pytest
import sqlalchemy as sa

from pipyard.server import model
from pipyard.server.database import Database
from pipyard.server.guests.repository import GuestRepository
from pipyard.server.guests.service import Guest, Link

DAY = 24 * 60 * 60 * 1000
KIM = Guest("kim", "Kim")
LOU = Guest("lou", "Lou")


@pytest.fixture
async def guests(database: Database) -> GuestRepository:
    repository = GuestRepository(database)
    await repository.add(KIM, "key of kim", 10)
    await repository.add(LOU, "key of lou", 10)
    return repository


async def seat_at_a_table(database: Database, name: str, **who: str | None) -> None:
    table: dict[str, Any] = {
        "id": name,
        "host_id": who.get("host"),
        "game": "spots",
        "config": {},
        "terms": {},
        "rules_version": 1,
        "content_hash": "",
        "imported": False,
        "status": "over",
        "public": False,
        "to_act": [],
        "deadlines": {},
        "created_ms": 1,
        "changed_ms": 1,
    }
    seat = {
        "table_id": name,
        "number": 0,
        "guest_id": who.get("guest"),
        "reserved_id": who.get("reserved"),
        "name": "Max 2",
    }

    def job(connection: sa.Connection) -> None:
        connection.execute(sa.insert(model.game_table), table)
        connection.execute(sa.insert(model.seat), seat)

    await database.write(job)


async def count(database: Database, table: sa.Table) -> int:
    query = sa.select(sa.func.count()).select_from(table)
    return await database.read(lambda connection: connection.execute(query).scalar_one())


async def test_guests_are_found_by_key(guests: GuestRepository) -> None:
    assert await guests.find("key of kim", 20) == KIM
    assert await guests.find("another", 20) is None
    await guests.rename(Guest("kim", "Kimberly"))
    assert await guests.find("key of kim", 20) == Guest("kim", "Kimberly")


async def test_the_day_a_guest_was_seen_is_noted_once(guests: GuestRepository) -> None:
    await guests.find("key of kim", DAY)
    assert (await guests.stored("kim")).seen_ms == 10
    await guests.find("key of kim", 3 * DAY)
    await guests.find("key of kim", 3 * DAY + 5)
    assert (await guests.stored("kim")).seen_ms == 3 * DAY


async def test_of_two_claims_at_once_one_succeeds(guests: GuestRepository) -> None:
    await guests.add_link("kim", "code", 100)
    claims = [guests.claim("code", f"new key {number}", None, 30) for number in range(5)]
    carried = await asyncio.gather(*claims)
    assert sorted(guest is None for guest in carried) == [False, True, True, True, True]
    winner = next(number for number, guest in enumerate(carried) if guest is not None)
    assert await guests.find(f"new key {winner}", 30) == KIM
    assert (await guests.stored("kim")).devices == 2
    assert await guests.find_link("code") == Link(100, 30)


async def test_expired_links_carry_nobody_and_go_in_the_end(guests: GuestRepository) -> None:
    await guests.add_link("kim", "code", 100)
    assert await guests.claim("code", "new key", None, 100) is None
    assert await guests.find_link("code") == Link(100, None)
    await guests.forget_links(100)
    assert await guests.find_link("code") == Link(100, None)
    await guests.forget_links(101)
    assert await guests.find_link("code") is None


async def test_the_key_a_device_had_before_is_good_no_longer(guests: GuestRepository) -> None:
    await guests.add_link("kim", "code", 100)
    assert await guests.claim("code", "new key", "key of lou", 30) == KIM
    assert await guests.find("key of lou", 30) is None
    assert await guests.find("new key", 30) == await guests.find("key of kim", 30) == KIM
    await guests.add_link("kim", "another", 100)
    await guests.claim("another", "newer key", "new key", 40)
    assert (await guests.stored("kim")).devices == 2


async def test_a_spare_key_stays_good_and_gives_way_to_a_newer_one(
    guests: GuestRepository, database: Database
) -> None:
    await guests.set_spare("kim", "spare", 20)
    await guests.set_spare("lou", "spare of lou", 20)
    assert (await guests.stored("kim")).spare_ms == 20
    assert await guests.come_back("spare", "new key", "key of lou", 30) == KIM
    assert await guests.come_back("spare", "newer key", "new key", 40) == KIM
    assert await guests.find("key of lou", 40) is await guests.find("new key", 40) is None
    assert await guests.find("newer key", 40) == await guests.find("key of kim", 40) == KIM
    assert (await guests.stored("kim")).devices == 2
    await guests.set_spare("kim", "newer spare", 50)
    assert await guests.come_back("spare", "another key", None, 60) is None
    assert await guests.find("another key", 60) is None
    assert (await guests.stored("kim")).spare_ms == 50
    await guests.remove("kim")
    assert await guests.come_back("newer spare", "another key", None, 60) is None
    assert await count(database, model.spare_key) == 1


async def test_only_unused_links_of_the_same_guest_give_way(guests: GuestRepository) -> None:
    await guests.add_link("lou", "of lou", 100)
    await guests.add_link("kim", "used", 100)
    await guests.claim("used", "new key", None, 30)
    await guests.add_link("kim", "unused", 100)
    await guests.add_link("kim", "newest", 100)
    known = ("of lou", "used", "unused", "newest")
    found = [await guests.find_link(code) is not None for code in known]
    assert found == [True, True, False, True]


async def test_all_that_is_stored_can_be_told(guests: GuestRepository, database: Database) -> None:
    await seat_at_a_table(database, "hosted", host="kim", guest="kim")
    await seat_at_a_table(database, "joined", host="lou", guest="kim")
    await seat_at_a_table(database, "strange", host="lou", guest="lou")
    stored = await guests.stored("kim")
    assert (stored.created_ms, stored.devices) == (10, 1)
    assert stored.tables == ["hosted", "joined"]


async def test_nothing_names_a_deleted_guest(guests: GuestRepository, database: Database) -> None:
    await seat_at_a_table(database, "hosted", host="kim", guest="kim", reserved="kim")
    await guests.add_link("kim", "code", 100)
    await guests.remove("kim")
    assert await guests.find("key of kim", 30) is None
    assert await guests.find("key of lou", 30) == LOU
    assert await count(database, model.identity_link) == 0
    seat = await database.read(lambda at: at.execute(sa.select(model.seat)).one())
    table = await database.read(lambda at: at.execute(sa.select(model.game_table)).one())
    assert (seat.guest_id, seat.reserved_id, table.host_id) == (None, None, None)
    assert seat.name is None
