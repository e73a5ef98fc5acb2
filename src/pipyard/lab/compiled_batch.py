"""Tables of a batch for a game that has a compiled step."""

from collections.abc import Callable
from typing import TypeAlias

import numpy as np

from pipyard.core.chance import new_stream
from pipyard.lab.arrays import BatchArrays, Commands, Observation
from pipyard.lab.batch import BatchOptions, Tables
from pipyard.lab.simulate import TableSetup
from pipyard.lab.stepping import find_refused, sample_moves

Step: TypeAlias = Callable[..., None]
"""Steps tables; takes the plan, content, tables, commands, and arrays to write to."""


class CompiledTables(Tables):
    """Tables as records, stepped by a function of the game."""

    def __init__(
        self,
        setup: TableSetup,
        options: BatchOptions,
        plan: np.dtype[np.void],
        table: np.dtype[np.void],
        features: tuple[str, ...],
        step: Step,
        observe: Step,
    ) -> None:
        super().__init__(setup, features)
        self._tables = np.zeros(options.tables, table).view(np.recarray)
        self._tables.number = np.arange(options.tables)
        self._plan = np.zeros(1, plan).view(np.recarray)
        self._plan.start[0] = setup.start
        self._plan.seed = new_stream(options.seed)[0]
        self._plan.tables = options.tables
        self._plan.step_limit = options.step_limit
        self._plan.automatic = options.automatic_chance
        self._plan.auto_reset = options.auto_reset
        self._content = setup.rules.content.record  # type: ignore[attr-defined]
        self._step = step
        self._observe = observe
        self._again = self._plan.copy()
        self._again.rewrite = 1
        self._tables_of_parts: dict[tuple[int, int], np.recarray] = {}

    def refused(self, commands: Commands) -> int:
        """Return the first table that cannot execute its command, or -1."""
        return int(find_refused(self._tables, commands))

    def step(self, part: slice, commands: Commands, out: BatchArrays, *, rewrite: bool) -> None:
        """Step some of the tables."""
        plan = self._again if rewrite else self._plan
        self._step(plan, self._content, self._part(part), commands, out)

    def _part(self, part: slice) -> np.recarray:
        """Return some of the tables; slicing records takes longer than stepping a few."""
        key = part.start, part.stop
        if key not in self._tables_of_parts:
            self._tables_of_parts[key] = self._tables[part].view(np.recarray)
        return self._tables_of_parts[key]

    def sample(self, commands: Commands) -> None:
        """Pick a random legal action for each table that has one."""
        sample_moves(self._tables, commands)

    def position(self, index: int) -> np.recarray:
        """Return a copy of the position of a table."""
        return self._tables.game[index].copy().view(np.recarray)

    def place(self, index: int, position: np.recarray) -> None:
        """Put a position on a table; a step shows it."""
        self._tables.game[index] = position

    def look(self, index: int, seat: int) -> Observation:
        """Return what a seat sees at a table; this is interpreted, so do not call it in loops."""
        row: Observation = np.zeros(len(self.features), np.float32)
        self._observe(self.position(index)[0], self._content[0], seat, row)
        return row
