"""Tables at which the caller has one seat and bots play the others."""

from collections.abc import Sequence

import numpy as np

from pipyard.bots import bot_number, bots_of
from pipyard.core.chance import Stream, new_stream
from pipyard.core.errors import InvalidConfig
from pipyard.lab.arrays import BatchArrays
from pipyard.lab.batch import STEP_LIMIT, Batch, BatchOptions
from pipyard.lab.simulate import TableSetup, seat_bots

RANDOM = "random"
LOST = -1.0
"""The reward for an illegal action, which also ends the game."""


class BotTables:
    """A number of tables, each shown only when the caller's seat acts or the game is over.

    `rewards`, `terminated` and `truncated` are those of the caller's seat since its last action. A
    finished table waits until it is reset.
    """

    def __init__(
        self,
        setup: TableSetup,
        tables: int,
        bots: Sequence[str] = (),
        seat: int = 0,
        step_limit: int = STEP_LIMIT,
    ) -> None:
        if not 0 <= seat < setup.seats:
            raise InvalidConfig(f"A seat is a number from 0 to {setup.seats - 1}, not {seat}.")
        self.setup = setup
        self.seat = seat
        self._size = tables
        self._step_limit = step_limit
        self._names = _bots_by_seat(setup, bots, seat)
        self.rewards = np.zeros(tables, np.float64)
        self.terminated = np.zeros(tables, np.bool_)
        self.truncated = np.zeros(tables, np.bool_)
        self.sow(0)

    def sow(self, seed: int) -> None:
        """Start a series of games that depend on the seed."""
        options = BatchOptions(self._size, seed, auto_reset=False, step_limit=self._step_limit)
        self.batch = Batch(self.setup, options)
        self.out: BatchArrays = self.batch.arrays()
        self._thoughts: list[Stream] = [new_stream(seed, table) for table in range(self._size)]

    @property
    def over(self) -> np.ndarray[tuple[int], np.dtype[np.bool_]]:
        """Return which games are over."""
        return self.terminated | self.truncated

    def reset(self, tables: np.ndarray[tuple[int], np.dtype[np.bool_]] | None = None) -> None:
        """Start new games at all tables, or at those of a mask, and let bots play first."""
        chosen = np.ones(self._size, np.bool_) if tables is None else tables
        self.rewards[chosen] = 0.0
        self.terminated[chosen] = self.truncated[chosen] = False
        self.batch.reset(self.out, chosen)
        self._note(chosen)
        self._let_bots_play()

    def step(self, actions: np.ndarray[tuple[int], np.dtype[np.int64]]) -> None:
        """Do an action at every table that is not over, and let bots play until the next one.

        An illegal action loses its game.
        """
        going = ~self.over
        self.rewards[:] = 0.0
        legal = self.out.legal[np.arange(self._size), actions]
        self.rewards[going & ~legal] = LOST
        self.terminated |= going & ~legal
        self._do(np.where(going & legal, actions, -1))
        self._let_bots_play()

    def _do(self, actions: np.ndarray[tuple[int], np.dtype[np.int64]]) -> None:
        self.batch.step(actions, self.out)
        self.rewards += self.out.rewards[:, self.seat]
        self._note(actions >= 0)

    def _note(self, moved: np.ndarray[tuple[int], np.dtype[np.bool_]]) -> None:
        self.terminated |= moved & self.out.terminated
        self.truncated |= moved & self.out.truncated

    def _let_bots_play(self) -> None:
        while True:
            waiting = ~self.over & (self.out.seats != self.seat)
            if not waiting.any():
                return
            actions = np.full(self._size, -1, np.int64)
            anything = self.batch.sample()
            for table in np.flatnonzero(waiting):
                actions[table] = self._pick(int(table), int(anything[table]))
            self._do(actions)

    def _pick(self, table: int, anything: int) -> int:
        seat = int(self.out.seats[table])
        name = self._names[seat]
        if name == RANDOM:
            return anything
        game, position = self.setup.game, self.batch.position(table)
        number, thoughts = bot_number(game, name), self._thoughts[table]
        return bots_of(game).pick(self.setup.rules, number, position, seat, thoughts, 1.0)


def _bots_by_seat(setup: TableSetup, bots: Sequence[str], seat: int) -> list[str]:
    """Give every seat but one a bot: one name for all, or one name per seat in order."""
    if not bots or len(bots) == 1 or setup.seats == 1:
        return list(seat_bots(setup.game, bots, setup.seats))
    named = list(seat_bots(setup.game, bots, setup.seats - 1))
    named.insert(seat, RANDOM)
    return named
