"""Compiled entry points, and rolls drawn and applied inside compiled loops."""

import numpy as np

from pipyard.core.chance import Stream, draw_below
from pipyard.core.facts import FACTS, Facts
from pipyard.core.jit import entry, rule
from pipyard.core.signature import INT, VOID, array_of
from pipyard.games.spotted.counts import family_score, full_beetles, total_score, winning_seats
from pipyard.games.spotted.moves import Moves, apply_move, legal_moves
from pipyard.games.spotted.record import CONTENT, FAMILIES, GAME
from pipyard.games.spotted.rules import advance, begin_round, land_roll

GAMES = array_of(GAME)
CONTENTS = array_of(CONTENT, readonly=True)
MOVES = array_of(np.int16)

# Kinds of event for `apply_event`.
BEGIN = 0
MOVE = 1
FACES = 2


@entry(VOID(GAMES, CONTENTS, INT, INT, INT, MOVES, FACTS))
def apply_event(
    games: np.recarray,
    contents: np.recarray,
    kind: int,
    seat: int,
    number: int,
    faces: Moves,
    facts: Facts,
) -> None:
    """Apply one event to the first position: its beginning, a seat's move or rolled faces."""
    game = games[0]
    content = contents[0]
    if kind == MOVE:
        apply_move(game, content, seat, number, facts)
        return
    if kind == FACES:
        for family in range(FAMILIES):
            if game.rolling >> family & 1:
                game.table[family] = faces[family]
        land_roll(game, facts)
    else:
        begin_round(game, content, facts)
    advance(game, content, facts)


@entry(INT(GAMES, CONTENTS, INT, MOVES))
def list_legal(games: np.recarray, contents: np.recarray, seat: int, out: Moves) -> int:
    """Write a seat's legal moves in the first position and return their number."""
    return legal_moves(games[0], contents[0], seat, out)


@entry(VOID(GAMES, CONTENTS, INT, MOVES))
def list_scores(games: np.recarray, contents: np.recarray, seat: int, out: Moves) -> None:
    """Write what a seat's six families score, the total, and its beetles with five spots."""
    player = games[0].players[seat]
    for family in range(FAMILIES):
        out[family] = family_score(player, family, contents[0])
    out[FAMILIES] = total_score(player, contents[0])
    out[FAMILIES + 1] = full_beetles(player)


@entry(INT(GAMES, CONTENTS))
def list_winners(games: np.recarray, contents: np.recarray) -> int:
    """Return who has won in the first position, as bits."""
    return winning_seats(games[0], contents[0])


@rule
def draw_chance(game: np.record, stream: Stream, facts: Facts) -> None:
    """Roll the dice that are to be rolled."""
    for family in range(FAMILIES):
        if game.rolling >> family & 1:
            game.table[family] = draw_below(stream, 6) + 1
    land_roll(game, facts)
