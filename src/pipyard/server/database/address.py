"""Addresses of databases: which ones are valid, and messages about those that do not work."""

from importlib.util import find_spec

import sqlalchemy as sa

from pipyard.core.errors import PipyardError

_DRIVER = "postgresql+asyncpg"
_EXAMPLE = f"{_DRIVER}://user:password@host/name"


class DatabaseUnusable(PipyardError):
    """A database whose address is wrong, or that cannot be reached; never contains a password."""

    def __init__(self, sentence: str) -> None:
        super().__init__("database/unusable", sentence)


def read_address(text: str) -> sa.URL:
    """Parse an address; refuse everything but a PostgreSQL that this installation can use."""
    try:
        address = sa.make_url(text)
    except (sa.exc.ArgumentError, ValueError):
        raise DatabaseUnusable(
            f"The address of the database could not be read. Give one like {_EXAMPLE}, with any"
            " special characters of the password percent-encoded."
        ) from None
    if address.drivername != _DRIVER:
        raise DatabaseUnusable(
            f"A database of the kind {address.drivername} is not known here. Give an address like"
            f" {_EXAMPLE}, or none to keep the games in a folder."
        )
    if find_spec("asyncpg") is None or find_spec("greenlet") is None:
        raise DatabaseUnusable(
            "The PostgreSQL driver is not installed. Install it with"
            ' pip install "pipyard[postgres]" and start again.'
        )
    return address


def name_address(address: sa.URL) -> str:
    """Return a printable name of a database without password and options."""
    host = address.host or address.query.get("host") or "this machine"
    port = f":{address.port}" if address.port else ""
    return f"{address.database or address.username} at {host}{port}"
