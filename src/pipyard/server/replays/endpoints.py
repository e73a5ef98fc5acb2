"""Requests of replays."""

from typing import Annotated

from fastapi import APIRouter, Path, Query

from pipyard.server.api import refuses
from pipyard.server.guests.endpoints import Reached
from pipyard.server.replays.schemas import (
    Positions,
    SpotsPosition,
    SpotsPositions,
    SpottedPosition,
    SpottedPositions,
)

_MOST = 64

router = APIRouter(prefix="/api", tags=["tables"])


@router.get(
    "/tables/{table_id}/positions",
    openapi_extra=refuses("table/unknown", "table/other-rules", "version/unknown"),
)
async def get_positions(
    table_id: Annotated[str, Path(max_length=64)],
    reached: Reached,
    since: Annotated[int, Query(ge=0, le=2**31 - 1)] = 0,
    count: Annotated[int, Query(ge=1, le=_MOST)] = _MOST,
) -> Positions:
    """Describe a table as it was at a version and at those after it, for scrubbing a replay.

    The log is played once for all of them, and nothing but the positions is told.
    """
    passage = await reached.archive.passage(table_id, since, count)
    views = [
        (past.version, None if past.position is None else past.game.view(past.position))
        for past in passage.tables
    ]
    if passage.tables[0].game.name == "spots":
        spots = [SpotsPosition(version=version, view=view) for version, view in views]
        return SpotsPositions(latest=passage.latest, positions=spots)
    spotted = [SpottedPosition(version=version, view=view) for version, view in views]
    return SpottedPositions(latest=passage.latest, positions=spotted)
