"""Pipyard: two dice games to play, study and extend.

What this module names is the whole of what programs may rely on; `docs/python.md` shows it. It is
loaded when it is first used, so that to import the package costs nothing.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pipyard.api.position import Position
    from pipyard.api.setup import GameSetup, batch, game_names, make
    from pipyard.coach.options import OptionOdds
    from pipyard.core.contract import Acting, Drawn, Fact, Move, Outcome
    from pipyard.core.errors import (
        IllegalMove,
        InvalidConfig,
        InvalidContent,
        PipyardError,
    )
    from pipyard.lab.arrays import BatchArrays
    from pipyard.lab.batch import Batch

__version__ = "0.1.0"

_WHERE = {
    "Acting": "core.contract",
    "Batch": "lab.batch",
    "BatchArrays": "lab.arrays",
    "Drawn": "core.contract",
    "Fact": "core.contract",
    "GameSetup": "api.setup",
    "IllegalMove": "core.errors",
    "InvalidConfig": "core.errors",
    "InvalidContent": "core.errors",
    "Move": "core.contract",
    "OptionOdds": "coach.options",
    "Outcome": "core.contract",
    "PipyardError": "core.errors",
    "Position": "api.position",
    "batch": "api.setup",
    "game_names": "api.setup",
    "make": "api.setup",
}

__all__ = [
    "Acting",
    "Batch",
    "BatchArrays",
    "Drawn",
    "Fact",
    "GameSetup",
    "IllegalMove",
    "InvalidConfig",
    "InvalidContent",
    "Move",
    "OptionOdds",
    "Outcome",
    "PipyardError",
    "Position",
    "batch",
    "game_names",
    "make",
]


def __getattr__(name: str) -> Any:
    where = _WHERE.get(name)
    if where is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found = globals()[name] = getattr(import_module(f"{__name__}.{where}"), name)
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
