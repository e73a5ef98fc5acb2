"""A game's part of each tool of the lab: the module of the tool's name in the game's package."""

from importlib import import_module
from typing import Any

from pipyard.bots import BOTS
from pipyard.core.errors import InvalidConfig


def check_game(game: str) -> None:
    """Refuse a game that there is not."""
    if game not in BOTS:
        raise InvalidConfig(f"There is no game {game!r}; choose one of {', '.join(BOTS)}.")


def tool_of(game: str, tool: str) -> Any:
    """Return the module with a game's part of a tool, such as `soak`; refuse one it has not."""
    check_game(game)
    module = f"pipyard.lab.{game}.{tool}"
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        if error.name is None or not module.startswith(error.name):
            raise
        raise InvalidConfig(f"There is nothing to {tool} in {game}.") from None
