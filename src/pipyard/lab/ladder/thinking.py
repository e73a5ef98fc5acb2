"""How long bots think, measured over the decisions of their own games."""

import time
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np

from pipyard.bots import choose
from pipyard.core.chance import Stream, draw_below, new_stream
from pipyard.core.contract import Drawn, Game, Move

MOST_DECISIONS = 500
"""A game of random players may last very long, so it is left after this many decisions."""


class NewTable(Protocol):
    """Sets up a game at its beginning."""

    def __call__(self) -> tuple[Game[Any, Any, Any], np.recarray]:
        """Return the game and its first position, not shared with any other thread."""
        ...


@dataclass(frozen=True, slots=True)
class Thinker:
    """A bot that plays all seats of a game, with this much patience."""

    bot: str
    new_table: NewTable
    patience: float = 1.0


def think_times(thinker: Thinker, seed: int, number: int, most: int = MOST_DECISIONS) -> list[int]:
    """Let a bot play a game by its number; return the microseconds of each of its decisions.

    The bot is called the way a server calls it. Only the processor time of this thread counts, so
    it does not depend on other work, and only decisions between at least two legal actions.
    """
    game, position = thinker.new_table()
    chance = new_stream(seed, number, 0)
    own = [new_stream(seed, number, 1 + seat) for seat in range(game.metadata.max_seats)]
    times: list[int] = []
    while len(times) < most:
        acting = game.acting(position)
        if acting.nobody:
            break
        if acting.chance:
            _draw(game, position, chance)
            continue
        seat = acting.seats[0]
        legal = game.legal_dense(position, seat)
        if len(legal) > 1:
            began = time.thread_time()
            action = choose(game, thinker.bot, position, seat, own[seat], thinker.patience)
            times.append(round((time.thread_time() - began) * 1e6))
        else:
            action = game.from_dense(position, legal[0])
        game.apply(position, Move(seat, action))
    return times


def _draw(game: Game[Any, Any, Any], position: np.recarray, chance: Stream) -> None:
    outcome = game.draw(position, lambda bound: int(draw_below(chance, bound)))
    game.apply(position, Drawn(outcome))
