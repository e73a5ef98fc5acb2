"""Checking imported games: in a process of its own, one at a time, with a deadline.

Anybody may send a log, and checking a long one takes a second or more, so players do not have to
wait for it. The process is started by the first log, stays, and ends with the server.
"""

import asyncio
import os
import signal
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import anyio
from anyio import to_process
from pydantic_core import to_json

from pipyard.core.errors import PipyardError
from pipyard.server.errors import Refused
from pipyard.server.games.catalogue import Catalogue
from pipyard.server.games.hosting import Json
from pipyard.server.logs.reading import checked_log, parsed_log
from pipyard.server.logs.refusal import LogRefused
from pipyard.server.logs.replaying import OTHER_RULES
from pipyard.server.logs.schemas import GameLog
from pipyard.server.logs.verifying import verify
from pipyard.server.rates import TooFast
from pipyard.server.tables.events import read_event, write_event
from pipyard.server.tables.table import Base, Seat, Status, Table, Terms

SECONDS = 30.0
"""Processor time for one log; the longest allowed one needs about five seconds."""
_WHILE_OTHERS_WORK = 10
"""How many times longer a check may take by the clock, if others use the processors."""
MOST_WAITING = 8
_SECONDS_TO_WAIT = 10
_BEHIND_OTHERS = 10
"""The niceness of the process when there are not enough cores."""


@dataclass(frozen=True, slots=True)
class CheckedGame:
    """A game whose log is correct: the log without its events, and what is stored."""

    log: GameLog
    events: Sequence[str]
    bases: Sequence[Base]
    """States of the table in between, from which its past can be replayed quickly."""
    status: Status

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Return who had which seat."""
        return _seats(self.log)


@dataclass(frozen=True, slots=True)
class _Refusal:
    """A refusal on its way from one process to another."""

    code: str
    sentence: str
    event: int | None


_RAISED_EVERY = 0.05
"""Seconds of processor time."""


class _SpentTooLong(Exception):
    """A check has used up its processor time."""


_TOO_LONG = _Refusal(
    "log/too-long",
    "Checking this log took too long. `pipyard verify` checks it on your machine.",
    None,
)


class Importer:
    """Checks logs in the background; if too many wait, new ones are refused for now."""

    def __init__(
        self, packs: Path | None, seconds: float = SECONDS, most_waiting: int = MOST_WAITING
    ) -> None:
        self._packs = packs
        self._seconds = seconds
        self._most_waiting = most_waiting
        self._waiting = 0
        self._at_work = asyncio.Lock()

    async def check(self, given: bytes) -> CheckedGame:
        """Check a log as it was sent, or refuse it.

        It goes to the other process unparsed, and its events come back as texts, because parsing a
        long log here would block everybody.
        """
        if self._waiting >= self._most_waiting:
            raise TooFast(_SECONDS_TO_WAIT)
        self._waiting += 1
        try:
            async with self._at_work:
                return await self._check(given)
        finally:
            self._waiting -= 1

    async def _check(self, given: bytes) -> CheckedGame:
        try:
            with anyio.fail_after(self._seconds * _WHILE_OTHERS_WORK):
                found = await to_process.run_sync(
                    _aside, given, self._packs, self._seconds, cancellable=True
                )
        except TimeoutError:
            found = _TOO_LONG
        if isinstance(found, _Refusal):
            raise LogRefused(found.code, found.sentence, found.event)
        return found


def check_game(given: Json, games: Catalogue) -> CheckedGame:
    """Check a log and play it as a table does; an error is refused with its event."""
    log = checked_log(given)
    try:
        game = games.find(log.game, log.pack)
    except Refused as refused:
        raise LogRefused(OTHER_RULES, refused.sentence) from None
    verify(log, {log.game: game})
    game = game.at(log.config)
    events = [
        read_event(game, event.model_dump(mode="json", exclude={"version"})) for event in log.events
    ]
    table = Table(
        id="",
        game=game,
        config=dict(log.config),
        host=None,
        seats=_seats(log),
        terms=Terms(undo=False),
        imported=True,
    )
    bases = []
    for event in events:
        after = table.after([event]).without_news()
        if after.base is not table.base:
            bases.append(after.base)
        table = after
    stored = [to_json(write_event(game, event)).decode() for event in events]
    return CheckedGame(log.model_copy(update={"events": []}), stored, bases, table.status)


def _aside(given: bytes, packs: Path | None, seconds: float) -> CheckedGame | _Refusal:
    """Check a log in another process, which lets others go first."""
    _step_back()
    return check_within(given, packs, seconds)


def check_within(given: bytes, packs: Path | None, seconds: float) -> CheckedGame | _Refusal:
    """Check a log within this much processor time; refusals are returned as values."""
    try:
        with _at_most(seconds):
            return check_game(parsed_log(given), _catalogue(packs))
    except _SpentTooLong:
        return _TOO_LONG
    except LogRefused as refused:
        return _Refusal(refused.code, refused.sentence, refused.event)
    except PipyardError as error:
        return _Refusal(error.code, error.sentence, None)


@contextmanager
def _at_most(seconds: float) -> Iterator[None]:
    """Stop the block after this much processor time, or clock time if that is not available.

    An exception raised inside a library may be caught there or come out as another one, so it is
    raised repeatedly, and counts at the end.
    """
    if not hasattr(signal, "setitimer"):
        yield
        return
    spent = False

    def give_up(_signal: int, _frame: object) -> None:
        nonlocal spent
        spent = True
        raise _SpentTooLong

    before = signal.signal(signal.SIGPROF, give_up)
    signal.setitimer(signal.ITIMER_PROF, seconds, _RAISED_EVERY)
    try:
        yield
    except Exception as error:
        signal.setitimer(signal.ITIMER_PROF, 0)
        if spent:
            raise _SpentTooLong from error
        raise
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)
    if spent:
        raise _SpentTooLong


@cache
def _step_back() -> None:
    """Lower the priority of this process from now on."""
    if hasattr(os, "nice"):
        os.nice(_BEHIND_OTHERS)


@cache
def _catalogue(packs: Path | None) -> Catalogue:
    return Catalogue(packs)


def _seats(log: GameLog) -> tuple[Seat, ...]:
    inputs = log.dice.inputs if log.dice else [""] * len(log.seats)
    return tuple(
        Seat(bot=seat.bot, own_name=seat.name or None, entropy=entropy)
        for seat, entropy in zip(log.seats, inputs, strict=True)
    )
