"""Lesson files: scenes in the notation of scenarios, with a sentence before what is to be done.

A file is one or more scenes. Each begins with `scene NAME` and goes on as a scenario does: a
header, `play`, then one event a line. The first player is the learner. `> ID` names the sentence
that is said next; each move of the learner has one before it. A sentence that no move follows is
read, and the scene is over.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

import numpy as np

from pipyard.core.contract import Drawn, Fact, Move
from pipyard.core.errors import PipyardError
from pipyard.core.scenario import InvalidScenario, Line, read_scenario
from pipyard.games.spots import notation as spots_notation
from pipyard.games.spots.content import standard_content
from pipyard.games.spots.position import parse_position as parse_spots
from pipyard.games.spotted import notation as spotted_notation
from pipyard.games.spotted.content import standard_sheet
from pipyard.games.spotted.position import parse_position as parse_spotted
from pipyard.server.games.hosted import Event, HostedGame
from pipyard.server.games.spots import HostedSpots
from pipyard.server.games.spotted import HostedSpotted

_DATA = Path(__file__).parent / "data"
_SCENE = "scene "
_SAYS = ">"


@dataclass(frozen=True, slots=True)
class Moment:
    """Where a lesson stands until something happens.

    With an action it waits for the learner to do it; with a sentence alone it waits to be read;
    without either the other player moves next.
    """

    scene: str
    say: str | None
    position: np.recarray
    facts: list[Fact]
    """What led here from the moment before; nothing at the beginning of a scene."""
    action: Any | None


class Teaching(Protocol):
    """A game as lessons need it."""

    game: HostedGame

    def start(self, header: Sequence[Line]) -> tuple[np.recarray, tuple[str, ...]]:
        """Set up a scene; return the position and the players' names."""
        ...

    def read(self, text: str, position: np.recarray, names: tuple[str, ...]) -> Any | Drawn[Any]:
        """Read a line as an outcome of chance, or else as an action."""
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


class TeachingSpotted:
    """Spotted! on its usual sheet."""

    def __init__(self) -> None:
        self.game: HostedGame = HostedSpotted()

    def start(self, header: Sequence[Line]) -> tuple[np.recarray, tuple[str, ...]]:
        """Set up a scene."""
        _, position, names = parse_spotted(header, _DATA)
        return position, names

    def read(
        self,
        text: str,
        position: np.recarray,  # noqa: ARG002
        names: tuple[str, ...],  # noqa: ARG002
    ) -> Any | Drawn[Any]:
        """Read a line."""
        outcome = spotted_notation.parse_chance(text)
        return Drawn(outcome) if outcome else spotted_notation.parse_action(standard_sheet(), text)


def shipped_lesson(teaching: Teaching) -> list[Moment]:
    """Play the lesson that is shipped for a game."""
    text = (_DATA / f"{teaching.game.name}.lesson").read_text(encoding="utf-8")
    return play_lesson(teaching, text)


def play_lesson(teaching: Teaching, text: str) -> list[Moment]:
    """Play a lesson through by the rules; what they refuse is an error that names the line."""
    return [
        moment
        for name, first, scene in _scenes(text)
        for moment in _play_scene(teaching, name, first, scene)
    ]


def _scenes(text: str) -> Iterator[tuple[str, int, list[str]]]:
    """Take a file apart: each scene's name, the number of its first line, and its lines."""
    lines = text.splitlines()
    starts = [number for number, line in enumerate(lines) if line.startswith(_SCENE)]
    for start, end in zip(starts, [*starts[1:], len(lines)], strict=True):
        yield lines[start].removeprefix(_SCENE).strip(), start, lines[start + 1 : end]


def _play_scene(
    teaching: Teaching, name: str, first: int, lines: Sequence[str]
) -> Iterator[Moment]:
    # The line that names the game takes the place of the one that names the scene.
    scenario = read_scenario("\n".join([f"game {teaching.game.name}", *lines]))
    position, names = teaching.start(scenario.header)
    facts: list[Fact] = []
    say: str | None = None
    for line in scenario.play:
        if line.text.startswith(_SAYS):
            say = line.text.removeprefix(_SAYS).strip()
            continue
        try:
            event = _event(teaching, line.text, position, names)
            after, told = teaching.game.apply(position, event)
        except PipyardError as error:
            raise InvalidScenario(first + line.number, error.sentence) from None
        if isinstance(event, Move):
            if event.seat == 0 and say is None:
                raise InvalidScenario(first + line.number, "this move has no sentence before it")
            asked = event.action if event.seat == 0 else None
            yield Moment(name, say, position, facts, asked)
            facts, say = [], None
        position, facts = after, facts + told
    yield Moment(name, say, position, facts, None)


def _event(teaching: Teaching, text: str, position: np.recarray, names: tuple[str, ...]) -> Event:
    who, colon, rest = text.partition(":")
    found = teaching.read(rest.strip() if colon else text, position, names)
    if isinstance(found, Drawn):
        return found
    acting = teaching.game.acting(position).seats
    return Move(names.index(who.strip()) if colon else acting[0], found)
