"""Random games of Spots in single steps, for a GPU."""

import numpy as np

from pipyard.core.chance import draw_below
from pipyard.core.jit import rule
from pipyard.games.spots.counts import asks_seat, goes_on
from pipyard.games.spots.drive import land_chance
from pipyard.games.spots.moves import MOST_LEGAL, Moves, do_move, legal_moves
from pipyard.games.spots.record import CONTENT, END_TURN, GAME, OVER, SEATS, TURN
from pipyard.games.spots.rules import follow
from pipyard.lab.spots.play import CUT_OFF, PURPOSES, stream_of_chance

__all__ = ["CONTENT", "GAME", "MOST_LEGAL", "OVER"]

STREAMS = SEATS + PURPOSES
KINDS = END_TURN + 1
"""A step is of the kind of its phase, and this is the last one."""
WIDE = ()
"""Fields of the position's parts that need more than 8 bits."""


@rule
def kind_of(game: np.record) -> int:
    """Return which kind of step comes next."""
    return int(game.phase)


@rule
def take_step(content: np.record, game: np.record, table: np.record, legal: Moves) -> None:
    """Do what comes next: a random choice, a chance event, or one thing that follows."""
    if asks_seat(game):
        table.turns += game.phase == TURN
        count = legal_moves(game, content, legal)
        move = legal[0]
        if count > 1:
            table.decisions += 1
            move = legal[draw_below(table.streams[game.turn : game.turn + 1], count)]
        do_move(game, content, move, None)
    elif goes_on(game):
        follow(game, content, None)
    elif game.phase != OVER:
        place = stream_of_chance(game)
        land_chance(game, content, table.streams[place : place + 1], None)


@rule
def is_over(plan: np.record, game: np.record, table: np.record) -> bool:
    """Return whether the game is over, or has reached the turn limit."""
    return game.phase == OVER or (game.phase == TURN and table.turns == plan.turn_limit)


@rule
def note_result(_content: np.record, game: np.record, table: np.record, result: np.record) -> None:
    """Write how a game went."""
    result.winner = game.winner if game.phase == OVER else CUT_OFF
    result.turns = table.turns
    result.decisions = table.decisions
