"""Where the entry points of each game are declared, for all that build or describe its module."""

from importlib import import_module

from pipyard.core import jit

MODULES = {
    "spots": (
        "games.spots.drive",
        "games.spots.invariants",
        "bots.spots.pick",
        "coach.spots.weighing",
    ),
    "spotted": (
        "games.spotted.drive",
        "games.spotted.gains",
        "games.spotted.invariants",
        "bots.spotted.pick",
        "coach.spotted.weighing",
    ),
}
"""The modules of each game; the order of the games decides their slots in memory."""
LOOPS = ("play", "soak")
"""Modules of the lab whose loops play whole games."""


def declaring_modules(game: str) -> list[str]:
    """Name the modules that declare a game's entry points."""
    return [f"pipyard.{name}" for name in MODULES[game]] + [
        f"pipyard.lab.{game}.{loop}" for loop in LOOPS
    ]


def entries_of(game: str) -> list[jit.Entry]:
    """Return a game's entry points, in the order in which they are declared."""
    declaring = declaring_modules(game)
    for module in declaring:
        import_module(module)
    found = [entry for entry in jit.ENTRIES if entry.module in declaring]
    return sorted(found, key=lambda entry: declaring.index(entry.module))
