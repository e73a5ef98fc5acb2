"""Spots on a GPU: the same rule functions in a CUDA kernel, checked bit by bit against the CPU.

Run `python -m bench.gpu` on a machine with an NVIDIA card and numba-cuda; nothing else needs it.
"""

import importlib
import time
from functools import cache
from types import FunctionType
from typing import Any

import numba.cuda
import numpy as np

from pipyard.core.by_numba import compiled
from pipyard.core.chance import Stream, draw_below
from pipyard.core.jit import rule
from pipyard.core.record import recarray
from pipyard.games.spots.counts import asks_seat
from pipyard.games.spots.drive import draw_chance
from pipyard.games.spots.game import Spots, SpotsConfig
from pipyard.games.spots.moves import MOST_LEGAL, Moves, apply_move, legal_moves
from pipyard.games.spots.record import GAME, OVER

EVENTS = 2000
CHECKED = 2048
GAMES = 131_072

cuda: Any = numba.cuda


@rule
def play(game: np.record, content: np.record, stream: Stream, legal: Moves, events: int) -> int:
    """Play a random game for some events and return its decisions between two moves or more."""
    decisions = 0
    for _ in range(events):
        if game.phase == OVER:
            break
        if not asks_seat(game):
            draw_chance(game, content, stream, None)
            continue
        count = legal_moves(game, content, legal)
        move = legal[0]
        if count > 1:
            decisions += 1
            move = legal[draw_below(stream, count)]
        apply_move(game, content, move, None)
    return decisions


def play_here(
    games: np.ndarray,
    contents: np.ndarray,
    streams: np.ndarray,
    legal: np.ndarray,
    decisions: np.ndarray,
    events: int,
) -> None:
    """Play one game a thread."""
    index = cuda.grid(1)
    if index < len(games):
        decisions[index] = play(games[index], contents[0], streams[index], legal[index], events)


@compiled
def play_on_cpu(
    games: np.ndarray,
    contents: np.ndarray,
    streams: np.ndarray,
    legal: np.ndarray,
    decisions: np.ndarray,
    events: int,
) -> None:
    """Play the same games one after another."""
    for index in range(len(games)):
        decisions[index] = play(games[index], contents[0], streams[index], legal[index], events)


@cache
def kernel() -> Any:
    """Compile the game for the GPU, once."""
    types_of_cuda = importlib.import_module("numba.cuda.typing.typeof")
    types_of_cuda.typeof_impl.register(FunctionType, _type_of_rule)
    return cuda.jit(play_here)


def _type_of_rule(function: Any, _purpose: object) -> Any:
    """Let kernels call rule functions, which are plain functions to Python."""
    return _on_gpu(function)._numba_type_ if getattr(function, "is_rule", False) else None


@cache
def _on_gpu(function: Any) -> Any:
    return cuda.jit(device=True)(getattr(function, "__wrapped__", function))


def tables(count: int) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]:
    """Set up games with a stream each."""
    games = recarray(GAME, count)
    games[:] = Spots().new(SpotsConfig(2, off_leash=True))[0]
    streams = np.arange(count, dtype=np.uint64).reshape(-1, 1) * np.uint64(0xD1342543DE82EF95)
    return games, streams, np.zeros((count, MOST_LEGAL), np.int16), np.zeros(count, np.int64)


def run_on_gpu(count: int) -> tuple[np.ndarray, np.ndarray, float]:
    """Play on the GPU; return positions, decisions and seconds, transfers not counted."""
    games, streams, legal, decisions = tables(count)
    content = np.array(Spots().content.record)
    sent = [
        cuda.to_device(np.asarray(part)) for part in (games, content, streams, legal, decisions)
    ]
    cuda.synchronize()
    began = time.perf_counter()
    kernel()[(count + 127) // 128, 128](*sent, EVENTS)
    cuda.synchronize()
    seconds = time.perf_counter() - began
    return sent[0].copy_to_host(), sent[4].copy_to_host(), seconds


def main() -> None:
    """Compare, then measure."""
    print(cuda.get_current_device().name)
    games, streams, legal, decisions = tables(CHECKED)
    play_on_cpu(games, np.array(Spots().content.record), streams, legal, decisions, EVENTS)
    theirs, their_decisions, _ = run_on_gpu(CHECKED)
    same = np.asarray(games).tobytes() == theirs.tobytes() and (decisions == their_decisions).all()
    print(f"{CHECKED} games of up to {EVENTS} events: {'identical' if same else 'DIFFERENT'}")
    run_on_gpu(GAMES)
    _, decided, seconds = run_on_gpu(GAMES)
    began = time.perf_counter()
    games, streams, legal, decisions = tables(CHECKED)
    play_on_cpu(games, np.array(Spots().content.record), streams, legal, decisions, EVENTS)
    single = decisions.sum() / (time.perf_counter() - began)
    print(f"GPU {decided.sum() / seconds / 1e6:,.0f} million decisions a second")
    print(
        f"one CPU core {single / 1e6:,.1f} million; ratio {decided.sum() / seconds / single:,.0f}"
    )


if __name__ == "__main__":
    main()
