"""Who is watching which table, and how a change reaches them."""

import asyncio
from collections import defaultdict

from pydantic import BaseModel

from pipyard.server.tables import schemas
from pipyard.server.tables.states import change_of, state_of
from pipyard.server.tables.table import Table

_MOST_WAITING = 64


class Watcher:
    """One open socket: messages wait here until they are sent, in order."""

    def __init__(self, guest: str | None) -> None:
        self.guest = guest
        self._waiting: asyncio.Queue[str | None] = asyncio.Queue()

    def tell(self, message: BaseModel) -> None:
        """Queue a message; a watcher that does not keep up is let go, and may come back."""
        if self._waiting.qsize() >= _MOST_WAITING:
            self.dismiss()
        else:
            self._waiting.put_nowait(message.model_dump_json())

    def dismiss(self) -> None:
        """End the stream of messages after those already queued."""
        self._waiting.put_nowait(None)

    async def next(self) -> str | None:
        """Wait for the next message; None when there will be no more."""
        return await self._waiting.get()


class Hub:
    """The bus of one server process: everyone who watches a table hears of every change."""

    def __init__(self) -> None:
        self._watchers: defaultdict[str, list[Watcher]] = defaultdict(list)

    def present(self, table_id: str) -> set[str]:
        """Name the guests who have a table open."""
        watchers = self._watchers.get(table_id, ())
        return {watcher.guest for watcher in watchers if watcher.guest is not None}

    def enter(self, table: Table, guest: str | None) -> Watcher:
        """Let a guest watch; the first message is the whole table, and the others hear who came."""
        before = self.present(table.id)
        watcher = Watcher(guest)
        if guest is not None and guest not in before:
            self._tell_change(table, table.version, before | {guest})
        self._watchers[table.id].append(watcher)
        watcher.tell(self.whole(table, watcher))
        return watcher

    def leave(self, table: Table, watcher: Watcher) -> None:
        """Stop watching; the others hear if the guest is gone with this last socket."""
        watchers = self._watchers[table.id]
        watchers.remove(watcher)
        if not watchers:
            del self._watchers[table.id]
        elif watcher.guest is not None and watcher.guest not in self.present(table.id):
            self._tell_change(table, table.version, self.present(table.id))

    def whole(self, table: Table, watcher: Watcher) -> schemas.TableStateMessage:
        """Put the whole table into a message to one watcher."""
        state = state_of(table, watcher.guest, self.present(table.id))
        return schemas.TableStateMessage(version=table.version, data=state)

    def publish(self, table: Table, since: int) -> None:
        """Tell every watcher what has happened since a version."""
        self._tell_change(table, since, self.present(table.id))

    def _tell_change(self, table: Table, since: int, present: set[str]) -> None:
        for watcher in self._watchers.get(table.id, ()):
            change = change_of(table, since, watcher.guest, present)
            watcher.tell(schemas.TableChangedMessage(version=table.version, data=change))
