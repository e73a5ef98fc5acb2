"""Games of Spotted! from which the value of a sheet is learned, in compiled code."""

from typing import Any

import numpy as np

from pipyard.bots.spotted.features import INPUTS, describe
from pipyard.bots.spotted.greedy import pick_greedy
from pipyard.bots.spotted.planning import pick_learned
from pipyard.core.chance import draw_below
from pipyard.core.jit import learning_entry, rule
from pipyard.games.spotted.counts import total_score
from pipyard.games.spotted.drive import draw_chance
from pipyard.games.spotted.moves import apply_move, first_to_act, legal_moves
from pipyard.games.spotted.record import OVER, ROLL
from pipyard.lab.plan import seed_game

SHEETS = 30
"""Sheets recorded from a game."""
DECISIONS = 110
"""About how many decisions a player makes in a game."""
WILD = 30
"""One move in this many is a random legal one."""

SIGHT = np.dtype([("inputs", "f4", INPUTS), ("score", "f4"), ("points", "f4")], align=True)
"""A sheet as the value sees it, its score at that time, and the points that came later."""


@learning_entry
def practise(
    starts: np.recarray,
    contents: np.recarray,
    by_value: int,
    seed: int,
    first: int,
    games: int,
    tables: np.recarray,
    sights: np.recarray,
) -> int:
    """Play games with the value learned so far, or with greedy; return the number of sheets."""
    table = tables[0]
    kept = 0
    for number in range(first, first + games):
        table.game[0] = starts[0]
        seed_game(seed, number, table.streams)
        last = _play(contents[0], by_value, table, sights, kept)
        final = total_score(table.game[0].players[0], contents[0])
        for place in range(kept, last):
            sights[place].points = final - sights[place].score
        kept = last
    return kept


@rule
def _play(content: np.record, by_value: int, table: np.record, sights: Any, kept: int) -> int:
    """Play a game to its end and record some sheets of its first player."""
    game = table.game[0]
    mind = table.mind
    scratch = mind.scratch
    room = kept + SHEETS
    while game.phase != OVER:
        if game.phase == ROLL:
            draw_chance(game, table.streams, None)
            continue
        seat = first_to_act(game)
        own = table.streams[1 + seat : 2 + seat]
        scratch.count = legal_moves(game, content, seat, scratch.legal)
        move = scratch.legal[draw_below(own, scratch.count)]
        if draw_below(own, WILD):
            if by_value:
                move = pick_learned(game, content, seat, mind, own)
            else:
                move = pick_greedy(game, content, seat, scratch, own)
        apply_move(game, content, seat, move, None)
        if seat == 0 and kept < room and draw_below(own, DECISIONS) < SHEETS:
            describe(game, content, seat, scratch, sights[kept].inputs)
            sights[kept].score = total_score(game.players[seat], content)
            kept += 1
    return kept
