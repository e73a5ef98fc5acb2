"""One game as it stands: who acts, what is legal, what chance may bring, and all that happened."""

from collections.abc import Iterable
from typing import Any

import numpy as np

from pipyard.bots import choose
from pipyard.coach.options import OptionOdds
from pipyard.core.contract import Acting, Drawn, Event, Fact, Game, Move, Outcome
from pipyard.core.errors import IllegalMove
from pipyard.core.record import copied


class Position:
    """A game as it stands; `apply`, `bring` and `draw` change it, nothing else does.

    `events` are all that has happened, in order.
    """

    def __init__(
        self,
        rules: Game[Any, Any, Any],
        config: Any,
        record: np.recarray,
        events: Iterable[Event] = (),
    ) -> None:
        self._rules = rules
        self._config = config
        self._record = record
        self.events = list(events)

    @property
    def record(self) -> np.recarray:
        """The position as a NumPy record of its own."""
        return copied(self._record)

    @property
    def acting(self) -> Acting:
        """Who is to act: seats, chance, or nobody."""
        return self._rules.acting(self._record)

    @property
    def over(self) -> bool:
        """Tell whether the game is over."""
        return self.acting.nobody

    @property
    def seat(self) -> int:
        """The seat that is to act, the first of several; refused while none is."""
        seats = self.acting.seats
        if not seats:
            raise IllegalMove("No player is to act now.")
        return seats[0]

    @property
    def outcome(self) -> Outcome | None:
        """Who won, with all scores; None while the game goes on."""
        return self._rules.outcome(self._record)

    def legal(self, seat: int | None = None) -> list[Any]:
        """List the legal actions of a seat, or of the one that is to act."""
        return self._rules.legal(self._record, self.seat if seat is None else seat)

    def legal_numbers(self, seat: int | None = None) -> list[int]:
        """List the same actions as numbers, rising."""
        return self._rules.legal_dense(self._record, self.seat if seat is None else seat)

    def action(self, number: int) -> Any:
        """Say what the number of an action means here."""
        return self._rules.from_dense(self._record, number)

    def number(self, action: Any) -> int:
        """Number an action."""
        return self._rules.number_of(self._record, action)

    def outcomes(self) -> list[tuple[Any, float]]:
        """List what chance may bring, each with its probability."""
        return list(self._rules.outcomes(self._record))

    def apply(self, action: Any, seat: int | None = None) -> list[Fact]:
        """Do an action, or its number, and tell what happened; an illegal one changes nothing."""
        seat = self.seat if seat is None else seat
        if isinstance(action, int | np.integer):
            if action not in self.legal_numbers(seat):
                raise IllegalMove(f"Action {action} is not legal now.")
            action = self.action(int(action))
        return self.apply_event(Move(seat, action))

    def bring(self, outcome: Any) -> list[Fact]:
        """Let chance bring this outcome, and tell what happened."""
        return self.apply_event(Drawn(outcome))

    def draw(self, source: np.random.Generator) -> list[Fact]:
        """Let chance bring one of its outcomes, with its proper odds."""
        if not self.acting.chance:
            raise IllegalMove("Chance has nothing to bring now.")
        outcome = self._rules.draw(self._record, lambda bound: int(source.integers(bound)))
        return self.bring(outcome)

    def apply_event(self, event: Event) -> list[Fact]:
        """Apply a move or a draw of another game's `events`."""
        facts = self._rules.apply(self._record, event)
        self.events.append(event)
        return facts

    def choose(
        self,
        bot: str,
        source: np.random.Generator,
        *,
        seat: int | None = None,
        patience: float = 1.0,
    ) -> Any:
        """Let a bot choose an action; with more patience those that look ahead look farther."""
        stream = source.integers(2**64, size=1, dtype=np.uint64)
        seat = self.seat if seat is None else seat
        return choose(self._rules, bot, self._record, seat, stream, patience)

    def odds(self, seat: int | None = None) -> list[OptionOdds]:
        """Say what each legal action is worth, as the coach sees it; `docs/coach.md` says how."""
        from pipyard.coach.games import coach_of  # noqa: PLC0415  (loading this takes time)

        seat = self.seat if seat is None else seat
        return coach_of(self._rules, int(self._config.seats)).odds(self._record, seat)

    def view(self) -> Any:
        """Describe the position in words and numbers, as a dataclass of the game's own."""
        return self._rules.view(self._record)

    def log(self) -> str:
        """Write the game as a log that `pipyard verify` and `pipyard coach` read."""
        from pipyard.api.logs import log_text  # noqa: PLC0415  (loading this takes time)

        return log_text(self._rules, self._config, self.events)

    def copy(self) -> "Position":
        """Return a game of its own that stands the same."""
        return Position(self._rules, self._config, self.record, self.events)
