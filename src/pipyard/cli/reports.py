"""`pipyard reports`: the problems that players reported to the server's owner, newest first."""

import asyncio
import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from pipyard.cli.lab_options import AsJson
from pipyard.cli.places import GamesDatabase, GamesFolder, name_of, place_of
from pipyard.cli.saying import local_time, printable
from pipyard.core.errors import PipyardError
from pipyard.i18n import words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pipyard.server.tables.storage import Report

REFUSED = 2


class ReportsRefused(PipyardError):
    """The reports cannot be read, or a log cannot be written."""

    def __init__(self, message: str, **args: object) -> None:
        super().__init__("reports/refused", words()(message, **args))


def reports(
    *,
    data: GamesFolder = None,
    database: GamesDatabase = None,
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
    """List the problems that players reported, newest first. The server may be running."""
    try:
        place = _place(data, database)
        told = _read(place)
        if log is None:
            _list(told, name_of(place), as_json=as_json)
        else:
            _write(told, place, *log)
    except PipyardError as error:
        typer.echo(f"pipyard reports: {error.sentence}", err=True)
        raise typer.Exit(REFUSED) from None


def _place(data: Path | None, address: str | None) -> Path | str:
    place = place_of(data, address)
    if data is not None and isinstance(place, Path) and not place.is_dir():
        raise ReportsRefused("reports-no-folder", place=str(place))
    return place


def _read(place: Path | str) -> "Sequence[Report]":
    from pipyard.server.database import holds_games  # noqa: PLC0415
    from pipyard.server.reports import ReportsUnreadable, read_reports  # noqa: PLC0415

    if isinstance(place, Path) and not holds_games(place):
        return []
    try:
        return asyncio.run(read_reports(place))
    except ReportsUnreadable as error:
        raise ReportsRefused(
            "reports-unreadable", place=name_of(place), reason=str(error)
        ) from None


def _list(told: "Sequence[Report]", place: str, *, as_json: bool) -> None:
    say = words()
    if as_json:
        typer.echo(json.dumps([_as_json(report) for report in told]))
        return
    for report in told:
        when = local_time(report.created)
        game = say("verify-game", game=report.game)
        about = {"id": report.id, "table": report.table, "version": str(report.version)}
        typer.echo(say("reports-head", when=when, game=game, **about))
        for line in report.text.splitlines():
            typer.echo(f"  {printable(line)}")
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
        raise ReportsRefused("reports-unknown", id=wanted, place=name_of(place))
    try:
        file.write_text(write_log(asyncio.run(read_game(place, report))), encoding="utf-8")
    except ReportsUnreadable as error:
        raise ReportsRefused(
            "reports-unreadable", place=name_of(place), reason=str(error)
        ) from None
    except OSError as error:
        reason = error.strerror or str(error)
        raise ReportsRefused("reports-unwritable", file=str(file), reason=reason) from None
    typer.echo(words()("reports-written", version=str(report.version), file=str(file)))
