"""Clients of the simulation: they follow the rules, and sometimes they do not."""

import json
import random
from collections.abc import Coroutine
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from pipyard.core.errors import PipyardError
from pipyard.server.guests.service import Guest
from tools.event_players import Follower, Missed
from tools.faults.network import Connection, written
from tools.faults.oracle import Issued
from tools.faults.storage import MEANT

if TYPE_CHECKING:
    from tools.faults.world import World

_PATIENCE = 4.0
"""Seconds without an answer after which a request is sent again."""
_BETWEEN_RESYNCS = 1.0
_BETWEEN_UNREAD = 0.05
_MALFORMED = (
    "",
    "{",
    "[]",
    "null",
    '{"type":"act"}',
    '{"type":"act","version":-1,"data":{}}',
    '{"type":"act","version":1,"data":{"request":"x","seat":0,"actions":[]}}',
    '{"type":"act","version":1,"data":{"request":"12345678","seat":99,"actions":[1]}}',
    '{"type":"act","version":1,"data":{"request":"12345678","seat":2147483647,"actions":[0]}}',
    '{"type":"undo","version":1,"data":{"request":"12345678","seat":99}}',
    '{"type":"disagree","version":1,"data":{"version":1,"check":5}}',
    '{"type":"check","version":0,"data":{}}',
    '{"type":"\\ud800","version":1}',
    "[" * 3000,
    "x" * 5000,
)


@dataclass(slots=True)
class Asked:
    """A request that waits for its answer."""

    request: str
    message: str
    at: float


class Client:
    """Somebody at a table, who reconnects whenever the connection is lost."""

    def __init__(
        self, world: "World", number: int, table: str, guest: Guest | None, key: str
    ) -> None:
        self.number = number
        self.table = table
        self.guest = guest
        self.key = key
        self.stalled = False
        self.acts = True
        self.seen = Follower()
        self.newest = -1
        self.connection: Connection | None = None
        self.moves = 0
        self._world = world
        self._source = random.Random(f"client/{world.plan.seed}/{number}")
        self._asked: Asked | None = None
        self._past: list[tuple[str, str]] = []
        self._requests = 0
        self._tab: Connection | None = None
        self._resynced = -_BETWEEN_RESYNCS
        self._thinks = False
        self._again = False
        self._gone = False

    @property
    def guest_id(self) -> str:
        """The client's id at the server; empty for an unknown client."""
        return self.guest.id if self.guest else ""

    def connect(self) -> None:
        """Open the table on a reachable server, or try again soon."""
        if self._gone or self.connection is not None:
            return
        server = self._world.some_server(self._source)
        if server is None:
            self._world.later(0.5, self.connect)
            return
        since = self.seen.version if self.seen.version >= 0 else None
        self.connection = Connection(self._world, server, self, self.table, since)
        server.connections.add(self.connection)
        self._again = self._asked is not None

    def go(self) -> None:
        """Leave permanently."""
        self._gone = True
        for connection in (self.connection, self._tab):
            if connection is not None:
                connection.cut()

    def cut(self) -> None:
        """Lose the connection."""
        if self.connection is not None:
            self.connection.cut()

    def stall(self, seconds: float) -> None:
        """Read nothing for a while; depending on the seconds, continue to send requests."""
        self.stalled = True
        self._world.later(seconds, self.read_on)
        if int(10 * seconds) % 2:
            self._ask_without_reading()

    def _ask_without_reading(self) -> None:
        if self.stalled and self.acts and not self._gone:
            if self.connection is not None:
                self.connection.send(written("check", 0))
            self._world.later(_BETWEEN_UNREAD, self._ask_without_reading)

    def read_on(self) -> None:
        """Read again."""
        self.stalled = False
        for connection in (self.connection, self._tab):
            if connection is not None:
                connection.read_on()

    def lost(self, connection: Connection) -> None:
        """Reconnect after a while."""
        connection.server.connections.discard(connection)
        if connection is self._tab:
            self._tab = None
        if connection is self.connection:
            self.connection = None
            if not self._gone:
                self._world.later(self._source.uniform(0.05, 1.5), self.connect)

    def hear(self, connection: Connection, text: str) -> None:
        """Handle a message; the oracle checks what the second tab receives."""
        if connection is not self.connection:
            return
        message = json.loads(text)
        kind, data = message["type"], message["data"]
        if kind == "action_refused":
            if self._asked is not None and data["request"] == self._asked.request:
                self._asked = None
            self._think_soon()
            return
        if kind == "message_refused":
            return
        try:
            self.seen.hear(message)
        except Missed:
            self._resync()
            return
        except Exception as differs:
            self._world.wrong("client-differs", f"client {self.number}: {differs!r}")
            return
        self._compare(kind)
        if kind == "happened" and "request" in data:
            self._note_answer(data["request"], message["version"])
        if self._again and self._asked is not None and kind.startswith("table_"):
            self._again = False
            self._send(self._asked.message, self._asked.request)
        self._think_soon()

    def _compare(self, kind: str) -> None:
        if self.seen.version < self.newest:
            self._world.wrong(
                "went-back", f"client {self.number}: {kind}, {self.newest} to {self.seen.version}"
            )
        self.newest = max(self.newest, self.seen.version)
        self._world.oracle.compare(self.table, self.seen.version, self.seen.record)

    def _note_answer(self, request: str, version: int) -> None:
        if self._asked is not None and self._asked.request == request:
            self._asked = None
            self.moves += 1
            self._world.oracle.acknowledge(self.table, request, version)

    def _resync(self) -> None:
        if self._world.loop.time() - self._resynced >= _BETWEEN_RESYNCS:
            self._resynced = self._world.loop.time()
            self._send(written("resync", 0))
        else:
            self._world.later(_BETWEEN_RESYNCS, self._ask_again)

    def _ask_again(self) -> None:
        kept = self._world.oracle.tables[self.table]
        if self.seen.version < kept.table.version:
            self._resync()

    def _send(self, message: str, request: str | None = None) -> None:
        if self.connection is not None:
            to = self.connection.server.number
            self._world.note(f"client {self.number} to server {to}: {message[:90]}")
            self.connection.send(message, request)

    def _think_soon(self) -> None:
        if not self._thinks:
            self._thinks = True
            self._world.later(self._source.uniform(0.02, 1.2), self._think)

    def _think(self) -> None:
        """Act if it is the client's turn, or ask again for a missing answer."""
        self._thinks = False
        if self._gone or self.connection is None:
            return
        if self._asked is not None:
            if self._world.loop.time() - self._asked.at >= _PATIENCE:
                self._asked.at = self._world.loop.time()
                self._send(self._asked.message, self._asked.request)
            self._think_soon()
            return
        if self.acts:
            self._act()

    def _legal(self) -> tuple[int, list[int]] | None:
        choices = [(seat, legal) for seat, legal in self.seen.legal().items() if legal]
        return self._source.choice(choices) if choices else None

    def _act(self, version: int | None = None) -> None:
        chosen = self._legal()
        if chosen is None:
            return
        seat, legal = chosen
        request, message = self._act_message(seat, [self._source.choice(legal)], version)
        self._asked = Asked(request, message, self._world.loop.time())
        self._past.append((request, message))
        self._send(message, request)
        self._think_soon()

    def _act_message(
        self, seat: int, numbers: list[int], version: int | None = None, request: str = ""
    ) -> tuple[str, str]:
        at = max(0, self.seen.version if version is None else version)
        request = request or self._next_request()
        self._world.oracle.issue(request, Issued(self.guest_id, seat, at, tuple(numbers)))
        data = {"request": request, "seat": seat, "actions": numbers}
        return request, written("act", at, **data)

    def _next_request(self) -> str:
        self._requests += 1
        return f"request-{self.number}-{self._requests}"

    # What a client does besides playing.

    def prank(self, kind: str, amount: float) -> None:
        """Do something other than playing normally."""
        if self.connection is not None and not self._gone:
            getattr(self, f"_do_{kind}")(amount)

    def _do_duplicate(self, _amount: float) -> None:
        if self._past:
            request, message = self._past[-1]
            self._send(message, request)
            self._send(message, request)

    def _do_old(self, amount: float) -> None:
        if self._past:
            request, message = self._past[int(amount * len(self._past))]
            self._send(message, request)

    def _do_stale(self, amount: float) -> None:
        self._try_anything(int(amount * self.seen.version))

    def _do_future(self, amount: float) -> None:
        self._try_anything(self.seen.version + 1 + int(amount * 5))

    def _try_anything(self, version: int) -> None:
        chosen = self._legal()
        if chosen is not None and self._asked is None:
            request, message = self._act_message(chosen[0], [chosen[1][0]], version)
            self._send(message, request)

    def _do_illegal(self, amount: float) -> None:
        for seat in self.seen.mine or [0]:
            request, message = self._act_message(seat, [int(amount * 3000)])
            self._send(message, request)

    def _do_other_seat(self, amount: float) -> None:
        others = [seat["seat"] for seat in self.seen.seats if not seat["mine"]]
        for seat in others:
            request, message = self._act_message(seat, [int(amount * 40)])
            self._send(message, request)

    def _do_reuse(self, amount: float) -> None:
        others = [
            client
            for client in self._world.clients
            if client.table == self.table and client is not self and client._past
        ]
        chosen = self._legal()
        if others and chosen is not None and self._asked is None:
            request = others[int(amount * len(others))]._past[-1][0]
            _, message = self._act_message(chosen[0], [chosen[1][0]], None, request)
            self._send(message, request)

    def _do_malformed(self, amount: float) -> None:
        first = int(amount * len(_MALFORMED))
        for text in _MALFORMED[first : first + 4]:
            self._send(text)

    def _do_flood(self, _amount: float) -> None:
        for _ in range(260):
            self._send('{"type":"check","version":0,"data":{}}')

    def _do_undo(self, _amount: float) -> None:
        for seat in self.seen.mine[:1]:
            message = self._undo_message(seat)
            self._send(message[1], message[0])
            self._send(message[1], message[0])

    def _do_undo_other(self, _amount: float) -> None:
        others = [seat["seat"] for seat in self.seen.seats if not seat["mine"]]
        for seat in others:
            message = self._undo_message(seat)
            self._send(message[1], message[0])

    def _undo_message(self, seat: int) -> tuple[str, str]:
        request, at = self._next_request(), max(0, self.seen.version)
        self._world.oracle.issue(request, Issued(self.guest_id, seat, at, None))
        message = written("undo", at, request=request, seat=seat)
        self._past.append((request, message))
        return request, message

    def _do_tab(self, _amount: float) -> None:
        server = self._world.some_server(self._source)
        if server is None or self._tab is not None:
            return
        self._tab = Connection(self._world, server, self, self.table, None)
        server.connections.add(self._tab)
        if self._past:
            request, message = self._past[-1]
            self._tab.send(message, request)

    def _do_many(self, amount: float) -> None:
        chosen = self._legal()
        if chosen is not None and self._asked is None:
            seat, legal = chosen
            numbers = [legal[0], legal[int(amount * len(legal))]]
            request, message = self._act_message(seat, numbers)
            self._send(message, request)

    def _do_leave(self, _amount: float) -> None:
        if self.guest is not None:
            for seat in self.seen.mine[:1]:
                tables = self._server_tables()
                self._try(tables.leave_seat(self.guest, self.table, seat))

    def _do_back(self, _amount: float) -> None:
        if self.guest is not None:
            for seat in self.seen.seats:
                if seat["mine"]:
                    tables = self._server_tables()
                    self._try(tables.take_seat(self.guest, self.table, seat["seat"]))

    def _do_close(self, amount: float) -> None:
        # Often somebody tries who is not the host, and sometimes it is the host.
        if amount < 0.5:
            self._try(self._server_tables().close(self.guest, self.table))

    def _do_rematch(self, _amount: float) -> None:
        if self.guest is not None:
            for _ in range(2):
                tables = self._server_tables()
                self._try(tables.rematch(self.guest, self.table, None, ""))

    def _do_rename(self, amount: float) -> None:
        if self.guest is not None:
            self._try(self._rename(Guest(self.guest.id, f"Name {int(amount * 1000)}")))

    async def _rename(self, named: Guest) -> None:
        assert self.connection is not None
        services = self.connection.server.services
        await services.guests.rename(Guest(named.id, ""), named.name)
        await services.tables.rename(named)

    def _do_say(self, _amount: float) -> None:
        for seat in self.seen.mine[:1]:
            self._send(written("say", 0, seat=seat, phrase="hello"))

    def _do_resync(self, _amount: float) -> None:
        for _ in range(3):
            self._send(written("resync", 0))

    def _do_look(self, _amount: float) -> None:
        self._try(self._look())

    async def _look(self) -> None:
        """Read the log and the story, which must not contain the seed."""
        assert self.connection is not None
        services = self.connection.server.services
        log = await services.archive.log(self.table)
        table = await services.tables.find(self.table)
        story = await services.archive.story(table)
        kept = self._world.oracle.tables[self.table]
        if kept.table.status not in ("over", "closed"):
            told = log.model_dump_json() + story.decode()
            if kept.seed in told:
                self._world.wrong("seed-told", f"{self.table}: in a log")

    def _server_tables(self) -> Any:
        assert self.connection is not None
        return self.connection.server.services.tables

    def _try(self, work: Coroutine[Any, Any, Any]) -> None:
        """Send a server an HTTP request; the answer does not matter."""

        async def carefully() -> None:
            try:
                await work
            except (PipyardError, *MEANT):
                pass
            except Exception as error:
                self._world.wrong("unexpected", f"a request ended with {error!r}")

        assert self.connection is not None
        self.connection.server.do(carefully())
