"""Lesson files: scenes in the notation of scenarios, with a sentence before what is to be done.

A file is one or more scenes. The first begins with `scene NAME` and goes on as a scenario does: a
header, `play`, then one event a line. Another scene either does the same, or has `play` alone: then
it goes on from where the scene before it ended. The first player is the learner. `> ID` names the
sentence that is said next; each move of the learner has one before it. A sentence that no move
follows is read. What comes after `meanwhile` is played and not shown, up to the next sentence.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from pipyard.core.contract import Drawn, Event, Fact, Move
from pipyard.core.errors import PipyardError
from pipyard.core.scenario import InvalidScenario, Line, read_scenario
from pipyard.server.lessons.teaching import DATA, Named, Teaching

_SCENE = "scene "
_SAYS = ">"
_UNSEEN = "meanwhile"


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
    named: Named
    """What the sentence may name, read off the position."""


def shipped_lesson(teaching: Teaching) -> list[Moment]:
    """Play the lesson that is shipped for a game."""
    text = (DATA / f"{teaching.game.name}.lesson").read_text(encoding="utf-8")
    return play_lesson(teaching, text)


def play_lesson(teaching: Teaching, text: str) -> list[Moment]:
    """Play a lesson through by the rules; what they refuse is an error that names the line."""
    moments: list[Moment] = []
    stage: tuple[np.recarray, tuple[str, ...]] | None = None
    for name, first, lines in _scenes(text):
        # The line that names the game takes the place of the one that names the scene.
        scenario = read_scenario("\n".join([f"game {teaching.game.name}", *lines]))
        if scenario.header or stage is None:
            stage = teaching.start(scenario.header)
        scene = _Scene(teaching, name, first, *stage)
        moments += scene.play(scenario.play)
        stage = scene.position, scene.names
    return moments


def _scenes(text: str) -> Iterator[tuple[str, int, list[str]]]:
    """Take a file apart: each scene's name, the number of its first line, and its lines."""
    lines = text.splitlines()
    starts = [number for number, line in enumerate(lines) if line.startswith(_SCENE)]
    for start, end in zip(starts, [*starts[1:], len(lines)], strict=True):
        yield lines[start].removeprefix(_SCENE).strip(), start, lines[start + 1 : end]


class _Scene:
    """A scene while it is played: the position so far, and what has happened since it was shown."""

    def __init__(
        self,
        teaching: Teaching,
        name: str,
        first: int,
        position: np.recarray,
        names: tuple[str, ...],
    ) -> None:
        self.teaching = teaching
        self.name = name
        self.first = first
        self.position = position
        self.names = names
        self.facts: list[Fact] = []
        self.say: str | None = None
        self.begun = False

    def play(self, lines: Sequence[Line]) -> Iterator[Moment]:
        unseen = False
        for line in lines:
            if line.text == _UNSEEN:
                if self.say is not None:
                    yield self._show(None, None)
                unseen = True
            elif line.text.startswith(_SAYS):
                if self.say is not None:
                    yield self._show(None, None)
                self.say = line.text.removeprefix(_SAYS).strip()
                unseen = False
            else:
                yield from self._happen(line, unseen)
        yield self._show(None, None)

    def _happen(self, line: Line, unseen: bool) -> Iterator[Moment]:
        try:
            event = _event(self.teaching, line.text, self.position, self.names)
            after, told = self.teaching.game.apply(self.position, event)
        except PipyardError as error:
            raise InvalidScenario(self.first + line.number, error.sentence) from None
        if isinstance(event, Move) and not unseen:
            if event.seat == 0 and self.say is None:
                said = "this move has no sentence before it"
                raise InvalidScenario(self.first + line.number, said)
            yield self._show(event.action if event.seat == 0 else None, after)
        # What happened before the scene is first shown is no part of it.
        self.facts = self.facts + told if self.begun or not unseen else []
        self.position = after

    def _show(self, action: Any | None, after: np.recarray | None) -> Moment:
        named = self.teaching.named(self.position, self.facts, action, after) if self.say else {}
        shown = Moment(self.name, self.say, self.position, self.facts, action, named)
        self.facts, self.say, self.begun = [], None, True
        return shown


def _event(teaching: Teaching, text: str, position: np.recarray, names: tuple[str, ...]) -> Event:
    who, colon, rest = text.partition(":")
    found = teaching.read(rest.strip() if colon else text, position, names)
    if isinstance(found, Drawn):
        return found
    acting = teaching.game.acting(position).seats
    return Move(names.index(who.strip()) if colon else acting[0], found)
