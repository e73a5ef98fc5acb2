"""Spotted! as its lesson needs it."""

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from pipyard.core.contract import Drawn, Fact
from pipyard.core.scenario import Line
from pipyard.games.spotted import notation
from pipyard.games.spotted.actions import CrossField, PlaceSpots, RerollDice
from pipyard.games.spotted.content import MAGNIFIERS, standard_sheet
from pipyard.games.spotted.position import parse_position
from pipyard.games.spotted.record import LAST_ROUND, MOST_SPOTS
from pipyard.games.spotted.view import FamilyView, View
from pipyard.server.games.hosting import published
from pipyard.server.lessons.teaching import DATA, Named


class TeachingSpotted:
    """Spotted! on its usual sheet."""

    def __init__(self) -> None:
        self.game = published("spotted")
        self.sheet = standard_sheet()

    def start(self, header: Sequence[Line]) -> tuple[np.recarray, tuple[str, ...]]:
        """Set up a scene."""
        _, position, names = parse_position(header, DATA)
        return position, names

    def read(
        self,
        text: str,
        position: np.recarray,  # noqa: ARG002
        names: tuple[str, ...],  # noqa: ARG002
    ) -> Any | Drawn[Any]:
        """Read a line."""
        outcome = notation.parse_chance(text)
        return Drawn(outcome) if outcome else notation.parse_action(self.sheet, text)

    def named(
        self,
        position: np.recarray,
        facts: Sequence[Fact],
        action: Any | None,
        after: np.recarray | None,
    ) -> Named:
        """Return the round, dice, beetles, magnifier, factor, bonuses and scores that exist now."""
        now = self.game.view(position)
        named: dict[str, Any] = dict(self._standing(now))
        named |= self._led_here(facts)
        if action is not None and after is not None:
            named |= self._asked(now, action)
            named |= self._brought(now, action, self.game.view(after))
        return named

    def _standing(self, now: View) -> Iterator[tuple[str, Any]]:
        me, other = now.sheets
        yield "round", now.round
        yield "rounds", LAST_ROUND
        yield "dice", len(now.table)
        if now.table:
            yield "lowest", min(face for _, face in now.table)
        yield "taken", len(other.dice)
        yield "picks", _leading(now.picking)
        yield "steps", me.steps
        yield "factor", me.factor
        if me.kind is not None:
            yield "kind", me.kind
            yield "counts", self._counts(me.kind)
        if me.track < len(self.sheet.track):
            yield "next", self.sheet.track[me.track]
            yield "leaf", me.track + 1
        yield "circled", me.sources["circled"]
        yield "extras", me.extra
        yield "extra", me.sources["extra"]
        if me.extra:
            yield "each", me.sources["extra"] // me.extra
        yield "score", me.score
        yield "theirs", other.score
        yield "families", sum(family.score for family in me.families)
        yield "others", sum(me.sources.values())

    def _led_here(self, facts: Sequence[Fact]) -> Iterator[tuple[str, Any]]:
        for fact in facts:
            if fact.type == "bonus_unlocked" and fact.particulars["seat"] == 0:
                yield "unlocked", fact.particulars["bonus"]

    def _asked(self, now: View, action: Any) -> Iterator[tuple[str, Any]]:
        match action:
            case PlaceSpots(colour, groups):
                placed = [(place, spots) for place, spots in enumerate(groups, 1) if spots]
                yield "place", placed[0][0]
                yield "spots", placed[0][1]
                if len(placed) > 1:
                    yield "place2", placed[1][0]
                    yield "spots2", placed[1][1]
                yield "wish", self.sheet.families[colour].count
            case CrossField(field):
                kind = self.sheet.fields[self.sheet.field_numbers[field]].kind
                yield "kind", kind
                if kind in MAGNIFIERS:
                    yield "counts", self._counts(kind)
            case RerollDice(colours):
                yield "colours", list(colours)
                yield "face", min(dict(now.table)[colour] for colour in colours)
                yield "rerolls", now.sheets[0].rerolls - now.sheets[0].rerolls_used
        if hasattr(action, "colour"):
            yield "colour", action.colour
            faces = dict(now.table) | dict(now.sheets[0].dice)
            if action.colour in faces:
                yield "face", faces[action.colour]

    def _brought(self, now: View, action: Any, after: View) -> Iterator[tuple[str, Any]]:
        yield "gain", after.sheets[0].score - now.sheets[0].score
        if hasattr(action, "colour"):
            family = _family(after, action.colour)
            yield "matching", family.score // family.factor
            yield "points", family.score

    def _counts(self, kind: str) -> list[int]:
        matches = self.sheet.record[0].matches[MAGNIFIERS.index(kind)]
        return [spots for spots in range(1, MOST_SPOTS + 1) if matches[spots]]


def _leading(seats: Sequence[int]) -> int:
    """Count how many picks in a row the first player has."""
    return next((n for n, seat in enumerate(seats) if seat != seats[0]), len(seats))


def _family(view: View, colour: str) -> FamilyView:
    return next(family for family in view.sheets[0].families if family.colour == colour)


TEACHING = TeachingSpotted()
