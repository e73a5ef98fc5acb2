"""Random games of Spots, one after another, in arrays that each GPU thread has for itself."""

from typing import Any

import numpy as np

from pipyard.core.chance import draw_below
from pipyard.core.jit import rule
from pipyard.games.spots.counts import asks_seat
from pipyard.games.spots.moves import MOST_LEGAL, Moves, apply_move, legal_moves
from pipyard.games.spots.record import CONTENT, GAME, OVER, SEATS, TURN
from pipyard.lab.gpu import begin
from pipyard.lab.spots.play import CUT_OFF, PURPOSES, draw_by_purpose

__all__ = ["CONTENT", "GAME", "MOST_LEGAL", "STREAMS", "play_in_turn"]

STREAMS = SEATS + PURPOSES


@rule
def play_in_turn(
    plan: np.record,
    content: np.record,
    first: int,
    place: int,
    stride: int,
    games: Any,
    streams: Any,
    legal: Moves,
    results: Any,
) -> None:
    """Play the games of every n-th result, starting at a place; game numbers start at `first`.

    One loop runs over the events of all these games, so no thread waits for another's game to end.
    """
    if place >= len(results):
        return
    begin(plan, first + place, games, streams)
    game = games[0]
    turns = 0
    decisions = 0
    while True:
        if game.phase == OVER or (game.phase == TURN and turns == plan.turn_limit):
            results[place].winner = game.winner if game.phase == OVER else CUT_OFF
            results[place].turns = turns
            results[place].decisions = decisions
            place += stride
            if place >= len(results):
                return
            begin(plan, first + place, games, streams)
            turns = 0
            decisions = 0
        if asks_seat(game):
            turns += game.phase == TURN
            count = legal_moves(game, content, legal)
            move = legal[0]
            if count > 1:
                decisions += 1
                move = legal[draw_below(streams[game.turn : game.turn + 1], count)]
            apply_move(game, content, move, None)
        else:
            draw_by_purpose(game, content, streams)
