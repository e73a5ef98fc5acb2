"""Games of Spots played to learn from: what was seen after every turn, and who won."""

import numpy as np
from numba import from_dtype, types

from pipyard.bots.spots.net import INPUTS, see
from pipyard.bots.spots.pick import pick_move
from pipyard.core.jit import entry, rule
from pipyard.games.spots.drive import CONTENTS, GAMES
from pipyard.games.spots.moves import apply_move, legal_moves
from pipyard.games.spots.record import OVER, ROLL, SETUP_ROLL
from pipyard.lab.plan import seed_game
from pipyard.lab.spots.play import TABLES, draw_by_purpose

SIGHT = np.dtype(
    [("game", "i8"), ("seat", "i8"), ("won", "f4"), ("inputs", "f4", INPUTS)], align=True
)
"""What a player saw whose turn had just ended, and whether that player won the game."""
MOST_TURNS = 400
"""A game that goes on longer is given up, and nothing is learned from it."""

SIGHTS = types.Array(from_dtype(SIGHT), 1, "C")


@entry(
    types.int64(
        GAMES, CONTENTS, types.int64, types.uint64, types.int64, types.int64, TABLES, SIGHTS
    )
)
def practise(
    starts: np.recarray,
    contents: np.recarray,
    bot: int,
    seed: int,
    first: int,
    count: int,
    tables: np.recarray,
    sights: np.recarray,
) -> int:
    """Let one bot play some games against itself; return how many sights were written.

    Starts are taken in turn. There must be room for `MOST_TURNS` sights for each game.
    """
    written = 0
    for number in range(first, first + count):
        tables[0].game[0] = starts[number % len(starts)]
        seed_game(seed, number, tables[0].streams)
        written = _practise_once(contents[0], bot, number, tables[0], sights, written)
    return written


@rule
def _practise_once(
    content: np.record,
    bot: int,
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
        if game.phase >= ROLL:
            draw_by_purpose(game, content, table.streams)
        else:
            _move(game, content, bot, table)
        if setting_up or seat >= game.seats or game.turn == seat or game.phase == OVER:
            continue
        if written - begin == MOST_TURNS:
            return begin
        sight = sights[written]
        sight.game = number
        sight.seat = seat
        see(game, content, seat, sight.inputs)
        written += 1
    for index in range(begin, written):
        sights[index].won = 1.0 if sights[index].seat == game.winner else 0.0
    return written


@rule
def _move(game: np.record, content: np.record, bot: int, table: np.record) -> None:
    scratch = table.mind.scratch
    scratch.count = legal_moves(game, content, scratch.legal)
    move = scratch.legal[0]
    if scratch.count > 1:
        own = table.streams[game.turn : game.turn + 1]
        move = pick_move(bot, game, content, game.turn, table.mind, own)
    apply_move(game, content, move)
