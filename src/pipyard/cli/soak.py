"""`pipyard soak`: play very many games and check after every event what must always hold."""

from typing import TYPE_CHECKING, Annotated

import typer

from pipyard.core.errors import PipyardError

if TYPE_CHECKING:
    from rich.table import Table

    from pipyard.lab.soak import SoakReport

BROKEN = 1


def soak(
    game: Annotated[str, typer.Argument(help="The game: spots.")] = "spots",
    games: Annotated[int, typer.Option(help="How many games to play.", min=1)] = 100_000,
    seed: Annotated[int, typer.Option(help="Same seed, same games.", min=0)] = 1,
    turns: Annotated[int, typer.Option(help="Turns after which a game is cut off.", min=1)] = 60,
    cores: Annotated[int, typer.Option(help="Cores to use; 0 is all of them.", min=0)] = 0,
) -> None:
    """Play games over all seats, sets and variants and count how often each corner came up."""
    from rich.console import Console  # noqa: PLC0415  (loading these takes time)
    from rich.progress import MofNCompleteColumn, Progress, TimeRemainingColumn  # noqa: PLC0415

    if game != "spots":
        raise PipyardError("game/unknown", f"There is no game {game!r}; choose spots.")
    console = Console()
    with console.status("Compiling the rules and the checks (once, under a minute)…"):
        from pipyard.lab.soak import soak as play  # noqa: PLC0415

        play(1, seed, cores=1)
    columns = (*Progress.get_default_columns()[:3], MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console) as progress:
        task = progress.add_task("Playing", total=games)
        report = play(
            games,
            seed,
            cores=cores or None,
            turn_limit=turns,
            on_progress=lambda count: progress.update(task, advance=count),
        )
    console.print(_single_table(report))
    console.print(_trick_table(report))
    console.print(
        f"{report.games:,} games, {report.events:,} events checked; "
        f"{report.finished:,} finished, {report.cut_off:,} cut off after {turns} turns."
    )
    if report.fault:
        console.print(f"Broken in game {report.fault_game} of seed {seed}: {report.fault}.")
        raise typer.Exit(BROKEN)
    never = [name for name, count in report.single.items() if count == 0]
    console.print(f"Never seen: {', '.join(never)}." if never else "Every corner was seen.")


def _single_table(report: "SoakReport") -> "Table":
    from rich.table import Table  # noqa: PLC0415

    table = Table("seen", "times", title="What came up")
    for name, count in report.single.items():
        table.add_row(name, f"{count:,}")
    table.columns[1].justify = "right"
    return table


def _trick_table(report: "SoakReport") -> "Table":
    from rich.table import Table  # noqa: PLC0415

    kinds = list(next(iter(report.tricks.values())))
    table = Table("trick", *kinds, title="By trick")
    for column in table.columns[1:]:
        column.justify = "right"
    for trick, counts in report.tricks.items():
        table.add_row(trick, *(f"{counts[kind]:,}" if counts[kind] else "-" for kind in kinds))
    return table
