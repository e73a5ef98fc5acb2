"""`python -m bench`: decisions and games per second on one core, in one table."""

import importlib.util

from rich.console import Console
from rich.progress import track
from rich.table import Table

from bench import spots, spotted
from bench.sample import Contender, Sample, Speed, games_that_fill_the_time, summarise
from pipyard.cli.warm import ensure_warm

ROUNDS = 7


def main() -> None:
    """Measure everything in turn, several rounds over, and print the medians."""
    ensure_warm()
    console = Console(highlight=False)
    contenders = spots.contenders() + spotted.contenders()
    compared = importlib.util.find_spec("pyspiel") is not None
    if compared:
        from bench import openspiel  # noqa: PLC0415  (only where OpenSpiel is installed)

        contenders += openspiel.contenders()
    speeds = _measure(contenders)
    console.print(_table(speeds))
    console.print(
        "[dim]A decision is a choice between at least two legal actions, which are listed before "
        f"one is picked at random. Processor time; medians of {ROUNDS} interleaved rounds.[/dim]"
    )
    if not compared:
        console.print(
            "OpenSpiel is not installed, so there is nothing to compare with; make bench installs "
            "it where it can, or: pip install 'pipyard[bench]'."
        )
    compiled = speeds[contenders[0].name].decisions
    plain = spots.interpreted_speed()
    console.print(
        f"The same rules interpreted, not compiled: {plain:,.0f} decisions per second, "
        f"{compiled / plain:,.0f} times slower."
    )


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


def _table(speeds: dict[str, Speed]) -> Table:
    table = Table("random play on one core", title="Decisions and games per second")
    for heading in ("decisions/s", "range, millions", "games/s", "ratio"):
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
    main()
