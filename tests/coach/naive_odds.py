"""A naive version of the odds: every event of a turn, one by one, and what its facts say.

It only uses the rules through the game's contract and the value of the position after the turn, and
shares nothing else with the coach. It follows a pack through the facts: dice that are placed, moved
and removed.
"""

from collections.abc import Callable
from dataclasses import dataclass, field, replace

import numpy as np

from pipyard.core.contract import Drawn, Event, Fact, Move
from pipyard.games.spots.game import Spots

Judge = Callable[[np.recarray], float]
SURELY = 1 - 1e-9


@dataclass(frozen=True, slots=True)
class Found:
    """The result for a position: its value and the figures of the best play without a sure bust."""

    value: float
    bust: float
    one: float
    every: float
    dogs: float

    @property
    def figures(self) -> tuple[float, float, float, float]:
        """Everything except the value."""
        return self.bust, self.one, self.every, self.dogs


@dataclass(frozen=True, slots=True)
class Pack:
    """Dogs and their dice according to the facts, those scored in this turn, and how it ended."""

    dogs: tuple[tuple[str, frozenset[int]], ...]
    scored: frozenset[str] = field(default_factory=frozenset)
    fast: bool = False
    busted: bool = False

    def having(self, name: str, dice: frozenset[int]) -> "Pack":
        """Return the pack with other dice on a dog, which can be new."""
        return replace(self, dogs=tuple(sorted({**dict(self.dogs), name: dice}.items())))

    def without(self, names: tuple[str, ...]) -> "Pack":
        """Return the pack without the dogs that were scored."""
        left = tuple(dog for dog in self.dogs if dog[0] not in names)
        return replace(self, dogs=left, scored=self.scored | set(names))


class NaiveOdds:
    """Odds for the player whose turn it is."""

    def __init__(self, spots: Spots, position: np.recarray, judge: Judge) -> None:
        self._spots = spots
        self._seat = int(position[0].turn)
        self._judge = judge
        self._known: dict[tuple[bytes, Pack], Found] = {}
        player = spots.view(position).players[self._seat]
        dogs = [dog for dog in player.dogs if not dog.scored]
        self._pack = Pack(tuple(sorted((dog.name, frozenset(dog.filled)) for dog in dogs)))
        self._done = {name for name, dice in self._pack.dogs if dice == self._spaces(name)}

    def odds(self, position: np.recarray) -> dict[int, Found]:
        """Return the result of each legal move."""
        return self._moves(position, self._pack)

    def _moves(self, position: np.recarray, pack: Pack) -> dict[int, Found]:
        found = {}
        for number in self._spots.legal_dense(position, self._seat):
            move = Move(self._seat, self._spots.from_dense(position, number))
            found[number] = self._after(position, move, pack)
        return found

    def _after(self, position: np.recarray, event: Event, pack: Pack) -> Found:
        after = position.copy()
        facts = self._spots.apply(after, event)
        for fact in facts:
            if fact.type == "turn_started" and fact.particulars["seat"] != self._seat:
                break
            pack = self._told(fact, pack)
        key = after.tobytes(), pack
        if key not in self._known:
            self._known[key] = self._find(after, pack)
        return self._known[key]

    def _told(self, fact: Fact, pack: Pack) -> Pack:
        told = fact.particulars
        dice = dict(pack.dogs)
        if fact.type == "die_placed":
            return pack.having(told["dog"], dice[told["dog"]] | {told["value"]})
        if fact.type == "die_taken" and told["dog"]:
            return pack.having(told["dog"], dice[told["dog"]] - {told["value"]})
        if fact.type == "die_moved":
            pack = pack.having(told["dog"], dice[told["dog"]] - {told["value"]})
            there = dict(pack.dogs)[told["to_dog"]]
            return pack.having(told["to_dog"], there | {told["to_value"]})
        if fact.type == "dog_drawn":
            return pack.having(told["dog"], frozenset())
        if fact.type == "dogs_scored":
            return replace(pack.without(told["dogs"]), fast=pack.fast or told["fast"] == "yes")
        if fact.type == "busted" and told["seat"] == self._seat:
            emptied = tuple((name, frozenset[int]()) for name, _ in pack.dogs)
            return replace(pack, dogs=emptied, busted=True)
        return pack

    def _find(self, position: np.recarray, pack: Pack) -> Found:
        spots = self._spots
        if spots.outcome(position) is not None or position[0].turn != self._seat:
            return self._end(position, pack)
        if spots.acting(position).chance:
            total = np.zeros(5)
            for outcome, chance in spots.outcomes(position):
                found = self._after(position, Drawn(outcome), pack)
                total += chance * np.array((found.value, *found.figures))
            return Found(*total)
        ways = list(self._moves(position, pack).values())
        kept = [each for each in ways if each.bust <= SURELY] or ways
        plan = max(kept, key=lambda each: each.value)
        return replace(plan, value=max(each.value for each in ways))

    def _end(self, position: np.recarray, pack: Pack) -> Found:
        complete = {name for name, dice in pack.dogs if dice == self._spaces(name)}
        done = (complete | pack.scored) - self._done
        every = pack.fast or (bool(done) and len(complete) == len(pack.dogs))
        value = self._judge(position)
        return Found(value, float(pack.busted), float(bool(done)), float(every), len(done))

    def _spaces(self, name: str) -> frozenset[int]:
        content = self._spots.content
        return frozenset(content.dogs[content.dog_numbers[name]].spaces)
