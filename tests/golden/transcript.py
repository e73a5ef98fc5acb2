"""Whole games as text: every event, what it brought about, and the position at each turn's start.

A transcript carries its own events, so replaying it needs no bot and no chance; `write` makes a new
one by letting bots play.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from pipyard.bots import choose
from pipyard.core.chance import Stream, draw_below, new_stream
from pipyard.core.contract import Drawn, Fact, Move
from pipyard.games.spots.actions import Action, ChanceOutcome
from pipyard.games.spots.game import Spots, SpotsConfig
from pipyard.games.spots.notation import (
    Names,
    format_action,
    format_chance,
    parse_action,
    parse_chance,
)
from pipyard.games.spots.position import format_position
from pipyard.games.spots.record import D0G_ROLL, TURN
from pipyard.games.spots.story import tell

PLAYERS = ("Ann", "Ben", "Cy", "Dee")
EVENT = "> "


@dataclass(frozen=True)
class Playthrough:
    """A game to be kept: its name, its set-up and the seed of its chance and bots."""

    name: str
    config: SpotsConfig
    seed: int


class Narrator:
    """Plays a game event by event and tells it line by line."""

    def __init__(self, config: SpotsConfig) -> None:
        self.spots = Spots()
        self.position = self.spots.new(config)
        self.names = Names(self.spots.content, PLAYERS[: config.seats])

    def tell(self, event: Move[Action] | Drawn[ChanceOutcome]) -> Iterator[str]:
        """Apply an event and yield its lines."""
        before = self.position.copy()
        yield EVENT + self._event_line(event)
        self.spots.apply(self.position, event)
        for fact in tell(self.spots.content, before, event, self.position):
            yield f"  {_fact_line(fact)}"
        if self.position[0].phase in (TURN, D0G_ROLL) and before[0].phase != TURN:
            yield from self._position_lines()

    def _event_line(self, event: Move[Action] | Drawn[ChanceOutcome]) -> str:
        if isinstance(event, Drawn):
            return format_chance(event.outcome)
        return f"{self.names.players[event.seat]}: {format_action(self.names, event.action)}"

    def _position_lines(self) -> Iterator[str]:
        text = format_position(self.spots.content, self.position, self.names.players)
        for line in text.splitlines()[2:]:
            yield f"    {line}"

    def read(self, line: str) -> Move[Action] | Drawn[ChanceOutcome]:
        """Read an event line."""
        text = line.removeprefix(EVENT)
        outcome = parse_chance(self.names, text)
        if outcome:
            return Drawn(outcome)
        player, _, action = text.partition(": ")
        return Move(self.names.seat(player), parse_action(self.names, self.position, action))


def _fact_line(fact: Fact) -> str:
    return " ".join(
        [fact.type, *(f"{key}={_word(value)}" for key, value in fact.particulars.items())]
    )


def _word(value: Any) -> str:
    if isinstance(value, tuple):
        return ",".join(map(str, value)) or "-"
    return "-" if value is None else str(value)


def replay(config: SpotsConfig, lines: list[str]) -> list[str]:
    """Play the events of a transcript again and tell them anew."""
    narrator = Narrator(config)
    told: list[str] = []
    for line in lines:
        if line.startswith(EVENT):
            told += narrator.tell(narrator.read(line))
    return told


def write(playthrough: Playthrough) -> list[str]:
    """Let sensible bots play a game and tell it."""
    narrator = Narrator(playthrough.config)
    stream = new_stream(playthrough.seed)
    told: list[str] = []
    while narrator.spots.outcome(narrator.position) is None:
        told += narrator.tell(_next_event(narrator.spots, narrator.position, stream))
    return told


def _next_event(
    spots: Spots, position: np.recarray, stream: Stream
) -> Move[Action] | Drawn[ChanceOutcome]:
    acting = spots.acting(position)
    if acting.chance:
        return Drawn(spots.draw(position, lambda bound: int(draw_below(stream, bound))))
    seat = acting.seats[0]
    bot = "random" if draw_below(stream, 8) == 0 else "greedy"
    return Move(seat, choose(spots, bot, position, seat, stream))
