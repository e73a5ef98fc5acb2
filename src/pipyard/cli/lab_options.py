"""Options shared by several commands, with the same meaning everywhere."""

from pathlib import Path
from typing import Annotated, TypeAlias

import typer

GameName: TypeAlias = Annotated[
    str, typer.Argument(help="The game: spots or spotted.", show_default=False)
]
Seed: TypeAlias = Annotated[int, typer.Option(help="The same seed gives the same games.")]
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
        help="Spotted!: a shipped sheet by name, or a .toml file.",
        show_default="clover-meadow",
    ),
]


def _all_for_0(cores: int | None) -> int | None:
    return cores or None


Cores: TypeAlias = Annotated[
    int | None,
    typer.Option(min=0, callback=_all_for_0, help="Cores to use; 0 means all.", show_default="all"),
]
PackFolder: TypeAlias = Annotated[
    Path | None,
    typer.Option(
        metavar="DIR",
        exists=True,
        file_okay=False,
        help="Play with the cards, tiles and sheets of a content pack.",
        show_default="the published game",
    ),
]
RayAddress: TypeAlias = Annotated[
    str | None,
    typer.Option(
        "--ray",
        metavar="auto|ADDRESS",
        help="Play on a Ray cluster; auto means the one on this machine.",
        show_default="none",
    ),
]
WeightsName: TypeAlias = Annotated[
    str | None,
    typer.Option(
        metavar="NAME",
        help="Weights for the bots that learn: a name that `train` has installed, or a .npz file.",
        show_default="the shipped weights",
    ),
]
AsJson: TypeAlias = Annotated[bool, typer.Option("--json", help="Print JSON and nothing else.")]
