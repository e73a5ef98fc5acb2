"""What a walk over the meadow can bring in Spotted!: magnifiers and cloverleaves on its way.

A step by itself scores nothing, so what an action brings at once says too little about steps. Here
a walk is thought through to its end, each magnifier given to the family that it suits best.
"""

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TypeAlias

import numpy as np

from pipyard.core.record import NONE, copied
from pipyard.games.spotted.actions import CrossField, PickDie, TakeMagnifier, UseClover, WalkMeadow
from pipyard.games.spotted.content import COLOURS
from pipyard.games.spotted.gains import Gains
from pipyard.games.spotted.game import Spotted
from pipyard.games.spotted.record import (
    CLOVER,
    CLOVER_FIELD,
    DICE,
    FAMILIES,
    MAGNIFY,
    STEP_FIELD,
    USE,
    WALK,
    WORD_BITS,
    WORDS,
    WRITE,
)

Kinds: TypeAlias = tuple[int, ...]
"""Kinds of magnifiers, in rising order."""


@dataclass(slots=True)
class Foreseen(Gains):
    """What each legal action of a seat brings, in the order of the actions.

    `points`, `bonuses` and `ends` are what it brings at once; where it leads over the meadow, what
    the best walk brings by its end. `magnifiers` tells how many are found on that walk.
    """

    magnifiers: list[int] = field(default_factory=list)


def foreseen(spotted: Spotted, position: np.recarray, seat: int, at_once: Gains) -> Foreseen:
    """Add to what a seat's legal actions bring at once what can come of steps."""
    found = Foreseen(points=[], bonuses=[], ends=at_once.ends)
    magnifiers = _Magnifiers(spotted, position, seat)
    for index, move in enumerate(spotted.legal_dense(position, seat)):
        brings = at_once.points[index], at_once.bonuses[index], 0
        action = spotted.from_dense(position, move)
        if isinstance(action, PickDie):
            face = int(position[0].table[COLOURS.index(action.colour)])
            walk = _Walk(spotted, position, seat, magnifiers)
            brings = max(brings, walk.best(0 if face == CLOVER else face))
        elif isinstance(action, WalkMeadow | CrossField | TakeMagnifier) and not brings[1]:
            after = copied(position)
            spotted.apply_dense(after, seat, move)
            waiting = int(position[0].players[seat].clovers)
            walk = _Walk(spotted, after, seat, magnifiers)
            points, bonuses, kinds = walk.best_of_writing(waiting)
            brings = brings[0] + points, bonuses, kinds
        for numbers, number in zip(
            (found.points, found.bonuses, found.magnifiers), brings, strict=True
        ):
            numbers.append(number)
    return found


class _Walk:
    """A player's meadow, and what steps on it can bring."""

    def __init__(
        self, spotted: Spotted, position: np.recarray, seat: int, magnifiers: "_Magnifiers"
    ) -> None:
        self._spotted, self._position, self._seat = spotted, position, seat
        self._player = position[0].players[seat]
        self._magnifiers = magnifiers
        content = spotted.content.record[0]
        self._beside = [_bits(content.beside[each]) for each in range(content.field_count)]
        self._kinds = content.kinds[: content.field_count].tolist()
        self._prizes = sum(1 << at for at, kind in enumerate(self._kinds) if kind != STEP_FIELD)
        self._islands = _bits(self._player.crossed) & ~_bits(self._player.joined)

    def best_of_writing(self, waiting: int) -> tuple[int, int, int]:
        """Return what the best end of the walk under way brings, beginning with what is asked.

        As many leaves as were `waiting` before are none of it.
        """
        player = self._player
        asked = player.writing == MAGNIFY
        if not asked and player.writing != WALK:
            return 0, 0, 0
        walks = not asked or player.after_magnifier == WALK
        pending = (int(player.kind),) if asked else ()
        fresh = int(player.clovers) - waiting
        return self.best(int(player.steps) if walks else 0, pending, fresh)

    def best(self, steps: int, pending: Kinds = (), fresh: int = 0) -> tuple[int, int, int]:
        """Return the points, bonuses and magnifiers of the best walk of so many steps."""
        found = []
        for kinds, leaves in self._finds(steps):
            points, bonuses = self._unlocked(fresh + leaves)
            given = tuple(sorted((*pending, *kinds)))
            found.append((self._magnifiers.worth(given) + points, bonuses, len(given)))
        return max(found)

    def _unlocked(self, leaves: int) -> tuple[int, int]:
        """Return the points that leaves bring at once, and how many bonuses they unlock."""
        if leaves == 0:
            return 0, 0
        # As a die with a leaf does; with another one in hand still, nothing else goes on.
        after = copied(self._position)
        after[0].phase, after[0].part = WRITE, DICE
        player = after[0].players[self._seat]
        player.writing, player.clovers = USE, leaves - 1
        player.dice[:2] = CLOVER
        leaf = self._spotted.number_of(after, UseClover(COLOURS[0]))
        self._spotted.apply_dense(after, self._seat, leaf)
        before = self._spotted.scores(self._position, self._seat)[-2]
        points = self._spotted.scores(after, self._seat)[-2] - before
        return points, int(player.track) - int(self._player.track)

    def _finds(self, steps: int) -> set[tuple[Kinds, int]]:
        """Return the magnifiers and how many leaves each walk can find."""
        crossed, beside = _bits(self._player.crossed), _bits(self._player.beside)
        far = self._distances(crossed)
        walks = {crossed: beside}
        found: set[tuple[Kinds, int]] = {((), 0)}
        for left in range(steps - 1, -1, -1):
            longer: dict[int, int] = {}
            for gone, open_to in walks.items():
                for step in _fields(open_to & ~gone):
                    if far[step] <= left and gone | 1 << step not in longer:
                        then = gone | 1 << step
                        longer[then] = self._opened(open_to | self._beside[step])
                        found.add(self._found(then & ~crossed & self._prizes))
            walks = longer
        return found

    def _opened(self, beside: int) -> int:
        """Add what lies next to magnifiers that were taken out of reach and now are in reach."""
        before = 0
        while before != beside and self._islands:
            before = beside
            for island in _fields(self._islands & before):
                beside |= self._beside[island]
        return beside

    def _distances(self, crossed: int) -> list[int]:
        """Count for each field the steps from there to the next thing to be found."""
        far = [len(self._kinds)] * len(self._kinds)
        ahead: deque[int] = deque()
        for place in _fields(self._prizes & ~crossed):
            far[place] = 0
            ahead.append(place)
        while ahead:
            place = ahead.popleft()
            for other in _fields(self._beside[place]):
                steps = far[place] + (0 if crossed >> place & 1 else 1)
                if steps < far[other]:
                    far[other] = steps
                    ahead.append(other)
        return far

    def _found(self, gone: int) -> tuple[Kinds, int]:
        kinds = [self._kinds[place] for place in _fields(gone)]
        magnifiers = tuple(sorted(kind for kind in kinds if kind < STEP_FIELD))
        return magnifiers, kinds.count(CLOVER_FIELD)


class _Magnifiers:
    """What magnifiers bring a player who gives each to the family that it suits best."""

    def __init__(self, spotted: Spotted, position: np.recarray, seat: int) -> None:
        self._spotted, self._seat = spotted, seat
        self._position = copied(position)
        self._player = self._position[0].players[seat]
        self._before = self._score()
        self._lacking = [
            family for family in range(FAMILIES) if self._player.magnifiers[family] == NONE
        ]
        self._of_kind: dict[int, list[int]] = {}
        self._known: dict[Kinds, int] = {(): 0}

    def worth(self, kinds: Kinds) -> int:
        """Return the most points that these magnifiers bring together."""
        if kinds not in self._known:
            self._known[kinds] = self._best(kinds, frozenset(range(len(self._lacking))))
        return self._known[kinds]

    def _best(self, kinds: Kinds, free: frozenset[int]) -> int:
        """Give the last magnifier to each family that is still free; without any it is an extra."""
        if not kinds:
            return 0
        if not free:
            return len(kinds) * self._extra()
        worth = self._worth_of_kind(kinds[-1])
        return max(worth[family] + self._best(kinds[:-1], free - {family}) for family in free)

    def _worth_of_kind(self, kind: int) -> list[int]:
        """Return what a magnifier brings each family that lacks one: no family needs another."""
        if kind not in self._of_kind:
            self._of_kind[kind] = [self._given(kind, family) for family in self._lacking]
        return self._of_kind[kind]

    def _given(self, kind: int, family: int) -> int:
        self._player.magnifiers[family] = kind
        brings = self._score() - self._before
        self._player.magnifiers[family] = NONE
        return brings

    def _extra(self) -> int:
        self._player.extra += 1
        brings = self._score() - self._before
        self._player.extra -= 1
        return brings

    def _score(self) -> int:
        return self._spotted.scores(self._position, self._seat)[-2]


def _bits(words: np.ndarray) -> int:
    return sum(int(words[word]) << word * WORD_BITS for word in range(WORDS))


def _fields(bits: int) -> Iterator[int]:
    """Yield the fields of a set of bits."""
    while bits:
        lowest = bits & -bits
        yield lowest.bit_length() - 1
        bits ^= lowest
