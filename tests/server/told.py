"""What a guest receives about a table, parsed."""

from typing import Any

from pipyard.server.tables.schemas import table_of
from pipyard.server.tables.states import Around, state_json
from pipyard.server.tables.table import Table


def state_of(table: Table, guest: str | None, around: Around) -> Any:
    """Parse a message to a guest into its model."""
    return table_of(table.game.name).model_validate_json(state_json(table, guest, around))
