"""Compiled entry points, and chance events drawn and applied inside compiled loops."""

import numpy as np

from pipyard.core.chance import Stream, draw_below
from pipyard.core.facts import FACTS, Facts, add, tell, tell1
from pipyard.core.jit import entry, rule
from pipyard.core.record import NONE, Words
from pipyard.core.signature import INT, VOID, array_of
from pipyard.core.verdict import VERDICT
from pipyard.games.spots.counts import (
    asks_seat,
    buried_spots,
    is_complete,
    paws,
    scored_dogs,
    trick_at,
)
from pipyard.games.spots.dice import land_roll
from pipyard.games.spots.dogs import roll_for_d0g, turn_up_dog
from pipyard.games.spots.moves import Moves, apply_move, legal_moves
from pipyard.games.spots.record import (
    CONTENT,
    COUNTS,
    D0G_ROLL,
    GAME,
    IN_DECK,
    OVER,
    POSITIONS,
    REVEAL,
    ROLL,
    SETUP_ROLL,
    TURN_UP,
)
from pipyard.games.spots.rules import advance
from pipyard.games.spots.setup import lay_table, lay_tiles, roll_setup_die
from pipyard.games.spots.story import D0G_ROLLED, DICE_ROLLED
from pipyard.games.spots.turn import reveal_tile

GAMES = array_of(GAME)
CONTENTS = array_of(CONTENT, readonly=True)
MOVES = array_of(np.int16)
VERDICTS = array_of(VERDICT)

EVENTS = Words()
"""Kinds of event for `apply_event`."""
BEGIN = EVENTS.add("begin")
MOVE = EVENTS.add("move")
DICE = EVENTS.add("dice")
DOG = EVENTS.add("dog")
TRICK = EVENTS.add("trick")


@entry(VOID(GAMES, CONTENTS, INT, INT, MOVES, INT))
def set_up(
    games: np.recarray,
    contents: np.recarray,
    seats: int,
    d0g_treats: int,
    tricks: Moves,
    off_leash: int,
) -> None:
    """Set up the first position, given as zeros, with a trick for each position on the table."""
    lay_table(games[0], contents[0], seats, d0g_treats)
    lay_tiles(games[0], contents[0], tricks, off_leash)
    advance(games[0], contents[0], None)


@entry(VOID(GAMES, CONTENTS, INT, INT, MOVES, FACTS))
def apply_event(
    games: np.recarray,
    contents: np.recarray,
    kind: int,
    number: int,
    counts: Moves,
    facts: Facts,
) -> None:
    """Apply one event to the first position: a move, dice by value, a dog or a tile turned up."""
    game = games[0]
    content = contents[0]
    if kind == MOVE:
        apply_move(game, content, number, facts)
        return
    if kind == DICE:
        begin_roll(game, facts)
        for value in range(1, 7):
            for _ in range(counts[value]):
                add_die(game, value, facts)
        land_dice(game, facts)
    elif kind == DOG:
        turn_up_dog(game, number, facts)
    elif kind == TRICK:
        reveal_tile(game, number, facts)
    advance(game, content, facts)


@entry(INT(GAMES, CONTENTS, MOVES))
def list_legal(games: np.recarray, contents: np.recarray, out: Moves) -> int:
    """Write the legal moves of the first position and return their number."""
    return legal_moves(games[0], contents[0], out)


@entry(INT(GAMES, CONTENTS, INT, INT, INT, MOVES, VERDICTS))
def referee(
    games: np.recarray,
    contents: np.recarray,
    kind: int,
    seat: int,
    number: int,
    counts: Moves,
    out: np.recarray,
) -> int:
    """Apply an event to the first position if it is allowed now, and write who acts next.

    The event is a seat's move, dice by value, a dog or a tile turned up; or nothing, only to write
    who acts. Return 1 if it was allowed.
    """
    game = games[0]
    content = contents[0]
    verdict = out[0]
    if kind == MOVE:
        if not may_move(game, content, seat, number, verdict):
            return 0
        apply_move(game, content, number, None)
    elif kind != BEGIN:
        list_chance(game, content, verdict)
        if verdict.chance != kind:
            return 0
        if kind == DICE:
            if not are_due(verdict.outcomes, counts):
                return 0
            for value in range(1, 7):
                game.roll[value] += counts[value]
            land_dice(game, None)
        elif not is_listed(verdict, number):
            return 0
        elif kind == DOG:
            turn_up_dog(game, number, None)
        else:
            reveal_tile(game, number, None)
        advance(game, content, None)
    verdict.seats = 1 << game.turn if asks_seat(game) else 0
    verdict.over = 1 if game.phase == OVER else 0
    verdict.phase = game.phase
    list_chance(game, content, verdict)
    return 1


@rule
def may_move(
    game: np.record, content: np.record, seat: int, number: int, verdict: np.record
) -> bool:
    """Return whether a seat may do an action now."""
    if not asks_seat(game) or game.turn != seat:
        return False
    for place in range(legal_moves(game, content, verdict.legal)):
        if verdict.legal[place] == number:
            return True
    return False


@rule
def are_due(dice: int, counts: Moves) -> bool:
    """Return whether the counts are for as many dice as must be rolled."""
    given = 0
    for value in range(1, 7):
        if counts[value] < 0:
            return False
        given += counts[value]
    return given == dice


@rule
def is_listed(verdict: np.record, number: int) -> bool:
    """Return whether chance may turn up this card or trick now."""
    for place in range(verdict.outcomes):
        if verdict.listed[place] == number:
            return True
    return False


@entry(VOID(GAMES, CONTENTS, array_of(COUNTS)))
def count_all(games: np.recarray, contents: np.recarray, out: np.recarray) -> None:
    """Count what can be counted in the first position, and list the possible chance outcomes."""
    game = games[0]
    content = contents[0]
    for seat in range(game.seats):
        count_player(game.players[seat], content, out[0].players[seat])
    for position in range(POSITIONS):
        seen = game.tiles[position].seen
        out[0].tricks[position] = trick_at(game, position) if seen else NONE
    out[0].asked = game.turn if asks_seat(game) else NONE
    list_chance(game, content, out[0])


@rule
def count_player(player: np.record, content: np.record, counts: np.record) -> None:
    """Count what a player has."""
    counts.buried = buried_spots(player)
    counts.paws = paws(player, content)
    counts.scored = scored_dogs(player)
    counts.complete = 0
    for slot in range(player.cards):
        if is_complete(player.dogs[slot], content):
            counts.complete |= 1 << slot


@rule
def list_chance(game: np.record, content: np.record, counts: np.record) -> None:
    """List the chance outcomes: every card or trick, all equally likely; for dice, how many."""
    counts.chance = 0
    counts.outcomes = 0
    counts.whose = NONE
    if game.phase == TURN_UP:
        counts.chance = DOG
        for card in range(content.dog_count):
            if game.where[card] == IN_DECK:
                counts.listed[counts.outcomes] = card
                counts.outcomes += 1
    elif game.phase == REVEAL:
        counts.chance = TRICK
        counts.whose = game.pointer - 1
        for trick in range(content.trick_count):
            if is_unseen_trick(game, content, trick):
                counts.listed[counts.outcomes] = trick
                counts.outcomes += 1
    elif game.phase in (ROLL, SETUP_ROLL, D0G_ROLL):
        counts.chance = DICE
        counts.outcomes = max(game.rolling, 1)
        counts.whose = NONE if game.phase == D0G_ROLL else game.turn


@rule
def begin_roll(game: np.record, facts: Facts) -> None:
    """Record who rolls; the dice are added to that fact as they land."""
    if game.phase == D0G_ROLL:
        tell(facts, D0G_ROLLED)
    else:
        tell1(facts, DICE_ROLLED, game.turn)


@rule
def add_die(game: np.record, value: int, facts: Facts) -> None:
    """Add a rolled die to the roll."""
    game.roll[value] += 1
    add(facts, value)


@rule
def land_dice(game: np.record, facts: Facts) -> None:
    """Let dice that were just added to the roll take effect, for whichever player they are."""
    if game.phase == ROLL:
        land_roll(game)
        return
    value = 1
    while game.roll[value] == 0:
        value += 1
    game.roll[value] = 0
    if game.phase == SETUP_ROLL:
        roll_setup_die(game, value, facts)
    else:
        roll_for_d0g(game, value, facts)


@rule
def draw_chance(game: np.record, content: np.record, stream: Stream, facts: Facts) -> None:
    """Draw the next chance event with its proper odds, and apply it."""
    land_chance(game, content, stream, facts)
    advance(game, content, facts)


@rule
def land_chance(game: np.record, content: np.record, stream: Stream, facts: Facts) -> None:
    """Draw the next chance event with its proper odds and apply it, but nothing that follows."""
    if game.phase == TURN_UP:
        turn_up_dog(game, nth_dog_in_deck(game, draw_below(stream, game.deck)), facts)
    elif game.phase == REVEAL:
        tile = game.tiles[game.pointer - 1]
        unseen = draw_below(stream, tile.stack - tile.seen)
        reveal_tile(game, nth_unseen_trick(game, content, unseen), facts)
    else:
        begin_roll(game, facts)
        for _ in range(max(game.rolling, 1)):
            add_die(game, draw_below(stream, 6) + 1, facts)
        land_dice(game, facts)


@rule
def nth_dog_in_deck(game: np.record, index: int) -> int:
    """Return a card of the undrawn deck, counted from 0 in the order of the list of dogs."""
    card = -1
    while index >= 0:
        card += 1
        if game.where[card] == IN_DECK:
            index -= 1
    return card


@rule
def is_unseen_trick(game: np.record, content: np.record, trick: int) -> bool:
    """Return whether a trick is still hidden in the stack that must show its next tile."""
    position = game.pointer - 1
    if content.tricks[trick].stack != position:
        return False
    tile = game.tiles[position]
    for place in range(tile.seen):
        if tile.order[place] == trick:
            return False
    return True


@rule
def nth_unseen_trick(game: np.record, content: np.record, index: int) -> int:
    """Return a hidden trick, counted from 0, of the stack that must show its next tile."""
    trick = -1
    while index >= 0:
        trick += 1
        if is_unseen_trick(game, content, trick):
            index -= 1
    return trick
