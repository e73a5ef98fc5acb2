"""Whole games of Spotted! between bots, played inside compiled code."""

from collections.abc import Callable

import numpy as np

from pipyard.bots.spotted.pick import MIND, new_mind, pick_move
from pipyard.core.jit import entry, rule
from pipyard.core.record import NONE, recarray
from pipyard.core.signature import INT, VOID, array_of
from pipyard.games.spotted.counts import full_beetles, total_score
from pipyard.games.spotted.drive import CONTENTS, draw_chance
from pipyard.games.spotted.game import Spotted
from pipyard.games.spotted.moves import apply_move, first_to_act, legal_moves
from pipyard.games.spotted.record import FAMILIES, GAME, OVER, ROLL, SEATS
from pipyard.lab.plan import Shares, bot_of, plan_of, set_up, table_of

PLAN = plan_of(GAME, SEATS)
RESULT = np.dtype(
    [
        ("scores", "i8", SEATS),
        ("full_beetles", "i8", SEATS),
        ("magnifiers", "i8", SEATS),
        ("decisions", "i8"),
    ],
    align=True,
)
"""How a game went, by seat.

`magnifiers` has a bit for each kind that a family was given; a decision is a choice between at
least two legal moves.
"""
TABLE = table_of(GAME, MIND, SEATS, SEATS)

PLANS = array_of(PLAN)
RESULTS = array_of(RESULT)
TABLES = array_of(TABLE)


def player_of(spotted: Spotted, plan: np.recarray) -> Callable[[int, int], np.recarray]:
    """Return a function that plays a number of games of a plan, from a number on."""

    def play_games(first: int, count: int) -> np.recarray:
        results = recarray(RESULT, count)
        play_chunk(plan, spotted.content.record, first, _new_table(), results)
        return results

    return play_games


def win_shares(results: np.recarray, seats: int) -> Shares:
    """Return the share that each seat won of each game; winners who tie share it."""
    ranks = results.scores[:, :seats] * 100 + results.full_beetles[:, :seats]
    won = ranks == ranks.max(axis=1, keepdims=True)
    shares: Shares = won / won.sum(axis=1, keepdims=True)
    return shares


def _new_table() -> np.recarray:
    table = recarray(TABLE)
    table[0].mind = new_mind()[0]
    return table


@entry(VOID(PLANS, CONTENTS, INT, TABLES, RESULTS))
def play_chunk(
    plans: np.recarray,
    contents: np.recarray,
    first: int,
    tables: np.recarray,
    results: np.recarray,
) -> None:
    """Play one game for each requested result."""
    for index in range(len(results)):
        set_up(plans[0], first + index, tables[0])
        results[index].decisions = _play(plans[0], contents[0], first + index, tables[0])
        note_scores(tables[0].game[0], contents[0], results[index])


@rule
def _play(plan: np.record, content: np.record, number: int, table: np.record) -> int:
    """Play a game to its end; of the seats that may write, the first one writes first."""
    game = table.game[0]
    scratch = table.mind.scratch
    decisions = 0
    while game.phase != OVER:
        if game.phase == ROLL:
            dice = SEATS + game.active
            draw_chance(game, table.streams[dice : dice + 1], None)
            continue
        seat = first_to_act(game)
        scratch.count = legal_moves(game, content, seat, scratch.legal)
        move = scratch.legal[0]
        if scratch.count > 1:
            decisions += 1
            bot = bot_of(plan, number, seat, game.seats)
            own = table.streams[seat : seat + 1]
            move = pick_move(bot, game, content, seat, table.mind, own)
        apply_move(game, content, seat, move, None)
    return decisions


@rule
def note_scores(game: np.record, content: np.record, result: np.record) -> None:
    """Write what every sheet scored, in zeros."""
    for seat in range(game.seats):
        player = game.players[seat]
        result.scores[seat] = total_score(player, content)
        result.full_beetles[seat] = full_beetles(player)
        for family in range(FAMILIES):
            if player.magnifiers[family] != NONE:
                result.magnifiers[seat] |= 1 << player.magnifiers[family]
