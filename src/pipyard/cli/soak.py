"""`pipyard soak`: play very many games and check after every event what must always hold."""

from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING, Annotated

import typer

from pipyard.cli.lab_options import Cores

if TYPE_CHECKING:
    from collections.abc import Callable

    from rich.table import Table

    from pipyard.lab.soak import SoakReport

BROKEN = 1
REFUSED = 2
GAMES = ("spots", "spotted")


def soak(
    game: Annotated[str, typer.Argument(help="The game: spots or spotted.")] = "spots",
    games: Annotated[int, typer.Option(help="How many games to play.", min=1)] = 100_000,
    seed: Annotated[int, typer.Option(help="Same seed, same games.", min=0)] = 1,
    turns: Annotated[
        int, typer.Option(help="Spots: turns after which a game is cut off.", min=1)
    ] = 60,
    cores: Cores = None,
) -> None:
    """Play games over all seats, sets and sheets and count how often each corner came up."""
    from rich.console import Console  # noqa: PLC0415  (loading these takes time)
    from rich.progress import MofNCompleteColumn, Progress, TimeRemainingColumn  # noqa: PLC0415

    if game not in GAMES:
        known = ", ".join(GAMES)
        typer.echo(f"pipyard soak: There is no game {game!r}; choose one of {known}.", err=True)
        raise typer.Exit(REFUSED)
    console = Console()
    with console.status("Compiling the rules and the checks (once, about a minute)…"):
        play = _soak_of(game, turns)
        play(1, seed, cores=1)
    columns = (*Progress.get_default_columns()[:3], MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console) as progress:
        task = progress.add_task("Playing", total=games)
        report = play(
            games,
            seed,
            cores=cores,
            on_progress=lambda count: progress.update(task, advance=count),
        )
    console.print(_table("What came up", {name: {"times": n} for name, n in report.single.items()}))
    for title, rows in report.tables.items():
        console.print(_table(title, rows))
    cut_off = f", {report.cut_off:,} cut off after {turns} turns" if game == "spots" else ""
    console.print(
        f"{report.games:,} games, {report.events:,} events checked; "
        f"{report.finished:,} finished{cut_off}."
    )
    if report.fault:
        console.print(f"Broken in game {report.fault_game} of seed {seed}: {report.fault}.")
        raise typer.Exit(BROKEN)
    never = [name for name, count in report.single.items() if count == 0]
    console.print(f"Never seen: {', '.join(never)}." if never else "Every corner was seen.")


def _soak_of(game: str, turns: int) -> "Callable[..., SoakReport]":
    if game == "spots":
        from pipyard.lab.spots import soak as of_spots  # noqa: PLC0415

        return partial(of_spots.soak, turn_limit=turns)
    from pipyard.lab.spotted import soak as of_spotted  # noqa: PLC0415

    return of_spotted.soak


def _table(title: str, rows: Mapping[str, Mapping[str, int]]) -> "Table":
    from rich.table import Table  # noqa: PLC0415

    headings = list(next(iter(rows.values())))
    table = Table("", *headings, title=title)
    for column in table.columns[1:]:
        column.justify = "right"
    for name, counts in rows.items():
        table.add_row(name, *(f"{counts[key]:,}" if counts[key] else "-" for key in headings))
    return table
