"""A table as one value: its terms, its seats, and the state after its events."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Literal, TypeAlias
from zlib import crc32

import numpy as np

from pipyard.core import fair
from pipyard.core.contract import Acting, Below, Drawn, Fact
from pipyard.core.referee import Referee, Verdict
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
    sent_draw,
    sent_event,
    sent_move,
)

BETWEEN_BASES = 64
"""Events after which a table gets another base, as soon as nothing can be taken back."""
_MOST_PAST = 3 * BETWEEN_BASES
"""Events kept in memory for returning clients; those after the base are always kept."""
_BYTES_OF_A_TABLE, _BYTES_OF_AN_EVENT, _BYTES_OF_AN_OBJECT = 4096, 80, 120

Status: TypeAlias = Literal["waiting", "playing", "over", "closed"]
Pace: TypeAlias = Literal["live", "slow"]


_NOBODY = Verdict(Acting())


def _nothing() -> Mapping[Any, Any]:
    return MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Terms:
    """The terms besides the game's own options; `seconds` is the time for each decision."""

    public: bool = False
    pace: Pace = "live"
    seconds: int | None = None
    undo: bool = True
    odds: bool = True


@dataclass(frozen=True, slots=True)
class Seat:
    """A bot's seat, a guest's, or a free one.

    A bot on a guest's seat stands in until the guest is back. A seat with a name of its own belongs
    to one of several people at one device.
    """

    bot: str | None = None
    guest: str | None = None
    guest_name: str = ""
    own_name: str | None = None
    reserved: str | None = None
    """The guest for whom a free seat is reserved."""
    entropy: str = ""
    """What the player's device added to the dice."""

    @property
    def name(self) -> str:
        """The name of the person on this seat; empty for bots and free seats."""
        return self.own_name or self.guest_name

    @property
    def taken(self) -> bool:
        """Whether somebody, or a bot, has this seat."""
        return self.bot is not None or self.guest is not None


@dataclass(slots=True, eq=False)
class Entry:
    """A new event: as it is sent, and its state; `version` is the one after it.

    `before` is the position before it, `earlier` the previous event that is not stored yet either.
    """

    version: int
    sent: bytes
    event: Event
    before: bytes | None
    earlier: "Entry | None" = None


class Past:
    """The latest events of a table as they are sent, appended when they are stored.

    All values of one table share it: each sees what is not newer than itself.
    """

    __slots__ = ("_first", "_sent")

    def __init__(self, first: int = 0, sent: Iterable[bytes] = ()) -> None:
        self._first = first
        self._sent = list(sent)

    def add(self, sent: Iterable[bytes]) -> None:
        """Append events that are now stored."""
        self._sent.extend(sent)

    def after(self, version: int, until: int) -> Sequence[bytes] | None:
        """Return the events after a version up to another, or None if they are too old."""
        if version < self._first:
            return None
        return self._sent[version - self._first : until - self._first]

    def forget(self, version: int) -> None:
        """Drop the events up to a version."""
        if version > self._first:
            self._sent = self._sent[version - self._first :]
            self._first = version

    @property
    def first(self) -> int:
        """The version after which all events are known."""
        return self._first

    def __len__(self) -> int:
        return len(self._sent)


@dataclass(frozen=True, slots=True)
class Base:
    """The state of a table before its latest events; what came before cannot be taken back.

    Together with what is next to the position, it is enough for a table to continue from.
    """

    version: int = 0
    record: bytes | None = None
    draws: Mapping[str, int] = field(default_factory=_nothing)
    asked_since: tuple[int, ...] = ()
    late: tuple[int, ...] = ()
    layout: str = ""
    """The name of the record's layout; with another layout, the bytes mean something else."""


@dataclass(slots=True, eq=False)
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
    """The source of the dice; secret while the game goes on."""
    rules_version: int = 0
    """The version of the rules with which the game started."""
    rematch: str | None = None
    imported: bool = False
    stuck: str | None = None
    """Why nothing more can happen here, as a code: an event of the log cannot be played.

    The table is in the state before that event.
    """
    version: int = 0
    record: bytes | None = None
    """The position, as its record's bytes."""
    verdict: Verdict = _NOBODY
    closed: bool = False
    news: Entry | None = None
    """The latest event since it was loaded or stored."""
    past: Past = field(default_factory=Past)
    base: Base = field(default_factory=Base)
    """Clients that open the table get the events after it."""
    asked_since: tuple[int, ...] = ()
    """By seat, the version since which its options are the same, so older actions still hold."""
    deadlines: Mapping[int, int] = field(default_factory=_nothing)
    """By acting seat, when its time runs out."""
    late: tuple[int, ...] = ()
    """By seat, how many decisions in a row a bot made because of the time."""
    trail: tuple[Step, ...] = ()
    """The moves since the last draw, which may still be taken back."""
    draws: Mapping[str, int] = field(default_factory=_nothing)
    """How many draws there were for each purpose."""
    referee: Referee = field(init=False, repr=False)

    def __post_init__(self) -> None:
        self.referee = self.game.referee(self.config)

    def changed(self, **changes: Any) -> "Table":
        """Return the table with some fields changed."""
        other = self._copy()
        for name, value in changes.items():
            setattr(other, name, value)
        return other

    def _copy(self) -> "Table":
        """Copy field by field: every event makes a copy, and a loop takes five times as long."""
        other = _new(Table)
        other.id = self.id
        other.game = self.game
        other.config = self.config
        other.host = self.host
        other.seats = self.seats
        other.terms = self.terms
        other.seed = self.seed
        other.rules_version = self.rules_version
        other.rematch = self.rematch
        other.imported = self.imported
        other.stuck = self.stuck
        other.version = self.version
        other.record = self.record
        other.verdict = self.verdict
        other.closed = self.closed
        other.news = self.news
        other.past = self.past
        other.base = self.base
        other.asked_since = self.asked_since
        other.deadlines = self.deadlines
        other.late = self.late
        other.trail = self.trail
        other.draws = self.draws
        other.referee = self.referee
        return other

    @property
    def acting(self) -> Acting:
        """Who may act in the game."""
        return self.verdict.acting

    @property
    def status(self) -> Status:
        """Whether the game has started or ended."""
        if self.record is not None and self.verdict.acting.nobody:
            return "over"
        if self.closed or self.imported:
            return "closed"
        return "waiting" if self.record is None else "playing"

    @property
    def full(self) -> bool:
        """Whether every seat is taken, so that the game can start."""
        return all(seat.taken for seat in self.seats)

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that may act now."""
        if self.record is None or self.closed or self.imported or self.stuck:
            return ()
        return self.verdict.acting.seats

    @property
    def inputs(self) -> list[str]:
        """What each seat's player added to the dice."""
        return [seat.entropy for seat in self.seats]

    def seats_of(self, guest: str | None) -> list[int]:
        """List the seats of a guest."""
        return [n for n, seat in enumerate(self.seats) if guest and seat.guest == guest]

    def with_seat(self, number: int, seat: Seat) -> "Table":
        """Return the table with another holder of one seat."""
        return self.changed(seats=(*self.seats[:number], seat, *self.seats[number + 1 :]))

    def set_up(self) -> "Table":
        """Return the table with the game set up."""
        record, seats = self.game.new(self.config).tobytes(), len(self.seats)
        return self.changed(
            record=record,
            verdict=self.referee.look(record),
            asked_since=(self.version,) * seats,
            late=(0,) * seats,
        )

    def source(self, otherwise: Below) -> tuple[str, int, Below]:
        """Return the purpose, the number and the source of the next draw."""
        purpose = self.verdict.purpose
        number = self.draws.get(purpose, 0)
        if self.seed is None:
            return purpose, number, otherwise
        return purpose, number, fair.source(self.seed, self.inputs, purpose, number)

    def draw(self, otherwise: Below) -> Rolled:
        """Draw the next chance event."""
        purpose, number, source = self.source(otherwise)
        dense = self.referee.draw(self.begun, self.verdict, source)
        outcome = self.referee.outcome(self.begun, self.verdict, dense)
        return Rolled(Drawn(outcome), purpose, number, dense)

    def source_of_bot(self, seat: int, otherwise: Below) -> Below:
        """Return the source of a bot's next choice: the seed, the draws so far, its moves since.

        So the same seed and the same choices of people give the same game at any speed.
        """
        if self.seed is None:
            return otherwise
        moves = sum(step.seat == seat for step in self.trail)
        purpose = f"bot-{seat}/{sum(self.draws.values())}"
        return fair.source(self.seed, self.inputs, purpose, moves)

    @property
    def begun(self) -> bytes:
        """The position of a started game, as bytes."""
        if self.record is None:
            raise ValueError("A game that has not begun has no position.")
        return self.record

    @property
    def position(self) -> np.recarray | None:
        """The position, as a copy."""
        return None if self.record is None else self.referee.position(self.record)

    @property
    def played(self) -> np.recarray:
        """The position of a started game, as a copy."""
        return self.referee.position(self.begun)

    @property
    def check(self) -> int | None:
        """A number that distinguishes this position from others: its CRC-32."""
        return None if self.record is None else crc32(self.record)

    @property
    def memory(self) -> int:
        """About how many bytes the table uses, without its latest events."""
        position = 0 if self.record is None else len(self.record)
        moves = len(self.trail) * (position + _BYTES_OF_AN_OBJECT)
        return _BYTES_OF_A_TABLE + 2 * position + moves + _BYTES_OF_AN_EVENT * _MOST_PAST

    def as_base(self) -> Base:
        """Return the current state, as a base for events that follow."""
        layout = self.referee.layout
        return Base(self.version, self.record, self.draws, self.asked_since, self.late, layout)

    def at_base(self, base: Base) -> "Table":
        """Return the table as it was at a base; the events before it are not known."""
        verdict = _NOBODY if base.record is None else self.referee.look(base.record)
        return self.changed(
            version=base.version,
            record=base.record,
            verdict=verdict,
            draws=base.draws,
            asked_since=base.asked_since,
            late=base.late,
            base=base,
            past=Past(base.version),
        )

    def after(self, events: Iterable[Event]) -> "Table":
        """Return the table after events."""
        table = self
        for event in events:
            # Logs of old servers do not say when a game started.
            if table.record is None and isinstance(event, Moved | Rolled):
                table = table.set_up()
            table = table.after_one(event)
        return table

    def log(self, version: int = -1) -> list[Entry]:
        """List what has happened after a version, as far as it is not stored."""
        listed = []
        entry = self.news
        while entry is not None and entry.version > version:
            listed.append(entry)
            entry = entry.earlier
        return listed[::-1]

    def since(self, version: int) -> Sequence[bytes] | None:
        """Return the events after a version as they are sent, or None if they are too old."""
        news = [entry.sent for entry in self.log(version)]
        if len(news) == self.version - version:
            return news
        past = self.past.after(version, self.version - len(news))
        return None if past is None else [*past, *news]

    def settle(self) -> "Table":
        """Move new events to the past, once they are stored and sent; only for the keeper."""
        self.past.add([entry.sent for entry in self.log()])
        if len(self.past) > _MOST_PAST:
            self.past.forget(min(self.base.version, self.version - BETWEEN_BASES))
        self.news = None
        return self

    def without_news(self) -> "Table":
        """Return the table without anything that is not stored."""
        return self.changed(news=None)

    def facts_of(self, entry: Entry) -> list[Fact]:
        """Return what an event caused, as facts."""
        match entry.event:
            case Moved() | Rolled() if entry.before is not None:
                played = entry.event.move if isinstance(entry.event, Moved) else entry.event.drawn
                return self.game.apply(self.referee.position(entry.before), played)[1]
            case Undone(seat):
                return [Fact("action_taken_back", {"seat": seat})]
            case Seated(seat, bot, why):
                return [Fact(_SEATED[why], {"seat": seat} | ({"bot": bot} if bot else {}))]
            case Closed():
                return [Fact("table_closed")]
        return []

    def after_one(self, event: Event) -> "Table":
        """Return the table after one event of a started game, or of the table itself."""
        match event:
            case Moved():
                return self._after_move(event)
            case Rolled():
                return self._after_draw(event)
            case Begun():
                return self._told(event).set_up()
            case Undone():
                return self._after_undo(event)
            case Seated(seat):
                late = tuple(0 if n == seat else count for n, count in enumerate(self.late))
                return self._told(event, late=late)
            case Closed():
                return self._told(event, closed=True, trail=())

    def _after_move(self, event: Moved) -> "Table":
        before, referee, seat = self.begun, self.referee, event.move.seat
        number = event.dense
        if number is None:
            number = referee.number(before, event.move.action)
        record, verdict = referee.move(before, seat, number)
        version = self.version + 1
        late = self.late
        if event.late or late[seat]:
            count = late[seat] + 1 if event.late else 0
            late = (*late[:seat], count, *late[seat + 1 :])
        after = self._copy()
        after.version, after.record, after.verdict = version, record, verdict
        after.news = Entry(version, sent_move(event, number), event, before, self.news)
        after.asked_since = self._asked_since(before, record, version, seat)
        after.late = late
        after.trail = (*self.trail, Step(version, seat, number, before))
        return after

    def _after_draw(self, event: Rolled) -> "Table":
        before, referee = self.begun, self.referee
        numbers = event.dense
        if numbers is None:
            numbers = referee.numbers(before, self.verdict, event.drawn.outcome)
        record, verdict = referee.land(before, self.verdict, numbers)
        version = self.version + 1
        after = self._copy()
        after.version, after.record, after.verdict = version, record, verdict
        after.news = Entry(version, sent_draw(numbers), event, before, self.news)
        after.asked_since = self._asked_since(before, record, version, None)
        after.draws = {**self.draws, event.purpose: event.number + 1}
        after.trail = ()
        if version - self.base.version >= BETWEEN_BASES:
            after.base = after.as_base()
        return after

    def _asked_since(
        self, before: bytes, after: bytes, version: int, mover: int | None
    ) -> tuple[int, ...]:
        state = self.referee.seat_state
        if state(after, 0) is None:
            return (version,) * len(self.seats)
        return tuple(
            since if seat != mover and state(after, seat) == state(before, seat) else version
            for seat, since in enumerate(self.asked_since)
        )

    def _after_undo(self, event: Undone) -> "Table":
        seat = event.seat
        record, trail = take_back(
            self.game, self.referee, self.trail, self.begun, seat, event.taken_back
        )
        version = self.version + 1
        asked_since = tuple(
            version if number == seat or self.referee.seat_state(record, number) is None else since
            for number, since in enumerate(self.asked_since)
        )
        verdict = self.referee.look(record)
        return self._told(
            event, record=record, verdict=verdict, trail=trail, asked_since=asked_since
        )

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
            # Otherwise, a player whose bot decided because of the time would get that time again.
            return None
        return undoable(self.game, self.referee, self.trail, self.begun, seat)

    def _told(self, event: Begun | Undone | Seated | Closed, **changes: Any) -> "Table":
        version = self.version + 1
        news = Entry(version, sent_event(event), event, self.record, self.news)
        return self.changed(version=version, news=news, **changes)


_new = object.__new__


_SEATED = {
    "joined": "player_joined",
    "left": "player_left",
    "removed": "player_removed",
    "handed": "bot_seated",
    "timeout": "bot_stepped_in",
    "returned": "player_returned",
}
