"""A table as one value: what was agreed, who sits where, and where the events have led."""

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
"""Events after which a table has another base, as soon as nothing can be taken back."""
_MOST_PAST = 3 * BETWEEN_BASES
"""Events that are kept in memory for who comes back, and those after the base in any case."""
_BYTES_OF_A_TABLE, _BYTES_OF_AN_EVENT, _BYTES_OF_AN_OBJECT = 4096, 80, 120

Status: TypeAlias = Literal["waiting", "playing", "over", "closed"]
Pace: TypeAlias = Literal["live", "slow"]


_NOBODY = Verdict(Acting())


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


@dataclass(slots=True, eq=False)
class Entry:
    """An event that has just happened: as it is sent, and where; `version` is the one after it.

    `before` is the position it happened at, `earlier` what happened before it and is not stored
    either.
    """

    version: int
    sent: bytes
    event: Event
    before: bytes | None
    earlier: "Entry | None" = None


class Past:
    """The latest events of a table as they are sent, appended as they are stored.

    All values of one table share it: each sees what is not newer than itself.
    """

    __slots__ = ("_first", "_sent")

    def __init__(self, first: int = 0, sent: Iterable[bytes] = ()) -> None:
        self._first = first
        self._sent = list(sent)

    def add(self, sent: Iterable[bytes]) -> None:
        """Append events that are stored now."""
        self._sent.extend(sent)

    def after(self, version: int, until: int) -> Sequence[bytes] | None:
        """Return the events after a version up to another; None where it was too long ago."""
        if version < self._first:
            return None
        return self._sent[version - self._first : until - self._first]

    def forget(self, version: int) -> None:
        """Let go of the events up to a version."""
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
    """Where a table was before its latest events; what came before cannot be taken back.

    With what is beside the position it is enough for a table to go on from.
    """

    version: int = 0
    record: bytes | None = None
    draws: Mapping[str, int] = field(default_factory=_nothing)
    asked_since: tuple[int, ...] = ()
    late: tuple[int, ...] = ()
    layout: str = ""
    """Names the record's layout: under another one the bytes mean something else."""


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
    record: bytes | None = None
    """The position, as its record's bytes."""
    verdict: Verdict = _NOBODY
    closed: bool = False
    news: Entry | None = None
    """The latest that has happened since it was loaded or stored."""
    past: Past = field(default_factory=Past)
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
        """Say who is to act in the game."""
        return self.verdict.acting

    @property
    def status(self) -> Status:
        """Say whether the game has begun or ended."""
        if self.record is not None and self.verdict.acting.nobody:
            return "over"
        if self.closed or self.imported:
            return "closed"
        return "waiting" if self.record is None else "playing"

    @property
    def full(self) -> bool:
        """Tell whether every seat is taken, so that the game can begin."""
        return all(seat.taken for seat in self.seats)

    @property
    def to_act(self) -> tuple[int, ...]:
        """Name the seats that may act now."""
        if self.record is None or self.closed or self.imported or self.stuck:
            return ()
        return self.verdict.acting.seats

    @property
    def inputs(self) -> list[str]:
        """Give what each seat's player added to the dice."""
        return [seat.entropy for seat in self.seats]

    def seats_of(self, guest: str | None) -> list[int]:
        """List the seats a guest holds."""
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
        """Say what the coming draw is for, which one it is, and where it comes from."""
        purpose = self.verdict.purpose
        number = self.draws.get(purpose, 0)
        if self.seed is None:
            return purpose, number, otherwise
        return purpose, number, fair.source(self.seed, self.inputs, purpose, number)

    def draw(self, otherwise: Below) -> Rolled:
        """Draw what chance is to bring."""
        purpose, number, source = self.source(otherwise)
        dense = self.referee.draw(self.begun, self.verdict, source)
        outcome = self.referee.outcome(self.begun, self.verdict, dense)
        return Rolled(Drawn(outcome), purpose, number, dense)

    def source_of_bot(self, seat: int, otherwise: Below) -> Below:
        """Return where a bot's next choice comes from: the seed, the draws so far, its moves since.

        So the same seed and the same choices of people bring the same game, whoever is quicker.
        """
        if self.seed is None:
            return otherwise
        moves = sum(step.seat == seat for step in self.trail)
        purpose = f"bot-{seat}/{sum(self.draws.values())}"
        return fair.source(self.seed, self.inputs, purpose, moves)

    @property
    def begun(self) -> bytes:
        """Return the position of a game that has begun, as bytes."""
        if self.record is None:
            raise ValueError("A game that has not begun has no position.")
        return self.record

    @property
    def position(self) -> np.recarray | None:
        """Return the position, a copy of one's own."""
        return None if self.record is None else self.referee.position(self.record)

    @property
    def played(self) -> np.recarray:
        """Return the position of a game that has begun, a copy of one's own."""
        return self.referee.position(self.begun)

    @property
    def check(self) -> int | None:
        """A number that tells this position from others: its CRC-32."""
        return None if self.record is None else crc32(self.record)

    @property
    def memory(self) -> int:
        """About how many bytes the table takes; what has just happened is not among them."""
        position = 0 if self.record is None else len(self.record)
        moves = len(self.trail) * (position + _BYTES_OF_AN_OBJECT)
        return _BYTES_OF_A_TABLE + 2 * position + moves + _BYTES_OF_AN_EVENT * _MOST_PAST

    def as_base(self) -> Base:
        """Return where the table is now, for events to lead on from."""
        layout = self.referee.layout
        return Base(self.version, self.record, self.draws, self.asked_since, self.late, layout)

    def at_base(self, base: Base) -> "Table":
        """Return the table as it was at a base, before it the events are not known."""
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
            # Logs of earlier servers do not tell when a game began.
            if table.record is None and isinstance(event, Moved | Rolled):
                table = table.set_up()
            table = table.after_one(event)
        return table

    def log(self, version: int = -1) -> list[Entry]:
        """List what has happened after a version, as far as it was not stored before."""
        listed = []
        entry = self.news
        while entry is not None and entry.version > version:
            listed.append(entry)
            entry = entry.earlier
        return listed[::-1]

    def since(self, version: int) -> Sequence[bytes] | None:
        """Return the events after a version as they are sent; None where it was too long ago."""
        news = [entry.sent for entry in self.log(version)]
        if len(news) == self.version - version:
            return news
        past = self.past.after(version, self.version - len(news))
        return None if past is None else [*past, *news]

    def settle(self) -> "Table":
        """Put what has happened into the past, once it is stored and told; only its keeper may."""
        self.past.add([entry.sent for entry in self.log()])
        if len(self.past) > _MOST_PAST:
            self.past.forget(min(self.base.version, self.version - BETWEEN_BASES))
        self.news = None
        return self

    def without_news(self) -> "Table":
        """Return the table with nothing that is not stored."""
        return self.changed(news=None)

    def facts_of(self, entry: Entry) -> list[Fact]:
        """Say in words what an event brought about."""
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
        """Return the table after one event of a game that has begun, or of the table itself."""
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
            # Else whoever let a bot decide for want of time would get that time again.
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
