"""`pipyard warm`: compile the rules before they are needed."""

import importlib
import pkgutil
import time
from multiprocessing import get_context
from multiprocessing.connection import wait
from pathlib import Path
from typing import Any, Self

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

import pipyard
from pipyard.cli.interrupts import held_back
from pipyard.core.errors import PipyardError
from pipyard.i18n import words

_BETWEEN_LOOKS = 0.2
COMPILED_WHEN_USED = ("invariants", "practice", "retrograde", "sheets", "soak", "values")
"""Modules of tools for developers; players need not wait for them."""


class NotCompiled(PipyardError):
    """A process that compiles has failed; it has said why on the error stream."""

    def __init__(self) -> None:
        super().__init__("warm/failed", words()("warm-failed"))


def warm() -> None:
    """Compile the rules for this machine, so that games and commands start at once."""
    began = time.perf_counter()
    try:
        compiled = ensure_warm()
    except NotCompiled as error:
        typer.echo(error.sentence, err=True)
        raise typer.Exit(1) from None
    if compiled:
        seconds = round(time.perf_counter() - began)
        typer.echo(words()("warm-done", seconds=seconds))
    else:
        typer.echo(words()("warm-already"))


def ensure_warm() -> bool:
    """Compile the rules if they are not, saying so on the error stream; tell whether it was so.

    Every command that runs rules calls this first, so that none of them hangs in silence.
    """
    from pipyard.core import jit  # noqa: PLC0415  (loading Numba takes time)

    if jit.INTERPRETED or jit.is_warm():
        return False
    _compile(modules_of_rules())
    jit.mark_warm()
    return True


def modules_of_rules() -> list[str]:
    """Name every module that may declare entry points to be compiled ahead."""
    names = [
        module.name
        for room in ("core", "games", "bots", "lab")
        for module in pkgutil.walk_packages(
            [str(Path(pipyard.__file__).parent / room)], f"pipyard.{room}."
        )
    ]
    return [name for name in names if name.rpartition(".")[2] not in COMPILED_WHEN_USED]


def _compile(modules: list[str]) -> None:
    """Compile each game in a process of its own: they have nothing but the core in common.

    Whatever ends this ends them at once; what they have compiled so far is kept.
    """
    console = Console(stderr=True)
    console.print(words()("warm-compiling"))
    fresh = get_context("spawn")
    told = fresh.SimpleQueue()
    workers = [
        fresh.Process(target=_compile_game, args=(part, told), daemon=True)
        for part in _games(modules)
    ]
    try:
        with held_back():
            for worker in workers:
                worker.start()
        with HowFar(console, len(workers)) as far:
            while any(worker.is_alive() for worker in workers):
                wait([worker.sentinel for worker in workers if worker.is_alive()], _BETWEEN_LOOKS)
                while not told.empty():
                    far.hear(told.get())
    finally:
        for worker in workers:
            if worker.pid is not None:
                worker.terminate()
                worker.join()
    if any(worker.exitcode for worker in workers):
        raise NotCompiled


class HowFar:
    """Shows how far compiling is: a bar on a terminal, else a line each quarter of the way."""

    def __init__(self, console: Console, games: int) -> None:
        columns = (BarColumn(), TextColumn("{task.description}"), TimeElapsedColumn())
        self._console = console
        self._bar = Progress(
            *columns, console=console, transient=True, disable=not console.is_terminal
        )
        self._task = self._bar.add_task("", total=None)
        self._uncounted = games
        self._total = 0
        self._done = 0
        self._quarters = 0

    def __enter__(self) -> Self:
        self._bar.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._bar.stop()

    def hear(self, told: int | str) -> None:
        """Hear from a game how many entry points it has, or the name of one it begins with."""
        if isinstance(told, int):
            self._uncounted -= 1
            self._total += told
            return
        self._bar.update(
            self._task, completed=self._done, total=self._total or None, description=told
        )
        self._done += 1
        quarters = 0 if self._uncounted else 4 * self._done // self._total
        if self._quarters < quarters < 4 and not self._console.is_terminal:
            self._console.print(words()("warm-far", percent=25 * quarters))
        self._quarters = quarters


def _games(modules: list[str]) -> list[list[str]]:
    """Part the modules by the game they belong to, those of the core being in every part."""
    games = pkgutil.iter_modules([str(Path(pipyard.__file__).parent / "games")])
    parts = [f".{game.name}." for game in games]
    core = [name for name in modules if not any(part in f"{name}." for part in parts)]
    own = [[name for name in modules if part in f"{name}."] for part in parts]
    return [core + names for names in own if names] or [core]


def _compile_game(modules: list[str], told: Any) -> None:
    """Import modules and compile their entry points; say how many there are, then each."""
    from pipyard.core import jit  # noqa: PLC0415

    for module in modules:
        importlib.import_module(module)
    own = [entry for entry in jit.ENTRIES if entry.module in modules]
    told.put(len(own))
    for entry in own:
        told.put(f"{entry.name.replace('_', ' ')} ({entry.module.removeprefix('pipyard.')})")
        entry.compile()
