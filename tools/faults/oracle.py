"""What must always hold, seen from outside: every commit and every message is checked.

The oracle reads what is stored, independently of all servers, and replays every event itself.
"""

import json
from collections import Counter, defaultdict
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any
from zlib import crc32

from pipyard.games.spots import invariants as spots
from pipyard.games.spotted.invariants import check_position as check_spotted
from pipyard.server.tables import repository
from pipyard.server.tables.events import Moved, Rolled, Undone, read_event
from pipyard.server.tables.replaying import at_base, play_on
from pipyard.server.tables.storage import StoredEvent
from pipyard.server.tables.table import Table

if TYPE_CHECKING:
    from tools.faults.network import Connection
    from tools.faults.world import World

_ENDED = ("over", "closed")
_FINAL = frozenset({"move/stale", "move/illegal", "undo/too-late"})
"""Refusals which mean that a request was certainly not carried out."""


@dataclass(frozen=True, slots=True)
class Issued:
    """A request as a client sent it; `actions` is None if it takes something back."""

    guest: str
    seat: int
    version: int
    actions: tuple[int, ...] | None


@dataclass(slots=True)
class Kept:
    """A table as it is stored: replayed by the oracle, with the check of every position."""

    table: Table
    owners: list[str | None]
    """The guests of the seats, also of those who have left."""
    seated: set[str | None]
    seed: str
    checks: list[int | None] = field(default_factory=lambda: [None])
    requests: dict[str, tuple[int, float]] = field(default_factory=dict)
    """By request, how many of its moves are stored, and when."""
    latest: str | None = None
    dice: tuple[int, int] | None = None
    changed: float = 0.0


class Oracle:
    """Knows what was requested, what is stored, and what each client may have seen."""

    def __init__(self, world: "World") -> None:
        self._world = world
        self.tables: dict[str, Kept] = {}
        self.issued: defaultdict[str, list[Issued]] = defaultdict(list)
        self.acknowledged: Counter[str] = Counter()
        self.refused: Counter[str] = Counter()
        self.events = 0

    def issue(self, request: str, issued: Issued) -> None:
        """Record what a client is about to send."""
        if issued not in self.issued[request]:
            self.issued[request].append(issued)

    def committed(self, tables: set[str]) -> None:
        """Check what was just stored."""
        for table in sorted(tables):
            self.look(table)

    def look(self, table_id: str) -> Kept | None:
        """Replay what is stored of a table, as far as possible."""
        kept = self.tables.get(table_id) or self._begin(table_id)
        if kept is None:
            return None
        query = (
            "SELECT version, event, request FROM event WHERE table_id=? AND version>?"
            " ORDER BY version"
        )
        since = kept.table.version
        for version, text, request in self._world.disk.driver.execute(query, (table_id, since)):
            if version != kept.table.version + 1:
                self._wrong("gap", f"{table_id}: {version} follows {kept.table.version}")
                return kept
            self._play(kept, json.loads(text), request)
            self.events += 1
            kept.changed = self._world.loop.time()
        return kept

    def _begin(self, table_id: str) -> Kept | None:
        # The simulation's own access, which no fault may affect.
        with self._world.disk.engine.connect() as connection:
            stored = repository._load(connection, table_id, 0)
        if stored is None:
            return None
        games = self._world.games
        game = games.find(stored.game, stored.pack).at(stored.config)
        owners = [seat.guest for seat in stored.seats]
        table = at_base(game, stored)
        seed = stored.seed.hex() if stored.seed else ""
        kept = self.tables[table_id] = Kept(table, owners, set(owners), seed)
        return kept

    def _play(self, kept: Kept, written: dict[str, Any], request: str | None) -> None:
        before = kept.table
        if written["type"] == "seated" and written["why"] in ("joined", "left", "removed"):
            query = "SELECT number, guest_id FROM seat WHERE table_id=? ORDER BY number"
            rows = self._world.disk.driver.execute(query, (before.id,)).fetchall()
            entropy = "SELECT number, entropy FROM seat WHERE table_id=?"
            inputs = dict(self._world.disk.driver.execute(entropy, (before.id,)).fetchall())
            kept.seated = {guest for _, guest in rows}
            kept.owners = [guest or kept.owners[number] for number, guest in rows]
            for number, seat in enumerate(before.seats):
                before = before.with_seat(number, _seat_with(seat, inputs[number] or seat.entropy))
        try:
            event = read_event(before.game, written)
        except Exception as error:
            self._wrong("unplayable", f"{before.id} {written}: {error!r}")
            return
        if isinstance(event, Rolled) and before.record is not None:
            expected = before.draw(lambda _bound: 0)
            if (expected.drawn, expected.number) != (event.drawn, event.number):
                self._wrong("dice", f"{before.id}: {written} is not what the seed says")
        if isinstance(event, Moved | Undone) and not getattr(event, "by", None):
            self._check_asked(kept, before, event, request)
        if request is not None:
            self._count(kept, before, event, request)
        kept.latest = request
        label = f"{before.id[:6]} is at {before.version + 1}: {written['type']}"
        self._world.note(f"{label} for {request}" if request else label)
        after = play_on(before, StoredEvent(written, request))
        if after.stuck:
            self._wrong("unplayable", f"{before.id}: version {before.version + 1}: {written}")
        kept.table = after.without_news()
        kept.checks.append(None if after.record is None else crc32(after.record))
        self._check_position(kept)

    def _check_asked(
        self, kept: Kept, before: Table, event: Moved | Undone, request: str | None
    ) -> None:
        """Check that the holder of the seat requested exactly this, while it was still valid."""
        seat = event.move.seat if isinstance(event, Moved) else event.seat
        mine = [
            each
            for each in self.issued.get(request or "", ())
            if each.seat == seat and each.guest == kept.owners[seat]
        ]
        if not mine:
            self._wrong("acted-for-another", f"{before.id}: seat {seat} by request {request}")
            return
        if kept.latest != request and isinstance(event, Moved):
            since = before.asked_since[seat]
            if not any(since <= each.version <= before.version for each in mine):
                self._wrong("stale-move", f"{before.id}: {request} at version {before.version}")
        if isinstance(event, Moved):
            done = kept.requests.get(request or "", (0, 0.0))[0]
            number = before.referee.number(before.begun, event.move.action)
            if not any(
                each.actions is not None
                and done < len(each.actions)
                and each.actions[done] == number
                for each in mine
            ):
                self._wrong("other-action", f"{before.id}: {request} has move {done + 1}: {number}")

    def _count(self, kept: Kept, before: Table, event: Any, request: str) -> None:
        """Check that a request is carried out once, with consecutive events."""
        known = kept.requests.get(request)
        if known is not None and kept.latest != request:
            self._wrong("applied-twice", f"{before.id}: {request} at {before.version + 1}")
        moves = known[0] if known else 0
        if isinstance(event, Undone) and known is not None:
            self._wrong("applied-twice", f"{before.id}: {request} takes back twice")
        moves += isinstance(event, Moved)
        kept.requests[request] = moves, known[1] if known else self._world.loop.time()

    def _check_position(self, kept: Kept) -> None:
        """Check that dice, treats, cards and sheets add up."""
        table = kept.table
        if table.record is None:
            return
        position = table.played
        rules: Any = table.game.rules
        try:
            if table.game.name == "spotted":
                check_spotted(rules, position)
                return
            if kept.dice is None:
                game = position[0]
                kept.dice = int(spots.all_dice(game)), int(spots.all_treats(game))
            dice, treats = kept.dice
            spots.check_position(rules.content, position, dice=dice, treats=treats)
        except AssertionError as broken:
            self._wrong("conservation", f"{table.id} at {table.version}: {broken}")

    def see(self, connection: "Connection", text: str) -> None:
        """Check a message at the moment a server sends it."""
        kept = self.tables.get(connection.table)
        if kept is None:
            return
        for each in self.tables.values():
            if each.seed and each.seed in text and each.table.status not in _ENDED:
                self._wrong("seed-told", f"{each.table.id}: {text[:120]}")
        message = json.loads(text)
        kind, data = message["type"], message["data"]
        if kind in ("table_opened", "table_continued", "happened", "surroundings"):
            if message["version"] > kept.table.version:
                self._wrong(
                    "told-before-stored",
                    f"{connection.table}: {kind} {message['version']}, stored {kept.table.version}",
                )
            if kind == "happened" and "request" in data and data["request"] not in kept.requests:
                self._wrong("told-before-stored", f"{connection.table}: {data['request']}")
        elif kind == "action_refused":
            self._see_refusal(connection, kept, data)

    def _see_refusal(self, connection: "Connection", kept: Kept, data: dict[str, Any]) -> None:
        request, code = data["request"], data["code"]
        self.refused[code] += 1
        stored = kept.requests.get(request)
        sent = connection.sent.get(request)
        mine = any(
            each.guest == self._world.guest_of(connection.client)
            and kept.owners[each.seat] == each.guest
            for each in self.issued.get(request, ())
            if each.seat < len(kept.owners)
        )
        if stored and sent is not None and stored[1] < sent and mine and code in _FINAL:
            if len({each.guest for each in self.issued[request]}) > 1:
                return
            self._wrong("refused-but-stored", f"{connection.table}: {request} as {code}")

    def acknowledge(self, table: str, request: str, version: int) -> None:
        """Record that a client was told that its request was carried out."""
        self.acknowledged["requests"] += 1
        kept = self.tables[table]
        if request not in kept.requests:
            self._wrong("acknowledged-not-stored", f"{table}: {request}")
        if version > kept.table.version:
            self._wrong("acknowledged-not-stored", f"{table}: version {version}")

    def compare(self, table: str, version: int, record: bytes | None) -> None:
        """Compare a client's position with what is stored."""
        kept = self.tables[table]
        if version >= len(kept.checks):
            self._wrong("told-before-stored", f"{table}: a client is at {version}")
        elif kept.checks[version] != (None if record is None else crc32(record)):
            self._wrong("client-differs", f"{table} at version {version}")

    def check_all(self) -> None:
        """Check everything stored when nothing is in progress: bases, lists, complete requests."""
        driver = self._world.disk.driver
        for table_id in sorted(self.tables):
            kept = self.look(table_id)
            assert kept is not None
            query = "SELECT version, record FROM base WHERE table_id=?"
            for version, record in driver.execute(query, (table_id,)):
                if kept.checks[version] != crc32(record):
                    self._wrong("base", f"{table_id}: the base of version {version}")
            query = "SELECT status, to_act FROM game_table WHERE id=?"
            status, to_act = driver.execute(query, (table_id,)).fetchone()
            if status != kept.table.status or json.loads(to_act) != list(kept.table.to_act):
                self._wrong(
                    "lists-differ",
                    f"{table_id}: {status} {to_act}, not {kept.table.status}"
                    f" {list(kept.table.to_act)}",
                )
            self._check_whole(kept)
        ids = {row[0] for row in driver.execute("SELECT id FROM game_table")}
        rematches = "SELECT rematch FROM game_table WHERE rematch IS NOT NULL"
        set_again = [row[0] for row in driver.execute(rematches)]
        for lost in sorted(ids - set(self.tables) - set(set_again)):
            self._wrong("orphan", f"{lost} was refused and is stored")

    def _check_whole(self, kept: Kept) -> None:
        for request, (moves, _) in kept.requests.items():
            wanted = {len(each.actions or ()) for each in self.issued.get(request, ())}
            if moves and moves not in wanted:
                self._wrong("partly-applied", f"{kept.table.id}: {moves} moves of {request}")

    def _wrong(self, kind: str, what: str) -> None:
        self._world.wrong(kind, what)


def _seat_with(seat: Any, entropy: str) -> Any:
    return replace(seat, entropy=entropy)
