"""What `pipyard simulate` does: run with a progress bar, then print a table or JSON."""

import json
from dataclasses import dataclass
from pathlib import Path

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from pipyard.bots import BOTS
from pipyard.cli.warm import ensure_warm
from pipyard.core.errors import InvalidConfig
from pipyard.games.spots.content import load_content
from pipyard.games.spots.game import FIRST_SET, Spots, SpotsConfig, tiles_of_set
from pipyard.lab.simulate import Report, seat_bots, simulate


@dataclass(frozen=True, slots=True)
class Wanted:
    """What was asked for on the command line."""

    bots: list[str]
    players: int
    games: int
    seed: int
    tiles: str | None
    off_leash: bool
    rotate: bool
    turn_limit: int
    cores: int | None
    d0g_treats: int = 1
    pack: Path | None = None


def run(game: str, wanted: Wanted, *, as_json: bool) -> None:
    """Simulate and print; whatever cannot be done is refused before anything is compiled."""
    if game not in BOTS:
        raise InvalidConfig(f"There is no game {game!r}; choose one of {', '.join(BOTS)}.")
    spots = Spots(load_content(wanted.pack) if wanted.pack else None)
    config = _config(spots, wanted)
    seat_bots(wanted.bots, config.seats)
    spots.check(config)
    ensure_warm()
    report = _simulate(spots, config, wanted)
    if as_json:
        typer.echo(json.dumps(as_document(game, wanted, report), indent=2))
    else:
        _print(wanted, report)


def _config(spots: Spots, wanted: Wanted) -> SpotsConfig:
    known = Spots.metadata
    if not known.min_seats <= wanted.players <= known.max_seats:
        raise InvalidConfig(
            f"Spots takes {known.min_seats} to {known.max_seats} players, not {wanted.players}."
        )
    if wanted.cores is not None and wanted.cores < 1:
        raise InvalidConfig(f"At least 1 core is needed, not {wanted.cores}.")
    if wanted.off_leash and wanted.tiles:
        raise InvalidConfig("Off leash plays with all tiles; leave out --set or --off-leash.")
    tiles = tiles_of_set(spots.content, wanted.tiles) if wanted.tiles else None
    return SpotsConfig(wanted.players, tiles, wanted.off_leash, wanted.d0g_treats)


def _simulate(spots: Spots, config: SpotsConfig, wanted: Wanted) -> Report:
    console = Console(stderr=True)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(
        *columns, console=console, transient=True, disable=not console.is_terminal
    ) as progress:
        task = progress.add_task("Playing", total=wanted.games)
        return simulate(
            config,
            wanted.bots,
            wanted.games,
            wanted.seed,
            spots=spots,
            cores=wanted.cores,
            rotate=wanted.rotate,
            turn_limit=wanted.turn_limit,
            on_progress=lambda count: progress.advance(task, count),
        )


def as_document(game: str, wanted: Wanted, report: Report) -> dict[str, object]:
    """Lay a report out for JSON: what was asked for, what came of it, how fast it was."""
    return {
        "game": game,
        "players": wanted.players,
        "set": None if wanted.off_leash else wanted.tiles or FIRST_SET,
        "off_leash": wanted.off_leash,
        "pack": str(wanted.pack) if wanted.pack else None,
        "seed": wanted.seed,
        "rotate": wanted.rotate,
        "turn_limit": wanted.turn_limit,
        "games": report.games,
        "bots": [{"name": bot.name, "wins": bot.wins} for bot in report.bots],
        "seat_wins": list(report.seat_wins),
        "d0g_wins": report.d0g_wins,
        "cut_off": report.cut_off,
        "turns": report.turns,
        "turns_per_player": report.turns_per_player,
        "decisions": report.decisions,
        "cores": report.pace.cores,
        "seconds": report.pace.seconds,
        "games_per_second": report.games_per_second,
        "decisions_per_second_per_core": report.decisions_per_second_per_core,
    }


def _print(wanted: Wanted, report: Report) -> None:
    console = Console(highlight=False)
    table = Table("", "wins", "share", title=_title(wanted))
    for column in table.columns[1:]:
        column.justify = "right"
    for place, bot in enumerate(report.bots, 1):
        table.add_row(f"{place}. {bot.name}", *_share(bot.wins, report.games))
    if wanted.players == 1:
        table.add_row("d0g", *_share(report.d0g_wins, report.games))
    if report.cut_off:
        cut_off = f"cut off after {wanted.turn_limit} turns"
        table.add_row(cut_off, *_share(report.cut_off, report.games))
    if wanted.players > 1:
        table.add_section()
        for seat, wins in enumerate(report.seat_wins, 1):
            table.add_row(f"seat {seat}", *_share(wins, report.games))
    console.print(table)
    console.print(
        f"{report.turns_per_player:.1f} turns per player, "
        f"{report.decisions / report.games:,.0f} decisions per game; "
        f"{report.games_per_second:,.0f} games per second on {_cores(report.pace.cores)}, "
        f"{report.decisions_per_second_per_core:,.0f} decisions per second per core."
    )
    console.print("[dim]A decision is a choice between at least two legal actions.[/dim]")


def _title(wanted: Wanted) -> str:
    where = "off leash" if wanted.off_leash else wanted.tiles or FIRST_SET
    if wanted.pack:
        where += f", pack {wanted.pack.name}"
    return f"{wanted.games:,} games of Spots, {where}, seed {wanted.seed}"


def _share(wins: int, games: int) -> tuple[str, str]:
    return f"{wins:,}", f"{wins / games:.1%}"


def _cores(cores: int) -> str:
    return "1 core" if cores == 1 else f"{cores} cores"
