"""`pipyard solved spots`: endings solved wholly, and what each bot loses in them."""

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from pipyard.cli.lab_options import AsJson, Cores, Seed
from pipyard.core.errors import InvalidConfig, PipyardError

if TYPE_CHECKING:
    from rich.table import Table

    from pipyard.lab.simulate import Wanted
    from pipyard.lab.spots.distance import Report
    from pipyard.lab.spots.endings import Ending

REFUSED = 2
INTERRUPTED = 130


def solved_spots(
    *,
    ending: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME", help="An ending; may be repeated.", show_default="all"),
    ] = None,
    bots: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME...", help="The bots that are tried.", show_default="all"),
    ] = None,
    games: Annotated[int, typer.Option(help="Games of each bot in each ending.")] = 200,
    seed: Seed = 0,
    cores: Cores = None,
    page: Annotated[
        Path | None,
        typer.Option(metavar="FILE", dir_okay=False, help="Write a page of it in Markdown."),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Solve endings of Spots wholly and show what each bot loses beside the best play."""
    from pipyard.bots import BOTS  # noqa: PLC0415  (loading these takes time)
    from pipyard.lab.simulate import Wanted  # noqa: PLC0415

    try:
        if page and not page.parent.is_dir():
            raise InvalidConfig(f"There is no folder {page.parent}; make it, or name another file.")
        reports = _reports(ending, Wanted(bots or list(BOTS["spots"]), games, seed, cores))
    except PipyardError as error:
        typer.echo(f"pipyard solved spots: {error.sentence}", err=True)
        raise typer.Exit(REFUSED) from None
    except KeyboardInterrupt:
        typer.echo("Stopped before all games were played; there is no report.", err=True)
        raise typer.Exit(INTERRUPTED) from None
    _show(reports, as_json=as_json)
    if page:
        from pipyard.lab.spots.solved_page import page_of  # noqa: PLC0415

        options = [f"--ending {name}" for name in ending or []]
        options += [f"--bots {' '.join(bots)}"] if bots else []
        command = " ".join(["pipyard solved spots", *options, f"--games {games} --seed {seed}"])
        page.write_text(page_of(reports, f"{command} --page {page}"), encoding="utf-8")
        typer.echo(f"Written to {page}.", err=True)


def _reports(endings: list[str] | None, wanted: "Wanted") -> "list[Report]":
    from rich.console import Console  # noqa: PLC0415  (loading these takes time)

    from pipyard.bots import bot_number  # noqa: PLC0415
    from pipyard.cli.simulation import progress_bar  # noqa: PLC0415
    from pipyard.cli.warm import ensure_warm  # noqa: PLC0415
    from pipyard.lab.spots.distance import games_to_play, report  # noqa: PLC0415
    from pipyard.lab.spots.endings import ENDINGS, find_ending  # noqa: PLC0415
    from pipyard.lab.spots.solved import solve  # noqa: PLC0415

    chosen = [find_ending(name) for name in endings] if endings else list(ENDINGS)
    for name in wanted.bots:
        bot_number("spots", name)
    wanted.check()
    ensure_warm()
    console = Console(stderr=True)
    with console.status("") as status:
        solutions = [solve(*ending.set_up(), _telling(ending, status.update)) for ending in chosen]
    total = sum(games_to_play(solution, wanted) for solution in solutions)
    with progress_bar("Playing", total) as advance:
        playing = replace(wanted, on_progress=advance)
        return [
            report(ending, solution, playing)
            for ending, solution in zip(chosen, solutions, strict=True)
        ]


def _telling(ending: "Ending", update: Callable[[str], None]) -> Callable[[int, float], None]:
    """Return how to tell how far solving an ending has come."""

    def tell(positions: int, change: float) -> None:
        settled = f", values still change by {change:.0e}" if change < 1 else ""
        update(f"Solving {ending.name}: {positions:,} positions{settled}")

    return tell


def _show(reports: "list[Report]", *, as_json: bool) -> None:
    if as_json:
        documents = [_document(report) for report in reports]
        typer.echo(json.dumps({"game": "spots", "endings": documents}, indent=2))
        return
    from rich.console import Console  # noqa: PLC0415

    console = Console(highlight=False)
    for report in reports:
        console.print(_table(report))
    console.print(
        "[dim]Points of win chance that a game loses on average, with 95% intervals. Against best "
        "play this is exactly how much less the bot wins than best play would.[/dim]"
    )


def _document(report: "Report") -> dict[str, object]:
    solution = report.solution
    return {
        "name": report.ending.name,
        "position": report.ending.header.splitlines(),
        "positions": solution.pages,
        "value": solution.value,
        "error": solution.error,
        "best_play_won": report.won_by_first,
        "bots": [
            {
                "name": found.bot,
                "against": found.against,
                "games": len(found.trials),
                "lost": found.lost,
                "doubt": found.doubt,
                "won": found.won,
            }
            for found in report.distances
        ],
    }


def _table(report: "Report") -> "Table":
    from rich.table import Table  # noqa: PLC0415

    solution = report.solution
    first = report.ending.players[0]
    title = f"{report.ending.name}: {solution.pages:,} positions, {first} wins {solution.value:.1%}"
    table = Table("bot", "against best play", title=title)
    two = len(report.ending.players) > 1
    if two:
        table.add_column("against itself")
    table.add_column("games")
    for column in table.columns[1:]:
        column.justify = "right"
    for bot, distances in report.by_bot().items():
        cells = [f"{100 * found.lost:.2f} ± {100 * found.doubt:.2f}" for found in distances]
        table.add_row(bot, *cells, f"{len(distances[0].trials):,}")
    return table
