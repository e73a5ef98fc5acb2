"""Weighs every option of a decision in compiled code: what a sheet may score in the end.

Writing is planned by the bots' beam search, from each option up to the next roll. In a draft, the
others take what is worth most to them. Re-rolls are tried with the same simulated dice for every
choice.

The best of many sheets is the one whose worth is most overestimated. So the differences between
options are reduced to the share that games bear out.
"""

from typing import TypeAlias

import numpy as np

from pipyard.bots.spotted.dice import draft_worth, mixed
from pipyard.bots.spotted.features import dice_to_come, share_of
from pipyard.bots.spotted.outlook import time_left
from pipyard.bots.spotted.pick import MIND
from pipyard.bots.spotted.planning import let_pick_on, plan_writing, see_uses
from pipyard.bots.spotted.value import sheet_worth
from pipyard.coach.reasons import REASON
from pipyard.coach.spotted.ending import (
    ENDING,
    RESULT,
    UNKNOWN,
    begin_ending,
    begin_seat,
    best_result,
    no_dice_to_come,
    write_on,
)
from pipyard.coach.spotted.figures import DRAFT, FIGURES, REROLLS, figure_sheet
from pipyard.coach.spotted.reasons import explain
from pipyard.core.arithmetic import exp
from pipyard.core.chance import STREAM, Stream, draw_below
from pipyard.core.jit import entry, rule
from pipyard.core.signature import INT, VOID, array_of
from pipyard.games.spotted.counts import total_score
from pipyard.games.spotted.drive import CONTENTS, GAMES
from pipyard.games.spotted.moves import KEEP_ROLL, MOST_LEGAL, apply_move, legal_moves
from pipyard.games.spotted.record import (
    BONUS,
    DICE,
    FAMILIES,
    GAME,
    IDLE,
    LAST_ROUND,
    OVER,
    PICK,
    REROLL,
    ROUND_BONUS,
    SEATS,
    USE,
    WRITE,
)
from pipyard.games.spotted.rules import advance

Points: TypeAlias = np.ndarray[tuple[int], np.dtype[np.float64]]

SPREAD_AT_END = 1.0
SPREAD_PER_DIE = 2.4
"""The variance of a final score around the expected one: at the end, and for each die to come."""
LEAD_LASTS = 20.0
"""With this many dice to come, a lead in expected points shrinks to 1/e by the end of the game.

All three are fitted to games between bots.
"""
DOUBT = 0.12
"""How much of a score's spread comes from the estimate."""
TRIES = 160
"""Simulated rolls for each choice of dice to re-roll."""
FIRST = -0.08
FREE = 1.1
ALONE = 1.55
"""What the best use of a die to come adds to a sheet's learned value: of a die from a roll of one's
own, from another player's roll, and from the second roll of a player alone."""
OF_DICE = 0.25
OF_REROLLS = 0.5
OF_FIELDS = 0.8
OF_ROUNDS = 1.0
"""How much of a difference between two options lasts until the end of the game: in taking and using
dice, in re-rolls, in steps and in what families get from them, and in round bonuses.

All are fitted to games between bots: what choices lost there is what they scored less.
"""

OPTION = np.dtype(
    [
        ("move", "i8"),
        ("points", "f8", SEATS),
        ("sure", "i8"),
        ("result", "i8"),
        ("worth", "f8"),
        ("error", "f8"),
        ("figures", "f8", FIGURES),
    ],
    align=True,
)
"""A move, the points each seat is expected to have in the end, and whether the seat's are sure.

Its worth is these points or, with other players, the chance to win, each with an error. The figures
are those of the seat's sheet once all dice in hand are written as planned. A sure option has a
`result`.
"""
WORK = np.dtype(
    [
        ("mind", MIND),
        ("options", OPTION, MOST_LEGAL),
        ("moves", "i2", MOST_LEGAL),
        ("game", GAME, 1),
        ("kept", GAME, 1),
        ("points", "f8", SEATS),
        ("count", "i8"),
        ("ending", ENDING),
    ],
    align=True,
)
WORKS = array_of(WORK)


@entry(INT(GAMES, CONTENTS, INT, WORKS, INT, STREAM))
def weigh_options(
    games: np.recarray,
    contents: np.recarray,
    seat: int,
    works: np.recarray,
    width: int,
    stream: Stream,
) -> int:
    """Weigh every legal move of a seat with plans of a number of sheets; return how many moves."""
    game = games[0]
    work = works[0]
    if no_dice_to_come(game) and weigh_last_moves(game, contents[0], seat, work, width):
        return work.count
    if game.phase == REROLL:
        weigh_rerolls(game, contents[0], seat, work, width, stream)
    else:
        weigh_moves(game, contents[0], seat, work, width, stream)
    bring_closer(game, work, seat)
    rate_options(game, work, seat)
    return work.count


@entry(INT(GAMES, WORKS, INT, INT, array_of(REASON)))
def explain_options(
    games: np.recarray,  # noqa: ARG001  (as in other games)
    works: np.recarray,
    better: int,
    other: int,
    reasons: np.recarray,
) -> int:
    """Write why one of the options weighed last is better than another; return how many reasons.

    Options are given by their indexes in the list of legal moves; `reasons` needs room for each
    kind.
    """
    options = works[0].options
    return explain(options[better], options[other], reasons)


@entry(VOID(GAMES, CONTENTS, WORKS, INT))
def weigh_sheets(games: np.recarray, contents: np.recarray, works: np.recarray, width: int) -> None:
    """Write the points that each seat may expect, with plans of a number of sheets."""
    work = works[0]
    for seat in range(games[0].seats):
        work.points[seat] = points_of(games[0], contents[0], seat, work.mind, width)


@rule
def weigh_last_moves(
    game: np.record, content: np.record, seat: int, work: np.record, width: int
) -> bool:
    """Weigh every way to write the last dice by trying all; return whether there was time."""
    ending = work.ending
    begin_ending(ending, width)
    for other in range(game.seats):
        if other != seat:
            begin_seat(ending)
            ending.results[other] = best_result(game, content, other, ending)
            if ending.results[other] == UNKNOWN:
                return False
    begin_seat(ending)
    work.count = legal_moves(game, content, seat, work.moves)
    for index in range(work.count):
        option = work.options[index]
        option.move = work.moves[index]
        work.game[0] = game
        apply_move(work.game[0], content, seat, int(work.moves[index]), None)
        option.result = best_result(work.game[0], content, seat, ending)
        if option.result == UNKNOWN:
            return False
        write_on(work.game[0], content, seat, ending, option.result)
        work.mind.head.planned[0] = work.game[0]
        figure_sheet(content, seat, work.mind, option.figures)
        rate_result(option, ending, seat, game.seats)
    return True


@rule
def rate_result(option: np.record, ending: np.record, seat: int, seats: int) -> None:
    """Set the worth of an option whose result is sure; players who share a win share its worth."""
    option.sure = 1
    option.error = 0.0
    shared = 1
    for other in range(seats):
        if other == seat:
            option.points[other] = option.result // RESULT
        else:
            option.points[other] = ending.results[other] // RESULT
            if ending.results[other] > option.result:
                shared = 0
            elif shared > 0 and ending.results[other] == option.result:
                shared += 1
    option.worth = 1.0 / shared if shared > 0 else 0.0
    if seats == 1:
        option.worth = option.points[seat]


@rule
def weigh_moves(
    game: np.record, content: np.record, seat: int, work: np.record, width: int, stream: Stream
) -> None:
    """Weigh every way to write, or every die that may be taken."""
    work.count = legal_moves(game, content, seat, work.moves)
    if game.phase == WRITE:
        for other in range(game.seats):
            work.points[other] = points_of(game, content, other, work.mind, 1)
    for index in range(work.count):
        option = work.options[index]
        option.move = work.moves[index]
        option.sure = 0
        work.game[0] = game
        apply_move(work.game[0], content, seat, int(work.moves[index]), None)
        if game.phase == PICK:
            let_pick_on(work.game[0], content, work.mind, stream)
            for other in range(game.seats):
                plans = width if other == seat else 1
                option.points[other] = points_of(work.game[0], content, other, work.mind, plans)
                if other == seat:
                    figure_sheet(content, seat, work.mind, option.figures)
        else:
            for other in range(game.seats):
                option.points[other] = work.points[other]
            option.points[seat] = points_of(work.game[0], content, seat, work.mind, width)
            option.sure = int(is_final(work.game[0], seat))
            figure_sheet(content, seat, work.mind, option.figures)


@rule
def bring_closer(game: np.record, work: np.record, seat: int) -> None:
    """Reduce the differences between the best option and the others to what lasts of them."""
    best = work.options[0].points[seat]
    for index in range(1, work.count):
        best = max(best, work.options[index].points[seat])
    share = lasting_share(game, seat)
    for index in range(work.count):
        option = work.options[index]
        option.points[seat] = best - share * (best - option.points[seat])


@rule
def lasting_share(game: np.record, seat: int) -> float:
    """Return how much of a difference between two options of a seat lasts."""
    if no_dice_to_come(game):
        return 1.0
    if game.phase == REROLL:
        return OF_REROLLS
    if game.phase == PICK:
        return OF_DICE
    if game.part == ROUND_BONUS:
        return OF_ROUNDS
    if game.players[seat].writing in (USE, BONUS):
        return OF_DICE
    return OF_FIELDS


@rule
def rate_options(game: np.record, work: np.record, seat: int) -> None:
    """Set the worth of each option."""
    dice = time_left(game)
    spread = root(SPREAD_AT_END + SPREAD_PER_DIE * dice)
    lead = exp(-dice / LEAD_LASTS)
    for index in range(work.count):
        rate_option(work.options[index], seat, game.seats, spread, lead)


@rule
def rate_option(option: np.record, seat: int, seats: int, spread: float, lead: float) -> None:
    """Set the worth of an option, and how far off it may be.

    `spread` is the standard deviation of the scores around the expected ones, `lead` how much of a
    lead lasts.
    """
    doubt = DOUBT * spread
    if seats == 1:
        option.worth = option.points[0]
        option.error = 0.0 if option.sure else doubt
        return
    option.worth = chance_to_win(option.points, seat, seats, spread / lead, 0.0)
    high = chance_to_win(option.points, seat, seats, spread / lead, doubt)
    low = chance_to_win(option.points, seat, seats, spread / lead, -doubt)
    option.error = (high - low) / 2.0


@rule
def root(x: float) -> float:
    """Return the square root of a number from 1 to a few thousand."""
    found = 0.5 * (1.0 + x)
    for _ in range(16):
        found = 0.5 * (found + x / found)
    return found


@rule
def is_final(game: np.record, seat: int) -> bool:
    """Return whether a sheet can get nothing more."""
    if game.phase == OVER:
        return True
    last = game.active == game.seats - 1 and (game.seats > 1 or game.second_roll == 1)
    writing = game.phase == WRITE and game.part == DICE and game.players[seat].writing == IDLE
    return game.box == LAST_ROUND and last and writing


@rule
def points_of(game: np.record, content: np.record, seat: int, mind: np.record, width: int) -> float:
    """Return a seat's expected final points, with all it may write before the next roll as planned.

    That is what it has in hand, and the bonus of a round that begins then. The sheet is then in
    `mind.head.planned`; what it shows is not expected to get lost.
    """
    planned = mind.head.planned[0]
    mind.head.planned[0] = game
    leave_alone(planned, content, seat)
    while planned.phase == WRITE:
        mind.head.hand[0] = planned
        plan_writing(mind.head.hand[0], content, seat, mind, width)
        leave_alone(planned, content, seat)
    score = float(total_score(planned.players[seat], content))
    if planned.phase == OVER:
        return score
    worth = sheet_worth(planned, content, seat, mind.scratch, mind.head.net[0])
    return max(score, worth + best_use(planned, seat))


@rule
def best_use(game: np.record, seat: int) -> float:
    """Return what the best use of all dice to come adds to a seat's sheet before a roll."""
    share = 2 if game.seats == 1 else int(share_of(game.seats, False))
    others = max(1, game.seats - 1)
    rounds = LAST_ROUND - game.box
    if game.seats > 4 and game.box == 1:
        rounds -= 1
    turns = others * rounds
    for active in range(game.active, game.seats):
        if active != seat or game.seats == 1:
            turns += 1
    free = share * turns
    first = dice_to_come(game, seat) - free
    return FIRST * first + (ALONE if game.seats == 1 else FREE) * free


@rule
def leave_alone(game: np.record, content: np.record, seat: int) -> None:
    """Let the others be done with writing, and go on to what a seat writes, or to the next roll."""
    while game.phase == WRITE:
        for other in range(game.seats):
            if other != seat:
                game.players[other].writing = IDLE
        if game.players[seat].writing != IDLE:
            return
        advance(game, content, None)


@rule
def weigh_rerolls(
    game: np.record, content: np.record, seat: int, work: np.record, width: int, stream: Stream
) -> None:
    """Weigh every choice of dice to re-roll, beginning with none of them.

    Compared with each other they are known well, but each die is weighed as if it were the last:
    all are raised to what the dice are worth if they are taken as they are.
    """
    mind = work.mind
    weigh_taking(game, content, seat, work, width, stream)
    work.count = legal_moves(game, content, seat, work.moves)
    price = see_uses(game, content, seat, mind)
    outlook = mind.scratch.outlook
    faces = 0
    for family in range(FAMILIES):
        faces |= int(game.table[family]) << 3 * family
    mind.head.planned[0] = game
    for index in range(work.count):
        option = work.options[index]
        option.move = work.moves[index]
        option.sure = 0
        for other in range(game.seats):
            option.points[other] = work.points[other]
        figure_sheet(content, seat, mind, option.figures)
        if option.move != KEEP_ROLL:
            option.figures[REROLLS] -= 1.0
    work.options[0].figures[DRAFT] = draft_worth(game, outlook, faces)
    for _ in range(TRIES):
        fresh = 0
        for family in range(FAMILIES):
            fresh |= (draw_below(stream, 6) + 1) << 3 * family
        for index in range(1, work.count):
            option = work.options[index]
            dice = option.move - KEEP_ROLL
            option.figures[DRAFT] += draft_worth(game, outlook, mixed(faces, fresh, dice)) / TRIES
    kept = work.options[0].figures[DRAFT]
    for index in range(1, work.count):
        option = work.options[index]
        option.points[seat] += option.figures[DRAFT] - kept - price


@rule
def weigh_taking(
    game: np.record, content: np.record, seat: int, work: np.record, width: int, stream: Stream
) -> None:
    """Write the points that each seat may expect if the roll is taken as it is."""
    work.kept[0] = game
    apply_move(work.kept[0], content, seat, KEEP_ROLL, None)
    weigh_moves(work.kept[0], content, seat, work, width, stream)
    rate_options(work.kept[0], work, seat)
    best = 0
    for index in range(1, work.count):
        if work.options[index].worth > work.options[best].worth:
            best = index
    for other in range(game.seats):
        work.points[other] = work.options[best].points[other]


@rule
def chance_to_win(points: Points, seat: int, seats: int, spread: float, more: float) -> float:
    """Return how likely a seat that gets some more points ends ahead of all others.

    `spread` is the standard deviation of every score around the expected one.
    """
    total = 0.0
    weights = 0.0
    for step in range(-12, 13):
        away = step / 4.0
        weight = exp(-0.5 * away * away)
        ahead = 1.0
        for other in range(seats):
            if other != seat:
                gap = (points[seat] + more - points[other]) / spread + away
                ahead *= normal_below(gap)
        total += weight * ahead
        weights += weight
    return total / weights


@rule
def normal_below(x: float) -> float:
    """Return how likely a normally distributed number is below x, to about 0.0002."""
    return 1.0 / (1.0 + exp(-x * (1.5976 + 0.07056 * x * x)))
