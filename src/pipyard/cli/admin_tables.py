"""How `pipyard admin` shows stored data."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from pipyard.cli.saying import local_time, printable
from pipyard.i18n import words

if TYPE_CHECKING:
    from pipyard.server.admin.kept import KeptGuest, KeptSeat, KeptTable, Sizes

_KIB = 1024
_WIDE = 10_000
"""Maximum line width, so that a list piped to another program is never cut off."""


def show_tables(tables: "Sequence[KeptTable]", place: str) -> None:
    """List tables, and count them."""
    say = words()
    if not tables:
        typer.echo(say("admin-tables-none", place=place))
        return
    rows = (
        (
            table.id,
            say("verify-game", game=table.game),
            say(f"admin-status-{table.status}"),
            seats_of(table),
            local_time(table.changed_ms),
            str(table.events),
            _size(table.bytes),
        )
        for table in tables
    )
    _show(("id", "game", "status", "seats", "changed", "events", "size"), rows)
    typer.echo(say("admin-tables-count", count=len(tables), place=place))


def show_guests(guests: "Sequence[KeptGuest]", place: str) -> None:
    """List guests, and count them."""
    say = words()
    if not guests:
        typer.echo(say("admin-guests-none", place=place))
        return
    rows = (
        (guest.id, printable(guest.name) or "–", str(guest.tables), local_time(guest.seen_ms))
        for guest in guests
    )
    _show(("id", "name", "tables", "seen"), rows)
    typer.echo(say("admin-guests-count", count=len(guests), place=place))


def show_sizes(sizes: "Sizes", place: str) -> None:
    """List what uses space, largest first."""
    parts = sorted(sizes.parts, key=lambda part: (-(part.bytes or 0), part.name))
    rows = (
        (part.name, str(part.rows), "–" if part.bytes is None else _size(part.bytes))
        for part in parts
    )
    _show(("part", "rows", "size"), rows)
    total, free = _size(sizes.bytes), _size(sizes.free)
    typer.echo(words()("admin-sizes-total", place=place, total=total, free=free))


def seats_of(table: "KeptTable") -> str:
    """Name the players at a table, seat by seat."""
    return ", ".join(map(_seat, table.seats))


def _seat(seat: "KeptSeat") -> str:
    if seat.guest is None and not seat.name:
        return seat.bot or words()("admin-seat-free")
    name = printable(seat.name) or words()("admin-guest-unnamed")
    return name if seat.bot is None else f"{name} ({seat.bot})"


def _show(headings: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
    say = words()
    shown = Table(box=None, pad_edge=False)
    for heading in headings:
        right = heading in ("events", "size", "tables", "rows")
        shown.add_column(
            say(f"admin-column-{heading}"), no_wrap=True, justify="right" if right else "left"
        )
    for row in rows:
        shown.add_row(*map(Text, row))
    console = Console()
    if not console.is_terminal:
        console.width = _WIDE
    console.print(shown, soft_wrap=True)


def _size(size: int) -> str:
    """Format bytes as KiB, rounded up so that nothing existing is shown as 0."""
    return words()("admin-size", kib=str(-(-size // _KIB)))
