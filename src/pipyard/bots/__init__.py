"""Bots: players that choose among the legal actions and see no more than a person would.

A bot gets a copy of the position and a stream of random numbers of its own, and returns a legal
action. `BOTS` names those of each game, weakest first.
"""

from typing import Any, TypeVar

import numpy as np

from pipyard.bots.spots import pick as spots
from pipyard.bots.spotted import pick as spotted
from pipyard.core.chance import Stream
from pipyard.core.contract import Game
from pipyard.core.errors import IllegalMove, InvalidConfig

A = TypeVar("A")

BOTS: dict[str, tuple[str, ...]] = {"spots": spots.NAMES, "spotted": spotted.NAMES}
"""The names of the bots of each game, in a fixed order: a bot's number is its place here."""

_PICK: dict[str, Any] = {"spots": spots.pick, "spotted": spotted.pick}


def bot_number(game_name: str, bot_name: str) -> int:
    """Return a bot's number; refuse a name that the game has no bot for."""
    names = BOTS.get(game_name)
    if names is None:
        raise InvalidConfig(f"There is no game {game_name!r}; choose one of {', '.join(BOTS)}.")
    if bot_name not in names:
        raise InvalidConfig(
            f"There is no bot {bot_name!r} for {game_name}; choose one of {', '.join(names)}."
        )
    return names.index(bot_name)


def choose(
    game: Game[A, Any, Any],
    bot_name: str,
    position: np.recarray,
    seat: int,
    stream: Stream,
    patience: float = 1.0,
) -> A:
    """Let a bot choose a legal action for a seat that is to act; the position stays as it is.

    With more `patience` those that look ahead look farther, and take longer by about as much.
    """
    name = game.metadata.name
    number = bot_number(name, bot_name)
    if seat not in game.acting(position).seats:
        raise IllegalMove("It is not this player's turn to act.")
    move = _PICK[name](game, number, position.copy(), seat, stream, patience)
    return game.from_dense(position, move)
