"""What an attack is, and where it takes place: a real server, at which somebody plays meanwhile."""

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
    """The process that is attacked."""

    pid: int

    def memory(self) -> int:
        """Return the bytes of memory it holds."""
        pages = int(Path(f"/proc/{self.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")


@dataclass(slots=True)
class Seen:
    """What was noticed while a context of `Arena.moves` was open; whole when it is left.

    Times are those of the yardstick's moves, in milliseconds; memory is the server's, in bytes.
    """

    before: int = 0
    peak: int = 0
    after: int = 0
    latencies: list[float] = field(default_factory=list)

    @property
    def median(self) -> float:
        """How long a move usually took to be answered."""
        return statistics.median(self.latencies)

    @property
    def longest(self) -> float:
        """How long the slowest move took to be answered."""
        return max(self.latencies)

    @property
    def grown(self) -> float:
        """By how many MiB the server was larger at the worst moment than before."""
        return (self.peak - self.before) / MEBIBYTE

    @property
    def kept(self) -> float:
        """By how many MiB the server is larger afterwards than before."""
        return (self.after - self.before) / MEBIBYTE

    def text(self) -> str:
        """Say it all in a line."""
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
        """Let somebody else play at a steady rate within the context, and watch the server."""
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
    """What came of an attack, in a line, and whether that is within the limit."""

    text: str
    within: bool


@dataclass(frozen=True, slots=True)
class Attack:
    """Something to try: bounded in number and time, and traffic to the server's address alone."""

    name: str
    limit: str
    run: Callable[[Arena], Effect]
