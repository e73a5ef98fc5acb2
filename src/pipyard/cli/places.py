"""Where games are stored, for commands that read them without running a server."""

from pathlib import Path
from typing import Annotated, TypeAlias

import typer

from pipyard.i18n import words

GamesFolder: TypeAlias = Annotated[
    Path | None,
    typer.Option(
        "--data",
        metavar="FOLDER",
        envvar="PIPYARD_DATA",
        file_okay=False,
        help="Folder with the games.",
        show_default="your user data folder",
    ),
]
GamesDatabase: TypeAlias = Annotated[
    str | None,
    typer.Option(
        "--database",
        metavar="URL",
        envvar="PIPYARD_DATABASE",
        help="PostgreSQL database with the games, as for `pipyard serve`.",
        show_default="SQLite in the data folder",
    ),
]


def place_of(data: Path | None, address: str | None) -> Path | str:
    """Return the address of a database, or the folder."""
    from pipyard.server.settings import usual_data_folder  # noqa: PLC0415  (loading takes time)

    return address or (data or usual_data_folder()).expanduser().resolve()


def name_of(place: Path | str) -> str:
    """Return a printable name of a place; an address may contain a password."""
    return str(place) if isinstance(place, Path) else words()("reports-database")
