"""What `pipyard simulate` does: run with a progress bar, then print tables or JSON."""

import json
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import typer
from rich.console import Console

from pipyard.cli.documents import document
from pipyard.cli.logging_games import play_logged
from pipyard.cli.machines import tell_machine
from pipyard.cli.showing import print_table, progress_bar
from pipyard.cli.taught import thinking_by
from pipyard.lab.simulate import (
    Pace,
    SimulateOptions,
    SimulationReport,
    TableSetup,
    seat_bots,
    set_up,
    simulate,
)
from pipyard.lab.taught import doubts


def run(
    game: str,
    players: int,
    wanted: SimulateOptions,
    options: Mapping[str, object],
    *,
    as_json: bool,
    logs: Path | None = None,
    weights: str | None = None,
) -> None:
    """Simulate and print; anything impossible is refused before compilation starts."""
    setup = thinking_by(weights, set_up(game, players, **options))
    bots = seat_bots(game, wanted.bots, players)
    doubted = doubts(setup, bots, taught=weights is not None)
    wanted.check()
    tell_machine()
    with progress_bar("Playing", wanted.games) as advance:
        playing = replace(wanted, on_progress=advance)
        report = simulate(setup, playing) if logs is None else play_logged(setup, playing, logs)
    if as_json:
        typer.echo(json.dumps({**_document(setup, wanted, report), "warnings": doubted}, indent=2))
    else:
        _print(setup, wanted, report)
        for sentence in doubted:
            typer.echo(sentence)


def _document(
    setup: TableSetup, wanted: SimulateOptions, report: SimulationReport
) -> dict[str, object]:
    limit = {} if setup.turn_limit is None else {"turn_limit": setup.turn_limit}
    return {
        **document("simulate", setup.rules.content_hash),
        "game": setup.game,
        "players": setup.seats,
        **setup.about,
        "seed": wanted.seed,
        "rotate": wanted.rotate,
        **limit,
        "games": report.games,
        **report.as_fields(),
        "decisions": report.decisions,
        "cores": report.pace.cores,
        "seconds": report.pace.seconds,
        "games_per_second": report.games / report.pace.seconds,
        "decisions_per_second_per_core": report.decisions / report.pace.busy_seconds,
    }


def _print(setup: TableSetup, wanted: SimulateOptions, report: SimulationReport) -> None:
    console = Console(highlight=False)
    title = setup.rules.title
    first, *others = report.tables(setup)
    played = ", ".join(filter(None, (f"{report.games:,} games of {title}", setup.where)))
    named = f"{played}, seed {wanted.seed}"
    for table in (replace(first, title=named), *others):
        print_table(console, table)
    for note in report.notes():
        console.print(note)
    console.print(f"{report.length()}{_pace(report.games, report.decisions, report.pace)}")
    console.print("[dim]A decision is a choice between at least two legal actions.[/dim]")


def _pace(games: int, decisions: int, pace: Pace) -> str:
    """Say how long games were and how fast they were played."""
    cores = f"1 {pace.unit}" if pace.cores == 1 else f"{pace.cores} {pace.unit}s"
    return (
        f"{decisions / games:,.0f} decisions per game; "
        f"{games / pace.seconds:,.0f} games per second on {cores}, "
        f"{decisions / pace.busy_seconds:,.0f} decisions per second per {pace.unit}."
    )
