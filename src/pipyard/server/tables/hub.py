"""Who is watching which table, and how changes reach them."""

import asyncio
import logging
from collections import defaultdict, deque
from collections.abc import Callable, Sequence

from pydantic import BaseModel

from pipyard.server.direct import DirectConnection
from pipyard.server.limits import USUAL_LIMITS
from pipyard.server.log_lines import event, short
from pipyard.server.tables import schemas, telling
from pipyard.server.tables.elsewhere import Elsewhere
from pipyard.server.tables.phrases import Phrase
from pipyard.server.tables.states import Around
from pipyard.server.tables.table import Table

_PRESENCE_MS = 1_000
"""Who came and went at a table is sent at most this often."""

TRY_AGAIN = 1013
"""The code for closing a socket whose messages are not read."""
_TEXT, _SHORT, _LONG = 0x81, 126, 1 << 16
"""The first byte of a text frame, and the sizes from which its length is written differently."""
_logger = logging.getLogger(__name__)


class Watcher:
    """One open socket; messages wait here until they are sent, in order.

    Waiting messages may take a limited number of bytes, except for a single message. A watcher that
    does not keep up is disconnected, and may return.
    """

    def __init__(self, guest: str | None, most_bytes: int = USUAL_LIMITS.waiting_bytes) -> None:
        self.guest = guest
        self._most_bytes = most_bytes
        self._bytes = 0
        self._awaits_whole = False
        self._waiting: deque[tuple[bytes, bool]] = deque()
        self._sending_whole = False
        self._dismissed = False
        self._news = asyncio.Event()

    @property
    def awaits_whole(self) -> bool:
        """Whether the whole table is waiting or being sent, so asking again is useless."""
        return self._awaits_whole

    def tell(self, message: BaseModel) -> None:
        """Queue a message."""
        self.take(Told(message.model_dump_json().encode()))

    def take(self, told: "Told", whole: bool = False) -> None:
        """Queue an encoded message, or the whole table.

        What happens after that is sent after it.
        """
        if self._dismissed:
            return
        self._bytes += len(told.body)
        if self._waiting and self._bytes > self._most_bytes:
            self._dismiss()
            return
        self._waiting.append((told.body, whole))
        self._awaits_whole |= whole
        self._news.set()

    def _dismiss(self) -> None:
        """End the stream of messages; a watcher that returns gets everything."""
        self._dismissed = True
        self._waiting.clear()
        self._news.set()

    async def next(self) -> str | None:
        """Wait for the next message, after the previous one is sent; None if there are no more."""
        if self._sending_whole:
            self._awaits_whole = self._sending_whole = False
        while not self._waiting:
            if self._dismissed:
                return None
            self._news.clear()
            await self._news.wait()
        body, self._sending_whole = self._waiting.popleft()
        self._bytes -= len(body)
        return body.decode()


class DirectWatcher(Watcher):
    """One open socket whose connection takes frames itself, so that nothing waits here."""

    def __init__(self, guest: str | None, connection: DirectConnection, most_bytes: int) -> None:
        self.guest = guest
        self._connection = connection
        self._most_bytes = most_bytes
        self._whole_waits = False

    @property
    def awaits_whole(self) -> bool:
        """Whether the whole table was sent and has not been read yet."""
        if self._whole_waits and not self._connection.unread_bytes():
            self._whole_waits = False
        return self._whole_waits

    def take(self, told: "Told", whole: bool = False) -> None:
        """Send a message; a watcher with too much unread data is disconnected."""
        if not self._connection.send_frame(told.frame, self._most_bytes):
            self._connection.end(TRY_AGAIN)
        elif whole:
            self._whole_waits = True


class Told:
    """An encoded message, and its frame, made once for all receivers."""

    __slots__ = ("body", "frame")

    def __init__(self, body: bytes) -> None:
        self.body = body
        self.frame = _frame_of(body)
        """The message as one WebSocket text frame, as servers send it."""


def _frame_of(body: bytes) -> bytes:
    size = len(body)
    if size < _SHORT:
        return b"%c%c%b" % (_TEXT, size, body)
    if size < _LONG:
        return b"%c%c%b%b" % (_TEXT, _SHORT, size.to_bytes(2, "big"), body)
    return b"%c%c%b%b" % (_TEXT, _SHORT + 1, size.to_bytes(8, "big"), body)


class Hub:
    """The bus of one server process: everyone who watches a table receives every change."""

    def __init__(
        self,
        clock: Callable[[], int],
        elsewhere: Elsewhere | None = None,
        waiting_bytes: int = USUAL_LIMITS.waiting_bytes,
    ) -> None:
        self.disagreements = 0
        """How often a client reported another position than the server's."""
        self._clock = clock
        self._waiting_bytes = waiting_bytes
        self._elsewhere = elsewhere
        self._watchers: defaultdict[str, list[Watcher]] = defaultdict(list)
        self._presence_told: dict[str, int] = {}
        self._presence_waits: dict[str, Table] = {}

    async def run(self) -> None:
        """Send who came and went, repeatedly until cancelled."""
        while True:
            await asyncio.sleep(_PRESENCE_MS / 1000)
            self.tell_presence()

    def tell_presence(self) -> None:
        """Send who came and went, wherever that has waited long enough."""
        quiet = [table_id for table_id in self._presence_told if not self._was_just_told(table_id)]
        for table_id in quiet:
            del self._presence_told[table_id]
            table = self._presence_waits.pop(table_id, None)
            if table is not None:
                self._note_presence(table, self._watchers.get(table_id, ()))

    def _was_just_told(self, table_id: str) -> bool:
        now = self._clock()
        told = self._presence_told.get(table_id)
        # A clock that is set back makes nobody wait longer.
        return told is not None and 0 <= now - told < _PRESENCE_MS

    def _note_presence(self, table: Table, watchers: Sequence[Watcher]) -> None:
        """Send who is there now, or delay it if that was sent a moment ago."""
        if self._was_just_told(table.id):
            self._presence_waits[table.id] = table
            return
        if watchers or self._elsewhere is not None:
            self._presence_told[table.id] = self._clock()
        self._tell_elsewhere(table)
        self._tell_change(table, table.version, watchers)

    def is_watched(self, table_id: str) -> bool:
        """Return whether anybody on this server has a table open."""
        return table_id in self._watchers

    @property
    def tables(self) -> int:
        """How many tables are open on this server."""
        return len(self._watchers)

    @property
    def sockets(self) -> int:
        """How many sockets are open at tables on this server."""
        return sum(map(len, self._watchers.values()))

    def watched(self) -> Sequence[str]:
        """Return the tables that are open on this server."""
        return list(self._watchers)

    def present(self, table_id: str) -> set[str]:
        """Return the guests who have a table open; on other servers, only players."""
        elsewhere = self._elsewhere.players(table_id) if self._elsewhere else set()
        return self._here(table_id) | elsewhere

    def visited(self) -> list[str]:
        """Return the tables that some guest has open on this server."""
        return [table_id for table_id in self._watchers if self._here(table_id)]

    def _here(self, table_id: str) -> set[str]:
        watchers = self._watchers.get(table_id, ())
        return {watcher.guest for watcher in watchers if watcher.guest is not None}

    def around(self, table: Table) -> Around:
        """Describe the surroundings of a table; guests without a seat only watch."""
        elsewhere = self._elsewhere.watching(table.id) if self._elsewhere else 0
        watching = self._watching(table) + elsewhere
        return Around(self.present(table.id), watching, self._clock())

    def _watching(self, table: Table) -> int:
        """Count those who only watch; at a table that waits for players, everyone is invited."""
        if table.status == "waiting":
            return 0
        seated = {seat.guest for seat in table.seats}
        return sum(
            watcher.guest is None or watcher.guest not in seated
            for watcher in self._watchers.get(table.id, ())
        )

    def _tell_elsewhere(self, table: Table) -> None:
        """Report to other servers who is here: the players, and how many others."""
        if self._elsewhere is None:
            return
        players = self._here(table.id) & {seat.guest for seat in table.seats if seat.guest}
        self._elsewhere.tell_here(table.id, players, self._watching(table))

    def enter(
        self,
        table: Table,
        guest: str | None,
        since: int | None = None,
        connection: DirectConnection | None = None,
    ) -> Watcher:
        """Let a guest watch; the first message is the whole table, and the others see who came."""
        if connection is None:
            watcher = Watcher(guest, self._waiting_bytes)
        else:
            watcher = DirectWatcher(guest, connection, self._waiting_bytes)
        others = list(self._watchers[table.id])
        self._watchers[table.id].append(watcher)
        if guest is None or all(other.guest != guest for other in others):
            self._note_presence(table, others)
        self.tell_whole(table, watcher, since)
        return watcher

    def leave(self, table_id: str, watcher: Watcher) -> None:
        """Stop watching; this cannot fail, so nobody who is gone counts as present."""
        watchers = self._watchers[table_id]
        watchers.remove(watcher)
        if not watchers:
            del self._watchers[table_id]

    def tell_left(self, table: Table, watcher: Watcher) -> None:
        """Tell the others who has left, if this was the guest's last socket."""
        if watcher.guest is None or watcher.guest not in self._here(table.id):
            self._note_presence(table, self._watchers.get(table.id, ()))

    def tell_whole(self, table: Table, watcher: Watcher, since: int | None = None) -> None:
        """Send one watcher the whole table, unless it is still on its way."""
        if not watcher.awaits_whole:
            body = telling.whole(table, watcher.guest, self.around(table), since)
            watcher.take(Told(body), whole=True)

    def tell_again(self, request: str, version: int, watcher: Watcher) -> None:
        """Tell one watcher that its request was carried out before, and the resulting version."""
        watcher.take(Told(telling.repeated(request, version, self._clock())))

    def note_disagreement(self, table_id: str, version: int, check: int | None) -> None:
        """Record that a client reached another position than this server; one of them is wrong."""
        self.disagreements += 1
        _logger.warning(
            "Table %s: a client has another position at version %d (check %s).",
            short(table_id),
            version,
            check,
            extra=event("position-differs", version=version),
        )

    def publish(self, table: Table, since: int, request: str | None = None) -> None:
        """Send every watcher what has happened since a version, and whose request it was."""
        self._presence_waits.pop(table.id, None)
        self._tell_elsewhere(table)
        watchers = self._watchers.get(table.id, ())
        self._tell_change(table, since, watchers, request)

    def say(self, table_id: str, seat: int, phrase: Phrase) -> None:
        """Send what somebody says to every watcher, including those of other servers."""
        if self._elsewhere is not None:
            self._elsewhere.tell_said(table_id, seat, phrase)
        self.repeat(table_id, seat, phrase)

    def tell_rematch(self, table_id: str) -> None:
        """Tell other servers that a table has a rematch."""
        if self._elsewhere is not None:
            self._elsewhere.tell_rematch(table_id)

    def repeat(self, table_id: str, seat: int, phrase: Phrase) -> None:
        """Send what somebody says to the watchers of this server."""
        said = schemas.PhraseSaidMessage(data=schemas.SaidPhrase(seat=seat, phrase=phrase))
        for watcher in self._watchers.get(table_id, ()):
            watcher.tell(said)

    def _tell_change(
        self, table: Table, since: int, watchers: Sequence[Watcher], request: str | None = None
    ) -> None:
        if not watchers:
            return
        events = table.since(since)
        told = telling.happened(table, events, self._clock(), request) if events else None
        if told is not None:
            message = Told(told)
            for watcher in watchers:
                watcher.take(message)
            return
        self._tell_each(table, self._text_of(table, events, request), watchers)

    def _text_of(
        self, table: Table, events: Sequence[bytes] | None, request: str | None
    ) -> Callable[[str | None], bytes]:
        """Return a function that encodes a change for a guest, or the whole table after a gap."""
        around = self.around(table)
        if events is None:
            return lambda guest: telling.whole(table, guest, around)
        if not events:
            return lambda guest: telling.surroundings(table, guest, around)
        return telling.happened_to(table, events, around, request)

    def _tell_each(
        self, table: Table, text: Callable[[str | None], bytes], watchers: Sequence[Watcher]
    ) -> None:
        """Encode a change once for each guest with a part in it, and once for all others."""
        concerned = {table.host, *(seat.guest for seat in table.seats)}
        concerned |= {seat.reserved for seat in table.seats}
        texts: dict[str | None, Told] = {}
        for watcher in watchers:
            guest = watcher.guest if watcher.guest in concerned else None
            if guest not in texts:
                texts[guest] = Told(text(guest))
            watcher.take(texts[guest])
