"""What happens at tables, without I/O of its own.

Time, randomness, storage, the place where bots think and the bus to the watchers are passed in.
"""

import asyncio
from collections.abc import Awaitable, Callable, Collection, Coroutine, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any, TypeVar

from pipyard.core import fair
from pipyard.server.errors import Refused
from pipyard.server.games.hosting import HostedGame
from pipyard.server.guests.names import looks_like
from pipyard.server.guests.service import Guest
from pipyard.server.tables.bots import BotPlayers, bot_to_act
from pipyard.server.tables.checks import (
    check_bot,
    check_free,
    check_host,
    check_open,
    check_seats,
    seat_at,
)
from pipyard.server.tables.events import Begun, Closed, Seated
from pipyard.server.tables.keeper import TableKeeper, Think
from pipyard.server.tables.performer import Performer, Wanted
from pipyard.server.tables.phrases import Phrase
from pipyard.server.tables.retrying import until_done
from pipyard.server.tables.storage import Listed, PromiseUsed, RematchSet, VersionTaken
from pipyard.server.tables.table import Seat, Table
from pipyard.server.tables.wishes import Act, Done, SeatWish, TableWish, Undo

T = TypeVar("T")

_TABLES_LISTED = 100
MOST_OPEN = 3
"""Public tables of one host that may wait for players at a time."""
_SECONDS_FOR_OTHERS = 3.0
"""How long another server's bots may think before they count as gone."""


class TableService:
    """Creates tables, seats guests and carries out their actions, one at a time at each table."""

    def __init__(
        self,
        keeper: TableKeeper,
        think: Think,
        new_token: Callable[[int], str],
        new_seed: Callable[[int], bytes],
    ) -> None:
        self._keeper = keeper
        self._storage = keeper.storage
        self._bots = BotPlayers(keeper, think)
        self._new_token = new_token
        self._new_seed = new_seed
        self._background: set[asyncio.Task[None]] = set()
        self._performer = Performer(keeper, self._bots, self._in_background)

    async def promise(self) -> str:
        """Draw a seed for a future table and return the promise of it."""
        seed = self._new_seed(fair.SEED_BYTES)
        await self._storage.promise(fair.promise(seed), seed, self._keeper.clock())
        return fair.promise(seed)

    async def set_table(self, host: Guest, wish: TableWish, rematch_of: str | None = None) -> Table:
        """Create a new table; it starts at once if no seat is left free."""
        if wish.entropy and wish.commitment is None:
            raise Refused(
                "dice/promise-first",
                "Request a promise of the dice before you add to them, because a seed drawn "
                "afterwards could be chosen to suit what you added.",
            )
        game = self._keeper.games.find(wish.game, wish.pack)
        seats = tuple(_seat_for(each, host, game, wish.entropy) for each in wish.seats)
        check_seats(seats)
        if sum(each.host and not each.name for each in wish.seats) > 1:
            raise Refused("name/look-alike", "Give each of several people at one device a name.")
        await self._check_open(host, wish)
        seed = await self._seed_for(wish.commitment)
        chance = fair.source(seed, [], "set-up", 0)
        config = wish.config or game.configure(len(seats), wish.options, chance)
        if wish.options.get("first") == "random":
            first = chance(len(seats))
            seats = seats[first:] + seats[:first]
        game = game.at(config)
        table = Table(
            id=self._new_token(16),
            game=game,
            config=config,
            host=host.id,
            seats=seats,
            terms=wish.terms,
            seed=seed,
            rules_version=game.rules_version,
        )
        table = self._begin_if_full(table)
        try:
            table = await self._keeper.add(table, rematch_of, wish.commitment)
        except PromiseUsed:
            raise _no_such_promise() from None
        self._bots.let_play(table)
        return table

    async def _check_open(self, host: Guest, wish: TableWish) -> None:
        if wish.terms.public and await self._storage.count_open(host.id) >= MOST_OPEN:
            raise Refused(
                "table/too-many",
                f"{MOST_OPEN} public tables of yours wait for players: close one of them first.",
            )

    async def find(self, table_id: str, seen: int = 0) -> Table:
        """Return the current table.

        A client that has seen a version elsewhere that this server has not received yet never gets
        an earlier one; the table is then read again.
        """
        table = await self._keeper.find(table_id)
        if table.version < seen:
            async with self._keeper.lock(table_id):
                table = await self._keeper.load(table_id)
                if table.version < seen:
                    table = await self._keeper.reload(table)
        self._bots.let_play(table)
        return table

    def when_found(self, table_id: str, then: Callable[[Table], None]) -> None:
        """Call back with a table, at once if it is in memory, else as soon as it is read."""
        table = self._keeper.get(table_id)
        if table is None:
            self._in_background(self._find_and(table_id, then))
        else:
            then(table)

    async def _find_and(self, table_id: str, then: Callable[[Table], None]) -> None:
        with suppress(Refused):
            then(await self._until_done(lambda: self._keeper.find(table_id)))

    def hear(self, table_id: str, version: int) -> None:
        """Handle that some process, maybe this one, has brought a table to a version."""
        if self._is_followed(table_id):
            self._in_background(self._refresh(table_id, version))

    def look_again(self) -> None:
        """Read tables in use again, because changes by other processes may have been missed.

        This includes every table that somebody has open, in memory or not.
        """
        for table_id in {*self._keeper.bus.watched(), *self._keeper.known()}:
            self._in_background(self._refresh(table_id, None))

    def look_around(self, table_id: str) -> None:
        """Handle that somebody opened or left a table on another server, or that it has a rematch.

        None of this changes its version.
        """
        if self._is_followed(table_id):
            self._in_background(self._refresh(table_id, None))

    def overhear(self, table_id: str, seat: int, phrase: Phrase) -> None:
        """Handle what somebody says on another server."""
        self._keeper.bus.repeat(table_id, seat, phrase)

    async def rest(self) -> None:
        """Stop background work, such as bots that play; all of it can continue later."""
        self._bots.rest()
        for task in self._background:
            task.cancel()

    def _is_followed(self, table_id: str) -> bool:
        return self._keeper.in_use(table_id) or self._keeper.bus.is_watched(table_id)

    async def _refresh(self, table_id: str, version: int | None) -> None:
        """Read a table as it is stored, retrying after failures."""
        with suppress(Refused):
            await self._until_done(lambda: self._read_again(table_id, version))

    async def _until_done(self, reading: Callable[[], Awaitable[T]]) -> T:
        failure = "A table could not be read; that is tried again."
        return await until_done(reading, self._keeper.pause, failure)

    async def _read_again(self, table_id: str, version: int | None) -> None:
        async with self._keeper.lock(table_id):
            before = self._keeper.get(table_id)
            if before is None:
                seen = self._keeper.was_watched(table_id)
                table = await self._keeper.load(table_id)
                if version is None or not seen:
                    # Not everything that others change has a version, and some may have begun to
                    # watch after the table was dropped.
                    self._keeper.bus.publish(table, table.version)
            elif version is None or before.version < version:
                table = await self._keeper.reload(before)
            else:
                return
        if bot_to_act(table) is not None:
            await self._take_over(table)

    async def _take_over(self, table: Table) -> None:
        """Take over bots that another server has run so far, if that server is gone."""
        await self._keeper.pause(_SECONDS_FOR_OTHERS)
        if (await self._keeper.find(table.id)).version == table.version:
            self._bots.let_play(table)

    def _in_background(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._background.add(task)
        task.add_done_callback(self._background.discard)

    async def take_seat(
        self, guest: Guest, table_id: str, number: int, entropy: str = "", name: str | None = None
    ) -> Table:
        """Give a guest a free seat, or their own back from a bot; the last one starts the game."""

        def change(table: Table) -> Table:
            seat = seat_at(table, number)
            if seat.guest == guest.id:
                if seat.bot is None:
                    return table
                check_open(table)
                back = Seated(number, None, "returned")
                return table.with_seat(number, replace(seat, bot=None)).after([back])
            check_free(table, guest, number, name)
            joined = Seated(number, None, "joined")
            sitting = Seat(guest=guest.id, guest_name=guest.name, own_name=name, entropy=entropy)
            return self._begin_if_full(table.with_seat(number, sitting).after([joined]))

        return await self._change(table_id, change)

    async def leave_seat(self, guest: Guest | None, table_id: str, number: int) -> Table:
        """Let a guest leave, or the host remove somebody; in a game, a bot takes the seat."""

        def change(table: Table) -> Table:
            seat = seat_at(table, number)
            if seat.guest is None and seat.reserved is None:
                return table
            own = guest is not None and seat.guest == guest.id
            if not own:
                check_host(table, guest)
                if table.status == "playing" and seat.guest in self._keeper.bus.present(table_id):
                    raise Refused(
                        "seat/present", "Only a player who is away can be removed.", table.version
                    )
            check_open(table)
            bot = None if table.record is None else table.game.stand_in
            event = Seated(number, bot, "left" if own else "removed")
            return _vacated(table, number, event)

        return await self._change(table_id, change)

    async def hand_seat(self, guest: Guest | None, table_id: str, number: int, bot: str) -> Table:
        """Let the host give a free seat, or that of an absent player, to a bot."""

        def change(table: Table) -> Table:
            seat = seat_at(table, number)
            check_host(table, guest)
            check_open(table)
            check_bot(bot, table.game)
            own = guest is not None and seat.guest == guest.id
            if not own and seat.guest in self._keeper.bus.present(table_id):
                raise Refused(
                    "seat/present",
                    "Only a seat of a player who is away can be handed to a bot.",
                    table.version,
                )
            handed = _vacated(table, number, Seated(number, bot, "handed"))
            if table.record is None:
                check_seats(handed.seats)
            return self._begin_if_full(handed)

        return await self._change(table_id, change)

    async def close(self, guest: Guest | None, table_id: str) -> Table:
        """Let the host end a game early; the seed of its dice is revealed."""

        def change(table: Table) -> Table:
            check_host(table, guest)
            return table if table.status in ("over", "closed") else table.after([Closed()])

        return await self._change(table_id, change)

    async def expire(self, table_id: str) -> None:
        """Close a table that nobody has come to."""

        def change(table: Table) -> Table:
            return table.after([Closed()]) if table.status == "waiting" else table

        await self._change(table_id, change)

    async def act(self, guest: Guest | None, table_id: str, act: Act) -> int:
        """Carry out an action and the chance events after it; return the resulting version."""
        return (await self.carry_out(guest, table_id, act)).version

    async def undo(self, guest: Guest | None, table_id: str, undo: Undo) -> int:
        """Take a seat's last action back, if nothing has followed from it yet."""
        return (await self.take_back(guest, table_id, undo)).version

    async def carry_out(self, guest: Guest | None, table_id: str, act: Act) -> Done:
        """Carry out a request and the chance events after it, all of it or nothing."""
        return await self._performer.done(guest, table_id, act)

    async def take_back(self, guest: Guest | None, table_id: str, undo: Undo) -> Done:
        """Take a seat's last action back, if nothing has followed from it yet."""
        return await self._performer.done(guest, table_id, undo)

    def ask(self, table_id: str, wanted: Wanted) -> None:
        """Carry out a request, and call its sender back when the result is stored."""
        self._performer.ask(table_id, wanted)

    def slim(self, table_id: str) -> None:
        """Keep little in memory of a table that nobody has open."""
        self._keeper.slim(table_id)

    def version_of(self, table_id: str) -> int:
        """Return a table's version, or 0 if it is not in memory."""
        table = self._keeper.get(table_id)
        return 0 if table is None else table.version

    async def rematch(
        self, guest: Guest, table_id: str, commitment: str | None, entropy: str
    ) -> str:
        """Create the same table again with seats moved by one; the others' seats are reserved."""
        table = await self._keeper.find(table_id)
        if table.rematch is not None:
            return table.rematch
        own = table.seats_of(guest.id)
        if not own or table.status not in ("over", "closed"):
            raise Refused(
                "rematch/not-yet",
                "Players may ask for a rematch when a game is over.",
                table.version,
            )
        wishes = [_seat_again(seat, guest) for seat in (*table.seats[1:], table.seats[0])]
        wish = TableWish(
            table.game.name,
            wishes,
            config=table.config,
            terms=table.terms,
            pack=table.game.pack,
            commitment=commitment,
            entropy=entropy,
        )
        try:
            again = await self.set_table(guest, wish, rematch_of=table_id)
        except RematchSet:
            again = None
        async with self._keeper.lock(table_id):
            table = await self._keeper.reload(await self._keeper.load(table_id))
            self._keeper.bus.tell_rematch(table_id)
        return again.id if again else str(table.rematch)

    async def say(self, guest: Guest | None, table_id: str, seat: int, phrase: Phrase) -> None:
        """Say one of the quick phrases to everybody at a table."""
        table = await self._keeper.find(table_id)
        if guest is None or seat not in table.seats_of(guest.id):
            raise Refused("seat/not-yours", "That seat is not yours.", table.version)
        self._keeper.bus.say(table_id, seat, phrase)

    async def tables_of(self, guest: Guest) -> Sequence[Listed]:
        """List the tables a guest hosts, sits at or is expected at, newest first."""
        return await self._storage.tables_of(guest.id, _TABLES_LISTED)

    async def public_tables(self, visited: Collection[str] = ()) -> Sequence[Listed]:
        """List the tables that anybody may join, starting with those that somebody has open."""
        return await self._storage.public_tables(_TABLES_LISTED, visited)

    async def check_name(self, guest: Guest, name: str) -> None:
        """Refuse a name that looks like somebody else's at a table where the guest sits."""
        for listed in await self._storage.tables_of(guest.id, _TABLES_LISTED):
            if listed.status not in ("waiting", "playing"):
                continue
            seated = [seat for seat in listed.seats if seat.guest is not None]
            others = [seat for seat in seated if seat.guest != guest.id or seat.own_name]
            mine = len(others) < len(seated)
            if mine and any(looks_like(name, other.name) for other in others):
                raise Refused(
                    "name/look-alike", f"Somebody at a table of yours is called {name} already."
                )

    async def rename(self, guest: Guest) -> None:
        """Show a guest's new name at the tables in memory; others read it when loaded."""
        for table_id in await self._storage.ids_of(guest.id):
            if not self._keeper.in_use(table_id):
                continue
            async with self._keeper.lock(table_id):
                table = self._keeper.get(table_id)
                if table is None:
                    continue
                own = table.seats_of(guest.id)
                for number in own:
                    named = replace(table.seats[number], guest_name=guest.name)
                    table = table.with_seat(number, named)
                if own:
                    self._keeper.show(table)

    async def forget(self, guest_id: str) -> None:
        """Remove a guest from every table: seats become free or go to bots, finished games stay."""
        guest = Guest(guest_id, "")
        own = await self._storage.ids_of(guest_id)
        for listed in await self._storage.tables_of(guest_id, 10_000):
            if listed.status in ("waiting", "playing"):
                if (await self._keeper.find(listed.id)).stuck:
                    continue
                for number, seat in enumerate(listed.seats):
                    if seat.guest == guest_id:
                        await self.leave_seat(guest, listed.id, number)
                table = await self._keeper.find(listed.id)
                nobody = all(seat.guest is None for seat in table.seats)
                if table.host == guest_id and (nobody or table.status == "waiting"):
                    await self.close(guest, listed.id)
        await self._storage.unlink(guest_id)
        for table_id in own:
            async with self._keeper.lock(table_id):
                self._keeper.forget(table_id)

    async def play_for_the_late(self, table_id: str, is_over: Callable[[int], bool]) -> None:
        """Let a bot decide for each seat whose time has run out."""
        table = await self._keeper.find(table_id)
        for seat, deadline in table.deadlines.items():
            if is_over(deadline):
                await self._bots.decide(table, seat)
        self._bots.let_play(await self._keeper.find(table_id))

    async def settled(self, table_id: str, seconds: float | None = None) -> Table:
        """Return a table once its bots have played as far as they can, or after some time."""
        await self.find(table_id)
        await self._bots.settled(table_id, seconds)
        return await self._keeper.find(table_id)

    async def _seed_for(self, commitment: str | None) -> bytes:
        if commitment is None:
            return self._new_seed(fair.SEED_BYTES)
        seed = await self._storage.promised(commitment)
        if seed is None:
            raise _no_such_promise()
        return seed

    async def _change(self, table_id: str, change: Callable[[Table], Table]) -> Table:
        """Make a change that does not depend on who was faster; it is retried after conflicts."""
        async with self._keeper.lock(table_id):
            while True:
                table = await self._keeper.load(table_id)
                after = change(table)
                if after is table:
                    return table
                try:
                    after = await self._keeper.commit(table, after)
                except VersionTaken:
                    await self._keeper.reload(table)
                    continue
                break
        self._bots.let_play(after)
        return after

    def _begin_if_full(self, table: Table) -> Table:
        if table.record is not None or not table.full:
            return table
        return self._keeper.with_chance(table.after([Begun()]))


def _no_such_promise() -> Refused:
    return Refused(
        "dice/no-such-promise", "Ask for a new promise of dice: this one is used up or unknown."
    )


def _seat_for(wish: SeatWish, host: Guest, game: HostedGame, entropy: str) -> Seat:
    if wish.host:
        return Seat(guest=host.id, guest_name=host.name, own_name=wish.name, entropy=entropy)
    if wish.bot is not None:
        check_bot(wish.bot, game)
    return Seat(bot=wish.bot, reserved=wish.reserved)


def _seat_again(seat: Seat, guest: Guest) -> SeatWish:
    if seat.guest is None:
        return SeatWish(bot=seat.bot)
    if seat.guest == guest.id:
        return SeatWish(host=True, name=seat.own_name)
    return SeatWish(reserved=seat.guest)


def _vacated(table: Table, number: int, event: Seated) -> Table:
    """Let a person leave a seat; what they added to the dice of a started game stays.

    A started game without any person is closed.
    """
    entropy = "" if table.record is None else table.seats[number].entropy
    table = table.with_seat(number, Seat(bot=event.bot, entropy=entropy)).after([event])
    if table.record is not None and all(seat.guest is None for seat in table.seats):
        return table.after([Closed()])
    return table
