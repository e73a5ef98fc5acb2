"""`pipyard tournament`: every bot against every other, and how strong each of them is."""

import json
from typing import TYPE_CHECKING, Annotated

import typer

from pipyard.cli.documents import document
from pipyard.cli.lab_options import (
    AsJson,
    Cores,
    GameName,
    OffLeash,
    PackFolder,
    RayAddress,
    Seed,
    SheetName,
    TileSet,
    WeightsName,
)
from pipyard.cli.refusals import ending_early

if TYPE_CHECKING:
    from pipyard.lab.intervals import Interval
    from pipyard.lab.simulate import SimulateOptions, TableSetup
    from pipyard.lab.tournament import Tournament


def tournament(
    game: GameName,
    *,
    bots: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME...",
            help="The bots to compare, each once.",
            show_default="all bots of the game",
        ),
    ] = None,
    games: Annotated[int, typer.Option(help="Games of each pairing.")] = 200,
    players: Annotated[
        int, typer.Option(help="Seats; with more than 2, one bot plays against several of another.")
    ] = 2,
    seed: Seed = 0,
    tiles: TileSet = None,
    off_leash: OffLeash = False,
    sheet: SheetName = None,
    pack: PackFolder = None,
    weights: WeightsName = None,
    cores: Cores = None,
    ray: RayAddress = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play each other with the same dice for both, and show how often each wins."""
    from pipyard.bots import BOTS, bot_number  # noqa: PLC0415  (loading these takes time)
    from pipyard.cli.taught import cluster, thinking_by  # noqa: PLC0415
    from pipyard.lab.simulate import SimulateOptions, set_up  # noqa: PLC0415
    from pipyard.lab.taught import doubts  # noqa: PLC0415

    with ending_early("tournament"):
        names = bots or list(BOTS.get(game, ()))
        for name in names or [""]:
            bot_number(game, name)
        setup = set_up(game, players, set_=tiles, off_leash=off_leash, sheet=sheet, pack=pack)
        setup = thinking_by(weights, setup)
        doubted = doubts(setup, names, taught=weights is not None)
        workers = cluster(ray, weights)
        wanted = SimulateOptions(names, games, seed, cores, workers=workers)
        _hold(setup, wanted, doubted, as_json=as_json)


def _hold(
    setup: "TableSetup", wanted: "SimulateOptions", doubted: list[str], *, as_json: bool
) -> None:
    from dataclasses import replace  # noqa: PLC0415

    from pipyard.cli.machines import tell_machine  # noqa: PLC0415
    from pipyard.cli.showing import progress_bar  # noqa: PLC0415
    from pipyard.lab.simulate import play, win_shares  # noqa: PLC0415
    from pipyard.lab.tournament import check, hold, meetings  # noqa: PLC0415

    seats = setup.seats
    games = check(seats, wanted) * len(meetings(wanted.bots, seats))
    tell_machine()
    with progress_bar("Playing", games) as advance:
        held = hold(
            lambda wanted: win_shares(setup, play(setup, wanted)[0]),
            seats,
            replace(wanted, on_progress=advance),
        )
    if as_json:
        told = {**_document(setup, held, wanted.seed), "warnings": doubted}
        typer.echo(json.dumps(told, indent=2))
    else:
        _print(setup, held, wanted.seed)
        for sentence in doubted:
            typer.echo(sentence)


def _document(setup: "TableSetup", held: "Tournament", seed: int) -> dict[str, object]:
    return {
        **document("tournament", setup.rules.content_hash),
        "game": setup.game,
        "players": held.seats,
        **setup.about,
        "games_per_pairing": held.games,
        "seed": seed,
        "bots": [
            {
                "name": bot,
                **_bounds(held.overall(bot)),
                "rating": held.ratings[bot].strength if held.ratings else None,
                "rating_doubt": held.ratings[bot].doubt if held.ratings else None,
            }
            for bot in held.bots
        ],
        "pairings": [
            {
                "bot": pairing.bot,
                "against": pairing.against,
                **_bounds(pairing.interval),
                "cut_off": pairing.cut_off,
            }
            for pairing in held.pairings.values()
        ],
    }


def _bounds(found: "Interval") -> dict[str, float]:
    return {"share": found.share, "low": found.low, "high": found.high}


def _print(setup: "TableSetup", held: "Tournament", seed: int) -> None:
    from rich.console import Console  # noqa: PLC0415
    from rich.table import Table  # noqa: PLC0415

    from pipyard.lab.tournament import meetings  # noqa: PLC0415

    played = ", ".join(filter(None, (setup.game, setup.where)))
    title = f"{played}, {held.seats} players, {held.games:,} games of each pairing, seed {seed}"
    table = Table("wins of", *(f"against {bot}" for bot in held.bots), "all", title=title)
    if held.ratings:
        table.add_column("rating")
    for column in table.columns[1:]:
        column.justify = "right"
    for bot in held.bots:
        cells = [
            "" if other == bot else _cell(held.pairings[bot, other].interval) for other in held.bots
        ]
        rated = held.ratings.get(bot)
        rating = [f"{rated.strength:.1f} ± {rated.doubt:.1f}"] if rated else []
        table.add_row(bot, *cells, _cell(held.overall(bot)), *rating)
    console = Console(highlight=False)
    console.print(table)
    fair = f"{1 / held.seats:.0%}"
    console.print(f"[dim]Shares with 95% intervals; {fair} is a fair share.[/dim]")
    for bot, against in meetings(held.bots, held.seats):
        cut_off = held.pairings[bot, against].cut_off
        if cut_off:
            console.print(f"{bot} against {against}: {cut_off:,} cut off, which count for neither.")


def _cell(found: "Interval") -> str:
    return f"{found.share:.1%}\n{found.low:.1%}–{found.high:.1%}"
