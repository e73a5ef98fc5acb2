"""Stamps: the input of a finished step, so that the next run can skip it.

A stamp contains a hash of contents, not of times, so a fresh checkout or a switched branch is
judged by its files.
"""

import fcntl
import hashlib
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

from tools.console import ROOT

STAMPS = ROOT / ".stamps"


def fingerprint(files: Iterable[Path], *facts: str) -> str:
    """Hash the files' names and contents together with other facts that the step depends on."""
    digest = hashlib.sha256("\0".join(facts).encode())
    for path in sorted(files):
        digest.update(f"\0{path.relative_to(ROOT).as_posix()}\0".encode())
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def is_fresh(step: str, current: str, product: Path) -> bool:
    """Return whether the step ran on exactly this input and its product is still there."""
    stamp = STAMPS / step
    return product.exists() and stamp.exists() and stamp.read_text() == current


def mark(step: str, current: str) -> None:
    """Record that the step has succeeded on this input."""
    STAMPS.mkdir(exist_ok=True)
    (STAMPS / step).write_text(current)


def forget(step: str) -> None:
    """Let a step be done again."""
    (STAMPS / step).unlink(missing_ok=True)


@contextmanager
def one_at_a_time(name: str = "lock") -> Iterator[None]:
    """Let a second `make` in the same tree wait for the first instead of installing over it.

    Independent products have locks of their own.
    """
    STAMPS.mkdir(exist_ok=True)
    with (STAMPS / name).open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield
