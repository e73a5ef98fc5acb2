"""The settings of a server."""

import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from platformdirs import user_data_path

from pipyard.core.contract import Below
from pipyard.server.limits import USUAL_LIMITS, Limits
from pipyard.server.rates import USUAL, Rates
from pipyard.server.retention.keep import GENEROUS, Keep

BUILT_CLIENT = Path(__file__).parent / "static"


def milliseconds_now() -> int:
    """Return the time as milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def steady_milliseconds() -> int:
    """Return the time since an arbitrary moment, independent of the system time."""
    return time.monotonic_ns() // 1_000_000


def fair_below(bound: int) -> int:
    """Draw from the system's source of randomness, which nobody can predict."""
    return secrets.randbelow(bound)


@dataclass(frozen=True, slots=True)
class Settings:
    """Where the data is, what is served, and where time and randomness come from."""

    data: Path
    client: Path = BUILT_CLIENT
    below: Below = fair_below
    seeds: Callable[[int], bytes] = secrets.token_bytes
    """The source of the dice of a table, as this many bytes."""
    table_ids: Callable[[int], str] = secrets.token_urlsafe
    tokens: Callable[[int], str] = secrets.token_urlsafe
    """The source of guests' keys and of the servers' names for each other."""
    clock: Callable[[], int] = milliseconds_now
    steady: Callable[[], int] = steady_milliseconds
    """A clock that nobody sets, to detect jumps of the other one."""
    rates: Rates | None = USUAL
    """How much guests and addresses may request; None counts nothing."""
    limits: Limits = USUAL_LIMITS
    """How long a connection may take, and how much may wait for it."""
    hosts: tuple[str, ...] = ()
    """Further names of the server, besides IP addresses and names of the local network."""
    database: str | None = None
    """The address of a PostgreSQL database; without one, games are in SQLite in the data folder."""
    packs: Path | None = None
    """The folder of content packs that tables can use."""
    public_url: str | None = None
    """The address for links if the server is behind a proxy."""
    network_url: str | None = None
    """The address for links by which others on the network reach the server, if they can."""
    trusted_proxies: tuple[str, ...] = ()
    """Addresses and networks of proxies to trust about the address of a client."""
    refused_addresses: tuple[str, ...] = ()
    """Addresses and networks from which nothing is accepted."""
    push: tuple[str, ...] = ()
    """The push services for calling guests back to tables; if empty, nobody is called."""
    keep: Keep = GENEROUS
    """How long games, reports and guests are stored."""
    log_level: str = "warning"
    """How much is written to the error stream: error, warning or info."""
    log_format: str = "text"
    """The format of the log: text, or json with one object per line."""
    metrics_port: int | None = None
    """The port for metrics, 0 for any free one; None serves none."""
    metrics_host: str = "127.0.0.1"
    """The address of that port."""


def usual_data_folder() -> Path:
    """Return the platform's folder for a user's data."""
    return user_data_path("pipyard", appauthor=False)
