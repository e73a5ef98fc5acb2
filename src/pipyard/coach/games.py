"""Which coach knows a game."""

from importlib import import_module
from typing import Any, Protocol

import numpy as np

from pipyard.coach.options import OptionOdds
from pipyard.core.contract import Game
from pipyard.core.errors import InvalidConfig
from pipyard.core.registry import find_game


class Coach(Protocol):
    """Knows what options are worth; `unit` is `win` for chances to win, `points` for points."""

    unit: str

    def odds(self, position: np.recarray, seat: int) -> list[OptionOdds]:
        """Return the odds of every legal action of a seat, in their order."""
        ...


def coach_of(game: Game[Any, Any, Any], seats: int) -> Coach:
    """Return the coach of a game at a table of so many seats; refuse a game that has none."""
    made: Coach = _part(game.metadata.name, "odds").COACH(game, seats)
    return made


def reviewer_of(game: Game[Any, Any, Any], seats: int) -> Any:
    """Return who reviews finished games; refuse a game that has no coach."""
    return _part(game.metadata.name, "review").REVIEWER(game, seats)


def _part(name: str, part: str) -> Any:
    found = find_game(name).part("coach")
    if found is None:
        raise InvalidConfig(f"There is no coach for {name!r}.")
    return import_module(f"{found.__name__}.{part}")
