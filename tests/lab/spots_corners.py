"""Rare situations of Spots, counted during a soak."""

from typing import TypeAlias

import numpy as np

from pipyard.core.chance import Stream
from pipyard.core.facts import Buffer, find
from pipyard.core.jit import rule
from pipyard.core.record import NONE
from pipyard.games.spots.counts import (
    asks_seat,
    current_step,
    dice_in_roll,
    paws,
    scored_dogs,
    trick_at,
)
from pipyard.games.spots.dice import may_stop
from pipyard.games.spots.moves import (
    DISCARD,
    DO_MORE,
    KEEP_ONLY,
    MOVE_DIE,
    NAME_VALUE,
    PUT_ASIDE,
    RAISE,
    REROLL_ALL,
    REROLL_SOME,
    SCORE,
    SELECT,
    SET_VALUE,
    STOP,
    TAKE_YARD,
)
from pipyard.games.spots.record import (
    CHOOSE_DICE,
    DEAL,
    KEEP_TOTAL,
    MORE,
    MOST_TRICKS,
    OVER,
    PACK,
    POSITIONS,
    REROLL,
    REVEAL,
    ROLL,
)
from pipyard.games.spots.story import (
    BUSTED,
    DICE_RAN_SHORT,
    DOGS_SCORED,
    EVERYONE_BUSTED,
    TILES_RESET,
    TREATS_RAN_SHORT,
)
from pipyard.games.spots.story import TREATS_RETURNED as RETURNED
from pipyard.games.spots.story import TREATS_TAKEN as TAKEN
from pipyard.lab.soak import soaking
from pipyard.lab.spots.soak import checked_game
from tests.lab.corners import noting

Counts: TypeAlias = np.ndarray[tuple[int], np.dtype[np.int64]]

SINGLE = (
    "adjustment",
    "move",
    "set die",
    "dice set aside",
    "value named",
    "die taken from the yard",
    "die taken from a dog",
    "value chosen",
    "dice chosen",
    "die discarded",
    "reroll of all dice",
    "reroll of some dice",
    "roll from the supply",
    "roll from the yard",
    "roll from the dice set aside",
    "dog drawn",
    "treats taken",
    "treats returned",
    "step repeated",
    "step declined",
    "slow scoring",
    "bust by Dig on oneself",
    "bust by Dig on another",
    "six-dog limit at a draw",
    "Howl with six cards",
    "no die at a turn's start",
    "treats adding up on a tile",
    "reset without a treat in the supply",
    "Scavenge with nothing low enough",
    "Search without a set",
    "fewer dice set aside than Bolt asks",
    "right to stop lost as paws change",
    "right to stop gained as paws change",
    "bust with dice set aside",
    "d0g trades at set-up",
    "d0g trades in play",
    "d0g scores by a facedown tile",
    "d0g wins",
    "stack turned to a tile not seen before",
    "stack turned to a tile seen before",
    "stack kept at a reset",
)
"""What is counted for the whole game; the constants below are positions in this list."""
(
    ADJUSTED,
    MOVED,
    SET,
    SET_ASIDE,
    NAMED,
    TAKEN_YARD,
    TAKEN_DOG,
    VALUE_CHOSEN,
    DICE_CHOSEN,
    DISCARDED,
    REROLLED_ALL,
    REROLLED_SOME,
    ROLLED_SUPPLY,
    ROLLED_YARD,
    ROLLED_ASIDE,
    DRAWN,
    TREATS_TAKEN,
    TREATS_RETURNED,
    REPEATED,
    DECLINED,
    SCORED_SLOWLY,
    DIG_SELF,
    DIG_OTHER,
    SIX_DOGS,
    HOWL_AT_SIX,
    NO_DICE,
    TREATS_ADD_UP,
    NO_TREAT_TO_PUT,
    NOTHING_LOW_ENOUGH,
    NO_SET,
    FEWER_ASIDE,
    STOP_LOST,
    STOP_GAINED,
    BUST_ASIDE,
    TRADE_AT_SETUP,
    TRADE_IN_PLAY,
    D0G_SCORES,
    D0G_WINS,
    STACK_NEW,
    STACK_KNOWN,
    STACK_KEPT,
) = range(len(SINGLE))

BY_TRICK = (
    "done",
    "bust",
    "fast and risky",
    "fast and risky, then going on",
    "win",
    "short of dice",
    "short of treats",
)
"""What is counted for each trick."""
DONE, BUST, FAST, FAST_ON, WIN, SHORT_DICE, SHORT_TREATS = range(len(BY_TRICK))

TALLY = np.dtype(
    [("single", "i8", len(SINGLE)), ("tricks", "i8", (MOST_TRICKS, len(BY_TRICK)))], align=True
)
"""Counts of everything above."""
WATCH = np.dtype(
    [("turns", "i8"), ("fast", "i8"), ("could_stop", "i8"), ("paws", "i8")], align=True
)
"""What has to be remembered from one event of a turn to the next."""


@rule
def note(
    before: np.record, after: np.record, content: np.record, seat: int, move: int, desk: np.record
) -> int:
    """Count an event and its results."""
    _ = seat
    desk.watch.turns = desk.turns
    if asks_seat(before):
        note_move(before, content, move, desk.facts, desk.tally)
    elif before.phase == ROLL:
        note_roll(before, content, desk.tally, desk.watch)
    note_event(before, after, content, desk.facts, desk.tally, desk.watch)
    return 0


@rule
def note_move(  # noqa: C901
    before: np.record, content: np.record, move: int, facts: Buffer, tally: np.record
) -> None:
    """Count a move itself."""
    single = tally.single
    if move < POSITIONS:
        _note_trick(before, move, tally)
    elif move == SCORE:
        single[SCORED_SLOWLY] += 1
    elif move == REROLL_ALL:
        single[REROLLED_ALL] += 1
    elif move == DO_MORE:
        single[REPEATED] += before.times > 0
    elif move == STOP:
        single[DECLINED] += 1
    elif DISCARD <= move < KEEP_ONLY:
        single[DISCARDED] += 1
    elif KEEP_ONLY <= move < NAME_VALUE:
        single[VALUE_CHOSEN] += 1
    elif NAME_VALUE <= move < SET_VALUE:
        single[NAMED] += 1
    elif SET_VALUE <= move < PUT_ASIDE:
        single[SET] += 1
    elif PUT_ASIDE <= move < RAISE:
        single[SET_ASIDE] += 1
        single[FEWER_ASIDE] += move - PUT_ASIDE + 1 < current_step(before, content).least
    elif RAISE <= move < TAKE_YARD:
        _note_adjustment(before, facts, single)
    elif TAKE_YARD <= move < TAKE_YARD + 6:
        single[TAKEN_YARD] += 1
    elif TAKE_YARD <= move < SELECT:
        single[TAKEN_DOG] += 1
    elif SELECT <= move < REROLL_SOME:
        single[DICE_CHOSEN] += 1
    elif REROLL_SOME <= move < MOVE_DIE:
        single[REROLLED_SOME] += 1
    elif move >= MOVE_DIE:
        single[MOVED] += 1


@rule
def _note_trick(before: np.record, move: int, tally: np.record) -> None:
    tally.tricks[trick_at(before, move), DONE] += 1
    cards = before.players[before.turn].cards
    if move == 0 and cards == PACK:
        tally.single[HOWL_AT_SIX] += 1


@rule
def _note_adjustment(before: np.record, facts: Buffer, single: Counts) -> None:
    single[ADJUSTED] += 1
    busted = find(facts, BUSTED)
    if busted:
        single[DIG_SELF if facts[busted] == before.turn else DIG_OTHER] += 1


@rule
def note_roll(before: np.record, content: np.record, tally: np.record, watch: np.record) -> None:
    """Count a roll in a trick by where its dice came from."""
    step = current_step(before, content)
    tally.single[ROLLED_SUPPLY + step.origin] += 1
    if watch.fast:
        tally.tricks[trick_at(before, before.position), FAST_ON] += 1


@rule
def note_event(
    before: np.record,
    after: np.record,
    content: np.record,
    facts: Buffer,
    tally: np.record,
    watch: np.record,
) -> None:
    """Count the results of any event."""
    single = tally.single
    single[TREATS_TAKEN] += find(facts, TAKEN) > 0
    single[TREATS_RETURNED] += find(facts, RETURNED) > 0
    single[NO_DICE] += find(facts, EVERYONE_BUSTED) > 0
    reset = find(facts, TILES_RESET)
    if reset:
        single[NO_TREAT_TO_PUT] += facts[reset] == 0
        _note_reset(before, after, single)
    if reset or before.phase == REVEAL:
        _note_stacks(before, after, single)
    if after.solo:
        _note_d0g(before, after, single, watch)
    trick = trick_of(before, after, facts)
    if trick != NONE:
        _note_turn(before, after, content, facts, trick, tally, watch)
    if after.position == NONE:
        watch.fast = 0
        watch.could_stop = -1


@rule
def trick_of(before: np.record, after: np.record, facts: Buffer) -> int:
    """Return the trick that was in progress before an event or that the event starts."""
    if before.position != NONE:
        return trick_at(before, before.position)
    if after.position != NONE:
        return trick_at(after, after.position)
    for position in range(POSITIONS):
        if find(facts, TAKEN) and after.tiles[position].facedown > before.tiles[position].facedown:
            return trick_at(before, position)
    return NONE


@rule
def _note_turn(
    before: np.record,
    after: np.record,
    content: np.record,
    facts: Buffer,
    trick: int,
    tally: np.record,
    watch: np.record,
) -> None:
    seat = before.turn
    row = tally.tricks[trick]
    single = tally.single
    row[SHORT_DICE] += find(facts, DICE_RAN_SHORT) > 0
    row[SHORT_TREATS] += find(facts, TREATS_RAN_SHORT) > 0
    busted = find(facts, BUSTED)
    scored = find(facts, DOGS_SCORED)
    if busted and facts[busted] == seat:
        row[BUST] += 1
        single[BUST_ASIDE] += before.aside > 0
    if scored:
        _note_scoring(before, after, facts[scored + 1] == 1, row, single, watch)
    elif after.players[seat].cards > before.players[seat].cards:
        single[DRAWN] += 1
    if dice_in_roll(after) == 0 and after.phase != CHOOSE_DICE and before.phase in (ROLL, REROLL):
        single[NO_SET] += current_step(before, content).keep == KEEP_TOTAL and after.phase != ROLL
    if after.phase == DEAL and before.phase in (ROLL, REROLL):
        _note_threshold(after, content, single)
    if after.phase == MORE:
        _note_right_to_stop(after, content, single, watch)


@rule
def _note_scoring(
    before: np.record, after: np.record, fast: bool, row: Counts, single: Counts, watch: np.record
) -> None:
    seat = before.turn
    scored = scored_dogs(after.players[seat]) - scored_dogs(before.players[seat])
    single[SIX_DOGS] += before.players[seat].cards + scored > PACK
    if fast:
        row[FAST] += 1
        row[WIN] += after.phase == OVER
        watch.fast = 1


@rule
def _note_threshold(after: np.record, content: np.record, single: Counts) -> None:
    if current_step(after, content).discard_below:
        lowest = 1
        while after.roll[lowest] == 0:
            lowest += 1
        single[NOTHING_LOW_ENOUGH] += lowest >= after.threshold


@rule
def _note_right_to_stop(
    after: np.record, content: np.record, single: Counts, watch: np.record
) -> None:
    can_stop = int(may_stop(after, content))
    own = paws(after.players[after.turn], content)
    if watch.could_stop == 1 and can_stop == 0:
        single[STOP_LOST] += 1
    if watch.could_stop == 0 and can_stop == 1 and own > watch.paws:
        single[STOP_GAINED] += 1
    watch.could_stop = can_stop
    watch.paws = own


@rule
def _note_reset(before: np.record, after: np.record, single: Counts) -> None:
    for position in range(POSITIONS):
        tile = after.tiles[position]
        if tile.treats > 1 and tile.treats > before.tiles[position].treats:
            single[TREATS_ADD_UP] += 1
        if tile.stack > 1:
            single[STACK_KEPT] += before.tiles[position].facedown == 0 and tile.facedown == 0


@rule
def _note_stacks(before: np.record, after: np.record, single: Counts) -> None:
    for position in range(POSITIONS):
        shown = after.tiles[position].shown
        if shown != before.tiles[position].shown and before.tiles[position].shown >= 0:
            known = shown < before.tiles[position].seen
            single[STACK_KNOWN if known else STACK_NEW] += 1


@rule
def _note_d0g(before: np.record, after: np.record, single: Counts, watch: np.record) -> None:
    if after.d0g_scored > before.d0g_scored:
        if after.d0g_treats >= before.d0g_treats:
            single[D0G_SCORES] += 1
        elif watch.turns == 0:
            single[TRADE_AT_SETUP] += 1
        else:
            single[TRADE_IN_PLAY] += 1
        single[D0G_WINS] += after.phase == OVER


_play_games = soaking(checked_game(note))


@noting
def play_noted(
    starts: np.recarray,
    contents: np.recarray,
    seed: Stream,
    first: int,
    count: int,
    turn_limit: int,
    desks: np.recarray,
    results: np.recarray,
) -> None:
    """Play games by number, as the soak of the package does, and look at every event."""
    _play_games(starts, contents, seed, first, count, turn_limit, desks, results)
