"""What is refused at a table, and why."""

from collections.abc import Sequence

from pipyard.server.errors import Refused
from pipyard.server.games.hosting import HostedGame
from pipyard.server.guests.names import looks_like
from pipyard.server.guests.service import Guest
from pipyard.server.tables.table import Seat, Table
from pipyard.server.tables.wishes import Act, Undo


def check_bot(bot: str, game: HostedGame) -> None:
    """Refuse a bot that does not play this game."""
    if bot not in game.bots:
        raise Refused(
            "config/invalid", f"There is no bot {bot!r}; choose one of {', '.join(game.bots)}."
        )


def check_seats(seats: Sequence[Seat]) -> None:
    """Refuse seats with which nobody could play, or with indistinguishable names."""
    if all(seat.bot is not None for seat in seats):
        raise Refused("config/invalid", "A table needs a seat for at least one person.")
    names = [seat.name for seat in seats if seat.guest is not None and seat.name]
    for number, name in enumerate(names):
        if any(looks_like(name, other) for other in names[:number]):
            raise Refused(
                "name/look-alike",
                f"Two players would be called {name}; give each a name of their own.",
            )


def seat_at(table: Table, number: int) -> Seat:
    """Return a seat by its number, or refuse a number that does not exist."""
    if not 0 <= number < len(table.seats):
        raise Refused("seat/unknown", f"This table has seats 0 to {len(table.seats) - 1}.")
    return table.seats[number]


def check_free(table: Table, guest: Guest, number: int, name: str | None) -> None:
    """Refuse a seat that a guest cannot have, or not under this name."""
    seat = table.seats[number]
    if seat.taken or (seat.reserved is not None and seat.reserved != guest.id):
        raise Refused(
            "seat/taken", "Somebody else has that seat; choose a free one.", table.version
        )
    if table.status != "waiting":
        raise Refused("table/closed", "This table is closed.", table.version)
    if name is None and table.seats_of(guest.id):
        raise Refused(
            "seat/second",
            "You already have a seat here; to seat somebody next to you, give a name.",
            table.version,
        )
    shown = name or guest.name
    if any(other.guest and looks_like(shown, other.name) for other in table.seats):
        raise Refused(
            "name/look-alike", f"Somebody at this table is called {shown} already.", table.version
        )


def check_host(table: Table, guest: Guest | None) -> None:
    """Refuse what only the host may do."""
    if guest is None or table.host != guest.id:
        raise Refused("table/not-host", "Only the host of the table may do that.", table.version)


_STUCK = {
    "table/damaged": "The record of this game is damaged, so it cannot go on; tell the host.",
    "table/other-rules": "This game was started under other rules than this server has now.",
}


def check_sound(table: Table) -> None:
    """Refuse any change of a table whose log cannot be replayed to its end."""
    if table.stuck:
        raise Refused(table.stuck, _STUCK[table.stuck], table.version)


def check_open(table: Table) -> None:
    """Refuse what is too late at a table that has ended."""
    if table.status in ("over", "closed"):
        raise Refused("table/closed", "The game at this table has ended.", table.version)


def check_holder(table: Table, guest: Guest | None, asked: Act | Undo) -> None:
    """Refuse to act for somebody else's seat."""
    seats, seat = table.seats, asked.seat
    if guest is None or not 0 <= seat < len(seats) or seats[seat].guest != guest.id:
        raise Refused("seat/not-yours", "That seat is not yours.", table.version)


def is_late(table: Table, asked: Act | Undo) -> bool:
    """Return whether the situation has changed since the sender looked, maybe by this request."""
    if not asked.seat < len(table.asked_since):
        # The game has not started, or there is no such seat, which is refused for that reason.
        return False
    return not table.asked_since[asked.seat] <= asked.version <= table.version


def check_request(table: Table, asked: Act | Undo) -> None:
    """Refuse what cannot be carried out now."""
    check_sound(table)
    if table.closed:
        raise Refused("table/closed", "The host has closed this table.", table.version)
    if table.record is None:
        raise Refused("table/waiting", "The game begins when every seat is taken.", table.version)
    if table.seats[asked.seat].bot is not None:
        raise Refused(
            "seat/stood-in", "A bot plays for you; take your seat back first.", table.version
        )
    if isinstance(asked, Act) and is_late(table, asked):
        raise stale(table.version)


def stale(version: int) -> Refused:
    """Return the refusal of a request that was made for an earlier position."""
    return Refused("move/stale", "The table has moved on; look again and choose.", version)
