"""`pipyard soak`: play very many games and check the invariants after every event."""

from functools import partial
from typing import Annotated

import typer

from pipyard.cli.lab_options import Cores, GameName
from pipyard.cli.refusals import ending_early

BROKEN = 1


def soak(
    game: GameName = "spots",
    games: Annotated[int, typer.Option(help="Games to play.", min=1)] = 100_000,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.", min=0)] = 1,
    turns: Annotated[int, typer.Option(help="Turns after which a game is cut off.", min=1)] = 60,
    cores: Cores = None,
) -> None:
    """Play many games over all seats, sets and sheets and check what must always hold."""
    from rich.console import Console  # noqa: PLC0415  (loading these takes time)
    from rich.progress import MofNCompleteColumn, Progress, TimeRemainingColumn  # noqa: PLC0415

    from pipyard.lab import soak as lab  # noqa: PLC0415
    from pipyard.lab.games import tool_of  # noqa: PLC0415

    with ending_early("soak"):
        setup = tool_of(game, "soak").set_up()
    console = Console()
    with console.status("Compiling the rules and the checks (once, about a minute)…"):
        lab.soak(setup, 1, seed, cores=1)
    columns = (*Progress.get_default_columns()[:3], MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console) as progress:
        advance = partial(progress.advance, progress.add_task("Playing", total=games))
        report = lab.soak(setup, games, seed, turn_limit=turns, cores=cores, on_progress=advance)
    cut_off = f", {report.cut_off:,} cut off after {turns} turns" if setup.has_turns else ""
    console.print(
        f"{report.games:,} games, {report.events:,} events checked; "
        f"{report.finished:,} finished{cut_off}."
    )
    if report.fault:
        console.print(f"Broken in game {report.fault_game} of seed {seed}: {report.fault}.")
        raise typer.Exit(BROKEN)
