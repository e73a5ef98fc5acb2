"""Locks for changing a table alone; those who wait get their turn in order."""

import asyncio
from collections import deque
from collections.abc import Callable


class Turns:
    """Locks by name, which exist only while somebody holds them.

    A lock is passed on: between two holders, nobody else can take it. `async with of(name)` waits
    for it. `take` calls back instead, at once if the lock is free, so that work that can be done at
    once needs no task.
    """

    def __init__(self) -> None:
        self._waiting: dict[str, deque[Callable[[], None] | asyncio.Future[None]]] = {}

    def is_taken(self, name: str) -> bool:
        """Return whether somebody holds a lock."""
        return name in self._waiting

    def take_now(self, name: str) -> bool:
        """Take a lock if it is free; the holder releases it with `end`."""
        if name in self._waiting:
            return False
        self._waiting[name] = deque()
        return True

    def take(self, name: str, then: Callable[[], None]) -> None:
        """Call back with the lock held; the callback releases it with `end`."""
        if self.take_now(name):
            then()
        else:
            self._waiting[name].append(then)

    def end(self, name: str) -> None:
        """Pass the lock on to the next one that waits."""
        waiting = self._waiting[name]
        while waiting:
            following = waiting.popleft()
            if not isinstance(following, asyncio.Future):
                following()
                return
            if not following.done():
                following.set_result(None)
                return
        del self._waiting[name]

    async def wait(self, name: str) -> None:
        """Wait until the lock is held."""
        waiting = self._waiting.get(name)
        if waiting is None:
            self._waiting[name] = deque()
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        waiting.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():
                self.end(name)
            raise

    def of(self, name: str) -> "Turn":
        """Return a context that waits for a lock, and releases it at the end."""
        return Turn(self, name)


class Turn:
    """A turn with something."""

    __slots__ = ("_name", "_turns")

    def __init__(self, turns: Turns, name: str) -> None:
        self._turns = turns
        self._name = name

    async def __aenter__(self) -> None:
        await self._turns.wait(self._name)

    async def __aexit__(self, *_: object) -> None:
        self._turns.end(self._name)
