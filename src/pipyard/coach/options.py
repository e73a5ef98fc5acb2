"""What is known of one option of a decision, whatever the game."""

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class OptionOdds:
    """An option's odds; what means nothing in the game, or is not known, is None.

    `bust` is the chance to bust in the rest of the turn, `complete_dog` and `complete_all` the
    chances to complete a dog and all dogs in it, `dogs` how many are completed on average: with
    best play, and without what a bust takes away again. `worth` is the chance to win, or the points
    of one who plays alone; it lies within `error` of what is said, and is exact where that is 0.
    """

    number: int
    action: Any
    worth: float
    error: float
    bust: float | None = None
    complete_dog: float | None = None
    complete_all: float | None = None
    dogs: float | None = None

    @property
    def exact(self) -> bool:
        """Tell whether the worth is no estimate."""
        return self.error == 0.0


def best_of(options: list[OptionOdds]) -> OptionOdds:
    """Return the option that is worth most, the first of those that are."""
    return max(options, key=lambda option: option.worth)
