"""Bots at tables: they play on their own, and decide for people whose time has run out."""

import asyncio
import logging
from dataclasses import replace
from itertools import takewhile

from pipyard.core.contract import Move
from pipyard.server.errors import Refused
from pipyard.server.log_lines import event
from pipyard.server.tables.events import Moved, Seated
from pipyard.server.tables.keeper import TableKeeper, Think
from pipyard.server.tables.retrying import until_done
from pipyard.server.tables.storage import VersionTaken
from pipyard.server.tables.table import Table

_SEEDS = 2**32
_LATE_BEFORE_A_BOT_STAYS = 2
_BETWEEN_COMMITS_MS = 250
"""How long bots think before their moves are stored and shown."""
_MOST_AT_ONCE = 32
"""How many events they store together at most; each is sent separately."""

_logger = logging.getLogger(__name__)


def bot_to_act(table: Table) -> int | None:
    """Return a seat with a bot that may act now, if there is one."""
    for seat in table.to_act:
        if table.seats[seat].bot is not None:
            return seat
    return None


class BotPlayers:
    """Lets bots think while others may act, and carries out what they choose."""

    def __init__(self, keeper: TableKeeper, think: Think) -> None:
        self._keeper = keeper
        self._think = think
        self._at_work: dict[str, asyncio.Task[None]] = {}

    def let_play(self, table: Table) -> None:
        """Let the bots of a table play until a person has to act."""
        if table.id not in self._at_work and bot_to_act(table) is not None:
            self._at_work[table.id] = asyncio.create_task(self._play(table.id))

    async def settled(self, table_id: str, seconds: float | None = None) -> None:
        """Wait until the bots have played as far as they can, or for a limited time."""
        task = self._at_work.get(table_id)
        if task is not None:
            await asyncio.wait([task], timeout=seconds)

    async def decide(self, table: Table, seat: int) -> None:
        """Let a bot decide for a person whose time has run out; after two times, the bot stays."""
        await self._act(table, seat, table.game.stand_in, late=True)

    def rest(self) -> None:
        """Stop playing; everything can continue later."""
        for task in self._at_work.values():
            task.cancel()

    async def _play(self, table_id: str) -> None:
        try:
            while await until_done(
                lambda: self._play_once(table_id),
                self._keeper.pause,
                "A bot could not go on; it tries again.",
            ):
                pass
        except Refused:
            _logger.exception(
                "A bot cannot go on at a table that refuses it.", extra=event("bot-refused")
            )
        finally:
            del self._at_work[table_id]

    async def _play_once(self, table_id: str) -> bool:
        """Let a bot play for a while; return False if no bot can act."""
        table = await self._keeper.find(table_id)
        seat = bot_to_act(table)
        if seat is None:
            return False
        await self._act(table, seat, str(table.seats[seat].bot))
        return True

    async def _act(self, table: Table, seat: int, bot: str, late: bool = False) -> None:
        """Let a bot play for a while, then store its moves and show them one by one."""
        began, ahead = self._keeper.clock(), table
        while True:
            seed = ahead.source_of_bot(seat, self._keeper.below)(_SEEDS)
            action = await self._think(table.game, bot, ahead.played, seat, seed)
            moved = Moved(Move(seat, action), bot, late)
            ahead = self._keeper.with_chance(ahead.after([moved]))
            pause = self._keeper.clock() - began >= _BETWEEN_COMMITS_MS
            pause = pause or ahead.version - table.version >= _MOST_AT_ONCE
            if late or pause or bot_to_act(ahead) != seat:
                break
        async with self._keeper.lock(table.id):
            now = await self._keeper.load(table.id)
            same = now.seats[seat] == table.seats[seat] and seat in now.to_act
            if not same or now.asked_since[seat] != table.asked_since[seat]:
                return
            events = [entry.event for entry in ahead.log(table.version)]
            if now.record is not table.record:
                # Others have acted meanwhile: the bot's first moves are still good, but the dice
                # must not be rolled yet.
                events = list(takewhile(lambda event: isinstance(event, Moved), events))
            if now is not table:
                ahead = self._keeper.with_chance(now.after(events))
            await self._store(now, self._staying(ahead, seat, bot) if late else ahead)

    def _staying(self, after: Table, seat: int, bot: str) -> Table:
        """Let a bot stay on a seat that was late too often."""
        if after.status != "playing" or after.late[seat] < _LATE_BEFORE_A_BOT_STAYS:
            return after
        sitting = replace(after.seats[seat], bot=bot)
        return after.with_seat(seat, sitting).after([Seated(seat, bot, "timeout")])

    async def _store(self, before: Table, after: Table) -> None:
        try:
            await self._keeper.commit(before, after)
        except VersionTaken:
            await self._keeper.reload(before)
