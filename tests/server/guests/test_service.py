import re
from collections.abc import Awaitable
from itertools import count

import pytest

from pipyard.server.errors import Refused
from pipyard.server.guests.service import DAY_MS, LINK_MS, Guest, GuestService
from tests.server.fakes import MemoryGuests


@pytest.fixture
def storage() -> MemoryGuests:
    return MemoryGuests()


@pytest.fixture
def guests(storage: MemoryGuests) -> GuestService:
    tokens = count()
    return GuestService(storage, lambda size: f"{next(tokens)} of {size} bytes", lambda: 5)


async def test_a_key_proves_who_a_guest_is(guests: GuestService, storage: MemoryGuests) -> None:
    guest, key = await guests.welcome()
    assert "32 bytes" in key
    assert await guests.recognise(key) == guest
    assert key not in storage.by_hash


@pytest.mark.parametrize("key", [None, "", "a guess"])
async def test_no_key_proves_nothing(guests: GuestService, key: str | None) -> None:
    await guests.welcome()
    assert await guests.recognise(key) is None


async def test_a_name_is_kept(guests: GuestService) -> None:
    guest, key = await guests.welcome()
    assert guest.name == ""
    renamed = await guests.rename(guest, " Kim ")
    assert renamed == Guest(guest.id, "Kim")
    assert await guests.recognise(key) == renamed


class Clock:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 1_000_000

    def __call__(self) -> int:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


class RecordingFarewell:
    """Records who was deleted, and whether they were still known at that time."""

    def __init__(self, storage: MemoryGuests) -> None:
        self._storage = storage
        self.forgotten: list[tuple[str, bool]] = []

    async def forget(self, guest_id: str) -> None:
        known = any(guest.id == guest_id for guest in self._storage.by_hash.values())
        self.forgotten.append((guest_id, known))


async def code_of(refused: Awaitable[object]) -> str:
    with pytest.raises(Refused) as caught:
        await refused
    return caught.value.code


async def test_a_link_carries_a_guest_to_another_device_once(
    guests: GuestService, storage: MemoryGuests
) -> None:
    guest, key = await guests.welcome()
    code, expires = await guests.new_link(guest)
    assert expires == 5 + LINK_MS
    assert code not in storage.links
    carried, other_key = await guests.claim(code)
    assert carried == guest
    assert other_key != key
    assert await guests.recognise(key) == await guests.recognise(other_key) == guest
    assert await code_of(guests.claim(code)) == "link/used"
    assert (await guests.stored(guest)).devices == 2


async def test_a_link_expires_after_ten_minutes(storage: MemoryGuests, clock: Clock) -> None:
    tokens = count()
    guests = GuestService(storage, lambda _size: str(next(tokens)), clock)
    guest, _ = await guests.welcome()
    code, expires = await guests.new_link(guest)
    clock.now = expires
    assert await code_of(guests.claim(code)) == "link/expired"


async def test_a_newer_link_takes_the_place_of_an_unused_one(guests: GuestService) -> None:
    guest, _ = await guests.welcome()
    first, _ = await guests.new_link(guest)
    second, _ = await guests.new_link(guest)
    assert await code_of(guests.claim(first)) == "link/unknown"
    assert (await guests.claim(second))[0] == guest
    await guests.new_link(guest)
    assert await code_of(guests.claim(second)) == "link/used"


async def test_a_refused_link_leaves_the_device_its_key(guests: GuestService) -> None:
    guest, key = await guests.welcome()
    assert await code_of(guests.claim("guess", key)) == "link/unknown"
    assert await guests.recognise(key) == guest


async def test_a_spare_key_brings_a_guest_back_as_often_as_needed(
    guests: GuestService, storage: MemoryGuests
) -> None:
    guest, key = await guests.welcome()
    assert (await guests.stored(guest)).spare_ms is None
    spare, made = await guests.new_spare(guest)
    assert re.fullmatch("([A-Z2-7]{4}-){5}[A-Z2-7]{4}", spare)
    assert (await guests.stored(guest)).spare_ms == made == 5
    assert spare not in str(storage.spares)
    # With any spelling, on a device that was another guest's until then.
    _, other_key = await guests.welcome()
    for typed in (spare, spare.lower(), spare.replace("-", ""), f" {spare.replace('-', ' ')} "):
        back, new_key = await guests.claim(typed, other_key)
        assert back == guest
        assert await guests.recognise(other_key) is None
        assert await guests.recognise(new_key) == guest
        other_key = new_key
    assert await guests.recognise(key) == guest


async def test_a_newer_spare_key_takes_the_place_of_the_older(guests: GuestService) -> None:
    guest, key = await guests.welcome()
    first, _ = await guests.new_spare(guest)
    second, _ = await guests.new_spare(guest)
    assert first != second
    assert await code_of(guests.claim(first, key)) == "spare-key/unknown"
    assert await guests.recognise(key) == guest
    assert (await guests.claim(second))[0] == guest
    await guests.delete(guest)
    assert await code_of(guests.claim(second)) == "spare-key/unknown"


async def test_links_that_expired_long_ago_are_forgotten(storage: MemoryGuests) -> None:
    guests = GuestService(storage, str, lambda: 100 * DAY_MS)
    await guests.tidy()
    assert storage.forgotten_links == 99 * DAY_MS


async def test_a_guess_is_no_link(guests: GuestService) -> None:
    assert await code_of(guests.claim("guess")) == "link/unknown"


async def test_tables_take_leave_before_a_guest_is_deleted(storage: MemoryGuests) -> None:
    tokens = count()
    farewell = RecordingFarewell(storage)
    guests = GuestService(storage, lambda _size: str(next(tokens)), lambda: 5, farewell)
    guest, key = await guests.welcome()
    code, _ = await guests.new_link(guest)
    await guests.delete(guest)
    assert farewell.forgotten == [(guest.id, True)]
    assert await guests.recognise(key) is None
    assert await code_of(guests.claim(code)) == "link/unknown"
