"""Random games of Spotted!, one after another, in arrays that each GPU thread has for itself."""

from typing import Any

import numpy as np

from pipyard.core.chance import draw_below
from pipyard.core.jit import rule
from pipyard.games.spotted.drive import draw_chance
from pipyard.games.spotted.moves import MOST_LEGAL, Moves, apply_move, first_to_act, legal_moves
from pipyard.games.spotted.record import CONTENT, GAME, OVER, ROLL, SEATS
from pipyard.lab.gpu import begin
from pipyard.lab.spotted.play import _note_result as note_result

__all__ = ["CONTENT", "GAME", "MOST_LEGAL", "STREAMS", "play_in_turn"]

STREAMS = 2 * SEATS


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
    decisions = 0
    while True:
        if game.phase == OVER:
            results[place].decisions = decisions
            note_result(game, content, results[place])
            place += stride
            if place >= len(results):
                return
            begin(plan, first + place, games, streams)
            decisions = 0
        if game.phase == ROLL:
            dice = SEATS + game.active
            draw_chance(game, streams[dice : dice + 1], None)
        else:
            seat = first_to_act(game)
            count = legal_moves(game, content, seat, legal)
            move = int(legal[0])
            if count > 1:
                decisions += 1
                move = int(legal[draw_below(streams[seat : seat + 1], count)])
            apply_move(game, content, seat, move, None)
