"""Very many games of Spotted!, with what must always hold checked after every single event.

Games differ by their number: sheet, seats, how sensibly they are played, and for how many seasons:
sheets are kept and the rounds begin anew, so that rows, meadow and track fill up and rare corners
of the rules come up.
"""

from collections.abc import Callable, Iterator, Sequence

import numpy as np
from numba import from_dtype, types

from pipyard.bots.spotted.pick import GREEDY, MIND, RANDOM, pick_move
from pipyard.core.chance import draw_below, new_stream
from pipyard.core.jit import entry, rule
from pipyard.core.record import recarray
from pipyard.games.spotted.content import BONUSES, MAGNIFIERS, Sheet, find_sheet, sheet_names
from pipyard.games.spotted.drive import CONTENTS, GAMES, draw_chance
from pipyard.games.spotted.game import Spotted, SpottedConfig
from pipyard.games.spotted.moves import PICK_DIE, apply_move, first_to_act, legal_moves
from pipyard.games.spotted.record import CONTENT, GAME, MOST_BONUSES, OVER, PICK, ROLL, SEATS, WRITE
from pipyard.games.spotted.rules import advance, begin_round
from pipyard.lab.plan import seed_game
from pipyard.lab.soak import SoakReport, play_all, report_of, result_of
from pipyard.lab.spotted.corners import (
    SINGLE,
    TALLY,
    WATCH,
    note_end,
    note_move,
    note_round,
)
from pipyard.lab.spotted.faults import (
    FAULTS,
    HANDED_OUT,
    NOT_LEGAL,
    SEEN,
    dice_for,
    fault_of_dice,
    fault_of_move,
    fault_of_pick,
    find_fault,
)

RESULT = result_of(TALLY)
DESK = np.dtype(
    [
        ("game", GAME, 1),
        ("before", GAME, 1),
        ("mind", MIND),
        ("stream", "u8", 1),
        ("watch", WATCH, 1),
        ("blank", WATCH, 1),
        ("seen", SEEN),
    ],
    align=True,
)
ONE_SEASON_OF_8 = 4
"""Of eight games that differ in nothing else, five are of one season and three of two to four."""
_DESKS = types.Array(from_dtype(DESK), 1, "C")
_RESULTS = types.Array(from_dtype(RESULT), 1, "C")


def soak(
    games: int,
    seed: int,
    *,
    sheets: Sequence[Sheet] = (),
    cores: int | None = None,
    on_progress: Callable[[int], None] = lambda _: None,
) -> SoakReport:
    """Play games and check every position; stop at the first that is broken."""
    contents = contents_of(sheets or [find_sheet(name) for name in sheet_names()])
    starts = starting_positions(sheets or [find_sheet(name) for name in sheet_names()])
    key = new_stream(seed)[0]

    def play(first: int, count: int, result: np.recarray) -> None:
        desks = recarray(DESK, len(contents))
        soak_chunk(starts, contents, key, first, count, desks, result)

    total = play_all(play, RESULT, games, cores, on_progress)
    return report_of(total, games, FAULTS, dict(_counts(total.tally)), {})


def _counts(tally: np.record) -> Iterator[tuple[str, int]]:
    yield from zip(SINGLE, tally.single.tolist(), strict=True)
    for name, count in zip(BONUSES, tally.bonuses.tolist(), strict=True):
        yield f"bonus {name}", count
    for name, count in zip(MAGNIFIERS, tally.magnifiers.tolist(), strict=True):
        yield f"magnifier {name} assigned", count
    for name, count in zip(MAGNIFIERS, tally.scored.tolist(), strict=True):
        yield f"magnifier {name} scored", count


def contents_of(sheets: Sequence[Sheet]) -> np.recarray:
    """Return each sheet as the rules read it, and once more with a track that hardly ends."""
    contents = recarray(CONTENT, 2 * len(sheets))
    for number, sheet in enumerate(sheets):
        contents[2 * number] = sheet.record[0]
        contents[2 * number + 1] = sheet.record[0]
        _lengthen(contents[2 * number + 1])
    contents.flags.writeable = False
    return contents


def _lengthen(content: np.record) -> None:
    """Repeat a track's bonuses but for its factors, with one re-roll symbol for all of them."""
    track = content.track[: content.track_length].tolist()
    repeated = [bonus for bonus in track if BONUSES[bonus] not in ("2x", "3x")]
    longest = (track + repeated * MOST_BONUSES)[:MOST_BONUSES]
    content.track[:] = longest
    content.track_length = MOST_BONUSES
    content.reroll_symbols = 1


def starting_positions(sheets: Sequence[Sheet]) -> np.recarray:
    """Return a position for each of `contents_of` and each number of seats, in this order."""
    starts = recarray(GAME, 2 * len(sheets) * SEATS)
    for number in range(len(starts)):
        content, seats = divmod(number, SEATS)
        starts[number] = Spotted(sheets[content // 2]).new(SpottedConfig(1 + seats))[0]
    return starts


@entry(types.void(GAMES, CONTENTS, types.uint64, types.int64, types.int64, _DESKS, _RESULTS))
def soak_chunk(
    starts: np.recarray,
    contents: np.recarray,
    seed: int,
    first: int,
    count: int,
    desks: np.recarray,
    results: np.recarray,
) -> None:
    """Play games by number until all are done or one is broken."""
    result = results[0]
    for number in range(first, first + count):
        start = number % len(starts)
        desk = desks[start // SEATS]
        desk.game[0] = starts[start]
        desk.watch[0] = desk.blank[0]
        seed_game(seed, number, desk.stream)
        variety = number // len(starts)
        seasons = 1 + max(0, variety // 4 % 8 - ONE_SEASON_OF_8)
        fault = _play(contents[start // SEATS], desk, result, variety % 4, seasons)
        if fault:
            result.fault = fault
            result.fault_game = number
            return


@entry(types.int64(GAMES, CONTENTS, _DESKS))
def fault_of(games: np.recarray, contents: np.recarray, desks: np.recarray) -> int:
    """Return the number of the first promise that the first position breaks, 0 if none."""
    return find_fault(games[0], contents[0], desks[0].seen)


@rule
def _play(content: np.record, desk: np.record, result: np.record, sense: int, seasons: int) -> int:
    game = desk.game[0]
    for season in range(seasons):
        if season > 0:
            game.box = 1
            game.second_roll = 0
            _forget_turn(desk.watch[0])
            begin_round(game, content, None)
            advance(game, content, None)
        while game.phase != OVER:
            fault = _step(content, desk, result, sense)
            if fault == 0:
                fault = fault_of_dice(game)
            if fault:
                return fault
        fault = find_fault(game, content, desk.seen)
        if fault:
            return fault
        note_end(game, content, result.tally)
    result.finished += 1
    return 0


@rule
def _step(content: np.record, desk: np.record, result: np.record, sense: int) -> int:
    game = desk.game[0]
    before = desk.before[0]
    watch = desk.watch[0]
    desk.before[0] = game
    result.events += 1
    if game.phase == ROLL:
        draw_chance(game, desk.stream, None)
        return 0
    seat = first_to_act(game)
    scratch = desk.mind.scratch
    scratch.count = legal_moves(game, content, seat, scratch.legal)
    if scratch.count == 0:
        return NOT_LEGAL
    bot = GREEDY if draw_below(desk.stream, 4) < sense else RANDOM
    move = pick_move(bot, game, content, seat, desk.mind, desk.stream)
    fault = 0
    if before.phase == PICK:
        fault = fault_of_pick(before, seat, move - PICK_DIE, watch.picks[seat])
    apply_move(game, content, seat, move, None)
    note_move(before, game, content, seat, move, result.tally, watch)
    if fault == 0:
        fault = fault_of_move(before, game, content, seat, desk.seen)
    if fault == 0 and before.phase == PICK and game.phase == WRITE:
        fault = _fault_of_hands(before, watch)
    if game.phase == ROLL and before.phase == WRITE:
        _forget_turn(watch)
    if game.box != before.box:
        note_round(game, result.tally.single)
    return fault


@rule
def _forget_turn(watch: np.record) -> None:
    watch.rerolls = 0
    for seat in range(SEATS):
        watch.picks[seat] = 0


@rule
def _fault_of_hands(before: np.record, watch: np.record) -> int:
    """Tell whether everybody was handed the right number of dice once all are."""
    for seat in range(before.seats):
        if watch.picks[seat] != dice_for(before, seat):
            return HANDED_OUT
    return 0
