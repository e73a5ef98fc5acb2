"""Who a guest is: a secret key on each of the guest's devices, and a name the guest chooses.

A guest who loses all devices can return with a spare key, if one was made: letters to write down.
"""

import hashlib
import re
from base64 import b32encode
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Protocol

from pipyard.server.errors import Refused
from pipyard.server.guests.names import checked_name

LINK_MS = 10 * 60 * 1000
"""How long a link to another device is valid."""
DAY_MS = 24 * 60 * 60 * 1000
_SPARE_BYTES, _SPARE_LETTERS, _GROUP = 15, 24, 4
"""120 bits: impossible to guess, and short enough to type."""
KEEP_LINKS_MS = DAY_MS
"""How long an expired link can be distinguished from one that never existed."""


@dataclass(frozen=True, slots=True)
class Guest:
    """A person at this server; the name is empty until one is chosen."""

    id: str
    name: str


@dataclass(frozen=True, slots=True)
class Link:
    """What is stored about a link to another device; `used_ms` is None until it is used."""

    expires_ms: int
    used_ms: int | None


@dataclass(frozen=True, slots=True)
class Stored:
    """What is stored about a guest besides the name; `spare_ms` is when a spare key was made.

    `called` counts the browsers in which the guest is called back to tables.
    """

    created_ms: int
    seen_ms: int
    devices: int
    spare_ms: int | None
    called: int
    tables: list[str]


class GuestStorage(Protocol):
    """The storage of guests."""

    async def add(self, guest: Guest, key_hash: str, now: int) -> None:
        """Store a new guest."""
        ...

    async def find(self, key_hash: str, now: int) -> Guest | None:
        """Return the guest with a key, if there is one, and record the day."""
        ...

    async def rename(self, guest: Guest) -> None:
        """Store a guest's current name."""
        ...

    async def add_link(self, guest_id: str, code_hash: str, expires_ms: int) -> None:
        """Store a link, replacing the guest's unused ones."""
        ...

    async def claim(
        self, code_hash: str, key_hash: str, old_key_hash: str | None, now: int
    ) -> Guest | None:
        """Use up a valid link, giving its guest another key; of two concurrent tries, one succeeds.

        The device's old key, which the new one replaces, is deleted.
        """
        ...

    async def find_link(self, code_hash: str) -> Link | None:
        """Return what is stored about a link."""
        ...

    async def set_spare(self, guest_id: str, spare_hash: str, now: int) -> None:
        """Store a spare key, replacing the guest's previous one."""
        ...

    async def come_back(
        self, spare_hash: str, key_hash: str, old_key_hash: str | None, now: int
    ) -> Guest | None:
        """Give the guest with this spare key another key; the spare key stays valid."""
        ...

    async def stored(self, guest_id: str) -> Stored:
        """Return what is stored about a guest."""
        ...

    async def remove(self, guest_id: str) -> None:
        """Delete a guest with all keys and links, and remove the guest from everything else."""
        ...

    async def forget_links(self, before_ms: int) -> None:
        """Delete the links that expired before a time."""
        ...


class Farewell(Protocol):
    """What must happen at the tables before a guest is deleted."""

    async def forget(self, guest_id: str) -> None:
        """Free the guest's seats, or hand them to bots, so that the others can continue."""
        ...


class GuestService:
    """Issues identities; `new_token` makes unguessable text from a number of bytes."""

    def __init__(
        self,
        storage: GuestStorage,
        new_token: Callable[[int], str],
        clock: Callable[[], int],
        farewell: Farewell | None = None,
    ) -> None:
        self._storage = storage
        self._new_token = new_token
        self._clock = clock
        self._farewell = farewell

    async def recognise(self, key: str | None) -> Guest | None:
        """Return the guest a key belongs to."""
        return await self._storage.find(_hash(key), self._clock()) if key else None

    async def welcome(self) -> tuple[Guest, str]:
        """Create a new guest, and the key that proves who it is."""
        key = self._new_token(32)
        guest = Guest(self._new_token(16), "")
        await self._storage.add(guest, _hash(key), self._clock())
        return guest, key

    async def rename(self, guest: Guest, name: str) -> Guest:
        """Change a guest's name."""
        renamed = replace(guest, name=checked_name(name))
        if renamed != guest:
            await self._storage.rename(renamed)
        return renamed

    async def new_link(self, guest: Guest) -> tuple[str, int]:
        """Return a code that brings the guest to another device, and when it expires."""
        code = self._new_token(16)
        expires_ms = self._clock() + LINK_MS
        await self._storage.add_link(guest.id, _hash(code), expires_ms)
        return code, expires_ms

    async def claim(self, code: str, old_key: str | None = None) -> tuple[Guest, str]:
        """Return the guest of a link's code or a spare key, and a new key.

        A link is valid once, a spare key until another one is made. The device's previous key
        becomes invalid.
        """
        key = self._new_token(32)
        now = self._clock()
        hashes = _hash(key), _hash(old_key) if old_key else None
        spare = _letters_of(code)
        if spare is not None:
            guest = await self._storage.come_back(_hash(spare), *hashes, now)
        else:
            guest = await self._storage.claim(_hash(code), *hashes, now)
        if guest is not None:
            return guest, key
        if spare is not None:
            raise Refused(
                "spare-key/unknown",
                "This spare key is not valid here: check for a typing mistake, or for a newer key.",
            )
        raise _no_claim(await self._storage.find_link(_hash(code)))

    async def new_spare(self, guest: Guest) -> tuple[str, int]:
        """Make a spare key, replacing an older one, and return when it was made."""
        secret = hashlib.sha256(self._new_token(32).encode()).digest()
        letters = b32encode(secret[:_SPARE_BYTES]).decode()
        now = self._clock()
        await self._storage.set_spare(guest.id, _hash(letters), now)
        groups = (letters[at : at + _GROUP] for at in range(0, _SPARE_LETTERS, _GROUP))
        return "-".join(groups), now

    async def stored(self, guest: Guest) -> Stored:
        """Return what is stored about a guest."""
        return await self._storage.stored(guest.id)

    async def delete(self, guest: Guest) -> None:
        """Delete a guest; finished games stay for the others, under a neutral name."""
        if self._farewell is not None:
            await self._farewell.forget(guest.id)
        await self._storage.remove(guest.id)

    async def tidy(self) -> None:
        """Delete links that expired long ago. Call this once a day."""
        await self._storage.forget_links(self._clock() - KEEP_LINKS_MS)


def _letters_of(code: str) -> str | None:
    """Return the letters of a possible spare key, however it was typed; None for a link's code."""
    letters = re.sub(r"[\s-]", "", code).upper()
    return letters if re.fullmatch(f"[A-Z2-7]{{{_SPARE_LETTERS}}}", letters) else None


def _no_claim(link: Link | None) -> Refused:
    another = "Make a new one on the device you have been playing on."
    if link is None:
        return Refused("link/unknown", f"This link is not valid. {another}")
    if link.used_ms is not None:
        return Refused("link/used", f"This link has been used; it works only once. {another}")
    return Refused("link/expired", f"This link was valid for ten minutes only. {another}")


def _hash(secret: str) -> str:
    # Keys and codes are long and random, so a plain hash is enough.
    return hashlib.sha256(secret.encode()).hexdigest()
