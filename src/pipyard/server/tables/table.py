"""A table as one value: what was agreed, who sits where, and where the events have led."""

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Any, Literal, TypeAlias
from zlib import crc32

import numpy as np
from pydantic_core import to_json

from pipyard.core import fair
from pipyard.core.contract import Acting, Below, Drawn, Fact, Move
from pipyard.server.games.hosting import HostedGame, Json
from pipyard.server.logs.undo import Step, take_back, undoable
from pipyard.server.tables.events import (
    Begun,
    Closed,
    Event,
    Moved,
    Rolled,
    Seated,
    Undone,
    sent_event,
)

_BETWEEN_BASES = 64
"""Events after which a table has another base, as soon as nothing can be taken back."""

Status: TypeAlias = Literal["waiting", "playing", "over", "closed"]
Pace: TypeAlias = Literal["live", "slow"]


def _nothing() -> Mapping[Any, Any]:
    return MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Terms:
    """What was agreed beside the game's own options; `seconds` is the time for each decision."""

    public: bool = False
    pace: Pace = "live"
    seconds: int | None = None
    undo: bool = True
    odds: bool = True


@dataclass(frozen=True, slots=True)
class Seat:
    """A bot's seat, a guest's, or a free one.

    A bot on a guest's seat stands in until the guest is back. A name of the seat's own is that of
    one of several people at one device.
    """

    bot: str | None = None
    guest: str | None = None
    guest_name: str = ""
    own_name: str | None = None
    reserved: str | None = None
    """The guest for whom a free seat is kept."""
    entropy: str = ""
    """What the player's device added to the dice."""

    @property
    def name(self) -> str:
        """Name the person who sits here; empty for bots and free seats."""
        return self.own_name or self.guest_name

    @property
    def taken(self) -> bool:
        """Tell whether somebody, or a bot, sits here."""
        return self.bot is not None or self.guest is not None


@dataclass(frozen=True, slots=True)
class Entry:
    """An event as it is sent, and what it brought about; `version` is the table's after it.

    Both are kept written out: that is how they are sent, and a tenth of the memory.
    """

    version: int
    told: bytes
    sent: bytes

    @property
    def facts(self) -> list[Fact]:
        """Return what was brought about."""
        return [Fact(told.pop("type"), told) for told in json.loads(self.told)]


def _entry(version: int, facts: Sequence[Fact], sent: bytes) -> Entry:
    told = to_json([{"type": fact.type, **fact.particulars} for fact in facts])
    return Entry(version, told, sent)


@dataclass(frozen=True, slots=True)
class Base:
    """Where a table was before its latest events; what came before cannot be taken back."""

    version: int = 0
    position: bytes | None = None
    draws: Mapping[str, int] = field(default_factory=_nothing)


@dataclass(frozen=True, slots=True, eq=False)
class Table:
    """A table between two events. It never changes: what happens next is another value.

    Two are the same only if they are one, so that what follows from one can be kept beside it.
    """

    id: str
    game: HostedGame
    config: Json
    host: str | None
    seats: tuple[Seat, ...]
    terms: Terms = field(default_factory=Terms)
    seed: bytes | None = field(default=None, repr=False)
    """Where the dice come from; told to nobody while the game goes on."""
    rules_version: int = 0
    """Of the rules under which the game was begun."""
    rematch: str | None = None
    imported: bool = False
    stuck: str | None = None
    """Why nothing more can happen here, as a refusal's code: an event of the log cannot be played.

    The table is as it was before that event.
    """
    version: int = 0
    position: np.recarray | None = None
    acting: Acting = field(default_factory=Acting)
    closed: bool = False
    log: tuple[Entry, ...] = ()
    base: Base = field(default_factory=Base)
    """Whoever opens the table is told the events after it."""
    asked_since: tuple[int, ...] = ()
    """By seat, since which version it has been asked the same: an action seen then still holds."""
    deadlines: Mapping[int, int] = field(default_factory=_nothing)
    """By seat that is asked, when its time runs out."""
    late: tuple[int, ...] = ()
    """By seat, how many decisions in a row a bot made for want of time."""
    trail: tuple[Step, ...] = ()
    """The moves since the last draw, which may still be taken back."""
    draws: Mapping[str, int] = field(default_factory=_nothing)
    """How many draws there were for each purpose."""

    @property
    def status(self) -> Status:
        """Say whether the game has begun or ended."""
        if self.position is not None and self.acting.nobody:
            return "over"
        if self.closed or self.imported:
            return "closed"
        return "waiting" if self.position is None else "playing"

    @property
    def full(self) -> bool:
        """Tell whether every seat is taken, so that the game can begin."""
        return all(seat.taken for seat in self.seats)

    @property
    def to_act(self) -> tuple[int, ...]:
        """Name the seats that may act now."""
        if self.position is None or self.closed or self.imported or self.stuck:
            return ()
        return self.acting.seats

    @property
    def inputs(self) -> list[str]:
        """Give what each seat's player added to the dice."""
        return [seat.entropy for seat in self.seats]

    def seats_of(self, guest: str | None) -> list[int]:
        """List the seats a guest holds."""
        return [n for n, seat in enumerate(self.seats) if guest and seat.guest == guest]

    def with_seat(self, number: int, seat: Seat) -> "Table":
        """Return the table with another holder of one seat."""
        return replace(self, seats=(*self.seats[:number], seat, *self.seats[number + 1 :]))

    def set_up(self) -> "Table":
        """Return the table with the game set up."""
        position, seats = self.game.new(self.config), len(self.seats)
        return replace(
            self,
            position=position,
            acting=self.game.acting(position),
            asked_since=(self.version,) * seats,
            late=(0,) * seats,
        )

    def source(self, otherwise: Below) -> tuple[str, int, Below]:
        """Say what the coming draw is for, which one it is, and where it comes from."""
        purpose = self.game.purpose(self.played)
        number = self.draws.get(purpose, 0)
        if self.seed is None:
            return purpose, number, otherwise
        return purpose, number, fair.source(self.seed, self.inputs, purpose, number)

    def source_of_bot(self, seat: int, otherwise: Below) -> Below:
        """Return where a bot's next choice comes from: the seed, the draws so far, its moves since.

        So the same seed and the same choices of people bring the same game, whoever is quicker.
        """
        if self.seed is None:
            return otherwise
        moves = sum(step.move.seat == seat for step in self.trail)
        purpose = f"bot-{seat}/{sum(self.draws.values())}"
        return fair.source(self.seed, self.inputs, purpose, moves)

    @property
    def played(self) -> np.recarray:
        """Return the position of a game that has begun."""
        if self.position is None:
            raise ValueError("A game that has not begun has no position.")
        return self.position

    def after(self, events: Iterable[Event]) -> "Table":
        """Return the table after events."""
        table, log = self, list(self.log)
        for event in events:
            # Logs of earlier servers do not tell when a game began.
            if table.position is None and isinstance(event, Moved | Rolled):
                table = table.set_up()
            # With a log that grows, every event would copy what all before it brought about.
            table = replace(table, log=()).after_one(event)
            log.extend(table.log)
        return replace(table, log=tuple(log))

    @property
    def check(self) -> int | None:
        """A number that tells this position from others: its CRC-32."""
        return None if self.position is None else crc32(self.position.tobytes())

    def as_base(self) -> Base:
        """Return where the table is now, for events to lead on from."""
        position = None if self.position is None else self.position.tobytes()
        return Base(self.version, position, self.draws)

    def since(self, version: int) -> Sequence[Entry]:
        """Return what has happened after a version."""
        newest = []
        for entry in reversed(self.log):
            if entry.version <= version:
                break
            newest.append(entry)
        return newest[::-1]

    def after_one(self, event: Event) -> "Table":
        """Return the table after one event of a game that has begun, or of the table itself."""
        match event:
            case Begun():
                return self._told(event).set_up()
            case Moved():
                return self._after_move(event)
            case Rolled():
                return self._after_draw(event)
            case Undone():
                return self._after_undo(event)
            case Seated(seat, bot, why):
                fact = Fact(_SEATED[why], {"seat": seat} | ({"bot": bot} if bot else {}))
                late = tuple(0 if n == seat else count for n, count in enumerate(self.late))
                return replace(self._told(event, fact), late=late)
            case Closed():
                return replace(self._told(event, Fact("table_closed")), closed=True, trail=())

    def _after_move(self, event: Moved) -> "Table":
        move = event.move
        late = tuple(
            (count + 1 if event.late else 0) if seat == move.seat else count
            for seat, count in enumerate(self.late)
        )
        step = Step(self.version + 1, move, self.played)
        sent = sent_event(self.game, self.played, event)
        return self._after_play(move, sent, trail=(*self.trail, step), late=late)

    def _after_draw(self, event: Rolled) -> "Table":
        draws = MappingProxyType({**self.draws, event.purpose: event.number + 1})
        sent = sent_event(self.game, self.played, event)
        after = self._after_play(event.drawn, sent, trail=(), draws=draws)
        if after.version - self.base.version < _BETWEEN_BASES:
            return after
        return replace(after, base=after.as_base())

    def _after_play(self, event: Move[Any] | Drawn[Any], sent: bytes, **changes: Any) -> "Table":
        before, version = self.played, self.version + 1
        position, facts = self.game.apply(before, event)
        mover = event.seat if isinstance(event, Move) else None
        asked_since = tuple(
            since if seat != mover and self._asks_the_same(before, position, seat) else version
            for seat, since in enumerate(self.asked_since)
        )
        return replace(
            self,
            position=position,
            acting=self.game.acting(position),
            version=version,
            log=(*self.log, _entry(version, facts, sent)),
            asked_since=asked_since,
            **changes,
        )

    def _after_undo(self, event: Undone) -> "Table":
        seat = event.seat
        position, trail = take_back(self.game, self.trail, self.played, seat, event.taken_back)
        told = self._told(event, Fact("action_taken_back", {"seat": seat}))
        asked_since = tuple(
            told.version
            if number == seat or self.game.seat_state(position, number) is None
            else since
            for number, since in enumerate(self.asked_since)
        )
        acting = self.game.acting(position)
        return replace(told, position=position, acting=acting, trail=trail, asked_since=asked_since)

    def undoable(self, seat: int) -> int | None:
        """Return the version of the action that a seat may take back now, if there is one."""
        if (
            self.stuck
            or not self.terms.undo
            or self.status != "playing"
            or self.seats[seat].bot is not None
        ):
            return None
        if self.late[seat]:
            # Else whoever let a bot decide for want of time would get that time again.
            return None
        return undoable(self.game, self.trail, self.played, seat)

    def _told(self, event: Event, *facts: Fact) -> "Table":
        version = self.version + 1
        entry = _entry(version, facts, sent_event(self.game, self.position, event))
        return replace(self, version=version, log=(*self.log, entry))

    def _asks_the_same(self, before: np.recarray, after: np.recarray, seat: int) -> bool:
        asked = self.game.seat_state(after, seat)
        return asked is not None and asked == self.game.seat_state(before, seat)


_SEATED = {
    "joined": "player_joined",
    "left": "player_left",
    "removed": "player_removed",
    "handed": "bot_seated",
    "timeout": "bot_stepped_in",
    "returned": "player_returned",
}
