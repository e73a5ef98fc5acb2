"""Requests to act as the service takes them."""

from pipyard.server.tables.schemas import Acting, Undoing
from pipyard.server.tables.table import Table
from pipyard.server.tables.wishes import Act, Undo


def act_of(table: Table, asked: Acting, version: int) -> Act:
    """Read what is asked of a table; its game knows what the action means, or refuses it."""
    return Act(asked.request, version, asked.seat, table.game.read_action(asked.action))


def undo_of(asked: Undoing, version: int) -> Undo:
    """Read which seat wants to take its last action back."""
    return Undo(asked.request, version, asked.seat)
