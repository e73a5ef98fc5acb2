"""Rule functions compiled by Numba for this machine, and kept in a cache.

Numba's own cache checks only the file of the function that it stores: after an edit in another file
it would use the old rules. So compiled entry points are kept in a folder named after a hash of
every source they could depend on.
"""

import hashlib
import os
import shutil
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from pathlib import Path
from types import FunctionType
from typing import Any

import numba
from numba import config as numba_config
from numba import types
from numba.core.caching import UserProvidedCacheLocator
from numba.core.codegen import CPUCodeLibrary, JITCPUCodegen
from numba.extending import typeof_impl

_PACKAGE = Path(__file__).resolve().parent.parent
_ROOMS = ("core", "games", "bots", "coach", "lab")
_KEEP_DAYS = 30
_RULE = "rule "


def source_hash() -> str:
    """Return a hash of exactly the rules this process would compile, and of Numba and Python.

    The location of the sources does not matter: two clones of the same rules share one cache.
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


@cache
def use_cache() -> None:
    """Mark this cache as in use, and delete those unused for a month."""
    CACHE.mkdir(parents=True, exist_ok=True)
    (CACHE / "used").touch()
    oldest = (CACHE / "used").stat().st_mtime - _KEEP_DAYS * 86400
    for folder in cache_home().iterdir():
        stamp = folder / "used"
        if folder != CACHE and stamp.exists() and stamp.stat().st_mtime < oldest:
            shutil.rmtree(folder, ignore_errors=True)


def _compile_entry_points_alone() -> None:
    """Generate machine code for entry points only, with all rule functions they reach linked in.

    By default, Numba would optimize every rule function and generate machine code for it, then for
    each of its callers with it inlined, and so on up to the entry point. Most of the compile time
    would go into code that nobody runs.
    """
    libraries: Any = CPUCodeLibrary
    codegens: Any = JITCPUCodegen
    finalize, set_env = libraries.finalize, codegens.set_env

    def finalize_unless_rule(library: Any) -> None:
        if _is_rule(library):
            library._finalized = True  # noqa: SLF001
        else:
            library._linking_libraries = _reached(library)  # noqa: SLF001
            finalize(library)

    def set_env_unless_rule(codegen: Any, name: str, env: object) -> None:
        if codegen._engine.is_symbol_defined(name):  # noqa: SLF001
            set_env(codegen, name, env)

    libraries.finalize, codegens.set_env = finalize_unless_rule, set_env_unless_rule


def _is_rule(library: Any) -> bool:
    return bool(library.name.startswith(_RULE))


def _reached(library: Any) -> list[Any]:
    """List what a library calls, and what the rule functions among those call themselves.

    Callers come first: LLVM leaves out a function that nothing calls at the time it is linked.
    """
    callees_first: dict[Any, None] = {}

    def visit(called: Any) -> None:
        if called in callees_first:
            return
        if _is_rule(called):
            for each in called._linking_libraries:  # noqa: SLF001
                visit(each)
        callees_first[called] = None

    for called in library._linking_libraries:  # noqa: SLF001
        visit(called)
    return list(reversed(callees_first))


RULES: list[Callable[..., Any]] = []
"""Every rule function that has been compiled into something so far."""
_compile_entry_points_alone()


@typeof_impl.register(FunctionType)
def _type_of_function(function: Any, _purpose: object) -> Any:
    """Let compiled code call rule functions, which to Python are plain functions."""
    if getattr(function, "is_rule", False):
        return types.Dispatcher(_compiled_rule(getattr(function, "__wrapped__", function)))
    return None


@cache
def _compiled_rule(function: Callable[..., Any]) -> Any:
    """Return the dispatcher that compiles a rule function into its callers.

    Making it callable from Python or C would take a quarter of the compile time.
    """
    RULES.append(function)
    uncallable = {"no_cfunc_wrapper": True, "no_cpython_wrapper": True}
    dispatcher: Any = numba.njit(nogil=True, error_model="numpy", **uncallable)(_named(function))  # type: ignore[call-overload]

    def add_overload(compiled: Any) -> None:
        dispatcher.overloads[tuple(compiled.signature.args)] = compiled

    dispatcher.add_overload = add_overload
    return dispatcher


def _named(function: Any) -> FunctionType:
    """Copy a rule function under a name that no entry point has: Numba finds libraries by name."""
    name, closure = function.__name__, function.__closure__
    copied = FunctionType(
        function.__code__, function.__globals__, name, function.__defaults__, closure
    )
    copied.__qualname__ = f"{_RULE}{function.__module__}.{function.__qualname__}"
    return copied


def compiled(function: Callable[..., Any]) -> Any:
    """Compile a function when it is first called, for this process only."""
    return numba.njit(nogil=True, error_model="numpy")(function)


def compiled_entry(
    function: Callable[..., Any], locator: "type[CacheByModule] | None" = None
) -> Any:
    """Compile on the first call, with our cache folder; Numba's own settings do not change.

    A function outside the package needs a locator whose stamp changes with that function's sources.
    """
    with suppress(OSError):
        use_cache()
    locator = locator or CacheByModule
    settings: Any = numba_config
    before = settings.CACHE_DIR, settings.CACHE_LOCATOR_CLASSES
    settings.CACHE_DIR = str(CACHE)
    settings.CACHE_LOCATOR_CLASSES = f"{locator.__module__}.{locator.__name__}"
    try:
        return numba.njit(nogil=True, cache=True, error_model="numpy")(function)
    finally:
        settings.CACHE_DIR, settings.CACHE_LOCATOR_CLASSES = before


class CacheByModule(UserProvidedCacheLocator):
    """Finds cached code by the module's path in the package, wherever the package is installed."""

    @classmethod
    def get_suitable_cache_subpath(cls, py_file: str) -> str:
        """Return the folder of a source file within the cache."""
        return "_".join(Path(py_file).resolve().parent.relative_to(_PACKAGE).parts)

    def get_source_stamp(self) -> str:
        """Identify the sources by their content: in a clone the files have other times."""
        return CACHE.name
