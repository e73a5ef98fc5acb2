"""Options that several commands of the lab take."""

from typing import Annotated, TypeAlias

import typer

GameName: TypeAlias = Annotated[
    str, typer.Argument(help="The game: spots or spotted.", show_default=False)
]
Seed: TypeAlias = Annotated[int, typer.Option(help="The same seed brings the same games.")]
TileSet: TypeAlias = Annotated[
    str | None,
    typer.Option(
        "--set", help='Spots: tiles in play, such as "dog park".', show_default="adoption event"
    ),
]
OffLeash: TypeAlias = Annotated[
    bool, typer.Option("--off-leash", help="Spots: play with stacks of all tiles.")
]
SheetName: TypeAlias = Annotated[
    str | None,
    typer.Option(
        metavar="NAME",
        help="Spotted!: a sheet that is shipped, or a .toml file.",
        show_default="clover-meadow",
    ),
]
Cores: TypeAlias = Annotated[int | None, typer.Option(help="Cores to use.", show_default="all")]
AsJson: TypeAlias = Annotated[bool, typer.Option("--json", help="Print JSON and nothing else.")]
