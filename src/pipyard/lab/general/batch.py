"""Many tables of any game, stepped through its contract: slow, for games without a compiled step.

A seat observes the raw numbers of the position's record, field by field. If a field has a value for
each seat, the seat's own comes first.
"""

from collections.abc import Iterator
from typing import Any

import numpy as np

from pipyard.core.chance import Stream, draw_below, new_stream
from pipyard.core.contract import Outcome
from pipyard.lab.arrays import (
    CHANCE,
    DRAW,
    NEW_GAME,
    NOBODY,
    SHOW,
    STAY,
    BatchArrays,
    Commands,
    Observation,
)
from pipyard.lab.batch import BatchOptions, Tables
from pipyard.lab.simulate import TableSetup


def tables_of(setup: TableSetup, options: BatchOptions) -> "GeneralTables":
    """Return the tables of a batch."""
    return GeneralTables(setup, options)


class GeneralTables(Tables):
    """Tables as positions of the contract, each with one stream of random numbers."""

    def __init__(self, setup: TableSetup, options: BatchOptions) -> None:
        super().__init__(setup, tuple(name for name, _ in numbers_of(setup, setup.start, 0)))
        count = options.tables
        self._options = options
        self._positions = [setup.start for _ in range(count)]
        self._streams: list[Stream] = [new_stream(options.seed) for _ in range(count)]
        self._numbers = list(range(count))
        self._steps = [0] * count
        self._seats = [NOBODY] * count

    def refused(self, commands: Commands) -> int:
        """Return the first table that cannot execute its command, or -1."""
        for index, command in enumerate(commands.tolist()):
            drawing = command == DRAW and self._seats[index] == CHANCE
            free = drawing or command in (STAY, NEW_GAME, SHOW)
            if not free and command not in self._legal(index):
                return index
        return -1

    def step(self, part: slice, commands: Commands, out: BatchArrays, *, rewrite: bool) -> None:
        """Step some of the tables."""
        for place, index in enumerate(range(part.start, part.stop)):
            own = out.part(slice(place, place + 1))
            own.rewards[:] = 0.0
            own.terminated[:] = own.truncated[:] = False
            command = int(commands[place])
            if command != STAY:
                self._do(index, command)
                self._see_end(index, own)
            if command != STAY or rewrite:
                self._show(index, own)

    def sample(self, commands: Commands) -> None:
        """Pick a random legal action for each table that has one."""
        for index in range(len(commands)):
            legal = self._legal(index)
            commands[index] = legal[self._below(index, len(legal))] if legal else STAY

    def position(self, index: int) -> np.recarray:
        """Return a copy of the position of a table."""
        return self._positions[index].copy()

    def place(self, index: int, position: np.recarray) -> None:
        """Put a position on a table."""
        self._positions[index] = position.copy()

    def look(self, index: int, seat: int) -> Observation:
        """Return what a seat sees at a table."""
        seen = numbers_of(self.setup, self._positions[index], seat)
        return np.array([value for _, value in seen], np.float32)

    def _do(self, index: int, command: int) -> None:
        rules = self.setup.rules
        if command == NEW_GAME:
            self._begin(index)
        elif command == DRAW:
            self._draw(index)
        elif command != SHOW:
            rules.apply_dense(self._positions[index], self._seats[index], command)
            self._steps[index] += 1
        self._settle(index)

    def _begin(self, index: int) -> None:
        number = self._numbers[index]
        self._numbers[index] += self._options.tables
        self._positions[index] = self.setup.start
        self._streams[index] = new_stream(self._options.seed, number)
        self._steps[index] = 0

    def _draw(self, index: int) -> None:
        rules, position = self.setup.rules, self._positions[index]
        outcome = rules.draw(position, lambda bound: self._below(index, bound))
        rules.apply_outcome(position, outcome)

    def _settle(self, index: int) -> None:
        acting = self.setup.rules.acting(self._positions[index])
        while acting.chance and self._options.automatic_chance:
            self._draw(index)
            acting = self.setup.rules.acting(self._positions[index])
        self._seats[index] = CHANCE if acting.chance else next(iter(acting.seats), NOBODY)

    def _see_end(self, index: int, own: BatchArrays) -> None:
        outcome = self.setup.rules.outcome(self._positions[index])
        if outcome is not None:
            own.terminated[0] = True
            own.rewards[0] = rewards_of(outcome, self.setup.seats)
        elif self._steps[index] >= self._options.step_limit:
            own.truncated[0] = True
            self._seats[index] = NOBODY
        else:
            return
        if self._options.auto_reset:
            self._begin(index)
            self._settle(index)

    def _show(self, index: int, own: BatchArrays) -> None:
        seat = self._seats[index]
        own.seats[0] = seat
        own.legal[0] = False
        own.legal[0, self._legal(index)] = True
        own.observations[0] = 0.0
        if seat >= 0:
            own.observations[0] = self.look(index, seat)

    def _legal(self, index: int) -> list[int]:
        seat = self._seats[index]
        return self.setup.rules.legal_dense(self._positions[index], seat) if seat >= 0 else []

    def _below(self, index: int, bound: int) -> int:
        return int(draw_below(self._streams[index], bound))


def rewards_of(outcome: Outcome, seats: int) -> list[float]:
    """Give winners shares of 1 and the others shares of -1; a solo player wins or loses 1."""
    won = len(outcome.winners)
    if seats == 1:
        return [1.0 if won else -1.0]
    shares = [(seat in outcome.winners) / max(won, 1) for seat in range(seats)]
    return [(share * seats - 1.0) / (seats - 1.0) for share in shares]


def numbers_of(setup: TableSetup, position: np.recarray, seat: int) -> Iterator[tuple[str, float]]:
    """Yield the numbers of a position by name, with per-seat values starting at one seat."""
    for field in position.dtype.names or ():
        value = position[field][0]
        places = value.shape[0] if value.shape else 0
        if places == setup.rules.metadata.max_seats > 1:
            for step in range(setup.seats):
                who = f"other{step}" if step else "own"
                yield from _numbers(f"{field}.{who}", value[(seat + step) % setup.seats])
        else:
            yield from _numbers(field, value)


def _numbers(name: str, value: Any) -> Iterator[tuple[str, float]]:
    if value.dtype.names:
        for field in value.dtype.names:
            yield from _numbers(f"{name}.{field}", value[field])
    elif value.shape:
        for place, each in enumerate(value):
            yield from _numbers(f"{name}.{place}", each)
    else:
        yield name, float(value)
