"""`pipyard tournament`: every bot against every other, and how strong each of them is."""

import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated

import typer

from pipyard.cli.lab_options import AsJson, Cores, GameName, OffLeash, Seed, SheetName, TileSet
from pipyard.core.errors import InvalidConfig, PipyardError

if TYPE_CHECKING:
    from pipyard.lab.simulate import Shares, Wanted
    from pipyard.lab.tournament import Interval, Tournament

REFUSED = 2
INTERRUPTED = 130


def tournament(
    game: GameName,
    *,
    bots: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME...",
            help="The bots that meet, each once.",
            show_default="all of the game",
        ),
    ] = None,
    games: Annotated[int, typer.Option(help="How many games of each pairing.")] = 200,
    players: Annotated[
        int, typer.Option(help="Seats; at more than 2, one bot sits among others of one kind.")
    ] = 2,
    seed: Seed = 0,
    tiles: TileSet = None,
    off_leash: OffLeash = False,
    sheet: SheetName = None,
    cores: Cores = None,
    as_json: AsJson = False,
) -> None:
    """Let bots meet in games with the same chance for both, and show who wins how often."""
    from pipyard.bots import BOTS, bot_number  # noqa: PLC0415  (loading these takes time)
    from pipyard.lab.simulate import Wanted  # noqa: PLC0415

    try:
        names = bots or list(BOTS.get(game, ()))
        for name in names or [""]:
            bot_number(game, name)
        play = _player(game, players, tiles, sheet, off_leash=off_leash)
        _hold(game, play, players, Wanted(names, games, seed, cores), as_json=as_json)
    except PipyardError as error:
        typer.echo(f"pipyard tournament: {error.sentence}", err=True)
        raise typer.Exit(REFUSED) from None
    except KeyboardInterrupt:
        typer.echo("Stopped before all games were played; there is no report.", err=True)
        raise typer.Exit(INTERRUPTED) from None


def _player(
    game: str, players: int, tiles: str | None, sheet: str | None, *, off_leash: bool
) -> "Callable[[Wanted], Shares]":
    """Return how games are played as asked; refuse what cannot be."""
    from pipyard.cli.simulation import check_players, refuse_options  # noqa: PLC0415

    if game == "spotted":
        from pipyard.games.spotted.content import STANDARD_SHEET, find_sheet  # noqa: PLC0415
        from pipyard.games.spotted.game import Spotted, SpottedConfig  # noqa: PLC0415
        from pipyard.lab.spotted import simulate as spotted  # noqa: PLC0415

        check_players("Spotted!", Spotted.metadata, players)
        refuse_options("Spotted!", set=tiles, off_leash=off_leash)
        rules = Spotted(find_sheet(sheet or STANDARD_SHEET))
        return lambda wanted: spotted.win_shares(
            spotted.play(SpottedConfig(players), wanted, rules)[0], players
        )
    from pipyard.games.spots.game import Spots, SpotsConfig, tiles_of_set  # noqa: PLC0415
    from pipyard.lab.spots import simulate as spots  # noqa: PLC0415

    check_players("Spots", Spots.metadata, players)
    refuse_options("Spots", sheet=sheet)
    if off_leash and tiles:
        raise InvalidConfig("Off leash plays with all tiles; leave out --set or --off-leash.")
    table = Spots()
    config = SpotsConfig(players, tiles_of_set(table.content, tiles) if tiles else None, off_leash)
    table.check(config)
    return lambda wanted: spots.win_shares(spots.play(config, wanted, table)[0], players)


def _hold(
    game: str, play: "Callable[[Wanted], Shares]", seats: int, wanted: "Wanted", *, as_json: bool
) -> None:
    from dataclasses import replace  # noqa: PLC0415

    from pipyard.cli.simulation import progress_bar  # noqa: PLC0415
    from pipyard.cli.warm import ensure_warm  # noqa: PLC0415
    from pipyard.lab.tournament import check, hold, meetings  # noqa: PLC0415

    games = check(seats, wanted) * len(meetings(wanted.bots, seats))
    ensure_warm()
    with progress_bar("Playing", games) as advance:
        held = hold(play, seats, replace(wanted, on_progress=advance))
    if as_json:
        typer.echo(json.dumps(_document(game, held, wanted.seed), indent=2))
    else:
        _print(game, held, wanted.seed)


def _document(game: str, held: "Tournament", seed: int) -> dict[str, object]:
    return {
        "game": game,
        "players": held.seats,
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


def _print(game: str, held: "Tournament", seed: int) -> None:
    from rich.console import Console  # noqa: PLC0415
    from rich.table import Table  # noqa: PLC0415

    from pipyard.lab.tournament import meetings  # noqa: PLC0415

    title = f"{game}, {held.seats} players, {held.games:,} games of each pairing, seed {seed}"
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
