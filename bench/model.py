"""`python -m bench.model`: a simulation of what one process can handle, from measured times.

Players think. Their moves wait for the one thread that decides, and then for a commit, which all
waiting moves share. The inputs are the numbers that `python -m bench server` measures. The result
for fifty tables that never think must match what it measures for them, or the model is wrong.
"""

import heapq
import random
import sys
from dataclasses import dataclass
from itertools import count

from rich.console import Console
from rich.table import Table

_LARGEST_GROUP = 256


@dataclass(frozen=True, slots=True)
class Costs:
    """Measured times: handling one move, a commit, and each move's share of the commit."""

    move_ms: float = 0.09
    commit_ms: float = 0.25
    row_ms: float = 0.01


@dataclass(frozen=True, slots=True)
class Predicted:
    """Moves per second, their latencies, and how busy the deciding thread is."""

    moves: float
    p50: float
    p99: float
    busy: float


def simulate(tables: int, think_ms: float, costs: Costs, seconds: float = 20.0) -> Predicted:
    """Simulate this many tables for a while, each with one player who thinks."""
    source, order = random.Random(7), count()
    end = 1000 * seconds
    # When each table's player has finished thinking, and when the move was sent.
    sent = [(source.uniform(0, think_ms + costs.commit_ms), next(order)) for _ in range(tables)]
    heapq.heapify(sent)
    decided: list[tuple[float, float]] = []
    free = writer_free = busy = 0.0
    took: list[float] = []
    while True:
        # Moves that are decided before the writer starts again share its commit, and so do those
        # that have already arrived.
        begins = max(writer_free, decided[-1][0]) if decided else float("inf")
        full = len(decided) >= _LARGEST_GROUP
        if sent and not full and (not decided or sent[0][0] <= max(free, begins)):
            at = heapq.heappop(sent)[0]
            free = max(free, at) + costs.move_ms
            busy += costs.move_ms
            decided.append((free, at))
            continue
        if begins > end:
            break
        group = [each for each in decided if each[0] <= begins]
        decided = decided[len(group) :]
        writer_free = begins + costs.commit_ms + len(group) * costs.row_ms
        for _, at in group:
            took.append(writer_free - at)
            again = writer_free + (source.expovariate(1 / think_ms) if think_ms else 0)
            heapq.heappush(sent, (again, next(order)))
    took.sort()
    return Predicted(
        len(took) / seconds,
        took[len(took) // 2],
        took[min(len(took) - 1, len(took) * 99 // 100)],
        min(1.0, busy / end),
    )


def main() -> None:
    """Print what to expect of one process."""
    costs = Costs(*map(float, sys.argv[1:]))
    shown = Table("tables", "a move each", title=f"One process, {costs}")
    for heading in ("moves/s", "p50 ms", "p99 ms", "busy"):
        shown.add_column(heading, justify="right")
    for tables, think_ms in ((50, 0), (500, 3000), (5_000, 3000), (20_000, 3000), (40_000, 3000)):
        seen = simulate(tables, think_ms, costs)
        pace = f"every {think_ms / 1000:.0f} s" if think_ms else "at once"
        shown.add_row(
            f"{tables:,}",
            pace,
            f"{seen.moves:,.0f}",
            f"{seen.p50:.0f}",
            f"{seen.p99:.0f}",
            f"{seen.busy:.0%}",
        )
    Console(highlight=False).print(shown)


if __name__ == "__main__":
    main()
