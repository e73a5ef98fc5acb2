"""`pipyard backup` and `pipyard restore`: all games in one file, and back."""

import asyncio
import json
from collections.abc import Coroutine
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from pipyard.cli.lab_options import AsJson
from pipyard.cli.places import GamesDatabase, GamesFolder, name_of, place_of
from pipyard.cli.showing import status
from pipyard.core.errors import PipyardError
from pipyard.i18n import words

if TYPE_CHECKING:
    from pipyard.server.database.copying import Copied

REFUSED = 2


def backup(
    file: Annotated[Path, typer.Argument(help="The file to write; it must not exist yet.")],
    *,
    data: GamesFolder = None,
    database: GamesDatabase = None,
    as_json: AsJson = False,
) -> None:
    """Copy all games, guests and reports into one file. The server may be running.

    The copy is of one moment. It is read through completely before the file gets its name. Keep the
    file private: it contains the seeds of unfinished games.
    """
    from pipyard.server.backup import back_up  # noqa: PLC0415  (takes time)
    from pipyard.server.database import holds_games  # noqa: PLC0415
    from pipyard.server.database.copying import BackupRefused  # noqa: PLC0415

    place = place_of(data, database)

    async def copied() -> "Copied":
        if isinstance(place, Path) and not holds_games(place):
            raise BackupRefused("backup-no-games", place=name_of(place))
        return await back_up(place, file)

    _run("backup", copied(), place, file, as_json=as_json)


def restore(
    file: Annotated[Path, typer.Argument(help="A file that `pipyard backup` wrote.")],
    *,
    data: GamesFolder = None,
    database: GamesDatabase = None,
    as_json: AsJson = False,
) -> None:
    """Load a backup into a folder or a PostgreSQL database that has no games yet.

    A backup of either database fits into either. The server must not be running on the folder.
    """
    from pipyard.server.backup import bring_back  # noqa: PLC0415  (loading takes time)

    place = place_of(data, database)
    _run("restore", bring_back(file, place), place, file, as_json=as_json)


def _run(
    command: str,
    work: "Coroutine[Any, Any, Copied]",
    place: Path | str,
    file: Path,
    *,
    as_json: bool,
) -> None:
    say = words()
    try:
        with status(say(f"backup-running-{command}")):
            copied = asyncio.run(work)
    except PipyardError as error:
        typer.echo(f"pipyard {command}: {error.sentence}", err=True)
        raise typer.Exit(REFUSED) from None
    if as_json:
        typer.echo(json.dumps(asdict(copied)))
        return
    about = {"tables": copied.tables, "events": copied.events, "guests": copied.guests}
    typer.echo(say(f"backup-done-{command}", file=str(file), place=name_of(place), **about))
