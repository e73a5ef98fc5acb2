"""Games as files: exported, imported, viewed at any of their positions, reported."""

import asyncio
import hmac
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from typing import Any, TypeVar

from pydantic_core import to_json

from pipyard.core import fair
from pipyard.server.aside import Aside
from pipyard.server.errors import Refused
from pipyard.server.games.hosting import HostedGame
from pipyard.server.guests.service import Guest
from pipyard.server.logs.reading import checked_log
from pipyard.server.logs.refusal import LogRefused
from pipyard.server.logs.schemas import FORMAT, GameLog
from pipyard.server.rates import TooFast
from pipyard.server.tables.importing import CheckedGame
from pipyard.server.tables.keeper import TableKeeper
from pipyard.server.tables.replaying import at_base, can_go_on, replay, steps
from pipyard.server.tables.storage import Progress, Report, StoredEvent, StoredTable
from pipyard.server.tables.table import Seat, Table, Terms

T = TypeVar("T")

MOST_EVENTS = 512
"""Events sent at once."""
_STORIES_KEPT = 32
_MOST_READINGS = 33
"""Requests to read long logs at a time: the one in progress, and those that wait."""


@dataclass(frozen=True, slots=True)
class Passage:
    """A table at consecutive versions; `latest` is its current version."""

    tables: Sequence[Table]
    latest: int


@dataclass(frozen=True, slots=True)
class PastEvents:
    """A table before some of its events and after them; `latest` is its current version."""

    before: Table
    after: Table
    latest: int


class _Story:
    """What has happened at a table in words, up to `table`."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.told: list[bytes] = []

    def go_on(self, rows: Sequence[StoredEvent]) -> None:
        """Add what further events caused."""
        for table in steps(self.table, rows):
            if table.stuck:
                break
            new = table.log(self.table.version)
            facts = [fact for entry in new for fact in table.facts_of(entry)]
            self.table = table.without_news()
            if facts:
                written = [{"type": fact.type, **fact.particulars} for fact in facts]
                self.told.append(to_json({"version": table.version, "facts": written}))


class Archive:
    """Reads what happened at tables; nothing here changes a game."""

    def __init__(
        self,
        keeper: TableKeeper,
        new_token: Callable[[int], str],
        check: Callable[[bytes], Awaitable[CheckedGame]],
        aside: Aside = asyncio.to_thread,
    ) -> None:
        self._keeper = keeper
        self._storage = keeper.storage
        self._new_token = new_token
        self._check = check
        self._aside = aside
        self._stories: OrderedDict[str, _Story] = OrderedDict()
        self._reading = asyncio.Lock()
        self._asked = 0

    @asynccontextmanager
    async def _alone(self) -> AsyncIterator[None]:
        """Wait until nobody else reads a long log, or refuse if too many wait.

        Threads that read logs at the same time would take Python's lock from everybody in turns.
        """
        if self._asked >= _MOST_READINGS:
            raise TooFast(1)
        self._asked += 1
        try:
            async with self._reading:
                yield
        finally:
            self._asked -= 1

    async def at(self, table_id: str, version: int) -> Table:
        """Return a table as it was at a version."""
        return (await self.passage(table_id, version, 1)).tables[0]

    async def passage(self, table_id: str, first: int, count: int) -> Passage:
        """Return a table at a version and at up to `count - 1` versions after it.

        The log is replayed once for all of them, in a thread.
        """
        async with self._alone():
            return await self._passage(table_id, first, count)

    async def _passage(self, table_id: str, first: int, count: int) -> Passage:
        game, stored = await self._from(table_id, first)
        latest = stored.version
        if not 0 <= first <= latest:
            raise _no_such_version(latest)
        past = replace(stored, deadlines={}, rematch=None)
        skipped = first - stored.base.version

        def play() -> list[Table]:
            start = replay(game, replace(past, events=past.events[:skipped]))
            if start.stuck:
                raise _no_such_version(start.version)
            return [start, *steps(start, past.events[skipped : skipped + count - 1])]

        tables = await self._aside(play)
        sound = [table for table in tables if not table.stuck]
        return Passage(sound, latest if len(sound) == len(tables) else sound[-1].version)

    async def story(self, table: Table) -> bytes:
        """Return what has happened at a table, in words: `[{version, facts}]`.

        It is made when requested, and continues from the previous request.
        """
        async with self._alone():
            known = self._stories.pop(table.id, None)
            if known is None or known.table.version > table.version:
                known = await self._begin_story(table)
            if known.table.version < table.version:
                await self._go_on(known, table.version)
            self._stories[table.id] = known
            while len(self._stories) > _STORIES_KEPT:
                self._stories.popitem(last=False)
            return b"[%b]" % b",".join(known.told)

    async def _begin_story(self, table: Table) -> "_Story":
        game, stored = await self._from(table.id, 0)
        return _Story(at_base(game, replace(stored, deadlines={}, rematch=None)))

    async def _go_on(self, story: "_Story", version: int) -> None:
        since = story.table.version
        stored = await self._stored(story.table.id, since)
        rows = stored.events[since - stored.base.version : version - stored.base.version]
        await self._aside(story.go_on, rows)

    async def events(self, table_id: str, since: int, until: int | None) -> PastEvents:
        """Return the events after a version, and the table before and after them."""
        table = await self._keeper.find(table_id)
        last = min(since + MOST_EVENTS, table.version if until is None else until)
        if not since <= last <= table.version:
            raise _no_such_version(table.version)
        passage = await self.passage(table_id, since, last - since + 1)
        return PastEvents(passage.tables[0], passage.tables[-1], passage.latest)

    async def write(self, work: Callable[..., T], *given: Any) -> T:
        """Write something long in a thread."""
        return await self._aside(work, *given)

    async def content(self, content_hash: str) -> HostedGame:
        """Return a game with the content of a hash."""
        game = self._keeper.games.with_content(content_hash)
        files = None if game else await self._storage.content(content_hash)
        if files:
            game = self._keeper.games.of_files(content_hash, files)
        if game is None:
            raise Refused("page/unknown", "There is no such content here.")
        return game

    async def log(self, table_id: str, version: int | None = None) -> GameLog:
        """Return a game as a log file, up to a version; without the seed if it is still running."""
        await self._keeper.find(table_id)
        async with self._alone():
            return await self._aside(log_of, await self._stored(table_id, 0), version)

    async def bring_in(self, guest: Guest, given: bytes) -> str:
        """Store a game that was played elsewhere, after checking everything in it."""
        checked = await self._check(given)
        return await self._keep(guest, checked, self._new_token(16), checked.seats, imported=True)

    async def carry_up(self, guest: Guest, given: bytes, held: Collection[int]) -> str:
        """Store a game that a guest's browser played to its end as one of the guest's games; once.

        `held` contains the seats of people at that browser.
        """
        checked = await self._check(given)
        if checked.status != "over" or checked.log.dice is None or checked.log.dice.seed is None:
            raise LogRefused("log/malformed", "Only a finished game can be uploaded.")
        table_id = _id_of(guest, checked.log.dice.seed)
        known = await self._storage.load(table_id, 0)
        # Only a game whose upload was not finished has no seats.
        if known is None or not known.seats:
            seats = _held_by(guest, checked.seats, held)
            await self._keep(guest, checked, table_id, seats, imported=False)
        return table_id

    async def _keep(
        self,
        guest: Guest,
        checked: CheckedGame,
        table_id: str,
        seats: tuple[Seat, ...],
        *,
        imported: bool,
    ) -> str:
        log = checked.log
        game = self._keeper.games.find(log.game, log.pack).at(log.config)
        stored = StoredTable(
            id=table_id,
            game=game.name,
            host=guest.id,
            config=dict(log.config),
            terms=Terms(undo=False),
            rules_version=log.rules_version,
            content_hash=game.content_hash,
            pack=game.pack,
            seats=seats,
            seed=bytes.fromhex(log.dice.seed) if log.dice and log.dice.seed else None,
            imported=imported,
        )
        progress = Progress(
            since=0,
            events=(),
            seats=seats,
            status=checked.status,
            to_act=(),
            deadlines={},
            now=self._keeper.clock(),
        )
        await self._storage.keep_content(game.content_hash, game.files)
        await self._storage.bring_in(stored, progress, checked.events, checked.bases)
        return stored.id

    async def report(self, table_id: str, version: int, text: str) -> str:
        """Store a problem that somebody had at a position."""
        table = await self._keeper.find(table_id)
        if version > table.version:
            raise _no_such_version(table.version)
        report = Report(
            self._new_token(16), table_id, table.game.name, version, text, self._keeper.clock()
        )
        await self._storage.add_report(report)
        return report.id

    async def _stored(self, table_id: str, at: int) -> StoredTable:
        stored = await self._storage.load(table_id, at)
        if stored is None:
            raise Refused("table/unknown", "There is no table behind this link.")
        return stored

    async def _from(self, table_id: str, at: int) -> tuple[HostedGame, StoredTable]:
        """Return a game and a table from which it can be played on to a version."""
        stored = await self._stored(table_id, at)
        game = await self._keeper.game_of(stored)
        if not can_go_on(game, stored):
            stored = await self._stored(table_id, 0)
        return game, stored


def _id_of(guest: Guest, seed: str) -> str:
    """Return the table id of a game that a guest's browser played, the same for every upload."""
    return hmac.digest(bytes.fromhex(seed), guest.id.encode(), "sha256").hex()[:32]


def _held_by(guest: Guest, seats: Sequence[Seat], held: Collection[int]) -> tuple[Seat, ...]:
    """Give a guest the seats of people at their browser; a single one under the guest's name."""
    own = {seat for seat in held if seat < len(seats) and seats[seat].bot is None}
    return tuple(
        replace(seat, guest=guest.id, guest_name=guest.name, own_name=_own_name(seat, len(own)))
        if number in own
        else seat
        for number, seat in enumerate(seats)
    )


def _own_name(seat: Seat, people: int) -> str | None:
    return seat.own_name if people > 1 else None


def log_of(stored: StoredTable, version: int | None = None) -> GameLog:
    """Return a stored game as a log, up to a version; without the seed if it is still running."""
    events = stored.events[:version]
    dice = None
    if stored.seed is not None:
        told = stored.ended and len(events) == len(stored.events)
        dice = {
            "scheme": fair.SCHEME,
            "commitment": fair.promise(stored.seed),
            "inputs": [seat.entropy for seat in stored.seats],
            "seed": stored.seed.hex() if told else None,
        }
    return checked_log(
        {
            "pipyard": FORMAT,
            "game": stored.game,
            "rules_version": stored.rules_version,
            "content_hash": stored.content_hash,
            "pack": stored.pack,
            "config": dict(stored.config),
            "seats": [
                {"name": seat.name, "bot": seat.bot if seat.guest is None else None}
                for seat in stored.seats
            ],
            "dice": dice,
            "events": [{"version": number, **row.event} for number, row in enumerate(events, 1)],
        }
    )


def _no_such_version(latest: int) -> Refused:
    return Refused("version/unknown", f"This table has versions 0 to {latest}.", latest)
