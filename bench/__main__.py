"""`python -m bench [rules|server]`: the speed of the rules, and of a server with many tables."""

import importlib.util
import sys

from rich.console import Console
from rich.progress import track
from rich.table import Table

from bench import batches, machines, spots, spotted
from bench.sample import Contender, Sample, Speed, games_that_fill_the_time, summarise
from pipyard.cli.machines import tell_machine

ROUNDS = 7
PARTS = ("all", "rules", "server")


def main(part: str) -> None:
    """Measure one part, or both."""
    if part not in PARTS:
        sys.exit(f"python -m bench knows {', '.join(PARTS)}, not {part}.")
    if part != "server":
        measure_rules()
    if part != "rules":
        measure_server()


def measure_server() -> None:
    """Measure a server under load, if what it needs is installed."""
    if importlib.util.find_spec("psutil") is None:
        print("psutil is not installed, so no server is measured; make bench installs it.")
        return
    from bench import server  # noqa: PLC0415  (only where psutil is installed)

    server.main()


def measure_rules() -> None:
    """Measure all rules in turn, over several rounds, and print the medians."""
    tell_machine()
    console = Console(highlight=False)
    contenders = spots.contenders() + spotted.contenders()
    compared = importlib.util.find_spec("pyspiel") is not None
    if compared:
        from bench import openspiel  # noqa: PLC0415  (only where OpenSpiel is installed)

        contenders += openspiel.contenders()
    speeds = _measure(contenders)
    console.print(_table("Decisions and games per second", "decisions/s", speeds))
    console.print(
        "[dim]A decision is a choice between at least two legal actions, which are listed before "
        f"one is picked at random. Processor time; medians of {ROUNDS} interleaved rounds.[/dim]"
    )
    stepping = batches.contenders() + (openspiel.observers() if compared else [])
    console.print(_table("Steps with legal mask and observation", "steps/s", _measure(stepping)))
    if not compared:
        console.print(
            "OpenSpiel is not installed, so there is nothing to compare with; make bench installs "
            "it where it can, or: pip install 'pipyard[bench]'."
        )
    machines.main()


def _measure(contenders: list[Contender]) -> dict[str, Speed]:
    error_stream = Console(stderr=True)
    games = {contender.name: games_that_fill_the_time(contender) for contender in contenders}
    samples: dict[str, list[Sample]] = {contender.name: [] for contender in contenders}
    rounds = [contender for _ in range(ROUNDS) for contender in contenders]
    for contender in track(
        rounds,
        "Measuring",
        console=error_stream,
        transient=True,
        disable=not error_stream.is_terminal,
    ):
        samples[contender.name].append(contender.play(games[contender.name]))
    return {name: summarise(found) for name, found in samples.items()}


def _table(title: str, unit: str, speeds: dict[str, Speed]) -> Table:
    table = Table("random play on one core", title=title)
    for heading in (unit, "range, millions", "games/s", "ratio"):
        table.add_column(heading, justify="right")
    first = next(iter(speeds.values())).decisions
    for name, speed in speeds.items():
        table.add_row(
            name,
            f"{speed.decisions:,.0f}",
            f"{speed.slowest / 1e6:.2f} to {speed.fastest / 1e6:.2f}",
            f"{speed.games:,.0f}",
            _ratio(speed.decisions / first),
        )
    return table


def _ratio(ratio: float) -> str:
    return f"{ratio:.2f}" if ratio > 0.1 else f"1/{1 / ratio:.0f}"


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "all")
