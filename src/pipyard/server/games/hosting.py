"""A game as tables host it: its rules, its bots, and JSON outside. The same for every game."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache, reduce
from operator import or_
from pathlib import Path
from typing import Annotated, Any, TypeAlias

import numpy as np
from pydantic import BaseModel, Field, TypeAdapter, ValidationError
from pydantic_core import to_json

from pipyard.bots import bots_of, choose
from pipyard.core import jit, modules
from pipyard.core.chance import new_stream
from pipyard.core.contract import Acting, Below, Drawn, Event, Fact, Game, Move, Outcome
from pipyard.core.record import copied
from pipyard.core.referee import Referee
from pipyard.core.registry import find_game
from pipyard.server.games.messages import messages_of
from pipyard.server.validation import malformed

Json: TypeAlias = Mapping[str, Any]


class HostedGame:
    """A game with its content; positions never change in place, so they can be shared."""

    def __init__(self, game: Game[Any, Any, Any]) -> None:
        self.rules = game
        self.name = game.metadata.name
        self.rules_version = game.metadata.rules_version
        self.pack = game.pack
        self.content_hash = game.content_hash
        self.content_hashes = game.content_hashes
        self.files = game.files
        self._actions = union_of(game.metadata.actions)
        self._outcomes = union_of(game.metadata.outcomes)
        self._config = config_of(game.metadata.config)

    @property
    def bots(self) -> Sequence[str]:
        """The names of the bots, weakest first."""
        return tuple(bots_of(self.name).NAMES)

    @property
    def quick(self) -> frozenset[str]:
        """The names of the bots that choose faster than handing them to a thread would take."""
        return bots_of(self.name).QUICK

    @property
    def stand_in(self) -> str:
        """The name of the bot that plays for people who are away."""
        return bots_of(self.name).STAND_IN

    @property
    def module(self) -> str | None:
        """The name of the module that runs the rules, or None if they run in another way."""
        is_run = jit.machine_of(self.name) == jit.WASM and modules.exists(self.name)
        return modules.hash_of(self.name) if is_run else None

    def with_pack(self, folder: Path) -> "HostedGame | None":
        """Return the game with a pack's content, or None if the folder has none for it."""
        game = self.rules.with_pack(folder)
        return None if game is None else HostedGame(game)

    def with_files(self, files: Mapping[str, str], pack: str | None) -> "HostedGame":
        """Return the game for one table, with the content stored for that table."""
        return HostedGame(self.rules.with_files(files, pack))

    def configure(self, seats: int, options: Json, below: Below) -> Json:
        """Check the options, draw what is left to chance, and return what is stored."""
        return self.write_config(self.rules.configure(seats, options, below))

    def read_config(self, config: Json) -> Any:
        """Read a stored configuration."""
        return self._config.validate_python(config)

    def write_config(self, read: Any) -> Json:
        """Convert a configuration to its stored form."""
        stored: Json = self._config.dump_python(read, mode="json")
        return stored

    def at(self, config: Json) -> "HostedGame":
        """Return the game as it is played at a table with a stored configuration."""
        game = self.rules.at(self.read_config(config))
        return self if game is self.rules else _hosted(game)

    def on_all_contents(self) -> "list[HostedGame]":
        """Return the game with each part of its content that a table can choose."""
        return [HostedGame(game) for game in self.rules.on_all_contents()]

    def new(self, config: Json) -> np.recarray:
        """Set up a position from a stored configuration."""
        return self.rules.new(self.read_config(config))

    def acting(self, position: np.recarray) -> Acting:
        """Return who acts next."""
        return self.rules.acting(position)

    def legal(self, position: np.recarray, seat: int) -> list[Any]:
        """List a seat's legal actions."""
        return self.rules.legal(position, seat)

    def referee(self, config: Json) -> Referee:
        """Return the referee for a table with a stored configuration."""
        return self.rules.referee(self.rules.record_type(self.read_config(config)))

    def hints(self, position: np.recarray, seats: Sequence[int]) -> Json:
        """Return additional information about the acting seats, by field."""
        return self.rules.hints(position, seats)

    def seat_state(self, position: np.recarray, seat: int) -> bytes | None:
        """Return everything that decides what a seat may do, if only its own moves change that."""
        return self.rules.seat_state(position, seat)

    def without_move(
        self, positions: Sequence[np.recarray], seat: int, before: np.recarray
    ) -> Sequence[np.recarray] | None:
        """Return later positions as they would be if a seat had not made its move."""
        return self.rules.without_move(positions, seat, before)

    def purpose(self, position: np.recarray) -> str:
        """Return what the next chance event is for; empty if chance does not act."""
        return self.rules.purpose(position)

    def draw(self, position: np.recarray, below: Below) -> Drawn[Any]:
        """Draw the next chance event."""
        return Drawn(self.rules.draw(position, below))

    def apply(self, position: np.recarray, event: Event) -> tuple[np.recarray, list[Fact]]:
        """Return the position after an event, and the facts about what happened."""
        after = copied(position)
        return after, self.rules.apply(after, event)

    def outcome(self, position: np.recarray) -> Outcome | None:
        """Return the outcome, or None while the game goes on."""
        return self.rules.outcome(position)

    def choose(self, bot: str, position: np.recarray, seat: int, seed: int) -> Any:
        """Let a bot choose an action of its seat; may take long, may run in any thread."""
        return choose(self.rules, bot, position, seat, new_stream(seed))

    def view(self, position: np.recarray) -> Any:
        """Describe a position for clients."""
        return messages_of(self.name).view_of(self.rules, position)

    def content(self) -> BaseModel:
        """Describe the game's content, for clients that draw it."""
        return messages_of(self.name).content_of(self.rules)

    def described(self) -> dict[str, Any] | None:
        """Describe the content for clients that have the rules, or return None if there is none."""
        describe = messages_of(self.name).described
        return None if describe is None else describe(self.rules)

    def read_action(self, given: object) -> Any:
        """Parse an action as clients send it; refuse one that is not of this game."""
        try:
            return self._actions.validate_python(given)
        except ValidationError as error:
            raise malformed(error.errors()) from None

    def write_event(self, event: Event) -> dict[str, Any]:
        """Convert an event to the form used in logs."""
        if isinstance(event, Move):
            action = self.kept_action(event.action).written
            return {"type": "move", "seat": event.seat, "action": action}
        return {"type": "drawn", "outcome": self.kept_outcome(event.outcome).written}

    def kept_action(self, action: Any) -> "Kept":
        """Return how logs store an action."""
        return kept_by(self._actions, action)

    def kept_outcome(self, outcome: Any) -> "Kept":
        """Return how logs store an outcome of chance."""
        return kept_by(self._outcomes, outcome)

    def read_event(self, stored: Json) -> Event:
        """Read an event from a log."""
        if stored["type"] == "move":
            return Move(stored["seat"], self._actions.validate_python(stored["action"]))
        return Drawn(self._outcomes.validate_python(stored["outcome"]))


@lru_cache(maxsize=64)
def _hosted(game: Game[Any, Any, Any]) -> HostedGame:
    return HostedGame(game)


@cache
def published(name: str) -> HostedGame:
    """Return a game with its published content."""
    return HostedGame(find_game(name).load())


@dataclass(frozen=True, slots=True)
class Kept:
    """The stored form of an action or an outcome, also as text, and whether it round-trips."""

    written: Json
    text: str
    is_read: bool


@lru_cache(maxsize=4096)
def kept_by(kinds: TypeAdapter[Any], value: Any) -> Kept:
    """Return how an action or an outcome is stored.

    There are few different ones, and converting one takes longer than looking it up.
    """
    written: Json = kinds.dump_python(value, mode="json")
    return Kept(written, to_json(written).decode(), kinds.validate_python(written) == value)


@cache
def union_of(kinds: tuple[type, ...]) -> TypeAdapter[Any]:
    """Return a converter for any of several types, distinguished by their field `type`."""
    if len(kinds) == 1:
        return TypeAdapter(kinds[0])
    union: Any = Annotated[reduce(or_, kinds), Field(discriminator="type")]
    return TypeAdapter(union)


@cache
def config_of(kind: type) -> TypeAdapter[Any]:
    """Return a converter for a game's configuration."""
    return TypeAdapter(kind)
