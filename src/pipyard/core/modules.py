"""The WebAssembly modules that ship with the package, one for each game and one for its coach.

Beside each lies the list of the sources it was built from, and of itself; when one of them has
changed since, the module is stale and the game runs without it until `make compiled` has built it
again.
"""

import hashlib
from functools import cache
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent
FOLDER = PACKAGE / "compiled"
COACH = "-coach"
"""How the name of a coach's module ends; before it stands the game's."""


def module_file(game: str) -> Path:
    """Return where a game's module lies."""
    return FOLDER / f"{game}.wasm"


def sources_file(game: str) -> Path:
    """Return where the list of a module's sources lies."""
    return FOLDER / f"{game}.sources"


def built() -> list[str]:
    """Name the modules there are, each as the game or the coach that it runs."""
    return sorted(file.stem for file in FOLDER.glob("*.wasm"))


def exists(game: str) -> bool:
    """Tell whether a module of the game was ever built."""
    return module_file(game).is_file()


@cache
def is_fresh(game: str) -> bool:
    """Tell whether a game's module was built from exactly the sources that lie here."""
    return exists(game) and not changed_sources(game)


def changed_sources(game: str) -> list[str]:
    """Name the sources that have changed since a game's module was built."""
    lines = sources_file(game).read_text(encoding="utf-8").splitlines()
    return [path for stamp, path in map(str.split, lines) if stamp_of(PACKAGE / path) != stamp]


@cache
def hash_of(game: str) -> str:
    """Name what is in a game's module, so that two can be told apart."""
    return hashlib.sha256(module_file(game).read_bytes()).hexdigest()[:16]


def stamp_of(file: Path) -> str:
    """Name what is in a file; line ends do not count."""
    try:
        return hashlib.sha256(file.read_bytes().replace(b"\r\n", b"\n")).hexdigest()
    except OSError:
        return "gone"
