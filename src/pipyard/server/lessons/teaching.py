"""The games as lessons need them: set up for a scene, read from lines, and named from positions.

What a sentence names (a value, a place, a magnifier, a score) is read off the position and the
move it asks for, so that no sentence can say what the sheet or the rules do not.
"""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Protocol, TypeAlias

import numpy as np

from pipyard.core.contract import Drawn, Fact
from pipyard.core.scenario import Line
from pipyard.games.spots import notation as spots_notation
from pipyard.games.spots.content import standard_content
from pipyard.games.spots.position import parse_position as parse_spots
from pipyard.games.spotted import notation as spotted_notation
from pipyard.games.spotted.actions import CrossField, PlaceSpots, RerollDice
from pipyard.games.spotted.content import MAGNIFIERS, standard_sheet
from pipyard.games.spotted.position import parse_position as parse_spotted
from pipyard.games.spotted.record import LAST_ROUND, MOST_SPOTS
from pipyard.games.spotted.view import FamilyView, View
from pipyard.server.games.hosted import HostedGame
from pipyard.server.games.spots import HostedSpots
from pipyard.server.games.spotted import HostedSpotted

DATA = Path(__file__).parent / "data"

Named: TypeAlias = Mapping[str, int | str | list[int] | list[str]]
"""What a sentence may name: numbers, and words of the wire that are put into the reader's words."""


class Teaching(Protocol):
    """A game as lessons need it."""

    game: HostedGame

    def start(self, header: Sequence[Line]) -> tuple[np.recarray, tuple[str, ...]]:
        """Set up a scene; return the position and the players' names."""
        ...

    def read(self, text: str, position: np.recarray, names: tuple[str, ...]) -> Any | Drawn[Any]:
        """Read a line as an outcome of chance, or else as an action."""
        ...

    def named(
        self,
        position: np.recarray,
        facts: Sequence[Fact],
        action: Any | None,
        after: np.recarray | None,
    ) -> Named:
        """Return what a sentence may name: where the learner stands, what led there, what is next.

        `after` is the position once the learner has done what the sentence asks for.
        """
        ...


class TeachingSpots:
    """Spots, with the published cards and tiles."""

    def __init__(self) -> None:
        self.game: HostedGame = HostedSpots()
        self._content = standard_content()

    def start(self, header: Sequence[Line]) -> tuple[np.recarray, tuple[str, ...]]:
        """Set up a scene."""
        return parse_spots(header, self._content)

    def read(self, text: str, position: np.recarray, names: tuple[str, ...]) -> Any | Drawn[Any]:
        """Read a line."""
        known = spots_notation.Names(self._content, names)
        outcome = spots_notation.parse_chance(known, text)
        return Drawn(outcome) if outcome else spots_notation.parse_action(known, position, text)

    def named(
        self,
        position: np.recarray,  # noqa: ARG002
        facts: Sequence[Fact],  # noqa: ARG002
        action: Any | None,  # noqa: ARG002
        after: np.recarray | None,  # noqa: ARG002
    ) -> Named:
        """Name nothing: cards and tiles are published and stay as they are."""
        return {}


class TeachingSpotted:
    """Spotted! on its usual sheet."""

    def __init__(self) -> None:
        self.game: HostedGame = HostedSpotted()
        self.sheet = standard_sheet()

    def start(self, header: Sequence[Line]) -> tuple[np.recarray, tuple[str, ...]]:
        """Set up a scene."""
        _, position, names = parse_spotted(header, DATA)
        return position, names

    def read(
        self,
        text: str,
        position: np.recarray,  # noqa: ARG002
        names: tuple[str, ...],  # noqa: ARG002
    ) -> Any | Drawn[Any]:
        """Read a line."""
        outcome = spotted_notation.parse_chance(text)
        return Drawn(outcome) if outcome else spotted_notation.parse_action(self.sheet, text)

    def named(
        self,
        position: np.recarray,
        facts: Sequence[Fact],
        action: Any | None,
        after: np.recarray | None,
    ) -> Named:
        """Name round, dice, beetles, magnifier, factor, bonuses and scores, as far as there are."""
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
    """Count the picks in a row of whoever picks first."""
    return next((n for n, seat in enumerate(seats) if seat != seats[0]), len(seats))


def _family(view: View, colour: str) -> FamilyView:
    return next(family for family in view.sheets[0].families if family.colour == colour)
