"""Figures about a turn besides its value, for explanations.

The turn solver keeps these figures along with the value: for a choice those of the best move, for
chance their mean. The facts that the rules write say how a turn ended.

The figures leave out busts on purpose, though one may be best to get rid of a full yard: if there
is a move other than one that surely busts, the figures are those of the best of the others.
"""

from typing import TypeAlias

import numpy as np

from pipyard.core.facts import Buffer, find
from pipyard.core.jit import rule
from pipyard.games.spots.counts import (
    buried_spots,
    empty_spaces,
    faceup_tiles,
    is_complete,
    open_dogs,
    placed_dice,
    scored_dogs,
)
from pipyard.games.spots.record import OVER
from pipyard.games.spots.story import BUSTED, DIE_MOVED, DIE_PLACED, EVERYONE_BUSTED

Figures: TypeAlias = np.ndarray[tuple[int], np.dtype[np.float64]]

BUST = 0
"""The chance to bust."""
ONE = 1
ALL = 2
DOGS = 3
"""The chances to complete a dog and all dogs, and how many dogs are completed on average."""
LOW = 4
HIGH = 5
"""Bounds of the value: the best that any move gives by the lowest and the highest estimates."""
PLAN = 6
"""The value of the move that these figures describe."""
WIN = 7
"""The chance to win in this turn."""
SCORED = 8
FILLED = 9
WANTED = 10
CLOSE = 11
SPOTS = 12
TREATS = 13
"""What the player has at the end of the turn: scored dogs, dice on the others, values that fit
somewhere, dogs that lack one die, spots in the yard, treats."""
SUPPLY = 14
TILES = 15
EMPTY = 16
"""What the next player gets: dice in the box, tricks to choose from, and how likely everybody busts
because the box is empty."""
UNSEEN = 17
"""Dogs that were drawn and that nobody has looked at: their spaces are unknown."""
MEANT = 18
"""The value of the play that these figures describe; a bust on purpose may be worth more."""
NAMES = (
    *("bust", "complete_dog", "complete_all", "dogs", "low", "high", "plan", "win", "scored"),
    *(
        "filled",
        "wanted",
        "close",
        "spots",
        "treats",
        "supply",
        "tiles",
        "empty",
        "unseen",
        "meant",
    ),
)
"""The names of all figures, in their order, for other languages."""
FIGURES = 19
_SURELY = 1.0 - 1e-9
_LEAST = -1.0e9


@rule
def copy_figures(source: Figures, to: Figures) -> None:
    """Copy all figures."""
    for each in range(FIGURES):
        to[each] = source[each]


@rule
def clear_figures(figures: Figures) -> None:
    """Start to add figures up."""
    for each in range(FIGURES):
        figures[each] = 0.0


@rule
def forget_figures(figures: Figures) -> None:
    """Start to look for the best: any figures are better than these."""
    clear_figures(figures)
    figures[BUST] = 1.0
    figures[LOW] = figures[HIGH] = figures[PLAN] = _LEAST


@rule
def add_figures(figures: Figures, more: Figures, weight: float) -> None:
    """Add figures with a probability as weight."""
    for each in range(FIGURES):
        figures[each] += weight * more[each]


@rule
def take_better_figures(figures: Figures, other: Figures, value: float) -> None:
    """Take another move's figures if that move is better; its bounds count in either case."""
    if is_better_plan(other[BUST], value, figures[BUST], figures[PLAN]):
        for each in range(FIGURES):
            if each < LOW or each > PLAN:
                figures[each] = other[each]
        figures[PLAN] = value
    figures[LOW] = max(figures[LOW], other[LOW])
    figures[HIGH] = max(figures[HIGH], other[HIGH])


@rule
def is_better_plan(bust: float, value: float, other_bust: float, other_value: float) -> bool:
    """Return whether a move is better than another: one that surely busts is worse than any."""
    if (bust > _SURELY) != (other_bust > _SURELY):
        return other_bust > _SURELY
    return value > other_value


@rule
def add_better_figures(
    figures: Figures, kept: Figures, value: float, reroll: Figures, rerolled: float, weight: float
) -> None:
    """Add the figures of a roll with a probability as weight, either kept or rerolled."""
    again = rerolled > _LEAST and is_better_plan(reroll[BUST], rerolled, kept[BUST], value)
    for each in range(FIGURES):
        if each < LOW or each > PLAN:
            figures[each] += weight * (reroll[each] if again else kept[each])
    figures[LOW] += weight * max(kept[LOW], reroll[LOW])
    figures[HIGH] += weight * max(kept[HIGH], reroll[HIGH])


@rule
def note_start(game: np.record, content: np.record, desk: np.record) -> None:
    """Note what the player has done before: only dogs completed after this count."""
    player = game.players[game.turn]
    desk.done = done_dogs(player, player, content)
    desk.scored = scored_dogs(player)


@rule
def done_dogs(player: np.record, before: np.record, content: np.record) -> int:
    """Return the slots, as bits, of dogs that are scored, or were complete in an earlier pack."""
    done = 0
    for slot in range(player.cards):
        if player.dogs[slot].scored:
            done |= 1 << slot
    for slot in range(before.cards):
        if is_complete(before.dogs[slot], content):
            done |= 1 << slot
    return done


@rule
def figure_end(
    parent: np.record, frame: np.record, content: np.record, desk: np.record, facts: Buffer
) -> int:
    """Write figures for the turn's end; return it as a number: equal positions may differ in it."""
    game = frame.game[0]
    player = game.players[desk.seat]
    before = player
    if find(facts, EVERYONE_BUSTED) > 0:
        desk.spare[0] = parent.game[0]
        before = desk.spare[0].players[desk.seat]
        deal_as_told(before, facts)
    busted = 0
    numbers = find(facts, BUSTED)
    if numbers > 0 and facts[numbers] == desk.seat:
        busted = 1
    done = done_dogs(player, before, content) & ~desk.done
    dogs = 0
    while done:
        done &= done - 1
        dogs += 1
    fast = frame.used > 0 and scored_dogs(player) > desk.scored
    every = fast or (dogs > 0 and open_dogs(before, content) == 0)
    desk.figures[BUST] = busted
    desk.figures[ONE] = 1.0 if dogs > 0 else 0.0
    desk.figures[ALL] = 1.0 if every else 0.0
    desk.figures[DOGS] = dogs
    emptied = int(find(facts, EVERYONE_BUSTED) > 0)
    desk.figures[EMPTY] = emptied
    figure_rest(game, content, desk)
    return ((dogs << 1 | busted) << 1 | int(every)) << 1 | emptied


@rule
def figure_rest(game: np.record, content: np.record, desk: np.record) -> None:
    """Write figures for what a finished turn leaves to its player and to the next one."""
    player = game.players[desk.seat]
    figures = desk.figures
    figures[WIN] = 1.0 if game.phase == OVER and game.winner == desk.seat else 0.0
    figures[SCORED] = scored_dogs(player)
    figures[FILLED] = placed_dice(player)
    figures[SPOTS] = buried_spots(player)
    figures[TREATS] = player.treats
    figures[SUPPLY] = game.supply_dice
    figures[TILES] = faceup_tiles(game)
    figures[CLOSE] = 0.0
    figures[UNSEEN] = 0.0
    wanted = 0
    for slot in range(player.cards):
        dog = player.dogs[slot]
        if dog.scored == 0 and dog.card == content.dog_count:
            figures[UNSEEN] += 1.0
        else:
            spaces = empty_spaces(dog, content)
            wanted |= spaces
            if spaces and not spaces & (spaces - 1):
                figures[CLOSE] += 1.0
    figures[WANTED] = 0.0
    while wanted:
        wanted &= wanted - 1
        figures[WANTED] += 1.0


@rule
def deal_as_told(player: np.record, facts: Buffer) -> None:
    """Deal with the last die as it was: everybody bust after the turn because no dice were left."""
    numbers = find(facts, DIE_PLACED)
    if numbers > 0:
        fill(player, facts[numbers + 2], facts[numbers + 1])
    numbers = find(facts, DIE_MOVED)
    if numbers > 0:
        empty(player, facts[numbers + 1], facts[numbers + 2])
        fill(player, facts[numbers + 3], facts[numbers + 4])


@rule
def fill(player: np.record, card: int, value: int) -> None:
    """Fill a space of a dog."""
    for slot in range(player.cards):
        if player.dogs[slot].card == card:
            player.dogs[slot].filled |= 1 << value


@rule
def empty(player: np.record, card: int, value: int) -> None:
    """Empty a space of a dog."""
    for slot in range(player.cards):
        if player.dogs[slot].card == card:
            player.dogs[slot].filled &= ~(1 << value)


@rule
def figure_bust(frame: np.record, content: np.record, desk: np.record) -> None:
    """Write figures for a roll that surely busts: only what is scored already remains.

    The position after it is in `desk.spare`.
    """
    player = frame.game[0].players[desk.seat]
    dogs = 0
    for slot in range(player.cards):
        if player.dogs[slot].scored and not desk.done >> slot & 1:
            dogs += 1
    fast = scored_dogs(player) > desk.scored
    desk.figures[BUST] = 1.0
    desk.figures[ONE] = 1.0 if dogs > 0 else 0.0
    desk.figures[ALL] = 1.0 if fast else 0.0
    desk.figures[DOGS] = dogs
    desk.figures[EMPTY] = 0.0
    figure_rest(desk.spare[0], content, desk)


@rule
def figure_doubt(desk: np.record, value: float) -> None:
    """Write the bounds of a value that was just judged."""
    desk.figures[MEANT] = value
    desk.figures[LOW] = value - desk.doubt
    desk.figures[HIGH] = value + desk.doubt
