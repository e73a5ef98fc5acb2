"""Very many games of Spots, with what must always hold checked after every single event.

Games differ by their number: seats, tiles, how sensibly they are played, how scarce dice and
treats are, so that rare corners of the rules come up.
"""

from collections.abc import Callable

import numpy as np
from numba import from_dtype, types

from pipyard.bots.spots.pick import GREEDY, MIND, RANDOM, pick_move
from pipyard.core.chance import draw_below, new_stream
from pipyard.core.facts import LENGTH, USED
from pipyard.core.jit import entry, rule
from pipyard.core.record import recarray
from pipyard.games.spots.counts import (
    buried_dice,
    dice_in_roll,
    faceup_tiles,
    open_dogs,
    placed_dice,
    scored_dogs,
)
from pipyard.games.spots.drive import CONTENTS, GAMES, draw_chance
from pipyard.games.spots.game import Spots, SpotsConfig, tiles_of_set
from pipyard.games.spots.moves import apply_move, legal_moves
from pipyard.games.spots.record import (
    DOGS_TO_WIN,
    GAME,
    IN_DECK,
    ON_TOP,
    OVER,
    PACK,
    POSITIONS,
    ROLL,
    TURN,
    WITH_D0G,
)
from pipyard.lab.plan import seed_game
from pipyard.lab.soak import SoakReport, play_all, report_of, result_of
from pipyard.lab.spots.corners import (
    BY_TRICK,
    SINGLE,
    TALLY,
    WATCH,
    note_event,
    note_move,
    note_roll,
)

TURN_LIMIT = 60

FAULTS = (
    "nothing",
    "dice do not add up",
    "treats do not add up",
    "cards do not add up",
    "a pack has more than six cards",
    "a player has won and plays on",
    "a player has no empty space",
    "fewer than two tiles are faceup",
    "nothing is legal",
)
"""What can be found broken, by number."""

RESULT = result_of(TALLY)
DESK = np.dtype(
    [
        ("game", GAME, 1),
        ("before", GAME, 1),
        ("facts", "i2", LENGTH),
        ("mind", MIND),
        ("stream", "u8", 1),
        ("watch", WATCH),
    ],
    align=True,
)
_DESKS = types.Array(from_dtype(DESK), 1, "C")
_RESULTS = types.Array(from_dtype(RESULT), 1, "C")


def starting_positions(spots: Spots) -> np.recarray:
    """One position for each number of seats and each way to lay the tiles, d0g's treats varied."""
    tiles = [tiles_of_set(spots.content, name) for name in spots.content.sets]
    configs = [SpotsConfig(seats, laid) for seats in (2, 3, 4) for laid in tiles]
    configs += [SpotsConfig(1, laid, d0g_treats=n % 6) for n, laid in enumerate(tiles)]
    configs += [SpotsConfig(seats, off_leash=True) for seats in (2, 3, 4)]
    configs += [SpotsConfig(1, off_leash=True, d0g_treats=treats) for treats in range(6)]
    starts = recarray(GAME, len(configs))
    for number, config in enumerate(configs):
        starts[number] = spots.new(config)[0]
    return starts


def soak(
    games: int,
    seed: int,
    *,
    cores: int | None = None,
    turn_limit: int = TURN_LIMIT,
    on_progress: Callable[[int], None] = lambda _: None,
) -> SoakReport:
    """Play games and check every position; stop at the first that is broken."""
    spots = Spots()
    starts = starting_positions(spots)
    key = new_stream(seed)[0]

    def play(first: int, count: int, result: np.recarray) -> None:
        content = spots.content.record
        soak_chunk(starts, content, key, first, count, turn_limit, recarray(DESK), result)

    total = play_all(play, RESULT, games, cores, on_progress)
    single = dict(zip(SINGLE, total.tally.single.tolist(), strict=True))
    tricks = {
        trick.name: dict(zip(BY_TRICK, total.tally.tricks[number].tolist(), strict=True))
        for number, trick in enumerate(spots.content.tricks)
    }
    return report_of(total, games, FAULTS, single, {"By trick": tricks})


@entry(
    types.void(
        GAMES, CONTENTS, types.uint64, types.int64, types.int64, types.int64, _DESKS, _RESULTS
    )
)
def soak_chunk(
    starts: np.recarray,
    contents: np.recarray,
    seed: int,
    first: int,
    count: int,
    turn_limit: int,
    desks: np.recarray,
    results: np.recarray,
) -> None:
    """Play games by number until all are done or one is broken."""
    desk = desks[0]
    result = results[0]
    for number in range(first, first + count):
        desk.game[0] = starts[number % len(starts)]
        seed_game(seed, number, desk.stream)
        desk.watch.turns = 0
        desk.watch.fast = 0
        desk.watch.could_stop = -1
        variety = number // len(starts)
        make_scarce(desk.game[0], variety % 4, variety // 4 % 3)
        fault = _play(contents[0], desk, result, turn_limit, variety // 12 % 4)
        if fault:
            result.fault = fault
            result.fault_game = number
            return


@entry(types.int64(GAMES, CONTENTS, types.int64, types.int64))
def fault_of(games: np.recarray, contents: np.recarray, dice: int, treats: int) -> int:
    """Return the number of the first promise that the first position breaks, 0 if none."""
    return find_fault(games[0], contents[0], dice, treats)


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
def _play(
    content: np.record, desk: np.record, result: np.record, turn_limit: int, sense: int
) -> int:
    game = desk.game[0]
    dice = all_dice(game)
    treats = all_treats(game)
    while game.phase != OVER and desk.watch.turns <= turn_limit:
        if game.phase == TURN:
            desk.watch.turns += 1
        fault = _step(content, desk, result, sense)
        if fault == 0:
            fault = find_fault(game, content, dice, treats)
        if fault:
            return fault
    if game.phase == OVER:
        result.finished += 1
    else:
        result.cut_off += 1
    return 0


@rule
def _step(content: np.record, desk: np.record, result: np.record, sense: int) -> int:
    game = desk.game[0]
    before = desk.before[0]
    desk.before[0] = game
    facts = desk.facts
    facts[USED] = 0
    result.events += 1
    if game.phase >= ROLL:
        draw_chance(game, content, desk.stream, facts)
        if before.phase == ROLL:
            note_roll(before, content, result.tally, desk.watch)
    else:
        scratch = desk.mind.scratch
        scratch.count = legal_moves(game, content, scratch.legal)
        if scratch.count == 0:
            return 8
        bot = GREEDY if draw_below(desk.stream, 4) < sense else RANDOM
        move = pick_move(bot, game, content, game.turn, desk.mind, desk.stream)
        apply_move(game, content, move, facts)
        note_move(before, content, move, facts, result.tally)
    note_event(before, game, content, facts, result.tally, desk.watch)
    return 0


@rule
def all_dice(game: np.record) -> int:
    """All dice, wherever they are."""
    dice = game.supply_dice + game.aside + game.rolling + dice_in_roll(game)
    for seat in range(game.seats):
        dice += buried_dice(game.players[seat]) + placed_dice(game.players[seat])
    return dice


@rule
def all_treats(game: np.record) -> int:
    """All treats, wherever they are."""
    treats = game.supply_treats + game.d0g_treats
    for position in range(POSITIONS):
        treats += game.tiles[position].treats
    for seat in range(game.seats):
        treats += game.players[seat].treats
    return treats


@rule
def cards_add_up(game: np.record, content: np.record) -> bool:
    """Tell whether every card is in one place and the counts of cards are right."""
    in_deck = 0
    on_top = 0
    with_d0g = 0
    held = 0
    for card in range(content.dog_count):
        in_deck += game.where[card] == IN_DECK
        on_top += game.where[card] == ON_TOP
        with_d0g += game.where[card] == WITH_D0G
    for seat in range(game.seats):
        held += game.players[seat].cards
    top = 1 if game.top >= 0 else 0
    return (
        in_deck == game.deck
        and on_top == top
        and with_d0g == game.d0g_scored
        and in_deck + on_top + with_d0g + held == content.dog_count
    )


@rule
def find_fault(game: np.record, content: np.record, dice: int, treats: int) -> int:
    """Return the number of the first promise that a position breaks, 0 if none."""
    if all_dice(game) != dice:
        return 1
    if all_treats(game) != treats:
        return 2
    if not cards_add_up(game, content):
        return 3
    if game.phase == TURN and faceup_tiles(game) < 2:
        return 7
    for seat in range(game.seats):
        player = game.players[seat]
        if player.cards > PACK:
            return 4
        if scored_dogs(player) == DOGS_TO_WIN and game.phase != OVER:
            return 5
        waits = seat == game.turn and (game.draws > 0 or dice_in_roll(game) > 0)
        if (
            player.cards >= 2
            and game.phase != OVER
            and not waits
            and open_dogs(player, content) == 0
        ):
            return 6
    return 0
