"""`pipyard warm`: compile the rules before they are needed."""

import importlib
import pkgutil
import time
from pathlib import Path
from typing import TYPE_CHECKING

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

import pipyard
from pipyard.i18n import words

if TYPE_CHECKING:
    from pipyard.core.jit import Entry

COMPILED_WHEN_USED = {"pipyard.lab.spots.soak", "pipyard.lab.spotted.soak"}
"""Tools for developers, which say themselves that they compile; players need not wait for them."""


def warm() -> None:
    """Compile the rules for this machine, so that games and commands start at once."""
    began = time.perf_counter()
    if ensure_warm():
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
    for module in modules_of_rules():
        importlib.import_module(module)
    _compile(jit.ENTRIES)
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
    return [name for name in names if name not in COMPILED_WHEN_USED]


def _compile(entries: "list[Entry]") -> None:
    console = Console(stderr=True)
    console.print(words()("warm-compiling"))
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with Progress(
        *columns, console=console, transient=True, disable=not console.is_terminal
    ) as progress:
        task = progress.add_task("", total=len(entries))
        for entry in entries:
            name = entry.name.replace("_", " ")
            progress.update(task, description=f"{name} ({entry.module.removeprefix('pipyard.')})")
            entry.compile()
            progress.advance(task)
