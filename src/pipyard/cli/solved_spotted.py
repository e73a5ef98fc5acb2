"""`pipyard solved spotted`: endings solved wholly, and how many points each bot loses in them."""

import json
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from pipyard.cli.lab_options import AsJson, Cores, Seed
from pipyard.core.errors import InvalidConfig, PipyardError

if TYPE_CHECKING:
    from rich.table import Table

    from pipyard.lab.simulate import Wanted
    from pipyard.lab.spotted.solved.distance import Distance
    from pipyard.lab.spotted.solved.endings import Ending
    from pipyard.lab.spotted.solved.page import Report
    from pipyard.lab.spotted.solved.solution import Solution

REFUSED = 2
INTERRUPTED = 130


def solved_spotted(
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
    """Solve endings of Spotted! wholly and show how many points each bot loses in them."""
    from pipyard.bots import BOTS  # noqa: PLC0415  (loading these takes time)
    from pipyard.lab.simulate import Wanted  # noqa: PLC0415

    try:
        if page and not page.parent.is_dir():
            raise InvalidConfig(f"There is no folder {page.parent}; make it, or name another file.")
        reports = _reports(ending, Wanted(bots or list(BOTS["spotted"]), games, seed, cores))
    except PipyardError as error:
        typer.echo(f"pipyard solved spotted: {error.sentence}", err=True)
        raise typer.Exit(REFUSED) from None
    except KeyboardInterrupt:
        typer.echo("Stopped before all games were played; there is no report.", err=True)
        raise typer.Exit(INTERRUPTED) from None
    _show(reports, as_json=as_json)
    if page:
        from pipyard.lab.spotted.solved.page import page_of  # noqa: PLC0415

        options = [f"--ending {name}" for name in ending or []]
        options += [f"--bots {' '.join(bots)}"] if bots else []
        command = " ".join(["pipyard solved spotted", *options, f"--games {games} --seed {seed}"])
        page.write_text(page_of(reports, f"{command} --page {page}"), encoding="utf-8")
        typer.echo(f"Written to {page}.", err=True)


def _reports(endings: list[str] | None, wanted: "Wanted") -> "list[Report]":
    from pipyard.bots import bot_number  # noqa: PLC0415  (loading these takes time)
    from pipyard.cli.warm import ensure_warm  # noqa: PLC0415
    from pipyard.lab.spotted.solved.endings import ending_names, find_ending  # noqa: PLC0415

    chosen = [find_ending(name) for name in endings or ending_names()]
    for name in wanted.bots:
        bot_number("spotted", name)
    wanted.check()
    ensure_warm()
    return [_report(ending, wanted) for ending in chosen]


def _report(ending: "Ending", wanted: "Wanted") -> "Report":
    from pipyard.cli.simulation import progress_bar  # noqa: PLC0415  (loading these takes time)
    from pipyard.lab.spotted.solved.distance import BEST, measure  # noqa: PLC0415
    from pipyard.lab.spotted.solved.page import Report  # noqa: PLC0415

    solution = _solve(ending, wanted.cores)
    with progress_bar(f"Playing {ending.name}", wanted.games * (1 + len(wanted.bots))) as advance:
        playing = replace(wanted, on_progress=advance)
        check = measure(solution, BEST, playing)
        distances = tuple(measure(solution, bot, playing) for bot in wanted.bots)
    return Report(ending, solution, check, distances)


def _solve(ending: "Ending", cores: int | None) -> "Solution":
    from rich.console import Console  # noqa: PLC0415  (loading these takes time)

    from pipyard.cli.simulation import progress_bar  # noqa: PLC0415
    from pipyard.lab.spotted.solved.exploring import Exploration  # noqa: PLC0415
    from pipyard.lab.spotted.solved.solution import Solution  # noqa: PLC0415

    with Console(stderr=True).status(f"Listing every sheet of {ending.name}"):
        explored = Exploration(ending.spotted, ending.start)
    with progress_bar(f"Solving {ending.name}", explored.work) as advance:
        return Solution(explored, cores, advance)


def _show(reports: "list[Report]", *, as_json: bool) -> None:
    if as_json:
        documents = [_document(report) for report in reports]
        typer.echo(json.dumps({"game": "spotted", "endings": documents}, indent=2))
        return
    from rich.console import Console  # noqa: PLC0415

    console = Console(highlight=False)
    for report in reports:
        console.print(_table(report))
    console.print(
        "[dim]Points that a game loses on average beside the best play, with 95% intervals.[/dim]"
    )


def _document(report: "Report") -> dict[str, object]:
    return {
        "name": report.ending.name,
        "position": list(report.ending.header),
        "sheets": len(report.solution.explored.known),
        "value": report.solution.optimum,
        "best_play": _played(report.check),
        "bots": [{"name": found.bot, **_played(found)} for found in report.distances],
    }


def _played(found: "Distance") -> dict[str, object]:
    return {
        "games": len(found.trials),
        "lost": found.lost.value,
        "doubt": found.lost.doubt,
        "scored": found.score.value,
        "scored_doubt": found.score.doubt,
        "lost_by_question": dict(found.lost_by_question()),
    }


def _table(report: "Report") -> "Table":
    from rich.table import Table  # noqa: PLC0415

    from pipyard.lab.spotted.solved.page import format_mean  # noqa: PLC0415

    sheets = len(report.solution.explored.known)
    title = (
        f"{report.ending.name}: {sheets:,} sheets, best play scores {report.solution.optimum:.2f}"
    )
    table = Table("bot", "points lost", "scored", "games", title=title)
    for column in table.columns[1:]:
        column.justify = "right"
    for found in (*report.distances, report.check):
        games = f"{len(found.trials):,}"
        table.add_row(found.bot, format_mean(found.lost), format_mean(found.score), games)
    return table
