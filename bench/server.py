"""`python -m bench server`: a server under load, next to boardgame.io in the same run."""

import asyncio
import platform
import sqlite3
import sys
from collections.abc import Callable, Coroutine
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Any

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

import pipyard
from bench import crowd
from bench.load import Company, Round, Sit, at_boardgameio, at_pipyard, measure, middle
from bench.processes import (
    Served,
    boardgameio,
    boardgameio_version,
    install_boardgameio,
    players_on_their_core,
    two_cores,
)
from bench.processes import pipyard as serve_pipyard
from pipyard.cli.machines import tell_machine

if sys.platform == "win32":
    _new_loop = asyncio.new_event_loop
else:
    from uvloop import new_event_loop as _new_loop


@dataclass(frozen=True, slots=True)
class Plan:
    """How much is measured: tables of two players, rounds, and the seconds of each."""

    tables: int = 50
    rounds: int = 5
    warm_up: float = 3.0
    seconds: float = 8.0


@dataclass(frozen=True, slots=True)
class Contender:
    """A server, and how players join it."""

    name: str
    serve: Callable[[], AbstractContextManager[Served]]
    sit: Sit


COMPARED = Contender("boardgame.io, in memory", boardgameio, at_boardgameio)
CONTENDERS = (
    Contender("Pipyard, Spots", serve_pipyard, at_pipyard("spots")),
    COMPARED,
    Contender("Pipyard, Spotted!", serve_pipyard, at_pipyard("spotted", Company(games=8))),
    Contender(
        "Pipyard, Spotted!, six write", serve_pipyard, at_pipyard("spotted", Company(6, games=4))
    ),
    Contender(
        "Pipyard, Spots, 10 tables, 20 watch",
        serve_pipyard,
        at_pipyard("spots", Company(watchers=20, share=5)),
    ),
    Contender(
        "Pipyard, Spots, two people, two bots", serve_pipyard, at_pipyard("spots", Company(bots=2))
    ),
)


def main(plan: Plan | None = None) -> None:
    """Measure everything and print it with the configuration."""
    plan = plan or Plan()
    tell_machine()
    install_boardgameio()
    console = Console(highlight=False)
    errors = Console(stderr=True)
    with (
        players_on_their_core(),
        Progress(console=errors, transient=True, disable=not errors.is_terminal) as progress,
    ):
        task = progress.add_task("Playing", total=plan.rounds * len(CONTENDERS) + 2)
        rounds = _rounds(plan, lambda: progress.advance(task))
        progress.update(task, description="Starting")
        started = crowd.time_start()
        progress.update(task, advance=1, description=f"{crowd.SOCKETS:,} sockets")
        with serve_pipyard() as served:
            seen = asyncio.run(crowd.gather_crowd(served))
    console.print(_table(rounds))
    console.print(f"[dim]{_load_line(rounds)}\n{_configuration(plan)}[/dim]")
    console.print(_crowd_lines(seen, started))


def _rounds(plan: Plan, on_round: Callable[[], None]) -> dict[str, list[Round]]:
    """Take turns, so that a noisy minute of the machine affects all contenders alike."""
    rounds: dict[str, list[Round]] = {contender.name: [] for contender in CONTENDERS}
    for _ in range(plan.rounds):
        for one in CONTENDERS:
            with one.serve() as served:
                measuring = measure(served, one.sit, plan.tables, plan.warm_up, plan.seconds)
                seen = _run(measuring)
            rounds[one.name].append(seen)
            on_round()
    return rounds


def _run(measuring: Coroutine[Any, Any, Round]) -> Round:
    """Run players on the same kind of event loop as the server, if installed: it costs less."""
    with asyncio.Runner(loop_factory=_new_loop) as runner:
        return runner.run(measuring)


def _table(rounds: dict[str, list[Round]]) -> Table:
    table = Table("server", title="Accepted moves under load")
    for heading in ("moves/s", "ratio", "p50 ms", "p90 ms", "p99 ms", "CPU us", "bytes"):
        table.add_column(heading, justify="right")
    compared = middle(rounds[COMPARED.name])
    for one in CONTENDERS:
        seen = middle(rounds[one.name])
        table.add_row(
            one.name,
            f"{seen.moves:,.0f}",
            f"{seen.moves / compared.moves:.2f}",
            f"{seen.p50:.1f}",
            f"{seen.p90:.1f}",
            f"{seen.p99:.1f}",
            f"{1e6 * seen.server_cpu / seen.moves:,.0f}",
            f"{seen.message_bytes:,.0f}",
        )
    return table


def _load_line(rounds: dict[str, list[Round]]) -> str:
    shares = "; ".join(
        f"{name}: {min(each.moves for each in found):,.0f} to "
        f"{max(each.moves for each in found):,.0f}, {middle(found).server_cpu:.0%} and "
        f"{middle(found).client_cpu:.0%}"
        for name, found in rounds.items()
    )
    return f"Moves per second from round to round; of a core, server and players. {shares}."


def _configuration(plan: Plan) -> str:
    cores = two_cores()
    bound = (
        "The server on one core, all players in one process on another."
        if cores
        else "Processes cannot be bound to cores here; server and players share all of them."
    )
    return (
        f"{plan.tables} tables, 2 players each, {2 * plan.tables} WebSockets; a player moves as "
        "soon as the last move is answered, at random among the legal ones. A latency is from "
        "sending a move to its acknowledgement (boardgame.io: to the state after it). 'CPU us' is "
        "the server's processor time for a move, all threads together; 'bytes' is a message as "
        f"received. Medians of {plan.rounds} interleaved rounds of "
        f"{plan.seconds:.0f} s after {plan.warm_up:.0f} s, a fresh server each. {bound}\n"
        f"Pipyard {pipyard.__version__}: one process, SQLite {sqlite3.sqlite_version} in WAL mode, "
        "synchronous = FULL: acknowledged once on the disk; without limits of rate. "
        f"{boardgameio_version()}: one process, NODE_ENV=production, storage in memory. Players: "
        "a short WebSocket of our own, the same at each server, Python "
        f"{platform.python_version()}, {platform.system()} {platform.machine()}."
    )


def _crowd_lines(seen: crowd.Crowd, started: crowd.Start) -> str:
    return (
        f"{seen.sockets:,} sockets at {seen.tables} tables, connected in "
        f"{seen.seconds_to_connect:.1f} s, {seen.broken} broken. While all were there, "
        f"{seen.moves:,} moves at a few tables: median {seen.p50:.1f} ms, 99th percentile "
        f"{seen.p99:.1f} ms.\n"
        f"An idle table with {seen.events:.0f} events holds {seen.table_bytes / 1024:.0f} KiB of "
        "memory (played at, left, still loaded), a socket "
        f"{seen.socket_bytes / 1024:.0f} KiB.\n"
        f"A warm start takes {started.page:.2f} s, from the command to the first answered request, "
        f"a page; {started.table:.2f} s to the first that takes the whole server."
    )
