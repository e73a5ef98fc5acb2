"""Servers to measure, each a process of its own on one core; the players use the other."""

import json
import os
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

import psutil

from tools import stamps
from tools.client import node, node_environment, npm
from tools.console import ROOT, run_step
from tools.serving import ServerProcess

BOARDGAMEIO = ROOT / "bench" / "boardgameio"
_READY = "ready: "


@dataclass(frozen=True, slots=True)
class Served:
    """A server that answers at an address, and its process."""

    address: str
    process: psutil.Process

    def cpu_seconds(self) -> float:
        """Return the processor time that all threads of the server have used."""
        used = self.process.cpu_times()
        return float(used.user + used.system)

    def memory(self) -> int:
        """Return the memory that the server uses, in bytes."""
        return int(self.process.memory_info().rss)


def two_cores() -> tuple[int, int] | None:
    """Return a core for the server and one for the players, if processes can be bound."""
    if not hasattr(os, "sched_getaffinity"):
        return None
    cores = sorted(os.sched_getaffinity(0))
    return (cores[0], cores[1]) if len(cores) > 1 else None


@contextmanager
def players_on_their_core() -> Iterator[None]:
    """Keep this process off the server's core."""
    cores = two_cores()
    if cores is None:
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {cores[1]})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


@contextmanager
def pipyard() -> Iterator[Served]:
    """Serve with the usual settings, SQLite with synchronous = FULL, but without rate limits.

    The limits are per address, and all players here have the same address.
    """
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="pipyard-bench-"))
        server = ServerProcess(Path(folder), "--no-rates")
        stack.callback(server.stop)
        server.start()
        process = psutil.Process(server.pid)
        bind(process)
        yield Served(server.address, process)


@contextmanager
def boardgameio() -> Iterator[Served]:
    """Serve the dice game in bench/boardgameio/server.js."""
    environment = {**os.environ, **node_environment(), "NODE_ENV": "production"}
    started = subprocess.Popen(
        [str(node()), "server.js"],
        cwd=BOARDGAMEIO,
        env=environment,
        stdout=subprocess.PIPE,
        encoding="utf-8",
    )
    try:
        assert started.stdout is not None
        line = next((line for line in started.stdout if line.startswith(_READY)), None)
        if line is None:
            raise RuntimeError("The boardgame.io server ended before it answered.")
        process = psutil.Process(started.pid)
        bind(process)
        yield Served(line.removeprefix(_READY).strip(), process)
    finally:
        started.terminate()
        started.wait(timeout=20)
        if started.stdout is not None:
            started.stdout.close()


def install_boardgameio() -> None:
    """Install what bench/boardgameio/package-lock.json pins, if it has changed."""
    files = [BOARDGAMEIO / name for name in ("package.json", "package-lock.json", ".npmrc")]
    current = stamps.fingerprint(files)
    if stamps.is_fresh("boardgameio", current, BOARDGAMEIO / "node_modules"):
        return
    run_step(
        "Installing boardgame.io for the comparison (once)",
        [node(), npm(), "ci", "--loglevel=error"],
        folder=BOARDGAMEIO,
        environment=node_environment(),
        advice="boardgame.io could not be installed; check the network and run make bench again.",
    )
    stamps.mark("boardgameio", current)


def boardgameio_version() -> str:
    """Return the versions that the comparison uses."""
    told = []
    for name in ("boardgame.io", "socket.io"):
        package = BOARDGAMEIO / "node_modules" / name / "package.json"
        told.append(f"{name} {json.loads(package.read_text())['version']}")
    version = subprocess.run([node(), "--version"], capture_output=True, text=True, check=True)
    return ", ".join([*told, f"Node {version.stdout.strip()}"])


def bind(process: psutil.Process) -> None:
    """Bind a server to its core."""
    cores = two_cores()
    if cores is not None:
        # Threads that already run, such as the writer and Node's helpers, need their own binding.
        for thread in process.threads():
            os.sched_setaffinity(thread.id, {cores[0]})
