"""The games as lessons need them: set up for a scene, read from lines, and named from positions.

What a sentence names (a value, a place, a magnifier, a score) is read off the position and the
move it asks for, so that no sentence can say what the sheet or the rules do not.
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
"""What a sentence may name: numbers, and words of the wire that are put into the reader's words."""


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
        """Return what a sentence may name: where the learner stands, what led there, what is next.

        `after` is the position once the learner has done what the sentence asks for.
        """
        ...


def teaching_of(game: str) -> Teaching | None:
    """Return a game as its lesson needs it; None where it has no lesson."""
    teaching: Teaching | None = find_game(game).part("lesson")
    return teaching
