"""Spots as tables host it."""

from collections.abc import Iterator
from typing import Any

import numpy as np
from pydantic import TypeAdapter

from pipyard.bots import BOTS, choose
from pipyard.core.chance import new_stream
from pipyard.core.contract import Acting, Below, Drawn, Fact, Move
from pipyard.games.spots.actions import Action, ChanceOutcome
from pipyard.games.spots.content import Content, Trick, standard_content
from pipyard.games.spots.game import FIRST_SET, Spots, SpotsConfig, tiles_of_set
from pipyard.games.spots.story import tell
from pipyard.games.spots.texts import trick_texts
from pipyard.games.spots.view import View, view
from pipyard.server.games.hosted import Event, Json
from pipyard.server.games.schemas import (
    BotContent,
    DogContent,
    SetContent,
    SpotsAction,
    SpotsContent,
    SpotsOutcome,
    StepMessage,
    TrickContent,
)

_ACTION: TypeAdapter[Action] = TypeAdapter(SpotsAction)
_OUTCOME: TypeAdapter[ChanceOutcome] = TypeAdapter(SpotsOutcome)
_CONFIG = TypeAdapter(SpotsConfig)


class HostedSpots:
    """The game with the published cards and tiles."""

    name = "spots"
    bots = BOTS["spots"]

    def __init__(self, content: Content | None = None) -> None:
        self._content = content or standard_content()
        self._spots = Spots(self._content)
        self.rules_version = Spots.metadata.rules_version
        self.content_hash = self._content.hash

    def configure(self, seats: int, set_name: str | None) -> Json:
        """Lay out a set's tiles, and see that a game can be set up with them."""
        config = SpotsConfig(seats, tiles_of_set(self._content, set_name or FIRST_SET))
        self._spots.new(config)
        stored: Json = _CONFIG.dump_python(config, mode="json")
        return stored

    def new(self, config: Json) -> np.recarray:
        """Set up a position."""
        return self._spots.new(_CONFIG.validate_python(config))

    def acting(self, position: np.recarray) -> Acting:
        """Say who is to act."""
        return self._spots.acting(position)

    def legal(self, position: np.recarray, seat: int) -> list[Action]:
        """List a seat's legal actions."""
        return self._spots.legal(position, seat)

    def draw(self, position: np.recarray, below: Below) -> Event:
        """Draw what chance is to bring."""
        return Drawn(self._spots.draw(position, below))

    def apply(self, position: np.recarray, event: Event) -> tuple[np.recarray, list[Fact]]:
        """Return the position after an event, and what it brought about."""
        after = position.copy()
        self._spots.apply(after, event)
        return after, tell(self._content, position, event, after)

    def choose(self, bot: str, position: np.recarray, seat: int, seed: int) -> Action:
        """Let a bot choose; rules, position and chance are its own, so any thread will do."""
        return choose(Spots(self._content), bot, position, seat, new_stream(seed))

    def view(self, position: np.recarray) -> View:
        """Describe a position."""
        return view(self._content, position)

    def write_event(self, event: Event) -> dict[str, Any]:
        """Put an event into the form in which logs keep it."""
        if isinstance(event, Move):
            action = _ACTION.dump_python(event.action, mode="json")
            return {"type": "move", "seat": event.seat, "action": action}
        return {"type": "drawn", "outcome": _OUTCOME.dump_python(event.outcome, mode="json")}

    def read_event(self, stored: Json) -> Event:
        """Read an event from a log."""
        if stored["type"] == "move":
            return Move(stored["seat"], _ACTION.validate_python(stored["action"]))
        return Drawn(_OUTCOME.validate_python(stored["outcome"]))

    def content(self) -> SpotsContent:
        """Describe cards, tiles, sets and bots, the usual set first."""
        sets = sorted(self._content.sets.items(), key=lambda known: known[0] != FIRST_SET)
        return SpotsContent(
            dogs=[
                DogContent(name=dog.name, spaces=dog.spaces, paws=dog.paws)
                for dog in self._content.dogs
            ],
            tricks=[
                TrickContent.model_validate(
                    {"name": trick.name, "colour": trick.colour, "steps": list(_steps(trick))}
                )
                for trick in self._content.tricks
            ],
            sets=[
                SetContent(name=name, tricks=tiles_of_set(self._content, name)) for name, _ in sets
            ],
            bots=[BotContent(name=name) for name in self.bots],
        )


def _steps(trick: Trick) -> Iterator[StepMessage]:
    for number, clauses in enumerate(trick_texts(trick), 1):
        for clause in clauses:
            yield StepMessage(message=clause.message, args=clause.args, step=number)
