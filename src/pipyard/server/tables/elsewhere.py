"""What servers on one database tell each other besides the log: who is at which table.

Each server reports its own tables when somebody comes or goes, and every few seconds that it is
alive. What a silent server reported is dropped. Nothing here decides a game; only the log does.
"""

import asyncio
import json
from collections.abc import Awaitable, Callable, Collection, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Literal, Protocol

from pydantic import BaseModel, ConfigDict, ValidationError

from pipyard.server.tables.phrases import Phrase
from pipyard.server.tables.retrying import Pause, until_done

_ALIVE_EVERY_SECONDS = 10
_SILENT_MS = 35_000
"""After this time, a server counts as gone; it may miss two of its signs of life."""
_LATE_MS = 3_000
"""After this time, it is better not to show a phrase at all."""


class Around(Protocol):
    """Shows tables on this server."""

    def look_around(self, table_id: str) -> None:
        """Handle that somebody opened or left a table elsewhere, or that it has a rematch."""
        ...

    def overhear(self, table_id: str, seat: int, phrase: Phrase) -> None:
        """Handle what somebody says elsewhere."""
        ...


@dataclass(frozen=True, slots=True)
class Here:
    """Who has a table open on one server: players by their ids, others by their number."""

    players: frozenset[str] = frozenset()
    watching: int = 0


class _Word(BaseModel):
    model_config = ConfigDict(extra="ignore")

    server: str
    type: Literal["alive", "asks", "ends", "here", "said", "rematch", "that-is-all"]
    table: str = ""
    players: list[str] = []
    watching: int = 0
    seat: int = 0
    phrase: Phrase = "hello"


@dataclass(slots=True)
class _Server:
    heard: int
    tables: dict[str, Here] = field(default_factory=dict)
    unsure: set[str] = field(default_factory=set)
    """Tables with possibly missed news; those that the server does not name again are over."""


class Elsewhere:
    """The other servers, as far as they have reported.

    How long one has been silent is measured by the steady clock: the time of day may jump, and then
    servers that are gone would stay, or others would be dropped.
    """

    def __init__(
        self,
        name: str,
        tell: Callable[[str], Awaitable[None]],
        steady: Callable[[], int],
        pause: Pause = asyncio.sleep,
    ) -> None:
        self._name = name
        self._tell = tell
        self._steady = steady
        self._pause = pause
        self._around: Around | None = None
        self._own: dict[str, Here] = {}
        self._others: dict[str, _Server] = {}
        self._waiting: asyncio.Queue[tuple[int, Mapping[str, Any]]] = asyncio.Queue()

    def players(self, table_id: str) -> set[str]:
        """Return the players who have a table open on other servers."""
        return {player for here in self._at(table_id) for player in here.players}

    def watching(self, table_id: str) -> int:
        """Return how many others have a table open on other servers."""
        return sum(here.watching for here in self._at(table_id))

    def _at(self, table_id: str) -> list[Here]:
        return [
            server.tables[table_id] for server in self._others.values() if table_id in server.tables
        ]

    def tell_here(self, table_id: str, players: Collection[str], watching: int) -> None:
        """Report who has a table open on this server, if it has changed."""
        here = Here(frozenset(players), watching)
        if here == self._own.get(table_id, Here()):
            return
        if here == Here():
            del self._own[table_id]
        else:
            self._own[table_id] = here
        self._say_here(table_id, here)

    def tell_said(self, table_id: str, seat: int, phrase: Phrase) -> None:
        """Report what somebody says on this server."""
        self._say("said", table=table_id, seat=seat, phrase=phrase)

    def tell_rematch(self, table_id: str) -> None:
        """Report that a table has a rematch, which does not change the version."""
        self._say("rematch", table=table_id)

    def ask(self) -> None:
        """Ask all other servers for their tables, because some reports may have been missed."""
        for server in self._others.values():
            server.unsure = set(server.tables)
        self._say("asks")

    async def run(self, around: Around) -> None:
        """Send and receive until cancelled; then report that this server is gone."""
        self._around = around
        self.ask()
        sending = asyncio.create_task(self._send_all())
        try:
            while True:
                await asyncio.sleep(_ALIVE_EVERY_SECONDS)
                self._say("alive")
                self._forget_silent()
        finally:
            sending.cancel()
            with suppress(Exception):
                await self._send({"type": "ends"}, self._steady())

    def hear(self, text: str) -> None:
        """Handle a report, which may be this server's own; anyone may send anything."""
        try:
            word = _Word.model_validate_json(text)
        except ValidationError:
            return
        if word.server == self._name or self._around is None:
            return
        is_new = word.server not in self._others
        server = self._others.setdefault(word.server, _Server(0))
        server.heard = self._steady()
        match word.type:
            case "alive" if is_new:
                # It was silent for so long that its tables were forgotten.
                self._say("asks")
            case "asks":
                for table_id, here in self._own.items():
                    self._say_here(table_id, here)
                self._say("that-is-all")
            case "that-is-all":
                for table_id in server.unsure:
                    server.tables.pop(table_id, None)
                    self._around.look_around(table_id)
                server.unsure.clear()
            case "ends":
                self._forget(word.server)
            case "here":
                here = Here(frozenset(word.players), word.watching)
                server.unsure.discard(word.table)
                if server.tables.get(word.table, Here()) != here:
                    server.tables[word.table] = here
                    if here == Here():
                        del server.tables[word.table]
                    self._around.look_around(word.table)
            case "said":
                self._around.overhear(word.table, word.seat, word.phrase)
            case "rematch":
                self._around.look_around(word.table)

    def _forget_silent(self) -> None:
        silent_since = self._steady() - _SILENT_MS
        for name in [name for name, each in self._others.items() if each.heard < silent_since]:
            self._forget(name)

    def _forget(self, server: str) -> None:
        gone = self._others.pop(server)
        for table_id in gone.tables:
            if self._around is not None:
                self._around.look_around(table_id)

    def _say_here(self, table_id: str, here: Here) -> None:
        players = sorted(here.players)
        self._say("here", table=table_id, players=players, watching=here.watching)

    def _say(self, kind: str, **particulars: Any) -> None:
        self._waiting.put_nowait((self._steady(), {"type": kind, **particulars}))

    async def _send_all(self) -> None:
        """Send report after report: the newest about a table comes last; only phrases get lost."""
        failure = "The other servers could not be told who is here; that is tried again."
        while True:
            since, word = await self._waiting.get()
            await until_done(partial(self._send, word, since), self._pause, failure)

    async def _send(self, word: Mapping[str, Any], since: int) -> None:
        late = self._steady() - since > _LATE_MS
        if not (late and word["type"] == "said"):
            await self._tell(json.dumps({"server": self._name, **word}))
