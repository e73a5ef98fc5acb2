"""Which games exist, and where their parts are found.

A game is registered once, with a string such as `pipyard.games.spots.game:Spots` for the game and
one for each part of its own: bots, lessons, how it looks. Parts are imported when they are needed,
so that lower layers know upper ones only by name. A game without a part uses the general one.

Games from other packages are registered when they are imported: those of installed packages with an
entry point in the group `pipyard.games`, and the modules that the environment variable
`PIPYARD_GAMES` lists, separated by commas.
"""

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from typing import Any

from pipyard.core.contract import Game
from pipyard.core.errors import InvalidConfig

_SHIPPED = "pipyard.games"
_GROUP = "pipyard.games"
_VARIABLE = "PIPYARD_GAMES"


@dataclass(frozen=True, slots=True)
class GameEntry:
    """A game's name, its class and its parts, each as `module:name`."""

    name: str
    game: str
    parts: Mapping[str, str] = field(default_factory=dict)

    def load(self) -> Game[Any, Any, Any]:
        """Return the game with its published content."""
        game = _published(self.game)
        if game.metadata.name != self.name:
            raise InvalidConfig(
                f"A game is registered as {self.name!r}, but its metadata says "
                f"{game.metadata.name!r}: use one name for both."
            )
        return game

    def part(self, name: str) -> Any | None:
        """Return one of the game's parts; None if it has none of its own."""
        where = self.parts.get(name)
        return None if where is None else _imported(where)


_ENTRIES: dict[str, GameEntry] = {}


def register(entry: GameEntry) -> None:
    """Register a game; it replaces an earlier one of the same name."""
    _ENTRIES[entry.name] = entry


def game_names() -> tuple[str, ...]:
    """List the names of all games, in the order in which they were registered."""
    _register_all()
    return tuple(_ENTRIES)


def find_game(name: str) -> GameEntry:
    """Find a game by its name; refuse an unknown one."""
    _register_all()
    if name not in _ENTRIES:
        raise InvalidConfig(f"There is no game {name!r}; choose one of {', '.join(_ENTRIES)}.")
    return _ENTRIES[name]


@cache
def _register_all() -> None:
    import_module(_SHIPPED)
    for point in entry_points(group=_GROUP):
        point.load()
    for module in filter(None, os.environ.get(_VARIABLE, "").split(",")):
        import_module(module.strip())


@cache
def _imported(where: str) -> Any:
    module, _, name = where.partition(":")
    found = import_module(module)
    return getattr(found, name) if name else found


@cache
def _published(where: str) -> Game[Any, Any, Any]:
    game: Game[Any, Any, Any] = _imported(where)()
    return game
