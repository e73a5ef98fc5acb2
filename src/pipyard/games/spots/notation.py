"""Actions, chance outcomes and positions of Spots as text, and back."""

from dataclasses import dataclass

import numpy as np

from pipyard.core.errors import InvalidText
from pipyard.games.spots.actions import (
    ACTIONS,
    CHANCE,
    Action,
    ChanceOutcome,
    ChooseDice,
    ChooseValue,
)
from pipyard.games.spots.content import Content
from pipyard.games.spots.record import CHOOSE_VALUE

D0G = "d0g"


@dataclass(frozen=True, slots=True)
class Names:
    """The words a text may use: those of the content, and the players' names by seat.

    In a solo game, d0g is at the table too, after the seats; it has no legal actions.
    """

    content: Content
    players: tuple[str, ...]

    def trick(self, text: str) -> str:
        """Find a trick by its name, in upper or lower case."""
        for name in self.content.trick_numbers:
            if name.lower() == text.lower():
                return name
        raise InvalidText(f"there is no trick {text!r}")

    def dog(self, text: str) -> str:
        """Find a dog by its name."""
        if text not in self.content.dog_numbers:
            raise InvalidText(f"there is no dog {text!r}")
        return text

    def seat(self, text: str) -> int:
        """Find a player's seat by name."""
        if text not in self.at_table:
            raise InvalidText(f"there is no player {text!r}")
        return self.at_table.index(text)

    @property
    def at_table(self) -> tuple[str, ...]:
        """List the names of all who play, by seat, d0g last."""
        return (*self.players, D0G) if len(self.players) == 1 else self.players


def parse_action(names: Names, position: np.recarray, text: str) -> Action:
    """Parse an action; the position only decides which choice `choose` means."""
    action = ACTIONS.parse(names, text)
    if action is None:
        raise InvalidText(f"{text!r} is no action")
    if isinstance(action, ChooseValue) and position[0].phase != CHOOSE_VALUE:
        return ChooseDice((action.value,))
    return action


def format_action(names: Names, action: Action) -> str:
    """Return an action as text."""
    return ACTIONS.format(names, action)


def parse_chance(names: Names, text: str) -> ChanceOutcome | None:
    """Parse a chance outcome, or return None if the text is none."""
    return CHANCE.parse(names, text)


def format_chance(outcome: ChanceOutcome) -> str:
    """Return a chance outcome as text."""
    return CHANCE.format(None, outcome)
