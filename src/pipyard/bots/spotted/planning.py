"""The players that use the learned value: one looks at the next move, the other plans ahead.

Writing is planned by a beam search: of all sheets after a number of moves, only the best few are
continued, until everything in hand is written.
"""

import numpy as np

from pipyard.bots.spotted.dice import best_reroll
from pipyard.bots.spotted.greedy import pick_greedy
from pipyard.bots.spotted.value import NET, sheet_worth
from pipyard.core.chance import Stream
from pipyard.core.jit import rule
from pipyard.core.record import NONE
from pipyard.games.spotted.moves import KEEP_ROLL, MOST_LEGAL, apply_move, legal_moves
from pipyard.games.spotted.record import (
    CLOVER,
    DICE,
    FAMILIES,
    GAME,
    IDLE,
    PICK,
    REROLL,
    USE,
    WRITE,
)
from pipyard.games.spotted.rules import go_on_writing, picking_seat

WIDEST = 16
"""The most sheets that are continued."""
NARROW = 2
"""Sheets continued to see what one die would be worth."""
SAME = 1e-6
"""Sheets whose worth differs by less count as the same, written in another order."""
NOTHING = -1000.0
TRIES = 24
"""Simulated rolls before dice are re-rolled."""
LEAST_PRICE = 0.5
"""What a re-roll must gain at least."""

HEAD = np.dtype(
    [
        ("net", NET, 1),
        ("now", GAME, WIDEST),
        ("first", "i2", WIDEST),
        ("next", GAME, WIDEST),
        ("next_first", "i2", WIDEST),
        ("worth", "f8", WIDEST),
        ("count", "i8"),
        ("legal", "i2", MOST_LEGAL),
        ("trial", GAME, 1),
        ("best", "f8"),
        ("best_first", "i8"),
        ("draft", GAME, 1),
        ("hand", GAME, 1),
        ("planned", GAME, 1),
        ("choices", "i2", FAMILIES),
    ],
    align=True,
)
"""What a planning player needs: the net, sheets to continue, and those after the next move.

Sheets are sorted best first, each with its first move. `best` is the worth of the finished ones,
`planned` the best of them; `draft` and `hand` are tables for trying the course of a draft.
"""


@rule
def pick_learned(
    game: np.record, content: np.record, seat: int, mind: np.record, stream: Stream
) -> int:
    """Pick the legal move in `mind.scratch` after which the sheet is worth most."""
    scratch = mind.scratch
    if scratch.count == 1:
        return scratch.legal[0]
    if game.phase == REROLL:
        return pick_greedy(game, content, seat, scratch, stream)
    best = scratch.legal[0]
    highest = NOTHING
    trial = mind.head.trial[0]
    for index in range(scratch.count):
        mind.head.trial[0] = game
        apply_move(trial, content, seat, scratch.legal[index], None)
        worth = sheet_worth(trial, content, seat, scratch, mind.head.net[0])
        if worth > highest:
            highest = worth
            best = scratch.legal[index]
    return best


@rule
def width_of(mind: np.record) -> int:
    """Return how many sheets are continued: more with more patience."""
    return max(1, min(WIDEST, int(WIDEST * mind.patience + 0.5)))


@rule
def pick_planned(
    game: np.record, content: np.record, seat: int, mind: np.record, stream: Stream
) -> int:
    """Pick the legal move in `mind.scratch` that the best plan begins with."""
    scratch = mind.scratch
    if scratch.count == 1:
        return scratch.legal[0]
    if game.phase == REROLL:
        price = see_uses(game, content, seat, mind)
        return KEEP_ROLL + best_reroll(game, scratch.outlook, price, TRIES, stream)
    if game.phase == PICK:
        return _best_die(game, content, seat, mind, stream)
    plan_writing(game, content, seat, mind, width_of(mind))
    return mind.head.best_first


@rule
def plan_writing(
    game: np.record, content: np.record, seat: int, mind: np.record, width: int
) -> float:
    """Search for the best way to write everything a player has in hand; return its worth."""
    head = mind.head
    head.best = NOTHING
    head.best_first = NONE
    head.now[0] = game
    head.first[0] = NONE
    count = 1
    while count > 0:
        head.count = 0
        for place in range(count):
            _go_on(head.now[place], head.first[place], content, seat, mind, width)
        count = head.count
        for place in range(count):
            head.now[place] = head.next[place]
            head.first[place] = head.next_first[place]
    return head.best


@rule
def _go_on(
    game: np.record, first: int, content: np.record, seat: int, mind: np.record, width: int
) -> None:
    """Try every move of a sheet; keep the resulting sheets that are good enough."""
    head = mind.head
    trial = head.trial[0]
    for index in range(legal_moves(game, content, seat, head.legal)):
        move = head.legal[index]
        head.trial[0] = game
        apply_move(trial, content, seat, move, None)
        worth = sheet_worth(trial, content, seat, mind.scratch, head.net[0])
        opening = move if first == NONE else first
        if trial.phase == WRITE and trial.box == game.box and trial.players[seat].writing != IDLE:
            _keep(head, worth, opening, width)
        elif worth > head.best:
            head.best = worth
            head.best_first = opening
            head.planned[0] = trial


@rule
def _keep(head: np.record, worth: float, opening: int, width: int) -> None:
    """Insert the sheet on trial among the best so far, unless it is there already."""
    place = head.count
    while place > 0 and head.worth[place - 1] < worth - SAME:
        place -= 1
    if place == width or (place > 0 and head.worth[place - 1] < worth + SAME):
        return
    last = min(head.count, width - 1)
    for other in range(last, place, -1):
        head.next[other] = head.next[other - 1]
        head.next_first[other] = head.next_first[other - 1]
        head.worth[other] = head.worth[other - 1]
    head.next[place] = head.trial[0]
    head.next_first[place] = opening
    head.worth[place] = worth
    head.count = last + 1


@rule
def _best_die(
    game: np.record, content: np.record, seat: int, mind: np.record, stream: Stream
) -> int:
    """Take the die that leaves the player best off, compared to the best of the others."""
    head = mind.head
    count = mind.scratch.count
    for index in range(count):
        head.choices[index] = mind.scratch.legal[index]
    best = 0
    highest = NOTHING
    draft = head.draft[0]
    for index in range(count):
        head.draft[0] = game
        apply_move(draft, content, seat, head.choices[index], None)
        let_pick_on(draft, content, mind, stream)
        worth = hand_worth(draft, content, seat, mind, width_of(mind))
        rival = NOTHING
        for other in range(game.seats):
            if other != seat:
                rival = max(rival, hand_worth(draft, content, other, mind, 1))
        if worth - rival > highest or index == 0:
            highest = worth - rival
            best = index
    return head.choices[best]


@rule
def let_pick_on(draft: np.record, content: np.record, mind: np.record, stream: Stream) -> None:
    """Let everybody take the die that is worth most to them, until the last pick."""
    while draft.phase == PICK:
        picker = picking_seat(draft)
        mind.scratch.count = legal_moves(draft, content, picker, mind.scratch.legal)
        move = pick_learned(draft, content, picker, mind, stream)
        apply_move(draft, content, picker, move, None)


@rule
def hand_worth(
    draft: np.record, content: np.record, seat: int, mind: np.record, width: int
) -> float:
    """Return a sheet's worth after its dice in hand are written, while the others still write."""
    head = mind.head
    head.hand[0] = draft
    hand = head.hand[0]
    hand.phase = WRITE
    hand.part = DICE
    for other in range(hand.seats):
        if other != seat:
            hand.players[other].writing = USE
    go_on_writing(hand, content, seat, None)
    if hand.players[seat].writing == IDLE:
        head.planned[0] = hand
        return sheet_worth(hand, content, seat, mind.scratch, head.net[0])
    return plan_writing(hand, content, seat, mind, width)


@rule
def see_uses(game: np.record, content: np.record, seat: int, mind: np.record) -> float:
    """Write what each face of each die would be worth alone; return the worth of a re-roll."""
    head = mind.head
    head.draft[0] = game
    draft = head.draft[0]
    player = draft.players[seat]
    now = sheet_worth(draft, content, seat, mind.scratch, head.net[0])
    player.rerolls_used += 1
    price = now - sheet_worth(draft, content, seat, mind.scratch, head.net[0])
    player.rerolls_used -= 1
    for family in range(FAMILIES):
        for face in range(1, CLOVER + 1):
            player.dice[family] = face
            worth = hand_worth(draft, content, seat, mind, NARROW)
            mind.scratch.outlook.uses[family, face] = worth - now
        player.dice[family] = 0
    return max(price, LEAST_PRICE)
