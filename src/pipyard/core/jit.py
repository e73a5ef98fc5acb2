"""One source, several machines: how rule functions run.

Rule functions are plain Python over records. The few that are called from outside are entry points;
a machine runs each of them with everything that it calls:

- `wasm`: as WebAssembly, built once (`make compiled`) and shipped with the package. The default.
- `numba`: compiled here by Numba: for learning, and while a rule is being edited.
- `interpreted`: as plain Python, to debug and to measure coverage.

`PIPYARD_MACHINE` chooses one for the whole process. Otherwise each game runs as WebAssembly if that
was built from exactly these sources, else with Numba, else interpreted.
"""

import os
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, wraps
from importlib.util import find_spec
from typing import Any, TypeVar, cast

import numpy as np

from pipyard.core import modules
from pipyard.core.errors import PipyardError
from pipyard.core.signature import Signature

F = TypeVar("F", bound=Callable[..., Any])

WASM = "wasm"
NUMBA = "numba"
INTERPRETED = "interpreted"
MACHINES = (WASM, NUMBA, INTERPRETED)
CHOSEN = os.environ.get("PIPYARD_MACHINE", "")
"""Read once: a process does not change its machine."""


class UnknownMachine(PipyardError):
    """The variable that chooses a machine has an unknown value."""

    def __init__(self) -> None:
        advice = (
            f"PIPYARD_MACHINE is one of {', '.join(MACHINES)}, not {CHOSEN!r}; or leave it out."
        )
        super().__init__("machine/unknown", advice)


class NumbaMissing(PipyardError):
    """Learning and solving are compiled by Numba, which players do not need."""

    def __init__(self) -> None:
        advice = "This needs Numba; install it with `pip install 'pipyard[lab]'`."
        super().__init__("machine/numba-missing", advice)


@dataclass(frozen=True, slots=True)
class Entry:
    """An entry point: a function called from outside the compiled code."""

    function: Callable[..., Any]
    signature: Any
    machine: str

    @property
    def module(self) -> str:
        """The module that declares it."""
        return self.function.__module__

    @property
    def name(self) -> str:
        """Its name, under which WebAssembly exports it."""
        return self.function.__name__

    @property
    def built_into(self) -> str:
        """The WebAssembly module that contains it."""
        return built_into(self.module)


ENTRIES: list[Entry] = []
"""Every entry point that has been imported, in the order of import."""


def rule(function: F) -> F:
    """Mark a rule function: Python can call it as it is, and compiled code compiles it inside."""
    function.is_rule = True  # type: ignore[attr-defined]
    return function


def wrapping_rule(function: F) -> F:
    """Mark a rule function of 64-bit arithmetic that wraps around on overflow."""

    @wraps(function)
    def call(*given: Any) -> Any:
        with np.errstate(over="ignore"):
            return function(*given)

    call.is_rule = True  # type: ignore[attr-defined]
    return cast("F", call)


def entry(signature: Signature) -> Callable[[F], F]:
    """Mark a function called from outside: the machine chosen for its game runs it."""

    def decorate(function: F) -> F:
        made = Entry(function, signature, machine_of(built_into(function.__module__)))
        ENTRIES.append(made)
        if made.machine == WASM:
            from pipyard.core.wasm import call_of  # noqa: PLC0415  (only where it is needed)

            return cast("F", call_of(made.built_into, made.name, function, signature))
        if made.machine == NUMBA:
            from pipyard.core.by_numba import compiled_entry  # noqa: PLC0415  (takes a second)

            return cast("F", compiled_entry(function))
        return function

    return decorate


def learning_entry(function: F) -> F:
    """Mark a function called from outside that learns or solves: Numba always compiles it."""
    if CHOSEN == INTERPRETED:
        return function
    try:
        from pipyard.core.by_numba import compiled_entry  # noqa: PLC0415  (takes a second)
    except ModuleNotFoundError:
        raise NumbaMissing from None
    return cast("F", compiled_entry(function))


def zeros(dtype: np.dtype[Any], count: int) -> np.ndarray[Any, Any]:
    """Return zeroed records, in memory that this thread's modules can access, if there are any."""
    if _any_module():
        from pipyard.core import wasm  # noqa: PLC0415  (only where it is needed)

        return wasm.zeros(dtype, count)
    return np.zeros(count, dtype)


def resident(dtype: np.dtype[Any]) -> np.ndarray[Any, Any]:
    """Return a zeroed record like `zeros`, of any size: a large one is not copied for each call."""
    if _any_module():
        from pipyard.core import wasm  # noqa: PLC0415  (only where it is needed)

        return wasm.resident(dtype)
    return np.zeros(1, dtype)


def make_room() -> None:
    """Create this thread's memory, so that zeroed records are placed in it."""
    if _any_module():
        from pipyard.core import wasm  # noqa: PLC0415  (only where it is needed)

        wasm.home()


def bound(function: Callable[..., Any], *given: Any) -> Callable[..., Any]:
    """Return an entry point with its arrays passed once, to be called with the numbers alone.

    Pass None for each number. It belongs to this thread, and the caller may fill the arrays.
    """
    bind: Callable[..., Callable[..., Any]] | None = getattr(function, "bind", None)
    if bind is not None:
        return bind(given)

    def call(*numbers: int) -> Any:
        waiting = iter(numbers)
        return function(*(next(waiting) if each is None else each for each in given))

    return call


def make_ready() -> None:
    """Load the modules, so that the first game does not wait for that."""
    if _any_module():
        from pipyard.core.wasm_home import load  # noqa: PLC0415

        for game in modules.built():
            if machine_of(game) == WASM:
                load(game)


@cache
def _any_module() -> bool:
    return any(machine_of(game) == WASM for game in modules.built())


def built_into(module: str) -> str:
    """Return the WebAssembly module for a Python module's entry points: a game's or its coach's."""
    parts = module.split(".")
    if len(parts) <= 3 or parts[0] != "pipyard":
        return module
    return parts[2] + modules.COACH if parts[1] == "coach" else parts[2]


@cache
def machine_of(game: str) -> str:
    """Choose the machine that runs a game or its coach."""
    if CHOSEN and CHOSEN not in MACHINES:
        raise UnknownMachine
    if CHOSEN:
        return CHOSEN if CHOSEN != WASM or modules.exists(game) else INTERPRETED
    if modules.is_fresh(game) and find_spec("wasmtime"):
        return WASM
    return NUMBA if find_spec("numba") else INTERPRETED
