"""What a guest is told of a table, read back."""

from typing import Any

from pipyard.server.tables.schemas import table_of
from pipyard.server.tables.states import Around, state_json
from pipyard.server.tables.table import Table


def state_of(table: Table, guest: str | None, around: Around) -> Any:
    """Read what is told to a guest, as the form it has to have."""
    return table_of(table.game.name).model_validate_json(state_json(table, guest, around))
