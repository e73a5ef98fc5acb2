"""The pages of an ending: each turn that can follow is searched, again and again, until all settle.

A page that was searched has the worth of its best turn according to the values of other pages; any
other page has the worth that the net estimates.

Many pages differ only in what the player of the turn has buried and placed, so that their turns
lead through the same positions. They form a group: they are searched one after another and share
the memory of one search. Nothing that a turn leads to is in the group of that turn, so sharing
changes no value.
"""

import numpy as np

from pipyard.bots.spots.between import worth_by_chance
from pipyard.bots.spots.book import note
from pipyard.bots.spots.mixing import cards_word, filled_word, mix
from pipyard.bots.spots.solver import FAR, MOST_CARDS, look_through, open_frame
from pipyard.core.jit import rule
from pipyard.games.spots.counts import asks_seat, scored_dogs
from pipyard.games.spots.record import POSITIONS

SETTLED = 1.0e-6
"""Values that change less than this in a round count as settled."""
MOST_ROUNDS = 200
MOST_NODES = 1_000_000
"""The most positions of one turn that are searched."""
_FIRST = 0x510E527FADE682D1
_LEVEL = 1 << 50
_WAVE = 1 << 40
_MOST_LEVEL = 63
_MOST_WAVES = 1023


@rule
def list_pages(content: np.record, work: np.record, limit: int) -> bool:
    """Search every page that follows once; return whether there was enough time and room."""
    book = work.desk.book
    work.sharing = 1
    work.updates += 1
    wave = 0
    done = 0
    while done < book.count:
        upto = int(book.count)
        for page in range(done, upto):
            work.groups[page] = group_of(book.positions[page], min(wave, _MOST_WAVES))
        sort_pages(work, done, upto)
        for place in range(done, upto):
            if work.spent >= limit or book.count == len(book.digests):
                return False
            if not look_into(work.order[place], content, work):
                return False
        done = upto
        wave += 1
    return True


@rule
def settle_pages(content: np.record, work: np.record, limit: int) -> float:
    """Update all pages until their values settle; return the largest change still seen.

    No page leads back to a level with less scored or drawn, so that each level is settled once.
    """
    count = int(work.desk.book.count)
    sort_pages(work, 0, count)
    largest = 0.0
    first = 0
    while first < count:
        level = work.groups[work.order[first]] // _LEVEL
        last = first
        while last < count and work.groups[work.order[last]] // _LEVEL == level:
            last += 1
        largest = max(largest, settle_level(content, work, first, last, limit))
        first = last
    return largest


@rule
def settle_level(content: np.record, work: np.record, first: int, last: int, limit: int) -> float:
    """Update the pages at some places of the order until their values settle.

    Changes shrink by about the same share from round to round, so their sum is predicted.
    """
    book = work.desk.book
    change = 1.0
    rounds = 0
    while change > SETTLED and rounds < MOST_ROUNDS and work.spent < limit:
        work.updates += 1
        rounds += 1
        change = 0.0
        before = 0.0
        now = 0.0
        for place in range(first, last):
            page = work.order[place]
            value = book.values[page]
            look_into(page, content, work)
            moved = book.values[page] - value
            before += work.moved[page] * work.moved[page]
            now += work.moved[page] * moved
            work.moved[page] = moved
            change = max(change, abs(moved))
        if rounds % 3 == 0 and before > 0.0 and change > SETTLED:
            foresee(work, first, last, now / before)
    return change


@rule
def foresee(work: np.record, first: int, last: int, share: float) -> None:
    """Move values by the predicted sum of the next rounds, each smaller than the one before."""
    book = work.desk.book
    if 0.1 < share < 0.99:
        for place in range(first, last):
            page = work.order[place]
            value = book.values[page] + work.moved[page] * share / (1.0 - share)
            book.values[page] = max(0.0, min(1.0, value))


@rule
def look_into(page: int, content: np.record, work: np.record) -> bool:
    """Search the turn of a page, and note its worth; return whether it was searched to its end."""
    desk = work.desk
    book = desk.book
    if not work.looked[page]:
        if book.noted[page] != 2:
            work.judged[page] = book.values[page]
        work.looked[page] = 1
        work.looked_into += 1
    work.page[0] = book.positions[page]
    game = work.page[0]
    if not asks_seat(game) or game.top == content.dog_count:
        desk.seat = 0
        value = worth_by_chance(game, content, desk)
        note(book, page, 0, value, desk.doubt)
        work.spent += 6
        return True
    desk.seat = game.turn
    desk.nodes = 0
    if work.sharing:
        desk.search = mix(mix(_FIRST, int(work.updates)), work.groups[page]) >> 2
    else:
        desk.search += 1
    prepare(desk.frames[0], game, content, desk)
    found = look_through(content, desk, None) >= 0
    if found:
        note(book, page, desk.seat, desk.frames[0].value, 0.0)
    work.spent += desk.nodes + 1
    return found and desk.cut == 0


@rule
def prepare(root: np.record, game: np.record, content: np.record, desk: np.record) -> None:
    """Prepare to search a turn to its very end."""
    desk.limit = MOST_NODES
    desk.cut = 0
    root.game[0] = game
    root.cards_left = MOST_CARDS
    root.repeats_left = FAR
    root.used = game.position + 1
    open_frame(root, content, desk)


@rule
def sort_pages(work: np.record, first: int, last: int) -> None:
    """Put the pages with these numbers in order by group, those closest to the end first."""
    for page in range(first, last):
        work.order[page] = page
    count = last - first
    for root in range(count // 2 - 1, -1, -1):
        sink(work, first, root, count)
    for end in range(count - 1, 0, -1):
        swap_pages(work, first, first + end)
        sink(work, first, 0, end)


@rule
def sink(work: np.record, first: int, root: int, count: int) -> None:
    """Restore the heap of the first pages in the order, below one of them."""
    at = root
    while 2 * at + 1 < count:
        child = 2 * at + 1
        if child + 1 < count and key_at(work, first + child) < key_at(work, first + child + 1):
            child += 1
        if key_at(work, first + at) >= key_at(work, first + child):
            return
        swap_pages(work, first + at, first + child)
        at = child


@rule
def key_at(work: np.record, place: int) -> int:
    """Return the group of the page at a place of the order."""
    return int(work.groups[work.order[place]])


@rule
def swap_pages(work: np.record, one: int, other: int) -> None:
    """Swap two places of the order."""
    page = int(work.order[one])
    work.order[one] = work.order[other]
    work.order[other] = page


@rule
def group_of(game: np.record, wave: int) -> int:
    """Return a number of a page's group; numbers closer to the end of the game are smaller.

    Pages that are found in a later wave are more turns away from the first ones. A group has in
    common everything that a search of one turn does not distinguish.
    """
    level = int(game.d0g_scored)
    word = 0
    for position in range(POSITIONS):
        tile = game.tiles[position]
        word = word << 6 | int(tile.treats) << 1 | int(tile.facedown)
    digest = mix(_FIRST, word)
    word = (int(game.turn) << 6 | int(game.d0g_treats)) << 4 | int(game.d0g_scored)
    digest = mix(digest, word)
    for seat in range(game.seats):
        player = game.players[seat]
        level += int(player.cards) + scored_dogs(player)
        if seat != game.turn:
            digest = mix(digest, cards_word(player))
            digest = mix(digest, filled_word(player) << 6 | int(player.treats))
    order = (_MOST_LEVEL - level) * _LEVEL + (_MOST_WAVES - wave) * _WAVE
    return order + (digest & (_WAVE - 1))
