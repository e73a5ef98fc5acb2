"""Many tables of Spots, stepped inside compiled code."""

import numpy as np

from pipyard.core.jit import learning_entry, rule
from pipyard.games.spots.counts import asks_seat
from pipyard.games.spots.moves import MOST_LEGAL, Moves, apply_move, legal_moves
from pipyard.games.spots.record import GAME, OVER, SEATS
from pipyard.lab.arrays import CHANCE, NOBODY, BatchArrays, Commands
from pipyard.lab.batch import BatchOptions
from pipyard.lab.compiled_batch import CompiledTables
from pipyard.lab.simulate import TableSetup
from pipyard.lab.spots.observing import feature_names, observe
from pipyard.lab.spots.play import PURPOSES, draw_by_purpose
from pipyard.lab.stepping import Row, plan_of, stepping, table_of

PLAN = plan_of(GAME)
TABLE = table_of(GAME, SEATS + PURPOSES, MOST_LEGAL)


def tables_of(setup: TableSetup, options: BatchOptions) -> CompiledTables:
    """Return the tables of a batch."""
    names = feature_names(setup.seats, off_leash=setup.config.off_leash)
    return CompiledTables(setup, options, PLAN, TABLE, names, step_tables, observe)


@rule
def next_seat(game: np.record) -> int:
    """Return the acting seat, or the value for chance or nobody."""
    if asks_seat(game):
        return game.turn
    return NOBODY if game.phase == OVER else CHANCE


@rule
def list_moves(game: np.record, content: np.record, seat: int, out: Moves) -> int:  # noqa: ARG001
    """List the moves of the player whose turn it is, the only one who has any."""
    return legal_moves(game, content, out)


@rule
def do_move(game: np.record, content: np.record, seat: int, move: int) -> None:  # noqa: ARG001
    """Do a move of the player whose turn it is."""
    apply_move(game, content, move, None)


@rule
def pay(game: np.record, content: np.record, rewards: Row) -> None:  # noqa: ARG001
    """Give the winner 1 and the others shares of -1; in a solo game, it is -1 if d0g won."""
    seats = game.seats
    for seat in range(seats):
        rewards[seat] = 1.0 if game.winner == seat else -1.0 / max(1, seats - 1)


step_all = stepping(next_seat, draw_by_purpose, list_moves, do_move, observe, pay)


@learning_entry
def step_tables(
    plans: np.recarray,
    contents: np.recarray,
    tables: np.recarray,
    commands: Commands,
    out: BatchArrays,
) -> None:
    """Step every table, and write what each table then shows."""
    step_all(plans[0], contents[0], tables, commands, out)
