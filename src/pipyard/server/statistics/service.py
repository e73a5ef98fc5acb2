"""Finished games, each read once and stored as the few numbers that statistics need."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from pipyard.core.registry import find_game
from pipyard.server.aside import Aside
from pipyard.server.errors import Refused
from pipyard.server.guests.service import Guest
from pipyard.server.tables.keeper import TableKeeper
from pipyard.server.tables.replaying import replay
from pipyard.server.tables.storage import Listed, StoredEvent

MOST_TABLES = 100
"""Tables read for one guest; each unknown one is replayed, which takes time."""
_MOST_KNOWN = 5_000
_FACES = 6


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended, and by seat the score and the counts of each face of the dice.

    `kept` contains what the game's own statistics need, by seat.
    """

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    faces: tuple[tuple[int, ...], ...]
    kept: Sequence[Any] = ()


@dataclass(frozen=True, slots=True)
class Finished:
    """A finished game of a guest, and the seats that the guest had."""

    listed: Listed
    seats: tuple[int, ...]
    result: Result

    @property
    def alone(self) -> bool:
        """Whether there was no other seat."""
        return len(self.listed.seats) == 1

    @property
    def counts(self) -> bool:
        """Whether the guest had one seat; with several, it is unknown who played."""
        return len(self.seats) == 1


def any_table(_: Listed) -> bool:
    """Accept every table."""
    return True


class StatisticsService:
    """Reads finished games; their results never change, so each is read once."""

    def __init__(
        self, keeper: TableKeeper, most: int = MOST_TABLES, aside: Aside = asyncio.to_thread
    ) -> None:
        self._keeper = keeper
        self._aside = aside
        self._most = most
        self._known: OrderedDict[str, Result] = OrderedDict()
        # One at a time for all requests, because a replay keeps a processor busy for a while.
        self._reading = asyncio.Lock()

    async def finished(
        self, guest: Guest, wanted: Callable[[Listed], bool] = any_table
    ) -> tuple[list[Finished], bool]:
        """Return a guest's finished games, newest first, and whether older tables were left out.

        Only wanted games are replayed.
        """
        tables = await self._keeper.storage.tables_of(guest.id, self._most + 1)
        over = [each for each in tables[: self._most] if each.status == "over" and wanted(each)]
        return await self._read_all(guest, over), len(tables) > self._most

    async def latest(self, guest: Guest, most: int) -> list[Finished]:
        """Return a guest's latest finished games, newest first; no others are replayed."""
        tables = await self._keeper.storage.tables_of(guest.id, self._most)
        over = [listed for listed in tables if listed.status == "over"]
        return await self._read_all(guest, over[:most])

    async def _read_all(self, guest: Guest, tables: Iterable[Listed]) -> list[Finished]:
        found = []
        for listed in tables:
            result = await self._result(listed.id)
            if result is not None:
                held = enumerate(listed.seats)
                mine = tuple(number for number, seat in held if seat.guest == guest.id)
                found.append(Finished(listed, mine, result))
        return found

    async def _result(self, table_id: str) -> Result | None:
        """Return how a game ended, or None if today's rules cannot replay it."""
        async with self._reading:
            known = self._known.get(table_id)
            if known is None:
                known = await self._read(table_id)
                if known is None:
                    return None
                self._known[table_id] = known
            self._known.move_to_end(table_id)
            if len(self._known) > _MOST_KNOWN:
                self._known.popitem(last=False)
            return known

    async def _read(self, table_id: str) -> Result | None:
        stored = await self._keeper.storage.load(table_id, 0)
        if stored is None:
            return None
        try:
            game = await self._keeper.game_of(stored)
            table = await self._aside(replay, game, stored)
        except Refused:
            return None
        if table.stuck:
            return None
        outcome = game.outcome(table.played)
        own = find_game(game.name).part("statistics")
        return Result(
            winners=outcome.winners if outcome else (),
            scores=outcome.scores if outcome else (),
            faces=faces_by_seat(stored.events, len(stored.seats)),
            kept=own.kept_of(game.view(table.played)) if own else (),
        )


def faces_by_seat(events: Iterable[StoredEvent], seats: int) -> tuple[tuple[int, ...], ...]:
    """Count by seat how often each face was rolled in its turns.

    Games older than promised dice do not say whose a roll was; those rolls count for nobody.
    """
    counts = [[0] * _FACES for _ in range(seats)]
    for stored in events:
        kind, _, seat = str(stored.event.get("purpose", "")).partition("/")
        if stored.event["type"] == "drawn" and kind == "dice" and seat.isdecimal():
            for value in _values(stored.event["outcome"]):
                counts[int(seat)][value - 1] += 1
    return tuple(tuple(faces) for faces in counts)


def _values(outcome: dict[str, Any]) -> Sequence[int]:
    if "faces" in outcome:
        return [face for _, face in outcome["faces"]]
    values: Sequence[int] = outcome.get("values", ())
    return values
