"""All rolls of six dice, with equivalent dice treated as the same.

A family without room takes no spots, so the color of its die does not matter, and neither does the
color of any cloverleaf. So rolls are multisets of such dice, and a hand is a multiset of kinds of
dice.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations_with_replacement, product
from typing import NamedTuple

import numpy as np

from pipyard.games.spotted.game import Spotted
from pipyard.games.spotted.record import CLOVER, FAMILIES, PICK
from pipyard.lab.spotted.solved.sheets import Grid, list_hands, new_desk

FACES = range(1, CLOVER + 1)
NOTHING = -1


class Dice(NamedTuple):
    """Tables of rolls and hands, for compiled code; NOTHING fills up rows.

    A partial roll, in which some dice have landed, has a number: complete rolls come first, the one
    without any die last. `children` are the results of the next die, by face; `parents` have one
    die less. `first` and `second` are the hands that can be taken from a complete roll, in the
    first and in the second roll of a round. A hand has `hand_dice`, and `rests` without each of
    them. Hand 0 is empty. `kinds` has a family and a face for each kind of die.
    """

    children: Grid
    parents: Grid
    first: Grid
    second: Grid
    hand_dice: Grid
    rests: Grid
    kinds: Grid


Landed = tuple[tuple[int, ...], tuple[int, ...]]
"""Faces of the dice whose color matters, 0 if not landed yet, and of the others, rising."""


class Rolls:
    """What can be rolled and taken if only some families have room."""

    def __init__(self, spotted: Spotted, open_families: Sequence[int]) -> None:
        self.open = tuple(open_families)
        self.closed = tuple(sorted(set(range(FAMILIES)) - set(self.open)))
        self._told_apart = (*self.closed[:1], *self.open)
        landed = sorted(self._landed(), key=_dice_to_come)
        self.numbers = {each: number for number, each in enumerate(landed)}
        self._hands: dict[tuple[int, ...], int] = {(): 0}
        self._desk = new_desk()
        first, second = (
            _rows([self._taken(spotted, each, roll) for each in landed]) for roll in (0, 1)
        )
        hands = list(self._hands)
        self.dice = Dice(
            _rows([self._children(each) for each in landed]),
            _rows([self._parents(each) for each in landed]),
            first,
            second,
            _rows(hands),
            _rows([[self._hands[_without(hand, die)] for die in hand] for hand in hands]),
            _rows(self._kinds()),
        )

    def number(self, faces: Sequence[int]) -> int:
        """Return the number of a partial roll; 0 stands for a die that has not landed yet."""
        rest = sorted(faces[family] for family in self.closed if faces[family])
        return self.numbers[tuple(faces[family] for family in self.open), tuple(rest)]

    def hand(self, faces: Mapping[int, int]) -> int:
        """Return the number of a hand, given as a face for each family."""
        return self._hands[self._dice_of(faces)]

    def kind(self, family: int, face: int) -> int:
        """Return the kind of a die: cloverleaf, one of a family without room, or any other."""
        if face == CLOVER:
            return 0
        alike = family if family in self.open else self.closed[0]
        return face + (CLOVER - 1) * self._told_apart.index(alike)

    def _kinds(self) -> list[tuple[int, int]]:
        """Return a family and a face for each kind of die."""
        cloverleaf = (self._told_apart[0], CLOVER)
        return [cloverleaf, *product(self._told_apart, range(1, CLOVER))]

    def _landed(self) -> Iterator[Landed]:
        for own in product(range(CLOVER + 1), repeat=len(self.open)):
            for count in range(len(self.closed) + 1):
                for others in combinations_with_replacement(FACES, count):
                    yield own, others

    def _children(self, landed: Landed) -> list[int]:
        own, others = landed
        if 0 in own:
            at = own.index(0)
            return [self.numbers[(*own[:at], face, *own[at + 1 :]), others] for face in FACES]
        if len(others) < len(self.closed):
            return [self.numbers[own, tuple(sorted((*others, face)))] for face in FACES]
        return []

    def _parents(self, landed: Landed) -> list[int]:
        own, others = landed
        less = {(own, _without(others, face)) for face in others}
        less |= {((*own[:at], 0, *own[at + 1 :]), others) for at, face in enumerate(own) if face}
        return [self.numbers[each] for each in less]

    def _taken(self, spotted: Spotted, landed: Landed, second: int) -> list[int]:
        """List the hands that can be taken from a complete roll."""
        own, others = landed
        if 0 in own or len(others) < len(self.closed):
            return []
        faces = dict(zip((*self.open, *self.closed), (*own, *others), strict=True))
        position = spotted.blank(1)
        game = position[0]
        game.phase = PICK
        game.second_roll = second
        game.table[:] = [faces[family] for family in range(FAMILIES)]
        sets = list_hands(position, spotted.content.record, self._desk)
        return sorted(
            {
                self._add_hand(self._dice_of({f: faces[f] for f in faces if families >> f & 1}))
                for families in range(1 << FAMILIES)
                if sets >> families & 1
            }
        )

    def _dice_of(self, faces: Mapping[int, int]) -> tuple[int, ...]:
        return tuple(sorted(self.kind(family, face) for family, face in faces.items()))

    def _add_hand(self, hand: tuple[int, ...]) -> int:
        """Number a hand, and everything that is left of it after one die or more."""
        if hand not in self._hands:
            for die in hand:
                self._add_hand(_without(hand, die))
            self._hands[hand] = len(self._hands)
        return self._hands[hand]


def _dice_to_come(landed: Landed) -> int:
    own, others = landed
    return own.count(0) - len(others)


def _without(dice: tuple[int, ...], die: int) -> tuple[int, ...]:
    at = dice.index(die)
    return (*dice[:at], *dice[at + 1 :])


def _rows(rows: Sequence[Sequence[int]]) -> Grid:
    table = np.full((len(rows), max(map(len, rows))), NOTHING, np.int32)
    for number, row in enumerate(rows):
        table[number, : len(row)] = row
    return table
