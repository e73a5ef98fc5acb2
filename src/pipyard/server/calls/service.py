"""Who is called back to a table, and when: once for a turn that has waited for a while.

A browser that wants calls gives an address of its vendor's push service and two keys. The text is
encrypted for that browser, so the push service learns only that something was sent, and when.
"""

import asyncio
import json
import logging
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Protocol
from urllib.parse import urlsplit

from pipyard.i18n import words
from pipyard.server.aside import Aside
from pipyard.server.errors import Refused
from pipyard.server.log_lines import event

SERVICES = (
    "https://fcm.googleapis.com",
    "https://*.push.services.mozilla.com",
    "https://*.push.apple.com",
    "https://*.notify.windows.com",
)
"""The services the server sends to: the push services of the browser vendors."""
PATIENCE_MS = 60_000
"""How long a turn waits before somebody is called; those who return soon need no call."""
MOST_OF_A_GUEST = 8
"""Browsers in which one guest is called; beyond that, the oldest is forgotten."""
_LOOK_EVERY_SECONDS = 10
_AT_ONCE = 100
_SIGNING_KEY = "push"
_PLAIN = re.compile(r"[!-\[\]-~]+")
"""Characters that all parsers of addresses read alike; some read a backslash as a slash."""

_logger = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Subscription:
    """A browser that wants calls: its address, its keys, and its language."""

    guest: str
    address: str
    p256dh: str
    auth: str
    language: str

    @property
    def id(self) -> str:
        """Identifies the browser, which gives the same address again, even for another guest."""
        return sha256(self.address.encode()).hexdigest()


@dataclass(frozen=True, slots=True)
class Call:
    """Somebody to call to a table."""

    subscription: Subscription
    table: str
    game: str


class CallStorage(Protocol):
    """The storage of subscriptions."""

    async def secret(self, name: str, new: str) -> str:
        """Return a secret of this server; the first one offered is stored."""
        ...

    async def add(self, subscription: Subscription, most: int, now: int) -> None:
        """Store a subscription, up to a maximum per guest; it is not called for older turns."""
        ...

    async def remove(self, subscription: Subscription) -> None:
        """Forget a subscription."""
        ...

    async def claim(self, before: int, most: int) -> Sequence[Call]:
        """Claim the calls for turns that have waited since then; nobody else gets them."""
        ...


class Post(Protocol):
    """Encrypts and sends."""

    key: str
    """The key by which browsers recognize this server; it is public."""

    def send(self, subscription: Subscription, text: str) -> bool:
        """Send a text; False if the browser no longer exists. May take seconds, and may fail."""
        ...


class CallService:
    """Calls guests back; without an `office`, nobody is ever called.

    `is_here` returns whether a guest has a table open.
    """

    def __init__(
        self,
        storage: CallStorage,
        clock: Callable[[], int],
        is_here: Callable[[str, str], bool],
        aside: Aside,
        office: "PostOffice | None",
    ) -> None:
        self._storage = storage
        self._clock = clock
        self._is_here = is_here
        self._aside = aside
        self._office = office
        self._post: Post | None = None

    @property
    def key(self) -> str | None:
        """What a browser needs to be called from here; None if the server calls nobody."""
        return None if self._post is None else self._post.key

    async def open(self) -> None:
        """Read the key that this server signs with, or make one."""
        if self._office is not None:
            secret = await self._storage.secret(_SIGNING_KEY, self._office.new_key())
            self._post = self._office.open(secret)

    async def run(self) -> None:
        """Call guests whose turn it is, repeatedly until cancelled."""
        while self._post is not None:
            await asyncio.sleep(_LOOK_EVERY_SECONDS)
            try:
                await self.look()
            except Exception:
                _logger.exception(
                    "Nobody could be called; trying again.", extra=event("calls-failed")
                )

    async def subscribe(self, subscription: Subscription) -> None:
        """Call a guest in this browser from now on."""
        if self._office is None or self._post is None:
            raise Refused("push/off", "This server sends no notifications.")
        if not is_of(subscription.address, self._office.services):
            raise Refused("push/unknown-service", "This push service is not known here.")
        await self._storage.add(subscription, MOST_OF_A_GUEST, self._clock())

    async def look(self) -> None:
        """Call everybody whose turn has waited long enough and who is not at the table."""
        calls = await self._storage.claim(self._clock() - PATIENCE_MS, _AT_ONCE)
        away = [call for call in calls if not self._is_here(call.table, call.subscription.guest)]
        await asyncio.gather(*map(self._call, away))

    async def _call(self, call: Call) -> None:
        assert self._post is not None
        say = words(call.subscription.language)
        game = say(f"game-{call.game}")
        told = {
            "title": say("notify-title"),
            "body": say("notify-about-solo", game=game),
            "table": call.table,
        }
        try:
            if not await self._aside(self._post.send, call.subscription, json.dumps(told)):
                await self._storage.remove(call.subscription)
        except Exception as error:
            # The turn still waits at the table; a push service that is down is not tried again.
            kind = type(error).__name__
            _logger.warning("A call could not be sent: %s.", kind, extra=event("call-failed"))


class PostOffice(Protocol):
    """Makes keys, and opens senders that use them."""

    @property
    def services(self) -> Sequence[str]:
        """The services it sends to, such as `https://push.example` or `https://*.push.example`."""
        ...

    def new_key(self) -> str:
        """Return a new secret key."""
        ...

    def open(self, key: str) -> Post:
        """Return a sender that signs with a secret key."""
        ...


def is_of(address: str, services: Sequence[str]) -> bool:
    """Return whether an address belongs to one of these services, by scheme, name and port."""
    if not _PLAIN.fullmatch(address):
        return False
    try:
        parts = urlsplit(address)
        origin = f"{parts.scheme}://{parts.hostname}" + (f":{parts.port}" if parts.port else "")
    except ValueError:
        return False
    if parts.username is not None or parts.password is not None:
        return False
    return any(
        origin == service
        or (
            service.startswith("https://*.")
            and origin.startswith("https://")
            and origin.endswith(service.removeprefix("https://*"))
        )
        for service in services
    )
