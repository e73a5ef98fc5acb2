"""`pipyard solved`: endings solved completely, and how far bots are from best play in them."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from pipyard.cli.lab_options import AsJson, Cores, GameName, Seed
from pipyard.cli.refusals import check_folder, ending_early

if TYPE_CHECKING:
    from pipyard.lab.simulate import SimulateOptions
    from pipyard.lab.solved import EndingReport


def solved(
    game: GameName,
    *,
    ending: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME", help="An ending; can be repeated.", show_default="all"),
    ] = None,
    bots: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME...", help="The bots to test.", show_default="all"),
    ] = None,
    games: Annotated[int, typer.Option(help="Games of each bot in each ending.")] = 200,
    seed: Seed = 0,
    cores: Cores = None,
    page: Annotated[
        Path | None,
        typer.Option(metavar="FILE", dir_okay=False, help="Write the results as a Markdown page."),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Solve late positions completely and show how far from best play each bot is."""
    from pipyard.bots import BOTS  # noqa: PLC0415  (loading these takes time)
    from pipyard.lab.games import tool_of  # noqa: PLC0415
    from pipyard.lab.simulate import SimulateOptions  # noqa: PLC0415
    from pipyard.lab.solved import page_of  # noqa: PLC0415

    with ending_early(f"solved {game}"):
        if page:
            check_folder(page)
        text = tool_of(game, "solved.page")
        wanted = SimulateOptions(bots or list(BOTS[game]), games, seed, cores)
        reports = _solve(game, ending or [], wanted)
    _show(game, reports, text.NOTE, as_json=as_json)
    if page:
        options = [f"--ending {name}" for name in ending or []]
        options += [f"--bots {' '.join(bots)}"] if bots else []
        command = " ".join([f"pipyard solved {game}", *options, f"--games {games} --seed {seed}"])
        written = page_of(text.INTRODUCTION, text.SUMMARY, reports, f"{command} --page {page}")
        page.write_text(written, encoding="utf-8")
        typer.echo(f"Written to {page}.", err=True)


def _solve(game: str, endings: list[str], wanted: "SimulateOptions") -> "list[EndingReport]":
    from pipyard.bots import bot_number  # noqa: PLC0415  (loading these takes time)
    from pipyard.cli import showing  # noqa: PLC0415
    from pipyard.cli.machines import tell_machine  # noqa: PLC0415
    from pipyard.lab.games import tool_of  # noqa: PLC0415

    for name in wanted.bots:
        bot_number(game, name)
    wanted.check()
    tool = tool_of(game, "solved.endings")
    for name in endings:
        tool.find_ending(name)
    tell_machine()
    reports: list[EndingReport] = tool_of(game, "solved.page").solve_all(endings, wanted, showing)
    return reports


def _show(game: str, reports: "list[EndingReport]", note: str, *, as_json: bool) -> None:
    if as_json:
        documents = [{"name": each.ending.name, **each.as_document()} for each in reports]
        typer.echo(json.dumps({"game": game, "endings": documents}, indent=2))
        return
    from rich.console import Console  # noqa: PLC0415

    from pipyard.cli.showing import print_table  # noqa: PLC0415

    console = Console(highlight=False)
    for report in reports:
        print_table(console, report.table())
    console.print(f"[dim]{note}[/dim]")
