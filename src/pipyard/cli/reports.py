"""`pipyard reports`: what players told the server's owner of, newest first."""

import asyncio
import json
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from pipyard.cli.lab_options import AsJson
from pipyard.core.errors import PipyardError
from pipyard.i18n import words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pipyard.server.tables.storage import Report

REFUSED = 2


class ReportsRefused(PipyardError):
    """Reports that cannot be read, or a log that cannot be written."""

    def __init__(self, message: str, **args: object) -> None:
        super().__init__("reports/refused", words()(message, **args))


def reports(
    *,
    data: Annotated[
        Path | None,
        typer.Option(
            metavar="FOLDER",
            envvar="PIPYARD_DATA",
            file_okay=False,
            help="Folder of the games.",
            show_default="your user data folder",
        ),
    ] = None,
    database: Annotated[
        str | None,
        typer.Option(
            metavar="URL",
            envvar="PIPYARD_DATABASE",
            help="PostgreSQL of the games, as `pipyard serve` is told it.",
            show_default="SQLite in the data folder",
        ),
    ] = None,
    log: Annotated[
        tuple[str, Path] | None,
        typer.Option(
            metavar="ID FILE",
            help="Write the game that a report is about to a file, up to the reported position.",
            show_default="list the reports",
        ),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """List the problems that players reported, newest first; also while the server runs."""
    try:
        place = _place(data, database)
        told = _read(place)
        if log is None:
            _list(told, _named(place), as_json=as_json)
        else:
            _write(told, place, *log)
    except PipyardError as error:
        typer.echo(f"pipyard reports: {error.sentence}", err=True)
        raise typer.Exit(REFUSED) from None


def _place(data: Path | None, address: str | None) -> Path | str:
    from pipyard.server.settings import usual_data_folder  # noqa: PLC0415  (loading takes time)

    folder = (data or usual_data_folder()).expanduser().resolve()
    if data is not None and not address and not folder.is_dir():
        raise ReportsRefused("reports-no-folder", place=str(folder))
    return address or folder


def _named(place: Path | str) -> str:
    """Name where reports are kept; an address may hold a password."""
    return str(place) if isinstance(place, Path) else words()("reports-database")


def _read(place: Path | str) -> "Sequence[Report]":
    from pipyard.server.database import holds_games  # noqa: PLC0415
    from pipyard.server.reports import ReportsUnreadable, read_reports  # noqa: PLC0415

    if isinstance(place, Path) and not holds_games(place):
        return []
    try:
        return asyncio.run(read_reports(place))
    except ReportsUnreadable as error:
        raise ReportsRefused("reports-unreadable", place=_named(place), reason=str(error)) from None


def _list(told: "Sequence[Report]", place: str, *, as_json: bool) -> None:
    say = words()
    if as_json:
        typer.echo(json.dumps([_as_json(report) for report in told]))
        return
    for report in told:
        when = f"{_local_time(report.created):%Y-%m-%d %H:%M}"
        game = say("verify-game", game=report.game)
        about = {"id": report.id, "table": report.table, "version": str(report.version)}
        typer.echo(say("reports-head", when=when, game=game, **about))
        for line in report.text.splitlines():
            typer.echo(f"  {_printable(line)}")
        typer.echo()
    count = say("reports-count", count=len(told), place=place)
    typer.echo(count if told else say("reports-none", place=place))


def _as_json(report: "Report") -> dict[str, object]:
    return {
        "id": report.id,
        "created_ms": report.created,
        "game": report.game,
        "table": report.table,
        "version": report.version,
        "text": report.text,
    }


def _write(told: "Sequence[Report]", place: Path | str, wanted: str, file: Path) -> None:
    from pipyard.server.logs.reading import write_log  # noqa: PLC0415
    from pipyard.server.reports import ReportsUnreadable, read_game  # noqa: PLC0415

    report = next((report for report in told if report.id == wanted), None)
    if report is None:
        raise ReportsRefused("reports-unknown", id=wanted, place=_named(place))
    try:
        file.write_text(write_log(asyncio.run(read_game(place, report))), encoding="utf-8")
    except ReportsUnreadable as error:
        raise ReportsRefused("reports-unreadable", place=_named(place), reason=str(error)) from None
    except OSError as error:
        reason = error.strerror or str(error)
        raise ReportsRefused("reports-unwritable", file=str(file), reason=reason) from None
    typer.echo(words()("reports-written", version=str(report.version), file=str(file)))


def _printable(line: str) -> str:
    """Leave out what would steer a terminal: anybody may have written this."""
    return "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in line)


def _local_time(milliseconds: int) -> datetime:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).astimezone()
