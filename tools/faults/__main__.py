"""`python -m tools.faults`: run simulated worlds with faults, one seed after another.

A seed that finds a bug is printed, run again to see whether it replays exactly, and shortened to a
short story. `--plant` puts a bug into the server first, which should be found.
"""

import argparse
import os
import sys
import time
from collections import Counter
from collections.abc import Sequence

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from tools.faults.plan import FAULTS, plan_of
from tools.faults.planted import PLANTED, planted
from tools.faults.shrinking import shrink
from tools.faults.world import Outcome, live

_MOST_TRIED = 150
_SHOWN = 25


def main() -> int:
    """Run the command; return 1 if something is wrong, or a planted bug was not found."""
    asked = _asked()
    if os.environ.get("PYTHONHASHSEED") != "0":
        # Otherwise, a filter of request ids would differ from one process to the next.
        environment = {**os.environ, "PYTHONHASHSEED": "0"}
        os.execve(
            sys.executable, [sys.executable, "-m", "tools.faults", *sys.argv[1:]], environment
        )
    names = list(PLANTED) if asked.plant == "all" else [asked.plant]
    return max(_look_for(name, asked) for name in names)


def _asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tools.faults", description=__doc__)
    parser.add_argument("--first", type=int, default=1, help="the first seed (1)")
    parser.add_argument("--seeds", type=int, default=100, help="how many seeds (100)")
    parser.add_argument("--minutes", type=float, help="end after this many minutes")
    parser.add_argument("--tables", type=int, help="tables of each world (a few)")
    parser.add_argument("--plant", choices=[*PLANTED, "all"], help="a mistake to make")
    parser.add_argument(
        "--story", action="store_true", help="print what happens, even if nothing is wrong"
    )
    parser.add_argument("--no-shrink", action="store_true", help="do not shorten stories")
    return parser.parse_args()


def _look_for(name: str | None, asked: argparse.Namespace) -> int:
    with planted(name):
        return _run(name, asked)


def _run(name: str | None, asked: argparse.Namespace) -> int:
    began, found = time.monotonic(), None
    outcomes: list[Outcome] = []
    console = Console(stderr=True)
    with _progress(console) as progress:
        task = progress.add_task(name or "worlds", total=asked.seeds, rate="")
        for seed in range(asked.first, asked.first + asked.seeds):
            outcome = live(plan_of(seed, asked.tables))
            outcomes.append(outcome)
            if asked.story:
                print(outcome.plan.describe(), *outcome.trace, sep="\n")
            seconds = time.monotonic() - began
            progress.update(task, advance=1, rate=f"{len(outcomes) / seconds:.1f} a second")
            if outcome.wrong is not None:
                found = outcome
                break
            if asked.minutes and seconds > 60 * asked.minutes:
                break
            outcome.trace.clear()
    if name is not None:
        return _tell_planted(name, outcomes, found)
    print(_sum_up(outcomes, time.monotonic() - began))
    if found is None:
        return 0
    _tell(found, shorten=not asked.no_shrink)
    return 1


def _progress(console: Console) -> Progress:
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        TextColumn("{task.completed}/{task.total} {task.fields[rate]}"),
        TimeElapsedColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )


def _tell_planted(name: str, outcomes: Sequence[Outcome], found: Outcome | None) -> int:
    if found is None or found.wrong is None:
        print(f"{name}: NOT FOUND in {len(outcomes)} seeds", flush=True)
        return 1
    kind, what = found.wrong
    print(
        f"{name}: found by seed {found.plan.seed}, the {len(outcomes)}. ({kind}: {what})",
        flush=True,
    )
    return 0


def _sum_up(outcomes: Sequence[Outcome], seconds: float) -> str:
    incidents: Counter[str] = Counter()
    refused: Counter[str] = Counter()
    for outcome in outcomes:
        incidents.update(outcome.incidents)
        refused.update(outcome.refused)
    tables = sum(len(outcome.plan.tables) for outcome in outcomes)
    clients = sum(outcome.plan.clients for outcome in outcomes)
    events = sum(outcome.events for outcome in outcomes)
    acknowledged = sum(outcome.acknowledged for outcome in outcomes)
    virtual = sum(outcome.seconds for outcome in outcomes)
    faults = ", ".join(f"{kind} {incidents[kind]:,}" for kind in FAULTS)
    pranks = ", ".join(f"{kind} {n:,}" for kind, n in incidents.items() if kind not in FAULTS)
    codes = ", ".join(f"{code} {n:,}" for code, n in refused.most_common())
    return (
        f"{len(outcomes):,} worlds in {seconds:.0f} s ({virtual / 3600:.1f} h of theirs):"
        f" {tables:,} tables, {clients:,} clients, {events:,} events stored,"
        f" {acknowledged:,} requests acknowledged.\n"
        f"Faults: {faults}.\nClients: {pranks}.\nRefused: {codes}."
    )


def _tell(found: Outcome, *, shorten: bool) -> None:
    """Print what is wrong: the seed, whether it replays exactly, and a short story."""
    assert found.wrong is not None
    seed = found.plan.seed
    print(f"\nWRONG in seed {seed}: {found.wrong[0]}: {found.wrong[1]}")
    again = live(found.plan)
    same = (again.wrong, again.digest) == (found.wrong, found.digest)
    print("It replays exactly." if same else f"It does NOT replay: {again.wrong}")
    if shorten:
        print("Making it short…", flush=True)
        found = shrink(found, _MOST_TRIED, lambda _smaller: None)
    assert found.wrong is not None
    print(f"\n{found.plan.describe()}\n\nThe end of it:")
    print("\n".join(found.trace[-_SHOWN:]))
    print(f"\nTo see it again: python -m tools.faults --first {seed} --seeds 1")


if __name__ == "__main__":
    sys.exit(main())
