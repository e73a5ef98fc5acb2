"""Dice that anyone can check: chance from a seed that was committed to before the game.

docs/dice.md describes the scheme for readers in any language. Nothing here is random: the seed and
the players' inputs are parameters, and the same ones always give the same numbers.
"""

import hashlib
import hmac
import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import count
from struct import unpack

from pipyard.core.contract import Below

SCHEME = "pipyard-dice-1"
SEED_BYTES = 32
MOST_INPUT = 64
"""The maximum length of a player's input; it may also be empty."""
_WORDS = 2**32
_INPUT = re.compile(rf"[0-9a-f]{{0,{MOST_INPUT}}}")
_PURPOSE = re.compile(r"[a-z0-9/-]+")


def promise(seed: bytes) -> str:
    """Return what is published about a seed before the game: it fixes the seed but hides it."""
    return hashlib.sha256(_checked(seed)).hexdigest()


def source(seed: bytes, inputs: Sequence[str], purpose: str, number: int) -> Below:
    """Return the source of one chance event: number `number`, from 0, for its purpose.

    `inputs` are what the players added, by seat, as lower-case hexadecimal digits; a seat that
    added nothing has an empty one. Text that could be mistaken for other text is refused.
    """
    if number < 0 or not _is_purpose(purpose):
        raise ValueError(f"There is no chance event {number} for {purpose!r}.")
    label = f"{_beginning(tuple(inputs))}{purpose}\n{number}\n"
    return below_from(_words(_checked(seed), label))


@lru_cache(maxsize=1024)
def _is_purpose(purpose: str) -> bool:
    return _PURPOSE.fullmatch(purpose) is not None


@lru_cache(maxsize=1024)
def _beginning(inputs: tuple[str, ...]) -> str:
    """Return how the labels of a table begin; cached, because the table draws many times."""
    if not all(_INPUT.fullmatch(added) for added in inputs):
        raise ValueError(f"An input is up to {MOST_INPUT} digits of 0-9 and a-f.")
    return f"{SCHEME}\n{','.join(inputs)}\n"


def below_from(words: Iterator[int]) -> Below:
    """Map 32-bit words to integers without bias, skipping those too high to be fair."""

    def below(bound: int) -> int:
        if not 1 <= bound <= _WORDS:
            raise ValueError(f"A number below {bound} cannot be drawn.")
        fair = _WORDS - _WORDS % bound
        word = next(words)
        while word >= fair:
            word = next(words)
        return word % bound

    return below


def _checked(seed: bytes) -> bytes:
    if len(seed) != SEED_BYTES:
        raise ValueError(f"A seed has {SEED_BYTES} bytes, not {len(seed)}.")
    return seed


def _words(seed: bytes, label: str) -> Iterator[int]:
    for block in count():
        keyed = _keyed(seed).copy()
        keyed.update(f"{label}{block}".encode())
        yield from unpack(">8I", keyed.digest())


@lru_cache(maxsize=1024)
def _keyed(seed: bytes) -> hmac.HMAC:
    """Return the HMAC that starts each block of words: its key takes longer than they do."""
    return hmac.new(seed, digestmod=hashlib.sha256)
