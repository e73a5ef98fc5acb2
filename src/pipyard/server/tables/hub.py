"""Who is watching which table, and how a change reaches them."""

import asyncio
from collections import defaultdict
from collections.abc import Callable, Sequence

from pydantic import BaseModel

from pipyard.server.tables import schemas
from pipyard.server.tables.elsewhere import Elsewhere
from pipyard.server.tables.phrases import Phrase
from pipyard.server.tables.states import Around, Change, state_text
from pipyard.server.tables.table import Table

_MOST_WAITING = 256
"""Messages that wait for one watcher; the turns of several bots come as a hundred at once."""


class Watcher:
    """One open socket: messages wait here until they are sent, in order."""

    def __init__(self, guest: str | None) -> None:
        self.guest = guest
        self._waiting: asyncio.Queue[str | None] = asyncio.Queue()

    def tell(self, message: BaseModel) -> None:
        """Queue a message; a watcher that does not keep up is let go, and may come back."""
        self.tell_text(message.model_dump_json())

    def tell_text(self, text: str) -> None:
        """Queue a message that is written out already."""
        if self._waiting.qsize() >= _MOST_WAITING:
            self.dismiss()
        else:
            self._waiting.put_nowait(text)

    def dismiss(self) -> None:
        """End the stream of messages after those already queued."""
        self._waiting.put_nowait(None)

    async def next(self) -> str | None:
        """Wait for the next message; None when there will be no more."""
        return await self._waiting.get()


class Hub:
    """The bus of one server process: everyone who watches a table hears of every change."""

    def __init__(self, clock: Callable[[], int], elsewhere: Elsewhere | None = None) -> None:
        self._clock = clock
        self._elsewhere = elsewhere
        self._watchers: defaultdict[str, list[Watcher]] = defaultdict(list)

    def is_watched(self, table_id: str) -> bool:
        """Tell whether anybody here has a table open."""
        return table_id in self._watchers

    def watched(self) -> Sequence[str]:
        """Name the tables that somebody here has open."""
        return list(self._watchers)

    def present(self, table_id: str) -> set[str]:
        """Name the guests who have a table open, on other servers those who play."""
        elsewhere = self._elsewhere.players(table_id) if self._elsewhere else set()
        return self._here(table_id) | elsewhere

    def visited(self) -> list[str]:
        """Name the tables that some guest has open on this server."""
        return [table_id for table_id in self._watchers if self._here(table_id)]

    def _here(self, table_id: str) -> set[str]:
        watchers = self._watchers.get(table_id, ())
        return {watcher.guest for watcher in watchers if watcher.guest is not None}

    def around(self, table: Table) -> Around:
        """Describe what is around a table; who holds no seat only watches."""
        elsewhere = self._elsewhere.watching(table.id) if self._elsewhere else 0
        watching = self._watching(table) + elsewhere
        return Around(self.present(table.id), watching, self._clock())

    def _watching(self, table: Table) -> int:
        seated = {seat.guest for seat in table.seats}
        return sum(
            watcher.guest is None or watcher.guest not in seated
            for watcher in self._watchers.get(table.id, ())
        )

    def _tell_elsewhere(self, table: Table) -> None:
        """Tell other servers who is here: the players, and how many others."""
        if self._elsewhere is None:
            return
        players = self._here(table.id) & {seat.guest for seat in table.seats if seat.guest}
        self._elsewhere.tell_here(table.id, players, self._watching(table))

    def enter(self, table: Table, guest: str | None) -> Watcher:
        """Let a guest watch; the first message is the whole table, and the others hear who came."""
        watcher = Watcher(guest)
        others = list(self._watchers[table.id])
        self._watchers[table.id].append(watcher)
        if guest is None or all(other.guest != guest for other in others):
            self._tell_change(table, table.version, others)
        watcher.tell_text(self.whole(table, watcher))
        self._tell_elsewhere(table)
        return watcher

    def leave(self, table_id: str, watcher: Watcher) -> None:
        """Stop watching; this cannot fail, so that nobody who is gone counts as present."""
        watchers = self._watchers[table_id]
        watchers.remove(watcher)
        if not watchers:
            del self._watchers[table_id]

    def tell_left(self, table: Table, watcher: Watcher) -> None:
        """Tell the others who has left, if the guest is gone with that last socket."""
        if watcher.guest is None or watcher.guest not in self.present(table.id):
            self._tell_change(table, table.version, self._watchers.get(table.id, ()))
        self._tell_elsewhere(table)

    def whole(self, table: Table, watcher: Watcher) -> str:
        """Put the whole table into a message to one watcher."""
        return state_text(table, watcher.guest, self.around(table))

    def publish(self, table: Table, since: int) -> None:
        """Tell every watcher what has happened since a version."""
        self._tell_elsewhere(table)
        self._tell_change(table, since, self._watchers.get(table.id, ()))

    def say(self, table_id: str, seat: int, phrase: Phrase) -> None:
        """Tell every watcher what somebody says, also those of other servers."""
        if self._elsewhere is not None:
            self._elsewhere.tell_said(table_id, seat, phrase)
        self.repeat(table_id, seat, phrase)

    def tell_rematch(self, table_id: str) -> None:
        """Tell other servers that a table has a rematch."""
        if self._elsewhere is not None:
            self._elsewhere.tell_rematch(table_id)

    def repeat(self, table_id: str, seat: int, phrase: Phrase) -> None:
        """Tell the watchers of this server what somebody says."""
        said = schemas.PhraseSaidMessage(data=schemas.SaidPhrase(seat=seat, phrase=phrase))
        for watcher in self._watchers.get(table_id, ()):
            watcher.tell(said)

    def _tell_change(self, table: Table, since: int, watchers: Sequence[Watcher]) -> None:
        """Write the change out once for each guest with a part in it, once for all the others."""
        if not watchers:
            return
        change = Change(table, since, self.around(table))
        concerned = {table.host, *(seat.guest for seat in table.seats)}
        concerned |= {seat.reserved for seat in table.seats}
        texts: dict[str | None, str] = {}
        for watcher in watchers:
            guest = watcher.guest if watcher.guest in concerned else None
            if guest not in texts:
                texts[guest] = change.text(guest)
            watcher.tell_text(texts[guest])
