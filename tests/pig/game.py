"""The rules of Pig: first to 100 points, a 1 loses the points of the turn."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

import numpy as np

from pipyard.core.contract import BY_SEAT, Acting, Below, Fact, Game, Metadata, Outcome
from pipyard.core.errors import IllegalMove
from pipyard.core.record import recarray

GOAL = 100
SEATS = 6
POSITION = np.dtype(
    [
        ("scores", "i2", SEATS),
        ("seats", "i2"),
        ("goal", "i2"),
        ("turn", "i2"),
        ("kept", "i2"),
        ("rolling", "i2"),
    ],
    align=True,
)
"""`kept` is the points of the turn so far; `rolling` is 1 while a die has to be rolled."""


@dataclass(frozen=True, slots=True)
class PigConfig:
    """How a game is set up."""

    seats: int = 2
    goal: int = GOAL


@dataclass(frozen=True, slots=True)
class Roll:
    """Roll the die."""

    type: Literal["roll"] = "roll"


@dataclass(frozen=True, slots=True)
class Hold:
    """Keep what the turn has brought and pass the die."""

    type: Literal["hold"] = "hold"


@dataclass(frozen=True, slots=True)
class DieRolled:
    """The die landed."""

    values: tuple[int]
    type: Literal["die_rolled"] = "die_rolled"


Action: TypeAlias = Roll | Hold
ACTIONS = (Roll, Hold)


@dataclass(slots=True)
class PigView:
    """What lies on the table."""

    turn: int
    scores: tuple[int, ...] = field(metadata=BY_SEAT)
    kept: int


class Pig(Game[Action, DieRolled, PigConfig]):
    """The game; it has no content."""

    metadata = Metadata("pig", 1, 2, SEATS, len(ACTIONS), PigConfig, ACTIONS, (DieRolled,))

    def new(self, config: PigConfig) -> np.recarray:
        """Set up a position."""
        self.check_seats(config.seats)
        position = recarray(POSITION)
        position[0].seats, position[0].goal = config.seats, config.goal
        return position

    def acting(self, position: np.recarray) -> Acting:
        """Return who has to act."""
        game = position[0]
        if game.scores.max() >= game.goal:
            return Acting()
        return Acting(chance=True) if game.rolling else Acting(seats=(int(game.turn),))

    def legal_dense(self, position: np.recarray, seat: int) -> list[int]:
        """Allow rolling, and holding what was rolled."""
        if seat not in self.acting(position).seats:
            return []
        return [0, 1] if position[0].kept else [0]

    def from_dense(self, position: np.recarray, number: int) -> Action:  # noqa: ARG002
        """Return the meaning of a number."""
        return ACTIONS[number]()

    def number_of(self, position: np.recarray, action: Action) -> int:  # noqa: ARG002
        """Return an action's number."""
        return ACTIONS.index(type(action))

    def apply_dense(self, position: np.recarray, seat: int, number: int) -> list[Fact]:
        """Start a roll, or bank the points of the turn."""
        game = position[0]
        if ACTIONS[number] is Roll:
            game.rolling = 1
            return []
        facts = [Fact("points_kept", {"seat": seat, "points": int(game.kept)})]
        game.scores[seat] += game.kept
        if game.scores[seat] >= game.goal:
            facts.append(Fact("game_won", {"seat": seat}))
        _pass(game)
        return facts

    def apply_outcome(self, position: np.recarray, outcome: DieRolled) -> list[Fact]:
        """Add the die, or lose the points of the turn."""
        game, (value,) = position[0], outcome.values
        if not game.rolling or not 1 <= value <= 6:
            raise IllegalMove("No such die is to be rolled now.")
        seat = int(game.turn)
        facts = [Fact("die_rolled", {"seat": seat, "value": value})]
        game.rolling = 0
        if value == 1:
            facts.append(Fact("turn_lost", {"seat": seat, "points": int(game.kept)}))
            _pass(game)
        else:
            game.kept += value
        return facts

    def outcomes(self, position: np.recarray) -> Iterator[tuple[DieRolled, float]]:
        """Yield the faces of the die."""
        if position[0].rolling:
            for value in range(1, 7):
                yield DieRolled((value,)), 1 / 6

    def purpose(self, position: np.recarray) -> str:
        """Return the purpose of the roll."""
        return f"dice/{position[0].turn}" if position[0].rolling else ""

    def draw(self, position: np.recarray, below: Below) -> DieRolled:  # noqa: ARG002
        """Roll the die."""
        return DieRolled((below(6) + 1,))

    def outcome(self, position: np.recarray) -> Outcome | None:
        """Return who reached the goal."""
        scores = tuple(int(score) for score in position[0].scores[: position[0].seats])
        winners = tuple(seat for seat, score in enumerate(scores) if score >= position[0].goal)
        return Outcome(winners, scores) if winners else None

    def view(self, position: np.recarray) -> PigView:
        """Describe a position."""
        game = position[0]
        scores = tuple(int(score) for score in game.scores[: game.seats])
        return PigView(int(game.turn), scores, int(game.kept))


def _pass(game: np.record) -> None:
    game.kept = 0
    game.turn = (game.turn + 1) % game.seats
