"""The referee of Spots: converts numbers to the form that the compiled rules take."""

from collections.abc import Sequence

from pipyard.core.contract import Below
from pipyard.core.errors import IllegalMove
from pipyard.core.peek import peek
from pipyard.core.record import NONE
from pipyard.core.referee import NOT_DUE, CompiledReferee, Verdict
from pipyard.games.spots import drive
from pipyard.games.spots.actions import (
    ACTIONS,
    Action,
    ChanceOutcome,
    DiceRolled,
    DogTurnedUp,
    TileRevealed,
    number_in,
)
from pipyard.games.spots.content import Content
from pipyard.games.spots.record import GAME, PHASES

PURPOSES = {
    "roll": "dice/{}",
    "setup_roll": "first/{}",
    "d0g_roll": "dice/d0g",
    "reveal": "tiles/{}",
    "turn_up": "deck",
}
"""What each chance event is for, by phase: dice of a seat, the deck, one of the stacks."""


def purpose_of(phase: int, whose: int) -> str:
    """Return what chance is for in a phase."""
    return PURPOSES.get(PHASES[phase], "").format(whose)


class SpotsReferee(CompiledReferee):
    """Dice are passed as values, a card or a tile as its number."""

    def __init__(self, content: Content) -> None:
        super().__init__(drive.referee, GAME, content.record, purpose_of)
        self._printed = content

    def draw(self, record: bytes, verdict: Verdict, below: Below) -> list[int]:  # noqa: ARG002
        """Roll the dice, values in rising order, or turn up one of the remaining cards or tiles."""
        if verdict.chance == drive.DICE:
            return sorted(below(6) + 1 for _ in range(verdict.outcomes))
        return [verdict.listed[below(verdict.outcomes)]]

    def action(self, record: bytes, number: int) -> Action:
        """Return the action that a number means here."""
        return ACTIONS.from_dense(peek(GAME, record), self._printed, number)

    def number(self, record: bytes, action: Action) -> int:
        """Return an action's number."""
        return number_in(peek(GAME, record), self._printed, action)

    def outcome(self, record: bytes, verdict: Verdict, numbers: Sequence[int]) -> ChanceOutcome:  # noqa: ARG002
        """Return the chance outcome that the numbers mean."""
        if verdict.chance == drive.DICE:
            return DiceRolled(tuple(numbers))
        if verdict.chance == drive.DOG:
            return DogTurnedUp(self._printed.dogs[numbers[0]].name)
        return TileRevealed(self._printed.tricks[numbers[0]].name)

    def numbers(self, record: bytes, verdict: Verdict, outcome: ChanceOutcome) -> list[int]:  # noqa: ARG002
        """Return a chance outcome as numbers."""
        match outcome:
            case DiceRolled(values) if verdict.chance == drive.DICE:
                return list(values)
            case DogTurnedUp(dog) if verdict.chance == drive.DOG:
                return [self._printed.dog_numbers.get(dog, NONE)]
            case TileRevealed(trick) if verdict.chance == drive.TRICK:
                return [self._printed.trick_numbers.get(trick, NONE)]
        raise IllegalMove(NOT_DUE)

    def lay(self, verdict: Verdict, numbers: Sequence[int], given: memoryview) -> int:
        """Count dice by value."""
        if verdict.chance != drive.DICE:
            if len(numbers) != 1:
                raise IllegalMove(NOT_DUE)
            return numbers[0]
        for value in range(1, 7):
            given[value] = 0
        for value in numbers:
            if not 1 <= value <= 6:
                raise IllegalMove(NOT_DUE)
            given[value] += 1
        return 0
