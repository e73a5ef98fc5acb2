"""Addresses: where this machine can be reached on its network, and how to write an address."""

import ipaddress
import socket
from collections.abc import Iterable
from functools import lru_cache
from urllib.parse import urlsplit

from pipyard.core.errors import PipyardError

_SOMEWHERE_ELSE = ("192.0.2.1", 9)
"""An address reserved for examples; looking up the route to it sends nothing."""
_INSIDE = (
    *("br-", "bridge", "cali", "cni", "docker", "flannel", "lo", "podman", "tailscale", "tap"),
    *("tun", "utun", "vboxnet", "vethernet", "veth", "virbr", "vmnet", "wg", "zt"),
)
"""Names of interfaces that lead to containers, virtual machines or tunnels."""


class WrongAddress(PipyardError):
    """A setting contains an address that cannot be right."""

    def __init__(self, sentence: str) -> None:
        super().__init__("address/wrong", sentence)


def written(host: str, port: int) -> str:
    """Format an address the way a browser accepts it."""
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def is_everywhere(host: str) -> bool:
    """Return whether listening on this address means listening on every interface."""
    return host in ("0.0.0.0", "::")


def is_loopback(host: str) -> bool:
    """Return whether only this machine can reach the address."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")


def on_the_network() -> list[str]:
    """List this machine's IPv4 addresses, the one to share first; empty without a network.

    The first one is the address that the system uses for outgoing connections, unless it is a
    tunnel.
    """
    import ifaddr  # noqa: PLC0415  (it runs a program to find the C library)

    real: list[str] = []
    inside: list[str] = []
    for adapter in ifaddr.get_adapters():
        name = (adapter.nice_name or adapter.name).lower()
        found = inside if name.startswith(_INSIDE) else real
        found += [ip.ip for ip in adapter.ips if isinstance(ip.ip, str) and _is_shared(ip.ip)]
    outward = _outward()
    candidates = real or inside
    if outward in candidates:
        candidates.remove(outward)
        candidates.insert(0, outward)
    return candidates


def read_public_url(text: str) -> str:
    """Parse the public address of a server, without a path."""
    parts = urlsplit(text)
    try:
        right = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        right = False
    if not right or parts.path not in ("", "/") or parts.query or parts.fragment or "@" in text:
        raise WrongAddress(
            "an address looks like https://games.example, without a path: the game needs the"
            " whole site, so give it a name or a port of its own"
        )
    return f"{parts.scheme}://{parts.netloc.lower()}"


def read_network(text: str) -> str:
    """Parse the address of a machine, or a network of machines such as 10.0.0.0/8."""
    try:
        return str(ipaddress.ip_network(text, strict=False)) if "/" in text else _ip(text)
    except ValueError:
        raise WrongAddress(
            f"{text!r} is neither an IP address nor a network such as 10.0.0.0/8"
        ) from None


def is_among(address: str, networks: Iterable[str]) -> bool:
    """Return whether an address is one of these, or in one of these networks."""
    try:
        ip = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if isinstance(ip, ipaddress.IPv6Address) and ip.ipv4_mapped is not None:
        ip = ip.ipv4_mapped
    return any(ip in _network(each) for each in networks)


@lru_cache(maxsize=65_536)
def _network(text: str) -> ipaddress.IPv4Network | ipaddress.IPv6Network:
    return ipaddress.ip_network(text)


def _ip(text: str) -> str:
    return str(ipaddress.ip_address(text))


def _is_shared(address: str) -> bool:
    ip = ipaddress.ip_address(address)
    return not (ip.is_loopback or ip.is_link_local or ip.is_unspecified)


def _outward() -> str | None:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(_SOMEWHERE_ELSE)
        except OSError:
            return None
        return str(probe.getsockname()[0])
