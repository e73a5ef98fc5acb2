"""Who a guest is: a secret key only the guest has, and a name the guest chooses."""

import hashlib
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Protocol

from pipyard.server.guests.names import checked_name


@dataclass(frozen=True, slots=True)
class Guest:
    """Somebody at this server; the name is empty until one is chosen."""

    id: str
    name: str


class GuestStorage(Protocol):
    """Where guests are kept."""

    async def add(self, guest: Guest, key_hash: str, now: int) -> None:
        """Store a new guest."""
        ...

    async def find(self, key_hash: str) -> Guest | None:
        """Return the guest that holds a key, if there is one."""
        ...

    async def rename(self, guest: Guest) -> None:
        """Store the name that a guest has now."""
        ...


class GuestService:
    """Gives out identities; `new_token` makes unguessable text of a number of bytes."""

    def __init__(
        self, storage: GuestStorage, new_token: Callable[[int], str], clock: Callable[[], int]
    ) -> None:
        self._storage = storage
        self._new_token = new_token
        self._clock = clock

    async def recognise(self, key: str | None) -> Guest | None:
        """Return the guest a key belongs to."""
        return await self._storage.find(_hash(key)) if key else None

    async def welcome(self) -> tuple[Guest, str]:
        """Make a new guest and the key that will prove who it is."""
        key = self._new_token(32)
        guest = Guest(self._new_token(16), "")
        await self._storage.add(guest, _hash(key), self._clock())
        return guest, key

    async def rename(self, guest: Guest, name: str) -> Guest:
        """Give a guest a name."""
        renamed = replace(guest, name=checked_name(name))
        if renamed != guest:
            await self._storage.rename(renamed)
        return renamed


def _hash(key: str) -> str:
    # The key has 256 random bits, so nothing slower than a plain hash is needed.
    return hashlib.sha256(key.encode()).hexdigest()
