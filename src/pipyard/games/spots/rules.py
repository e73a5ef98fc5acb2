"""What follows without a choice: the course of the game from one choice to the next.

Every rule function changes the position in place, relies on its caller that the move is legal, and
is compiled for CPU and GPU without changes. `advance` runs until a player or chance must act;
`game.phase` says what they must do.
"""

import numpy as np

from pipyard.core.facts import Facts
from pipyard.core.jit import rule
from pipyard.games.spots.counts import d0g_to_move, goes_on
from pipyard.games.spots.dice import (
    settle_roll,
    sort_out_roll,
)
from pipyard.games.spots.dogs import (
    draw_dogs,
    trade_with_d0g,
)
from pipyard.games.spots.record import (
    ACTION,
    BEGIN_TURN,
    D0G_ROLL,
    DEALT,
    DRAW,
    END_TURN,
    KEPT,
    NEXT_STEP,
    RESET,
    SETUP_DEAL,
    SETUP_ORDER,
    STEP,
    STEP_DONE,
    TURN,
)
from pipyard.games.spots.setup import (
    deal_dogs,
    roll_for_first,
)
from pipyard.games.spots.steps import (
    begin_step,
    finish_step,
)
from pipyard.games.spots.turn import (
    begin_turn,
    end_turn,
    reset_tiles,
)


@rule
def advance(game: np.record, content: np.record, facts: Facts) -> None:
    """Do everything that follows without a choice, until a player or chance must act."""
    while goes_on(game):
        follow(game, content, facts)


@rule
def follow(game: np.record, content: np.record, facts: Facts) -> None:
    """Do the next thing that follows without a choice."""
    phase = game.phase
    if phase == STEP:
        begin_step(game, content, facts)
    elif phase == KEPT:
        sort_out_roll(game, content)
    elif phase == DEALT:
        settle_roll(game, content, facts)
    elif phase == STEP_DONE:
        finish_step(game, content)
    elif phase == NEXT_STEP:
        game.step += 1
        game.times = 0
        game.phase = STEP
    elif phase == DRAW:
        draw_dogs(game, facts)
    elif phase == END_TURN:
        end_turn(game)
    elif phase == BEGIN_TURN:
        begin_turn(game, facts)
    elif phase == ACTION:
        game.phase = D0G_ROLL if d0g_to_move(game) else TURN
    elif phase == RESET:
        reset_tiles(game)
    elif phase == SETUP_DEAL:
        deal_dogs(game, facts)
    elif phase == SETUP_ORDER:
        roll_for_first(game, facts)
    else:
        trade_with_d0g(game, facts)
