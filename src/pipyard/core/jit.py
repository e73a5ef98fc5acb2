"""How rule functions are compiled, cached and, for debugging, not compiled at all.

Numba's own cache stamps only the file of the function it stores: after an edit in another file it
would serve old rules. So compiled entry points are kept in a folder named after a hash of every
source they could depend on.
"""

import hashlib
import os
import shutil
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
from numba import config as numba_config
from numba.core.caching import UserProvidedCacheLocator
from numba.core.codegen import CPUCodeLibrary

F = TypeVar("F", bound=Callable[..., Any])

INTERPRETED = os.environ.get("PIPYARD_INTERPRETED", "") not in ("", "0")
"""Read once: the whole process runs the rules either interpreted or compiled."""

_PACKAGE = Path(__file__).resolve().parent.parent
_ROOMS = ("core", "games", "bots", "lab")
_KEEP_DAYS = 30


def source_hash() -> str:
    """Name the exact rules this process would compile, with Numba's and Python's version.

    Where the sources lie does not count: two clones of the same rules share one cache.
    """
    digest = hashlib.sha256(f"{numba.__version__} {sys.version}".encode())
    for room in _ROOMS:
        for path in sorted((_PACKAGE / room).rglob("*.py")):
            digest.update(f"\0{path.relative_to(_PACKAGE).as_posix()}\0".encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()[:20]


def cache_home() -> Path:
    """Return the folder that holds one cache per version of the sources."""
    given = os.environ.get("PIPYARD_CACHE")
    if given:
        return Path(given) / "compiled"
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", str(Path.home() / "AppData" / "Local")))
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Caches"
    else:
        base = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    return base / "pipyard" / "compiled"


CACHE = cache_home() / source_hash()


def is_warm() -> bool:
    """Tell whether compiled code for exactly these sources lies in the cache."""
    return (CACHE / "warm").exists()


def mark_warm() -> None:
    """Remember that every entry point is compiled, and drop caches unused for a month."""
    CACHE.mkdir(parents=True, exist_ok=True)
    (CACHE / "warm").touch()
    oldest = (CACHE / "warm").stat().st_mtime - _KEEP_DAYS * 86400
    for folder in cache_home().iterdir():
        stamp = folder / "warm"
        if folder != CACHE and stamp.exists() and stamp.stat().st_mtime < oldest:
            shutil.rmtree(folder, ignore_errors=True)


_RULES: set[str] = set()


def _optimize_entry_points_alone() -> None:
    """Have rule functions optimized only as part of the entry points that they are linked into.

    Numba would optimize every one of them, then each of its callers with it inside, and so on up to
    the entry point: more than half of the time that compiling takes, for code that nobody runs.
    """
    libraries: Any = CPUCodeLibrary
    optimize = libraries._optimize_final_module  # noqa: SLF001

    def optimize_unless_rule(library: Any) -> None:
        if library.name not in _RULES:
            optimize(library)

    libraries._optimize_final_module = optimize_unless_rule  # noqa: SLF001


_optimize_entry_points_alone()


def rule(function: F) -> F:
    """Mark a rule function: compiled into the entry points that call it, or plain Python."""
    if INTERPRETED:
        return function
    _RULES.add(function.__qualname__)
    # Never called from C or Python, and to be callable takes a quarter of the time to compile.
    uncallable = {"no_cfunc_wrapper": True, "no_cpython_wrapper": True}
    dispatcher: Any = numba.njit(nogil=True, error_model="numpy", **uncallable)(function)  # type: ignore[call-overload]
    dispatcher.add_overload = partial(_add_uncallable, dispatcher)
    dispatcher._compile_for_args = partial(_refuse_call, function.__name__)  # noqa: SLF001
    return cast("F", dispatcher)


def _add_uncallable(dispatcher: Any, compiled: Any) -> None:
    """Keep a compiled rule for its callers only: a call from Python would jump into nothing."""
    dispatcher.overloads[tuple(compiled.signature.args)] = compiled


def _refuse_call(name: str, *_: object, **__: object) -> None:
    raise TypeError(f"{name} is compiled into entry points only; call one, or use `plain`.")


def plain(function: F) -> F:
    """Return the plain Python of a rule function that calls no other, for use at the edge.

    Calling the compiled one would compile it in every process: only entry points are cached.
    """
    return cast("F", getattr(function, "py_func", function))


def entry(signature: Any, *, always: bool = False) -> Callable[[F], F]:
    """Mark a function called from Python: compiled for one signature and kept in the cache.

    `always` compiles in interpreted mode too, for machine arithmetic that Python does differently.
    """

    def decorate(function: F) -> F:
        if INTERPRETED and not always:
            return function
        dispatcher = _cached(function)
        ENTRIES.append(Entry(function.__module__, function.__name__, signature, dispatcher))
        return cast("F", dispatcher)

    return decorate


class CacheByModule(UserProvidedCacheLocator):
    """Finds cached code by the module's place in the package, wherever the package lies."""

    @classmethod
    def get_suitable_cache_subpath(cls, py_file: str) -> str:
        """Name the folder of a source file within the cache."""
        return "_".join(Path(py_file).resolve().parent.relative_to(_PACKAGE).parts)

    def get_source_stamp(self) -> str:
        """Name the sources by what is in them: a clone has files of other times."""
        return CACHE.name


def _cached(function: Callable[..., Any]) -> Any:
    """Compile lazily with our cache folder, leaving Numba's own settings as they were."""
    settings: Any = numba_config
    before = settings.CACHE_DIR, settings.CACHE_LOCATOR_CLASSES
    settings.CACHE_DIR = str(CACHE)
    settings.CACHE_LOCATOR_CLASSES = f"{__name__}.{CacheByModule.__name__}"
    try:
        return numba.njit(nogil=True, cache=True, error_model="numpy")(function)
    finally:
        settings.CACHE_DIR, settings.CACHE_LOCATOR_CLASSES = before


class Entry:
    """One compiled entry point, compiled or loaded when first needed."""

    def __init__(self, module: str, name: str, signature: Any, dispatcher: Any) -> None:
        self.module = module
        self.name = name
        self.signature = signature
        self.dispatcher = dispatcher

    def compile(self) -> None:
        """Compile, or load from the cache, for the declared signature.

        Calls look the cache up by the argument types alone, so it must be filled by them.
        """
        self.dispatcher.compile(self.signature.args)


ENTRIES: list[Entry] = []
"""Every entry point that has been imported, in order of import."""
