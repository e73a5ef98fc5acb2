"""Spotted! as a session holds it: which choices are none, and what goes back together."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from pipyard.core.contract import Move
from pipyard.core.jit import plain
from pipyard.games.spotted.actions import Action, KeepRoll
from pipyard.games.spotted.game import Spotted, step_of_pick
from pipyard.games.spotted.rules import picks_in_turn as rule_of_picks
from pipyard.games.spotted.view import View, view

picks_in_turn = plain(rule_of_picks)


@dataclass(frozen=True, slots=True)
class SpottedRules:
    """The rules of Spotted! on a sheet."""

    game: Spotted

    @property
    def content_hash(self) -> str:
        """What tells its sheet from any other."""
        return self.game.content.hash

    @property
    def content_hashes(self) -> frozenset[str]:
        """What this sheet is called in saved games, older ones too."""
        return self.game.content.hashes

    def view(self, position: np.recarray) -> View:
        """Describe a position."""
        return view(self.game, position)

    def is_forced(self, legal: Sequence[Action]) -> bool:
        """Tell whether one action is all there is."""
        return len(legal) == 1

    def is_choice(self, legal: Sequence[Action]) -> bool:
        """Tell whether there is more than one way to go on."""
        return len(legal) > 1

    def joins_next(self, action: Action) -> bool:
        """Tell whether an action keeps a roll, which goes with the die that is taken next."""
        return isinstance(action, KeepRoll)

    def takers(self, position: np.recarray) -> list[int]:
        """List the seats that take a die from now on, in order."""
        game = position.copy()[0]
        seats = []
        for pick in range(game.picks, picks_in_turn(game)):
            game.picks = pick
            seats.append(int(game.active + step_of_pick(game)) % int(game.seats))
        return seats

    def after(self, position: np.recarray, seat: int, action: Action) -> np.recarray:
        """Return a position as it would be after a legal action."""
        changed = position.copy()
        self.game.apply(changed, Move(seat, action))
        return changed
