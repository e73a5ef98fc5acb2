"""The game-specific part of each lab tool: a module with the tool's name in the game's package.

The package is the game's part `lab`. A game without one gets `pipyard.lab.general`.
"""

from importlib import import_module
from typing import Any

from pipyard.core.errors import InvalidConfig
from pipyard.core.registry import find_game

_GENERAL = "pipyard.lab.general"


def tool_of(game: str, tool: str) -> Any:
    """Return the module with a game's part of a tool, such as `soak`; refuse if there is none."""
    package = find_game(game).parts.get("lab", _GENERAL)
    module = f"{package}.{tool}"
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        if error.name is None or not module.startswith(error.name):
            raise
        raise InvalidConfig(f"There is nothing to {tool} in {game}.") from None
