"""Random games on a GPU: the same rule functions, with the same results.

The threads of a warp are only fast while they do the same thing. So all games of a block are in
memory that its threads share. In every round they are lined up by what comes next in them, and each
warp takes one step in games that wait for the same kind of step. A game's module `gpu` says which
kind of step comes next (`kind_of`) and takes it (`take_step`).
"""

import importlib
import time
from collections.abc import Callable, Collection
from functools import cache
from types import FunctionType
from typing import Any

import numpy as np

from pipyard.core.errors import InvalidConfig, PipyardError
from pipyard.core.jit import rule
from pipyard.lab.games import tool_of
from pipyard.lab.plan import plan_of, seed_game

RANDOM = "random"
UNIT = "GPU"
WARP = 32
THREADS = 1024
"""Threads of a block, and a multiprocessor has one block: more games to choose from fill warps."""
REGISTERS = 64
"""All registers of a multiprocessor, divided by its threads."""
PATIENCE = 8
"""In one of this many rounds, a kind of step is taken although too few games for a warp wait."""
ROUNDS = 4096
"""Rounds before the kernel returns, so that progress can be reported."""
BANKS = 128
"""Bytes in all banks of shared memory: in records of such a length, a field is always in one."""
SPARE = 256
"""Bytes of shared memory left for alignment."""
NO_GAME = -1
STARTED, FINISHED = 0, 1
"""What is counted over all blocks: games begun, and games that are over."""


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
    card = cuda.get_current_device()
    part = tool_of(rules.metadata.name, "gpu")
    game = layout_of(part, int(plan[0].seats))
    pool = tables_of_block(card, part, game)
    given = (
        cuda.to_device(converted(np.array(plan), plan_of(game, len(plan[0].bots)))),
        cuda.to_device(np.array(rules.content.record)),
        cuda.to_device(empty_tables(card.MULTIPROCESSOR_COUNT * pool, game, part)),
    )
    counts, played = cuda.to_device(np.zeros(2, np.uint64)), cuda.to_device(results)
    kernel = kernel_of(rules.metadata.name, game)
    allow_shared(cuda, kernel, (*given, counts, pool, ROUNDS, played), pool * game.itemsize)

    def play(rounds: int) -> int:
        launched = kernel[card.MULTIPROCESSOR_COUNT, THREADS, 0, pool * game.itemsize]
        launched(*given, counts, pool, rounds, played)
        return int(counts.copy_to_host()[FINISHED])

    done = play(0)
    began = time.perf_counter()
    while done < len(results):
        before, done = done, play(ROUNDS)
        on_progress(done - before)
    played.copy_to_host(results.view(np.ndarray))
    return time.perf_counter() - began


def layout_of(part: Any, seats: int) -> np.dtype[Any]:
    """Return the record of a position with bytes for small numbers, and without empty seats.

    Rule functions are compiled for whatever record they get. The position's own numbers and the
    fields that the game's part names in `WIDE` are as wide as ever.
    """
    own = [name for name in part.GAME.names if not part.GAME[name].shape]
    game = narrowed(part.GAME, (*own, *part.WIDE), seats)
    return game if game.itemsize % BANKS else _longer(game)


def _longer(record: np.dtype[Any]) -> np.dtype[Any]:
    """Return a record with unused bytes at its end."""
    parts: Any = record.fields
    fields: Any = {
        "names": list(parts),
        "formats": [parts[name][0] for name in parts],
        "offsets": [parts[name][1] for name in parts],
        "itemsize": record.itemsize + max(4, record.alignment),
    }
    return np.dtype(fields, align=True)


def narrowed(record: np.dtype[Any], wide: Collection[str], seats: int) -> np.dtype[Any]:
    """Return a record with bytes for its small numbers, except the `wide` ones."""
    fields: list[Any] = []
    for name in record.names or ():
        field = record[name]
        base, shape = field.base, (seats,) if name == "players" else field.shape
        if base.names:
            base = narrowed(base, wide, seats)
        elif base == np.int16 and name not in wide:
            base = np.dtype(np.int8)
        fields.append((name, base, shape))
    return np.dtype(fields, align=True)


def converted(records: np.ndarray[Any, Any], dtype: np.dtype[Any]) -> np.ndarray[Any, Any]:
    """Return records with the same values in another layout, with the seats that both have."""
    out = np.zeros(records.shape, dtype)
    for name in set(dtype.names or ()).intersection(records.dtype.names or ()):
        values, field = records[name], dtype[name]
        if field.base.names:
            both = tuple(map(min, values.shape, out[name].shape))
            room = tuple(map(slice, both))
            out[name][room] = converted(values[room], field.base)
        else:
            out[name] = values
    return out


def table_of(game: np.dtype[Any], part: Any) -> np.dtype[Any]:
    """Return the record of a table, where one game after another is played."""
    fields: list[Any] = [
        ("game", game, 1),
        ("streams", "u8", part.STREAMS),
        ("place", "i8"),
        ("turns", "i4"),
        ("decisions", "i4"),
    ]
    return np.dtype(fields, align=True)


def empty_tables(count: int, game: np.dtype[Any], part: Any) -> np.ndarray[Any, Any]:
    """Return tables whose first step begins a game."""
    tables = np.zeros(count, table_of(game, part))
    tables["game"]["phase"] = part.OVER
    tables["place"] = NO_GAME
    return tables


def tables_of_block(card: Any, part: Any, game: np.dtype[Any]) -> int:
    """Return how many positions fit into the shared memory of a block, in whole warps."""
    used = part.CONTENT.itemsize + THREADS * 2 + part.KINDS * 8 + SPARE
    room = (card.MAX_SHARED_MEMORY_PER_BLOCK_OPTIN - used) // game.itemsize
    return int(min(THREADS, room // WARP * WARP))


def allow_shared(cuda: Any, kernel: Any, given: tuple[Any, ...], size: int) -> None:
    """Let a kernel use more shared memory than 48 KiB, for which Numba has no option."""
    driver: Any = importlib.import_module("cuda.bindings.driver")
    compiled = kernel.compile(tuple(kernel.typeof_pyval(value) for value in given))
    handle = compiled._codelibrary.get_cufunc().handle  # noqa: SLF001
    limit = driver.CUfunction_attribute.CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES
    (status,) = driver.cuKernelSetAttribute(limit, size, handle, cuda.get_current_device().id)
    if status != driver.CUresult.CUDA_SUCCESS:
        raise GpuMissing(f"The card has no {size:,} bytes of shared memory ({status.name})")


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
def kernel_of(name: str, game: np.dtype[Any]) -> Any:
    """Compile a game for the GPU, with positions in this layout."""
    cuda = the_gpu()
    _let_kernels_call_rules(cuda)
    numba: Any = importlib.import_module("numba")
    part = tool_of(name, "gpu")
    kinds, most_legal, threads = part.KINDS, part.MOST_LEGAL, THREADS
    game_type, content_type = numba.from_dtype(game), numba.from_dtype(part.CONTENT)
    kind_of, take_step, is_over, note = part.kind_of, part.take_step, part.is_over, part.note_result
    line_up, sit_down = _line_up(cuda, kinds), prepare

    def play_here(
        plans: Any, contents: Any, tables: Any, counts: Any, pool: int, rounds: int, results: Any
    ) -> None:
        content = cuda.shared.array(1, content_type)
        games = cuda.shared.array(0, game_type)
        tally = cuda.shared.array(kinds, numba.int32)
        starts = cuda.shared.array(kinds, numba.int32)
        order = cuda.shared.array(threads, numba.int16)
        legal = cuda.local.array(most_legal, numba.int16)
        me, first = cuda.threadIdx.x, cuda.blockIdx.x * pool
        if me < pool:
            games[me] = tables[first + me].game[0]
        if me == 0:
            content[0] = contents[0]
        cuda.syncthreads()
        for number in range(rounds):
            kind = NO_GAME
            if me < pool and tables[first + me].place < len(results):
                kind = kind_of(games[me])
            line_up(kind, number, tally, starts, order)
            slot = order[me]
            if slot != NO_GAME:
                game, table = games[slot], tables[first + slot]
                take_step(content[0], game, table, legal)
                if is_over(plans[0], game, table):
                    if table.place != NO_GAME:
                        note(content[0], game, table, results[table.place])
                        cuda.atomic.add(counts, FINISHED, 1)
                    table.place = cuda.atomic.add(counts, STARTED, 1)
                    if table.place < len(results):
                        games[slot] = plans[0].start[0]
                        sit_down(plans[0], table)
            cuda.syncthreads()
        if me < pool:
            tables[first + me].game[0] = games[me]

    return cuda.jit(max_registers=REGISTERS)(play_here)


def _line_up(cuda: Any, kinds: int) -> Any:
    """Return the function with which the threads of a block decide who takes which step."""

    def line_up(kind: int, number: int, tally: Any, starts: Any, order: Any) -> None:
        """Write into `order` which game each thread takes, so that a warp has only one kind."""
        me = cuda.threadIdx.x
        rank = 0
        if me < kinds:
            tally[me] = 0
        order[me] = NO_GAME
        cuda.syncthreads()
        if kind != NO_GAME:
            rank = cuda.atomic.add(tally, kind, 1)
        cuda.syncthreads()
        if me < kinds:
            starts[me] = start_of(me, number, tally, len(order))
        cuda.syncthreads()
        if kind != NO_GAME and starts[kind] + rank < len(order):
            order[starts[kind] + rank] = me
        cuda.syncthreads()

    return cuda.jit(device=True)(line_up)


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
def start_of(kind: int, number: int, tally: Any, end: int) -> int:
    """Return the first thread for a kind of step; `end` if it is not taken in this round.

    Too few games for a warp wait for others, but not for long. Each kind begins with a new warp.
    """
    least = 1 if number % PATIENCE == 0 else WARP
    if tally[kind] < least:
        return end
    start = 0
    for other in range(kind):
        if tally[other] >= least:
            start += (tally[other] + WARP - 1) // WARP * WARP
    return start


@rule
def prepare(plan: np.record, table: Any) -> None:
    """Give a table what belongs to its game, by the game's number."""
    table.turns = 0
    table.decisions = 0
    seed_game(plan.seed, table.place // plan.alike, table.streams)
