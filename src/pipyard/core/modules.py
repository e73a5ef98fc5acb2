"""The WebAssembly modules that ship with the package, one for each game and one for its coach.

Next to each module is a list of the sources it was built from, and of the module itself. If one of
them has changed since, the module is stale, and the game runs without it until `make compiled`
builds it again.
"""

import hashlib
from functools import cache
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent
FOLDER = PACKAGE / "compiled"
COACH = "-coach"
"""The end of the name of a coach's module, after the game's name."""


def module_file(game: str) -> Path:
    """Return the path of a game's module."""
    return FOLDER / f"{game}.wasm"


def sources_file(game: str) -> Path:
    """Return the path of the list of a module's sources."""
    return FOLDER / f"{game}.sources"


def built() -> list[str]:
    """List the names of the modules that exist, each the game or coach that it runs."""
    return sorted(file.stem for file in FOLDER.glob("*.wasm"))


def exists(game: str) -> bool:
    """Return whether the game's module has ever been built."""
    return module_file(game).is_file()


@cache
def is_fresh(game: str) -> bool:
    """Return whether a game's module was built from exactly the current sources."""
    return exists(game) and not changed_sources(game)


def changed_sources(game: str) -> list[str]:
    """List the sources that have changed since a game's module was built."""
    lines = sources_file(game).read_text(encoding="utf-8").splitlines()
    return [path for stamp, path in map(str.split, lines) if stamp_of(PACKAGE / path) != stamp]


@cache
def hash_of(game: str) -> str:
    """Return a hash of a game's module, so that two builds can be distinguished."""
    return hashlib.sha256(module_file(game).read_bytes()).hexdigest()[:16]


def stamp_of(file: Path) -> str:
    """Return a hash of a file's content; line endings do not matter."""
    try:
        return hashlib.sha256(file.read_bytes().replace(b"\r\n", b"\n")).hexdigest()
    except OSError:
        return "gone"
