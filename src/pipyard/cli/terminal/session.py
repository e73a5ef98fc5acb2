"""One game as a list of events, with the way back: no input, no output, no hidden chance."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, Literal, Protocol, TypeAlias, TypeVar

import numpy as np

from pipyard.bots import choose
from pipyard.cli.terminal.seats import Seat
from pipyard.core.chance import Stream
from pipyard.core.contract import Below, Drawn, Fact, Game, Move
from pipyard.core.errors import IllegalMove

Event: TypeAlias = Move[Any] | Drawn[Any]


class Rules(Protocol):
    """What a session must know of the game that is played."""

    @property
    def game(self) -> Game[Any, Any, Any]:
        """The game behind its contract."""
        ...

    @property
    def content_hash(self) -> str:
        """What tells its content from any other."""
        ...

    @property
    def content_hashes(self) -> frozenset[str]:
        """What its content is called in saved games, older ones too."""
        ...

    def is_forced(self, legal: Sequence[Any]) -> bool:
        """Tell whether these actions are one that a player need not be asked for."""
        ...

    def is_choice(self, legal: Sequence[Any]) -> bool:
        """Tell whether there is more than one way to go on that makes a difference."""
        ...

    def joins_next(self, action: Any) -> bool:
        """Tell whether an action is no choice of its own but goes with what is done next."""
        ...


R = TypeVar("R", bound=Rules)


class CannotUndo(Exception):
    """There is nothing that the player may take back; `seat` has moved since, if that is why."""

    def __init__(self, reason: Literal["nothing", "chance", "other"], seat: int | None = None):
        super().__init__(reason)
        self.reason = reason
        self.seat = seat


@dataclass(frozen=True, slots=True)
class Setup:
    """How a game was set up; `pack` says which content, if not the usual one."""

    config: Any
    seats: tuple[Seat, ...]
    seed: int | None = None
    pack: str | None = None


@dataclass
class Session(Generic[R]):
    """A game in progress: the position after each event is kept, so going back is cutting off."""

    rules: R
    setup: Setup
    events: list[Event] = field(default_factory=list)
    positions: list[np.recarray] = field(default_factory=list)
    _asked: int | None = None

    @classmethod
    def start(cls, rules: R, setup: Setup, events: Iterable[Event] = ()) -> "Session[R]":
        """Set up a game and replay what happened in it; an event that cannot be is refused."""
        session = cls(rules, setup, positions=[rules.game.new(setup.config)])
        for event in events:
            session.apply(event)
        return session

    @property
    def position(self) -> np.recarray:
        """The position now; not to be changed in place."""
        return self.positions[-1]

    @property
    def names(self) -> tuple[str, ...]:
        """What the seats are called."""
        return tuple(seat.name for seat in self.setup.seats)

    @property
    def chance(self) -> bool:
        """Whether chance is to act."""
        return self.rules.game.acting(self.position).chance

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.rules.game.acting(self.position).nobody

    @property
    def seat(self) -> int | None:
        """The seat that is asked, if any is to act.

        Of several, bots come first, so that nobody waits for them later; then whoever was asked
        last, as long as there is something to ask; then the next clockwise.
        """
        seats = self.rules.game.acting(self.position).seats
        last = self._asked or 0
        around = len(self.setup.seats)
        by_turn = sorted(seats, key=lambda seat: (self._is_person(seat), (seat - last) % around))
        return by_turn[0] if by_turn else None

    @property
    def bot(self) -> str | None:
        """The bot that is to act, if one is."""
        return None if self.seat is None else self.setup.seats[self.seat].bot

    @property
    def last_person(self) -> int | None:
        """The person who did something since chance last did."""
        for event in reversed(self.events):
            if isinstance(event, Drawn):
                return None
            if self._is_person(event.seat):
                return event.seat
        return None

    def legal(self) -> list[Any]:
        """List what the seat that is asked may do."""
        return [] if self.seat is None else self._legal_at(len(self.events), self.seat)

    def apply(self, event: Event) -> None:
        """Apply an event; an illegal one is refused and changes nothing."""
        position = self.position.copy()
        self.rules.game.apply(position, event)
        self.events.append(event)
        self.positions.append(position)
        if isinstance(event, Move) and self._is_person(event.seat):
            self._asked = event.seat

    def act(self, action: Any) -> None:
        """Do an action of the seat that is asked."""
        if self.seat is None:
            raise IllegalMove("No player is to act now.")
        self.apply(Move(self.seat, action))

    def draw(self, below: Below) -> None:
        """Let chance bring what is due."""
        self.apply(Drawn(self.rules.game.draw(self.position, below)))

    def let_bot_act(self, stream: Stream) -> None:
        """Let the bot that is asked choose and do its action."""
        seat, bot = self.seat, self.bot
        if seat is None or bot is None:
            raise ValueError("no bot is to act")
        self.act(choose(self.rules.game, bot, self.position, seat, stream))

    def is_forced(self) -> bool:
        """Tell whether one dull action is all there is."""
        return self.rules.is_forced(self.legal())

    def facts(self, number: int) -> list[Fact]:
        """Tell what the event of that number was and what it brought about."""
        return self.rules.game.apply(self.positions[number].copy(), self.events[number])

    def undo(self, seat: int) -> None:
        """Take back a seat's last choice, with what could only follow.

        It never goes past a roll or a card turned up. What other seats did meanwhile stays if it
        would have been possible without; if not, nothing is taken back.
        """
        number = self._last_choice(seat)
        before = self.events[number - 1] if number else None
        if isinstance(before, Move) and before.seat == seat and self._joins_next(before):
            number -= 1
        since = (event for event in self.events[number:] if isinstance(event, Move))
        others = [event for event in since if event.seat != seat]
        kept, positions, asked = self.events[number:], self.positions[number + 1 :], self._asked
        del self.events[number:]
        del self.positions[number + 1 :]
        for event in others:
            try:
                self.apply(event)
            except IllegalMove:
                self.events[number:] = kept
                self.positions[number + 1 :] = positions
                self._asked = asked
                raise CannotUndo("other", event.seat) from None
        self._asked = seat

    def _last_choice(self, seat: int) -> int:
        waited_for = None
        for number in reversed(range(len(self.events))):
            event = self.events[number]
            if isinstance(event, Drawn):
                break
            if event.seat == seat:
                if self.rules.is_choice(self._legal_at(number, seat)):
                    return number
            elif seat not in self.rules.game.acting(self.positions[number]).seats:
                waited_for = event.seat
        else:
            raise CannotUndo("nothing" if waited_for is None else "other", waited_for)
        raise CannotUndo("chance" if waited_for is None else "other", waited_for)

    def people_moved(self) -> bool:
        """Tell whether a person has done anything yet."""
        return any(isinstance(event, Move) and self._is_person(event.seat) for event in self.events)

    def _is_person(self, seat: int) -> bool:
        return self.setup.seats[seat].bot is None

    def _joins_next(self, event: Move[Any]) -> bool:
        return self.rules.joins_next(event.action)

    def _legal_at(self, number: int, seat: int) -> list[Any]:
        return list(self.rules.game.legal(self.positions[number], seat))
