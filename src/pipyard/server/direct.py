"""A WebSocket whose messages and frames pass the web framework by, once it has let it in.

The framework would take each message through two queues and a task, and hold on to all that the
request brought for as long as the socket is open.
"""

from collections.abc import Callable, Mapping
from typing import Any, Protocol, TypeAlias

_PLACE = "pipyard.direct"

Hear: TypeAlias = Callable[[str | bytes], bool]
"""Takes a message; False where the socket is to be closed because its sender floods."""


class DirectConnection(Protocol):
    """A WebSocket that hands messages over, takes frames as they are, and counts what is unread."""

    @property
    def is_taken(self) -> bool:
        """Whether somebody listens, so that it stays open when its request has been served."""
        ...

    def listen(self, hear: Hear) -> None:
        """Have messages heard, each when the one before is answered."""
        ...

    def answered(self) -> None:
        """Let the next message be heard."""
        ...

    def when_ended(self, then: Callable[[], None]) -> None:
        """Call back when the connection is lost, at once if it is already."""
        ...

    def unread_bytes(self) -> int:
        """Return how much waits to be read by the other side."""
        ...

    def send_frame(self, frame: bytes, most_unread: int) -> bool:
        """Send a frame, unless so much would wait to be read; False if so."""
        ...

    def end(self, code: int) -> None:
        """Close the connection with a code."""
        ...


def direct_connection(scope: Mapping[str, Any]) -> DirectConnection | None:
    """Return the connection of a WebSocket's scope, if the web server offers it."""
    found: DirectConnection | None = scope.get("extensions", {}).get(_PLACE)
    return found


def offer(scope: Mapping[str, Any], connection: DirectConnection) -> None:
    """Have whoever serves a scope find its connection."""
    scope["extensions"][_PLACE] = connection
