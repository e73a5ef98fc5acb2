"""Whole games as text: every event, its facts, and the position at each turn's start.

A transcript contains its own events, so replaying it needs no bot and no chance; `write` makes a
new one by letting bots play.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias

import numpy as np

from pipyard.bots import choose
from pipyard.core.chance import Stream, draw_below, new_stream
from pipyard.core.contract import Drawn, Fact, Game, Move
from pipyard.core.errors import InvalidText

PLAYERS = ("Ann", "Ben", "Cy", "Dee", "Eve", "Flo")
EVENT = "> "
Event: TypeAlias = Move[Any] | Drawn[Any]


class Words(Protocol):
    """What a transcript needs of a game: its positions and its texts."""

    position: np.recarray

    @property
    def game(self) -> Game[Any, Any, Any]:
        """The game being played."""
        ...

    def format_event(self, event: Event) -> str:
        """Write an action or a chance outcome."""
        ...

    def parse_event(self, text: str) -> Event:
        """Read an action, with its player before a colon, or a chance outcome."""
        ...

    def describe(self) -> str:
        """Write the position, or refuse if it has no text form."""
        ...


@dataclass(frozen=True)
class Playthrough:
    """A game to record: its name, its setup and the seed of its chance and bots."""

    name: str
    config: Any
    seed: int


def tell_event(words: Words, event: Event) -> Iterator[str]:
    """Apply an event and yield its lines."""
    yield EVENT + words.format_event(event)
    facts = words.game.apply(words.position, event)
    for fact in facts:
        yield f"  {_fact_line(fact)}"
    if any(fact.type == "turn_started" for fact in facts):
        yield from _position_lines(words)


def _position_lines(words: Words) -> Iterator[str]:
    try:
        text = words.describe()
    except InvalidText:
        return
    for line in text.splitlines()[2:]:
        yield f"    {line}"


def _fact_line(fact: Fact) -> str:
    particulars = (f"{key}={_word(value)}" for key, value in fact.particulars.items())
    return " ".join([fact.type, *particulars])


def _word(value: Any) -> str:
    if isinstance(value, tuple):
        return ",".join(map(_word, value)) or "-"
    return "-" if value is None else str(value)


def replay(words: Words, lines: list[str]) -> list[str]:
    """Replay the events of a transcript and return the new text."""
    told: list[str] = []
    for line in lines:
        if line.startswith(EVENT):
            told += tell_event(words, words.parse_event(line.removeprefix(EVENT)))
    return told


def write(words: Words, seed: int) -> list[str]:
    """Let sensible bots play a game and return its text."""
    stream = new_stream(seed)
    told: list[str] = []
    while words.game.outcome(words.position) is None:
        told += tell_event(words, _next_event(words.game, words.position, stream))
    return told


def _next_event(game: Game[Any, Any, Any], position: np.recarray, stream: Stream) -> Event:
    acting = game.acting(position)
    if acting.chance:
        return Drawn(game.draw(position, lambda bound: int(draw_below(stream, bound))))
    seat = acting.seats[int(draw_below(stream, len(acting.seats)))]
    bot = "random" if draw_below(stream, 8) == 0 else "greedy"
    return Move(seat, choose(game, bot, position, seat, stream))
