"""Games played with promised dice and written as logs, in the same way as at a table."""

import random
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from pipyard.core import fair
from pipyard.core.contract import Drawn, Move
from pipyard.core.referee import Referee
from pipyard.server.games.hosting import HostedGame
from pipyard.server.logs.reading import checked_log
from pipyard.server.logs.replaying import shipped_games
from pipyard.server.logs.schemas import GameLog
from pipyard.server.logs.undo import Step, take_back, undoable

NAMES = ("Ann", "Ben", "Cho", "Dee", "Eli", "Fay")


@dataclass
class Play:
    """A game in progress; bots choose, half of the time at random, and sometimes undo."""

    game: HostedGame
    config: Mapping[str, Any]
    seed: bytes
    inputs: list[str]
    chance: random.Random
    undo: float = 0.0
    events: list[dict[str, Any]] = field(default_factory=list)
    drawn: Counter[str] = field(default_factory=Counter)
    recent: tuple[Step, ...] = ()
    position: np.recarray = field(init=False)
    referee: Referee = field(init=False)

    def __post_init__(self) -> None:
        self.position = self.game.new(self.config)
        self.referee = self.game.referee(self.config)

    @property
    def version(self) -> int:
        return len(self.events)

    def step(self) -> None:
        acting = self.game.acting(self.position)
        if acting.chance:
            self._draw()
            return
        seat = self.chance.choice(acting.seats)
        self.move(seat, self._chosen(seat))
        latest = self.undoable(seat)
        if latest is not None and self.chance.random() < self.undo:
            self.take_back(seat, latest)

    def _draw(self) -> None:
        purpose = self.game.purpose(self.position)
        number = self.drawn[purpose]
        source = fair.source(self.seed, self.inputs, purpose, number)
        event = self.game.draw(self.position, source)
        assert isinstance(event, Drawn)
        self.position, _ = self.game.apply(self.position, event)
        self.add(purpose=purpose, number=number, **self.game.write_event(event))
        self.drawn[purpose] += 1
        self.recent = ()

    def _chosen(self, seat: int) -> Any:
        if self.chance.random() < 0.1:
            return self.chance.choice(self.game.legal(self.position, seat))
        return self.game.choose("greedy", self.position, seat, self.chance.randrange(2**60))

    def move(self, seat: int, action: Any) -> None:
        before, move = self.position, Move(seat, action)
        number = self.game.rules.number_of(before, action)
        self.position, _ = self.game.apply(before, move)
        self.add(**self.game.write_event(move))
        self.recent = (*self.recent, Step(self.version, seat, number, before.tobytes()))

    def undoable(self, seat: int) -> int | None:
        return undoable(self.game, self.referee, self.recent, self.position.tobytes(), seat)

    def taken_back(self, seat: int, version: int) -> tuple[bytes, tuple[Step, ...]]:
        record = self.position.tobytes()
        return take_back(self.game, self.referee, self.recent, record, seat, version)

    def take_back(self, seat: int, version: int) -> None:
        record, self.recent = self.taken_back(seat, version)
        self.position = self.referee.position(record)
        self.add(type="undone", seat=seat, taken_back=version)

    def add(self, **event: Any) -> None:
        self.events.append({"version": self.version + 1, **event})

    def log(self, *, revealed: bool = True) -> GameLog:
        return checked_log(self.written(revealed=revealed))

    def written(self, *, revealed: bool = True) -> dict[str, Any]:
        return {
            "pipyard": 1,
            "game": self.game.name,
            "rules_version": self.game.rules_version,
            "content_hash": self.game.content_hash,
            "pack": None,
            "config": dict(self.config),
            "seats": [{"name": NAMES[seat], "bot": None} for seat in range(len(self.inputs))],
            "dice": {
                "scheme": fair.SCHEME,
                "commitment": fair.promise(self.seed),
                "inputs": self.inputs,
                "seed": self.seed.hex() if revealed else None,
            },
            "events": list(self.events),
        }


def begin(game: str, seats: int, options: Mapping[str, Any], number: int, undo: float = 0) -> Play:
    chance = random.Random(number)
    hosted = shipped_games()[game]

    def below(bound: int) -> int:
        return chance.randrange(bound)

    config = hosted.configure(seats, options, below)
    inputs = [chance.randbytes(16).hex() if chance.random() < 0.8 else "" for _ in range(seats)]
    seed = chance.randbytes(32)
    return Play(hosted.at(config), config, seed, inputs, chance, undo)


def play(
    game: str, seats: int, options: Mapping[str, Any], number: int, *, undo: float = 0.0
) -> Play:
    """Play a game to its end, with people joining and leaving in between."""
    played = begin(game, seats, options, number, undo)
    played.add(type="seated", seat=0, bot=None, why="joined")
    while not played.game.acting(played.position).nobody:
        played.step()
        if played.chance.random() < 0.01:
            played.add(type="seated", seat=seats - 1, bot="greedy", why="timeout")
    return played
