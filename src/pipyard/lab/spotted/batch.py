"""Many tables of Spotted!, stepped inside compiled code; if several may write, one acts."""

import numpy as np

from pipyard.core.chance import Stream
from pipyard.core.jit import learning_entry, rule
from pipyard.games.spotted.counts import total_score, winning_seats
from pipyard.games.spotted.drive import draw_chance
from pipyard.games.spotted.moves import MOST_LEGAL, apply_move, first_to_act, legal_moves
from pipyard.games.spotted.record import GAME, OVER, ROLL, SEATS
from pipyard.lab.arrays import CHANCE, NOBODY, BatchArrays, Commands
from pipyard.lab.batch import BatchOptions
from pipyard.lab.compiled_batch import CompiledTables
from pipyard.lab.simulate import TableSetup
from pipyard.lab.spotted.observing import feature_names, observe
from pipyard.lab.stepping import Row, plan_of, stepping, table_of

PLAN = plan_of(GAME)
TABLE = table_of(GAME, 2 * SEATS, MOST_LEGAL)


def tables_of(setup: TableSetup, options: BatchOptions) -> CompiledTables:
    """Return the tables of a batch."""
    names = feature_names(setup.rules.content, setup.seats)  # type: ignore[attr-defined]
    return CompiledTables(setup, options, PLAN, TABLE, names, step_tables, observe)


@rule
def next_seat(game: np.record) -> int:
    """Return the first seat that may act, or the value for chance or nobody."""
    if game.phase == OVER:
        return NOBODY
    return CHANCE if game.phase == ROLL else first_to_act(game)


@rule
def draw(game: np.record, content: np.record, streams: Stream) -> None:  # noqa: ARG001
    """Roll the dice of the active player, who has a stream for them."""
    dice = SEATS + game.active
    draw_chance(game, streams[dice : dice + 1], None)


@rule
def do_move(game: np.record, content: np.record, seat: int, move: int) -> None:
    """Do a seat's move."""
    apply_move(game, content, seat, move, None)


@rule
def pay(game: np.record, content: np.record, rewards: Row) -> None:
    """Give winners shares of 1 and the others shares of -1; in a solo game, it is the score."""
    seats = game.seats
    if seats == 1:
        rewards[0] = total_score(game.players[0], content)
        return
    winners = winning_seats(game, content)
    won = 0
    for seat in range(seats):
        won += winners >> seat & 1
    for seat in range(seats):
        share = (winners >> seat & 1) / won
        rewards[seat] = (share * seats - 1.0) / (seats - 1.0)


step_all = stepping(next_seat, draw, legal_moves, do_move, observe, pay)


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
