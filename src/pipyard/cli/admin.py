"""`pipyard admin`: what a server stores, and how its owner closes and deletes some of it."""

import asyncio
import json
import sys
from collections.abc import Awaitable, Callable
from contextlib import contextmanager
from dataclasses import asdict
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeAlias, TypeVar

import typer

from pipyard.cli import admin_tables
from pipyard.cli.lab_options import AsJson
from pipyard.cli.places import GamesDatabase, GamesFolder, name_of, place_of
from pipyard.cli.refusals import REFUSED
from pipyard.cli.saying import printable
from pipyard.core.errors import PipyardError
from pipyard.i18n import words

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pipyard.server.admin.kept import KeptGuest, KeptTable
    from pipyard.server.admin.service import Admin

T = TypeVar("T")
_NOT_DONE = 1
_DAY_MS = 24 * 3600 * 1000

admin = typer.Typer(
    no_args_is_help=True,
    help="Show what a server stores, close tables, and delete data.",
)


class TableStatus(StrEnum):
    """The status of a game."""

    WAITING = "waiting"
    PLAYING = "playing"
    OVER = "over"
    CLOSED = "closed"


Statuses: TypeAlias = Annotated[
    list[TableStatus] | None,
    typer.Option(
        "--status",
        help="Only tables with this status; can be repeated.",
        show_default="any",
    ),
]
OlderThan: TypeAlias = Annotated[
    int | None,
    typer.Option(
        metavar="DAYS",
        min=0,
        help="Only tables with no activity for this many days.",
        show_default="any",
    ),
]
NewerThan: TypeAlias = Annotated[
    int | None,
    typer.Option(
        metavar="DAYS",
        min=0,
        help="Only tables with activity within this many days.",
        show_default="any",
    ),
]
TableId: TypeAlias = Annotated[
    str, typer.Argument(metavar="TABLE", help="The id, the last part of the table's link.")
]
GuestId: TypeAlias = Annotated[
    str, typer.Argument(metavar="GUEST", help="The id, as `pipyard admin guests` lists it.")
]
Yes: TypeAlias = Annotated[bool, typer.Option("--yes", help="Do it without asking first.")]
_TAKES_ANY_ID = {"ignore_unknown_options": True}
"""An id may start with a dash."""


@admin.command()
def tables(
    *,
    status: Statuses = None,
    older_than: OlderThan = None,
    newer_than: NewerThan = None,
    data: GamesFolder = None,
    database: GamesDatabase = None,
    as_json: AsJson = False,
) -> None:
    """List tables with the space they use, most recently changed first."""
    from pipyard.server.admin.kept import TableFilter  # noqa: PLC0415  (loading takes time)

    async def read(admin: "Admin") -> Any:
        now = admin.clock()
        before = None if older_than is None else now - older_than * _DAY_MS
        after = None if newer_than is None else now - newer_than * _DAY_MS
        statuses = [each.value for each in status or ()]
        return await admin.kept.tables(TableFilter(statuses, before, after))

    with _refusing("admin tables"):
        place = place_of(data, database)
        found = _run(place, read)
        if as_json:
            typer.echo(json.dumps([asdict(table) for table in found]))
        else:
            admin_tables.show_tables(found, name_of(place))


@admin.command()
def guests(
    *, data: GamesFolder = None, database: GamesDatabase = None, as_json: AsJson = False
) -> None:
    """List guests, most recent visit first; visits are stored to the day."""
    with _refusing("admin guests"):
        place = place_of(data, database)
        found = _run(place, lambda admin: admin.kept.guests())
        if as_json:
            typer.echo(json.dumps([asdict(guest) for guest in found]))
        else:
            admin_tables.show_guests(found, name_of(place))


@admin.command()
def sizes(
    *, data: GamesFolder = None, database: GamesDatabase = None, as_json: AsJson = False
) -> None:
    """Show how much space everything uses, and what uses it."""
    with _refusing("admin sizes"):
        place = place_of(data, database)
        found = _run(place, lambda admin: admin.kept.sizes())
        if as_json:
            typer.echo(json.dumps(asdict(found)))
        else:
            admin_tables.show_sizes(found, name_of(place))


@admin.command(context_settings=_TAKES_ANY_ID)
def close(
    table: TableId,
    *,
    yes: Yes = False,
    data: GamesFolder = None,
    database: GamesDatabase = None,
) -> None:
    """End a game early, as its host can; people can still look at it."""
    with _refusing("admin close"):
        place = place_of(data, database)
        found = _table(place, table)
        if found.status in (TableStatus.OVER, TableStatus.CLOSED):
            typer.echo(words()("admin-close-already", table=found.id))
            return
        _ask(words()("admin-close-about", **_about(found)), yes=yes)
        _run(place, lambda admin: admin.close_table(table))
        typer.echo(words()("admin-close-done", table=table))
        _note_running(place)


@admin.command(context_settings=_TAKES_ANY_ID)
def delete(
    table: TableId,
    *,
    yes: Yes = False,
    data: GamesFolder = None,
    database: GamesDatabase = None,
) -> None:
    """Delete a table with its game and the reports about it, permanently."""
    with _refusing("admin delete"):
        place = place_of(data, database)
        found = _table(place, table)
        _ask(words()("admin-delete-about", reports=found.reports, **_about(found)), yes=yes)
        if not _run(place, lambda admin: admin.delete_table(table)):
            raise _refusal("admin-no-table", table=printable(table), place=name_of(place))
        typer.echo(words()("admin-delete-done", table=table))
        _note_running(place)


@admin.command(context_settings=_TAKES_ANY_ID)
def delete_guest(
    guest: GuestId,
    *,
    yes: Yes = False,
    data: GamesFolder = None,
    database: GamesDatabase = None,
) -> None:
    """Delete a guest: bots take over, and finished games stay without the name."""
    with _refusing("admin delete-guest"):
        place = place_of(data, database)
        found = _guest(place, guest)
        name = printable(found.name) or words()("admin-guest-unnamed")
        about = {"tables": found.tables, "going": found.going_on}
        _ask(words()("admin-guest-about", guest=found.id, name=name, **about), yes=yes)
        _run(place, lambda admin: admin.delete_guest(guest))
        typer.echo(words()("admin-guest-done", guest=guest))
        _note_running(place)


def _table(place: Path | str, table: str) -> "KeptTable":
    found = _run(place, lambda admin: admin.kept.table(table))
    if found is None:
        raise _refusal("admin-no-table", table=printable(table), place=name_of(place))
    return found


def _guest(place: Path | str, guest: str) -> "KeptGuest":
    found = _run(place, lambda admin: admin.kept.guest(guest))
    if found is None:
        raise _refusal("admin-no-guest", guest=printable(guest), place=name_of(place))
    return found


def _about(table: "KeptTable") -> dict[str, Any]:
    say = words()
    return {
        "table": table.id,
        "game": say("verify-game", game=table.game),
        "status": say(f"admin-status-{table.status}"),
        "seats": admin_tables.seats_of(table),
        "events": table.events,
    }


def _ask(what: str, *, yes: bool) -> None:
    """Say what will be done, and continue only if the user agrees."""
    say = words()
    typer.echo(what)
    if yes:
        return
    typer.echo(f"{say('admin-ask', yes=say('admin-yes'))} ", nl=False)
    if sys.stdin.readline().strip().casefold() != say("admin-yes"):
        typer.echo(say("admin-not-done"), err=True)
        raise typer.Exit(_NOT_DONE)


def _note_running(place: Path | str) -> None:
    """Warn about a server running on a SQLite folder; PostgreSQL notifies its servers itself."""
    from pipyard.server.database import is_in_use  # noqa: PLC0415  (loading takes time)

    if isinstance(place, Path) and is_in_use(place):
        typer.echo(words()("admin-running"))


def _refusal(message: str, **about: object) -> PipyardError:
    from pipyard.server.admin.service import AdminRefused  # noqa: PLC0415  (loading takes time)

    return AdminRefused(message, **about)


def _run(place: Path | str, work: "Callable[[Admin], Awaitable[T]]") -> T:
    from pipyard.server.admin.service import administering  # noqa: PLC0415  (loading takes time)

    async def reach() -> T:
        async with administering(place) as reached:
            return await work(reached)

    return asyncio.run(reach())


@contextmanager
def _refusing(command: str) -> "Iterator[None]":
    try:
        yield
    except PipyardError as error:
        typer.echo(f"pipyard {command}: {error.sentence}", err=True)
        raise typer.Exit(REFUSED) from None
