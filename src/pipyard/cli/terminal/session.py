"""One game in the terminal: its table, the events that led to it, and undo."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Generic, Literal, TypeVar, cast

import numpy as np

from pipyard.bots import choose
from pipyard.cli.terminal.chance import Chance
from pipyard.core.contract import Fact, Game, Move
from pipyard.core.errors import IllegalMove
from pipyard.server.games.hosting import HostedGame
from pipyard.server.tables.events import Begun, Event, Moved, Rolled, Undone
from pipyard.server.tables.table import Seat, Table

if TYPE_CHECKING:
    from pipyard.cli.terminal.games import TerminalGame

G = TypeVar("G", bound=Game[Any, Any, Any])


class CannotUndo(Exception):
    """The player has nothing to take back; `seat` has moved since, if that is the reason."""

    def __init__(self, reason: Literal["nothing", "chance", "other"], seat: int | None = None):
        super().__init__(reason)
        self.reason = reason
        self.seat = seat


@dataclass
class Session(Generic[G]):
    """A game in progress; `content` is the path of its pack or sheet, if it has its own."""

    terminal_game: "TerminalGame"
    table: Table
    seed: int | None = None
    content: str | None = None
    events: list[Event] = field(default_factory=list)

    @classmethod
    def seated(
        cls,
        terminal_game: "TerminalGame",
        game: HostedGame,
        config: Any,
        seats: Sequence[Seat],
        **kept: Any,
    ) -> "Session[G]":
        """Return a session with these players whose game has not started."""
        stored = game.write_config(config)
        table = Table(
            id="",
            game=game.at(stored),
            config=stored,
            host=None,
            seats=tuple(seats),
            rules_version=game.rules_version,
        )
        return cls(terminal_game, table, **kept)

    def begin(self) -> "Session[G]":
        """Start the game."""
        self.apply(Begun())
        return self

    @property
    def game(self) -> G:
        """The rules with the content that is played."""
        return cast("G", self.table.game.rules)

    @property
    def position(self) -> np.recarray:
        """The current position; do not change it in place."""
        return self.table.played

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the seats."""
        return tuple(seat.name for seat in self.table.seats)

    @property
    def chance(self) -> bool:
        """Whether chance acts next."""
        return self.table.acting.chance

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.table.acting.nobody

    @property
    def played(self) -> dict[int, Moved | Rolled]:
        """All moves and draws that were not taken back, by the versions they led to."""
        played: dict[int, Moved | Rolled] = {}
        for version, event in enumerate(self.events, self.table.version - len(self.events) + 1):
            if isinstance(event, Moved | Rolled):
                played[version] = event
            elif isinstance(event, Undone):
                del played[event.taken_back]
        return played

    @property
    def seat(self) -> int | None:
        """The seat that is asked, if any seat may act.

        If several may act, bots come first, so that nobody waits for them later. Then comes the one
        asked last, as long as there is something to ask, and then the next one clockwise.
        """
        last, around = self._last_asked(), len(self.table.seats)
        by_turn = sorted(
            self.table.acting.seats,
            key=lambda seat: (self._is_person(seat), (seat - last) % around),
        )
        return by_turn[0] if by_turn else None

    @property
    def bot(self) -> str | None:
        """The bot that acts next, if it is one."""
        return None if self.seat is None else self.table.seats[self.seat].bot

    @property
    def last_person(self) -> int | None:
        """The last person who has acted since chance did."""
        moved = (step.seat for step in reversed(self.table.trail))
        return next((seat for seat in moved if self._is_person(seat)), None)

    def legal(self) -> list[Any]:
        """List what the current seat may do."""
        return [] if self.seat is None else self.game.legal(self.position, self.seat)

    def apply(self, event: Event) -> None:
        """Apply an event; an illegal one is refused and changes nothing."""
        self.table = self.table.after_one(event)
        self.events.append(event)

    def act(self, action: Any) -> None:
        """Do an action of the current seat."""
        if self.seat is None:
            raise IllegalMove("No player is to act now.")
        self.apply(Moved(Move(self.seat, action), self.bot))

    def draw(self) -> None:
        """Draw the chance event that is due."""
        chance = Chance(self.seed).below(len(self.played))
        self.apply(self.table.draw(chance))

    def let_bot_act(self) -> None:
        """Let the current bot choose an action and do it."""
        seat, bot = self.seat, self.bot
        if seat is None or bot is None:
            raise ValueError("no bot is to act")
        stream = Chance(self.seed).stream(len(self.played))
        self.act(choose(self.game, bot, self.position, seat, stream))

    def is_forced(self) -> bool:
        """Return whether there is only one trivial action."""
        return self.terminal_game.is_forced(self.legal())

    def facts(self, after: int = 0, most: int | None = None) -> list[Fact]:
        """Return the facts of the moves and draws after a version, or only the latest of them."""
        versions = [version for version in self.played if version > after]
        told = set(versions if most is None else versions[-most:])
        entries = [entry for entry in self.table.log() if entry.version in told]
        return [fact for entry in entries for fact in self.table.facts_of(entry)]

    def undo(self, seat: int) -> None:
        """Take back a seat's last choice, with everything that necessarily followed it.

        This never goes back past a roll or a card turned up. What other seats did meanwhile stays
        if they had the same options without it. Otherwise nothing is taken back.
        """
        table, events = self.table, [*self.events]
        try:
            while not self._take_back(seat):
                pass
        except CannotUndo:
            self.table, self.events = table, events
            raise
        version = self.table.undoable(seat)
        if version is not None and self._joins_next(version):
            self._take_back(seat)

    def _take_back(self, seat: int) -> bool:
        """Take back a seat's last move, and return whether it was a choice."""
        version = self.table.undoable(seat)
        if version is None:
            raise self._why_not(seat)
        before = next(step.before for step in self.table.trail if step.version == version)
        self.apply(Undone(seat, version))
        position = self.table.referee.position(before)
        return self.terminal_game.is_choice(self.game.legal(position, seat))

    def _why_not(self, seat: int) -> CannotUndo:
        trail = self.table.trail
        own = [place for place, step in enumerate(trail, 1) if step.seat == seat]
        for step in trail[own[-1] if own else 0 :]:
            if own or seat not in self.table.referee.look(step.before).acting.seats:
                return CannotUndo("other", step.seat)
        drawn = any(isinstance(event, Rolled) for event in self.events)
        return CannotUndo("chance" if drawn else "nothing")

    def _joins_next(self, version: int) -> bool:
        event = self.played.get(version)
        return isinstance(event, Moved) and self.terminal_game.joins_next(event.move.action)

    def people_moved(self) -> bool:
        """Return whether a person has done anything yet."""
        moves = (event.move for event in self.played.values() if isinstance(event, Moved))
        return any(self._is_person(move.seat) for move in moves)

    def _is_person(self, seat: int) -> bool:
        return self.table.seats[seat].bot is None

    def _last_asked(self) -> int:
        for event in reversed(self.events):
            if isinstance(event, Undone):
                return event.seat
            if isinstance(event, Moved) and self._is_person(event.move.seat):
                return event.move.seat
        return 0
