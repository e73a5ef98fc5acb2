"""Whole games of Spots between bots, played inside compiled code."""

from collections.abc import Callable

import numpy as np

from pipyard.bots.spots.pick import MIND, new_mind, pick_move
from pipyard.core.chance import Stream
from pipyard.core.jit import entry, rule
from pipyard.core.record import recarray
from pipyard.core.signature import INT, VOID, array_of
from pipyard.games.spots.counts import asks_seat
from pipyard.games.spots.drive import CONTENTS, draw_chance
from pipyard.games.spots.game import Spots
from pipyard.games.spots.moves import apply_move, legal_moves
from pipyard.games.spots.record import (
    D0G_ROLL,
    GAME,
    OVER,
    POSITIONS,
    REVEAL,
    ROLL,
    SEATS,
    SETUP_ROLL,
    TURN,
)
from pipyard.lab.plan import Shares, bot_of, plan_of, set_up, table_of

CUT_OFF = -1
"""The winner of a game that reached the turn limit."""

PLAN = plan_of(GAME, SEATS)
RESULT = np.dtype([("winner", "i8"), ("turns", "i8"), ("decisions", "i8")], align=True)
"""How a game went; a decision is a choice between at least two legal moves."""

# Purposes of chance, each with its own stream.
DECK = 0
D0G = 1
STACKS = 2
DICE = STACKS + POSITIONS
FIRST = DICE + SEATS
PURPOSES = FIRST + SEATS
TABLE = table_of(GAME, MIND, SEATS, PURPOSES)

PLANS = array_of(PLAN)
RESULTS = array_of(RESULT)
TABLES = array_of(TABLE)


def player_of(spots: Spots, plan: np.recarray) -> Callable[[int, int], np.recarray]:
    """Return a function that plays a number of games of a plan, from a number on."""

    def play_games(first: int, count: int) -> np.recarray:
        results = recarray(RESULT, count)
        play_chunk(plan, spots.content.record, first, _new_table(int(plan[0].seats)), results)
        return results

    return play_games


def win_shares(results: np.recarray, seats: int) -> Shares:
    """Return the share that each seat won of each game; nan if it was cut off."""
    shares: Shares = (results.winner[:, None] == np.arange(seats)).astype(np.float64)
    shares[results.winner == CUT_OFF] = np.nan
    return shares


def _new_table(seats: int) -> np.recarray:
    table = recarray(TABLE)
    table[0].mind = new_mind(seats)[0]
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
        _play(plans[0], contents[0], first + index, tables[0], results[index])


@rule
def _play(
    plan: np.record, content: np.record, number: int, table: np.record, result: np.record
) -> None:
    game = table.game[0]
    scratch = table.mind.scratch
    turns = 0
    decisions = 0
    while game.phase != OVER:
        if not asks_seat(game):
            draw_by_purpose(game, content, table.streams)
            continue
        if game.phase == TURN:
            if turns == plan.turn_limit:
                break
            turns += 1
        scratch.count = legal_moves(game, content, scratch.legal)
        move = scratch.legal[0]
        if scratch.count > 1:
            decisions += 1
            seat = game.turn
            bot = bot_of(plan, number, seat, game.seats)
            own = table.streams[seat : seat + 1]
            move = pick_move(bot, game, content, seat, table.mind, own)
        apply_move(game, content, move, None)
    result.winner = game.winner if game.phase == OVER else CUT_OFF
    result.turns = turns
    result.decisions = decisions


@rule
def draw_by_purpose(game: np.record, content: np.record, streams: Stream) -> None:
    """Draw the next chance event from the stream of its purpose, and apply it."""
    place = stream_of_chance(game)
    draw_chance(game, content, streams[place : place + 1], None)


@rule
def stream_of_chance(game: np.record) -> int:
    """Return the place of the stream that the next chance event is drawn from."""
    purpose = SEATS + DECK
    if game.phase == ROLL:
        purpose = SEATS + DICE + game.turn
    elif game.phase == SETUP_ROLL:
        purpose = SEATS + FIRST + game.turn
    elif game.phase == D0G_ROLL:
        purpose = SEATS + D0G
    elif game.phase == REVEAL:
        purpose = SEATS + STACKS + game.pointer - 1
    return purpose
