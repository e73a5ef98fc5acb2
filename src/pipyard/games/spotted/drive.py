"""Compiled entry points, and rolls drawn and applied inside compiled loops."""

import numpy as np

from pipyard.core.chance import Stream, draw_below
from pipyard.core.facts import FACTS, Facts
from pipyard.core.jit import entry, rule
from pipyard.core.record import NONE, Words
from pipyard.core.signature import INT, VOID, array_of
from pipyard.core.verdict import VERDICT
from pipyard.games.spotted.counts import (
    band_of,
    family_score,
    full_beetles,
    round_value,
    total_score,
    winning_seats,
)
from pipyard.games.spotted.moves import Moves, apply_move, legal_moves, may_act
from pipyard.games.spotted.record import (
    CONTENT,
    COUNTS,
    FAMILIES,
    GAME,
    IDLE,
    OVER,
    PICK,
    REROLL,
    ROLL,
    WORD_BITS,
    WORDS,
    WRITE,
)
from pipyard.games.spotted.rules import (
    advance,
    begin_round,
    land_roll,
    must_pick_lowest,
    picks_in_turn,
    step_of_pick,
)

GAMES = array_of(GAME)
CONTENTS = array_of(CONTENT, readonly=True)
MOVES = array_of(np.int16)
VERDICTS = array_of(VERDICT)

EVENTS = Words()
"""Kinds of event for `apply_event`."""
BEGIN = EVENTS.add("begin")
MOVE = EVENTS.add("move")
FACES = EVENTS.add("faces")


@entry(VOID(GAMES, CONTENTS, INT))
def set_up(games: np.recarray, contents: np.recarray, seats: int) -> None:
    """Put out empty sheets in the first position, given as zeros; nothing has begun."""
    game = games[0]
    game.seats = seats
    game.box = 1
    start = contents[0].start
    for seat in range(seats):
        player = game.players[seat]
        for family in range(FAMILIES):
            player.magnifiers[family] = NONE
            player.factors[family] = 1
        player.kind = NONE
        player.beside[start // WORD_BITS] = 1 << start % WORD_BITS


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


@entry(INT(GAMES, CONTENTS, INT, INT, INT, MOVES, VERDICTS))
def referee(
    games: np.recarray,
    contents: np.recarray,
    kind: int,
    seat: int,
    number: int,
    faces: Moves,
    out: np.recarray,
) -> int:
    """Apply an event to the first position if it is allowed now, and write who acts next.

    The event is a move or rolled faces; or nothing, to write who acts. Return 1 if it was allowed.
    """
    game = games[0]
    content = contents[0]
    verdict = out[0]
    if kind == MOVE:
        if not may_move(game, content, seat, number, verdict):
            return 0
        apply_move(game, content, seat, number, None)
    elif kind == FACES:
        if game.phase != ROLL or not are_due(game, faces):
            return 0
        for family in range(FAMILIES):
            if game.rolling >> family & 1:
                game.table[family] = faces[family]
        land_roll(game, None)
        advance(game, content, None)
    tell_next(game, verdict)
    return 1


@rule
def may_move(
    game: np.record, content: np.record, seat: int, number: int, verdict: np.record
) -> bool:
    """Return whether a seat may do an action now."""
    if seat < 0 or seat >= game.seats or not may_act(game, seat):
        return False
    for place in range(legal_moves(game, content, seat, verdict.legal)):
        if verdict.legal[place] == number:
            return True
    return False


@rule
def are_due(game: np.record, faces: Moves) -> bool:
    """Return whether these are faces of exactly the dice that must be rolled."""
    for family in range(FAMILIES):
        least = game.rolling >> family & 1
        if faces[family] < least or faces[family] > 6 * least:
            return False
    return True


@rule
def tell_next(game: np.record, verdict: np.record) -> None:
    """Write who acts next; dice to be rolled are listed by family."""
    verdict.seats = 0
    for seat in range(game.seats):
        if may_act(game, seat):
            verdict.seats |= 1 << seat
    verdict.over = 1 if game.phase == OVER else 0
    verdict.phase = game.phase
    verdict.chance = FACES if game.phase == ROLL else 0
    verdict.whose = game.active
    verdict.outcomes = 0
    for family in range(FAMILIES):
        if game.rolling >> family & 1:
            verdict.listed[verdict.outcomes] = family
            verdict.outcomes += 1


@entry(VOID(GAMES, CONTENTS, array_of(COUNTS)))
def count_all(games: np.recarray, contents: np.recarray, out: np.recarray) -> None:
    """Count what can be counted in the first position."""
    game = games[0]
    counts = out[0]
    for seat in range(game.seats):
        count_sheet(game, contents[0], seat, counts.sheets[seat])
    counts.round_bonus = round_value(game)
    counts.lowest_only = 1 if game.phase == PICK and must_pick_lowest(game) else 0
    counts.picks = 0
    if game.phase in (REROLL, PICK):
        for pick in range(game.picks, picks_in_turn(game)):
            counts.picking[counts.picks] = (game.active + step_of_pick(game, pick)) % game.seats
            counts.picks += 1
    counts.winners = winning_seats(game, contents[0]) if game.phase == OVER else 0
    counts.chance = FACES if game.phase == ROLL else 0
    counts.whose = game.active


@rule
def count_sheet(game: np.record, content: np.record, seat: int, counts: np.record) -> None:
    """Count what is on a sheet, and what its player must do."""
    player = game.players[seat]
    for word in range(WORDS):
        counts.reachable[word] = player.beside[word] & ~player.crossed[word]
    counts.circled = 0
    for family in range(FAMILIES):
        counts.families[family] = family_score(player, family, content)
        counts.circled += 2 * player.circled[family]
    counts.extra = 2 * player.extra
    counts.track = player.points
    counts.rerolls = player.rerolls - player.rerolls_used
    counts.score = total_score(player, content)
    counts.full_beetles = full_beetles(player)
    counts.band = band_of(counts.score) if game.seats == 1 else 0
    counts.asked = 1 if may_act(game, seat) else 0
    counts.writing = player.writing if game.phase == WRITE else IDLE
    counts.bonuses = 1 << player.bonus if player.bonus else player.due


@rule
def draw_chance(game: np.record, stream: Stream, facts: Facts) -> None:
    """Roll the dice that must be rolled."""
    for family in range(FAMILIES):
        if game.rolling >> family & 1:
            game.table[family] = draw_below(stream, 6) + 1
    land_roll(game, facts)
