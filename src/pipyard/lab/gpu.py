"""Random games on a GPU: the same rule functions, one game per thread, with the same results.

A game provides `play_in_turn` in its module `gpu`: it plays one game after another in arrays that
are passed to it; on a GPU, each thread has its own. All threads of a block share the content.
"""

import importlib
import time
from collections.abc import Callable
from functools import cache
from types import FunctionType
from typing import Any

import numpy as np

from pipyard.core.errors import InvalidConfig, PipyardError
from pipyard.core.jit import rule
from pipyard.lab.games import tool_of
from pipyard.lab.plan import seed_game

RANDOM = "random"
UNIT = "GPU"
BLOCK = 128
"""Threads that share a copy of the content."""
BLOCKS = 8
"""Blocks on a multiprocessor; more of them only wait for memory."""
GAMES_OF_A_THREAD = 4
"""Games that a thread plays before it returns, so that progress can be reported."""


class GpuMissing(PipyardError):
    """There is no card, or nothing that compiles for it."""

    def __init__(self, why: str) -> None:
        advice = (
            f"{why}: a GPU needs an NVIDIA card with its driver and"
            " `pip install 'pipyard[gpu]'`; without one, leave out --device."
        )
        super().__init__("machine/gpu-missing", advice)


def check_bots(names: tuple[str, ...]) -> None:
    """Refuse bots that think, because a thread has no room for that."""
    if set(names) != {RANDOM}:
        raise InvalidConfig("On a GPU, random plays every seat; use `--bots random`.")


def play_on_gpu(
    rules: Any, plan: np.recarray, results: np.recarray, on_progress: Callable[[int], None]
) -> float:
    """Play a game for each result; return the seconds it took, without compilation."""
    cuda = the_gpu()
    kernel = kernel_of(rules.metadata.name)
    blocks = BLOCKS * cuda.get_current_device().MULTIPROCESSOR_COUNT
    given = cuda.to_device(np.array(plan)), cuda.to_device(np.array(rules.content.record))
    kernel[1, 1](*given, 0, cuda.to_device(np.zeros(0, results.dtype)))
    cuda.synchronize()
    began = time.perf_counter()
    chunk = blocks * BLOCK * GAMES_OF_A_THREAD
    for first in range(0, len(results), chunk):
        count = min(chunk, len(results) - first)
        played = cuda.to_device(np.zeros(count, results.dtype))
        kernel[min(blocks, -(-count // BLOCK)), BLOCK](*given, first, played)
        results[first : first + count] = played.copy_to_host()
        on_progress(count)
    return time.perf_counter() - began


def the_gpu() -> Any:
    """Return Numba's interface to the card, or say what is missing."""
    if not hasattr(np, "row_stack"):
        np.row_stack = np.vstack  # Removed from NumPy, but Numba still looks for it.
    try:
        cuda: Any = importlib.import_module("numba.cuda")
    except ImportError:
        raise GpuMissing("Numba has no CUDA here") from None
    if not cuda.is_available():
        raise GpuMissing("No CUDA card was found")
    return cuda


@cache
def kernel_of(game: str) -> Any:
    """Compile a game for the GPU."""
    cuda = the_gpu()
    _let_kernels_call_rules(cuda)
    numba: Any = importlib.import_module("numba")
    part, bits = tool_of(game, "gpu"), numba.uint64
    game_type, content_type = numba.from_dtype(part.GAME), numba.from_dtype(part.CONTENT)
    move_type, most_legal, streams_of = numba.int16, part.MOST_LEGAL, part.STREAMS
    play_in_turn = part.play_in_turn

    def play_here(plans: Any, contents: Any, first: int, results: Any) -> None:
        shared = cuda.shared.array(1, content_type)
        if cuda.threadIdx.x == 0:
            shared[0] = contents[0]
        cuda.syncthreads()
        games = cuda.local.array(1, game_type)
        streams = cuda.local.array(streams_of, bits)
        legal = cuda.local.array(most_legal, move_type)
        begin, stride = cuda.grid(1), cuda.gridsize(1)
        play_in_turn(plans[0], shared[0], first, begin, stride, games, streams, legal, results)

    return cuda.jit(play_here)


def _let_kernels_call_rules(cuda: Any) -> None:
    """Let kernels call rule functions, which are plain Python functions."""

    @cache
    def on_gpu(function: Any) -> Any:
        return cuda.jit(device=True)(getattr(function, "__wrapped__", function))

    def type_of_rule(function: Any, _purpose: object) -> Any:
        return on_gpu(function)._numba_type_ if getattr(function, "is_rule", False) else None

    types = importlib.import_module("numba.cuda.typing.typeof")
    types.typeof_impl.register(FunctionType, type_of_rule)


@rule
def begin(plan: np.record, number: int, games: Any, streams: Any) -> None:
    """Set up a game by its number."""
    games[0] = plan.start[0]
    seed_game(plan.seed, number // plan.alike, streams)
