"""Positions for each kind of decision, found in random games."""

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from pipyard.core.chance import draw_below, new_stream
from pipyard.core.contract import Drawn, Game, Move


def one_of_each(
    game: Game[Any, Any, Any],
    configs: Sequence[Any],
    phase_of: Callable[[np.recarray], int],
    events: int = 600,
) -> dict[int, np.recarray]:
    """Play random games and return the first position of each phase."""
    found: dict[int, np.recarray] = {}
    for number, config in enumerate(configs):
        stream = new_stream(8, number)
        position = game.new(config)
        for _ in range(events):
            found.setdefault(phase_of(position), position.copy())
            acting = game.acting(position)
            if acting.nobody:
                break
            if acting.chance:
                drawn = game.draw(position, lambda bound, s=stream: int(draw_below(s, bound)))
                game.apply(position, Drawn(drawn))
            else:
                seat = acting.seats[0]
                legal = game.legal(position, seat)
                game.apply(position, Move(seat, legal[int(draw_below(stream, len(legal)))]))
    return found
