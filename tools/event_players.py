"""Simulated players who follow a table by its events and know the rules themselves."""

import base64
import json
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias
from zlib import crc32

import numpy as np

from pipyard.core.contract import Move
from pipyard.core.referee import Referee
from pipyard.server.games.hosting import HostedGame, published
from pipyard.server.logs.undo import Step, take_back

Json: TypeAlias = dict[str, Any]


class Missed(Exception):
    """An earlier event was missed, so the whole table must be requested."""


@dataclass(slots=True)
class Follower:
    """A table as seen by a client that receives only events, and applies them with the rules."""

    seats: list[Json] = field(default_factory=list)
    status: str = "waiting"
    version: int = -1
    record: bytes | None = None
    draws: Counter[str] = field(default_factory=Counter)
    events: int = 0
    checked: int = 0
    answered: list[str] = field(default_factory=list)
    surroundings: Json = field(default_factory=dict)
    told: Json = field(default_factory=dict)
    _game: HostedGame | None = None
    _referee: Referee | None = None
    _setup: Mapping[str, Any] = field(default_factory=dict)
    _trail: tuple[Step, ...] = ()

    @property
    def game(self) -> HostedGame:
        """The game, once the table was opened."""
        assert self._game is not None
        return self._game

    @property
    def referee(self) -> Referee:
        """The referee, which knows the rules."""
        assert self._referee is not None
        return self._referee

    @property
    def position(self) -> np.recarray | None:
        """The position, once the game has begun."""
        return None if self.record is None else self.referee.position(self.record)

    @property
    def check(self) -> int | None:
        """The check of the position, as the server computes it."""
        return None if self.record is None else crc32(self.record)

    def hear(self, message: Json) -> None:
        """Handle a message; raise Missed if an earlier one is missing."""
        version, data = message["version"], message["data"]
        match message["type"]:
            case "table_opened":
                self._open(data)
                self._go_on(data["events"], version, data)
            case "table_continued":
                self.told = data
                self._go_on(data["events"], version, data)
            case "happened":
                self._happen(version, data)
            case "surroundings":
                if version != self.version:
                    raise Missed
                self.seats = data["seats"]
                self.surroundings = data
            case "position_checked":
                self._compare(version, data["check"])

    def _happen(self, version: int, data: Json) -> None:
        if "request" in data:
            self.answered.append(data["request"])
        if not data["events"]:
            return
        if data["since"] != self.version:
            raise Missed
        self._go_on(data["events"], version, data)

    def _open(self, data: Json) -> None:
        base = data["base"]
        self.told = data
        self._game = published(data["game"]).at(data["setup"])
        self._setup = data["setup"]
        self._referee = self._game.referee(self._setup)
        self.version = base["version"]
        self.draws = Counter(base["draws"])
        self._trail = ()
        position = base["position"]
        self.record = None if position is None else base64.b64decode(position)

    def _go_on(self, events: Sequence[Json], version: int, data: Json) -> None:
        for event in events:
            self.apply(event)
        if self.version != version:
            raise Missed
        self.seats = data.get("seats", self.seats)
        self.status = data.get("status", self.status)
        if "check" in data:
            self._compare(version, data["check"])

    def _compare(self, version: int, check: int | None) -> None:
        if version == self.version:
            assert check == self.check, f"version {version}: {self.check} here, {check} there"
            self.checked += 1

    def apply(self, event: Json) -> None:
        """Apply one event with the rules."""
        self.version += 1
        self.events += 1
        if "begun" in event or (self.record is None and ("action" in event or "drawn" in event)):
            self.record = self.game.new(self._setup).tobytes()
        if "action" in event:
            self._move(event["seat"], event["action"])
        elif "drawn" in event:
            self._draw(event["drawn"])
        elif "undone" in event:
            assert self.record is not None
            self.record, self._trail = take_back(
                self.game, self.referee, self._trail, self.record, event["seat"], event["undone"]
            )
        elif "closed" in event:
            self._trail = ()

    def _move(self, seat: int, number: int) -> None:
        assert self.record is not None
        self._trail = (*self._trail, Step(self.version, seat, number, self.record))
        self.record, _ = self.referee.move(self.record, seat, number)

    def _draw(self, numbers: Sequence[int]) -> None:
        assert self.record is not None
        verdict = self.referee.look(self.record)
        self.draws[verdict.purpose] += 1
        self.record, _ = self.referee.land(self.record, verdict, numbers)
        self._trail = ()

    @property
    def mine(self) -> list[int]:
        """The receiver's own seats for which no bot stands in."""
        own = [seat for seat in self.seats if seat["mine"] and not seat.get("stand_in")]
        return [seat["seat"] for seat in own]

    def legal(self) -> dict[int, list[int]]:
        """List the numbers of the legal actions of the receiver's seats."""
        position = self.position
        if position is None or self.status != "playing":
            return {}
        acting = self.game.acting(position).seats
        asked = [seat for seat in self.mine if seat in acting]
        return {seat: self.game.rules.legal_dense(position, seat) for seat in asked}

    def written(self, number: int) -> Json:
        """Return an action in the form used in logs."""
        assert self.record is not None
        action = self.referee.action(self.record, number)
        written: Json = dict(self.game.write_event(Move(0, action))["action"])
        return written

    def act(self, request: str, seat: int, *numbers: int) -> str:
        """Return the message that requests actions."""
        data = {"request": request, "seat": seat, "actions": list(numbers)}
        return json.dumps({"type": "act", "version": self.version, "data": data})
