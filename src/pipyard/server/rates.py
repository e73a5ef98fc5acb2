"""How much one guest, and everybody behind one address, may request in a given time.

A bucket is one number, the time at which it will be full again, so counting a message on a socket
costs next to nothing.
"""

import ipaddress
import math
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

from pipyard.server.errors import Refused

MOST_BUCKETS = 50_000
"""Buckets counted at once; beyond that, the one unused for longest is dropped."""
TOO_MUCH = "rate/exceeded"
FLOODED = 4429
"""The code for closing a socket whose messages keep exceeding the limit."""
_ONE_HOUSEHOLD = 64
"""Bits of an IPv6 address that identify one connection of a provider's customer."""
_Bucket = tuple[str, str]
"""What is counted, and for whom."""


@dataclass(frozen=True, slots=True)
class Rate:
    """A number allowed at once, and from then on a number per second."""

    burst: int
    per_second: float


@dataclass(frozen=True, slots=True)
class Limit:
    """What one guest may do, and what everybody behind one address may do together."""

    guest: Rate
    address: Rate


@dataclass(frozen=True, slots=True)
class Rates:
    """How much is allowed; far above what a house full of players or a playing script needs."""

    requests: Limit = Limit(Rate(400, 100), Rate(2_000, 400))
    messages: Limit = Limit(Rate(200, 60), Rate(1_500, 400))
    tables: Limit = Limit(Rate(40, 0.1), Rate(200, 0.5))
    public_tables: Limit = Limit(Rate(6, 1 / 60), Rate(20, 1 / 30))
    reports: Limit = Limit(Rate(5, 1 / 600), Rate(20, 1 / 120))
    phrases: Limit = Limit(Rate(8, 0.5), Rate(60, 4))
    claims: Limit = Limit(Rate(10, 0.05), Rate(30, 0.2))
    resyncs: Limit = Limit(Rate(30, 2), Rate(600, 40))
    # Events that are replayed for somebody; about 60 take a millisecond.
    replayed: Rate = Rate(100_000, 10_000)
    guests: Rate = Rate(200, 0.5)
    sockets_of_a_guest: int = 30
    sockets_of_an_address: int = 400
    # A school class has one address, and each browser opens six connections and a socket.
    connections_of_an_address: int = 500
    # Pings, pongs and parts of messages on one socket; browsers send hardly any.
    frames: Rate = Rate(60, 5)
    # Refused messages before a socket that continues regardless is closed.
    patience: Rate = Rate(200, 5)


class TooFast(Refused):
    """Too many requests; `seconds` is how long to wait, `persistent` that it did not stop."""

    def __init__(self, seconds: float, persistent: bool = False) -> None:
        self.seconds = max(1, math.ceil(seconds))
        self.persistent = persistent
        wait = "a second" if self.seconds == 1 else f"{self.seconds} seconds"
        super().__init__(TOO_MUCH, f"That was too much at once: try again in {wait}.")


USUAL = Rates()


class Turnstile:
    """Counts everybody's requests; without rates, it allows everything.

    Each method counts one thing and returns the refusal if it was too much. `guest` is any text
    that identifies the guest, or None for an unknown one, who is counted only by address.
    """

    def __init__(
        self, rates: Rates | None = None, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._rates = rates
        self._clock = clock
        self._limits = {} if rates is None else _limits(rates)
        self._full_at: dict[_Bucket, float] = {}
        self._sockets: Counter[_Bucket] = Counter()

    def request(self, guest: str | None, address: str) -> TooFast | None:
        """Count an HTTP request, or a request for a socket."""
        return self._count("request", guest, address)

    def message(self, guest: str | None, address: str, actions: int = 1) -> TooFast | None:
        """Count a message on a socket; a message with several actions counts as several.

        A persistent refusal means that the socket should be closed.
        """
        refusal = self._count("message", guest, address, actions)
        if refusal is None or self._rates is None:
            return None
        sender = _buckets("refusal", guest, address)[-1]
        if self._take([(sender, self._rates.patience)]) is None:
            return refusal
        return TooFast(refusal.seconds, persistent=True)

    def resync(self, guest: str | None, address: str) -> TooFast | None:
        """Count a request for a whole table on a socket."""
        return self._count("resync", guest, address)

    def replayed(self, address: str, events: int) -> TooFast | None:
        """Count events of a log that will be replayed."""
        if self._rates is None:
            return None
        return self._take([(_buckets("event", None, address)[0], self._rates.replayed)], events)

    def table(self, guest: str | None, address: str) -> TooFast | None:
        """Count a table that is created or imported."""
        return self._count("table", guest, address)

    def public_table(self, guest: str | None, address: str) -> TooFast | None:
        """Count a table that is created for anybody to join."""
        return self._count("public table", guest, address)

    def promise(self, guest: str | None, address: str) -> TooFast | None:
        """Count a promise of dice for a future table."""
        return self._count("promise", guest, address)

    def report(self, guest: str | None, address: str) -> TooFast | None:
        """Count a problem that is reported."""
        return self._count("report", guest, address)

    def phrase(self, guest: str | None, address: str) -> TooFast | None:
        """Count a phrase said at a table."""
        return self._count("phrase", guest, address)

    def claim(self, guest: str | None, address: str) -> TooFast | None:
        """Count an attempt to use a link to another device."""
        return self._count("claim", guest, address)

    def newcomer(self, address: str) -> TooFast | None:
        """Count a new guest."""
        if self._rates is None:
            return None
        return self._take([(_buckets("guest", None, address)[0], self._rates.guests)])

    def enter(self, guest: str | None, address: str) -> TooFast | None:
        """Count a socket that is opened; call `leave` when it is closed, unless refused."""
        if self._rates is None:
            return None
        keys = _buckets("sockets", guest, address)
        most = (self._rates.sockets_of_an_address, self._rates.sockets_of_a_guest)
        if any(self._sockets[key] >= limit for key, limit in zip(keys, most, strict=False)):
            return TooFast(1)
        self._sockets.update(keys)
        return None

    def leave(self, guest: str | None, address: str) -> None:
        """Count a socket that is closed."""
        for key in _buckets("sockets", guest, address):
            self._less(key)

    def _less(self, key: _Bucket) -> None:
        self._sockets[key] -= 1
        if self._sockets[key] <= 0:
            del self._sockets[key]

    def connect(self, address: str) -> TooFast | None:
        """Count a connection that is made; call `disconnect` when it ends, unless refused."""
        if self._rates is None:
            return None
        key = _buckets("connections", None, address)[0]
        if self._sockets[key] >= self._rates.connections_of_an_address:
            return TooFast(1)
        self._sockets[key] += 1
        return None

    def disconnect(self, address: str) -> None:
        """Count a connection that has ended."""
        self._less(_buckets("connections", None, address)[0])

    def frame(self, connection: str) -> TooFast | None:
        """Count a control frame, or a part of a message, on one connection."""
        if self._rates is None:
            return None
        return self._take([(("frame", connection), self._rates.frames)])

    def _count(self, kind: str, guest: str | None, address: str, amount: int = 1) -> TooFast | None:
        limit = self._limits.get(kind)
        if limit is None:
            return None
        rates = (limit.address, limit.guest)
        return self._take(list(zip(_buckets(kind, guest, address), rates, strict=False)), amount)

    def _take(self, wanted: list[tuple[_Bucket, Rate]], amount: int = 1) -> TooFast | None:
        """Take an amount from every bucket, or from none if one has too little."""
        now = self._clock()
        after = [(key, self._after(key, rate, now, amount), rate) for key, rate in wanted]
        wait = max(full - now - rate.burst / rate.per_second for _, full, rate in after)
        # A rounding error is no reason to refuse.
        if wait > 1e-9:
            return TooFast(wait)
        for key, full, _ in after:
            self._full_at.pop(key, None)
            self._full_at[key] = full
        self._forget(now)
        return None

    def _after(self, key: _Bucket, rate: Rate, now: float, amount: int) -> float:
        return max(self._full_at.get(key, now), now) + amount / rate.per_second

    def _forget(self, now: float) -> None:
        """Drop full buckets, least recently used first; a few each time are enough."""
        for _ in range(4):
            oldest = next(iter(self._full_at))
            if self._full_at[oldest] > now and len(self._full_at) <= MOST_BUCKETS:
                return
            del self._full_at[oldest]


def _limits(rates: Rates) -> dict[str, Limit]:
    return {
        "request": rates.requests,
        "message": rates.messages,
        "table": rates.tables,
        "promise": rates.tables,
        "public table": rates.public_tables,
        "report": rates.reports,
        "phrase": rates.phrases,
        "claim": rates.claims,
        "resync": rates.resyncs,
    }


def _buckets(kind: str, guest: str | None, address: str) -> list[_Bucket]:
    keys = [(kind, household_of(address))]
    if guest is not None:
        keys.append((kind, f"guest {guest}"))
    return keys


@lru_cache(maxsize=4096)
def household_of(address: str) -> str:
    """Return what is counted as one address; all IPv6 addresses of a customer are one."""
    try:
        parsed = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(parsed, ipaddress.IPv4Address):
        return address
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(ipaddress.ip_network((parsed, _ONE_HOUSEHOLD), strict=False).network_address)
