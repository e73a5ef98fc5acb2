"""What is known about one option of a decision, in any game."""

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class OptionOdds:
    """An option's odds; what has no meaning in the game, or is not known, is None.

    `bust` is the chance to bust in the rest of the turn, `complete_dog` and `complete_all` the
    chances to complete a dog and all dogs in it, and `dogs` the average number of completed dogs:
    with best play, and without what a bust takes away again. `worth` is the chance to win, or a
    solo player's points; it is off by at most `error`, and exact if that is 0.
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
        """Return whether the worth is exact, not an estimate."""
        return self.error == 0.0


def best_of(options: list[OptionOdds]) -> OptionOdds:
    """Return the option that is worth most; of several, the first."""
    return max(options, key=lambda option: option.worth)
