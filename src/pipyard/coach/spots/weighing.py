"""Weighs every option of a decision in compiled code: the turn solver, once for each move.

Each search looks farther ahead than the one before, and one that is stopped does not count. All
moves of a search share its memory, so that most of them cost little.
"""

import numpy as np

from pipyard.bots.spots.desk import desk_of
from pipyard.bots.spots.figures import FIGURES, HIGH, LOW, figure_doubt, note_start
from pipyard.bots.spots.judge import BY_NET, BY_NOTES, judge
from pipyard.bots.spots.solver import (
    FAR,
    MOST_CARDS,
    NOTHING,
    look_through,
    open_frame,
    turn_up_unknown,
)
from pipyard.coach.reasons import REASON
from pipyard.coach.spots.ending import (
    EXACT,
    FAILED,
    digest_of_game,
    is_ending,
    open_notes,
    settle_all,
    settle_notes,
)
from pipyard.coach.spots.pages import MOST_NODES
from pipyard.coach.spots.playing import MOST_TURNS
from pipyard.coach.spots.reasons import explain
from pipyard.core.jit import entry, rule
from pipyard.core.signature import FLOAT, INT, array_of
from pipyard.games.spots.counts import asks_seat
from pipyard.games.spots.drive import CONTENTS, GAMES
from pipyard.games.spots.moves import MOST_LEGAL, apply_move, legal_moves
from pipyard.games.spots.record import GAME, OVER, ROLL, TURN, TURN_UP

PATIENCE = 25
"""How many times as many positions the first search may look at: nothing is known without it."""

OPTION = np.dtype([("move", "i8"), ("worth", "f8"), ("figures", "f8", FIGURES)], align=True)
"""A move, the resulting chance to win with best play, and the figures of the turn."""
PAGES = 1 << 17
"""The most positions between turns that an ending may have."""
DESK = desk_of(PAGES, with_figures=True)
WORK = np.dtype(
    [
        ("desk", DESK),
        ("options", OPTION, MOST_LEGAL),
        ("trial", OPTION, MOST_LEGAL),
        ("moves", "i2", MOST_LEGAL),
        ("game", GAME, 1),
        ("page", GAME, 1),
        ("count", "i8"),
        ("cut", "i8"),
        ("noted_game", "i8"),
        ("settled", "i8"),
        ("ended", "i8"),
        ("spent", "i8"),
        ("chance", "i8"),
        ("looked_into", "i8"),
        ("trial_game", GAME, 1),
        ("path", "i8", MOST_TURNS),
        ("updates", "i8"),
        ("sharing", "i8"),
        ("listed", "i8"),
        ("change", "f8"),
        ("looked", "i1", PAGES),
        ("order", "i4", PAGES),
        ("groups", "i8", PAGES),
        ("judged", "f8", PAGES),
        ("moved", "f8", PAGES),
    ],
    align=True,
)
"""Working space.

`options` are in the order of legal moves; `cut` is how many positions were judged although the turn
could go on. For an ending, `settled` says how reliable the notes are, `noted_game` which game they
belong to, and `ended` whether the options were weighed with them. `spent` counts positions looked
at. `listed` says whether all pages were found, `updates` how often all were updated since the
working space was made, `sharing` whether the pages of a group share a memory, and `change` by how
much values still change. Pages that were `looked` into were `judged` to have another worth before,
and `moved` by this much in the last round. `order` lists pages by their `groups`.
"""
WORKS = array_of(WORK)


@entry(INT(GAMES, CONTENTS, WORKS, INT, INT))
def weigh_options(
    games: np.recarray, contents: np.recarray, works: np.recarray, limit: int, ending_limit: int
) -> int:
    """Weigh every legal move of the active player; return how many there are.

    The limits are numbers of positions to look at: in this turn, and in all future turns of an
    ending.
    """
    work = works[0]
    weigh_moves(games[0], contents[0], work, limit)
    work.ended = 0
    if work.cut == 0 and is_ending(games[0]):
        weigh_ending(games[0], contents[0], work, ending_limit)
    return work.count


@entry(INT(GAMES, CONTENTS, WORKS, INT))
def settle_ending(games: np.recarray, contents: np.recarray, works: np.recarray, limit: int) -> int:
    """Search the rest of an ending when a turn begins: then all that follows is weighed exactly.

    Nothing is kept if the limit of positions does not suffice. Return `EXACT` if it did, `FAILED`
    if not, and 0 anywhere else.
    """
    game = games[0]
    content = contents[0]
    work = works[0]
    if game.phase != TURN or not is_ending(game):
        return 0
    work.count = legal_moves(game, content, work.moves)
    if weigh_exactly(game, content, work, limit):
        return EXACT
    open_notes(game, content, work)
    if weigh_by_notes(game, content, work, limit) and settle_all(content, work, limit):
        return EXACT
    return FAILED


@entry(INT(GAMES, WORKS, INT, INT, array_of(REASON)))
def explain_options(
    games: np.recarray, works: np.recarray, better: int, other: int, reasons: np.recarray
) -> int:
    """Write why one of the options weighed last is better than another; return how many reasons.

    Options are given by their indexes in the list of legal moves; `reasons` needs room for each
    kind.
    """
    options = works[0].options
    return explain(games[0], options[better], options[other], reasons)


@entry(FLOAT(GAMES, CONTENTS, WORKS, INT, INT))
def weigh_position(
    games: np.recarray, contents: np.recarray, works: np.recarray, seat: int, limit: int
) -> float:
    """Return a seat's chance to win: searched in the middle of its turn, otherwise judged."""
    game = games[0]
    content = contents[0]
    work = works[0]
    if game.phase != OVER and game.turn == seat and asks_seat(game):
        weigh_moves(game, content, work, limit)
        best = NOTHING
        for index in range(work.count):
            best = max(best, work.options[index].worth)
        return best
    return weigh_chance(game, content, work, seat, limit)


@rule
def weigh_moves(game: np.record, content: np.record, work: np.record, limit: int) -> None:
    """Weigh every legal move, looking as far ahead as the limit of positions allows."""
    desk = work.desk
    desk.seat = game.turn
    desk.judge = BY_NET
    note_start(game, content, desk)
    work.count = legal_moves(game, content, work.moves)
    judge_moves(game, content, work)
    desk.nodes = 0
    desk.limit = limit * PATIENCE
    cards = 0
    repeats = 1
    while cards <= MOST_CARDS and weigh_each(game, content, work, cards, repeats):
        desk.limit = limit
        take_trial(work)
        if desk.cut == 0:
            break
        if repeats == FAR:
            cards += 1
        else:
            repeats = repeats + 1 if repeats < 3 else FAR


@rule
def weigh_ending(game: np.record, content: np.record, work: np.record, limit: int) -> None:
    """Weigh every legal move with notes on all future turns, which take a number of positions.

    Without any, only notes that are known and exact are used.
    """
    if weigh_exactly(game, content, work, max(limit, MOST_NODES)):
        take_trial(work)
        work.ended = EXACT
        return
    if limit == 0:
        return
    open_notes(game, content, work)
    if not weigh_by_notes(game, content, work, limit):
        return
    settle_notes(game, content, work, limit)
    if weigh_by_notes(game, content, work, limit):
        take_trial(work)
        work.ended = work.settled


@rule
def weigh_exactly(game: np.record, content: np.record, work: np.record, limit: int) -> bool:
    """Weigh every legal move if there are exact notes on all that follows; return whether so."""
    if not is_noted(game, content, work):
        return False
    pages = work.desk.book.count
    if weigh_by_notes(game, content, work, limit):
        check_notes(work, pages)
        return bool(work.settled == EXACT)
    return False


@rule
def check_notes(work: np.record, pages: int) -> None:
    """Distrust the notes if they have more pages than before: the new ones were not searched."""
    if work.desk.book.count != pages:
        work.settled = 0


@rule
def weigh_by_notes(game: np.record, content: np.record, work: np.record, limit: int) -> bool:
    """Weigh every move to the very end of the turn; return whether there was enough time."""
    desk = work.desk
    desk.seat = game.turn
    desk.judge = BY_NOTES
    note_start(game, content, desk)
    desk.nodes = 0
    desk.limit = limit
    return weigh_each(game, content, work, MOST_CARDS, FAR)


@rule
def take_trial(work: np.record) -> None:
    """Keep the result of the latest search."""
    for index in range(work.count):
        work.options[index] = work.trial[index]
    work.cut = work.desk.cut


@rule
def weigh_each(
    game: np.record, content: np.record, work: np.record, cards: int, repeats: int
) -> bool:
    """Weigh each move up to a number of unseen cards and repeats; return if there was time."""
    desk = work.desk
    desk.search += 1
    desk.cut = 0
    root = desk.frames[0]
    for index in range(work.count):
        root.game[0] = game
        root.cards_left = cards
        root.repeats_left = repeats
        root.used = game.position + 1
        open_frame(root, content, desk)
        root.moves[0] = work.moves[index]
        root.count = 1
        if look_through(content, desk, desk.facts) < 0:
            return False
        keep_option(work.trial[index], work.moves[index], root)
    return True


@rule
def keep_option(option: np.record, move: int, frame: np.record) -> None:
    """Write what was found about a move."""
    option.move = move
    option.worth = frame.value
    for each in range(FIGURES):
        option.figures[each] = frame.figures[each]


@rule
def judge_moves(game: np.record, content: np.record, work: np.record) -> None:
    """Judge the position after each move: better than nothing if no search can finish.

    The chances to bust and to complete dogs are not known then; a number below 0 says so.
    """
    desk = work.desk
    work.cut = 1
    for index in range(work.count):
        work.game[0] = game
        apply_move(work.game[0], content, work.moves[index], None)
        option = work.options[index]
        option.move = work.moves[index]
        option.worth = judge(work.game[0], content, desk)
        figure_doubt(desk, option.worth)
        for each in range(FIGURES):
            option.figures[each] = desk.figures[each] if LOW <= each <= HIGH else -1.0


@rule
def is_noted(game: np.record, content: np.record, work: np.record) -> bool:
    """Return whether the notes are exact and of this game."""
    if work.settled != EXACT or game.phase == OVER:
        return False
    return work.noted_game == digest_of_game(game, content)


@rule
def weigh_chance(
    game: np.record, content: np.record, work: np.record, seat: int, limit: int
) -> float:
    """Return a seat's chance to win if chance acts next, or if its turn is over."""
    desk = work.desk
    desk.seat = seat
    desk.judge = BY_NET
    if not is_noted(game, content, work):
        return search_chance(game, content, work, limit)
    desk.judge = BY_NOTES
    pages = desk.book.count
    worth = search_chance(game, content, work, limit)
    check_notes(work, pages)
    return worth


@rule
def search_chance(game: np.record, content: np.record, work: np.record, limit: int) -> float:
    """Return the chance to win of the desk's seat if chance acts next, or if its turn is over."""
    desk = work.desk
    seat = desk.seat
    work.game[0] = game
    after = work.game[0]
    if after.phase == TURN_UP and after.turn == seat:
        turn_up_unknown(after, content, None)
    if after.turn != seat or after.phase not in (ROLL, TURN_UP):
        return judge(after, content, desk)
    note_start(game, content, desk)
    desk.nodes = 0
    desk.limit = limit * PATIENCE
    worth = -1.0
    cards = 1
    repeats = 1
    while cards <= MOST_CARDS:
        root = desk.frames[0]
        desk.search += 1
        desk.cut = 0
        root.game[0] = after
        root.cards_left = cards
        root.repeats_left = repeats
        root.used = game.position + 1
        open_frame(root, content, desk)
        root.best = 0
        if look_through(content, desk, desk.facts) < 0:
            break
        desk.limit = limit
        worth = root.value
        if desk.cut == 0:
            break
        if repeats == FAR:
            cards += 1
        else:
            repeats = repeats + 1 if repeats < 3 else FAR
    return worth if worth >= 0.0 else judge(after, content, desk)
