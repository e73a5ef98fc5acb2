"""Random games of Spotted! in single steps, for a GPU."""

import numpy as np

from pipyard.core.chance import draw_below
from pipyard.core.jit import rule
from pipyard.games.spotted.drive import draw_chance
from pipyard.games.spotted.moves import MOST_LEGAL, Moves, apply_move, first_to_act, legal_moves
from pipyard.games.spotted.record import CONTENT, GAME, OVER, PHASES, ROLL, SEATS, WRITE, WRITINGS
from pipyard.lab.spotted.play import note_scores

__all__ = ["CONTENT", "GAME", "MOST_LEGAL", "OVER"]

STREAMS = 2 * SEATS
WRITING = len(PHASES)
"""The first kind of step in which a seat writes: one for each thing that can be written."""
KINDS = WRITING + len(WRITINGS)
WIDE = ("points",)
"""Fields of the position's parts that need more than 8 bits."""


@rule
def kind_of(game: np.record) -> int:
    """Return which kind of step comes next."""
    if game.phase != WRITE:
        return int(game.phase)
    return WRITING + game.players[first_to_act(game)].writing


@rule
def take_step(content: np.record, game: np.record, table: np.record, legal: Moves) -> None:
    """Do what comes next: a random choice or a roll."""
    if game.phase == ROLL:
        dice = SEATS + game.active
        draw_chance(game, table.streams[dice : dice + 1], None)
    elif game.phase != OVER:
        seat = first_to_act(game)
        count = legal_moves(game, content, seat, legal)
        move = int(legal[0])
        if count > 1:
            table.decisions += 1
            move = int(legal[draw_below(table.streams[seat : seat + 1], count)])
        apply_move(game, content, seat, move, None)


@rule
def is_over(_plan: np.record, game: np.record, _table: np.record) -> bool:
    """Return whether the game is over."""
    return game.phase == OVER


@rule
def note_result(content: np.record, game: np.record, table: np.record, result: np.record) -> None:
    """Write how a game went."""
    result.decisions = table.decisions
    note_scores(game, content, result)
