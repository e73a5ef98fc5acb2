"""Games of Spots that are checked after every event.

They differ by their number: seats, tiles, how sensibly they are played, and how scarce dice and
treats are.
"""

import numpy as np

from pipyard.bots.spots.greedy import pick_greedy
from pipyard.bots.spots.outlook import SCRATCH
from pipyard.bots.uniform import pick_any
from pipyard.core.chance import Stream, draw_below
from pipyard.core.facts import LENGTH, USED
from pipyard.core.jit import entry, rule
from pipyard.core.record import NONE, recarray
from pipyard.games.spots.counts import asks_seat
from pipyard.games.spots.drive import CONTENTS, GAMES, draw_chance
from pipyard.games.spots.game import Spots, SpotsConfig, tiles_of_set
from pipyard.games.spots.invariants import FAULTS, NOT_LEGAL, all_dice, all_treats, find_fault
from pipyard.games.spots.moves import apply_move, legal_moves
from pipyard.games.spots.record import GAME, OVER, TURN
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
    ("turns", "i8"),
    ("facts", "i2", LENGTH),
]
DESK = np.dtype(FIELDS, align=True)


def set_up() -> SoakSetup:
    """Return the setup to soak the published game."""
    spots = Spots()
    starts = starting_positions(spots)
    return SoakSetup(starts, spots.content.record, DESK, soak_chunk, FAULTS, has_turns=True)


def starting_positions(spots: Spots) -> np.recarray:
    """Return a position for each number of seats and each set of tiles; d0g's treats vary."""
    tiles = [tiles_of_set(spots.content, name) for name in spots.content.sets]
    configs = [SpotsConfig(seats, laid) for seats in (2, 3, 4) for laid in tiles]
    configs += [SpotsConfig(1, laid, d0g_treats=n % 6) for n, laid in enumerate(tiles)]
    configs += [SpotsConfig(seats, off_leash=True) for seats in (2, 3, 4)]
    configs += [SpotsConfig(1, off_leash=True, d0g_treats=treats) for treats in range(6)]
    starts = recarray(GAME, len(configs))
    for number, config in enumerate(configs):
        starts[number] = spots.new(config)[0]
    return starts


def checked_game(note: Note) -> PlayChecked:
    """Return a function that plays and checks a game; `note` also looks at every event."""

    @rule
    def play_checked(
        content: np.record, desk: np.record, variety: int, turn_limit: int, result: np.record
    ) -> int:
        game = desk.game[0]
        make_scarce(game, variety % 4, variety // 4 % 3)
        dice = all_dice(game)
        treats = all_treats(game)
        turns = 0
        while game.phase != OVER and turns <= turn_limit:
            turns += game.phase == TURN
            desk.turns = turns
            desk.before[0] = game
            desk.facts[USED] = 0
            result.events += 1
            move = step(content, desk, variety // 12 % 4)
            if move == NONE and asks_seat(desk.before[0]):
                return NOT_LEGAL
            fault = note(desk.before[0], game, content, desk.before[0].turn, move, desk)
            if fault == NOTHING:
                fault = find_fault(game, content, dice, treats)
            if fault != NOTHING:
                return fault
        if game.phase == OVER:
            result.finished += 1
        else:
            result.cut_off += 1
        return NOTHING

    return play_checked


@rule
def make_scarce(game: np.record, dice: int, treats: int) -> None:
    """Take dice and treats out of the game, so that supplies run short."""
    if dice == 1:
        game.supply_dice = 20
    elif dice == 2:
        game.supply_dice = 12
    elif dice == 3:
        game.supply_dice = 7
    if treats == 1:
        game.supply_treats = 4
    elif treats == 2:
        game.supply_treats = 0


@rule
def step(content: np.record, desk: np.record, sense: int) -> int:
    """Let chance or the active player go on; return the move, NONE if it was none."""
    game = desk.game[0]
    scratch = desk.scratch
    if not asks_seat(game):
        draw_chance(game, content, desk.stream, desk.facts)
        return NONE
    scratch.count = legal_moves(game, content, scratch.legal)
    if scratch.count == 0:
        return NONE
    if draw_below(desk.stream, 4) < sense:
        move = int(pick_greedy(game, content, scratch))
    else:
        move = int(pick_any(scratch, desk.stream))
    apply_move(game, content, move, desk.facts)
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
