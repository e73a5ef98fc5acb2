"""The coaches of the games."""

from importlib import import_module
from typing import Any, Protocol

import numpy as np

from pipyard.coach.options import OptionOdds
from pipyard.coach.reasons import Reason
from pipyard.core.contract import Game
from pipyard.core.errors import InvalidConfig
from pipyard.core.registry import find_game


class Coach(Protocol):
    """Knows what options are worth; `unit` is `win` for chances to win, `points` for points."""

    unit: str

    def odds(self, position: np.recarray, seat: int) -> list[OptionOdds]:
        """Return the odds of every legal action of a seat, in their order."""
        ...

    def reasons(self, position: np.recarray, better: int, other: int) -> tuple[Reason, ...]:
        """Explain why one option of the latest position is better than another, by indexes."""
        ...


def coach_of(game: Game[Any, Any, Any], seats: int, *, quick: bool = False) -> Coach:
    """Return the coach of a game at a table with a number of seats; refuse a game without one.

    A quick coach takes no more time than for a decision in the review of a whole game.
    """
    name = game.metadata.name
    made: Coach = (
        _part(name, "review").QUICK(game, seats)
        if quick
        else _part(name, "odds").COACH(game, seats)
    )
    return made


def reviewer_of(game: Game[Any, Any, Any], seats: int) -> Any:
    """Return the reviewer of finished games; refuse a game that has no coach."""
    return _part(game.metadata.name, "review").REVIEWER(game, seats)


def check_coached(name: str) -> None:
    """Refuse a game that has no coach."""
    _part(name, "odds")


def _part(name: str, part: str) -> Any:
    found = find_game(name).part("coach")
    if found is None:
        raise InvalidConfig(f"There is no coach for {name!r}.")
    return import_module(f"{found.__name__}.{part}")
