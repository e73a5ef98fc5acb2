"""Games of Spotted! that are checked after every event.

They differ by their number: sheet, seats, how sensibly they are played, and the number of seasons:
sheets are kept and the rounds begin again, so that rows, meadow and track fill up.
"""

from collections.abc import Sequence

import numpy as np

from pipyard.bots.spotted.greedy import pick_greedy
from pipyard.bots.spotted.outlook import SCRATCH
from pipyard.bots.uniform import pick_any
from pipyard.core.chance import Stream, draw_below
from pipyard.core.jit import entry, rule
from pipyard.core.record import NONE, recarray
from pipyard.games.spotted.content import Sheet, find_sheet, sheet_names
from pipyard.games.spotted.drive import CONTENTS, GAMES, draw_chance
from pipyard.games.spotted.game import Spotted, SpottedConfig
from pipyard.games.spotted.invariants import (
    FAULTS,
    NOT_LEGAL,
    SEEN,
    fault_of_dice,
    fault_of_move,
    find_fault,
)
from pipyard.games.spotted.moves import apply_move, first_to_act, legal_moves
from pipyard.games.spotted.record import BONUSES, CONTENT, GAME, MOST_BONUSES, OVER, ROLL, SEATS
from pipyard.games.spotted.rules import advance, begin_round
from pipyard.lab.soak import (
    NOTHING,
    Note,
    PlayChecked,
    SoakSetup,
    note_nothing,
    soak_types,
    soaking,
)

FIELDS = [
    ("game", GAME, 1),
    ("before", GAME, 1),
    ("scratch", SCRATCH),
    ("stream", "u8", 1),
    ("seen", SEEN),
]
DESK = np.dtype(FIELDS, align=True)
ONE_SEASON_OF_8 = 4
"""Of eight games that are otherwise equal, five have one season and three have two to four."""


def set_up() -> SoakSetup:
    """Return the setup to soak all shipped sheets."""
    sheets = [find_sheet(name) for name in sheet_names()]
    return SoakSetup(starting_positions(sheets), contents_of(sheets), DESK, soak_chunk, FAULTS)


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
    """Repeat a track's bonuses except its factors, with one re-roll symbol for all of them."""
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


def checked_game(note: Note) -> PlayChecked:
    """Return a function that plays and checks a game; `note` also looks at every event."""

    @rule
    def play_season(content: np.record, desk: np.record, sense: int, result: np.record) -> int:
        game = desk.game[0]
        while game.phase != OVER:
            desk.before[0] = game
            result.events += 1
            seat = NONE if game.phase == ROLL else first_to_act(game)
            move = step(content, desk, seat, sense)
            if move == NONE and seat != NONE:
                return NOT_LEGAL
            fault = note(desk.before[0], game, content, seat, move, desk)
            if fault == NOTHING and seat != NONE:
                fault = fault_of_move(desk.before[0], game, content, seat, desk.seen)
            if fault == NOTHING:
                fault = fault_of_dice(game)
            if fault != NOTHING:
                return fault
        return find_fault(game, content, desk.seen)

    @rule
    def play_checked(
        content: np.record,
        desk: np.record,
        variety: int,
        turn_limit: int,  # noqa: ARG001
        result: np.record,
    ) -> int:
        for season in range(1 + max(0, variety // 4 % 8 - ONE_SEASON_OF_8)):
            if season > 0:
                begin_season(desk.game[0], content)
            fault = play_season(content, desk, variety % 4, result)
            if fault != NOTHING:
                return fault
        result.finished += 1
        return NOTHING

    return play_checked


@rule
def begin_season(game: np.record, content: np.record) -> None:
    """Go back to the first round; what is written remains."""
    game.box = 1
    game.second_roll = 0
    begin_round(game, content, None)
    advance(game, content, None)


@rule
def step(content: np.record, desk: np.record, seat: int, sense: int) -> int:
    """Let chance or a seat go on; return the move, NONE if it was none."""
    game = desk.game[0]
    scratch = desk.scratch
    if seat == NONE:
        draw_chance(game, desk.stream, None)
        return NONE
    scratch.count = legal_moves(game, content, seat, scratch.legal)
    if scratch.count == 0:
        return NONE
    if draw_below(desk.stream, 4) < sense:
        move = int(pick_greedy(game, content, seat, scratch, desk.stream))
    else:
        move = int(pick_any(scratch, desk.stream))
    apply_move(game, content, seat, move, None)
    return move


_soak_games = soaking(checked_game(note_nothing))


@entry(soak_types(GAMES, CONTENTS, DESK))
def soak_chunk(
    starts: np.recarray,
    contents: np.recarray,
    seed: Stream,
    first: int,
    count: int,
    turn_limit: int,
    desks: np.recarray,
    results: np.recarray,
) -> None:
    """Play games by number until all are done or one fails."""
    _soak_games(starts, contents, seed, first, count, turn_limit, desks, results)
