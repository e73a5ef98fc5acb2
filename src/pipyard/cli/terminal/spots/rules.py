"""Spots as a session holds it: which choices are none, and what goes back together."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from pipyard.core.contract import Move
from pipyard.games.spots.actions import Action, BuryDie, DoTrick, KeepRoll, PlaceDie, ScoreDogs
from pipyard.games.spots.game import Spots
from pipyard.games.spots.view import View, view

_ALWAYS_ASKED = (DoTrick, PlaceDie, BuryDie, ScoreDogs)


@dataclass(frozen=True, slots=True)
class SpotsRules:
    """The rules of Spots with some cards and tiles."""

    game: Spots

    @property
    def content_hash(self) -> str:
        """What tells its cards and tiles from any others."""
        return self.game.content.hash

    @property
    def content_hashes(self) -> frozenset[str]:
        """What these cards and tiles are called in saved games, older ones too."""
        return self.game.content.hashes

    def view(self, position: np.recarray) -> View:
        """Describe a position."""
        return view(self.game.content, position)

    def is_forced(self, legal: Sequence[Action]) -> bool:
        """Tell whether one dull action is all there is."""
        return len(legal) == 1 and not isinstance(legal[0], _ALWAYS_ASKED)

    def is_choice(self, legal: Sequence[Action]) -> bool:
        """Tell whether there is more than one way to go on; in which order to bury is none."""
        return len(legal) > 1 and not all(isinstance(action, BuryDie) for action in legal)

    def joins_next(self, action: Action) -> bool:
        """Tell whether an action keeps a roll, which goes with what is done next."""
        return isinstance(action, KeepRoll)

    def kept(self, position: np.recarray) -> np.recarray:
        """Return a position as it would be with the roll kept."""
        after = position.copy()
        self.game.apply(after, Move(int(position[0].turn), KeepRoll()))
        return after
