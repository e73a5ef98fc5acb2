"""Replaying a stored game: the only way from a log to a table."""

from collections.abc import Iterator, Sequence

from pipyard.core.errors import PipyardError
from pipyard.server.games.hosting import HostedGame
from pipyard.server.tables.events import read_event
from pipyard.server.tables.storage import StoredEvent, StoredTable
from pipyard.server.tables.table import Table

UNPLAYABLE = (PipyardError, ValueError, KeyError, TypeError, IndexError)
"""Exceptions of reading and playing an event that no table can have stored."""


def can_go_on(game: HostedGame, stored: StoredTable) -> bool:
    """Return whether a table can be loaded from its base: these rules made it, in this form."""
    if stored.base.record is None:
        return True
    referee = game.referee(stored.config)
    return (
        stored.rules_version == game.rules_version
        and stored.base.layout == referee.layout
        and len(stored.base.record) == referee.dtype.itemsize
    )


def at_base(game: HostedGame, stored: StoredTable) -> Table:
    """Return a table as it was at its base."""
    table = Table(
        id=stored.id,
        game=game,
        config=stored.config,
        host=stored.host,
        seats=tuple(stored.seats),
        terms=stored.terms,
        seed=stored.seed,
        rules_version=stored.rules_version,
        rematch=stored.rematch,
        imported=stored.imported,
    )
    return table.at_base(stored.base)


def replay(game: HostedGame, stored: StoredTable) -> Table:
    """Rebuild a table from its base and the events since.

    If an event cannot be played, the table is stuck in the state before that event.
    """
    table = at_base(game, stored)
    for row in stored.events:
        table = play_on(table, row)
        if table.stuck:
            break
    return table.changed(deadlines=dict(stored.deadlines or {}))


def steps(table: Table, rows: Sequence[StoredEvent]) -> Iterator[Table]:
    """Yield a table after each of the following events, as far as they can be played."""
    for row in rows:
        table = play_on(table, row)
        yield table
        if table.stuck:
            return


def play_on(table: Table, row: StoredEvent) -> Table:
    """Return a table after a stored event; an unplayable event leaves it stuck permanently."""
    if table.stuck:
        return table
    try:
        return table.after([read_event(table.game, row.event)])
    except UNPLAYABLE:
        same_rules = table.rules_version == table.game.rules_version
        return table.changed(stuck="table/damaged" if same_rules else "table/other-rules")
