"""The metrics of a server: only numbers, nothing about single people or tables."""

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from time import process_time

import pipyard
from pipyard.server.aside import Pool
from pipyard.server.counting import Counts
from pipyard.server.database import Database
from pipyard.server.metrics.exposition import Metric, counter, gauge, histogram
from pipyard.server.tables.hub import Hub
from pipyard.server.tables.keeper import TableKeeper

if sys.platform != "win32":
    import resource

_MEMORY = Path("/proc/self/statm")


@dataclass(frozen=True, slots=True, eq=False)
class Measured:
    """The parts of a server that have metrics."""

    counts: Counts
    keeper: TableKeeper
    hub: Hub
    pools: Sequence[Pool]
    database: Database

    def metrics(self) -> Sequence[Metric]:
        """Read everything; call this in the event loop of the server."""
        return [*self._games(), *self._memory(), *self._queues(), *_process()]

    def _games(self) -> Sequence[Metric]:
        counts = self.counts
        return [
            counter("pipyard_moves_stored_total", "Moves of players stored.", counts.moves.count),
            counter(
                "pipyard_events_stored_total",
                "Events stored, those of dice and bots included.",
                counts.events,
            ),
            histogram(
                "pipyard_move_seconds",
                "Time from reading a player's move until it is stored and sent out.",
                counts.moves,
            ),
            histogram(
                "pipyard_bot_thinking_seconds",
                "Time a bot takes for one decision, without waiting for a thread.",
                counts.thinking,
            ),
            Metric(
                "pipyard_refusals_total",
                "counter",
                "Requests and messages refused, by the code of the refusal.",
                dict(counts.refusals),
                "code",
            ),
            counter(
                "pipyard_disagreements_total",
                "How often a client reported another position than the server's.",
                self.hub.disagreements,
            ),
        ]

    def _memory(self) -> Sequence[Metric]:
        return [
            gauge("pipyard_open_sockets", "WebSockets open at tables.", self.hub.sockets),
            gauge("pipyard_open_tables", "Tables that are open in a browser.", self.hub.tables),
            gauge("pipyard_tables_in_memory", "Tables in memory.", len(self.keeper.known())),
            gauge("pipyard_table_bytes", "Memory that tables take.", self.keeper.bytes_in_memory),
            gauge(
                "pipyard_table_bytes_limit", "Memory that tables may take.", self.keeper.most_bytes
            ),
        ]

    def _queues(self) -> Sequence[Metric]:
        return [
            gauge(
                "pipyard_writes_waiting",
                "Changes that wait for the database or are being written.",
                self.database.waiting,
            ),
            histogram(
                "pipyard_commit_seconds",
                "Time for one commit of the database; many changes may share it.",
                self.database.commits,
            ),
            Metric(
                "pipyard_pool_tasks",
                "gauge",
                "Work that waits for a thread or is being done, by its kind.",
                {pool.name: pool.tasks for pool in self.pools},
                "pool",
            ),
        ]


def _process() -> Sequence[Metric]:
    build = {pipyard.__version__: 1.0}
    told = [
        Metric("pipyard_build_info", "gauge", "The version of the server.", build, "version"),
        counter("process_cpu_seconds_total", "Processor time of the process.", process_time()),
    ]
    resident = _resident_bytes()
    if resident is not None:
        told.append(
            gauge("process_resident_memory_bytes", "Memory of the process in use.", resident)
        )
    return told


def _resident_bytes() -> int | None:
    """Return the memory that the process uses, which is only easy to read on Linux."""
    if sys.platform == "win32" or not _MEMORY.is_file():
        return None
    return int(_MEMORY.read_text(encoding="ascii").split()[1]) * resource.getpagesize()
