"""How long a connection may take, and how much may wait for it."""

from dataclasses import dataclass

MEBIBYTE = 1024 * 1024


@dataclass(frozen=True, slots=True)
class Limits:
    """Limits for each connection, far above what a slow phone needs, and for tables."""

    header_seconds: int = 10
    """For the header of a request, from its first byte or the start of the connection."""
    body_seconds: int = 30
    """For the body of a request, from the end of its header."""
    unread_seconds: int = 30
    """For the other side to read what was sent, before the connection is cut off."""
    waiting_bytes: int = 4 * MEBIBYTE
    """For messages that wait for one socket; the turns of several bots arrive all at once."""
    table_bytes: int = 64 * MEBIBYTE
    """For tables in use; the least recently used ones are dropped, and read again when needed."""


USUAL_LIMITS = Limits()
