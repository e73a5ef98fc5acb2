"""Where a request comes from and which server it is for, by its headers and connection."""

import ipaddress
import socket
from collections.abc import Iterable
from dataclasses import dataclass
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from pipyard.server.addresses import is_loopback

_LOCAL = (".local", ".localhost", ".lan", ".home.arpa", ".internal")
"""Endings that nobody can own in the public DNS."""


def is_foreign(connection: HTTPConnection) -> bool:
    """Return whether a browser says that a page of another site sends the request."""
    origin = connection.headers.get("origin")
    if origin is None:
        return False
    return urlsplit(origin).netloc.lower() != connection.headers.get("host", "").lower()


def address_of(connection: HTTPConnection) -> str:
    """Return the address that a request or a socket comes from."""
    return connection.client.host if connection.client else ""


@dataclass(frozen=True, slots=True)
class Reach:
    """Where others reach this server: at a public address, or one on its network, if any."""

    public_url: str | None = None
    network_url: str | None = None

    def address_for(self, connection: HTTPConnection) -> str:
        """Return the address to put before a link's path; localhost is useless elsewhere."""
        asked = connection.base_url
        own = self.network_url if is_loopback(asked.hostname or "") else None
        return (self.public_url or own or str(asked)).rstrip("/")


class KnownHosts:
    """The names of this server.

    Another site can give its own name our address, so its pages would have our origin. It cannot
    use a name that is ours, or one that only the local network knows. IP addresses are not names
    and always allowed. `*` allows any name, `*.example.org` any name below that one.
    """

    def __init__(self, names: Iterable[str]) -> None:
        own = socket.gethostname().lower()
        self._names = {name.lower().rstrip(".") for name in names} | {own}
        self._below = tuple(name[1:] for name in self._names if name.startswith("*.")) + _LOCAL

    def __contains__(self, host: object) -> bool:
        """Return whether a Host header is allowed; only very old clients send none."""
        name = _name_in(str(host))
        # A name without a dot is looked up only on the local network.
        if "*" in self._names or name in self._names or "." not in name.strip("."):
            return True
        return name.endswith(self._below) or _is_address(name)


def _name_in(host: str) -> str:
    """Return a Host header's name, without the port."""
    if host.startswith("["):
        return host.partition("]")[0][1:]
    return host.partition(":")[0].lower().rstrip(".")


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
