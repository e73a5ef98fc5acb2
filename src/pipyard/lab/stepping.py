"""Stepping one table of a batch, in the part of Python that Numba compiles.

A game's `batch.py` passes its own rule functions to `stepping` and loops over tables.
"""

from collections.abc import Callable
from typing import Any, TypeAlias

import numpy as np

from pipyard.core.chance import Stream, draw_below
from pipyard.core.jit import learning_entry, rule
from pipyard.lab.arrays import (
    CHANCE,
    CUT_OFF,
    DRAW,
    ENDED,
    GOES_ON,
    NEW_GAME,
    NOBODY,
    SHOW,
    STAY,
    BatchArrays,
    Commands,
)
from pipyard.lab.plan import seed_game

Row: TypeAlias = np.ndarray[tuple[int], np.dtype[np.float32]]
Mask: TypeAlias = np.ndarray[tuple[int], np.dtype[np.bool_]]
Rules: TypeAlias = Callable[..., Any]

ANY_NUMBER = -1
"""A number of draws: as many as needed."""


def plan_of(game: np.dtype[np.void]) -> np.dtype[np.void]:
    """Return the record for how a batch is played; `tables` is how many are played side by side."""
    fields = [
        ("start", game, 1),
        ("seed", "u8"),
        ("tables", "u8"),
        ("step_limit", "i8"),
        ("automatic", "i8"),
        ("auto_reset", "i8"),
        ("rewrite", "i8"),
    ]
    return np.dtype(fields, align=True)


def table_of(game: np.dtype[np.void], streams: int, most_legal: int) -> np.dtype[np.void]:
    """Return the record of one table; `number` is the number of its next game."""
    fields = [
        ("game", game, 1),
        ("streams", "u8", streams),
        ("number", "u8"),
        ("steps", "i4"),
        ("seat", "i4"),
        ("count", "i4"),
        ("legal", "i2", most_legal),
    ]
    return np.dtype(fields, align=True)


def stepping(
    next_seat: Rules, draw: Rules, list_moves: Rules, do_move: Rules, observe: Rules, pay: Rules
) -> Rules:
    """Build a game's function for stepping tables from its rule functions.

    `next_seat` returns who acts, `pay` writes the rewards of a finished game, and `observe` writes
    what the acting seat sees.
    """
    settle = _settling(next_seat, draw)
    show = _showing(list_moves, observe)
    step_table = _stepping_one(settle, show, do_move, pay)

    @rule
    def step_all(
        plan: np.record,
        content: np.record,
        tables: np.recarray,
        commands: Commands,
        out: BatchArrays,
    ) -> None:
        """Step every table, and write what each table then shows."""
        for index in range(len(tables)):
            table = tables[index]
            row, mask = out.observations[index], out.legal[index]
            rewards, command = out.rewards[index], commands[index]
            end = step_table(plan, content, table, command, row, mask, rewards)
            out.seats[index] = table.seat
            out.terminated[index] = end == ENDED
            out.truncated[index] = end == CUT_OFF

    return step_all


def _settling(next_seat: Rules, draw: Rules) -> Rules:
    @rule
    def settle(content: np.record, table: np.record, draws: int) -> int:
        """Draw chance while it acts next, at most this many times; return who acts then."""
        game = table.game[0]
        seat = next_seat(game)
        while seat == CHANCE and draws:
            draw(game, content, table.streams)
            seat = next_seat(game)
            draws -= 1
        return seat

    return settle


def _showing(list_moves: Rules, observe: Rules) -> Rules:
    @rule
    def show(content: np.record, table: np.record, row: Row, mask: Mask) -> None:
        """Write the options and the observation of the acting seat, replacing the old ones."""
        game = table.game[0]
        for place in range(int(table.count)):
            mask[table.legal[place]] = False
        row[:] = 0.0
        count = 0
        if table.seat >= 0:
            count = list_moves(game, content, table.seat, table.legal)
            for place in range(count):
                mask[table.legal[place]] = True
            observe(game, content, table.seat, row)
        table.count = count

    return show


def _stepping_one(settle: Rules, show: Rules, do_move: Rules, pay: Rules) -> Rules:
    @rule
    def step_table(
        plan: np.record,
        content: np.record,
        table: np.record,
        command: int,
        row: Row,
        mask: Mask,
        rewards: Row,
    ) -> int:
        """Execute one command and show the result; return whether the game ended."""
        for seat in range(len(rewards)):
            rewards[seat] = 0.0
        if command == STAY:
            if plan.rewrite:
                show(content, table, row, mask)
            return GOES_ON
        if command == NEW_GAME:
            _begin(plan, table)
        elif command >= 0:
            do_move(table.game[0], content, table.seat, command)
            table.steps += 1
        end = GOES_ON
        draws = ANY_NUMBER if plan.automatic else int(command == DRAW)
        # Each function is called in only one place, because compiled code grows with every call.
        going = True
        while going:
            going = False
            table.seat = settle(content, table, draws)
            if table.seat == NOBODY:
                end = ENDED
                pay(table.game[0], content, rewards)
            elif table.steps >= plan.step_limit:
                end = CUT_OFF
                table.seat = NOBODY
            if table.seat == NOBODY and plan.auto_reset:
                _begin(plan, table)
                draws = ANY_NUMBER if plan.automatic else 0
                going = True
        show(content, table, row, mask)
        return end

    return step_table


@rule
def _begin(plan: np.record, table: np.record) -> None:
    table.game[0] = plan.start[0]
    seed_game(plan.seed, table.number, table.streams)
    table.number += plan.tables
    table.steps = 0


@learning_entry
def find_refused(tables: np.recarray, commands: Commands) -> int:
    """Return the first table that cannot execute its command, or -1."""
    for index in range(len(tables)):
        command = commands[index]
        table = tables[index]
        if command in (STAY, NEW_GAME, SHOW) or (command == DRAW and table.seat == CHANCE):
            continue
        allowed = False
        if table.seat >= 0:
            for place in range(int(table.count)):
                if table.legal[place] == command:
                    allowed = True
        if not allowed:
            return index
    return -1


@learning_entry
def sample_moves(tables: np.recarray, commands: Commands) -> None:
    """Pick a random legal move for each table, with equal probability; leave others unchanged."""
    for index in range(len(tables)):
        table = tables[index]
        commands[index] = STAY
        if table.seat >= 0:
            own: Stream = table.streams[table.seat : table.seat + 1]
            commands[index] = table.legal[draw_below(own, table.count)]
