"""One game as a list of events, with the way back: no input, no output, no hidden chance."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

import numpy as np

from pipyard.bots import choose
from pipyard.cli.terminal.seats import Seat
from pipyard.core.chance import Stream
from pipyard.core.contract import Below, Drawn, Fact, Move
from pipyard.games.spots.actions import (
    Action,
    BuryDie,
    ChanceOutcome,
    DoTrick,
    KeepRoll,
    PlaceDie,
    ScoreDogs,
)
from pipyard.games.spots.game import Spots, SpotsConfig
from pipyard.games.spots.notation import Names
from pipyard.games.spots.story import tell
from pipyard.games.spots.view import View, view

Event: TypeAlias = Move[Action] | Drawn[ChanceOutcome]

_ALWAYS_ASKED = (DoTrick, PlaceDie, BuryDie, ScoreDogs)


class CannotUndo(Exception):
    """There is nothing that the player may take back; `seat` has moved since, if that is why."""

    def __init__(self, reason: Literal["nothing", "chance", "other"], seat: int | None = None):
        super().__init__(reason)
        self.reason = reason
        self.seat = seat


@dataclass(frozen=True, slots=True)
class Setup:
    """How a game was set up; `pack` is the folder of its cards and tiles, if not the usual ones."""

    config: SpotsConfig
    seats: tuple[Seat, ...]
    seed: int | None = None
    pack: str | None = None


@dataclass
class Session:
    """A game in progress: the position after each event is kept, so going back is cutting off."""

    spots: Spots
    setup: Setup
    events: list[Event] = field(default_factory=list)
    positions: list[np.recarray] = field(default_factory=list)

    @classmethod
    def start(cls, spots: Spots, setup: Setup, events: Iterable[Event] = ()) -> "Session":
        """Set up a game and replay what happened in it; an event that cannot be is refused."""
        session = cls(spots, setup, positions=[spots.new(setup.config)])
        for event in events:
            session.apply(event)
        return session

    @property
    def position(self) -> np.recarray:
        """The position now; not to be changed in place."""
        return self.positions[-1]

    @property
    def names(self) -> Names:
        """The words that texts about this game may use."""
        return Names(self.spots.content, tuple(seat.name for seat in self.setup.seats))

    @property
    def chance(self) -> bool:
        """Whether chance is to act."""
        return self.spots.acting(self.position).chance

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.spots.acting(self.position).nobody

    @property
    def seat(self) -> int | None:
        """The seat that is to act, if any is."""
        seats = self.spots.acting(self.position).seats
        return seats[0] if seats else None

    @property
    def bot(self) -> str | None:
        """The bot that is to act, if one is."""
        return None if self.seat is None else self.setup.seats[self.seat].bot

    def legal(self) -> list[Action]:
        """List what the acting seat may do."""
        return self._legal_at(len(self.events))

    def view(self) -> View:
        """Describe the position."""
        return view(self.spots.content, self.position)

    def apply(self, event: Event) -> None:
        """Apply an event; an illegal one is refused and changes nothing."""
        position = self.position.copy()
        self.spots.apply(position, event)
        self.events.append(event)
        self.positions.append(position)

    def act(self, action: Action) -> None:
        """Do an action of the acting seat."""
        seat = self.spots.acting(self.position).seats[0]
        self.apply(Move(seat, action))

    def draw(self, below: Below) -> None:
        """Let chance bring what is due."""
        self.apply(Drawn(self.spots.draw(self.position, below)))

    def let_bot_act(self, stream: Stream) -> None:
        """Let the bot on the acting seat choose and do its action."""
        seat, bot = self.seat, self.bot
        if seat is None or bot is None:
            raise ValueError("no bot is to act")
        self.act(choose(self.spots, bot, self.position, seat, stream))

    def is_forced(self, number: int | None = None) -> bool:
        """Tell whether one dull action is all there is, now or before the event of that number."""
        legal = self._legal_at(len(self.events) if number is None else number)
        return len(legal) == 1 and not isinstance(legal[0], _ALWAYS_ASKED)

    def facts(self, number: int) -> list[Fact]:
        """Tell what the event of that number was and what it brought about."""
        before, after = self.positions[number : number + 2]
        return tell(self.spots.content, before, self.events[number], after)

    def kept(self) -> np.recarray:
        """Return the position as it would be with the roll kept."""
        position = self.position.copy()
        self.spots.apply(position, Move(int(position[0].turn), KeepRoll()))
        return position

    def undo(self) -> None:
        """Take back the acting seat's last choice, with what could only follow.

        It never goes past a roll or a card turned up, nor past what another seat did. A kept roll
        is no choice of its own: it goes back together with what was done next.
        """
        number = self._last_choice()
        if number and _is_keep(self.events[number - 1]):
            number -= 1
        del self.events[number:]
        del self.positions[number + 1 :]

    def _last_choice(self) -> int:
        for number in reversed(range(len(self.events))):
            event = self.events[number]
            if isinstance(event, Drawn):
                raise CannotUndo("chance")
            if event.seat != self.seat:
                raise CannotUndo("other", event.seat)
            if self._is_choice(number):
                return number
        raise CannotUndo("nothing")

    def _is_choice(self, number: int) -> bool:
        """Tell whether there was more than one way to go on; in which order to bury is none."""
        legal = self._legal_at(number)
        return len(legal) > 1 and not all(isinstance(action, BuryDie) for action in legal)

    def people_moved(self) -> bool:
        """Tell whether a person has done anything yet."""
        seats: Sequence[Seat] = self.setup.seats
        return any(
            isinstance(event, Move) and seats[event.seat].bot is None for event in self.events
        )

    def _legal_at(self, number: int) -> list[Action]:
        position = self.positions[number]
        seats = self.spots.acting(position).seats
        return self.spots.legal(position, seats[0]) if seats else []


def _is_keep(event: Event) -> bool:
    return isinstance(event, Move) and isinstance(event.action, KeepRoll)
