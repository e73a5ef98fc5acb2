"""A WebSocket whose messages and frames bypass the web framework once it is accepted.

The framework would pass each message through two queues and a task, and keep all data of the
request in memory for as long as the socket is open.
"""

from collections.abc import Callable, Mapping
from typing import Any, Protocol, TypeAlias

_PLACE = "pipyard.direct"

Hear: TypeAlias = Callable[[str | bytes], bool]
"""Handles a message; returns False to close the socket because its sender floods it."""


class DirectConnection(Protocol):
    """A WebSocket that passes messages on, sends frames unchanged, and counts unread bytes."""

    @property
    def is_taken(self) -> bool:
        """Whether somebody listens, so that it stays open after its request has been served."""
        ...

    def listen(self, hear: Hear) -> None:
        """Pass messages to `hear`, each when the previous one is answered."""
        ...

    def answered(self) -> None:
        """Pass on the next message."""
        ...

    def when_ended(self, then: Callable[[], None]) -> None:
        """Call back when the connection is lost, or at once if it already is."""
        ...

    def unread_bytes(self) -> int:
        """Return how many bytes the other side has not read yet."""
        ...

    def send_frame(self, frame: bytes, most_unread: int) -> bool:
        """Send a frame, unless too many bytes would then be unread; return False in that case."""
        ...

    def end(self, code: int) -> None:
        """Close the connection with a code."""
        ...


def direct_connection(scope: Mapping[str, Any]) -> DirectConnection | None:
    """Return the connection of a WebSocket's scope, if the web server offers it."""
    found: DirectConnection | None = scope.get("extensions", {}).get(_PLACE)
    return found


def offer(scope: Mapping[str, Any], connection: DirectConnection) -> None:
    """Let the code that serves a scope find its connection."""
    scope["extensions"][_PLACE] = connection
