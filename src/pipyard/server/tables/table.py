"""A table as one value: what was agreed, who sits where, and where the events have led."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Literal, TypeAlias

import numpy as np

from pipyard.core.contract import Fact, Move
from pipyard.server.games.hosted import Event, HostedGame, Json

Status: TypeAlias = Literal["waiting", "playing", "over"]


@dataclass(frozen=True, slots=True)
class Seat:
    """A bot's seat, a guest's, or a free one; the name is the guest's."""

    bot: str | None = None
    guest: str | None = None
    name: str = ""

    @property
    def taken(self) -> bool:
        """Tell whether somebody, or a bot, sits here."""
        return self.bot is not None or self.guest is not None


@dataclass(frozen=True, slots=True)
class Entry:
    """What one event brought about; `version` is the table's after it."""

    version: int
    facts: tuple[Fact, ...]


@dataclass(frozen=True, slots=True)
class Answer:
    """How a request was answered: the version it led to, and the seat it acted for."""

    version: int
    seat: int | None


@dataclass(frozen=True, slots=True)
class Table:
    """A table between two events. It never changes: what happens next is another value."""

    id: str
    game: HostedGame
    config: Json
    host: str
    seats: tuple[Seat, ...]
    version: int = 0
    position: np.recarray | None = None
    log: tuple[Entry, ...] = ()
    asked_since: tuple[int, ...] = ()
    """By seat, since which version it has been asked the same: an action seen then still holds."""
    answers: Mapping[str, Answer] = field(default_factory=lambda: MappingProxyType({}))

    @property
    def status(self) -> Status:
        """Say whether the game has begun or ended."""
        if self.position is None:
            return "waiting"
        return "over" if self.game.acting(self.position).nobody else "playing"

    @property
    def full(self) -> bool:
        """Tell whether every seat is taken, so that the game can begin."""
        return all(seat.taken for seat in self.seats)

    @property
    def to_act(self) -> tuple[int, ...]:
        """Name the seats that may act now."""
        return () if self.position is None else self.game.acting(self.position).seats

    def seats_of(self, guest: str | None) -> list[int]:
        """List the seats a guest holds."""
        return [n for n, seat in enumerate(self.seats) if guest and seat.guest == guest]

    def with_seat(self, number: int, seat: Seat) -> "Table":
        """Return the table with another holder of one seat."""
        seats = (*self.seats[:number], seat, *self.seats[number + 1 :])
        return replace(self, seats=seats)

    def begun(self) -> "Table":
        """Return the table with the game set up."""
        asked_since = (self.version,) * len(self.seats)
        return replace(self, position=self.game.new(self.config), asked_since=asked_since)

    def after(self, events: Sequence[Event], request: str | None = None) -> "Table":
        """Return the table after events; all that one request brings about carry that request."""
        position, version, log = self.position, self.version, list(self.log)
        asked_since = self.asked_since
        if position is None:
            raise ValueError("A game that has not begun has no events.")
        for event in events:
            before = position
            position, facts = self.game.apply(before, event)
            version += 1
            asked_since = tuple(
                since if self._asks_the_same(before, position, seat) else version
                for seat, since in enumerate(asked_since)
            )
            if facts:
                log.append(Entry(version, tuple(facts)))
        answers = self.answers
        if request is not None:
            answer = Answer(version, self._requested_by(events, request))
            answers = MappingProxyType({**answers, request: answer})
        return replace(
            self,
            position=position,
            version=version,
            log=tuple(log),
            asked_since=asked_since,
            answers=answers,
        )

    def _asks_the_same(self, before: np.recarray, after: np.recarray, seat: int) -> bool:
        asked = self.game.asked(after, seat)
        return asked is not None and asked == self.game.asked(before, seat)

    def _requested_by(self, events: Sequence[Event], request: str) -> int | None:
        """Name the seat a request acted for: it made the first of the request's events."""
        if request in self.answers:
            return self.answers[request].seat
        first = events[0] if events else None
        return first.seat if isinstance(first, Move) else None

    def since(self, version: int) -> Sequence[Entry]:
        """Return what has happened after a version."""
        newest = []
        for entry in reversed(self.log):
            if entry.version <= version:
                break
            newest.append(entry)
        return newest[::-1]
