"""What a server is started with."""

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
    """Tell the time as milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def steady_milliseconds() -> int:
    """Tell how much time has passed since some moment, whatever the time of day is set to."""
    return time.monotonic_ns() // 1_000_000


def fair_below(bound: int) -> int:
    """Draw from the system's source of chance, which nobody can foresee."""
    return secrets.randbelow(bound)


@dataclass(frozen=True, slots=True)
class Settings:
    """Where the data lie, what is served, and where time and chance come from."""

    data: Path
    client: Path = BUILT_CLIENT
    below: Below = fair_below
    seeds: Callable[[int], bytes] = secrets.token_bytes
    """Where the dice of a table come from, as so many bytes."""
    table_ids: Callable[[int], str] = secrets.token_urlsafe
    tokens: Callable[[int], str] = secrets.token_urlsafe
    """Where the keys of guests and the names that servers have for each other come from."""
    clock: Callable[[], int] = milliseconds_now
    steady: Callable[[], int] = steady_milliseconds
    """A clock that nobody sets, by which jumps of the other are noticed."""
    rates: Rates | None = USUAL
    """How much guests and addresses may ask for; None counts nothing."""
    limits: Limits = USUAL_LIMITS
    """How long a connection may take, and how much may wait for it."""
    hosts: tuple[str, ...] = ()
    """Names the server is reached by, beside IP addresses and names of the local network."""
    database: str | None = None
    """The address of a PostgreSQL; without one the games are in SQLite in the data folder."""
    packs: Path | None = None
    """The folder of content packs that tables may be set with."""
    public_url: str | None = None
    """The address for links where a proxy in front gives the server another than its own."""
    network_url: str | None = None
    """The address for links by which others on the network reach the server, where they do."""
    trusted_proxies: tuple[str, ...] = ()
    """Addresses and networks of proxies that are believed about who asks."""
    refused_addresses: tuple[str, ...] = ()
    """Addresses and networks from which nothing is taken."""
    push: tuple[str, ...] = ()
    """The push services by which guests are called back to tables; none calls nobody."""
    keep: Keep = GENEROUS
    """For how long games, reports and guests are kept."""
    log_level: str = "warning"
    """How much is written to the error stream: error, warning or info."""
    log_format: str = "text"
    """How it is written: text, or json for an object a line."""
    metrics_port: int | None = None
    """The port at which metrics are served, 0 for any free one; None serves none."""
    metrics_host: str = "127.0.0.1"
    """The address of that port."""


def usual_data_folder() -> Path:
    """Return the platform's folder for a user's data."""
    return user_data_path("pipyard", appauthor=False)
