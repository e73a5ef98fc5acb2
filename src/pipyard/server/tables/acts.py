"""Requests to act as the service takes them."""

from pipyard.server.tables.schemas import Acting
from pipyard.server.tables.service import Act
from pipyard.server.tables.table import Table


def act_of(table: Table, asked: Acting, version: int) -> Act:
    """Read what is asked of a table; its game knows what the action means, or refuses it."""
    return Act(asked.request, version, asked.seat, table.game.read_action(asked.action))
