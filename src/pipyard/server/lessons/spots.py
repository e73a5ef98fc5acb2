"""Spots as its lesson needs it."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from pipyard.core.contract import Drawn, Fact
from pipyard.core.scenario import Line
from pipyard.games.spots import notation
from pipyard.games.spots.content import standard_content
from pipyard.games.spots.position import parse_position
from pipyard.server.games.hosting import published
from pipyard.server.lessons.teaching import Named


class TeachingSpots:
    """Spots, with the published cards and tiles."""

    def __init__(self) -> None:
        self.game = published("spots")
        self._content = standard_content()

    def start(self, header: Sequence[Line]) -> tuple[np.recarray, tuple[str, ...]]:
        """Set up a scene."""
        return parse_position(header, self._content)

    def read(self, text: str, position: np.recarray, names: tuple[str, ...]) -> Any | Drawn[Any]:
        """Read a line."""
        known = notation.Names(self._content, names)
        outcome = notation.parse_chance(known, text)
        return Drawn(outcome) if outcome else notation.parse_action(known, position, text)

    def named(
        self,
        position: np.recarray,  # noqa: ARG002
        facts: Sequence[Fact],  # noqa: ARG002
        action: Any | None,  # noqa: ARG002
        after: np.recarray | None,  # noqa: ARG002
    ) -> Named:
        """Return nothing: cards and tiles are published and do not change."""
        return {}


TEACHING = TeachingSpots()
