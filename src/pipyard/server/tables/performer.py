"""Carries out players' requests: they are decided at once, stored, and then sent.

A request whose table is in memory is decided as soon as it is read, without any task, lock or
future. Requests that arrive while a table's last events are being stored are decided and stored
together afterwards.
"""

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeAlias

from pipyard.core.contract import Move
from pipyard.core.errors import IllegalMove, PipyardError
from pipyard.core.referee import NOT_ALLOWED
from pipyard.server.errors import Refused
from pipyard.server.guests.service import Guest
from pipyard.server.logs.undo import TOO_LATE
from pipyard.server.tables.bots import BotPlayers
from pipyard.server.tables.checks import check_holder, check_request, is_late, stale
from pipyard.server.tables.events import Moved, Undone
from pipyard.server.tables.keeper import Part, TableKeeper
from pipyard.server.tables.storage import VersionTaken
from pipyard.server.tables.table import Table
from pipyard.server.tables.wishes import Act, Done, Undo

Answer: TypeAlias = Callable[[Done | BaseException], None]
"""Called once, with the result of a request or the reason why it failed."""


@dataclass(slots=True, eq=False)
class Wanted:
    """A request that waits to be carried out, and the callback for its result."""

    guest: Guest | None
    asked: Act | Undo
    answer: Answer
    is_new: bool = False
    """Whether it was looked up among earlier requests and not found."""
    since: float = 0.0
    """When it was received, by the clock of the metrics."""


class Performer:
    """Carries out requests, those that wait for the same table together."""

    def __init__(
        self,
        keeper: TableKeeper,
        bots: BotPlayers,
        in_background: Callable[[Coroutine[Any, Any, None]], None],
    ) -> None:
        self._keeper = keeper
        self._bots = bots
        self._in_background = in_background
        self._now = keeper.counts.now
        self._seconds = keeper.counts.moves
        self._waiting: dict[str, list[Wanted]] = {}

    def ask(self, table_id: str, wanted: Wanted) -> None:
        """Carry out a request when it is its turn, at once if possible."""
        wanted.since = self._now()
        waiting = self._waiting.get(table_id)
        if waiting is not None:
            waiting.append(wanted)
        elif self._keeper.turns.take_now(table_id):
            self._carry_out(table_id, (wanted,))
        else:
            self._waiting[table_id] = [wanted]
            self._keeper.turns.take(table_id, partial(self._begin, table_id))

    async def done(self, guest: Guest | None, table_id: str, asked: Act | Undo) -> Done:
        """Carry out a request, and wait until the result is stored."""
        answered: asyncio.Future[Done] = asyncio.get_running_loop().create_future()

        def answer(came: Done | BaseException) -> None:
            if answered.done():
                return
            if isinstance(came, Done):
                answered.set_result(came)
            else:
                answered.set_exception(came)

        self.ask(table_id, Wanted(guest, asked, answer))
        return await answered

    def _begin(self, table_id: str) -> None:
        self._carry_out(table_id, self._waiting.pop(table_id))

    def _carry_out(self, table_id: str, left: Sequence[Wanted]) -> None:
        """Decide requests at a table whose lock is held, and have the results stored.

        Requests that need a lookup in storage come after the others.
        """
        before = table = self._keeper.get(table_id)
        parts: dict[str, tuple[Wanted, Part]] = {}
        unsure = []
        for wanted in left:
            if wanted.asked.request in parts:
                # The same request, sent twice: it is answered once the first one is stored.
                wanted.is_new = False
                unsure.append(wanted)
            elif table is None or not (wanted.is_new or self._is_new(table, wanted.asked)):
                unsure.append(wanted)
            else:
                part = self._part(table, wanted)
                if part is not None:
                    parts[wanted.asked.request] = wanted, part
                    table = part.after
        if before is None or not parts:
            self._go_on(table_id, unsure)
            return
        done = list(parts.values())
        then = partial(self._stored, before, done, unsure)
        try:
            self._keeper.store(before, [part for _, part in done], then)
        except Exception as error:
            then(error)

    def _is_new(self, table: Table, asked: Act | Undo) -> bool:
        """Return whether a request was certainly not carried out before."""
        return not (
            isinstance(asked, Undo)
            or self._keeper.has_answered(table.id, asked.request)
            or is_late(table, asked)
        )

    def _part(self, table: Table, wanted: Wanted) -> Part | None:
        """Return the result of a request, or None if it is refused, which is sent."""
        try:
            check_holder(table, wanted.guest, wanted.asked)
            check_request(table, wanted.asked)
            after = self._after(table, wanted.asked)
            return self._keeper.part(table, after, wanted.asked.request)
        except IllegalMove as illegal:
            wanted.answer(Refused(illegal.code, illegal.sentence, table.version))
        except Exception as error:
            wanted.answer(error)
        return None

    def _after(self, table: Table, asked: Act | Undo) -> Table:
        if isinstance(asked, Undo):
            return _taken_back(table, asked)
        return self._keeper.with_chance(_acted(table, asked))

    def _stored(
        self,
        before: Table,
        parts: Sequence[tuple[Wanted, Part]],
        unsure: Sequence[Wanted],
        error: BaseException | None,
    ) -> None:
        """Send what is stored now, or tell the senders that it could not be stored."""
        if isinstance(error, VersionTaken):
            # Another process was faster, so the requests are now stale, or conflict with each
            # other.
            again = [wanted for wanted, _ in parts]
            for wanted in again:
                wanted.is_new = False
            self._in_background(self._look_up(before.id, [*again, *unsure], outdated=before))
            return
        after = before
        if error is None:
            after = self._keeper.tell_stored(before, [part for _, part in parts])
            now = self._now()
            for wanted, _ in parts:
                self._seconds.add(now - wanted.since)
        for wanted, part in parts:
            wanted.answer(Done(part.after.version, repeated=False) if error is None else error)
        self._bots.let_play(after)
        self._go_on(before.id, unsure)

    def _go_on(self, table_id: str, unsure: Sequence[Wanted]) -> None:
        """Pass the table's lock on, after the lookups that are needed."""
        if unsure:
            self._in_background(self._look_up(table_id, unsure))
        else:
            self._keeper.turns.end(table_id)

    async def _look_up(
        self, table_id: str, left: Sequence[Wanted], outdated: Table | None = None
    ) -> None:
        """Find out which requests were carried out before, and carry out the others."""
        new = list(left)
        try:
            load = self._keeper.load(table_id) if outdated is None else None
            table = await (load or self._keeper.reload(outdated))  # type: ignore[arg-type]
            for wanted in left:
                if await self._is_answered(table, wanted):
                    new.remove(wanted)
        except BaseException as error:
            self._keeper.turns.end(table_id)
            for wanted in new:
                wanted.answer(error)
            if not isinstance(error, Exception):
                raise
        else:
            self._carry_out(table_id, new)

    async def _is_answered(self, table: Table, wanted: Wanted) -> bool:
        """Answer a request that is refused, or that was carried out before."""
        asked = wanted.asked
        try:
            check_holder(table, wanted.guest, asked)
            if not self._is_new(table, asked):
                answer = await self._keeper.storage.answer(table.id, asked.request)
                if answer is not None and answer.seat != asked.seat:
                    sentence = "Another seat used this request id."
                    raise Refused("request/reused", sentence, table.version)
                if answer is not None:
                    wanted.answer(Done(answer.version, repeated=True))
                    return True
        except PipyardError as refused:
            wanted.answer(refused)
            return True
        wanted.is_new = True
        return False


def _acted(table: Table, act: Act) -> Table:
    """Return a table after the requested actions; chance is drawn only after the last one."""
    if not act.numbers:
        return table.after([Moved(Move(act.seat, act.action))])
    for number in act.numbers:
        if table.acting.chance:
            raise IllegalMove("Chance comes first; ask for the further actions after it.")
        if number >= table.game.rules.metadata.dense_actions:
            raise IllegalMove(NOT_ALLOWED)
        try:
            action = table.referee.action(table.begun, number)
        except LookupError:
            # An action with a dog that does not exist, for example.
            raise IllegalMove(NOT_ALLOWED) from None
        table = table.after_one(Moved(Move(act.seat, action), dense=number))
    return table


def _taken_back(table: Table, undo: Undo) -> Table:
    """Return a table without a seat's last action, if nothing has followed from it yet."""
    if not table.terms.undo:
        raise Refused("undo/off", "Nothing can be taken back at this table.", table.version)
    taken_back = table.undoable(undo.seat)
    if taken_back is None:
        raise Refused(
            TOO_LATE,
            "There is nothing to take back: the dice have rolled, or others have acted.",
            table.version,
        )
    if taken_back > undo.version:
        raise stale(table.version)
    return table.after([Undone(undo.seat, taken_back)])
