"""Why one option of a decision in Spots is better than another, by the figures of both.

Each figure that favors the better option is a term; what a term is worth is only known roughly, and
decides which terms are shown first. Only amounts that were found are shown, and none of them if
figures say little: if dogs were drawn that nobody has looked at, or if the best play is a bust on
purpose. If there is no term, or all terms together favor the other option, the better option pays
off later.
"""

import numpy as np

from pipyard.bots.spots.figures import (
    ALL,
    BUST,
    CLOSE,
    DOGS,
    EMPTY,
    FILLED,
    MEANT,
    ONE,
    SCORED,
    SPOTS,
    SUPPLY,
    TILES,
    TREATS,
    UNSEEN,
    WANTED,
    WIN,
)
from pipyard.coach.reasons import (
    LATER,
    add_reason,
    in_hundred,
    in_tenths,
    keep_largest,
    only_later,
)
from pipyard.core.jit import rule
from pipyard.core.record import Words
from pipyard.games.spots.counts import placed_dice

REASONS = Words()
"""The ids of reasons."""
WINS = REASONS.add("win")
COMPLETES_ALL = REASONS.add("complete-all")
COMPLETES_DOG = REASONS.add("complete-dog")
SCORES = REASONS.add("score")
BUSTS = REASONS.add("bust")
FILLS = REASONS.add("fill")
FITS = REASONS.add("fit")
LACKS_ONE = REASONS.add("lack-one")
BURIES = REASONS.add("bury")
KEEPS_TREATS = REASONS.add("treats")
LEAVES_DICE = REASONS.add("box")
EVERYONE_BUSTS = REASONS.add("everyone-busts")
LEAVES_TRICKS = REASONS.add("d0g-tricks")
PAYS_LATER = REASONS.add(LATER)

FEW_DICE = 10.0
"""Dice in the box matter to the next player if there are fewer than this."""
MOST_UNSEEN = 0.03
SAME_PLAY = 0.003
"""The best play may be worth this much more than the play whose figures are shown."""
LEAST_GAIN = 0.006
"""A term that is worth less is not shown."""
SURELY = 0.999999
"""To clear a yard by an occasional bust is no merit; to clear it on purpose is."""


@rule
def explain(game: np.record, better: np.record, other: np.record, reasons: np.recarray) -> int:
    """Write the terms that most favor the better option, largest first; return how many."""
    count = 0
    if not is_known(better) or not is_known(other):
        return count
    total = (
        weighed(better, other, SCORED, 0.12)
        + weighed(better, other, FILLED, 0.027)
        + weighed(better, other, SPOTS, -0.006)
        + weighed(better, other, TREATS, 0.02)
        + weighed(better, other, WANTED, 0.015)
        + weighed(better, other, WIN, 0.5)
    )
    if total < 0.0:
        return only_later(reasons, PAYS_LATER)
    count = add_chance(reasons, count, WINS, better, other, WIN, 0.6)
    count = add_completing(reasons, count, better, other)
    count = add_losing(reasons, count, better, other)
    if better.figures[BUST] <= other.figures[BUST] or better.figures[BUST] > SURELY:
        count = add_amount(reasons, count, BURIES, better, other, SPOTS, -0.006)
    count = add_amount(reasons, count, KEEPS_TREATS, better, other, TREATS, 0.02)
    before = count
    count = add_amount(reasons, count, FITS, better, other, WANTED, 0.015)
    if count == before:
        count = add_amount(reasons, count, LACKS_ONE, better, other, CLOSE, 0.015)
    count = add_next_player(game, reasons, count, better, other)
    return keep_largest(reasons, count) if count > 0 else only_later(reasons, PAYS_LATER)


@rule
def is_known(option: np.record) -> bool:
    """Return whether an option's figures are those of the best play, as far as was searched."""
    figures = option.figures
    if figures[BUST] < 0.0 or figures[UNSEEN] > MOST_UNSEEN:
        return False
    return option.worth - figures[MEANT] < SAME_PLAY


@rule
def weighed(better: np.record, other: np.record, figure: int, weight: float) -> float:
    """Return what a difference of two figures is worth."""
    return weight * (better.figures[figure] - other.figures[figure])


@rule
def add_chance(
    reasons: np.recarray,
    count: int,
    kind: int,
    better: np.record,
    other: np.record,
    figure: int,
    weight: float,
) -> int:
    """Add a term that is shown in 100, if it favors the better option."""
    gain = weighed(better, other, figure, weight)
    if gain < LEAST_GAIN:
        return count
    one, two = in_hundred(better.figures[figure]), in_hundred(other.figures[figure])
    return add_reason(reasons, count, kind, one, two, gain)


@rule
def add_amount(
    reasons: np.recarray,
    count: int,
    kind: int,
    better: np.record,
    other: np.record,
    figure: int,
    weight: float,
) -> int:
    """Add a term that is shown in tenths, if it favors the better option."""
    gain = weighed(better, other, figure, weight)
    if gain < LEAST_GAIN:
        return count
    one, two = in_tenths(better.figures[figure]), in_tenths(other.figures[figure])
    return add_reason(reasons, count, kind, one, two, gain)


@rule
def add_completing(reasons: np.recarray, count: int, better: np.record, other: np.record) -> int:
    """Add the largest term about dogs that are completed or scored."""
    every = weighed(better, other, ALL, 0.12)
    one = max(weighed(better, other, ONE, 0.06), weighed(better, other, DOGS, 0.05))
    scored = weighed(better, other, SCORED, 0.1)
    if every >= max(one, scored):
        return add_chance(reasons, count, COMPLETES_ALL, better, other, ALL, 0.12)
    if scored > one:
        return add_amount(reasons, count, SCORES, better, other, SCORED, 0.1)
    return add_chance(reasons, count, COMPLETES_DOG, better, other, ONE, 0.06)


@rule
def add_losing(reasons: np.recarray, count: int, better: np.record, other: np.record) -> int:
    """Add how often the player busts, or else how many dice are left on their dogs."""
    found = add_chance(reasons, count, BUSTS, better, other, BUST, -0.1)
    if found > count:
        return found
    if weighed(better, other, SCORED, 1.0) < -0.05:
        return count
    return add_amount(reasons, count, FILLS, better, other, FILLED, 0.027)


@rule
def add_next_player(
    game: np.record, reasons: np.recarray, count: int, better: np.record, other: np.record
) -> int:
    """Add what the next player gets, if that is bad for them or good for this player."""
    if game.solo:
        return add_amount(reasons, count, LEAVES_TRICKS, better, other, TILES, 0.03)
    stake = placed_dice(game.players[game.turn])
    for seat in range(game.seats):
        if seat != game.turn:
            stake = min(
                stake, placed_dice(game.players[game.turn]) - placed_dice(game.players[seat])
            )
    before = count
    weight = -0.02 * stake
    count = add_chance(reasons, count, EVERYONE_BUSTS, better, other, EMPTY, weight)
    if count == before and better.figures[SUPPLY] < FEW_DICE:
        count = add_amount(reasons, count, LEAVES_DICE, better, other, SUPPLY, -0.01)
    return count
