"""Compiling what the ladder needs before it is played, where `pipyard warm` is not at hand."""

import importlib
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from pipyard.bots import BOTS
from pipyard.core import jit

NEEDED = {
    f"pipyard.{where}": entry
    for game in BOTS
    for where, entry in ((f"lab.{game}.play", "play_chunk"), (f"bots.{game}.pick", "pick_at_table"))
}
"""The entry points that take long to compile, by module; others are compiled when first used."""


def is_compiled() -> bool:
    """Tell whether there is nothing to compile."""
    return jit.INTERPRETED or jit.is_warm()


def compile_ahead() -> None:
    """Compile each in a process of its own, so that threads find it all in the cache."""
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        for done in [pool.submit(compile_module, module) for module in NEEDED]:
            done.result()


def compile_module(module: str) -> None:
    """Compile, or load, what is needed of a module."""
    importlib.import_module(module)
    for entry in jit.ENTRIES:
        if (entry.module, entry.name) == (module, NEEDED[module]):
            entry.compile()
