"""What an attack is, and where it runs: on a real server, while somebody else plays."""

import multiprocessing
import os
import statistics
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from bench.attacks.yardstick import play_until_told

MEBIBYTE = 1024 * 1024
_SECONDS_TO_BEGIN = 60
_SECONDS_TO_END = 60
_LOOK_EVERY = 0.05


@dataclass(frozen=True, slots=True)
class Server:
    """The process under attack."""

    pid: int

    def memory(self) -> int:
        """Return the memory that it uses, in bytes."""
        pages = int(Path(f"/proc/{self.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")


@dataclass(slots=True)
class Seen:
    """What was measured within a context of `Arena.moves`; complete when the context is left.

    Times are those of the yardstick's moves, in milliseconds. Memory is the server's, in bytes.
    """

    before: int = 0
    peak: int = 0
    after: int = 0
    latencies: list[float] = field(default_factory=list)

    @property
    def median(self) -> float:
        """The median time until a move was answered."""
        return statistics.median(self.latencies)

    @property
    def longest(self) -> float:
        """The longest time until a move was answered."""
        return max(self.latencies)

    @property
    def grown(self) -> float:
        """By how many MiB the server grew at the worst moment."""
        return (self.peak - self.before) / MEBIBYTE

    @property
    def kept(self) -> float:
        """By how many MiB the server is larger afterwards than before."""
        return (self.after - self.before) / MEBIBYTE

    def text(self) -> str:
        """Format everything in one line."""
        memory = "/".join(f"{each / MEBIBYTE:.0f}" for each in (self.before, self.peak, self.after))
        return (
            f"moves {self.median:.0f} ms, at most {self.longest:.0f} ({len(self.latencies)});"
            f" memory {memory} MiB"
        )


@dataclass(frozen=True, slots=True)
class Arena:
    """A server at an address, fresh for each attack."""

    address: str
    server: Server

    @contextmanager
    def moves(self) -> Iterator[Seen]:
        """Let somebody else play at a steady rate within the context, and measure the server."""
        spawning = multiprocessing.get_context("spawn")
        here, there = spawning.Pipe()
        player = spawning.Process(target=play_until_told, args=(self.address, there), daemon=True)
        player.start()
        try:
            if not here.poll(_SECONDS_TO_BEGIN):
                raise RuntimeError("The yardstick's table could not be set.")
            here.recv()
            before = self.server.memory()
            seen = Seen(before, before, before)
            with _watching(self.server, seen):
                yield seen
                here.send("end")
                if not here.poll(_SECONDS_TO_END):
                    raise RuntimeError("The yardstick's last move was never answered.")
                seen.latencies = here.recv()
            seen.after = self.server.memory()
        finally:
            player.terminate()
            player.join()


@contextmanager
def _watching(server: Server, seen: Seen) -> Iterator[None]:
    ended = threading.Event()

    def look() -> None:
        while not ended.wait(_LOOK_EVERY):
            seen.peak = max(seen.peak, server.memory())

    looking = threading.Thread(target=look, daemon=True)
    looking.start()
    try:
        yield
    finally:
        ended.set()
        looking.join()


@dataclass(frozen=True, slots=True)
class Effect:
    """The effect of an attack, in one line, and whether it is within the limit."""

    text: str
    within: bool


@dataclass(frozen=True, slots=True)
class Attack:
    """An attack: limited in size and time, with traffic to the server's address only."""

    name: str
    limit: str
    run: Callable[[Arena], Effect]
