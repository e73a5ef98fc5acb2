"""The entry points of each module, for all tools that build or describe it."""

from importlib import import_module

from pipyard.core import jit, modules

GAMES = {
    "spots": ("games.spots.drive", "games.spots.invariants", "bots.spots.pick"),
    "spotted": (
        "games.spotted.drive",
        "games.spotted.gains",
        "games.spotted.invariants",
        "bots.spotted.pick",
    ),
}
"""The modules of each game, besides the loops that play whole games."""
COACHES = {
    f"spots{modules.COACH}": ("coach.spots.weighing",),
    f"spotted{modules.COACH}": ("coach.spotted.weighing",),
}
"""The same for each coach, in a separate module because few players need it."""
MODULES = (*GAMES, *COACHES)
"""All WebAssembly modules; their order decides their slots in memory."""
LOOPS = ("play", "soak")
"""Modules of the lab whose loops play whole games."""


def game_of(name: str) -> str:
    """Return the game that a module runs or coaches."""
    return name.removesuffix(modules.COACH)


def declaring_modules(name: str) -> list[str]:
    """Return the Python modules that declare the entry points of a module."""
    if name in COACHES:
        return [f"pipyard.{each}" for each in COACHES[name]]
    loops = [f"pipyard.lab.{name}.{loop}" for loop in LOOPS]
    return [f"pipyard.{each}" for each in GAMES[name]] + loops


def entries_of(name: str) -> list[jit.Entry]:
    """Return the entry points of a module, in the order in which they are declared."""
    declaring = declaring_modules(name)
    for module in declaring:
        import_module(module)
    found = [entry for entry in jit.ENTRIES if entry.module in declaring]
    return sorted(found, key=lambda entry: declaring.index(entry.module))
