"""`pipyard play`: a game in the terminal."""

from pathlib import Path
from typing import Annotated

import typer

from pipyard.cli.lab_options import PackFolder
from pipyard.core.errors import PipyardError

REFUSED = 2


def play(
    game: Annotated[str, typer.Argument(help="The game: spots or spotted.", show_default=False)],
    *,
    seat: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME",
            help="A person's name, or a bot such as bot:greedy (see --bots); repeat for each seat.",
            show_default="you and bot:greedy",
        ),
    ] = None,
    bots: Annotated[
        bool, typer.Option("--bots", help="List the bots, weakest first, and how they play.")
    ] = False,
    set_name: Annotated[
        str | None,
        typer.Option(
            "--set",
            metavar="NAME",
            help='Spots: tricks in play, such as "dog park", or random.',
            show_default="adoption event",
        ),
    ] = None,
    tiles: Annotated[
        str | None,
        typer.Option(
            metavar="NAMES", help='Spots: tricks by hand, such as "dig, run, hunt, stay".'
        ),
    ] = None,
    off_leash: Annotated[
        bool, typer.Option("--off-leash", help="Spots: Off Leash Hours, with stacks of all tiles.")
    ] = False,
    solo: Annotated[bool, typer.Option("--solo", help="Play alone; in Spots against d0g.")] = False,
    d0g_treats: Annotated[
        int | None,
        typer.Option(
            min=0, max=5, help="Spots: treats d0g starts with; more is harder.", show_default="1"
        ),
    ] = None,
    seed: Annotated[
        int | None, typer.Option(min=0, help="The same seed gives the same dice and cards.")
    ] = None,
    pack: PackFolder = None,
    sheet: Annotated[
        str | None,
        typer.Option(
            metavar="NAME",
            help="Spotted!: the sheet by name, or a FILE.toml.",
            show_default="clover-meadow",
        ),
    ] = None,
    resume: Annotated[
        bool, typer.Option("--resume", help="Continue the game you left last.")
    ] = False,
    data: Annotated[
        Path | None,
        typer.Option(
            metavar="DIR",
            file_okay=False,
            help="Folder for saved games.",
            show_default="your data folder",
        ),
    ] = None,
) -> None:
    """Play Spots or Spotted! here in the terminal: with friends, against bots, or alone."""
    from pipyard.cli.terminal.command import run, show_bots  # noqa: PLC0415  (it takes time)
    from pipyard.cli.terminal.play_options import PlayOptions  # noqa: PLC0415

    wishes = (set_name, tiles, off_leash, solo, d0g_treats, seed, pack, sheet)
    options = PlayOptions(tuple(seat or ()), *wishes)
    try:
        if bots:
            show_bots(game)
        else:
            run(game, options, resume=resume, data=data)
    except PipyardError as error:
        typer.echo(f"pipyard play: {error.sentence}", err=True)
        raise typer.Exit(REFUSED) from None
