from itertools import count

import pytest

from pipyard.server.guests.service import Guest, GuestService
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
