"""What a guest is told of a table, read back."""

from pipyard.server.tables.schemas import SpotsTable, SpottedTable
from pipyard.server.tables.states import Around, state_json
from pipyard.server.tables.table import Table


def state_of(table: Table, guest: str | None, around: Around) -> SpotsTable | SpottedTable:
    """Read what is told to a guest, as the form it has to have."""
    kind = SpotsTable if table.game.name == "spots" else SpottedTable
    return kind.model_validate_json(state_json(table, guest, around))
