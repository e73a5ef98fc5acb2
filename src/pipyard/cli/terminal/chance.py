"""Where the dice of a terminal game come from."""

import secrets

from pipyard.core.chance import Stream, draw_below, new_stream
from pipyard.core.contract import Below

_TABLE = 0
_BOTS = 1
_TILES = 2


class Chance:
    """Fair chance. With a seed, the same moves get the same dice, also after leaving a game.

    What is drawn with a seed depends only on the number of events so far.
    """

    def __init__(self, seed: int | None) -> None:
        self._seed = seed

    def below(self, events: int) -> Below:
        """Return the source of chance after this many events."""
        return self._source(_TABLE, events)

    def tiles(self) -> Below:
        """Return the source that picks tiles at random before the game."""
        return self._source(_TILES, 0)

    def stream(self, events: int) -> Stream:
        """Return a bot's own stream for a choice after this many events."""
        seed = secrets.randbits(63) if self._seed is None else self._seed
        return new_stream(seed, _BOTS, events)

    def _source(self, purpose: int, events: int) -> Below:
        if self._seed is None:
            return _fair
        stream = new_stream(self._seed, purpose, events)
        return lambda bound: int(draw_below(stream, bound))


def _fair(bound: int) -> int:
    return secrets.randbelow(bound)
