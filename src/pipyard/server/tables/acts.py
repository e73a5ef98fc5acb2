"""Requests to act, in the form that the service uses."""

from pipyard.server.tables.schemas import Acting, Undoing
from pipyard.server.tables.table import Table
from pipyard.server.tables.wishes import Act, Undo


def act_of(table: Table, asked: Acting, version: int) -> Act:
    """Read a requested action; its game parses or refuses it."""
    return Act(asked.request, version, asked.seat, table.game.read_action(asked.action))


def undo_of(asked: Undoing, version: int) -> Undo:
    """Read which seat wants to take its last action back."""
    return Undo(asked.request, version, asked.seat)
