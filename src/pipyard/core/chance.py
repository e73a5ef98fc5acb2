"""Streams of random numbers for drivers. Rules never call this: they receive what was drawn.

The generator is SplitMix64: its state is one word, so a million games can each have their own
stream. It is for simulation and bots; a table where people play uses a source of its own.
"""

from typing import Any, TypeAlias

import numpy as np

from pipyard.core.jit import wrapping_rule
from pipyard.core.signature import array_of

Stream: TypeAlias = np.ndarray[tuple[int], np.dtype[np.uint64]]

STREAM = array_of(np.uint64)
_GOLDEN = np.uint64(0x9E3779B97F4A7C15)
_MIX_A = np.uint64(0xBF58476D1CE4E5B9)
_MIX_B = np.uint64(0x94D049BB133111EB)
_LOW = 0xFFFFFFFF


def new_stream(seed: int, *labels: int) -> Stream:
    """Return the state of a stream; different labels give unrelated streams for the same seed."""
    state: Stream = np.random.SeedSequence([seed, *labels]).generate_state(2).view(np.uint64)
    return state


@wrapping_rule
def next_bits(stream: Stream) -> Any:
    """Advance the stream and return 64 random bits."""
    stream[0] += _GOLDEN
    z = stream[0]
    z = (z ^ (z >> np.uint64(30))) * _MIX_A
    z = (z ^ (z >> np.uint64(27))) * _MIX_B
    return z ^ (z >> np.uint64(31))


@wrapping_rule
def draw_below(stream: Stream, bound: int) -> int:
    """Draw an integer from 0 up to, but not including, `bound` (under 2**31), without bias."""
    product: Any = np.int64(next_bits(stream) >> np.uint64(32)) * bound
    if product & _LOW < bound:
        unfair = (_LOW + 1) % bound
        while product & _LOW < unfair:
            product = np.int64(next_bits(stream) >> np.uint64(32)) * bound
    drawn: int = product >> 32
    return drawn
