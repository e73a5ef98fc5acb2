"""Lesson files: scenes in the notation of scenarios, with a sentence before each action.

A file has one or more scenes. The first one starts with `scene NAME` and continues like a scenario:
a header, `play`, then one event per line. Any other scene either does the same or has only `play`,
and then continues from the end of the previous scene. The first player is the learner. `> ID` names
the next sentence; each move of the learner has one before it. A sentence without a move after it is
for reading. What comes after `meanwhile` is played and not shown, up to the next sentence.
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
    """A moment of a lesson that lasts until something happens.

    With an action, it waits for the learner to do it. With only a sentence, it waits for the
    learner to read it. With neither, the other player moves next.
    """

    scene: str
    say: str | None
    position: np.recarray
    facts: list[Fact]
    """What happened since the previous moment; empty at the beginning of a scene."""
    action: Any | None
    named: Named
    """What the sentence may refer to, taken from the position."""


def shipped_lesson(teaching: Teaching) -> list[Moment]:
    """Play the shipped lesson of a game."""
    text = (DATA / f"{teaching.game.name}.lesson").read_text(encoding="utf-8")
    return play_lesson(teaching, text)


def play_lesson(teaching: Teaching, text: str) -> list[Moment]:
    """Play a lesson by the rules; an illegal move raises an error that names the line."""
    moments: list[Moment] = []
    stage: tuple[np.recarray, tuple[str, ...]] | None = None
    for name, first, lines in _scenes(text):
        # The line with the game's name replaces the one with the scene's name.
        scenario = read_scenario("\n".join([f"game {teaching.game.name}", *lines]))
        if scenario.header or stage is None:
            stage = teaching.start(scenario.header)
        scene = _Scene(teaching, name, first, *stage)
        moments += scene.play(scenario.play)
        stage = scene.position, scene.names
    return moments


def _scenes(text: str) -> Iterator[tuple[str, int, list[str]]]:
    """Split a file into scenes: each one's name, the number of its first line, and its lines."""
    lines = text.splitlines()
    starts = [number for number, line in enumerate(lines) if line.startswith(_SCENE)]
    for start, end in zip(starts, [*starts[1:], len(lines)], strict=True):
        yield lines[start].removeprefix(_SCENE).strip(), start, lines[start + 1 : end]


class _Scene:
    """A scene in progress: the current position, and what happened since it was last shown."""

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
        # What happened before the scene is first shown is not part of it.
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
