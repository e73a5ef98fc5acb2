"""The interface that lessons need from games: setting up, reading lines, and naming things.

What a sentence mentions (a value, a place, a magnifier, a score) is taken from the position and the
requested move, so no sentence can contradict the sheet or the rules.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Protocol, TypeAlias

import numpy as np

from pipyard.core.contract import Drawn, Fact
from pipyard.core.registry import find_game
from pipyard.core.scenario import Line
from pipyard.server.games.hosting import HostedGame

DATA = Path(__file__).parent / "data"

Named: TypeAlias = Mapping[str, int | str | list[int] | list[str]]
"""What a sentence may refer to: numbers, and protocol words that clients translate."""


class Teaching(Protocol):
    """A game as lessons need it."""

    game: HostedGame

    def start(self, header: Sequence[Line]) -> tuple[np.recarray, tuple[str, ...]]:
        """Set up a scene; return the position and the players' names."""
        ...

    def read(self, text: str, position: np.recarray, names: tuple[str, ...]) -> Any | Drawn[Any]:
        """Read a line as an outcome of chance, or else as an action."""
        ...

    def named(
        self,
        position: np.recarray,
        facts: Sequence[Fact],
        action: Any | None,
        after: np.recarray | None,
    ) -> Named:
        """Return what a sentence may refer to: the current position, the past and the next action.

        `after` is the position after the learner has done the requested action.
        """
        ...


def teaching_of(game: str) -> Teaching | None:
    """Return a game as its lesson needs it, or None if it has no lesson."""
    teaching: Teaching | None = find_game(game).part("lesson")
    return teaching
