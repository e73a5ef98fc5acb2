"""Many tables of a game stepped together, for learning or searching with many games at once.

Every table has its own streams of random numbers, so a batch plays the same games on any number of
threads. What the tables show is written into the caller's arrays.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import ArrayLike

from pipyard.core.contract import Drawn
from pipyard.core.errors import IllegalMove, InvalidConfig
from pipyard.lab.arrays import (
    CHANCE,
    DRAW,
    NEW_GAME,
    SHOW,
    STAY,
    BatchArrays,
    Commands,
    Observation,
)
from pipyard.lab.games import tool_of
from pipyard.lab.simulate import TableSetup

STEP_LIMIT = 20_000


@dataclass(frozen=True, slots=True)
class BatchOptions:
    """How a batch is played.

    Chance is drawn automatically if `automatic_chance` is set, and a finished table restarts
    automatically if `auto_reset` is set. After `step_limit` actions, a game is cut off.
    """

    tables: int
    seed: int = 0
    automatic_chance: bool = True
    auto_reset: bool = True
    step_limit: int = STEP_LIMIT

    def check(self) -> None:
        """Raise an error if the options are invalid."""
        if self.tables < 1:
            raise InvalidConfig(f"A batch has at least 1 table, not {self.tables}.")
        if self.seed < 0:
            raise InvalidConfig(f"A seed is 0 or more, not {self.seed}.")
        if self.step_limit < 1:
            raise InvalidConfig(f"The step limit is 1 or more, not {self.step_limit}.")


class Tables(ABC):
    """A game's part of a batch: positions, and how to step them."""

    def __init__(self, setup: TableSetup, features: tuple[str, ...]) -> None:
        self.setup = setup
        self.features = features

    @abstractmethod
    def refused(self, commands: Commands) -> int:
        """Return the first table that cannot execute its command, or -1."""

    @abstractmethod
    def step(self, part: slice, commands: Commands, out: BatchArrays, *, rewrite: bool) -> None:
        """Step some of the tables, with their part of the commands and arrays.

        With `rewrite`, also show tables that do not change.
        """

    @abstractmethod
    def sample(self, commands: Commands) -> None:
        """Pick a random legal action for each table that has one; leave the others unchanged."""

    @abstractmethod
    def position(self, index: int) -> np.recarray:
        """Return a copy of the position of a table."""

    @abstractmethod
    def place(self, index: int, position: np.recarray) -> None:
        """Put a position on a table; the next step shows it."""

    @abstractmethod
    def look(self, index: int, seat: int) -> Observation:
        """Return what a seat sees at a table, even if it is not that seat's turn."""


class Batch:
    """A number of tables of one game, stepped together.

    `features` names the columns of the observations, which are those of the acting seat, with its
    own things first. An action is its dense number; -1 leaves a table unchanged.
    """

    def __init__(self, setup: TableSetup, options: BatchOptions, threads: int = 1) -> None:
        options.check()
        if threads < 1:
            raise InvalidConfig(f"At least 1 thread is needed, not {threads}.")
        self.setup = setup
        self.size = options.tables
        self.seats = setup.seats
        self.action_count = setup.rules.metadata.dense_actions
        self._tables: Tables = tool_of(setup.game, "batch").tables_of(setup, options)
        self.features = self._tables.features
        self._parts = _parts(self.size, threads)
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None
        self._shown: BatchArrays | None = None
        self._outs: Sequence[BatchArrays] = ()

    def arrays(self) -> BatchArrays:
        """Return arrays of the right shapes, to pass to every call."""
        size = self.size
        return BatchArrays(
            observations=np.zeros((size, len(self.features)), np.float32),
            legal=np.zeros((size, self.action_count), np.bool_),
            seats=np.zeros(size, np.int32),
            rewards=np.zeros((size, self.seats), np.float32),
            terminated=np.zeros(size, np.bool_),
            truncated=np.zeros(size, np.bool_),
        )

    def reset(self, out: BatchArrays, tables: ArrayLike | None = None) -> None:
        """Start a new game at every table, or at those of a mask."""
        self._command(self._at(tables, NEW_GAME), out)

    def step(self, actions: ArrayLike, out: BatchArrays) -> None:
        """Do an action at every table; an illegal action is refused before anything is done."""
        commands = np.ascontiguousarray(actions, np.int32)
        if commands.shape != (self.size,):
            raise InvalidConfig(f"{self.size} tables need as many actions, one for each.")
        if (commands < STAY).any():
            raise IllegalMove("An action is a number from 0, or -1 to leave a table as it is.")
        self._command(commands, out)

    def draw(self, out: BatchArrays) -> None:
        """Draw chance once at every table where it acts next; only if chance is not automatic."""
        shown = out.seats if self._shown is None else self._shown.seats
        self._command(self._at(shown == CHANCE, DRAW), out)

    def bring(self, table: int, outcome: Any, out: BatchArrays) -> None:
        """Apply a chance outcome chosen by the caller to one table."""
        position = self.position(table)
        self.setup.rules.apply(position, Drawn(outcome))
        self.place(table, position, out)

    def place(self, table: int, position: np.recarray, out: BatchArrays | None = None) -> None:
        """Put a position on one table, and show it if `out` is given."""
        self._tables.place(table, position)
        if out is not None:
            self._command(self._at(np.arange(self.size) == table, SHOW), out)

    def sample(self) -> Commands:
        """Pick a random legal action at every table, each with the same probability."""
        commands: Commands = np.empty(self.size, np.int32)
        self._tables.sample(commands)
        return commands

    def position(self, table: int) -> np.recarray:
        """Return a copy of the position of one table."""
        return self._tables.position(table)

    def look(self, table: int, seat: int) -> Observation:
        """Return what any seat sees at one table; slow, for looking at single games."""
        return self._tables.look(table, seat)

    def close(self) -> None:
        """Stop the threads."""
        if self._pool is not None:
            self._pool.shutdown()

    def _at(self, tables: ArrayLike | None, command: int) -> Commands:
        chosen = np.ones(self.size, np.bool_) if tables is None else np.asarray(tables, np.bool_)
        commands: Commands = np.where(chosen, np.int32(command), np.int32(STAY))
        return commands

    def _command(self, commands: Commands, out: BatchArrays) -> None:
        refused = self._tables.refused(commands)
        if refused >= 0:
            number = commands[refused]
            raise IllegalMove(f"Table {refused} does not allow action {number} now.")
        rewrite = self._shown is not out
        if rewrite:
            out.legal[:] = False
            self._shown = out
            self._outs = [out.part(rows) for rows in self._parts]
        if self._pool is None:
            self._tables.step(self._parts[0], commands, out, rewrite=rewrite)
            return

        def step(part: slice, own: BatchArrays) -> None:
            self._tables.step(part, commands[part], own, rewrite=rewrite)

        for _ in self._pool.map(step, self._parts, self._outs):
            pass


def _parts(size: int, threads: int) -> Sequence[slice]:
    """Divide the tables among threads as evenly as possible."""
    bounds = [size * each // threads for each in range(threads + 1)]
    return [slice(first, last) for first, last in pairwise(bounds)]
