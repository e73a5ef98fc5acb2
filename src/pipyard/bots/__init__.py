"""Bots: players that choose among the legal actions and see no more than a person would.

A bot gets a copy of the position and a stream of random numbers of its own, and returns a legal
action. `BOTS` names those of each game, weakest first.
"""

import numpy as np

from pipyard.bots.spots import pick
from pipyard.bots.spots.outlook import SCRATCH
from pipyard.core.chance import Stream
from pipyard.core.errors import IllegalMove, InvalidConfig
from pipyard.core.record import recarray
from pipyard.games.spots.actions import Action
from pipyard.games.spots.game import Spots

BOTS: dict[str, tuple[str, ...]] = {"spots": pick.NAMES}
"""The names of the bots of each game, in a fixed order: a bot's number is its place here."""


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


def choose(spots: Spots, bot_name: str, position: np.recarray, seat: int, stream: Stream) -> Action:
    """Let a bot choose a legal action for a seat that is to act; the position stays as it is."""
    number = bot_number(spots.metadata.name, bot_name)
    if seat not in spots.acting(position).seats:
        raise IllegalMove("It is not this player's turn to act.")
    move = pick.pick_at_table(
        number, position.copy(), spots.content.record, recarray(SCRATCH), stream
    )
    return spots.from_dense(position, int(move))
