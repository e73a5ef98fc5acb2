"""Games of Spots played to learn from: what was seen between turns, and how the game ended."""

import numpy as np

from pipyard.bots.spots.net import INPUTS, see
from pipyard.bots.spots.pick import SAGE, pick_move
from pipyard.core.jit import learning_entry, rule
from pipyard.games.spots.counts import asks_seat
from pipyard.games.spots.moves import apply_move, legal_moves
from pipyard.games.spots.record import OVER, SETUP_ROLL, TURN
from pipyard.lab.plan import seed_game
from pipyard.lab.spots.play import draw_by_purpose

SIGHT = np.dtype(
    [("game", "i8"), ("seat", "i8"), ("won", "f4"), ("later", "f4"), ("inputs", "f4", INPUTS)],
    align=True,
)
"""What a player saw at the end of a turn, and whether that player won the game.

The turn is the player's own, or d0g's in a solo game. `later` is the chance to win that was found
when the next turn was solved: the rival's turn with two players, else the player's own. It is
unknown if no turn followed, or if it was not solved.
"""
UNKNOWN = -1.0
LESS = 0.2
"""How much of its patience a bot has left once it has started a turn.

Choices are clearer then, and nothing is recorded of them.
"""
MOST_TURNS = 400
"""A game that takes longer is abandoned, and nothing is learned from it."""


@learning_entry
def practise(
    starts: np.recarray,
    contents: np.recarray,
    bot: int,
    patience: float,
    seed: int,
    first: int,
    count: int,
    tables: np.recarray,
    sights: np.recarray,
) -> int:
    """Let one bot play some games against itself; return how many sights were written.

    The starts are used in turn. There must be room for `MOST_TURNS` sights for each game.
    """
    written = 0
    for number in range(first, first + count):
        tables[0].game[0] = starts[number % len(starts)]
        seed_game(seed, number, tables[0].streams)
        written = _practise_once(contents[0], bot, patience, number, tables[0], sights, written)
    return written


@rule
def _practise_once(
    content: np.record,
    bot: int,
    patience: float,
    number: int,
    table: np.record,
    sights: np.recarray,
    written: int,
) -> int:
    game = table.game[0]
    begin = written
    while game.phase != OVER:
        seat = game.turn
        setting_up = game.phase == SETUP_ROLL
        if not asks_seat(game):
            draw_by_purpose(game, content, table.streams)
        else:
            begins = game.phase == TURN
            table.mind.patience = patience if begins else LESS * patience
            _move(game, content, bot, table)
            if begins and bot == SAGE:
                _tell_of_turn(game, seat, table.mind.desk, sights, begin, written)
        if setting_up or game.turn == seat or game.phase == OVER or (game.solo and seat == 0):
            continue
        if written - begin == MOST_TURNS:
            return begin
        sight = sights[written]
        sight.game = number
        sight.seat = seat % game.seats
        sight.later = UNKNOWN
        see(game, content, sight.seat, sight.inputs)
        written += 1
    for index in range(begin, written):
        sights[index].won = 1.0 if sights[index].seat == game.winner else 0.0
    return written


@rule
def _tell_of_turn(
    game: np.record, seat: int, desk: np.record, sights: np.recarray, begin: int, written: int
) -> None:
    """Write what a turn was worth next to the previous sight of this game."""
    if desk.value <= 0.0:
        return
    for index in range(written - 1, begin - 1, -1):
        sight = sights[index]
        if sight.seat == seat:
            if game.seats != 2:
                sight.later = desk.value
            return
        if game.seats == 2:
            sight.later = 1.0 - desk.value
            return


@rule
def _move(game: np.record, content: np.record, bot: int, table: np.record) -> None:
    scratch = table.mind.scratch
    scratch.count = legal_moves(game, content, scratch.legal)
    move = scratch.legal[0]
    if scratch.count > 1 or game.phase == TURN:
        own = table.streams[game.turn : game.turn + 1]
        move = pick_move(bot, game, content, game.turn, table.mind, own)
    apply_move(game, content, move, None)
