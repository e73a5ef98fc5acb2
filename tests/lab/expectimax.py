"""A naive judge of endings: every roll of six dice, every hand, every move; nothing is merged."""

from functools import cache
from itertools import combinations, product
from typing import Any

import numpy as np

from pipyard.games.spotted import drive
from pipyard.games.spotted.game import Spotted
from pipyard.games.spotted.moves import MOST_LEGAL
from pipyard.games.spotted.record import DICE, GAME, MAGNIFY, OVER, USE, WRITE

SIX = (6,) * 6
FACES = np.indices(SIX) + 1
"""The value of each of the six dice in every possible roll."""


class Judge:
    """Computes the value of a solo position before a roll, by trying everything."""

    def __init__(self, spotted: Spotted) -> None:
        self._spotted = spotted
        self._legal = np.zeros(MOST_LEGAL, np.int16)
        self.before_roll = cache(self._before_roll)
        self._written = cache(self._best_writing)

    def worth(self, position: np.recarray) -> float:
        """Return the average score of the best play from before a roll."""
        return self.before_roll(_plain(position))

    def _before_roll(self, data: bytes) -> float:
        position = _read(data)
        player = position[0].players[0]
        rolls = self._rolls(position)
        if player.rerolls > player.rerolls_used and not position[0].second_roll:
            player.rerolls_used += 1
            assert player.rerolls == player.rerolls_used, "one re-roll is all that is judged"
            once_more = self._rolls(position)
            for count in range(1, 7):
                for dice in combinations(range(6), count):
                    rolls = np.maximum(rolls, once_more.mean(axis=dice, keepdims=True))
        return float(rolls.mean())

    def _rolls(self, position: np.recarray) -> Any:
        """Return the value of each roll if no die is rolled again."""
        second = position[0].second_roll
        lowest, next_lowest = np.sort(FACES, axis=0)[:2]
        best = np.zeros(SIX)
        for dice in combinations(range(6), 2 if second else 3):
            hands = np.zeros((6,) * len(dice))
            for faces in product(range(1, 7), repeat=len(dice)):
                hands[tuple(face - 1 for face in faces)] = self._hand(position, dice, faces)
            taken = np.sort(FACES[list(dice)], axis=0)
            allowed = second or (taken[0] == lowest) & (taken[1] == next_lowest)
            worths = hands[tuple(FACES[die] - 1 for die in dice)]
            best = np.maximum(best, np.where(allowed, worths, 0.0))
        return best

    def _hand(self, position: np.recarray, dice: tuple[int, ...], faces: tuple[int, ...]) -> float:
        held = position.copy()
        game = held[0]
        game.phase, game.part, game.rolling = WRITE, DICE, 0
        game.players[0].writing = USE
        game.players[0].dice[list(dice)] = faces
        return self._written(_plain(held))

    def _best_writing(self, data: bytes) -> float:
        position = _read(data)
        if position[0].phase == OVER:
            return float(self._spotted.scores(position, 0)[-2])
        if position[0].phase != WRITE:
            return self.before_roll(data)
        content = self._spotted.content.record
        count = drive.list_legal(position, content, 0, self._legal)
        return max(self._after(position, move) for move in self._legal[:count].tolist())

    def _after(self, position: np.recarray, move: int) -> float:
        after = position.copy()
        self._spotted.apply_dense(after, 0, move)
        return self._written(_plain(after))


def _plain(position: np.recarray) -> bytes:
    """Return a position's bytes, clearing a field that only matters while taking a magnifier."""
    plain = position.copy()
    if plain[0].players[0].writing != MAGNIFY:
        plain[0].players[0].after_magnifier = 0
    return plain.tobytes()


def _read(data: bytes) -> np.recarray:
    return np.frombuffer(data, GAME).copy().view(np.recarray)
